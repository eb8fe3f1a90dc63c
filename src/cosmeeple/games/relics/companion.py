"""Zu alone, for owners of the box [REL-722..725, REL-791, REL-901].

A person plays at the physical table and says what lies there; Zu's move and its reasons come from
here, and so does the memory of Zu's board. The position is an ordinary solo state: what the person
enters is written into it by readable paths (`queues.m2`, `areas.A.traders.m1`, `dig.red_eye`), what
Zu does changes it by the rules. Physical draws (the action card and the tiles of a forecast) are
entered with the card; lots are drawn here. Everything can be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmeeple.games.relics import scoring
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.forecast import has_row
from cosmeeple.games.relics.rounds import renew_zu_deck, score_centres, tell_gallery
from cosmeeple.games.relics.setup import OFF, set_up
from cosmeeple.games.relics.state import State, has_module, zu_seat
from cosmeeple.games.relics.zu import BurnZuCard, play_zu_card
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.outcome import ScoreRow
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.beside import Beside

#: What a card looks at, in the words of the state: only these need to be right before it is
#: revealed.
POPULARITY: Final = "buyers"
DIG_SITES: Final = "dig"
BLACK_MARKET: Final = "black"
QUEUES: Final = "queues"
SHIP: Final = "ship"
FORECAST: Final = "forecast"
YOUR_SAMPLES: Final = "areas.A.guards"
YOUR_TILES: Final = "areas.A.hold"
YOUR_HATCH: Final = "areas.A.hatch"
YOUR_TRADERS: Final = "areas.A.traders"
YOUR_REPRESENTATIVES: Final = "areas.A.representatives"

LOOKS_AT: Final[dict[int, tuple[str, ...]]] = {
    words.ZU_EXCAVATE: (POPULARITY, DIG_SITES, YOUR_SAMPLES, YOUR_TILES, YOUR_HATCH, BLACK_MARKET),
    words.ZU_MARKET: (POPULARITY, QUEUES, YOUR_REPRESENTATIVES),
    words.ZU_ORDER: (),
    words.ZU_SELL: (POPULARITY, QUEUES, SHIP, YOUR_TRADERS, YOUR_REPRESENTATIVES),
    words.ZU_BURST: (POPULARITY, QUEUES, SHIP, YOUR_TRADERS, YOUR_REPRESENTATIVES),
    words.ZU_FORECAST: (FORECAST,),
}

#: Where tiles of the person or of the board lie: entered together, so only together do they say how
#: many there are.
TILE_PLACES: Final = (DIG_SITES, BLACK_MARKET, YOUR_TILES, YOUR_HATCH)


class Companion(Beside):
    """One physical solo game."""

    state: State

    @classmethod
    def start(
        cls, game: Game, seed: int, modules: Sequence[str] = (), kit: Kit | None = None
    ) -> Companion:
        """A fresh game: nothing lies on the table yet, Zu has its board and its decks
        [REL-701, REL-704, REL-801]."""
        for module in modules:
            if module not in words.MODULES:
                raise UnknownKey(
                    f"{module!r} is no difficulty module; there are {', '.join(words.MODULES)}"
                )
        options = {module: "on" if module in modules else OFF for module in words.MODULES}
        rng = Rng(state_from_seed(seed))
        state = set_up(kit or game.kit(), 1, options, rng).state
        return cls(game, state, rng)

    # --- what the person says

    def refused(self, changed: State, entered: tuple[str, ...]) -> str:
        return impossible(changed, entered)

    def looks_at(self, card: str) -> tuple[str, ...]:
        """The parts of the table that matter for this card; everything else need not be entered
        now. In the last round there is no forecast row [REL-221, REL-785]."""
        wanted = LOOKS_AT[self.state.kit.zu_type[zu_card(card)]]
        return (
            wanted if has_row(self.state) else tuple([path for path in wanted if path != FORECAST])
        )

    def need_counted(self, card: str) -> None:
        """Every buyer stands on its track, in a queue or on the ship: where a card looks at all
        three, a slip in one of them is noticed before Zu acts on it
        [REL-010, REL-3451, REL-3454]."""
        if SHIP not in self.looks_at(card):
            return
        s = self.state
        for buyer in range(len(words.BUYERS)):
            queued = sum([queue.count(buyer) for queue in s.queues])
            counted = s.buyers[buyer] + queued + s.ship[buyer]
            if counted != in_play(s, buyer):
                name = words.BUYERS[buyer]
                raise BadInput(
                    f"of {in_play(s, buyer)} {name} buyers in play {counted} are counted: "
                    f"{s.buyers[buyer]} waiting, {queued} in queues, {s.ship[buyer]} on the ship"
                )

    def draws_wanted(self, card: str) -> int:
        """How many tiles must be drawn and named with the card: two for a forecast, otherwise none
        [REL-786]."""
        forecast = self.state.kit.zu_type[zu_card(card)] == words.ZU_FORECAST
        return self.state.kit.forecast_draw if forecast else 0

    # --- Zu acts

    def next_card(self) -> str | None:
        """The top card of the deck that is kept here, for those who leave Zu's cards in the box;
        None: Zu passes."""
        deck = self.state.zu[0].deck
        return words.ZU_CARDS[deck[-1]] if deck else None

    def reveal(
        self, card: str, action_card: str = "", tiles: Sequence[str] = ()
    ) -> tuple[Event, ...]:
        """Zu's move, told with every priority it considered; `action_card` and `tiles` are a
        forecast's draws."""
        number = zu_card(card)
        table = self.working_table()
        s = table.state
        take_from_deck(s, number)
        if s.kit.zu_type[number] == words.ZU_FORECAST:
            table.rng = prepare_forecast(s, self.chance, action_card, tiles)
        s.zu[0].discards.append(number)
        s.zu[0].seen |= 1 << number
        if has_module(s, words.BURN_CARD):
            table.then(BurnZuCard(number))
        play_zu_card(table, number)
        table.settle()
        return self.done(f"reveal {card}", table)

    def score_round(self) -> tuple[Event, ...]:
        """The majorities in the three centres: what Zu gains, and what you gain, is told and added
        [REL-401..403, REL-725]."""
        table = self.working_table()
        s = table.state
        score_centres(table)
        if s.round == s.kit.rounds:
            tell_gallery(table, zu_seat(s))
        return self.done(f"score {s.round}", table)

    def points(self) -> list[ScoreRow]:
        """Zu's final score so far, line by line: credits, gallery, tiles left
        [REL-410, REL-791]."""
        return [row for row in scoring.rows(self.state) if row.points[zu_seat(self.state)]]

    def next_round(self) -> None:
        """Zu's new deck, crew back from the forecast; the person prepares all else and enters it
        [REL-220, REL-720]."""
        s = self.state.clone()
        if s.round >= s.kit.rounds:
            raise BadInput("round 3 is the last one")
        s.round += 1
        for seat in s.forecast_crew:
            if seat != words.NONE:
                s.areas[seat].crew += 1
        s.forecast.clear()
        s.forecast_crew.clear()
        table = Table(s, [], self.chance.clone())
        renew_zu_deck(table)
        self.remember(f"round {s.round}", s, ())
        self.chance = table.rng


