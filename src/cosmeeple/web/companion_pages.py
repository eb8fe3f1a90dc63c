"""The pages of companions and what their forms do.

GET  /companion                     start one, or go on with an own one;  POST /companion {game, ...}
GET  /companion/ID[?card=KEY|draw=1]  the automaton's board, its last move and why, what is wanted next
GET  /companion/ID?scheme=KEY       the fields for a real card of Circadians;  POST /companion/ID/scheme {version, scheme, ...}
POST /companion/ID/card             {version, card, draw?, extra?, action_card?, tile..., what lies on the table}
POST /companion/ID/{score,round,event,extra,harvest,rest,enter,undo}   {version, ...}
GET  /companion/ID/file             all of it in one file;  POST /companion/load {file} goes on from such a file
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.draw.steps import ICONS, REASONS, mark_of
from cosmeeple.games.circadians.companion import DESTINATIONS
from cosmeeple.games.circadians.companion import Companion as Circadians
from cosmeeple.games.circadians.drawing import companion_map as circadians_map
from cosmeeple.games.circadians.events import SchemeRevealed
from cosmeeple.games.circadians.vocabulary import (
    AI_BOARDS,
    AI_OWNER,
    EVENTS,
    FREE,
    GEM,
    SCHEMES,
    SIDES,
    TARGETS,
    face_of,
    owner_of,
)
from cosmeeple.games.relics.companion import Companion as Relics
from cosmeeple.games.relics.drawing import companion_map as relics_map
from cosmeeple.games.relics.scoring import gallery_credits, score_now
from cosmeeple.games.relics.state import has_module, zu_seat
from cosmeeple.games.relics.vocabulary import ACTION_CARDS, ARTEFACTS, LIMITED_CREW, MODULES, REGIONS, ZU_CARDS
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.outcome import ScoreRow
from cosmeeple.kernel.game import SEAT_LETTERS, load_game
from cosmeeple.kernel.words.text import LANGUAGES, Texts
from cosmeeple.store import queries
from cosmeeple.web import render
from cosmeeple.web.companion import GAMES, Call, Companion, Engine, due, kinds_since
from cosmeeple.web.companion_forms import Group, RealScheme, Sheet, known_scheme, sent_scheme
from cosmeeple.web.regions import words
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import Visit, handled

#: The automaton's own things, for when the table shows something else.
OWN_RELICS = ("credits", "hold", "hatch", "guards", "traders", "representatives")
OWN_CIRCADIANS = ("ai.dice", "ai.gems", "ai.tokens", "ai.harvester", "board.warehouse", "caches", "factions")

#: What the majorities look at.
CENTRES = ("areas.A.representatives", "areas.B.representatives")

#: What the engines refuse, by their words; the names in brackets are the values of the message.
REFUSALS = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"there are only (?P<most>\d+) tiles of (?P<what>\w+), not (?P<number>\d+)", "tiles"),
        (r"a queue has at most (?P<most>\d+) buyers; market (?P<number>\d+)", "queue"),
        (r"there are (?P<most>\d+) (?P<what>\w+) buyers in the box, not (?P<number>\d+)", "buyers"),
        (
            (
                r"of (?P<most>\d+) (?P<what>\w+) buyers in play (?P<number>\d+) are counted: "
                r"(?P<waiting>\d+) waiting, (?P<queued>\d+) in queues, (?P<ship>\d+) on the ship"
            ),
            "counted",
        ),
        (r"Zu's hold and hatch have no room", "room"),
        (r"Zu's deck is empty", "deck-empty"),
        (r"has been revealed in this round already|lies under the AI board already", "card-twice"),
        (r"a forecast needs the action card", "action-card"),
        (r"is not of the colour of", "tile-colour"),
        (r"is the last one", "last-round"),
        (r"the die goes to the Foundry", "foundry"),
        (r"the die does not go to the Foundry", "no-foundry"),
        (r"no more can be drawn", "no-schemes"),
        (r"the (?P<line>\w+) line has (?P<left>\d+) tokens on the left and (?P<right>\d+) on the right", "line"),
        (r"the AI cannot have (?P<number>\d+) dice", "dice"),
        (r"at most three Development tokens", "tokens"),
        (r"never enters a Gem Cache", "cache"),
        (r"has (?P<most>\d+) spaces, not (?P<number>\d+)", "spaces"),
        (r"three heights are wanted", "stacks"),
        (r"shows a die value from 1 to|gives from 0 to|destinations, not", "scheme"),
        (r"nothing to take back", "nothing"),
    )
)


# --- what is shown


@dataclass(frozen=True)
class Line:
    """One thing that the automaton did or considered."""

    text: str
    rule: str
    mark: str
    parts: tuple[tuple[str, int, str], ...] = ()


@dataclass(frozen=True)
class Move:
    """What was done in one step: `deeds` are to be done at the table, `reasons` are everything in order."""

    title: str
    deeds: tuple[Line, ...]
    lines: tuple[Line, ...]


def texts_for(companion: Companion, language: str) -> Texts:
    people = len(companion.engine.state.areas) - (1 if companion.game.slug == "relics" else 0)
    return Texts(companion.game, companion.engine.state.kit, language, SEAT_LETTERS[:people])


def line_of(event: Event, texts: Texts) -> Line:
    rule = event.cited()
    parts = tuple((texts.part(part), part.number, part.rule) for part in event.parts())
    return Line(texts.event(event), rule, mark_of(event), parts)


def move_of(companion: Companion, index: int, texts: Texts) -> Move:
    call, events = companion.done[index], companion.told(index)
    lines = tuple(line_of(event, texts) for event in events)
    deeds = tuple(line for line, event in zip(lines, events, strict=True) if not REASONS.match(type(event).__name__))
    return Move(title_of(companion, call, events, texts), deeds, lines)


def title_of(companion: Companion, call: Call, events: Sequence[Event], texts: Texts) -> str:
    say = words(texts.language)
    body = call.body
    if companion.game.slug == "relics" and call.kind == "reveal":
        return texts.name("zu_card", ZU_CARDS.index(body["card"]))
    schemes = [event for event in events if isinstance(event, SchemeRevealed)]
    if schemes:
        return ", ".join(texts.name("scheme", event.scheme) for event in schemes)
    if call.kind == "event":
        return say("companion-did-event", name=texts.name("event", EVENTS.index(body["event"])))
    if call.kind == "scheme":
        return say("companion-did-scheme", name=texts.name("scheme", SCHEMES.index(body["scheme"])))
    return say(f"companion-did-{call.kind}")


def relics_board(engine: Relics, texts: Texts) -> dict[str, Any]:
    s = engine.state
    zu, kit = s.areas[zu_seat(s)], s.kit
    return {
        "credits": zu.credits,
        "worth": gallery_credits(s, zu_seat(s)),
        "rows": [
            (
                texts.name("alien_symbol", row),
                [(zu.guards >> (column * 4 + row) & 1, column * 4 + row) for column in range(len(REGIONS))],
            )
            for row in range(4)
        ],
        "columns": [(name, texts.name("region", at)) for at, name in enumerate(REGIONS)],
        "hold": [(REGIONS[tile // 4], texts.name("artefact", tile)) for tile in zu.hold],
        "hold_most": kit.hold[zu.faction],
        "hatch": [(REGIONS[tile // 4], texts.name("artefact", tile)) for tile in zu.hatch],
        "hatch_most": kit.hatch[zu.faction],
        "traders": [(texts.name("market", at), number) for at, number in enumerate(zu.traders) if number],
        "representatives": [
            (texts.name("centre", at), number) for at, number in enumerate(zu.representatives) if number
        ],
        "round": s.round,
        "rounds": kit.rounds,
        "deck": len(s.zu[0].deck),
        "revealed": [texts.name("zu_card", card) for card in s.zu[0].discards],
        "points": [(score_words(row, texts), row.points[zu_seat(s)]) for row in engine.points()],
        "total": score_now(s, zu_seat(s)),
        "artefact": lambda number: texts.name("artefact", number),
    }


def score_words(row: ScoreRow, texts: Texts) -> str:
    """A line of the final score: the category, and which row or column."""
    name = texts.say(f"score-{row.category}")
    item = texts.name_of_id(row.item) if row.item else None
    return f"{name}: {item}" if item else name


def circadians_board(engine: Circadians, texts: Texts) -> dict[str, Any]:
    s = engine.state
    ai = s.ai
    dice = [
        (texts.name("location", at), ", ".join(texts.name("face", face_of(piece)) for piece in own))
        for at, spaces in enumerate(s.board)
        if (own := [piece for piece in spaces if piece != FREE and owner_of(piece) == AI_OWNER])
    ]
    return {
        "name": texts.name("ai_board", ai.board),
        "dice": ai.dice,
        "dice_most": s.kit.automata.dice_spaces[ai.board],
        "gems": ai.gems,
        "tokens": ai.tokens,
        "harvester": texts.name("space", ai.harvester),
        "schemes": [texts.name("scheme", card) for card in (*ai.schemes, *ai.extras)],
        "placed": dice,
        "points": [(texts.say(f"score-{name}"), points) for name, points in engine.points().items()],
        "total": sum(engine.points().values()),
        "round": s.round,
        "rounds": s.kit.rules.rounds,
        "events": [texts.name("event", event) for event in s.events_shown],
        "farms": [len(stack) for stack in s.farm_stacks],
        "ships": [len(stack) for stack in s.ship_stacks],
    }


# --- which card


def cards_of(companion: Companion, texts: Texts) -> list[tuple[str, str]]:
    """The cards that may come now, each name once."""
    engine = companion.engine
    if isinstance(engine, Relics):
        gone = set(engine.state.zu[0].discards)
        names = {
            texts.name("zu_card", card): ZU_CARDS[card] for card in reversed(range(len(ZU_CARDS))) if card not in gone
        }
        return [(key, name) for name, key in reversed(names.items())]
    ai = engine.state.ai
    return [
        (SCHEMES[card], scheme_words(engine, card, texts))
        for card in range(len(SCHEMES))
        if card not in ai.schemes and card not in ai.extras
    ]


def top_of(companion: Companion) -> str:
    engine = companion.engine
    return (engine.next_card() or "") if isinstance(engine, Relics) else engine.next_scheme()


def chosen_card(companion: Companion, texts: Texts, fields: Mapping[str, str]) -> tuple[str, bool]:
    """The card that is entered now, and whether it was drawn here; "" when none is chosen."""
    if due(companion) != "card":
        return "", False
    drawn = bool(fields.get("draw"))
    card = top_of(companion) if drawn else fields.get("card", "")
    if card and card not in {key for key, _ in cards_of(companion, texts)} and not drawn:
        raise Refused(
            "companion-choice", 400, f"{card[:40]!r} cannot come now", label=words(texts.language)("companion-card")
        )
    return card, drawn


def card_name(companion: Companion, card: str, texts: Texts) -> str:
    if companion.game.slug == "relics":
        return texts.name("zu_card", ZU_CARDS.index(card))
    return texts.name("scheme", SCHEMES.index(card))


def maps_of(engine: Engine, texts: Texts, say: Callable[..., str]) -> dict[str, tuple[Markup, str]]:
    """Drawn maps for the fields that have a place: path -> (map, how to use it)."""
    if isinstance(engine, Relics):
        return {"dig": (relics_map.tap_map(engine.state, list(engine.state.dig), texts), say("companion-tap-dig"))}
    return {"tokens": (circadians_map.tap_map(engine.state), say("companion-tap-tokens"))}


def place_of(engine: Engine, events: Sequence[Event], texts: Texts) -> Markup | None:
    """Where a move happened, drawn."""
    if isinstance(engine, Relics):
        return relics_map.where(engine.state, events, texts)
    return circadians_map.where(engine.state, events, texts)


def action_of(companion: Companion) -> int:
    """Which action of its turn Zu's next card is: it takes two a turn [REL-723]."""
    if not isinstance(companion.engine, Relics):
        return 0
    return kinds_since(companion, "round").count("reveal") % companion.engine.state.kit.actions_per_turn + 1


