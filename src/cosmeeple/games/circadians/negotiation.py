"""The Negotiation board: which space a die may take there, what it costs, which steps follow
[CIR-110..112, CIR-170, CIR-195..198].

Dice lie on `board[NEGOTIATION]`, two places for each row of each column. The steps: factions,
progress, complications.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.complications import SeeComplication
from cosmeeple.games.circadians.events import Negotiated
from cosmeeple.games.circadians.factions import OfferFaction
from cosmeeple.games.circadians.kit import GAIN
from cosmeeple.games.circadians.prices import ENOUGH, can_pay, due, note_discounts, pay
from cosmeeple.games.circadians.progress import SeeProgress
from cosmeeple.games.circadians.state import State, lay, leads, side_of
from cosmeeple.games.circadians.stations import gain_from_contracts
from cosmeeple.games.circadians.supply import gain
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.frames import Table, Why


def talk_space(s: State, column: i64, row: i64) -> i64:
    """A free space of the row, or -1 [CIR-055, CIR-110]."""
    spaces = s.board[words.NEGOTIATION]
    first: i64 = (column * words.ROWS + row) * words.ROW_SPACES
    for at in range(first, first + side_of(s).row_spaces[row]):
        if spaces[at] == words.FREE:
            return at
    return -1


def troy_discount(s: State, seat: i64, column: i64) -> i64:
    """What Troy takes off the printed costs of a column [CIR-170]."""
    return s.kit.cards.troy[s.kit.talks.resource[column]] if leads(s, seat, words.TROY) else 0


def talk_price(s: State, seat: i64, column: i64, row: i64) -> i64:
    """The printed cost, less for Troy [CIR-110, CIR-170]."""
    return s.kit.talks.price[column][row] - troy_discount(s, seat, column)


def may_negotiate(
    s: State, seat: i64, column: i64, row: i64, is_sal: bool, less: vec[i64], algae: i64, why: Why
) -> bool:
    """A free space whose cost can be paid; never Sal [CIR-110, CIR-161, CIR-170, CIR-R07]."""
    if not why.must(row < s.kit.talks.rows, "CIR-110", "row-on-board", row + 1):
        return False
    if not why.need(not is_sal, "CIR-161", "not-sal"):
        return False
    if not why.need(talk_space(s, column, row) >= 0, "CIR-055", "row-free", row + 1):
        return False
    resource = s.kit.talks.resource[column]
    if why.explaining:
        note_discounts(s, seat, words.FIRST_FACTION + column, resource, less, why)
        if leads(s, seat, words.TROY):
            why.need(True, "CIR-170", "less-troy", troy_discount(s, seat, column), resource)
    cost = due(
        s, seat, words.FIRST_FACTION + column, resource, talk_price(s, seat, column, row), less
    )
    return why.need(
        can_pay(s, seat, resource, cost, algae),
        "CIR-110",
        ENOUGH[resource],
        cost,
        s.areas[seat].resources[resource],
    )


def use_negotiation(
    t: Table[State], seat: i64, column: i64, row: i64, value: i64, less: vec[i64]
) -> None:
    """Pay; then Contracts and Event, Faction, Progress, Complication
    [CIR-110..112, CIR-195..198]."""
    s = t.state
    pay(
        t,
        seat,
        words.FIRST_FACTION + column,
        s.kit.talks.resource[column],
        talk_price(s, seat, column, row),
        less,
        "CIR-110",
    )
    if t.telling:
        t.tell(Negotiated(seat, column, row + 1, value, s.kit.talks.row_points[row]))
    t.then(
        OfferFaction(seat, column), SeeProgress(seat, value), SeeComplication(seat, column, value)
    )
    event = s.areas[seat].event
    cards = s.kit.cards
    if (
        event >= 0
        and cards.event_kind[event] == GAIN
        and cards.event_place[event] == words.NEGOTIATION
    ):
        gain(t, seat, cards.event_goods[event], "event", "CIR-111")
    gain_from_contracts(t, seat, words.NEGOTIATION, "CIR-112")
    gain_from_contracts(t, seat, words.FIRST_FACTION + column, "CIR-112")


def lay_talk(s: State, seat: i64, column: i64, row: i64, value: i64) -> None:
    """Put the die on the board for the rest of the game [CIR-110]."""
    lay(s, words.NEGOTIATION, talk_space(s, column, row), words.piece_of(seat, value))
