"""Tortuga 2199, for 2 to 4 players."""

from cosmeeple.games.tortuga import skirmish
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.cards import ChooseGain, RaiseTo, ReserveCard, UseAbility
from cosmeeple.games.tortuga.components import load_kit
from cosmeeple.games.tortuga.control import ConquerSector, StrengthenTo, TakeBackMarker
from cosmeeple.games.tortuga.evaluate import evaluate
from cosmeeple.games.tortuga.laws import laws
from cosmeeple.games.tortuga.notation import KINDS
from cosmeeple.games.tortuga.scoring import outcome
from cosmeeple.games.tortuga.setup import ChooseShip, DealHands, set_up
from cosmeeple.games.tortuga.state import State
from cosmeeple.games.tortuga.styles import STYLES
from cosmeeple.games.tortuga.turn import EndTurn, PlaceShip, TakeReserve
from cosmeeple.games.tortuga.view import mask, redeal
from cosmeeple.games.tortuga.vocabulary import SCENARIOS
from cosmeeple.kernel.game import Carry, Game, Variant
from cosmeeple.kernel.thinking.subject import policy_of

GAME = Game(
    slug="tortuga",
    names={"en": "Tortuga 2199", "pl": "Tortuga 2199"},
    seats=(2, 3, 4),
    rules_version=2,
    # Since version 2 the Fortress gives its Manoeuvre by itself, and the end of a turn is asked for
    # in every case.
    carries={1: Carry({"TakeAction": "end"}, gone=("fortress",))},
    options=(Variant("scenario", SCENARIOS),),
    kinds=KINDS,
    state=State,
    frames=(
        ChooseShip,
        PlaceShip,
        TakeReserve,
        TakeAction,
        UseAbility,
        ChooseGain,
        ReserveCard,
        RaiseTo,
        StrengthenTo,
        TakeBackMarker,
        skirmish.CommitCard,
        skirmish.DefendCard,
        skirmish.ChooseLostCard,
        skirmish.ChooseReward,
        DealHands,
        EndTurn,
        ConquerSector,
        skirmish.AnnounceAttack,
        skirmish.RevealAttack,
        skirmish.LoseCard,
        skirmish.LeaveSector,
        skirmish.TakeInfluence,
        skirmish.SeizeSector,
        skirmish.EndSkirmish,
    ),
    load_kit=load_kit,
    setup=set_up,
    mask=mask,
    redeal=redeal,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    policy=policy_of("tortuga"),
    styles=STYLES,
    longest=60_000,
)

__all__ = ["GAME"]