def own_paths(companion: Companion) -> tuple[str, ...]:
    """What the automaton itself has; its crew counts only when a module limits it [REL-704, REL-805]."""
    if not isinstance(companion.engine, Relics):
        return OWN_CIRCADIANS
    crew = ("crew",) if has_module(companion.engine.state, LIMITED_CREW) else ()
    return tuple(f"areas.B.{name}" for name in (*OWN_RELICS, *crew))


# --- pages


async def show(visit: Visit, name: str, status: int = 200, **values: Any) -> Response:
    if visit.person is not None:
        visit.waiting = await visit.site.store.reading(queries.waiting_for, visit.person.id)
    return await visit.html(render.document(name, visit.reader(), **values), status)


async def start_page(visit: Visit, error: str = "", status: int = 200) -> Response:
    person = visit.person.id if visit.person else ""
    mine = await visit.site.store.reading(queries.companions_of, person) if person else []
    games = [(game := load_game(slug), Texts(game, None, visit.language)) for slug in GAMES]
    return await show(
        visit,
        "companion_start.html",
        status,
        games=games,
        mine=[(row["id"], load_game(row["game"]), row["version"]) for row in mine],
        modules=modules_by_kind(games[GAMES.index("relics")][1]),
        boards=[board.removeprefix("ai_") for board in AI_BOARDS],
        sent=visit.fields,
        error=error,
    )


