"""Phase III: Settle [RAC-100..114, RAC-205..216, RAC-220..223, RAC-241, RAC-D06..D10].

All choose in secret and reveal; goods come onto the windfall worlds; then the players finish one after the other:
pay or
conquer, take what comes with the world, place extra worlds [RAC-109, RAC-R31].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from cosmeeple.games.race.cards import (
    add_good,
    discard_from_hand,
    draw,
    draw_to_hand,
    sacrifice,
    take_from_hand,
)
from cosmeeple.games.race.events import (
    CardPaid,
    CardPlaced,
    CardRevealed,
    CardSacrificed,
    CardsDiscarded,
    MilitaryBoosted,
    NothingPlaced,
    PhaseBegan,
    WorldConquered,
    WorldFreed,
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
    State,
    begin_phase,
    distinct,
    has_bonus,
    insert_sorted,
    kind_of,
    player_order,
)
from cosmeeple.games.race.tokens import (
    GOOD_SOURCE,
    amount,
    good_tokens,
    pay_with_tokens,
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
    SETTLE,
    TOKEN_COUNT,
    TOKEN_GENES,
    TOKEN_MILITARY,
    WINDFALL,
)
from cosmeeple.games.race.worlds import (
    CARD_WAY,
    CONQUER,
    PAY,
    can_settle,
    cost_of,
    is_peaceful,
    leftover_use,
    may_conquer,
    may_settle,
    may_settle_by,
    reachable,
    settle_discount,
    ways_to_settle,
)
from cosmeeple.kernel.agenda import PASS, Decision, Effect, Frame, Simultaneous
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.reasons import QUICK, Why
from cosmeeple.kernel.table import Table

SETTLE_PHASE: Final = 2

#: A world from the hand, or the power to try one's luck.
LUCKY: Final = CARD_COUNT
SETTLING: Final = Domain("settling", (*CARDS, "lucky"), True)
#: Cards that give temporary Military, then tokens for Military, then tokens for Military against Genes worlds.
BOOST: Final = Domain("boost", (*CARDS, *ARTIFACT_TOKENS, *[f"genes:{token}" for token in ARTIFACT_TOKENS]), True)
WAY: Final = Domain("way", ("conquer", "pay", *[f"by:{card}" for card in CARDS]))

# Extra placements that have been offered already, one bit each.
CONVOY: Final = 1
PROJECT: Final = 2


def power_holder(s: State, seat: int, bit: int) -> int:
    """The card with an extra placement power that was there at the start of the phase, or NONE [RAC-042, RAC-213,
    RAC-214]."""
    area = s.areas[seat]
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        if card.uses_leftover if bit == CONVOY else card.adds_world:
            return card.number
    return NONE


def is_lucky(s: State, seat: int) -> bool:
    """Has the player the power to settle by luck [RAC-215, RAC-222]?"""
    area = s.areas[seat]
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        if card.is_lucky:
            return True
    return False


@final
class Settle(Effect[State]):
    """The phase begins: all choose in secret [RAC-100]."""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus: Final = bonus

    def happen(self, t: Table[State]) -> None:
        begin_phase(t.state, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(SETTLE_PHASE))
        order = player_order(t.state)
        t.then(ChooseWorld(order, tuple([() for _ in order])))


@final
class ChooseWorld(Simultaneous[State]):
    """A world from the hand that can be paid or conquered, the lucky power instead, or nothing [RAC-100, RAC-D06,
    RAC-R09]."""

    verb: ClassVar[str] = "settle"
    domain: ClassVar[Domain] = SETTLING

    def __init__(self, seats: tuple[int, ...], given: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(seats, given)

    def allows(self, s: State, seat: int, given: tuple[int, ...], pick: int, why: Why) -> bool:
        area = s.areas[seat]
        lucky = is_lucky(s, seat)
        asked = why.must(len(given) == 0 and (lucky or len(area.hand) > 0), "RAC-100", "chooses-once")
        if pick == PASS or not asked:
            return asked
        if pick == LUCKY:
            return why.need(lucky, "RAC-222", "has-lucky-power")
        return (
            why.must(pick in area.hand, "RAC-100", "in-hand", pick)
            and why.must(s.kit.cards[pick].is_world, "RAC-100", "is-world", pick)
            and may_settle(s, seat, pick, len(area.hand) - 1, why)
        )

    def options(self, s: State, seat: int, given: tuple[int, ...]) -> list[int]:
        area = s.areas[seat]
        if given:
            return []
        lucky = is_lucky(s, seat)
        if not area.hand and not lucky:
            return []
        legal = [PASS]
        for number in area.hand:
            card: Card = s.kit.cards[number]
            if card.is_world and can_settle(s, seat, number, len(area.hand) - 1):
                legal.append(number)
        if lucky:
            legal.append(LUCKY)
        return legal

    def is_forced(self) -> bool:
        return False

    def answered(self, given: tuple[tuple[int, ...], ...]) -> ChooseWorld:
        return ChooseWorld(self.seats, given)

    def reveal(self, t: Table[State], given: tuple[tuple[int, ...], ...]) -> None:
        """Worlds are laid down, windfall worlds get their goods, then player by player [RAC-106, RAC-109, RAC-R31]."""
        s = t.state
        followers: list[Frame[State]] = []
        for place in range(len(self.seats)):
            seat = self.seats[place]
            pick = given[place][0] if given[place] else PASS
            if pick == PASS:
                if t.telling:
                    t.tell(NothingPlaced(seat))
            elif pick == LUCKY:
                followers.append(TryLuck(seat))
            else:
                lay_world(t, seat, pick)
                followers.append(SettleWorld(seat, pick, len(s.areas[seat].tokens) > 0))
            if power_holder(s, seat, CONVOY) != NONE or power_holder(s, seat, PROJECT) != NONE:
                followers.append(ExtraPlacements(seat, 0))
        t.then_all(followers)


def lay_world(t: Table[State], seat: int, world: int) -> None:
    """From the hand into the tableau; a windfall world receives its good [RAC-106]."""
    take_from_hand(t.state, seat, world)
    add_to_tableau(t, seat, world)


def add_to_tableau(t: Table[State], seat: int, world: int) -> None:
    s = t.state
    s.areas[seat].tableau.append(world)
    if t.telling:
        t.tell(CardPlaced(seat, world))
    card: Card = s.kit.cards[world]
    if card.world_type == WINDFALL:
        add_good(t, seat, world)


@final
class TryLuck(Effect[State]):
    """Turn up the top card: a non-military world is placed for nothing, anything else goes to the hand [RAC-222,
    RAC-472]."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def happen(self, t: Table[State]) -> None:
        s = t.state
        number = draw(t)
        if number == NONE:
            return
        card: Card = s.kit.cards[number]
        placed = card.is_world and not card.is_military
        if t.telling:
            t.tell(CardRevealed(self.owner, number, "tableau" if placed else "hand"))
        if placed:
            add_to_tableau(t, self.owner, number)
            t.then(WorldSettled(self.owner, number))
        else:
            insert_sorted(s.areas[self.owner].hand, number)
            insert_sorted(s.areas[self.owner].shown, number)


