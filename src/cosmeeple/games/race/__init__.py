"""Race for the Galaxy with Alien Artifacts, for 2 to 5 players."""

from cosmeeple.games.race.begun import fit
from cosmeeple.games.race.components import load_kit
from cosmeeple.games.race.conquest import BoostMilitary, Muster, SpendGoodForMilitary
from cosmeeple.games.race.consume import Consume, DiscardForPoints, NameNumber, UsePower
from cosmeeple.games.race.develop import (
    ChooseDevelopment,
    Develop,
    DrawForDevelopment,
    PayDevelopment,
)
from cosmeeple.games.race.evaluate import evaluate
from cosmeeple.games.race.explore import Explore, KeepExplored
from cosmeeple.games.race.extra_worlds import ChooseExtra, ExtraPlacements, ExtraWorld
from cosmeeple.games.race.goods import SpendGood
from cosmeeple.games.race.laws import laws
from cosmeeple.games.race.nets import mind_for
from cosmeeple.games.race.notation import KINDS
from cosmeeple.games.race.orb_play import (
    LayPiece,
    LaySmallAirlock,
    PlayOrbCard,
    TakeOrbCard,
    TurnPiece,
)
from cosmeeple.games.race.orb_setup import LookAtOrbCards, PlaceTeam, SetUpOrb
from cosmeeple.games.race.orb_step import (
    ChooseTeam,
    MoveTeam,
    NextTeam,
    OrbStep,
    OrbTurn,
    ReturnTeam,
)
from cosmeeple.games.race.payment import Pay, PayCard
from cosmeeple.games.race.produce import (
    DrawForMost,
    DrawForProduce,
    Produce,
    ProduceGoods,
    ProduceOnWindfall,
)
from cosmeeple.games.race.round import BeginRound, CheckEnd, ChooseAction, DiscardToLimit, EndRound
from cosmeeple.games.race.scoring import outcome
from cosmeeple.games.race.settle import ChooseWorld, Settle, SettleWorld, TryLuck
from cosmeeple.games.race.settled import DiscardToProduce, DrawForWorld, WorldSettled
from cosmeeple.games.race.setup import (
    ChooseStartWorld,
    DiscardStartCards,
    LookAtHands,
    OpenWorlds,
    set_up,
)
from cosmeeple.games.race.state import State
from cosmeeple.games.race.styles import STYLES
from cosmeeple.games.race.tokens import DeclareToken
from cosmeeple.games.race.trade import SellGood
from cosmeeple.games.race.view import mask, redeal
from cosmeeple.kernel.game import Carry, Game, Variant

GAME = Game(
    slug="race",
    names={"en": "Race for the Galaxy", "pl": "Race for the Galaxy: Narodziny Imperiów"},
    seats=(2, 3, 4, 5),
    rules_version=2,
    options=(
        Variant("expansion", ("base", "artifacts", "orb"), (2, 3, 4)),
        Variant("expansion", ("artifacts", "orb"), (5,)),
        Variant("start", ("dealt", "preset")),
        Variant("game", ("standard", "advanced"), (2,)),
        Variant("sacrificed_military", ("lost", "kept")),
    ),
    kinds=KINDS,
    state=State,
    frames=(
        ChooseStartWorld,
        DiscardStartCards,
        ChooseAction,
        KeepExplored,
        ChooseDevelopment,
        PayCard,
        ChooseWorld,
        SettleWorld,
        BoostMilitary,
        SpendGoodForMilitary,
        DiscardToProduce,
        ChooseExtra,
        ExtraWorld,
        SellGood,
        UsePower,
        SpendGood,
        DiscardForPoints,
        NameNumber,
        ProduceOnWindfall,
        DiscardToLimit,
        PlayOrbCard,
        TurnPiece,
        LayPiece,
        PlaceTeam,
        OrbTurn,
        ReturnTeam,
        ChooseTeam,
        MoveTeam,
        DeclareToken,
        Muster,
        LookAtHands,
        OpenWorlds,
        BeginRound,
        Explore,
        Develop,
        PayDevelopment,
        DrawForDevelopment,
        Pay,
        Settle,
        TryLuck,
        WorldSettled,
        DrawForWorld,
        ExtraPlacements,
        Consume,
        Produce,
        ProduceGoods,
        DrawForProduce,
        DrawForMost,
        EndRound,
        CheckEnd,
        SetUpOrb,
        LookAtOrbCards,
        OrbStep,
        NextTeam,
        TakeOrbCard,
        LaySmallAirlock,
    ),
    load_kit=load_kit,
    setup=set_up,
    mask=mask,
    redeal=redeal,
    fit=fit,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    # Since version 2 temporary Military is offered without a conquest too, and every holder of a
    # token is asked.
    carries={1: Carry({"Muster": "muster:pass", "SpendGood": "spend:pass"})},
    longest=20_000,
    plan_tries=40,
    mind=mind_for,
    styles=STYLES,
)

__all__ = ["GAME"]