def modules_by_kind(texts: Texts) -> list[tuple[str, list[tuple[str, str]]]]:
    """Easier and harder modules. Their names begin with which they are: said once, above them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for module in MODULES:
        kind, _, name = texts.say(f"option-{module}").partition(": ")
        found.setdefault(kind, []).append((module, name[:1].upper() + name[1:]))
    return list(found.items())


async def companion_start(visit: Visit) -> Response:
    return await start_page(visit)


async def companion_new(visit: Visit) -> Response:
    visit.site.limits.need("create", visit.ip)
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
    slug = visit.text("game")
    if slug == "relics":
        modules = [name for name in MODULES if visit.fields.get(f"module.{name}")]
        return slug, {"modules": modules}
    if slug == "circadians":
        ai, people, planet = visit.text("ai", "xiao"), visit.text("people", "1"), visit.text("planet", "A")
        if f"ai_{ai}" not in AI_BOARDS or people not in ("1", "2", "3") or planet not in ("A", "B"):
            raise Refused("unknown", 400, "there is no such AI, number of people or planet")
        return slug, {"ai": ai, "people": int(people), "planet": planet}
    raise Refused("unknown", 400, f"there is no companion for {slug[:40]!r}")


async def companion_page(visit: Visit) -> Response:
    companion = await visit.site.companions.get(visit.request.path_params["companion"])
    return await page_of(visit, companion, visit.request.query_params)


async def page_of(
    visit: Visit, companion: Companion, asked: Mapping[str, str], error: str = "", status: int = 200
) -> Response:
    texts, say = texts_for(companion, visit.language), words(visit.language)
    try:
        card, drawn = chosen_card(companion, texts, asked)
    except Refused as refusal:
        card, drawn = "", False
        error, status = error or visit.message(refusal), refusal.status
    engine = companion.engine
    sheet = Sheet(engine, texts, say, visit.many)
    asked_for = card or (engine.next_extra() if isinstance(engine, Circadians) and due(companion) == "extra" else "")
    groups: list[Group] = sheet.groups(engine.looks_at(asked_for)) if asked_for else []
    draws = engine.draws_wanted(card) if card and isinstance(engine, Relics) else 0
    told = [index for index in range(len(companion.done)) if companion.told(index)]
    board = relics_board(engine, texts) if isinstance(engine, Relics) else circadians_board(engine, texts)
    return await show(
        visit,
        "companion.html",
        status,
        companion=companion,
        game=companion.game,
        due=due(companion),
        card=card,
        card_name=card_name(companion, card, texts) if card else "",
        drawn=drawn,
        cards=cards_of(companion, texts),
        groups=groups,
        own=sheet.groups(own_paths(companion)),
        extra_name=card_name(companion, asked_for, texts) if asked_for and not card else "",
        schemes=[(key, scheme_words(engine, at, texts)) for at, key in enumerate(SCHEMES)]
        if isinstance(engine, Circadians)
        else [],
        typed=len(engine.typed) if isinstance(engine, Circadians) else 0,
        real=(real := real_scheme(visit, companion, asked)),
        real_name=texts.name("scheme", SCHEMES.index(real.scheme)) if real else "",
        back=asked.get("back", ""),
        values=range(1, SIDES + 1),
        destinations=[(key, texts.name("target", TARGETS.index(key))) for key in DESTINATIONS]
        if isinstance(engine, Circadians)
        else [],
        named=isinstance(engine, Circadians) and engine.named,
        maps=maps_of(engine, texts, say) if card else {},
        place=place_of(engine, companion.told(told[-1]), texts) if told else None,
        centres=sheet.groups(CENTRES) if due(companion) == "score" else [],
        action=action_of(companion),
        draws=draws,
        action_cards=[(key, texts.name("card", at)) for at, key in enumerate(ACTION_CARDS)] if draws else [],
        tiles=[(key, texts.name("artefact", at)) for at, key in enumerate(ARTEFACTS)] if draws else [],
        events=[(key, texts.name("event", at)) for at, key in enumerate(EVENTS)] if due(companion) == "event" else [],
        move=move_of(companion, told[-1], texts) if told else None,
        fresh=bool(told) and told[-1] == len(companion.done) - 1,
        last=title_of(companion, companion.done[-1], companion.told(len(companion.done) - 1), texts)
        if companion.done
        else "",
        history=[move_of(companion, index, texts) for index in reversed(range(len(companion.done)))],
        board=board,
        mark_icons=ICONS,
        automaton=texts.name("seat", len(texts.players)),
        link=visit.address.base + f"/companion/{companion.id}",
        sent=visit.fields,
        sent_tiles=visit.many.get("tile", []),
        error=error,
    )


# --- forms


def refused(error: BadInput, texts: Texts) -> Refused:
    """What the engine says, in the reader's language."""
    for pattern, key in REFUSALS:
        found = pattern.search(str(error))
        if found:
            values = found.groupdict()
            what = values.get("what")
            if what:
                values["what"] = texts.name_of_id(what) or what
            if "line" in values:
                values["line"] = words(texts.language)(f"companion-line-{values['line'].lower()}")
            return Refused(f"companion-{key}", 400, str(error), **values)
    return Refused("companion-refused", 400, str(error))


