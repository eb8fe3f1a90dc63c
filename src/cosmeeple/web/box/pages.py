"""The pages of a copy, and what their forms do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from cosmeeple.kernel.box import (
    Complete,
    Copy,
    Part,
    Value,
    Wrong,
    as_text,
    as_toml,
    checked,
    choices,
    completeness,
    differences,
    entry_of,
    fact_at,
    facts_by_path,
    from_text,
    is_drawing,
    look_at,
    packed,
    parts,
    problems,
    read_fact,
    unpacked,
    unsure_parts,
)
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.web import render
from cosmeeple.web.box.faces import board_of, face_of
from cosmeeple.web.handlers.library import game_of
from cosmeeple.web.handlers.past import download
from cosmeeple.web.regions import words
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import Visit

#: Entries on one page.
AT_ONCE = 12
#: An entry with more fields than that shows them in groups.
MANY = 24


@dataclass(frozen=True)
class Field:
    """A fact as the form shows it: what stands there now, what we have, and what is wrong with
    it."""

    path: str
    #: What it belongs to within the entry ("power 2"), and its own name.
    group: str
    name: str
    text: str
    ours: str
    kind: str
    choices: tuple[str, ...]
    wrong: str = ""

    @property
    def changed(self) -> bool:
        """Does one's own box say something else than ours?"""
        return self.text != self.ours


@dataclass(frozen=True)
class BoxEntry:
    """One card, zone or track with its picture and its fields."""

    part: Part
    name: str
    face: Markup
    fields: tuple[Field, ...]
    seen: bool

    @property
    def grouped(self) -> bool:
        """So many fields that they stand under what they belong to."""
        return len(self.fields) > MANY


@dataclass(frozen=True)
class Shelf:
    """A table of the file in the list at the side."""

    table: str
    complete: Complete
    chosen: bool


@dataclass(frozen=True)
class Typed:
    """What a form has sent: texts by path, as they are, and the entries that were looked at."""

    texts: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    general: str = ""


def copy_of(visit: Visit, text: str) -> Copy:
    """The copy of a box from its text; Refused where it is none."""
    slug = game_of(visit).slug
    try:
        return unpacked(slug, text) if text else Copy(slug)
    except BadInput as error:
        raise Refused("bad-request", 400, str(error)) from None


def asked_copy(visit: Visit, name: str = "copy") -> Copy:
    """The copy of a box that the address names."""
    return copy_of(visit, visit.request.query_params.get(name, ""))


def address(slug: str, copy: Copy, table: str = "", first: int = 0) -> str:
    """The page of a copy, at a table of the data."""
    query = {
        "copy": packed(copy) if copy.facts or copy.seen else "",
        "of": table,
        "from": str(first) if first else "",
    }
    given = urlencode({key: value for key, value in query.items() if value})
    return f"/box/{slug}" + (f"?{given}" if given else "")


# --- reading


async def box(visit: Visit) -> Response:
    """What lies in one's own box, compared with our data."""
    query = visit.request.query_params
    number = query.get("from", "0")
    first = int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 0
    return await shown(visit, asked_copy(visit), query.get("of", ""), first, Typed())


