"""Studies on pages: a game or a position with variations and comments, shared by its address, as
one file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from starlette.responses import Response

from cosmeeple.draw import html
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import SPECTATOR, view
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import study as kept
from cosmeeple.store.queries import FINISHED
from cosmeeple.study.tree import (
    LONGEST_NOTE,
    MARKS,
    Moment,
    Read,
    Study,
    annotated,
    branched,
    new_study,
    pruned,
    read_study,
)
from cosmeeple.web import regions, render
from cosmeeple.web.handlers.past import download
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import clean_name, new_id
from cosmeeple.web.study.puzzles import need_puzzle
from cosmeeple.web.visit import Visit

#: Moves of the game shown around the present moment; all of them would be a book.
AROUND = 6


@dataclass(frozen=True)
class Kept:
    """A study as it lies in the store."""

    id: str
    title: str
    host: str | None
    version: int
    read: Read


@lru_cache(maxsize=64)
def reading(body: str) -> Read:
    """Replaying a game takes a while; pages of the same study come one after another."""
    return read_study(body)


async def need_study(visit: Visit) -> Kept:
    """The study of the address."""
    wanted = visit.request.path_params["study"]
    row = await visit.site.store.reading(kept.study_row, wanted) if len(wanted) <= 24 else None
    if row is None:
        raise Refused("no-study", 404, "there is no such study")
    try:
        return Kept(row["id"], row["title"], row["host"], row["version"], reading(row["body"]))
    except BadInput as error:
        raise Refused("frozen", 409, str(error)) from None


def may_write(visit: Visit, found: Kept) -> bool:
    """Is it the visitor's own?"""
    return visit.person is not None and visit.person.id == found.host


async def change(visit: Visit, found: Kept, study: Study, at: str) -> Response:
    """Write a changed study, if nobody was faster, and go on at this moment."""
    if not may_write(visit, found):
        raise Refused("not-yours", 403, "only who made the study may change it; make a copy")
    done = await visit.site.store.writing(
        kept.change_study,
        found.id,
        found.version,
        body=study.dump(),
        title=study.title,
        changed=now_ms(),
    )
    if not done:
        raise Refused("stale", 409, "the study has changed meanwhile")
    return visit.go(f"/study/{found.id}?at={at}", at=at)


async def add(visit: Visit, study: Study, game: str) -> Response:
    """A new study of the visitor's."""
    actor = await visit.somebody()
    at = now_ms()
    row = {
        "id": new_id(),
        "game": game,
        "title": study.title,
        "host": actor.person,
        "version": 1,
        "created": at,
        "changed": at,
        "body": study.dump(),
    }
    await visit.site.store.writing(kept.add_study, row)
    return visit.go(f"/study/{row['id']}", study=row["id"])


# --- making them


async def study_table(visit: Visit) -> Response:
    """A study of a finished game."""
    visit.site.limits.need("study", visit.ip)
    room = await visit.room()
    if room.status != FINISHED or "fork" in room.charter.origin:
        raise Refused("analyse-later", 409, "a study begins with a whole game that is over")
    title = room.charter.title or room.game.names[visit.language]
    record = visit.site.tables.whole.export(room, visit.actor)
    return await add(visit, new_study(title, record), room.game.slug)


async def study_puzzle(visit: Visit) -> Response:
    """A study that begins at a puzzle; its source game comes along."""
    visit.site.limits.need("study", visit.ip)
    found = need_puzzle(visit)
    options = found.game.full_options(found.players, found.case.data.get("options"))
    match = Match.start(found.game, found.players, int(found.case.data["seed"]), options)
    for line in found.moves:
        letter, _, choice = line.partition(" ")
        match.play(SEAT_LETTERS.index(letter), choice)
    return await add(
        visit, new_study(render.say(visit.language, "puzzle"), match.dumps()), found.slug
    )


async def import_study(visit: Visit) -> Response:
    """A study from its file."""
    await visit.site.limits.need_everywhere("import", visit.ip)
    raw = visit.file if visit.file is not None else visit.text("file").encode()
    try:
        read = read_study(raw)
    except BadInput as error:
        raise Refused("bad-study", 400, str(error)) from None
    return await add(visit, read.study, read.match.game.slug)


async def copy_study(visit: Visit) -> Response:
    """Another's study as one's own, to go on with."""
    visit.site.limits.need("study", visit.ip)
    found = await need_study(visit)
    return await add(visit, found.read.study, found.read.match.game.slug)


async def study_file(visit: Visit) -> Response:
    """The study as a file."""
    found = await need_study(visit)
    return download(found.read.study.file(), f"study-{found.id}.json", "application/json")


# --- changing them


def moment_of(found: Kept, name: str) -> str:
    """A moment of the study; Refused where there is none."""
    if name not in found.read.moments:
        raise Refused("no-moment", 404, "there is no such moment")
    return name


async def study_note(visit: Visit) -> Response:
    """A comment at a moment."""
    found = await need_study(visit)
    at = moment_of(found, visit.text("at"))
    try:
        study = annotated(found.read, at, visit.text("note", ""), visit.text("mark", ""))
    except BadInput as error:
        raise Refused("bad-request", 400, str(error)) from None
    return await change(visit, found, study, at)