async def act(visit: Visit, make: Callable[[Companion, Texts], list[Call]], then: str = "") -> Response:
    """Do what a form says: `make` reads it into calls. A refusal shows the page again with what was sent; `then` is the
    query of the page that comes next."""
    name = visit.request.path_params["companion"]
    companion = await visit.site.companions.get(name)
    texts = texts_for(companion, visit.language)
    try:
        calls = make(companion, texts)
        if calls:
            companion = await visit.site.companions.do(name, calls, visit.number("version"))
    except (Refused, BadInput) as problem:
        refusal = problem if isinstance(problem, Refused) else refused(problem, texts)
        if visit.wants_json or refusal.status == 404:
            raise refusal from None
        return await page_of(visit, companion, visit.fields, visit.message(refusal), refusal.status)
    return visit.go(f"/companion/{companion.id}{then}", version=companion.version)


def sheet_of(visit: Visit, companion: Companion, texts: Texts) -> Sheet:
    return Sheet(companion.engine, texts, words(visit.language), visit.many)


def need_due(companion: Companion, kind: str) -> None:
    if due(companion) != kind:
        raise Refused("companion-not-due", 409, f"{due(companion)} is due, not {kind}")


async def companion_card(visit: Visit) -> Response:
    """What lies on the table, then the card."""

    def make(companion: Companion, texts: Texts) -> list[Call]:
        need_due(companion, "card")
        card, drawn = chosen_card(companion, texts, visit.fields)
        if not card and drawn:
            return [Call("reveal", {"card": ""})]  # nothing is left; the engine says so
        if not card:
            raise Refused("companion-choice", 400, "say which card", label=words(visit.language)("companion-card"))
        engine = companion.engine
        entries = sheet_of(visit, companion, texts).read(engine.looks_at(card))
        calls = [Call("enter", {"entries": entries})] if entries else []
        body: dict[str, Any] = {"card": card}
        if isinstance(engine, Relics):
            body["counted"] = True
            if engine.draws_wanted(card):
                tiles = [tile for tile in visit.many.get("tile", []) if tile]
                body |= {"action_card": visit.text("action_card", ""), "tiles": tiles}
        else:
            body |= {"card": "" if drawn else card, "extra": visit.text("extra", "")}
        return [*calls, Call("reveal", body)]

    return await act(visit, make)


