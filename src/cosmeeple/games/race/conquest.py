"""Temporary Military from cards, goods and tokens, for a conquest or without one, and the conquest itself [RAC-103,
RAC-105, RAC-209, RAC-210, RAC-223, RAC-434, RAC-444, RAC-445, RAC-D07, RAC-D08]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import (
    sacrifice,
)
from cosmeeple.games.race.events import (
    CardSacrificed,
    MilitaryBoosted,
    WorldConquered,
)
from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.military import (
    boost_of,
    can_spend_for,
    general_military,
    military_against,
    possible_boost,
    specialised_military,
)
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.state import (
    Area,
    State,
    distinct,
    kind_of,
)
from cosmeeple.games.race.tokens import (
    GOOD_SOURCE,
    amount,
    good_tokens,
    spend_source,
    turn_up,
)
from cosmeeple.games.race.vocabulary import (
    ALIEN,
    ARTIFACT_TOKENS,
    CARD_COUNT,
    CARDS,
    GENES,
    NONE,
    TOKEN_COUNT,
    TOKEN_GENES,
    TOKEN_MILITARY,
)
from cosmeeple.games.race.worlds import (
    leftover_use,
)
from cosmeeple.kernel.agenda import PASS, Decision
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.reasons import QUICK, Why
from cosmeeple.kernel.record import frame
from cosmeeple.kernel.rows import picks, vec
from cosmeeple.kernel.table import Table

#: Cards that give temporary Military, then tokens for Military, then tokens for Military against Genes worlds.
BOOST: Final = Domain("boost", (*CARDS, *ARTIFACT_TOKENS, *[f"genes:{token}" for token in ARTIFACT_TOKENS]), True)


@final
@frame
class BoostMilitary(Decision):
    """Add temporary Military, as much as is needed or more, then conquer [RAC-105, RAC-209, RAC-210, RAC-D07].

    `extra`: with the Military left over from the first conquest [RAC-220].
    """

    verb: ClassVar[str] = "boost"
    domain: ClassVar[Domain] = BOOST

    world: int
    extra: bool
    tokens: bool = False

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        target: Card = s.kit.cards[self.world]
        needed = target.cost + (leftover_use(s, area, target) if self.extra else 0)
        military = military_against(s, area, target)
        if pick == PASS:
            return why.need(military >= needed, "RAC-103", "military-enough", needed, military)
        if pick >= CARD_COUNT:
            return self.allows_token(s, pick, why)
        card: Card = s.kit.cards[pick]
        if not why.must(pick in area.tableau[: area.old], "RAC-042", "was-there", pick):
            return False
        spends = can_spend_for(s, area, card, self.world)
        if not why.must(card.sacrifice_military > 0 or spends, "RAC-209", "boosts-military", pick):
            return False
        after = military + boost_of(s, card, target) + possible_boost(s, area, target, pick, NONE)
        return why.need(after >= needed, "RAC-103", "military-still-possible", needed, after)

    def allows_token(self, s: State, pick: int, why: Why) -> bool:
        """A token for Military, or for Military against Genes worlds [RAC-434, RAC-444]."""
        area = s.areas[self.seat]
        target: Card = s.kit.cards[self.world]
        token = (pick - CARD_COUNT) % TOKEN_COUNT
        genes = pick >= CARD_COUNT + TOKEN_COUNT
        gain = amount(s, token, TOKEN_GENES if genes else TOKEN_MILITARY)
        if not (
            why.must(token in area.tokens, "RAC-430", "holds-token", token)
            and why.must(gain > 0, "RAC-444" if genes else "RAC-434", "token-has-use", token)
            and why.must(not genes or target.good == GENES, "RAC-444", "good-fits", self.world, GENES)
        ):
            return False
        needed = target.cost + (leftover_use(s, area, target) if self.extra else 0)
        after = military_against(s, area, target) + gain + possible_boost(s, area, target, NONE, token)
        return why.need(after >= needed, "RAC-103", "military-still-possible", needed, after)

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        legal: list[int] = []
        if self.allows(s, PASS, QUICK):
            legal.append(PASS)
        for place in range(area.old):
            number = area.tableau[place]
            card: Card = s.kit.cards[number]
            if (card.sacrifice_military > 0 or card.spend_good != NONE) and self.allows(s, number, QUICK):
                legal.append(number)
        if len(legal) > 1:
            legal.sort()
        if area.tokens:
            for pick in range(CARD_COUNT, CARD_COUNT + 2 * TOKEN_COUNT):
                if self.allows_token(s, pick, QUICK):
                    legal.append(pick)
        return picks(legal)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        target: Card = s.kit.cards[self.world]
        if pick >= CARD_COUNT:
            token = (pick - CARD_COUNT) % TOKEN_COUNT
            if pick >= CARD_COUNT + TOKEN_COUNT:
                area.genes_boost += amount(s, token, TOKEN_GENES)
            else:
                area.boost += amount(s, token, TOKEN_MILITARY)
            turn_up(t, self.seat, token)
            t.then(self)
            return
        if pick == PASS:
            conquer(t, self.seat, target, self.extra)
            if not self.extra:
                area.conquered = self.world
            return
        t.then(self)
        boost_by(t, self.seat, pick, self.world, self.tokens)


def boost_by(t: Table[State], seat: int, number: int, world: int, tokens: bool) -> None:
    """The card gives its temporary Military: it is sacrificed, or a good is spent, but none on `world`, which is being
    placed [RAC-209, RAC-210, RAC-246, RAC-R04]."""
    s = t.state
    card: Card = s.kit.cards[number]
    if card.sacrifice_military == 0:
        t.then(SpendGoodForMilitary(seat, number, world, tokens))
        return
    # The switch of RAC-R04: the card's own Military stays until the end of the phase.
    gain = card.sacrifice_military + (card.military if s.keeps_sacrificed else 0)
    s.areas[seat].boost += gain
    sacrifice(s, seat, number)
    if t.telling:
        t.tell(CardSacrificed(seat, number, "RAC-209"))
        t.tell(MilitaryBoosted(seat, number, gain, "RAC-209"))


def has_boost(s: State, area: Area) -> bool:
    """Is there a card that gives temporary Military at all [RAC-209, RAC-210]?"""
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        if card.sacrifice_military > 0 or card.spend_good != NONE:
            return True
    return False


@final
@frame
class Muster(Decision):
    """Temporary Military without a conquest: a good spent empties its world for the next production [RAC-209, RAC-210,
    RAC-D08].

    Asked once, when the player has settled without conquering, or not at all; a conqueror was asked before conquering.
    Then `arrived` is NONE. After any other placement the world that `arrived` may have brought a good that nobody could
    be asked about before [RAC-223]. What is asked follows from open goods and cards: a token would be turned up for
    nothing.
    """

    verb: ClassVar[str] = "muster"
    domain: ClassVar[Domain] = CARD_OR_PASS

    arrived: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        area = s.areas[self.seat]
        return why.must(pick in area.tableau[: area.old], "RAC-042", "was-there", pick) and why.need(
            self.gives(s, area, s.kit.cards[pick]), "RAC-209", "boosts-military", pick
        )

    def gives(self, s: State, area: Area, card: Card) -> bool:
        """Can the card give temporary Military now, by what was not offered yet?"""
        if card.sacrifice_military > 0:
            return self.arrived == NONE
        if card.spend_good == NONE or card.number in area.used:
            return False
        for world in area.holders:
            if kind_of(s.kit, world) == card.spend_good and self.arrived in (NONE, world):
                return True
        return False

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        found: list[int] = []
        for place in range(area.old):
            number = area.tableau[place]
            if self.gives(s, area, s.kit.cards[number]):
                found.append(number)
        found.sort()
        return picks([PASS, *found])

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        t.then(self)
        boost_by(t, self.seat, pick, NONE, len(t.state.areas[self.seat].tokens) > 0)


def offer_muster(t: Table[State], seat: int, arrived: int) -> None:
    """Ask whoever has such a card; nobody else [RAC-209, RAC-210]."""
    if has_boost(t.state, t.state.areas[seat]):
        t.then(Muster(seat, arrived))


def conquer(t: Table[State], seat: int, target: Card, extra: bool) -> None:
    """The world is conquered, an extra one with the surplus; nothing is paid [RAC-103, RAC-220]."""
    s = t.state
    area = s.areas[seat]
    if t.telling:
        t.tell(
            WorldConquered(
                seat,
                target.number,
                general_military(s.kit, area.tableau, area.old),
                specialised_military(s.kit, area, target),
                area.boost + (area.genes_boost if target.good == GENES else 0),
                leftover_use(s, area, target) if extra else 0,
                target.cost,
                "RAC-220" if extra else "RAC-103",
            )
        )


@final
@frame
class SpendGoodForMilitary(Decision):
    """Which good pays for the card's temporary Military [RAC-210, RAC-223, RAC-D08]."""

    verb: ClassVar[str] = "spend"
    domain: ClassVar[Domain] = GOOD_SOURCE

    by: int
    world: int
    tokens: bool = False

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        good = s.kit.cards[self.by].spend_good
        if pick >= CARD_COUNT:
            held = pick - CARD_COUNT in good_tokens(s, s.areas[self.seat])
            return why.need(held and good == ALIEN, "RAC-445", "token-is-good", pick - CARD_COUNT)
        return (
            why.must(pick in s.areas[self.seat].holders, "RAC-210", "holds-good", pick)
            and why.need(kind_of(s.kit, pick) == good, "RAC-210", "good-fits", pick, good)
            and why.need(pick != self.world, "RAC-044", "fully-settled", pick)
        )

    def options(self, s: State) -> vec[i64]:
        good = s.kit.cards[self.by].spend_good
        area = s.areas[self.seat]
        found = [one for one in distinct(area.holders) if one != self.world and kind_of(s.kit, one) == good]
        if area.tokens and good == ALIEN:
            found.extend([CARD_COUNT + token for token in good_tokens(s, area)])
        return picks(found)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        card: Card = s.kit.cards[self.by]
        spend_source(t, self.seat, pick, "RAC-210")
        area.used.append(self.by)
        area.boost += card.spend_military
        if t.telling:
            t.tell(MilitaryBoosted(self.seat, self.by, card.spend_military, "RAC-210"))
