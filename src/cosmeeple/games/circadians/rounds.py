"""Seven rounds of four phases [CIR-001, CIR-149]: the table of contents of the game."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.circadians.automaton import AiHarvest, AiRest, AiTurn
from cosmeeple.games.circadians.events import GameEnded, RoundStarted
from cosmeeple.games.circadians.harvester import open_caches
from cosmeeple.games.circadians.harvesting import EndHarvest, StartHarvest
from cosmeeple.games.circadians.planning import RevealEvent, RollDice
from cosmeeple.games.circadians.resting import StartRest
from cosmeeple.games.circadians.scoring import outcome
from cosmeeple.games.circadians.sending import SendFromGarages, SendFromHeadquarters
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import CACHE_SLOTS, EXECUTE, PLAN
from cosmeeple.kernel.frames import Effect, Table, frame


@final
@frame
class StartRound(Effect):
    """Plan, Execute, Harvest, Rest [CIR-001, CIR-045, CIR-049, CIR-245, CIR-246]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        s.round += 1
        s.phase = PLAN
        if t.telling:
            t.tell(RoundStarted(s.round, s.radio))
        t.then(START_REST, AI_REST, END_ROUND)
        t.then(SendFromGarages(s.radio), START_HARVEST, AI_HARVEST, END_HARVEST)
        t.then(START_EXECUTE, FROM_HEADQUARTERS, AI_TURN)
        t.then(REVEAL_EVENT, ROLL_DICE)


@final
@frame
class StartExecute(Effect):
    """The Screens are gone: from now on assignments stand [CIR-040]."""

    def happen(self, t: Table[State]) -> None:
        t.state.phase = EXECUTE


@final
@frame
class EndRound(Effect):
    """After the whole Rest of the last round the game ends and is scored; Caches still face down
    are turned [CIR-149, CIR-222].
    """

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.round < s.kit.rules.rounds:
            t.then(StartRound())
            return
        open_caches(t, (1 << len(CACHE_SLOTS)) - 1)
        t.finish()
        if t.telling:
            result = outcome(s)
            t.tell(GameEnded(result.winners, result.scores))


# A frame without a field of its own is always the same one.
REVEAL_EVENT: Final = RevealEvent()
ROLL_DICE: Final = RollDice()
START_EXECUTE: Final = StartExecute()
FROM_HEADQUARTERS: Final = SendFromHeadquarters(0)
AI_TURN: Final = AiTurn()
START_HARVEST: Final = StartHarvest()
AI_HARVEST: Final = AiHarvest()
END_HARVEST: Final = EndHarvest()
START_REST: Final = StartRest()
AI_REST: Final = AiRest()
END_ROUND: Final = EndRound()