async def companion_enter(visit: Visit) -> Response:
    """The automaton's own things are different at the table."""

    def make(companion: Companion, texts: Texts) -> list[Call]:
        entries = sheet_of(visit, companion, texts).read(own_paths(companion))
        return [Call("enter", {"entries": entries})] if entries else []

    return await act(visit, make)


def real_scheme(visit: Visit, companion: Companion, asked: Mapping[str, str]) -> RealScheme | None:
    """The fields for a real card, when one is typed in: as they were sent, or as the card is known."""
    engine, scheme = companion.engine, asked.get("scheme", "")
    if not isinstance(engine, Circadians) or scheme not in SCHEMES:
        return None
    if "scheme" in visit.many:
        return sent_scheme(scheme, visit.many, words(visit.language))
    return known_scheme(engine, scheme)


async def companion_scheme(visit: Visit) -> Response:
    """What a real Scheme says."""

    def make(companion: Companion, texts: Texts) -> list[Call]:
        if not isinstance(companion.engine, Circadians):
            raise Refused("companion-not-due", 409, "Zu has no Schemes")
        sheet = sheet_of(visit, companion, texts)
        sheet.need_known(scheme, SCHEMES, sheet.say("companion-card"))
        real = sent_scheme(scheme, visit.many, sheet.say)
        if real.problems:
            raise Refused("companion-scheme", 400, " ".join(real.problems.values()))
        return [Call("scheme", real.body())]

    scheme = visit.text("scheme", "")
    # Whoever came from the card itself goes on with it.
    return await act(visit, make, f"?card={scheme}" if visit.fields.get("back") and scheme in SCHEMES else "")


