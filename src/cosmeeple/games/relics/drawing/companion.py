"""Zu beside a physical game: what its companion asks, shows and does (`draw/companion.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from cosmeeple.draw.companion import CARD, NOTHING, OVER, Beside, Call, Say, Sent, Sheet, since
from cosmeeple.games.relics.companion import FORECAST, Companion
from cosmeeple.games.relics.drawing import companion_map
from cosmeeple.games.relics.scoring import gallery_credits, score_now
from cosmeeple.games.relics.state import has_module, zu_seat
from cosmeeple.games.relics.vocabulary import (
    ACTION_CARDS,
    ARTEFACTS,
    DEEPEST_STACK,
    FIRST_TRAVEL,
    LIMITED_CREW,
    LONGEST_FORECAST,
    MODULES,
    REGIONS,
    ZU_CARDS,
)
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.engine.outcome import ScoreRow
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.records.fields import Id
    from cosmeeple.kernel.words.text import Texts

CREW: Final = "forecast_crew"
#: Zu's own things, for when the table shows something else.
OWN: Final = ("credits", "hold", "hatch", "guards", "traders", "representatives")
#: What the majorities look at.
CENTRES: Final = ("areas.A.representatives", "areas.B.representatives")


class ZuSheet(Sheet):
    """What lies on the table of a game against Zu."""

    engine: Companion

    def choices(self, category: str) -> list[tuple[str, str]]:
        if category == "seat":
            seats = [(SEAT_LETTERS[number], self.texts.name("seat", number)) for number in range(2)]
            return [(NOTHING, self.say("companion-nobody")), *seats]
        found = super().choices(category)
        return found[:FIRST_TRAVEL] if category == "card" else found

    def choices_at(self, path: str, kind: Id) -> list[tuple[str, str]]:
        """A stack of the black market has tiles of its colour only."""
        found = self.choices(kind.category)
        region = path.removeprefix("black.")
        return (
            found if region == path else [one for one in found if one[0].startswith(f"{region}_")]
        )

    def on_top_last(self, path: str) -> bool:
        return path.startswith("black.")

    def is_fixed(self, path: str) -> bool:
        return path == CREW

    def slots(self, path: str, known: int) -> int:
        kit = self.engine.state.kit
        if path.startswith("queues."):
            return kit.queue_limit
        if path.startswith("black."):
            return DEEPEST_STACK
        if path in (FORECAST, CREW):
            return LONGEST_FORECAST
        return max(
            [known, *[int(size) for size in (kit.hold if path.endswith(".hold") else kit.hatch)]]
        )

    def wanted(self, paths: Sequence[str]) -> list[str]:
        """The crew on the forecast belongs to the forecast."""
        return [one for path in paths for one in ((path, CREW) if path == FORECAST else (path,))]

    def in_order(self, path: str, values: list[str], known: Sequence[str]) -> list[str]:
        return sorted(values, key=known.index) if path.endswith((".hold", ".hatch")) else values

    def complete(self, found: dict[str, Any]) -> None:
        if FORECAST in found:
            crew = [*found.get(CREW, []), *[NOTHING] * LONGEST_FORECAST]
            found[CREW] = crew[: len(found[FORECAST])]


class Zu:
    """Zu beside a physical game of Relics."""

    wanted: ClassVar[tuple[str, ...]] = ("modules",)
    deeds: ClassVar[Mapping[str, str]] = {"score": "score", "round": "round"}
    refusals: ClassVar[tuple[tuple[str, str], ...]] = (
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
        (r"has been revealed in this round already", "card-twice"),
        (r"a forecast needs the action card", "action-card"),
        (r"is not of the colour of", "tile-colour"),
        (r"is the last one", "last-round"),
    )

    def read_options(self, sent: Mapping[str, str]) -> dict[str, Any]:
        """Any of the difficulty modules."""
        return {"modules": [name for name in MODULES if sent.get(f"module.{name}")]}

    def start_values(self, texts: Texts) -> dict[str, Any]:
        """Easier and harder modules. Their names begin with which they are: said once, above
        them."""
        found: dict[str, list[tuple[str, str]]] = {}
        for module in MODULES:
            kind, _, name = texts.say(f"option-{module}").partition(": ")
            found.setdefault(kind, []).append((module, name[:1].upper() + name[1:]))
        return {"modules": list(found.items())}

    def begin(self, game: Game, options: Mapping[str, Any], seed: int) -> Companion:
        """Zu with its board and its decks."""
        return Companion.start(game, seed, options["modules"])

    def perform(self, engine: Companion, call: Call) -> None:
        """A card, the majorities, or a new round."""
        body = call.body
        match call.kind:
            case "reveal":
                if body.get("counted"):
                    engine.need_counted(body["card"])
                engine.reveal(body["card"], body.get("action_card", ""), body.get("tiles", ()))
            case "score":
                engine.score_round()
            case "round":
                engine.next_round()
            case _:
                raise BadInput(f"Zu cannot {call.kind}")

    def due(self, engine: Companion, done: Sequence[str]) -> str:
        """A card, the majorities, a new round, or nothing any more."""
        if engine.next_card() is not None:
            return CARD
        if "score" not in since(done, "round"):
            return "score"
        return "round" if engine.state.round < engine.state.kit.rounds else OVER

    def mark(self, engine: Companion) -> int:
        """All of it is in the state."""
        del engine
        return 0

    def people(self, engine: Companion) -> int:
        """One: Zu is the second seat."""
        return len(engine.state.areas) - 1

    def sheet(
        self,
        engine: Companion,
        texts: Texts,
        say: Say,
        sent: Mapping[str, Sequence[str]] | None = None,
    ) -> ZuSheet:
        """The fields for what lies on the table."""
        return ZuSheet(engine, texts, say, sent)

    def title(self, call: Call, events: Sequence[Event], texts: Texts, say: Say) -> str:
        """The card by name."""
        del events, say
        return self.card_name(call.body["card"], texts) if call.kind == "reveal" else ""

    def board(self, engine: Companion, texts: Texts) -> dict[str, Any]:
        """Zu's gallery, its tiles and its people on the map."""
        s = engine.state
        zu, kit = s.areas[zu_seat(s)], s.kit
        return {
            "credits": zu.credits,
            "worth": gallery_credits(s, zu_seat(s)),
            "rows": [
                (
                    texts.name("alien_symbol", row),
                    [
                        (zu.guards >> (column * 4 + row) & 1, column * 4 + row)
                        for column in range(len(REGIONS))
                    ],
                )
                for row in range(4)
            ],
            "columns": [(name, texts.name("region", at)) for at, name in enumerate(REGIONS)],
            "hold": [(REGIONS[tile // 4], texts.name("artefact", tile)) for tile in zu.hold],
            "hold_most": kit.hold[zu.faction],
            "hatch": [(REGIONS[tile // 4], texts.name("artefact", tile)) for tile in zu.hatch],
            "hatch_most": kit.hatch[zu.faction],
            "traders": [
                (texts.name("market", at), number) for at, number in enumerate(zu.traders) if number
            ],
            "representatives": [
                (texts.name("centre", at), number)
                for at, number in enumerate(zu.representatives)
                if number
            ],
            "round": s.round,
            "rounds": kit.rounds,
            "deck": len(s.zu[0].deck),
            "revealed": [texts.name("zu_card", card) for card in s.zu[0].discards],
            "points": [
                (score_words(row, texts), row.points[zu_seat(s)]) for row in engine.points()
            ],
            "total": score_now(s, zu_seat(s)),
            "artefact": lambda number: texts.name("artefact", number),
        }

    def cards(self, engine: Companion, texts: Texts, say: Say) -> list[tuple[str, str]]:
        """The cards that have not been revealed in this round."""
        del say
        gone = set(engine.state.zu[0].discards)
        names = {
            texts.name("zu_card", card): ZU_CARDS[card]
            for card in reversed(range(len(ZU_CARDS)))
            if card not in gone
        }
        return [(key, name) for name, key in reversed(names.items())]

    def top(self, engine: Companion) -> str:
        """The top card of the deck that is kept here."""
        return engine.next_card() or ""

    def card_name(self, card: str, texts: Texts) -> str:
        """As it is printed."""
        return texts.name("zu_card", ZU_CARDS.index(card))

    def asked_for(self, engine: Companion, due: str) -> str:
        """Every card of Zu is chosen or drawn."""
        del engine, due
        return ""

    def reveal(self, engine: Companion, sent: Sent) -> dict[str, Any]:
        """The card, with what was drawn for a forecast; the buyers have been counted."""
        body: dict[str, Any] = {"card": sent.card, "counted": True}
        if engine.draws_wanted(sent.card):
            tiles = [tile for tile in sent.many.get("tile", []) if tile]
            body |= {"action_card": sent.fields.get("action_card", ""), "tiles": tiles}
        return body

    def deed(self, what: str, engine: Companion, sent: Sent) -> list[Call]:
        """The representatives as they stand, then the majorities; or a new round."""
        del engine
        if what == "round":
            return [Call("round")]
        entries = sent.sheet.read(CENTRES)
        return [*([Call("enter", {"entries": entries})] if entries else []), Call("score")]

    def then(self, what: str, sent: Sent) -> str:
        """Always the page itself."""
        del what, sent
        return ""

    def own(self, engine: Companion) -> tuple[str, ...]:
        """Zu's crew counts only when a module limits it [REL-704, REL-805]."""
        crew = ("crew",) if has_module(engine.state, LIMITED_CREW) else ()
        return tuple(f"areas.B.{name}" for name in (*OWN, *crew))

    def maps(self, engine: Companion, texts: Texts, say: Say) -> dict[str, tuple[Markup, str]]:
        """The dig sites."""
        return {
            "dig": (
                companion_map.tap_map(engine.state, list(engine.state.dig), texts),
                say("companion-tap-dig"),
            )
        }

    def where(self, engine: Companion, events: Sequence[Event], texts: Texts) -> Markup | None:
        """Where Zu was."""
        return companion_map.where(engine.state, events, texts)

    def page(
        self, engine: Companion, due: str, done: Sequence[str], asked: Mapping[str, str], sent: Sent
    ) -> dict[str, Any]:
        """The majorities, a new round, what is drawn for a forecast; which action of its turn the
        next card is, for Zu takes two a turn [REL-723]."""
        del asked
        texts = sent.sheet.texts
        draws = engine.draws_wanted(sent.card) if sent.card else 0
        return {
            "action": since(done, "round").count("reveal") % engine.state.kit.actions_per_turn + 1,
            "centres": sent.sheet.groups(CENTRES) if due == "score" else [],
            "draws": draws,
            "action_cards": [(key, texts.name("card", at)) for at, key in enumerate(ACTION_CARDS)]
            if draws
            else [],
            "tiles": [(key, texts.name("artefact", at)) for at, key in enumerate(ARTEFACTS)]
            if draws
            else [],
            "sent_tiles": sent.many.get("tile", []),
        }


def score_words(row: ScoreRow, texts: Texts) -> str:
    """A line of the final score: the category, and which row or column."""
    name = texts.say(f"score-{row.category}")
    item = texts.name_of_id(row.item) if row.item else None
    return f"{name}: {item}" if item else name


COMPANION: Final[Beside] = Zu()
