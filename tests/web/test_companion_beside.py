"""Whole physical games beside a companion. The true table is kept apart: the companion hears only
what a person there can say, through the fields of its own page, and after every card it must have
told the truth and remember it.

The lots of both are the same, as if one die were thrown for both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cosmeeple.draw.companion import Call, Sheet, kind_at
from cosmeeple.games.circadians import GAME as CIRCADIANS
from cosmeeple.games.circadians.automaton import (
    AiHarvest,
    AiRest,
    ResolveExtraScheme,
    ResolveScheme,
)
from cosmeeple.games.circadians.events import (
    SchemeAdded,
    SchemeRevealed,
    SchemesShuffled,
    TopTokensDestroyed,
)
from cosmeeple.games.circadians.planning import RevealEvent
from cosmeeple.games.circadians.scoring import outcome as circadians_outcome
from cosmeeple.games.circadians.vocabulary import EVENTS, SCHEMES
from cosmeeple.games.relics import GAME as RELICS
from cosmeeple.games.relics.drawing.companion import CENTRES, CREW
from cosmeeple.games.relics.events import ForecastReplaced, SaleMade, TilesDrawn, ZuCardRevealed
from cosmeeple.games.relics.forecast import draw_tiles
from cosmeeple.games.relics.rounds import ScoreRound
from cosmeeple.games.relics.scoring import outcome as relics_outcome
from cosmeeple.games.relics.state import draw_card
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import (
    ACTION_CARDS,
    ACTIONS,
    ARTEFACTS,
    MODULES,
    ZU_CARDS,
    ZU_FORECAST,
)
from cosmeeple.games.relics.zu import ZuAction
from cosmeeple.kernel.engine.agenda import NOBODY, SEVERAL
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import append, pop
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.fields import Bits, ListOf, walk
from cosmeeple.web.companion import Companion, begun
from cosmeeple.web.companion_pages import texts_for
from cosmeeple.web.regions import words

Watch = Callable[[Any, Table[Any], Sequence[Event]], None]


# --- the person at the table


def truth(game: Game, state: Any, path: str, names: Any) -> Any:
    value, kind = walk(state, game.kinds.record(type(state)), path.split("."), names)
    return kind.dump(value, names)


class Person:
    """Reads the table and fills in the fields that the page shows, no others."""

    def __init__(self, companion: Companion) -> None:
        self.companion = companion
        self.engine = companion.engine
        self.texts = texts_for(companion, "en")

    def say(self, paths: Sequence[str], state: Any) -> None:
        """Enter what lies there. Everything must fit into the fields."""
        sheet = self.sheet({})
        fields = [f for group in sheet.groups(paths) for row in group.rows for f in row.fields]
        room = Counter(field.name for field in fields)
        sent: dict[str, list[str]] = {}
        for path in room:
            seen = truth(self.companion.game, state, path, self.engine.names())
            kind = kind_at(self.engine, path)
            if isinstance(kind, Bits):
                sent[f"has.{path}"] = ["1"]
                sent[path] = list(seen)
            elif isinstance(kind, ListOf):
                values = list(reversed(seen)) if sheet.on_top_last(path) else list(seen)
                assert len(values) <= room[path], f"{path} has no room for {values}"
                sent[path] = [*values, *["-" if path == CREW else ""] * (room[path] - len(values))]
            else:
                sent[path] = [str(seen)]
        entries = self.sheet(sent).read(paths)
        if entries:
            self.companion.do(Call("enter", {"entries": entries}))

    def sheet(self, sent: dict[str, list[str]]) -> Sheet:
        return self.companion.of.sheet(self.engine, self.texts, words("en"), sent)

    def agree(self, paths: Sequence[str], state: Any, where: str) -> None:
        """What the companion remembers is what lies there."""
        for path in paths:
            assert self.engine.shows(path) == truth(
                self.companion.game, state, path, self.engine.names()
            ), f"{where}: {path}"


def sit_down(slug: str, options: dict[str, Any], seed: int) -> Person:
    return Person(begun("beside", slug, options, seed))


def play(
    table: Table[Any],
    choose: Callable[[Table[Any]], int],
    watched: tuple[type[Any], ...],
    watch: Watch,
) -> None:
    """A whole game; of the watched frames the table before, the frame and what was told are
    shown."""
    while table.agenda:
        frame: Any = table.agenda[-1]
        if isinstance(frame, watched):
            before, told, depth = table.clone(), len(table.journal), len(table.agenda)
            happen(table)
            while len(table.agenda) >= depth and isinstance(frame, ZuAction):
                happen(table)
            watch(frame, before, [each.event for each in table.journal[told:]])
        elif frame.asks() == NOBODY:
            happen(table)
        elif frame.asks() == SEVERAL:
            if table.settle_several(frame, 0, fresh=True):
                table.given[table.place] = append(table.given[table.place], choose(table))
        else:
            legal = table.legal = frame.options(table.state)
            table.decider = frame.asks()
            pick = choose(table) if len(legal) > 1 else None
            table.agenda, _ = pop(table.agenda)
            if len(legal) > 0:
                frame.resolve(table, legal[0] if pick is None else pick)


def happen(table: Table[Any]) -> None:
    """The next frame asks nobody: it happens, and what it brings waits."""
    table.agenda, frame = pop(table.agenda)
    assert frame.asks() == NOBODY
    frame.happen(table)


# --- Zu

#: What is Zu's own: nobody is asked for it, it must simply be right.
OF_ZU = tuple(
    f"areas.B.{name}"
    for name in ("credits", "crew", "guards", "hold", "hatch", "traders", "representatives")
)
#: Somebody who trades a lot, so that the ship is seldom empty and the queues move.
TRADER = {
    "travel": 2,
    "excavate": 5,
    "market": 6,
    "sell": 12,
    "order": 3,
    "smuggle": 4,
    "forecast": 3,
}


class ZuBeside:
    """The true solo game, and Zu's companion beside it."""

    def __init__(self, seed: int, modules: Sequence[str]) -> None:
        options = {module: "on" if module in modules else "off" for module in MODULES}
        self.table: Table[Any] = RELICS.new(1, seed, options)
        self.table.telling = True
        self.rng = Rng(state_from_seed(seed + 1000))
        self.person = sit_down("relics", {"modules": list(modules)}, seed + 77)
        self.where = f"seed {seed} {list(modules)}"
        self.own_sales = 0
        self.seen: Counter[str] = Counter()

    def choose(self, table: Table[Any]) -> int:
        frame, options = table.agenda[-1], table.legal
        if isinstance(frame, ChooseAction):
            bag = [
                pick
                for pick in options
                if ACTIONS[pick] != "pass"
                for _ in range(TRADER[ACTIONS[pick]])
            ]
            return self.rng.pick(bag) if bag and self.rng.below(20) else self.rng.pick(options)
        taken = [pick for pick in options if pick != -1]
        return self.rng.pick(taken) if taken and self.rng.below(5) else self.rng.pick(options)

    def game(self) -> None:
        play(self.table, self.choose, (ZuAction, ScoreRound), self.watch)
        engine, state = self.person.engine, self.table.state
        assert self.person.companion.due == "over"
        total = sum(row.points[1] for row in engine.points())  # type: ignore[union-attr, index]
        assert total == relics_outcome(state).scores[1], self.where

    def watch(self, frame: Any, before: Table[Any], told: Sequence[Event]) -> None:
        if isinstance(frame, ScoreRound):
            self.score(before, told)
        elif any(isinstance(event, ZuCardRevealed) for event in told):
            self.card(before, told)

    def card(self, before: Table[Any], told: Sequence[Event]) -> None:
        companion, engine = self.person.companion, self.person.engine
        number = before.state.zu[0].deck[-1]
        card = ZU_CARDS[number]
        body: dict[str, Any] = {"card": card, "counted": True}
        lots = before.rng.state
        if before.state.kit.zu_type[number] == ZU_FORECAST:
            body |= self.draws(told)
            drawing = before.clone()
            region = drawing.state.kit.card_region[draw_card(drawing.state, drawing.rng)]
            draw_tiles(drawing, 1, region, drawing.state.kit.forecast_draw, "REL-786")
            lots = drawing.rng.state
        where = f"{self.where} round {before.state.round} {card}"
        asked = engine.looks_at(card)
        self.person.say(asked, before.state)
        engine.chance = Rng(lots)
        companion.do(Call("reveal", body))

        assert list(companion.told(-1)) == [
            one for one in told if not isinstance(one, ZuCardRevealed)
        ], where
        self.person.agree((*OF_ZU, *asked), self.table.state, where)
        self.seen[card[:6]] += 1
        if any(isinstance(event, SaleMade) for event in told) and sum(before.state.ship):
            self.seen["sale with a ship"] += 1

    def draws(self, told: Sequence[Event]) -> dict[str, Any]:
        """The action card and the tiles that Zu drew at the table."""
        laid = [event.card for event in told if isinstance(event, ForecastReplaced)]
        card = laid[0] if laid else self.table.state.discard[-1]
        drawn = [event.artefacts for event in told if isinstance(event, TilesDrawn)]
        return {"action_card": ACTION_CARDS[card], "tiles": [ARTEFACTS[tile] for tile in drawn[0]]}

    def score(self, before: Table[Any], told: Sequence[Event]) -> None:
        companion = self.person.companion
        assert companion.due == "score", self.where
        self.person.say(CENTRES, before.state)
        companion.do(Call("score"))
        theirs = list(companion.told(-1))
        assert theirs[:3] == list(told)[:3], self.where
        assert all(event in told for event in theirs), self.where
        if before.state.round < before.state.kit.rounds:
            companion.do(Call("round"))


