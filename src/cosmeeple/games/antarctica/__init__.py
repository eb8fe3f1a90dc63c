"""Antarctica, for 2 to 4 players."""

from cosmeeple.games.antarctica.components import load_kit
from cosmeeple.games.antarctica.evaluate import evaluate
from cosmeeple.games.antarctica.laws import laws
from cosmeeple.games.antarctica.notation import KINDS
from cosmeeple.games.antarctica.research import (
    ChooseAdvance,
    ChooseHarbour,
    ChooseShip,
    ChooseTrack,
    FireSymbol,
)
from cosmeeple.games.antarctica.scoring import outcome
from cosmeeple.games.antarctica.setup import (
    FIRST_GAME,
    FREE,
    SNAKE,
    PlaceBonusCube,
    PlaceShip,
    set_up,
)
from cosmeeple.games.antarctica.shipyard import KeepShipyardCard, LaunchShip, TakeShipyardCard
from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.turn import IcebreakerTurn, MoveSun, Sail, TakeTurn
from cosmeeple.games.antarctica.view import mask, redeal
from cosmeeple.kernel.game import Game, Variant
from cosmeeple.kernel.thinking.subject import policy_of

GAME = Game(
    slug="antarctica",
    names={"en": "Antarctica", "pl": "Antarktyda"},
    seats=(2, 3, 4),
    rules_version=1,
    options=(Variant("placement", (FREE, FIRST_GAME, SNAKE)),),
    kinds=KINDS,
    state=State,
    frames=(
        PlaceShip,
        PlaceBonusCube,
        Sail,
        TakeTurn,
        ChooseTrack,
        ChooseAdvance,
        ChooseShip,
        ChooseHarbour,
        TakeShipyardCard,
        KeepShipyardCard,
        MoveSun,
        IcebreakerTurn,
        FireSymbol,
        LaunchShip,
    ),
    load_kit=load_kit,
    setup=set_up,
    mask=mask,
    redeal=redeal,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    policy=policy_of("antarctica"),
    longest=20_000,
    foreseen=(IcebreakerTurn,),
)

__all__ = ["GAME"]
