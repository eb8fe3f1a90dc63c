"""Antarctica, for 2 to 4 players."""

from cosmeeple.games.antarctica import research, setup
from cosmeeple.games.antarctica.components import load_kit
from cosmeeple.games.antarctica.evaluate import evaluate
from cosmeeple.games.antarctica.laws import laws
from cosmeeple.games.antarctica.notation import KINDS
from cosmeeple.games.antarctica.scoring import outcome
from cosmeeple.games.antarctica.shipyard import KeepShipyardCard, LaunchShip, TakeShipyardCard
from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.styles import STYLES
from cosmeeple.games.antarctica.turn import IcebreakerTurn, MoveSun, Sail, TakeTurn
from cosmeeple.games.antarctica.view import mask, redeal
from cosmeeple.kernel.game import Game, Variant
from cosmeeple.kernel.thinking.subject import policy_of

GAME = Game(
    slug="antarctica",
    names={"en": "Antarctica", "pl": "Antarktyda"},
    seats=(2, 3, 4),
    rules_version=1,
    options=(Variant("placement", (setup.FREE, setup.FIRST_GAME, setup.SNAKE)),),
    kinds=KINDS,
    state=State,
    frames=(
        setup.PlaceShip,
        setup.PlaceBonusCube,
        Sail,
        TakeTurn,
        research.ChooseTrack,
        research.ChooseAdvance,
        research.ChooseShip,
        research.ChooseHarbour,
        TakeShipyardCard,
        KeepShipyardCard,
        MoveSun,
        IcebreakerTurn,
        research.FireSymbol,
        LaunchShip,
    ),
    load_kit=load_kit,
    setup=setup.set_up,
    mask=mask,
    redeal=redeal,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    policy=policy_of("antarctica"),
    styles=STYLES,
    longest=20_000,
    foreseen=(IcebreakerTurn,),
)

__all__ = ["GAME"]
