"""Progress: the first die of its value on the Negotiation board takes a reward
[CIR-114, CIR-115, CIR-D14].

`take_reward` also serves the Warehouse and Lysias.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import ProgressMade
from cosmeeple.games.circadians.harvester import MoveHarvester, harvest_goods
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.supply import draw_contracts, gain, gain_dice, gain_resource
from cosmeeple.games.circadians.tokens import TakeFarm, TakeShip
from cosmeeple.kernel.frames import Decision, Domain, Effect, Table, Why, frame

CARDS_PER_REWARD: Final = 2
REWARD: Final = Domain("reward", words.PROGRESS_REWARDS)


@final
@frame
class SeeProgress(Effect):
    """The first die of its value on the whole board: its token is still on the left
    [CIR-114, CIR-R15, CIR-R38]."""

    owner: i64
    value: i64

    def happen(self, t: Table[State]) -> None:
        if t.state.progress >> self.value - 1 & 1:
            t.then(ChooseProgress(self.owner, self.value))


@final
@frame
class ChooseProgress(Decision):
    """Move the token to a free space on the right and take the reward above it
    [CIR-114, CIR-115, CIR-R15, CIR-D14]."""

    verb: ClassVar[str] = "progress"
    domain: ClassVar[Domain] = REWARD

    value: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(not s.rewards_taken >> pick & 1, "CIR-114", "incident-space-free", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        s.progress &= ~(1 << self.value - 1)
        s.rewards_taken |= 1 << pick
        if t.telling:
            t.tell(ProgressMade(self.seat, self.value, pick))
        take_reward(t, self.seat, pick, "CIR-115")


def take_reward(t: Table[State], seat: i64, reward: i64, cites: str) -> None:
    """A reward without a price; one that cannot be used has no effect
    [CIR-115, CIR-127, CIR-162, CIR-164, CIR-R14, CIR-R15]."""
    if reward == words.HARVEST_HERE:
        gain(t, seat, harvest_goods(t.state, seat), "planet", cites)
    elif reward == words.FREE_SHIP:
        t.then(TakeShip(seat))
    elif reward == words.GAIN_DIE:
        gain_dice(t, seat, 1, cites)
    elif reward == words.FREE_FARM:
        t.then(TakeFarm(seat, True))
    elif reward == words.MOVE_HARVESTER:
        t.then(MoveHarvester(seat, 0))
    elif reward == words.GAIN_GEM:
        gain_resource(t, seat, words.GEM, 1, "reward", cites)
    else:
        assert reward == words.DRAW_CONTRACTS
        draw_contracts(t, seat, CARDS_PER_REWARD, cites)