@final
class SettleWorld(Decision[State]):
    """Conquer, pay, pay for a military world, or give up a card for it [RAC-101, RAC-103, RAC-112, RAC-211, RAC-D07].

    `tokens`: the player holds tokens face down, so being asked must not depend on what they are.
    """

    verb: ClassVar[str] = "way"
    domain: ClassVar[Domain] = WAY

    def __init__(self, seat: int, world: int, tokens: bool = False) -> None:
        super().__init__(seat)
        self.world: Final = world
        self.tokens: Final = tokens

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: int, why: Why) -> bool:
        return may_settle_by(s, self.seat, self.world, pick, len(s.areas[self.seat].hand), why)

    def options(self, s: State) -> list[int]:
        return ways_to_settle(s, self.seat, self.world, len(s.areas[self.seat].hand))

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        area = s.areas[self.seat]
        target: Card = s.kit.cards[self.world]
        if pick == CONQUER:
            boost = BoostMilitary(self.seat, self.world, False, len(area.tokens) > 0)
            t.then(boost, WorldSettled(self.seat, self.world))
            return
        rebate = 0
        if pick != PAY:
            number = pick - CARD_WAY
            card: Card = s.kit.cards[number]
            if card.frees_world:
                give_up(t, self.seat, number, self.world)
                t.then(WorldSettled(self.seat, self.world))
                return
            rebate = card.pay_rebate
        paid = cost_of(s, area, target, rebate)
        if t.telling:
            t.tell(CardPaid(self.seat, self.world, target.cost, settle_discount(s, area, target), rebate, paid))
        t.then(WorldSettled(self.seat, self.world))
        pay_with_tokens(t, self.seat, paid, self.world)


def give_up(t: Table[State], seat: int, number: int, world: int) -> None:
    """A card leaves the tableau and a world is free for it [RAC-211, RAC-221]."""
    sacrifice(t.state, seat, number)
    if t.telling:
        t.tell(CardSacrificed(seat, number))
        t.tell(WorldFreed(seat, world, number))


