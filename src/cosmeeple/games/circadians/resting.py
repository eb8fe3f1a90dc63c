"""Rest: dice come back, the Radio moves on, limits
[CIR-145..149, CIR-167, CIR-R23, CIR-R24, CIR-R31, CIR-D21]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import DiceBack, DiceOverLimit, RadioPassed
from cosmeeple.games.circadians.state import (
    NO_SAL,
    SAL_IN_POOL,
    State,
    lay,
    leads,
    pool_dice,
    seats_from,
)
from cosmeeple.games.circadians.supply import DiscardContracts, gain_dice
from cosmeeple.kernel.engine.rows import vec, zeros
from cosmeeple.kernel.frames import Effect, Frame, Table, frame


@final
@frame
class StartRest(Effect):
    """Dice from Stations, Farms and Canteen come back; then the Radio; then limits and Roslyn, in
    turn order [CIR-145..148, CIR-167, CIR-R24].
    """

    def happen(self, t: Table[State]) -> None:
        s = t.state
        s.phase = words.REST
        lifted = lift_dice(s)
        for seat in range(len(s.areas)):
            take_dice_back(t, seat, lifted[seat])
        order = seats_from(s, s.radio)
        if len(s.areas) > 1:
            s.radio = (s.radio + 1) % len(s.areas)
            if t.telling:
                t.tell(RadioPassed(s.radio))
        frames: list[Frame] = []
        for seat in order:
            frames.append(KeepLimits(seat))
            if leads(s, seat, words.ROSLYN):
                frames.append(GainRoslynDie(seat))
        t.then_all(frames)


def lift_dice(s: State) -> vec[i64]:
    """The players' dice on the Stations are lifted; returns how many ordinary ones each player had
    there."""
    lifted = zeros(len(s.areas))
    for location in range(words.FIRST_STATION, words.LAST_STATION + 1):
        spaces = s.board[location][:]
        for at in range(len(spaces)):
            piece = spaces[at]
            owner = words.owner_of(piece)
            if piece != words.FREE and owner != words.AI_OWNER:
                if words.face_of(piece) != words.SAL:
                    lifted[owner] += 1
                spaces[at] = words.FREE
        s.board[location] = spaces
    return lifted


def take_dice_back(t: Table[State], seat: i64, lifted: i64) -> None:
    """All dice but those in the Headquarters, the Warehouse and on the Negotiation board: those
    that were lifted from the Stations, and those of the Farms and the Canteen
    [CIR-072, CIR-139, CIR-145, CIR-R21].
    """
    s = t.state
    area = s.areas[seat]
    before = area.idle
    area.idle += area.canteen + lifted
    area.canteen = 0
    sal_back = area.sal != NO_SAL
    for farm in range(words.FARM_PLACES):
        if area.farm_dice[farm] != words.EMPTY and area.farm_dice[farm] != words.SAL:
            area.idle += 1
        area.farm_dice[farm] = words.EMPTY
    for piece in s.board[0]:
        if (
            piece != words.FREE
            and words.owner_of(piece) == seat
            and words.face_of(piece) == words.SAL
        ):
            sal_back = False
    if sal_back:
        area.sal = SAL_IN_POOL
    if t.telling:
        t.tell(DiceBack(seat, area.idle - before))


@final
@frame
class KeepLimits(Effect):
    """At most 5 dice, HQ included, and 8 Contracts in hand; dice of the pool go first and are all
    alike [CIR-101, CIR-147, CIR-148, CIR-161, CIR-R23].
    """

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        excess = min(area.idle, pool_dice(s, self.owner) - s.kit.rules.dice_limit)
        if excess > 0:
            area.idle -= excess
            area.reserve += excess
            if t.telling:
                t.tell(DiceOverLimit(self.owner, excess, s.kit.rules.dice_limit))
        cards = len(area.hand) - s.kit.rules.hand_limit
        if cards > 0:
            t.then(DiscardContracts(self.owner, cards))


@final
@frame
class GainRoslynDie(Effect):
    """Roslyn gains a die at the end of the round if she is below the limit [CIR-167, CIR-R24]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        if pool_dice(t.state, self.owner) < t.state.kit.rules.dice_limit:
            gain_dice(t, self.owner, 1, "CIR-167")


def clear_ai_dice(s: State) -> i64:
    """The AI's dice on the Stations are lifted; returns how many [CIR-263]."""
    lifted = 0
    for location in range(words.FIRST_STATION, words.LAST_STATION + 1):
        spaces = s.board[location]
        for at in range(len(spaces)):
            if spaces[at] != words.FREE and words.owner_of(spaces[at]) == words.AI_OWNER:
                lay(s, location, at, words.FREE)
                lifted += 1
    return lifted