async def study_move(visit: Visit) -> Response:
    """One more answer after a moment: the game's own leads on, another begins or continues a
    variation."""
    found = await need_study(visit)
    at = moment_of(found, visit.text("at"))
    letter = visit.text("seat")
    if letter not in SEAT_LETTERS[: found.read.match.header.players]:
        raise Refused("no-seat", 404, "there is no such seat")
    try:
        study, name = branched(found.read, at, SEAT_LETTERS.index(letter), visit.text("choice"))
    except (BadInput, IllegalChoice) as error:
        raise Refused("illegal", 409, str(error)) from None
    if study is found.read.study:
        return visit.go(f"/study/{found.id}?at={name}", at=name)
    return await change(visit, found, study, name)


async def study_prune(visit: Visit) -> Response:
    """A variation is taken out."""
    found = await need_study(visit)
    at = moment_of(found, visit.text("at"))
    if not at.startswith("v"):
        raise Refused("bad-request", 400, "the game itself stays as it was")
    return await change(visit, found, pruned(found.read, at), found.read.moments[at].parent)


async def study_title(visit: Visit) -> Response:
    """Another title."""
    found = await need_study(visit)
    study = found.read.study
    study = Study(
        study.cosmeeple_study,
        clean_name(visit.text("title"), 60) or study.title,
        study.record,
        study.notes,
        study.marks,
        study.branches,
    )
    return await change(visit, found, study, visit.text("at", "m0"))


# --- reading them


async def studies(visit: Visit) -> Response:
    """One's own studies, and the form that loads one."""
    own = await visit.site.store.reading(kept.studies_of, visit.person.id) if visit.person else ()
    return await visit.html(
        render.document(
            "studies.html", visit.reader(), own=own, game_names=render.game_names(visit.language)
        )
    )


def texts_for(read: Read, language: str) -> Texts:
    """The words of its game, with its players' names."""
    names = tuple(
        who.removeprefix("bot:") or SEAT_LETTERS[seat]
        for seat, who in enumerate(read.match.header.seats)
    )
    return Texts(
        read.match.game,
        read.match.kit,
        language,
        names or tuple(SEAT_LETTERS[: read.match.header.players]),
    )


def told_move(read: Read, moment: Moment, texts: Texts) -> str:
    """The answer that led to a moment, in words."""
    table = read.position(moment.parent)
    frame = question(table)
    pick = next(one for one in frame.domain.picks if notation(frame, one) == moment.choice)
    return texts.label(frame, pick, table.state)


def rows_of(read: Read, at: str, texts: Texts) -> list[tuple[Moment, int, str]]:
    """What the page lists: the game around the moment and all of its variations there, with their
    depth."""
    trunk = read.trunk(at)
    last = len(read.match.moves)
    wanted = {f"m{ply}" for ply in range(max(0, trunk - AROUND), min(last, trunk + AROUND) + 1)}
    wanted |= {name for name in (*read.study.notes, *read.study.marks) if name.startswith("m")}
    wanted |= {branch.parent for branch in read.study.branches if branch.parent.startswith("m")}
    found: list[tuple[Moment, int, str]] = []

    def branch_rows(parent: str, depth: int) -> None:
        for child in read.children(parent):
            if child.id.startswith("v"):
                found.append((child, depth, told_move(read, child, texts)))
                branch_rows(child.id, depth if len(read.children(parent)) == 1 else depth + 1)

    for ply in range(last + 1):
        name = f"m{ply}"
        if name in wanted:
            moment = read.moments[name]
            found.append((moment, 0, told_move(read, moment, texts) if ply else ""))
            branch_rows(name, 1)
    return found


async def study(visit: Visit) -> Response:
    """The position at a moment, what was written there, what follows, and what could."""
    found = await need_study(visit)
    read = found.read
    at = visit.request.query_params.get("at", "")
    at = (
        at
        if at in read.moments
        else f"m{len(read.match.moves)}"
        if not read.match.table.over()
        else "m0"
    )
    table = read.position(at)
    texts = texts_for(read, visit.language)
    players = read.match.header.players
    letter = visit.request.query_params.get("seat", "")
    asked = table.deciders()
    eyes = (
        SEAT_LETTERS.index(letter)
        if letter in SEAT_LETTERS[:players]
        else asked[0]
        if asked
        else SPECTATOR
    )
    seats = tuple(
        Seat(seat, texts.name("seat", seat), mine=seat == eyes) for seat in range(players)
    )
    seen = Seen(read.match.game, view(read.match.game, table, eyes), texts, seats, live=False)
    say = regions.words(visit.language)
    drawn: dict[str, Any] = {
        **{name: html.safe(text) for name, text in regions.game_regions(seen).items()},
        **{name: html.safe(text) for name, text in regions.people_regions(seen, say).items()},
    }
    choices = [
        (
            seat,
            [
                (notation(question(table), pick), texts.choice(question(table), pick, table.state))
                for pick in table.options(seat)
            ],
        )
        for seat in asked
    ]
    children = read.children(at)
    text = render.document(
        "study.html",
        visit.reader(),
        everything=True,
        found=found,
        game=read.match.game,
        at=at,
        moment=read.moments[at],
        note=read.study.notes.get(at, ""),
        mark=read.study.marks.get(at, ""),
        marks=MARKS,
        longest=LONGEST_NOTE,
        rows=rows_of(read, at, texts),
        notes=read.study.notes,
        signs=read.study.marks,
        choices=choices,
        prompt=texts.prompt(question(table)) if asked else "",
        next_moment=children[0].id if children else "",
        mine=may_write(visit, found),
        seen=seen,
        eyes=eyes,
        regions=drawn,
        places=regions.places_of(read.match.game),
        game_words=regions.game_words(read.match.game, visit.language),
        seat_order=regions.seat_order(seen),
        address=f"{visit.address.base}/study/{found.id}",
    )
    return await visit.html(text)
