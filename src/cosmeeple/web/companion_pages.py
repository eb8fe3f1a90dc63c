"""The pages of companions and what their forms do.

GET  /companion                     start one, or go on with an own one;  POST /companion {game, ...}
GET /companion/ID[?card=KEY|draw=1] the automaton's board, its last move and why, what is wanted
next
POST /companion/ID/card             {version, card, draw?, what lies on the table, and what the game's page adds}
POST /companion/ID/enter            {version, the automaton's own things}
POST /companion/ID/undo             {version}
POST /companion/ID/DEED             {version, ...}: what else the game's automaton does (`Beside.deeds`)
GET  /companion/ID/file             all of it in one file;  POST /companion/load {file} goes on from such a file
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.draw.companion import CARD, Call, Sent, WrongEntry
from cosmeeple.draw.steps import ICONS, mark_of
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.game import SEAT_LETTERS, load_game
from cosmeeple.kernel.words.text import LANGUAGES, Texts
from cosmeeple.store import queries
from cosmeeple.web import render
from cosmeeple.web.companion import Companion, beside, games
from cosmeeple.web.regions import words
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import Visit, handled

#: What any engine refuses, by its words.
REFUSALS = ((r"nothing to take back", "nothing"),)


# --- what is shown


@dataclass(frozen=True)
class SheetLine:
    """One thing that the automaton did or considered."""

    text: str
    rule: str
    mark: str
    parts: tuple[tuple[str, int, str], ...] = ()


@dataclass(frozen=True)
class Shift:
    """What was done in one step: `deeds` are to be done at the table, `reasons` are everything in
    order."""

    title: str
    deeds: tuple[SheetLine, ...]
    lines: tuple[SheetLine, ...]


def texts_for(companion: Companion, language: str) -> Texts:
    """The words of its game, for the people at the table."""
    people = companion.of.people(companion.engine)
    return Texts(companion.game, companion.engine.state.kit, language, SEAT_LETTERS[:people])


def line_of(event: Event, texts: Texts) -> SheetLine:
    """An event with its rule and how its number adds up."""
    rule = event.cited()
    parts = tuple((texts.part(part), part.number, part.rule) for part in event.parts())
    return SheetLine(texts.event(event), rule, mark_of(event), parts)


def move_of(companion: Companion, index: int, texts: Texts) -> Shift:
    """One call with what happened."""
    call, events = companion.done[index], companion.told(index)
    lines = tuple(line_of(event, texts) for event in events)
    deeds = tuple(line for line, event in zip(lines, events, strict=True) if not event.explains)
    return Shift(title_of(companion, call, events, texts), deeds, lines)


def title_of(companion: Companion, call: Call, events: Sequence[Event], texts: Texts) -> str:
    """What was done, in a few words."""
    say = words(texts.language)
    return companion.of.title(call, events, texts, say) or say(f"companion-did-{call.kind}")


# --- which card


def chosen_card(companion: Companion, texts: Texts, fields: Mapping[str, str]) -> tuple[str, bool]:
    """The card that is entered now, and whether it was drawn here; "" when none is chosen."""
    if companion.due != CARD:
        return "", False
    drawn = bool(fields.get("draw"))
    card = companion.of.top(companion.engine) if drawn else fields.get("card", "")
    say = words(texts.language)
    if (
        card
        and card not in {key for key, _ in companion.of.cards(companion.engine, texts, say)}
        and not drawn
    ):
        raise Refused(
            "companion-choice", 400, f"{card[:40]!r} cannot come now", label=say("companion-card")
        )
    return card, drawn


def sent_of(
    visit: Visit, companion: Companion, texts: Texts, card: str = "", drawn: bool = False
) -> Sent:
    """The form of this visit."""
    sheet = companion.of.sheet(companion.engine, texts, words(visit.language), visit.many)
    return Sent(visit.fields, visit.many, sheet, card, drawn)


# --- pages


async def show(visit: Visit, name: str, status: int = 200, **values: Any) -> Response:
    """A page of companions."""
    if visit.person is not None:
        visit.waiting = await visit.site.store.reading(queries.waiting_for, visit.person.id)
    return await visit.html(render.document(name, visit.reader(), **values), status)


async def start_page(visit: Visit, error: str = "", status: int = 200) -> Response:
    """The page that begins one, with one's own and what was wrong."""
    person = visit.person.id if visit.person else ""
    mine = await visit.site.store.reading(queries.companions_of, person) if person else []
    offered = []
    for game in games():
        of, texts = beside(game), Texts(game, None, visit.language)
        assert of is not None
        offered.append((game, texts, of.start_values(texts)))
    return await show(
        visit,
        "companion_start.html",
        status,
        games=offered,
        mine=[(row["id"], load_game(row["game"]), row["version"]) for row in mine],
        sent=visit.fields,
        error=error,
    )