MIXES: tuple[tuple[str, ...], ...] = (
    (),
    MODULES[:5],
    MODULES[5:],
    ("easier_limited_crew", "harder_both_colours"),
    ("easier_burn_card", "harder_any_storage"),
)


@pytest.mark.rule("REL-3451", "REL-3454", "REL-722", "REL-725", "REL-791")
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: "+".join(modules) or "none")
def test_zu_tells_the_truth_after_every_card(modules: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        beside = ZuBeside(seed, modules)
        beside.game()
        seen += beside.seen
    assert {"zu_exc", "zu_mar", "zu_ord", "zu_sel", "zu_bur", "zu_for"} <= set(seen)
    assert seen["sale with a ship"] >= 5


# --- the AI of Circadians

OF_AI = tuple(f"ai.{name}" for name in ("dice", "gems", "tokens", "harvester", "schemes", "extras"))


class AiBeside:
    """The true game with an AI, and its companion beside it."""

    def __init__(self, seed: int, ai: str, people: int, planet: str) -> None:
        self.table: Table[Any] = CIRCADIANS.new(people, seed, {"ai": ai, "planet": planet})
        self.table.telling = True
        self.rng = Rng(state_from_seed(seed + 1000))
        self.person = sit_down(
            "circadians", {"ai": ai, "people": people, "planet": planet}, seed + 77
        )
        self.where = f"{ai} with {people}, seed {seed}"
        self.seen: Counter[str] = Counter()

    def game(self) -> None:
        frames = (RevealEvent, ResolveScheme, ResolveExtraScheme, AiHarvest, AiRest)
        play(self.table, lambda table: self.rng.pick(table.legal), frames, self.watch)
        assert self.person.companion.due == "over"
        self.person.say(("caches",), self.table.state)
        engine = self.person.engine
        assert sum(engine.points().values()) == circadians_outcome(self.table.state).scores[-1], (
            self.where
        )  # type: ignore[union-attr]

    def watch(self, frame: Any, before: Table[Any], told: Sequence[Event]) -> None:
        after = self.table.state
        if isinstance(frame, RevealEvent):
            self.do(Call("event", {"event": EVENTS[after.events_shown[-1]]}))
            return
        if isinstance(frame, AiHarvest):
            self.do(Call("harvest"))
        elif isinstance(frame, AiRest):
            heights = {
                "farms": [len(stack) for stack in before.state.farm_stacks],
                "ships": [len(stack) for stack in before.state.ship_stacks],
            }
            self.do(Call("stacks", heights))
            self.do(Call("rest"))
        else:
            self.scheme(frame, before, told)
            return
        self.compare((), told, type(frame).__name__)

    def scheme(self, frame: Any, before: Table[Any], told: Sequence[Event]) -> None:
        revealed = [SCHEMES[event.scheme] for event in told if isinstance(event, SchemeRevealed)]
        added = [SCHEMES[event.scheme] for event in told if isinstance(event, SchemeAdded)]
        extra = added[0] if added else ""
        engine: Any = self.person.engine
        if isinstance(frame, ResolveScheme) and revealed:
            asked = engine.looks_at(revealed[0])
            self.person.say(asked, before.state)
            self.do(Call("reveal", {"card": revealed[0], "extra": extra}))
            self.compare(asked, told, f"{revealed[0]} {extra}")
        elif isinstance(frame, ResolveExtraScheme) and frame.number <= len(before.state.ai.extras):
            assert engine.next_extra() == SCHEMES[before.state.ai.extras[frame.number - 1]]
            asked = engine.looks_at(engine.next_extra())
            self.person.say(asked, before.state)
            self.do(Call("extra", {"extra": extra}))
            self.compare(asked, told, f"extra {extra}")
            self.seen["extra"] += 1

    def do(self, call: Call) -> None:
        wanted = {"reveal": "card", "stacks": "rest"}.get(call.kind, call.kind)
        assert self.person.companion.due == wanted, self.where
        self.person.companion.do(call)

    def compare(self, asked: Sequence[str], told: Sequence[Event], what: str) -> None:
        """Which tokens are destroyed is seen at the table; the physical deck is shuffled there."""
        unseen = (SchemesShuffled, TopTokensDestroyed)
        where = f"{self.where} round {self.table.state.round} {what}"
        theirs = [
            event for event in self.person.companion.told(-1) if not isinstance(event, unseen)
        ]
        assert theirs == [event for event in told if not isinstance(event, unseen)], where
        self.person.agree((*OF_AI, *asked), self.table.state, where)


@pytest.mark.rule("CIR-251", "CIR-258", "CIR-263", "CIR-264", "CIR-266")
@pytest.mark.parametrize(
    ("ai", "people", "planet"),
    [("orla", 1, "A"), ("xiao", 1, "B"), ("vesper", 2, "A"), ("kestrel", 3, "B")],
)
def test_the_ai_tells_the_truth_after_every_scheme(ai: str, people: int, planet: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        beside = AiBeside(seed, ai, people, planet)
        beside.game()
        seen += beside.seen
    assert seen["extra"] >= 3