def scheme_words(engine: Circadians, card: int, texts: Texts) -> str:
    """A Scheme by what it says: real cards have no numbers."""
    automata = engine.state.kit.automata
    places = ", ".join(texts.name("target", target) for target in automata.scheme_targets[card])
    gems = f"{texts.name('resource', GEM)} {automata.scheme_gems[card]}"
    own = f", {words(texts.language)('companion-scheme-typed')}" if card in engine.typed else ""
    return f"{texts.name('scheme', card)}{own} ({automata.scheme_value[card]}: {places}; {gems})"


async def companion_score(visit: Visit) -> Response:
    """Your representatives as they stand, then the majorities."""

    def make(companion: Companion, texts: Texts) -> list[Call]:
        need_due(companion, "score")
        entries = sheet_of(visit, companion, texts).read(CENTRES)
        return [*([Call("enter", {"entries": entries})] if entries else []), Call("score")]

    return await act(visit, make)


async def companion_file(visit: Visit) -> Response:
    """Everything in one file, to keep or to take elsewhere."""
    visit.site.limits.need("export", visit.ip)
    name = visit.request.path_params["companion"]
    content = await visit.site.companions.file_of(name)
    headers = {"content-disposition": f'attachment; filename="companion-{name}.json"', "cache-control": "no-store"}
    return Response(content, 200, headers, "application/json")