async def companion_start(visit: Visit) -> Response:
    """The page that begins one."""
    return await start_page(visit)


async def companion_new(visit: Visit) -> Response:
    """Begin one."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    try:
        slug, options = read_options(visit)
    except Refused as refusal:
        if visit.wants_json:
            raise
        return await start_page(visit, visit.message(refusal), refusal.status)
    language = visit.fields.get("language", "")
    if language in LANGUAGES:
        visit.cookies["language"] = language
    actor = await visit.somebody()
    made = await visit.site.companions.start(slug, options, actor.person)
    return visit.go(f"/companion/{made.id}", companion=made.id)


def read_options(visit: Visit) -> tuple[str, dict[str, Any]]:
    """Which game, and the options that it wants."""
    slug = visit.text("game")
    of = beside(load_game(slug)) if slug in [game.slug for game in games()] else None
    if of is None:
        raise Refused("unknown", 400, f"there is no companion for {slug[:40]!r}")
    try:
        return slug, of.read_options(visit.fields)
    except BadInput as error:
        raise Refused("unknown", 400, str(error)) from None


async def companion_page(visit: Visit) -> Response:
    """The page of one."""
    companion = await visit.site.companions.get(visit.request.path_params["companion"])
    return await page_of(visit, companion, visit.request.query_params)


async def page_of(
    visit: Visit, companion: Companion, asked: Mapping[str, str], error: str = "", status: int = 200
) -> Response:
    """The page as it is now; with what was sent and what was wrong with it."""
    texts, say = texts_for(companion, visit.language), words(visit.language)
    try:
        card, drawn = chosen_card(companion, texts, asked)
    except Refused as refusal:
        card, drawn = "", False
        error, status = error or visit.message(refusal), refusal.status
    of, engine, due, done = companion.of, companion.engine, companion.due, companion.done
    sent = sent_of(visit, companion, texts, card, drawn)
    asked_for = card or of.asked_for(engine, due)
    told = [index for index in range(len(done)) if companion.told(index)]
    return await show(
        visit,
        "companion.html",
        status,
        companion=companion,
        game=companion.game,
        due=due,
        card=card,
        card_name=of.card_name(card, texts) if card else "",
        drawn=drawn,
        cards=of.cards(engine, texts, say),
        groups=sent.sheet.groups(engine.looks_at(asked_for)) if asked_for else [],
        own=sent.sheet.groups(of.own(engine)),
        maps=of.maps(engine, texts, say) if card else {},
        place=of.where(engine, companion.told(told[-1]), texts) if told else None,
        move=move_of(companion, told[-1], texts) if told else None,
        fresh=bool(told) and told[-1] == len(done) - 1,
        last=title_of(companion, done[-1], companion.told(len(done) - 1), texts) if done else "",
        history=[move_of(companion, index, texts) for index in reversed(range(len(done)))],
        board=of.board(engine, texts),
        mark_icons=ICONS,
        automaton=texts.name("seat", len(texts.players)),
        link=visit.address.base + f"/companion/{companion.id}",
        sent=visit.fields,
        error=error,
        **{"action": 0, "real": None, **of.page(engine, due, companion.kinds, asked, sent)},
    )


# --- forms


def refused(companion: Companion, error: BadInput, texts: Texts) -> Refused:
    """What the engine says, in the reader's language."""
    if isinstance(error, WrongEntry):
        return Refused(error.key, 400, str(error), **error.values)
    for pattern, key in (*companion.of.refusals, *REFUSALS):
        found = re.search(pattern, str(error))
        if found:
            values = found.groupdict()
            what = values.get("what")
            if what:
                values["what"] = texts.name_of_id(what) or what
            if "line" in values:
                values["line"] = words(texts.language)(f"companion-line-{values['line'].lower()}")
            return Refused(f"companion-{key}", 400, str(error), **values)
    return Refused("companion-refused", 400, str(error))


