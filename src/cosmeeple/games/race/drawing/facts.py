"""What the drawing needs to know about a position, asked of the rules themselves."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.words import Words
from cosmeeple.games.race.conquest import BoostMilitary, Muster, SpendGoodForMilitary
from cosmeeple.games.race.consume import DiscardForPoints, NameNumber, UsePower
from cosmeeple.games.race.develop import ChooseDevelopment
from cosmeeple.games.race.explore import KeepExplored
from cosmeeple.games.race.extra_worlds import ChooseExtra, ExtraWorld
from cosmeeple.games.race.goods import SpendGood
from cosmeeple.games.race.orb_play import LayPiece, PlayOrbCard, TurnPiece
from cosmeeple.games.race.orb_setup import PlaceTeam
from cosmeeple.games.race.orb_step import ChooseTeam, MoveTeam, OrbTurn, ReturnTeam
from cosmeeple.games.race.produce import ProduceOnWindfall
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.settle import ChooseWorld, SettleWorld
from cosmeeple.games.race.settled import DiscardToProduce
from cosmeeple.games.race.trade import SellGood
from cosmeeple.kernel.engine.rows import picks

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.race.kit import Card
    from cosmeeple.games.race.state import State

HIDDEN: Final = -2
LOCALE: Final = Path(__file__).parent / "locale"
GOOD_NAMES: Final = ("novelty", "rare", "genes", "alien")
PHASES: Final = ("I", "II", "III", "IV", "V")

EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
ORB_FRAMES: Final = (
    PlayOrbCard,
    TurnPiece,
    LayPiece,
    PlaceTeam,
    OrbTurn,
    ReturnTeam,
    ChooseTeam,
    MoveTeam,
)
PHASE_OF: Final = (
    (EXPLORE, (KeepExplored, OrbTurn, ReturnTeam, ChooseTeam, MoveTeam)),
    (DEVELOP, (ChooseDevelopment,)),
    (
        SETTLE,
        (
            ChooseWorld,
            SettleWorld,
            BoostMilitary,
            SpendGoodForMilitary,
            Muster,
            DiscardToProduce,
            ChooseExtra,
            ExtraWorld,
        ),
    ),
    (CONSUME, (SellGood, UsePower, SpendGood, DiscardForPoints, NameNumber)),
    (PRODUCE, (ProduceOnWindfall,)),
)


@cache
def words_in(language: str) -> Words:
    return Words(LOCALE, language)


def words(seen: Seen) -> Words:
    return words_in(seen.texts.language)


def running_phase(seen: Seen) -> int:
    """The phase that the pending question belongs to, or -1."""
    frame = seen.view.frame
    for phase, kinds in PHASE_OF:
        if isinstance(frame, kinds):
            return phase
    return -1


def in_orb(seen: Seen) -> bool:
    """Is something being decided on the Orb?"""
    return bool(seen.view.state.orbs) and isinstance(seen.view.frame, ORB_FRAMES)


def choosers(state: State, phase: int) -> list[tuple[int, int]]:
    """Who chose an action of the phase in this round: seat and action."""
    found = []
    for seat in range(len(state.areas)):
        for action in (state.actions[seat], state.seconds[seat]):
            if action >= 0 and state.kit.actions[action].phase == phase:
                found.append((seat, action))
    return found


def good_class(card: Card) -> str:
    """The colour of a card: its good, or that of developments."""
    if not card.is_world:
        return "dev"
    return GOOD_NAMES[card.good] if card.good >= 0 else "gray"


def card_id(seen: Seen, card: int) -> str:
    return str(seen.view.state.kit.names["card"][card])


def now_class(seen: Seen) -> str:
    """Lights the powers of the running phase on every card around which it stands."""
    return f"now{running_phase(seen) + 1}"


#: Tableaux keep their card size for a while: these numbers of cards have one.
STEPS: Final = (6, 8, 10, 12, 14, 16, 20, 24, 30)
IN_A_ROW: Final = 4


def steps_class(cards: int) -> str:
    """The class that tells the style sheet how many cards a row must have room for."""
    return f"n{next((step for step in STEPS if cards <= step), STEPS[-1])}"


def exact_class(cards: int) -> str:
    """The same for the hand, which has room for just as many as there are; above twenty in
    steps."""
    return f"n{max(cards, 1)}" if cards <= 20 else steps_class(cards)


def rows_class(state: State, seat: int, viewer: int) -> str:
    """How many rows of cards a phone has to show: this tableau and the viewer's hand, four in a
    row."""
    own = state.areas[viewer] if viewer >= 0 else None
    hand = len(own.hand) + len(own.dealt) if own is not None else 0
    rows = -(-len(state.areas[seat].tableau) // IN_A_ROW) + -(-hand // IN_A_ROW)
    return f"rows{min(max(rows, 3), 6)}"


def open_scores(seen: Seen) -> tuple[int, ...]:
    """The points that lie open: tokens that are still face down count nothing here."""
    state = seen.view.state.clone()
    for one in state.areas:
        one.tokens = picks([])
    return tuple(score_now(state, seat) for seat in range(len(state.areas)))