async def companion_load(visit: Visit) -> Response:
    """Go on from a file; a bad one changes nothing and says what is wrong."""
    visit.site.limits.need("import", visit.ip)
    try:
        file = visit.file if visit.file is not None else visit.text("file", "").encode()
        actor = await visit.somebody()
        made = await visit.site.companions.bring_in(file, actor.person)
    except Refused as refusal:
        if visit.wants_json:
            raise
        return await start_page(visit, visit.message(refusal), refusal.status)
    return visit.go(f"/companion/{made.id}", companion=made.id)


async def companion_round(visit: Visit) -> Response:
    def make(companion: Companion, texts: Texts) -> list[Call]:
        del texts
        need_due(companion, "round")
        return [Call("round")]

    return await act(visit, make)


async def companion_event(visit: Visit) -> Response:
    def make(companion: Companion, texts: Texts) -> list[Call]:
        need_due(companion, "event")
        event = visit.text("event", "")
        if event not in EVENTS:
            label = words(texts.language)("companion-event")
            raise Refused("companion-choice", 400, "say which Event", label=label)
        return [Call("event", {"event": event})]

    return await act(visit, make)


async def companion_extra(visit: Visit) -> Response:
    """What lies where the extra Scheme sends its die, then the Scheme."""

    def make(companion: Companion, texts: Texts) -> list[Call]:
        need_due(companion, "extra")
        engine = companion.engine
        assert isinstance(engine, Circadians)
        entries = sheet_of(visit, companion, texts).read(engine.looks_at(engine.next_extra()))
        calls = [Call("enter", {"entries": entries})] if entries else []
        return [*calls, Call("extra", {"extra": visit.text("extra", "")})]

    return await act(visit, make)


async def companion_harvest(visit: Visit) -> Response:
    def make(companion: Companion, texts: Texts) -> list[Call]:
        del texts
        need_due(companion, "harvest")
        return [Call("harvest")]

    return await act(visit, make)


async def companion_rest(visit: Visit) -> Response:
    """How high the stacks are, then Rest."""

    def make(companion: Companion, texts: Texts) -> list[Call]:
        need_due(companion, "rest")
        sheet = sheet_of(visit, companion, texts)
        heights = {
            name: [sheet.number(value, sheet.say(f"companion-{name}")) for value in visit.many.get(name, [])]
            for name in ("farms", "ships")
        }
        calls = [Call("stacks", heights)] if heights["farms"] or heights["ships"] else []
        return [*calls, Call("rest")]

    return await act(visit, make)


async def companion_undo(visit: Visit) -> Response:
    return await act(visit, lambda *_: [Call("undo")])


def routes() -> list[Route]:
    posts = {
        "card": companion_card,
        "enter": companion_enter,
        "scheme": companion_scheme,
        "score": companion_score,
        "round": companion_round,
        "event": companion_event,
        "extra": companion_extra,
        "harvest": companion_harvest,
        "rest": companion_rest,
        "undo": companion_undo,
    }
    here = "/companion/{companion}"
    return [
        Route("/companion", handled("companion_start", companion_start), methods=["GET"]),
        Route("/companion", handled("companion_new", companion_new), methods=["POST"]),
        Route("/companion/load", handled("companion_load", companion_load), methods=["POST"]),
        Route(here, handled("companion_page", companion_page), methods=["GET"]),
        Route(f"{here}/file", handled("companion_file", companion_file), methods=["GET"]),
        *[Route(f"{here}/{name}", handled(one.__name__, one), methods=["POST"]) for name, one in posts.items()],
    ]