async def companion_do(visit: Visit) -> Response:
    """Do what a form says. A refusal shows the page again with what was sent."""
    name, what = visit.request.path_params["companion"], visit.request.path_params["what"]
    companion = await visit.site.companions.get(name)
    texts = texts_for(companion, visit.language)
    try:
        calls = calls_of(visit, companion, what, texts)
        then = companion.of.then(what, sent_of(visit, companion, texts))
        if calls:
            companion = await visit.site.companions.do(name, calls, visit.number("version"))
    except (Refused, BadInput) as problem:
        refusal = problem if isinstance(problem, Refused) else refused(companion, problem, texts)
        if visit.wants_json or refusal.status == 404:
            raise refusal from None
        return await page_of(visit, companion, visit.fields, visit.message(refusal), refusal.status)
    return visit.go(f"/companion/{companion.id}{then}", version=companion.version)


def calls_of(visit: Visit, companion: Companion, what: str, texts: Texts) -> list[Call]:
    """What a form says, in calls: a card, the automaton's own things, taking back, or a deed of the
    game's own."""
    of, engine = companion.of, companion.engine
    if what == "undo":
        return [Call("undo")]
    if what == "enter":
        return entered(sent_of(visit, companion, texts).sheet.read(of.own(engine)))
    if what == "card":
        need_due(companion, CARD)
        return card_calls(visit, companion, texts)
    if what not in of.deeds:
        raise Refused("companion-not-due", 409, f"{companion.game.slug} has no {what[:20]!r}")
    if of.deeds[what]:
        need_due(companion, of.deeds[what])
    return of.deed(what, engine, sent_of(visit, companion, texts))


def card_calls(visit: Visit, companion: Companion, texts: Texts) -> list[Call]:
    """What lies on the table, then the card."""
    card, drawn = chosen_card(companion, texts, visit.fields)
    if not card and drawn:
        return [Call("reveal", {"card": ""})]  # nothing is left; the engine says so
    if not card:
        raise Refused(
            "companion-choice", 400, "say which card", label=words(visit.language)("companion-card")
        )
    sent = sent_of(visit, companion, texts, card, drawn)
    entries = sent.sheet.read(companion.engine.looks_at(card))
    return [*entered(entries), Call("reveal", companion.of.reveal(companion.engine, sent))]


def entered(entries: Mapping[str, Any]) -> list[Call]:
    """What is different at the table, if anything."""
    return [Call("enter", {"entries": entries})] if entries else []


def need_due(companion: Companion, kind: str) -> None:
    """Refused unless it is this that the automaton waits for."""
    if companion.due != kind:
        raise Refused("companion-not-due", 409, f"{companion.due} is due, not {kind}")


async def companion_file(visit: Visit) -> Response:
    """Everything in one file, to keep or to take elsewhere."""
    visit.site.limits.need("export", visit.ip)
    name = visit.request.path_params["companion"]
    content = await visit.site.companions.file_of(name)
    headers = {
        "content-disposition": f'attachment; filename="companion-{name}.json"',
        "cache-control": "no-store",
    }
    return Response(content, 200, headers, "application/json")


async def companion_load(visit: Visit) -> Response:
    """Go on from a file; a bad one changes nothing and says what is wrong."""
    await visit.site.limits.need_everywhere("import", visit.ip)
    try:
        file = visit.file if visit.file is not None else visit.text("file", "").encode()
        actor = await visit.somebody()
        made = await visit.site.companions.bring_in(file, actor.person)
    except Refused as refusal:
        if visit.wants_json:
            raise
        return await start_page(visit, visit.message(refusal), refusal.status)
    return visit.go(f"/companion/{made.id}", companion=made.id)


def routes() -> list[Route]:
    """The addresses of companions."""
    here = "/companion/{companion}"
    return [
        Route("/companion", handled("companion_start", companion_start), methods=["GET"]),
        Route("/companion", handled("companion_new", companion_new), methods=["POST"]),
        Route("/companion/load", handled("companion_load", companion_load), methods=["POST"]),
        Route(here, handled("companion_page", companion_page), methods=["GET"]),
        Route(f"{here}/file", handled("companion_file", companion_file), methods=["GET"]),
        Route(f"{here}/{{what}}", handled("companion_do", companion_do), methods=["POST"]),
    ]