@final
class BoostMilitary(Decision[State]):
    """Add temporary Military, as much as is needed or more, then conquer [RAC-105, RAC-209, RAC-210, RAC-D07].

    `extra`: with the Military left over from the first conquest [RAC-220].
    """

    verb: ClassVar[str] = "boost"
    domain: ClassVar[Domain] = BOOST

    def __init__(self, seat: int, world: int, extra: bool, tokens: bool = False) -> None:
        super().__init__(seat)
        self.world: Final = world
        self.extra: Final = extra
        self.tokens: Final = tokens

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: int, why: Why) -> bool:
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

    def options(self, s: State) -> list[int]:
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
        return legal

    def resolve(self, t: Table[State], pick: int) -> None:
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
            conquer(t, self.seat, target, leftover_use(s, area, target) if self.extra else 0)
            if not self.extra:
                area.conquered = self.world
            return
        card: Card = s.kit.cards[pick]
        if card.sacrifice_military > 0:
            # The switch of RAC-R04: the card's own Military stays until the end of the phase.
            gain = card.sacrifice_military + (card.military if s.keeps_sacrificed else 0)
            area.boost += gain
            sacrifice(s, self.seat, pick)
            if t.telling:
                t.tell(CardSacrificed(self.seat, pick))
                t.tell(MilitaryBoosted(self.seat, pick, gain))
            t.then(self)
        else:
            t.then(SpendGoodForMilitary(self.seat, pick, self.world, self.tokens), self)


def conquer(t: Table[State], seat: int, target: Card, used: int) -> None:
    """The world is conquered; nothing is paid [RAC-103]."""
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
                used,
                target.cost,
            )
        )


@final
class SpendGoodForMilitary(Decision[State]):
    """Which good pays for the card's temporary Military [RAC-210, RAC-223, RAC-D08]."""

    verb: ClassVar[str] = "spend"
    domain: ClassVar[Domain] = GOOD_SOURCE

    def __init__(self, seat: int, by: int, world: int, tokens: bool = False) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.world: Final = world
        self.tokens: Final = tokens

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: int, why: Why) -> bool:
        good = s.kit.cards[self.by].spend_good
        if pick >= CARD_COUNT:
            held = pick - CARD_COUNT in good_tokens(s, s.areas[self.seat])
            return why.need(held and good == ALIEN, "RAC-445", "token-is-good", pick - CARD_COUNT)
        return (
            why.must(pick in s.areas[self.seat].holders, "RAC-210", "holds-good", pick)
            and why.need(kind_of(s.kit, pick) == good, "RAC-210", "good-fits", pick, good)
            and why.need(pick != self.world, "RAC-044", "fully-settled", pick)
        )

    def options(self, s: State) -> list[int]:
        good = s.kit.cards[self.by].spend_good
        area = s.areas[self.seat]
        found = [one for one in distinct(area.holders) if one != self.world and kind_of(s.kit, one) == good]
        if area.tokens and good == ALIEN:
            found.extend([CARD_COUNT + token for token in good_tokens(s, area)])
        return found

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        area = s.areas[self.seat]
        card: Card = s.kit.cards[self.by]
        spend_source(t, self.seat, pick)
        area.used.append(self.by)
        area.boost += card.spend_military
        if t.telling:
            t.tell(MilitaryBoosted(self.seat, self.by, card.spend_military))


