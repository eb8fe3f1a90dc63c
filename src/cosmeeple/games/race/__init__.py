"""Race for the Galaxy with Alien Artifacts, for 2 to 5 players."""

from cosmeeple.games.race import (
    conquest,
    consume,
    develop,
    explore,
    extra_worlds,
    goods,
    orb_play,
    orb_setup,
    orb_step,
    payment,
    produce,
    round,
    settle,
    settled,
    setup,
    tokens,
    trade,
)
from cosmeeple.games.race.begun import fit
from cosmeeple.games.race.components import load_kit
from cosmeeple.games.race.evaluate import evaluate
from cosmeeple.games.race.laws import laws
from cosmeeple.games.race.nets import mind_for
from cosmeeple.games.race.notation import KINDS
from cosmeeple.games.race.scoring import outcome
from cosmeeple.games.race.setup import set_up
from cosmeeple.games.race.state import State
from cosmeeple.games.race.styles import STYLES
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
        setup.ChooseStartWorld,
        setup.DiscardStartCards,
        round.ChooseAction,
        explore.KeepExplored,
        develop.ChooseDevelopment,
        payment.PayCard,
        settle.ChooseWorld,
        settle.SettleWorld,
        conquest.BoostMilitary,
        conquest.SpendGoodForMilitary,
        settled.DiscardToProduce,
        extra_worlds.ChooseExtra,
        extra_worlds.ExtraWorld,
        trade.SellGood,
        consume.UsePower,
        goods.SpendGood,
        consume.DiscardForPoints,
        consume.NameNumber,
        produce.ProduceOnWindfall,
        round.DiscardToLimit,
        orb_play.PlayOrbCard,
        orb_play.TurnPiece,
        orb_play.LayPiece,
        orb_setup.PlaceTeam,
        orb_step.OrbTurn,
        orb_step.ReturnTeam,
        orb_step.ChooseTeam,
        orb_step.MoveTeam,
        tokens.DeclareToken,
        conquest.Muster,
        setup.LookAtHands,
        setup.OpenWorlds,
        round.BeginRound,
        explore.Explore,
        develop.Develop,
        develop.PayDevelopment,
        develop.DrawForDevelopment,
        payment.Pay,
        settle.Settle,
        settle.TryLuck,
        settled.WorldSettled,
        settled.DrawForWorld,
        extra_worlds.ExtraPlacements,
        consume.Consume,
        produce.Produce,
        produce.ProduceGoods,
        produce.DrawForProduce,
        produce.DrawForMost,
        round.EndRound,
        round.CheckEnd,
        orb_setup.SetUpOrb,
        orb_setup.LookAtOrbCards,
        orb_step.OrbStep,
        orb_step.NextTeam,
        orb_play.TakeOrbCard,
        orb_play.LaySmallAirlock,
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
