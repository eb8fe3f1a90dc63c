"""The excavate action [REL-320..327, REL-505]."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.relics import events
from cosmeeple.games.relics.crew import ARTEFACT_OR_PASS, Sample, may_hold
from cosmeeple.games.relics.state import State, has_ability
from cosmeeple.games.relics.vocabulary import DOUBLE_DIG, KINDS_EACH, NONE, region_of
from cosmeeple.kernel.engine.rows import append, insert_sorted, vec
from cosmeeple.kernel.frames import PASS, QUICK, Decision, Domain, Table, Why, frame


def may_take_first(s: State, seat: i64, artefact: i64, why: Why) -> bool:
    """A tile on a dig site with an own explorer, and a free space in the hold
    [REL-004, REL-321]."""
    site = s.kit.site[artefact]
    return (
        why.need(s.dig[artefact] > 0, "REL-321", "tile-there", artefact)
        and why.need(site in s.areas[seat].explorers, "REL-321", "explorer-there", site)
        and may_hold(s, seat, "REL-321", why)
    )


def may_take_second(s: State, seat: i64, artefact: i64, first: i64, why: Why) -> bool:
    """From another dig site with an own explorer; Kuti Kuti also from the same or an adjacent one
    [REL-322, REL-505, REL-A20]."""
    here, before = s.kit.site[artefact], s.kit.site[first]
    apart = here != before and here in s.areas[seat].explorers
    if has_ability(s, seat, DOUBLE_DIG):
        reached = apart or here == before or here in s.kit.neighbours[before]
        placed = why.need(reached, "REL-505", "same-or-next-site", here)
    else:
        placed = why.need(here != before, "REL-322", "another-site", here) and why.need(
            here in s.areas[seat].explorers, "REL-321", "explorer-there", here
        )
    return (
        placed
        and why.need(s.dig[artefact] > 0, "REL-321", "tile-there", artefact)
        and may_hold(s, seat, "REL-322", why)
    )


def may_excavate(s: State, seat: i64, card: i64, why: Why) -> bool:
    """At least one tile of the card's colour can be taken [REL-320, REL-321, REL-A09]."""
    region = s.kit.card_region[card]
    if not why.must(region != NONE, "REL-320", "card-has-colour", card):
        return False
    reached = can_excavate(s, seat, region)
    return why.need(reached, "REL-321", "tile-in-reach", region) and may_hold(
        s, seat, "REL-321", why
    )


def can_excavate(s: State, seat: i64, region: i64) -> bool:
    """Is there a tile of the colour on a dig site with an own explorer?"""
    explorers = s.areas[seat].explorers
    for artefact in range(region * KINDS_EACH, region * KINDS_EACH + KINDS_EACH):
        if s.dig[artefact] > 0 and s.kit.site[artefact] in explorers:
            return True
    return False


@final
@frame
class ExcavateTile(Decision):
    """Choose an open tile of the colour: the first one, then perhaps a second
    [REL-320..324, REL-505, REL-D10].

    Sampling comes after both [REL-325].
    """

    verb: ClassVar[str] = "dig"
    domain: ClassVar[Domain] = ARTEFACT_OR_PASS

    region: i64
    first: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(self.first != NONE, "REL-A09", "one-tile-at-least")
        if not why.need(region_of(pick) == self.region, "REL-321", "tile-of-colour", self.region):
            return False
        if self.first == NONE:
            return may_take_first(s, self.seat, pick, why)
        return may_take_second(s, self.seat, pick, self.first, why)

    def options(self, s: State) -> vec[i64]:
        first = self.region * KINDS_EACH
        options = vec[i64]([PASS]) if self.first != NONE else vec[i64]()
        for pick in range(first, first + KINDS_EACH):
            if self.allows(s, pick, QUICK):
                options = append(options, pick)
        return options

    def resolve(self, t: Table[State], pick: i64) -> None:
        seat = self.seat
        if pick == PASS:
            t.then(Sample(seat, self.first))
            return
        t.state.dig[pick] -= 1
        t.state.areas[seat].hold = insert_sorted(t.state.areas[seat].hold, pick)
        if t.telling:
            t.tell(events.TileExcavated(seat, pick, t.state.kit.site[pick]))
        if self.first != NONE:
            t.then(Sample(seat, self.first), Sample(seat, pick))
        elif t.state.kit.most_excavated > 1:
            t.then(ExcavateTile(seat, self.region, pick))
        else:
            t.then(Sample(seat, pick))
