"""Temporary Military from cards, goods and tokens, for a conquest or without one, and the conquest
itself [RAC-103, RAC-105, RAC-209, RAC-210, RAC-223, RAC-434, RAC-444, RAC-445, RAC-D07,
RAC-D08]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import sacrifice
from cosmeeple.games.race.events import CardSacrificed, MilitaryBoosted, WorldConquered
from cosmeeple.games.race.military import (
    boost_of,
    can_spend_for,
    general_military,
    military_against,
    possible_boost,
    specialised_military,
)
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.state import Area, State, kind_of, printed, was_there
from cosmeeple.games.race.tokens import (
    GOOD_SOURCE,
    amount,
    is_good_token,
    sources,
    spend_source,
    turn_up,
)
from cosmeeple.games.race.worlds import leftover_use
from cosmeeple.kernel.engine.rows import append, sort, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Part, Table, Why, frame

# Cards that give temporary Military, tokens for Military, tokens for Military against Genes worlds.
CARD: Final = 0
TOKEN: Final = words.CARD_COUNT
GENES_TOKEN: Final = TOKEN + words.TOKEN_COUNT
BOOST: Final[Domain] = Domain.of(
    "boost",
    (
        Part(CARD, "", words.CARDS),
        Part(TOKEN, "", words.ARTIFACT_TOKENS),
        Part(GENES_TOKEN, "genes", words.ARTIFACT_TOKENS),
    ),
    True,
)


def boosters(s: State, area: Area) -> vec[i64]:
    """Nothing, or a card for temporary Military that was there when the phase began, in order
    [RAC-042, RAC-209, RAC-210]."""
    found = vec[i64]([PASS])
    for place in range(area.old):
        if s.kit.facts.boosts[area.tableau[place]]:
            found = append(found, area.tableau[place])
    sort(found)
    return found


@final
@frame
class BoostMilitary(Decision):
    """Add temporary Military, as much as is needed or more, then conquer
    [RAC-105, RAC-209, RAC-210, RAC-D07].

    `extra`: with the Military left over from the first conquest [RAC-220].
    """

    verb: ClassVar[str] = "boost"
    domain: ClassVar[Domain] = BOOST

    world: i64
    extra: bool
    tokens: bool = False

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        needed = self.needed(s, area)
        military = military_against(s, area, self.world)
        if pick == PASS:
            return why.need(military >= needed, "RAC-103", "military-enough", needed, military)
        part, token = BOOST.split(pick)
        if part != CARD:
            return self.allows_token(s, token, part == GENES_TOKEN, why)
        if not why.must(was_there(area, pick), "RAC-042", "was-there", pick):
            return False
        gives = s.kit.facts.sacrifice_military[pick] > 0 or can_spend_for(s, area, pick, self.world)
        if not why.must(gives, "RAC-209", "boosts-military", pick):
            return False
        after = (
            military
            + boost_of(s, pick, self.world)
            + possible_boost(s, area, self.world, pick, words.NONE)
        )
        return why.need(after >= needed, "RAC-103", "military-still-possible", needed, after)

    def needed(self, s: State, area: Area) -> i64:
        """The defence, and what the first conquest has used up of the Military
        [RAC-103, RAC-220]."""
        return s.kit.facts.cost[self.world] + (
            leftover_use(s, area, self.world) if self.extra else 0
        )

    def allows_token(self, s: State, token: i64, genes: bool, why: Why) -> bool:
        """A token for Military, or for Military against Genes worlds [RAC-434, RAC-444]."""
        area = s.areas[self.seat]
        gain = amount(s, token, words.TOKEN_GENES if genes else words.TOKEN_MILITARY)
        if not (
            why.must(token in area.tokens, "RAC-430", "holds-token", token)
            and why.must(gain > 0, "RAC-444" if genes else "RAC-434", "token-has-use", token)
            and why.must(
                not genes or s.kit.facts.good[self.world] == words.GENES,
                "RAC-444",
                "good-fits",
                self.world,
                words.GENES,
            )
        ):
            return False
        needed = self.needed(s, area)
        after = (
            military_against(s, area, self.world)
            + gain
            + possible_boost(s, area, self.world, words.NONE, token)
        )
        return why.need(after >= needed, "RAC-103", "military-still-possible", needed, after)

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        among = boosters(s, area)
        if len(area.tokens) > 0:
            for pick in range(TOKEN, GENES_TOKEN + words.TOKEN_COUNT):
                among = append(among, pick)
        return self.allowed(s, among)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        if pick == PASS:
            conquer(t, self.seat, self.world, self.extra)
            if not self.extra:
                area.conquered = self.world
            return
        t.then(self)
        part, number = BOOST.split(pick)
        if part == CARD:
            boost_by(t, self.seat, number, self.world, self.tokens)
            return
        if part == GENES_TOKEN:
            area.genes_boost += amount(s, number, words.TOKEN_GENES)
        else:
            area.boost += amount(s, number, words.TOKEN_MILITARY)
        turn_up(t, self.seat, number)


def boost_by(t: Table[State], seat: i64, card: i64, world: i64, tokens: bool) -> None:
    """The card gives its temporary Military: it is sacrificed, or a good is spent, but none on
    `world`, which is being placed [RAC-209, RAC-210, RAC-246, RAC-R04]."""
    s = t.state
    facts = s.kit.facts
    if facts.sacrifice_military[card] == 0:
        t.then(SpendGoodForMilitary(seat, card, world, tokens))
        return
    # The switch of RAC-R04: the card's own Military stays until the end of the phase.
    gain = facts.sacrifice_military[card] + (facts.military[card] if s.keeps_sacrificed else 0)
    s.areas[seat].boost += gain
    sacrifice(s, seat, card)
    if t.telling:
        t.tell(CardSacrificed(seat, card, "RAC-209"))
        t.tell(MilitaryBoosted(seat, card, gain, "RAC-209"))


def has_boost(s: State, area: Area) -> bool:
    """Is there a card that gives temporary Military at all [RAC-209, RAC-210]?"""
    return printed(s.kit.facts.boosts, area) > 0


@final
@frame
class Muster(Decision):
    """Temporary Military without a conquest: a good spent empties its world for the next production
    [RAC-209, RAC-210, RAC-D08].

    Asked once, when the player has settled without conquering, or not at all; a conqueror was asked
    before conquering. Then `arrived` is NONE. After any other placement the world that `arrived`
    may have brought a good that nobody could be asked about before [RAC-223]. What is asked follows
    from open goods and cards: a token would be turned up for nothing.
    """

    verb: ClassVar[str] = "muster"
    domain: ClassVar[Domain] = CARD_OR_PASS

    arrived: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        area = s.areas[self.seat]
        return why.must(was_there(area, pick), "RAC-042", "was-there", pick) and why.need(
            self.gives(s, area, pick), "RAC-209", "boosts-military", pick
        )

    def gives(self, s: State, area: Area, card: i64) -> bool:
        """Can the card give temporary Military now, by what was not offered yet?"""
        if s.kit.facts.sacrifice_military[card] > 0:
            return self.arrived == words.NONE
        good = s.kit.facts.spend_good[card]
        if good == words.NONE or card in area.used:
            return False
        for world in area.holders:
            if kind_of(s.kit, world) == good and (
                self.arrived == words.NONE or self.arrived == world
            ):
                return True
        return False

    def options(self, s: State) -> vec[i64]:
        return self.allowed(s, boosters(s, s.areas[self.seat]))

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        t.then(self)
        boost_by(t, self.seat, pick, words.NONE, len(t.state.areas[self.seat].tokens) > 0)


def offer_muster(t: Table[State], seat: i64, arrived: i64) -> None:
    """Ask whoever has such a card; nobody else [RAC-209, RAC-210]."""
    if has_boost(t.state, t.state.areas[seat]):
        t.then(Muster(seat, arrived))


def conquer(t: Table[State], seat: i64, target: i64, extra: bool) -> None:
    """The world is conquered, an extra one with the surplus; nothing is paid [RAC-103, RAC-220]."""
    s = t.state
    area = s.areas[seat]
    if t.telling:
        t.tell(
            WorldConquered(
                seat,
                target,
                general_military(s.kit, area.tableau, area.old),
                specialised_military(s.kit, area, target),
                area.boost + (area.genes_boost if s.kit.facts.good[target] == words.GENES else 0),
                leftover_use(s, area, target) if extra else 0,
                s.kit.facts.cost[target],
                "RAC-220" if extra else "RAC-103",
            )
        )


@final
@frame
class SpendGoodForMilitary(Decision):
    """Which good pays for the card's temporary Military [RAC-210, RAC-223, RAC-D08]."""

    verb: ClassVar[str] = "spend"
    domain: ClassVar[Domain] = GOOD_SOURCE

    by: i64
    world: i64
    tokens: bool = False

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        good = s.kit.facts.spend_good[self.by]
        if pick >= words.CARD_COUNT:
            held = is_good_token(s, s.areas[self.seat], pick)
            return why.need(
                held and good == words.ALIEN, "RAC-445", "token-is-good", pick - words.CARD_COUNT
            )
        return (
            why.must(pick in s.areas[self.seat].holders, "RAC-210", "holds-good", pick)
            and why.need(kind_of(s.kit, pick) == good, "RAC-210", "good-fits", pick, good)
            and why.need(pick != self.world, "RAC-044", "fully-settled", pick)
        )

    def options(self, s: State) -> vec[i64]:
        return self.allowed(s, sources(s.areas[self.seat]))

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        gain = s.kit.facts.spend_military[self.by]
        spend_source(t, self.seat, pick, "RAC-210")
        area.used = append(area.used, self.by)
        area.boost += gain
        if t.telling:
            t.tell(MilitaryBoosted(self.seat, self.by, gain, "RAC-210"))
