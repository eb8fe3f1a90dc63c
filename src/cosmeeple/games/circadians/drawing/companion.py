"""The AI beside a physical game: what its companion asks, shows and does (`draw/companion.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from cosmeeple.draw.companion import (
    CARD,
    NOTHING,
    OVER,
    Beside,
    Call,
    Field,
    Row,
    Say,
    Sent,
    Sheet,
    WrongEntry,
    since,
)
from cosmeeple.games.circadians.companion import DESTINATIONS, MOST_GEMS, SCHEME_OPTIONS, Companion
from cosmeeple.games.circadians.drawing import companion_map
from cosmeeple.games.circadians.events import SchemeRevealed
from cosmeeple.games.circadians.state import side_of
from cosmeeple.games.circadians.vocabulary import (
    AI_BOARDS,
    AI_OWNER,
    EMPTY,
    EVENTS,
    FACE_COUNT,
    FREE,
    GEM,
    ROW_SPACES,
    ROWS,
    SCHEMES,
    SIDES,
    TARGETS,
    face_of,
    owner_of,
)
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.game import SEAT_LETTERS

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.words.text import Texts

#: The AI's own things, for when the table shows something else.
OWN: Final = (
    "ai.dice",
    "ai.gems",
    "ai.tokens",
    "ai.harvester",
    "board.warehouse",
    "caches",
    "factions",
)
#: Rewards and penalties have no more than so many tokens.
INCIDENTS: Final = 6


class AiSheet(Sheet):
    """What lies on the table of a game with an AI."""

    engine: Companion

    def choices(self, category: str) -> list[tuple[str, str]]:
        if category == "piece":
            return self.pieces()
        if category == "token":
            return [(name, self.say(f"companion-token-{name}")) for name in self.names[category]]
        found = super().choices(category)
        if category in ("reward", "penalty"):
            return found[:INCIDENTS]
        return found[: self.engine.state.kit.planet.cells] if category == "space" else found

    def called(self, category: str, number: int) -> str:
        if category in ("cache", "value"):
            return self.say(f"companion-{category}", number=number + 1)
        return super().called(category, number)

    def pieces(self) -> list[tuple[str, str]]:
        """Every die of everybody, and none."""
        people = len(self.engine.state.areas)
        found = [(NOTHING, self.say("companion-free"))]
        for owner in (*range(people), AI_OWNER):
            who = SEAT_LETTERS[owner] if owner < people else self.texts.name("seat", people)
            for face in range(EMPTY + 1, FACE_COUNT):
                name = self.names["piece"][owner * FACE_COUNT + face]
                found.append((name, f"{who}: {self.texts.name('face', face)}"))
        return found

    def is_fixed(self, path: str) -> bool:
        return path.startswith("board.")

    def title(self, path: str) -> str:
        if path.startswith("board."):
            return self.called(
                "location", self.names["location"].index(path.removeprefix("board."))
            )
        return super().title(path)

    def single(self, path: str, fields: Sequence[Field]) -> Iterator[Row]:
        return self.talks(fields) if path == "board.negotiation" else super().single(path, fields)

    def talks(self, fields: Sequence[Field]) -> Iterator[Row]:
        """The Negotiation board by column; places that this side of the board lacks are sent along
        unseen."""
        spaces = side_of(self.engine.state).row_spaces
        each = ROWS * ROW_SPACES
        for first in range(0, len(fields), each):
            name = self.texts.name("faction", first // each)
            found = []
            for at, one in enumerate(fields[first : first + each]):
                row, place = divmod(at, ROW_SPACES)
                shape = "select" if row < len(spaces) and place < spaces[row] else "hidden"
                found.append(replace(one, label=f"{row + 1}.{place + 1}", shape=shape))
            yield Row(name, tuple(found))


# --- the real card of a Scheme


@dataclass(frozen=True)
class RealScheme:
    """What an owner types in for a Scheme: texts as they stand in the fields, and what is wrong, by
    field."""

    scheme: str
    value: str
    options: tuple[str, ...]
    gems: str
    problems: Mapping[str, str] = field(default_factory=dict)

    def body(self) -> dict[str, Any]:
        """In the words of the engine; only where there are no problems."""
        return {
            "scheme": self.scheme,
            "value": int(self.value),
            "options": list(self.options),
            "gems": int(self.gems),
        }


def known_scheme(engine: Companion, scheme: str) -> RealScheme:
    """The fields start with what the card says here now."""
    automata, at = engine.state.kit.automata, SCHEMES.index(scheme)
    options = tuple([TARGETS[target] for target in automata.scheme_targets[at]])
    return RealScheme(
        scheme, str(automata.scheme_value[at]), options, str(automata.scheme_gems[at])
    )


def sent_scheme(scheme: str, sent: Mapping[str, Sequence[str]], say: Say) -> RealScheme:
    """What was sent stays in the fields, right or wrong, with the problems of each."""
    value, gems = ("".join(sent.get(name, [])[:1]).strip()[:6] for name in ("value", "gems"))
    options = tuple([*sent.get("option", []), *[""] * SCHEME_OPTIONS][:SCHEME_OPTIONS])
    problems: dict[str, str] = {}
    if value not in map(str, range(1, SIDES + 1)):
        problems["value"] = say("error-companion-choice", label=say("companion-scheme-value"))
    for at, option in enumerate(options):
        if option not in DESTINATIONS:
            label = say("companion-scheme-option", number=at + 1)
            problems[f"option-{at}"] = say("error-companion-choice", label=label)
    if gems not in map(str, range(MOST_GEMS + 1)):
        problems["gems"] = say(
            "error-companion-number", label=say("companion-at-ai-gems"), most=MOST_GEMS
        )
    return RealScheme(scheme, value, options, gems, problems)


def scheme_words(engine: Companion, card: int, texts: Texts, say: Say) -> str:
    """A Scheme by what it says: real cards have no numbers."""
    automata = engine.state.kit.automata
    places = ", ".join(texts.name("target", target) for target in automata.scheme_targets[card])
    gems = f"{texts.name('resource', GEM)} {automata.scheme_gems[card]}"
    own = f", {say('companion-scheme-typed')}" if card in engine.typed else ""
    return f"{texts.name('scheme', card)}{own} ({automata.scheme_value[card]}: {places}; {gems})"


class Ai:
    """An AI beside a physical game of Circadians."""

    wanted: ClassVar[tuple[str, ...]] = ("ai", "people", "planet")
    deeds: ClassVar[Mapping[str, str]] = {
        "event": "event",
        "extra": "extra",
        "harvest": "harvest",
        "rest": "rest",
        "scheme": "",
    }
    refusals: ClassVar[tuple[tuple[str, str], ...]] = (
        (r"lies under the AI board already", "card-twice"),
        (r"the die goes to the Foundry", "foundry"),
        (r"the die does not go to the Foundry", "no-foundry"),
        (r"no more can be drawn", "no-schemes"),
        (
            r"the (?P<line>\w+) line has (?P<left>\d+) tokens on the left and (?P<right>\d+) on the right",
            "line",
        ),
        (r"the AI cannot have (?P<number>\d+) dice", "dice"),
        (r"at most three Development tokens", "tokens"),
        (r"never enters a Gem Cache", "cache"),
        (r"has (?P<most>\d+) spaces, not (?P<number>\d+)", "spaces"),
        (r"three heights are wanted", "stacks"),
        (r"shows a die value from 1 to|gives from 0 to|destinations, not", "scheme"),
    )

    def read_options(self, sent: Mapping[str, str]) -> dict[str, Any]:
        """Which AI, how many people, which side of the planet."""
        ai, people, planet = (
            sent.get("ai", "xiao"),
            sent.get("people", "1"),
            sent.get("planet", "A"),
        )
        if f"ai_{ai}" not in AI_BOARDS or people not in ("1", "2", "3") or planet not in ("A", "B"):
            raise UnknownKey("there is no such AI, number of people or planet")
        return {"ai": ai, "people": int(people), "planet": planet}

    def start_values(self, texts: Texts) -> dict[str, Any]:
        """The boards of the AIs."""
        del texts
        return {"boards": [board.removeprefix("ai_") for board in AI_BOARDS]}

    def begin(self, game: Game, options: Mapping[str, Any], seed: int) -> Companion:
        """The AI with its board; the planet has its tokens."""
        return Companion.start(game, seed, options["ai"], options["people"], options["planet"])

    def perform(self, engine: Companion, call: Call) -> None:
        """A Scheme, an Event, Harvest, Rest, or what a real card says."""
        body = call.body
        match call.kind:
            case "reveal":
                engine.reveal(body["card"], body.get("extra", ""))
            case "extra":
                engine.resolve_extra(body.get("extra", ""))
            case "event":
                engine.event(body["event"])
            case "scheme":
                engine.correct_scheme(body["scheme"], body["value"], body["options"], body["gems"])
            case "stacks":
                engine.stacks(body["farms"], body["ships"])
            case "harvest":
                engine.harvest()
            case "rest":
                engine.rest()
            case _:
                raise BadInput(f"the AI cannot {call.kind}")

    def due(self, engine: Companion, done: Sequence[str]) -> str:
        """An Event, a card, an extra Scheme, Harvest, Rest, or nothing any more."""
        lately = since(done, "rest")
        if "event" not in lately:
            return "event" if engine.state.round < engine.state.kit.rules.rounds else OVER
        if "harvest" in lately:
            return "rest"
        return {"scheme": CARD, "extra": "extra"}.get(engine.waits_for(), "harvest")

    def mark(self, engine: Companion) -> int:
        """How many extra Schemes are resolved."""
        return engine.extras_done

    def people(self, engine: Companion) -> int:
        """The AI has no seat."""
        return len(engine.state.areas)

    def sheet(
        self,
        engine: Companion,
        texts: Texts,
        say: Say,
        sent: Mapping[str, Sequence[str]] | None = None,
    ) -> AiSheet:
        """The fields for what lies on the table."""
        return AiSheet(engine, texts, say, sent)

    def title(self, call: Call, events: Sequence[Event], texts: Texts, say: Say) -> str:
        """The Schemes that were revealed, the Event, or the real card."""
        schemes = [event for event in events if isinstance(event, SchemeRevealed)]
        if schemes:
            return ", ".join(texts.name("scheme", event.scheme) for event in schemes)
        if call.kind == "event":
            return say(
                "companion-did-event", name=texts.name("event", EVENTS.index(call.body["event"]))
            )
        if call.kind == "scheme":
            return say(
                "companion-did-scheme",
                name=texts.name("scheme", SCHEMES.index(call.body["scheme"])),
            )
        return ""

    def board(self, engine: Companion, texts: Texts) -> dict[str, Any]:
        """Its dice, Gems, tokens, Schemes and points."""
        s = engine.state
        ai = s.ai
        dice = [
            (
                texts.name("location", at),
                ", ".join(texts.name("face", face_of(piece)) for piece in own),
            )
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
            "points": [
                (texts.say(f"score-{name}"), points) for name, points in engine.points().items()
            ],
            "total": sum(engine.points().values()),
            "round": s.round,
            "rounds": s.kit.rules.rounds,
            "events": [texts.name("event", event) for event in s.events_shown],
            "farms": [len(stack) for stack in s.farm_stacks],
            "ships": [len(stack) for stack in s.ship_stacks],
        }

    def cards(self, engine: Companion, texts: Texts, say: Say) -> list[tuple[str, str]]:
        """The Schemes that do not lie under the AI's board."""
        ai = engine.state.ai
        return [
            (SCHEMES[card], scheme_words(engine, card, texts, say))
            for card in range(len(SCHEMES))
            if card not in ai.schemes and card not in ai.extras
        ]

    def top(self, engine: Companion) -> str:
        """The Scheme that is drawn here."""
        return engine.next_scheme()

    def card_name(self, card: str, texts: Texts) -> str:
        """Schemes are numbered here."""
        return texts.name("scheme", SCHEMES.index(card))

    def asked_for(self, engine: Companion, due: str) -> str:
        """The Scheme that the Foundry added."""
        return engine.next_extra() if due == "extra" else ""

    def reveal(self, engine: Companion, sent: Sent) -> dict[str, Any]:
        """The Scheme, with the one that it adds; a drawn one is not named."""
        del engine
        return {"card": "" if sent.drawn else sent.card, "extra": sent.fields.get("extra", "")}

    def deed(self, what: str, engine: Companion, sent: Sent) -> list[Call]:
        """An Event, an extra Scheme, Harvest, Rest, or a real card."""
        sheet = sent.sheet
        match what:
            case "event":
                event = sent.fields.get("event", "")
                if event not in EVENTS:
                    raise WrongEntry(
                        "companion-choice", "say which Event", label=sheet.say("companion-event")
                    )
                return [Call("event", {"event": event})]
            case "extra":
                entries = sheet.read(engine.looks_at(engine.next_extra()))
                calls = [Call("enter", {"entries": entries})] if entries else []
                return [*calls, Call("extra", {"extra": sent.fields.get("extra", "")})]
            case "rest":
                heights = {
                    name: [
                        sheet.number(value, sheet.say(f"companion-{name}"))
                        for value in sent.many.get(name, [])
                    ]
                    for name in ("farms", "ships")
                }
                calls = [Call("stacks", heights)] if heights["farms"] or heights["ships"] else []
                return [*calls, Call("rest")]
            case "scheme":
                scheme = sent.fields.get("scheme", "")
                sheet.need_known(scheme, SCHEMES, sheet.say("companion-card"))
                real = sent_scheme(scheme, sent.many, sheet.say)
                if real.problems:
                    raise WrongEntry("companion-scheme", " ".join(real.problems.values()))
                return [Call("scheme", real.body())]
            case _:
                return [Call(what)]

    def then(self, what: str, sent: Sent) -> str:
        """Whoever came to a real card from the card itself goes on with it."""
        scheme = sent.fields.get("scheme", "")
        return (
            f"?card={scheme}"
            if what == "scheme" and sent.fields.get("back") and scheme in SCHEMES
            else ""
        )

    def own(self, engine: Companion) -> tuple[str, ...]:
        """What the AI itself has."""
        del engine
        return OWN

    def maps(self, engine: Companion, texts: Texts, say: Say) -> dict[str, tuple[Markup, str]]:
        """The planet."""
        del texts
        return {"tokens": (companion_map.tap_map(engine.state), say("companion-tap-tokens"))}

    def where(self, engine: Companion, events: Sequence[Event], texts: Texts) -> Markup | None:
        """Where the AI was."""
        return companion_map.where(engine.state, events, texts)

    def page(
        self, engine: Companion, due: str, done: Sequence[str], asked: Mapping[str, str], sent: Sent
    ) -> dict[str, Any]:
        """Events, an extra Scheme, the stacks, and the fields for a real card, when one is typed
        in: as they were sent, or as the card is known."""
        del done
        texts, say = sent.sheet.texts, sent.sheet.say
        scheme = asked.get("scheme", "")
        real = None
        if scheme in SCHEMES:
            real = (
                sent_scheme(scheme, sent.many, say)
                if "scheme" in sent.many
                else known_scheme(engine, scheme)
            )
        extra = self.asked_for(engine, due)
        return {
            "schemes": [
                (key, scheme_words(engine, at, texts, say)) for at, key in enumerate(SCHEMES)
            ],
            "typed": len(engine.typed),
            "real": real,
            "real_name": texts.name("scheme", SCHEMES.index(real.scheme)) if real else "",
            "back": asked.get("back", ""),
            "values": range(1, SIDES + 1),
            "destinations": [
                (key, texts.name("target", TARGETS.index(key))) for key in DESTINATIONS
            ],
            "named": engine.named,
            "extra_name": self.card_name(extra, texts) if extra else "",
            "events": [(key, texts.name("event", at)) for at, key in enumerate(EVENTS)]
            if due == "event"
            else [],
        }


COMPANION: Final[Beside] = Ai()
