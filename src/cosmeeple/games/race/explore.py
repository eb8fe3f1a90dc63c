"""Phase I: Explore [RAC-061..063, RAC-200, RAC-285, RAC-D03]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import discard, draw
from cosmeeple.games.race.events import CardsExplored, CardsSeen, PhaseBegan
from cosmeeple.games.race.kit import Action
from cosmeeple.games.race.selection import SelectCards, copies_left
from cosmeeple.games.race.state import State, begin_phase, player_order, printed
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import insert_sorted, remove, vec
from cosmeeple.kernel.frames import Effect, Table, Why, frame

EXPLORE_PHASE: Final = 0


def explored(s: State, seat: i64) -> i64:
    """How many cards the player draws: the phase, the powers, the bonuses of one's own cards
    [RAC-061, RAC-062, RAC-200]."""
    return (
        s.kit.explore_draw
        + printed(s.kit.facts.see_more, s.areas[seat])
        + more_seen(s, s.actions[seat])
        + more_seen(s, s.seconds[seat])
    )


def more_seen(s: State, action: i64) -> i64:
    """The cards that an action adds to those drawn; nothing without an action [RAC-062]."""
    if action == NONE:
        return 0
    chosen: Action = s.kit.actions[action]
    return chosen.see_more


def kept(s: State, seat: i64) -> i64:
    """How many of them the player keeps [RAC-061, RAC-062, RAC-200]."""
    return (
        s.kit.explore_keep
        + printed(s.kit.facts.keep_more, s.areas[seat])
        + more_kept(s, s.actions[seat])
        + more_kept(s, s.seconds[seat])
    )


def more_kept(s: State, action: i64) -> i64:
    """The cards that an action adds to those kept; nothing without an action [RAC-062]."""
    if action == NONE:
        return 0
    chosen: Action = s.kit.actions[action]
    return chosen.keep_more


@final
@frame
class Explore(Effect):
    """All draw, in player order; then all choose what to keep [RAC-040, RAC-061, RAC-R02]."""

    bonus: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(EXPLORE_PHASE))
        order = player_order(s)
        for seat in order:
            area = s.areas[seat]
            for _ in range(explored(s, seat)):
                card = draw(t)
                if card == NONE:
                    break
                area.dealt = insert_sorted(area.dealt, card)
            if t.telling:
                t.tell(CardsSeen(seat, tuple(area.dealt), "RAC-061"), seat)
        t.then(KeepExplored(order))


@final
@frame
class KeepExplored(SelectCards):
    """Keep so many of the cards just drawn; the others are discarded face down
    [RAC-061, RAC-063, RAC-D03]."""

    verb: ClassVar[str] = "keep"

    def cards(self, s: State, seat: i64) -> vec[i64]:
        return s.areas[seat].dealt

    def wanted(self, s: State, seat: i64) -> i64:
        keep = kept(s, seat)
        return keep if keep < len(s.areas[seat].dealt) else 0

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        dealt = s.areas[seat].dealt
        keep = min(kept(s, seat), len(dealt))
        return why.must(
            len(given) < self.wanted(s, seat), "RAC-061", "may-keep-more", len(given), keep
        ) and why.need(copies_left(dealt, given, pick) > 0, "RAC-061", "just-drawn", pick)

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        s = t.state
        for place in range(len(self.seats)):
            seat = self.seats[place]
            area = s.areas[seat]
            drawn = len(area.dealt)
            keeping = given[place] if len(given[place]) > 0 else area.dealt[:]
            for card in keeping:
                area.dealt = remove(area.dealt, card)
                area.hand = insert_sorted(area.hand, card)
            for card in area.dealt:
                discard(s, card, seat)
            area.dealt = vec[i64]()
            if t.telling:
                t.tell(CardsExplored(seat, drawn, len(keeping)))