def zu_card(card: str) -> int:
    if card not in words.ZU_CARDS:
        first, last = words.ZU_CARDS[0], words.ZU_CARDS[-1]
        raise UnknownKey(f"{card!r} is no card of Zu; they are called {first} to {last}")
    return words.ZU_CARDS.index(card)


def take_from_deck(s: State, card: int) -> None:
    """The physical deck knows better: a card that our deck has elsewhere changes places with our
    top card [REL-705]."""
    zu = s.zu[0]
    if not zu.deck:
        raise BadInput("Zu's deck is empty: Zu passes")
    top = zu.deck.pop()
    if top == card:
        return
    for pile in (zu.deck, *zu.later, zu.removed, zu.burnt):
        if card in pile:
            pile[pile.index(card)] = top
            return
    raise BadInput(f"{words.ZU_CARDS[card]} has been revealed in this round already")


def prepare_forecast(s: State, chance: Rng, action_card: str, tiles: Sequence[str]) -> Rng:
    """The named card lies on top of the deck, and the named tiles are drawn from the pool
    [REL-785, REL-786]."""
    if action_card not in words.CARDS[: len(s.kit.card_copies)]:
        raise UnknownKey(f"a forecast needs the action card that Zu draws, not {action_card!r}")
    if len(tiles) > s.kit.forecast_draw:
        raise BadInput(f"Zu draws {s.kit.forecast_draw} tiles, not {len(tiles)}")
    card = words.CARDS.index(action_card)
    s.deck = [card]
    draws = []
    for tile in tiles:
        if tile not in words.ARTEFACTS:
            raise UnknownKey(f"{tile!r} is no artefact")
        if words.ARTEFACTS.index(tile) // 4 != s.kit.card_region[card]:
            raise BadInput(f"{tile} is not of the colour of {action_card}")
        draws.append(words.ARTEFACTS.index(tile))
    first = s.kit.card_region[card] * 4
    for artefact in range(first, first + 4):
        s.pool[artefact] = draws.count(artefact)
    return Rigged(chance.state, draws)


def in_play(s: State, buyer: int) -> int:
    """How many buyers of a kind are in the game: as with two players some stay in the box
    [REL-115, REL-701]."""
    start = s.kit.starts[len(s.areas)]
    return s.kit.buyers[buyer] - (
        start.special_removed if buyer == words.SPECIAL else start.coloured_removed
    )


def impossible(s: State, entered: tuple[str, ...]) -> str:
    """What of the things just entered cannot be true of a physical table; empty when all is well.
    What is remembered from before may be long out of date and refutes nothing
    [REL-010, REL-016]."""
    kit = s.kit
    zu = s.areas[zu_seat(s)]
    everywhere = any([path.startswith(TILE_PLACES) for path in entered])
    for artefact in range(len(words.ARTEFACTS)):
        shown = [*zu.hold, *zu.hatch].count(artefact)
        if everywhere:
            shown += s.dig[artefact] + sum([stack.count(artefact) for stack in s.black])
            shown += [*s.areas[0].hold, *s.areas[0].hatch].count(artefact)
        if shown > kit.copies[artefact] or s.dig[artefact] < 0:
            name = words.ARTEFACTS[artefact]
            return f"there are only {kit.copies[artefact]} tiles of {name}, not {shown}"
    for market, queue in enumerate(s.queues):
        if len(queue) > kit.queue_limit:
            return (
                f"a queue has at most {kit.queue_limit} buyers; market {market + 1} would "
                f"have {len(queue)}"
            )
    for buyer in range(len(words.BUYERS)):
        for number in (s.buyers[buyer], s.ship[buyer]):
            if not 0 <= number <= kit.buyers[buyer]:
                name = words.BUYERS[buyer]
                return f"there are {kit.buyers[buyer]} {name} buyers in the box, not {number}"
    if len(zu.hold) > kit.hold[zu.faction] or len(zu.hatch) > kit.hatch[zu.faction]:
        return "Zu's hold and hatch have no room for that"
    return ""
