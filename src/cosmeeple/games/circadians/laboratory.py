"""The Laboratory: two equal dice build a Farm
[CIR-078..084a, CIR-182, CIR-183, CIR-R32, CIR-R49, CIR-X24]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import prices
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import DieSent
from cosmeeple.games.circadians.state import State, lay
from cosmeeple.games.circadians.tokens import TakeFarm, tokens_left
from cosmeeple.kernel.frames import QUICK, Decision, Domain, Table, Why, frame

SOURCE: Final = Domain("source", words.SOURCES)


def free_pair(s: State) -> i64:
    """The first pair space without a die, or -1: the AI blocks a whole one with a single die
    [CIR-082, CIR-256]."""
    spaces = s.board[words.LABORATORY]
    for pair in range(len(spaces) // 2):
        if spaces[2 * pair] == words.FREE and spaces[2 * pair + 1] == words.FREE:
            return pair
    return -1


def take_die(s: State, seat: i64, source: i64) -> i64:
    """Lift the die from its Garage or place; returns its face."""
    face = prices.face_at(s, seat, source)
    if source < words.FIRST_GARAGE:
        lay(s, words.HEADQUARTERS, source, words.FREE)
    else:
        s.areas[seat].garages[source - words.FIRST_GARAGE] = words.EMPTY
    return face


def next_dice(s: State, seat: i64, source: i64) -> i64:
    """The player's next available dice, one bit for each place: the next in HQ, else the leftmost
    Garage; with the Irenic Union any Garage [CIR-078, CIR-079, CIR-R32].
    """
    if source < words.FIRST_GARAGE:
        for place in range(source + 1, words.HQ_PLACES):
            piece = s.board[words.HEADQUARTERS][place]
            if piece != words.FREE and words.owner_of(piece) == seat:
                return 1 << place
    garages = s.areas[seat].garages
    found: i64 = 0
    for garage in range(len(garages)):
        if words.FIRST_GARAGE + garage != source and garages[garage] != words.EMPTY:
            found |= 1 << words.FIRST_GARAGE + garage
            if not s.irenic:
                break
    return found


def may_pay_pair(s: State, seat: i64, source: i64, partner: i64, algae: i64, why: Why) -> bool:
    """Both Garages and one price can be paid [CIR-084, CIR-R06]."""
    total: i64 = algae + prices.algae_cost(s, seat, partner)
    stock = s.areas[seat].resources[words.ALGAE]
    less = prices.both_discounts(
        prices.ship_discount(s, seat, source), prices.ship_discount(s, seat, partner)
    )
    return why.need(
        stock >= total, "CIR-084", "enough-algae", total, stock
    ) and prices.may_pay_price(s, seat, words.LABORATORY, less, total, "CIR-080", why)


def may_pair(
    s: State, seat: i64, source: i64, partner: i64, value: i64, algae: i64, why: Why
) -> bool:
    """The second die shows the value; both Garages and one price can be paid
    [CIR-078, CIR-084, CIR-R06, CIR-R21]."""
    return (
        why.must(next_dice(s, seat, source) >> partner & 1 == 1, "CIR-078", "next-die", partner)
        and why.need(
            prices.reach(s, seat, partner) >> value & 1 == 1, "CIR-078", "equal-value", value
        )
        and may_pay_pair(s, seat, source, partner, algae, why)
    )


def pair_values(s: State, seat: i64, source: i64, algae: i64) -> i64:
    """The values that a second die could show to make a pair that can be paid, one bit each
    [CIR-078, CIR-084]."""
    values: i64 = 0
    dice = next_dice(s, seat, source)
    for partner in range(words.SOURCE_COUNT):
        if dice >> partner & 1 and may_pay_pair(s, seat, source, partner, algae, QUICK):
            values |= prices.reach(s, seat, partner)
    return values


def may_use_laboratory(s: State, seat: i64, source: i64, value: i64, algae: i64, why: Why) -> bool:
    """A free pair space, a Farm left, and a second die that makes the pair
    [CIR-078, CIR-082, CIR-084a, CIR-R49]."""
    if not why.need(free_pair(s) >= 0, "CIR-082", "pair-space-free"):
        return False
    if not why.need(tokens_left(s.farm_stacks), "CIR-084a", "stack-left"):
        return False
    return why.need(
        pair_values(s, seat, source, algae) >> value & 1 == 1, "CIR-078", "equal-pair", value
    )


def use_laboratory(t: Table[State], seat: i64, source: i64, value: i64, space: i64) -> None:
    """The first die lies there; its partner comes at once [CIR-078]."""
    t.then(SendPartner(seat, source, value, space + 1))


@final
@frame
class SendPartner(Decision):
    """Send the second die of the pair, pay for its Garage and once for the Farm
    [CIR-054, CIR-078, CIR-079, CIR-084, CIR-R32, CIR-D09].
    """

    verb: ClassVar[str] = "pair"
    domain: ClassVar[Domain] = SOURCE

    source: i64
    value: i64
    place: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return may_pair(s, self.seat, self.source, pick, self.value, 0, why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        seat = self.seat
        less = prices.both_discounts(
            prices.ship_discount(s, seat, self.source), prices.ship_discount(s, seat, pick)
        )
        prices.pay_algae(t, seat, pick)
        face = take_die(s, seat, pick)
        lay(
            s,
            words.LABORATORY,
            self.place,
            words.piece_of(seat, words.SAL if face == words.SAL else self.value),
        )
        if t.telling:
            t.tell(DieSent(seat, pick, face, self.value, words.LABORATORY))
        t.then(prices.ChoosePrice(seat, words.LABORATORY, less), TakeFarm(seat, False))