async def shown(
    visit: Visit, copy: Copy, of: str, first: int, typed: Typed, status: int = 200
) -> Response:
    """One table of the copy, twelve entries at a time."""
    game = game_of(visit)
    tables = list(dict.fromkeys(part.table for part in unsure_parts(game.slug)))
    if of and of not in tables:
        raise Refused("not-found", 404, f"there is nothing to look up in {of[:40]!r}")
    table = of or (tables[0] if tables else "")
    found = unsure_parts(game.slug, table) if table else ()
    first = min(first // AT_ONCE * AT_ONCE, max(len(found) - 1, 0) // AT_ONCE * AT_ONCE)
    look = look_at(game.slug, table)
    entries = await run_in_threadpool(
        partial(entries_of, on_board=look is not None and look.board),
        copy,
        found[first : first + AT_ONCE],
        typed,
        visit.language,
    )
    board = (
        await run_in_threadpool(board_of, game.slug, visit.language)
        if look is not None and look.board
        else Markup()
    )
    text = render.document(
        "box.html",
        visit.reader(),
        everything=True,
        game=game,
        copy=packed(copy),
        own=bool(copy.facts or copy.seen),
        shelves=[Shelf(one, completeness(copy, one), one == table) for one in tables],
        whole=completeness(copy),
        corrected=len(copy.facts),
        look=look.get(visit.language) if look is not None else "",
        board=board,
        entries=entries,
        table=table,
        first=first,
        last=first + len(entries),
        count=len(found),
        general=typed.general,
        link=visit.address.base + address(game.slug, copy),
        to=lambda of, first=0: address(game.slug, copy, of, first),
    )
    return await visit.html(text, status)


def entries_of(
    copy: Copy, found: tuple[Part, ...], typed: Typed, language: str, *, on_board: bool
) -> list[BoxEntry]:
    """The entries of a table of the data, with their fields."""
    touched = copy.seen | {entry_of(path) for path in copy.facts}
    entries = []
    for part in found:
        fields = []
        for fact in part.facts:
            text = typed.texts.get(fact.path, as_text(copy.facts.get(fact.path, fact.value)))
            fields.append(
                Field(
                    fact.path,
                    *in_words(fact.name, language),
                    text,
                    as_text(fact.value),
                    kind_of(fact.value),
                    choices(copy.slug, fact.path),
                    typed.wrong.get(fact.path, ""),
                )
            )
        name = part.names.get(language) or part.id.replace("_", " ")
        if not name:
            whole = part.path == part.table
            name = words(language)(f"box-table-{part.table}") if whole else part.path
        # What is on the board is seen there: a picture of its kind alone would show nothing.
        face = Markup() if on_board else face_of(copy.slug, part.table, part.id, language)
        entries.append(BoxEntry(part, name, face, tuple(fields), part.path in touched))
    return entries


def in_words(name: str, language: str) -> tuple[str, str]:
    """A field of the file in words: what it belongs to, and its own name."""
    t = words(language)
    said = []
    for piece in name.split("."):
        word, _, number = piece.partition(" ")
        key = f"box-field-{word.replace('_', '-')}"
        found = t(key)
        own = word.replace("_", " ") if found == key else found
        said.append(f"{own} {number}" if number else own)
    return ", ".join(said[:-1]), said[-1]


def kind_of(value: Value | list[Value]) -> str:
    """How a fact is typed: yes or no, a number, a word, several, a plan in lines."""
    if isinstance(value, list):
        return "plan" if is_drawing(value) else "several"
    if isinstance(value, bool):
        return "yes"
    return "number" if isinstance(value, (int, float)) else "word"


async def box_file(visit: Visit) -> Response:
    """The whole component file, to keep and to play from anywhere."""
    copy = asked_copy(visit)
    for wrong in await run_in_threadpool(problems, copy):
        raise Refused(
            "bad-request", 409, f"{wrong.path}: {wrong.reason}" if wrong.path else wrong.reason
        )
    return download(as_toml(copy).encode(), f"{copy.slug}-components.toml", "application/toml")


async def compare_boxes(visit: Visit) -> Response:
    """Two copies side by side: what each has where they differ."""
    game = game_of(visit)
    query = visit.request.query_params
    first = asked_copy(visit)
    second = copy_of(visit, link_in(query.get("with", "")))
    names = {
        part.path: part.names.get(visit.language) or part.id or part.path
        for part in parts(game.slug)
    }
    rows = [
        (
            names[entry_of(one.fact.path)],
            one.fact,
            as_text(one.first),
            as_text(one.second),
            as_text(one.fact.value),
        )
        for one in differences(first, second)
    ]
    only = [
        sorted(names[path] for path in some.seen - other.seen)
        for some, other in ((first, second), (second, first))
    ]
    text = render.document(
        "box_compare.html",
        visit.reader(),
        game=game,
        rows=rows,
        only=only,
        both=(completeness(first), completeness(second)),
        back=address(game.slug, first),
        other=address(game.slug, second),
    )
    return await visit.html(text)


def link_in(text: str) -> str:
    """The copy in a pasted link, or the bare letters of one."""
    text = text.strip()
    return text.partition("copy=")[2].partition("&")[0] if "copy=" in text else text


# --- writing


def sent(visit: Visit) -> tuple[Copy, Typed]:
    """The copy with what the form says; what cannot be read stays as it was typed."""
    before = copy_of(visit, visit.text("copy", ""))
    known = facts_by_path(before.slug)
    facts = dict(before.facts)
    texts: dict[str, str] = {}
    wrong: dict[str, str] = {}
    for name, text in visit.fields.items():
        if not name.startswith("f."):
            continue
        path = name.removeprefix("f.")
        fact = fact_at(before.slug, path)
        if fact is None:
            raise Refused("bad-request", 400, f"there is no {path[:80]!r} in this game")
        texts[path] = text
        try:
            facts[path] = read_fact(known[path], text)
        except BadInput as error:
            wrong[path] = str(error)
    seen = set(before.seen)
    for path in visit.many.get("of.entry", []):
        seen.discard(path)
    seen |= set(visit.many.get("seen", []))
    try:
        return checked(Copy(before.slug, facts, frozenset(seen))), Typed(texts, wrong)
    except BadInput as error:
        raise Refused("bad-request", 400, str(error)) from None


def judged(copy: Copy, typed: Typed) -> Typed:
    """With what the game's own checks say."""
    if typed.wrong:
        return typed
    wrong: dict[str, str] = {}
    general = ""
    for one in problems(copy):
        at = place_of(one, copy)
        if at:
            wrong[at] = one.reason
        else:
            general = f"{one.path}: {one.reason}" if one.path else one.reason
    return Typed(typed.texts, wrong, general)


def place_of(wrong: Wrong, copy: Copy) -> str:
    """The field that a complaint is about: its path, or the one correction in that entry."""
    if wrong.path in facts_by_path(copy.slug):
        return wrong.path
    near = [path for path in copy.facts if entry_of(path) == entry_of(wrong.path)]
    return near[0] if len(near) == 1 else ""


async def change_box(visit: Visit) -> Response:
    """A copy with the corrections, as an address; with something wrong, the same form and what it
    is."""
    visit.site.limits.need("import", visit.ip)
    copy, typed = sent(visit)
    typed = await run_in_threadpool(judged, copy, typed)
    of, first = visit.text("of", ""), visit.number("from", 0) or 0
    if typed.wrong or typed.general:
        before = copy_of(visit, visit.text("copy", ""))
        return await shown(visit, before, of, first, typed, 422)
    return visit.go(address(copy.slug, copy, of, first), copy=packed(copy))


async def check_box(visit: Visit) -> Response:
    """While typing: what is wrong, and how complete the copy would be."""
    copy, typed = sent(visit)
    typed = await run_in_threadpool(judged, copy, typed)
    whole = completeness(copy)
    texts = {path: texts_of(visit, reason) for path, reason in typed.wrong.items()}
    return visit.json(
        {
            "wrong": texts,
            "general": typed.general,
            "seen": whole.seen,
            "unsure": whole.unsure,
            "percent": whole.percent,
        }
    )


def texts_of(visit: Visit, reason: str) -> str:
    """A complaint as the page says it. The games' own checks speak English, as in the file."""
    return render.say(visit.language, "box-wrong", reason=reason)


async def open_box(visit: Visit) -> Response:
    """A saved file, to go on with."""
    visit.site.limits.need("import", visit.ip)
    slug = game_of(visit).slug
    raw = visit.file if visit.file is not None else visit.text("file").encode()
    try:
        copy = await run_in_threadpool(from_text, slug, raw.decode())
    except (BadInput, UnicodeDecodeError) as error:
        raise Refused("bad-file", 400, str(error)) from None
    return visit.go(address(slug, copy), copy=packed(copy))
