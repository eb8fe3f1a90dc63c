"""Trading with the general supply [CIR-087, CIR-096, CIR-138, CIR-188..190, CIR-D11]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians.events import Traded, TradingEnded
from cosmeeple.games.circadians.prices import ENOUGH
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import ALL_TRADES, HARVEST, TRADES
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

TRADE_OR_PASS: Final = Domain("trade", TRADES, True)
TRADE_COUNT: Final = len(TRADES)


@final
@frame
class Trade(Decision):
    """One single trade out of those offered, `left` times at most, or stop
    [CIR-096, CIR-113, CIR-138, CIR-D11].

    `trades` has a bit for each trade: those of the space, or all of them for a Market Farm and the
    Zcharo.
    """

    verb: ClassVar[str] = "trade"
    domain: ClassVar[Domain] = TRADE_OR_PASS

    left: i64
    trades: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if not why.must(self.left > 0, "CIR-096", "trade-left", self.left):
            return False
        if pick == PASS:
            return True
        stations = s.kit.stations
        stock = s.areas[self.seat].resources[stations.give_resource[pick]]
        return why.need(
            self.trades >> pick & 1 == 1, "CIR-096", "trade-offered", pick
        ) and why.need(
            stock >= stations.give_amount[pick],
            "CIR-096",
            ENOUGH[stations.give_resource[pick]],
            stations.give_amount[pick],
            stock,
        )

    def options(self, s: State) -> vec[i64]:
        options = vec[i64]()
        if self.left > 0:
            options = append(options, PASS)
            stations = s.kit.stations
            resources = s.areas[self.seat].resources
            for trade in range(TRADE_COUNT):
                if (
                    self.trades >> trade & 1
                    and resources[stations.give_resource[trade]] >= stations.give_amount[trade]
                ):
                    options = append(options, trade)
        return options

    def cites(self, s: State) -> str:
        """The Market, a Market Farm in the Harvest, or the Zcharo [CIR-096, CIR-113, CIR-138]."""
        if s.phase == HARVEST:
            return "CIR-138"
        return "CIR-113" if self.trades == ALL_TRADES else "CIR-096"

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(TradingEnded(self.seat, self.left, self.cites(t.state)))
            return
        stations = t.state.kit.stations
        resources = t.state.areas[self.seat].resources
        given, gained = stations.give_resource[pick], stations.get_resource[pick]
        resources[given] -= stations.give_amount[pick]
        resources[gained] += stations.get_amount[pick]
        if t.telling:
            amounts = (stations.give_amount[pick], stations.get_amount[pick])
            t.tell(Traded(self.seat, given, amounts[0], gained, amounts[1], self.cites(t.state)))
        t.then(Trade(self.seat, self.left - 1, self.trades))