@final
class WorldSettled(Effect[State]):
    """The world is paid or conquered: what comes with it, in this order [RAC-107, RAC-108, RAC-241]."""

    def __init__(self, owner: int, world: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.world: Final = world

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        area.settled += 1
        if s.kit.cards[self.world].discards_to_produce and area.hand:
            t.then(DiscardToProduce(self.owner, self.world), DrawForWorld(self.owner))
        else:
            draw_for_world(t, self.owner)


def draw_for_world(t: Table[State], seat: int) -> None:
    """The Settle bonus with the first world, then the powers [RAC-107, RAC-108, RAC-216, RAC-R05]."""
    s = t.state
    area = s.areas[seat]
    if area.settled == 1 and has_bonus(s, seat):
        draw_to_hand(t, seat, s.kit.actions[SETTLE].draw, "bonus")
    count = 0
    for place in range(area.old):
        card: Card = s.kit.cards[area.tableau[place]]
        count += card.settle_draw
    if count > 0:
        draw_to_hand(t, seat, count, "placing")


@final
class DrawForWorld(Effect[State]):
    """The draws wait until the card for the good has been decided [RAC-108, RAC-241]."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def happen(self, t: Table[State]) -> None:
        draw_for_world(t, self.owner)


@final
class DiscardToProduce(Decision[State]):
    """Discard a hand card to put a good on the new world, or not [RAC-108, RAC-241, RAC-D09]."""

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CARD_OR_PASS
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, world: int) -> None:
        super().__init__(seat)
        self.world: Final = world

    def allows(self, s: State, pick: int, why: Why) -> bool:
        if pick == PASS:
            return True
        return why.need(pick in s.areas[self.seat].hand, "RAC-241", "in-hand", pick)

    def options(self, s: State) -> list[int]:
        return [PASS, *distinct(s.areas[self.seat].hand)]

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            return
        discard_from_hand(t.state, self.seat, pick)
        if t.telling:
            t.tell(CardsDiscarded(self.seat, 1))
        add_good(t, self.seat, self.world)


# --- extra placements


@final
class ExtraPlacements(Effect[State]):
    """The player's extra placements, each offered once; with both powers the player says which comes first
    [RAC-109, RAC-220, RAC-221, RAC-R08]."""

    def __init__(self, owner: int, offered: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.offered: Final = offered

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        if not area.hand:
            return
        convoy = NONE
        if not self.offered & CONVOY and area.conquered != NONE:
            convoy = power_holder(s, self.owner, CONVOY)
        project = NONE
        if not self.offered & PROJECT:
            project = power_holder(s, self.owner, PROJECT)
        if convoy != NONE and project != NONE:
            t.then(ChooseExtra(self.owner, self.offered))
        elif convoy != NONE:
            t.then(ExtraWorld(self.owner, convoy), ExtraPlacements(self.owner, self.offered | CONVOY))
        elif project != NONE:
            t.then(ExtraWorld(self.owner, project), ExtraPlacements(self.owner, self.offered | PROJECT))


@final
class ChooseExtra(Decision[State]):
    """Which of the two extra placements comes first, or none at all [RAC-109, RAC-D10]."""

    verb: ClassVar[str] = "use"
    domain: ClassVar[Domain] = CARD_OR_PASS

    def __init__(self, seat: int, offered: int) -> None:
        super().__init__(seat)
        self.offered: Final = offered

    def allows(self, s: State, pick: int, why: Why) -> bool:
        if pick == PASS:
            return True
        holders = (power_holder(s, self.seat, CONVOY), power_holder(s, self.seat, PROJECT))
        return why.need(pick in holders, "RAC-109", "places-extra", pick)

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            return
        bit = CONVOY if pick == power_holder(t.state, self.seat, CONVOY) else PROJECT
        t.then(ExtraWorld(self.seat, pick), ExtraPlacements(self.seat, self.offered | bit))


@final
class ExtraWorld(Decision[State]):
    """Conquer one more world with the surplus, or give up the card for a free one [RAC-220, RAC-221, RAC-D10]."""

    verb: ClassVar[str] = "extra"
    domain: ClassVar[Domain] = CARD_OR_PASS

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by: Final = by

    def allows(self, s: State, pick: int, why: Why) -> bool:
        if pick == PASS:
            return True
        area = s.areas[self.seat]
        target: Card = s.kit.cards[pick]
        if not (
            why.must(pick in area.hand, "RAC-220", "in-hand", pick)
            and why.must(target.is_world, "RAC-220", "is-world", pick)
        ):
            return False
        if s.kit.cards[self.by].uses_leftover:
            return why.must(target.is_military, "RAC-220", "is-military", pick) and may_conquer(
                s, area, target, leftover_use(s, area, target), why
            )
        return why.need(is_peaceful(s, area, target), "RAC-221", "is-peaceful", pick)

    def options(self, s: State) -> list[int]:
        area = s.areas[self.seat]
        leftover = s.kit.cards[self.by].uses_leftover
        legal = [PASS]
        for number in area.hand:
            target: Card = s.kit.cards[number]
            if not target.is_world:
                continue
            if leftover:
                if target.is_military:
                    used = leftover_use(s, area, target)
                    if reachable(s, area, target, used, True) >= target.cost:
                        legal.append(number)
            elif is_peaceful(s, area, target):
                legal.append(number)
        return legal

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            return
        lay_world(t, self.seat, pick)
        if t.state.kit.cards[self.by].uses_leftover:
            tokens = len(t.state.areas[self.seat].tokens) > 0
            t.then(BoostMilitary(self.seat, pick, True, tokens), WorldSettled(self.seat, pick))
        else:
            give_up(t, self.seat, self.by, pick)
            t.then(WorldSettled(self.seat, pick))
