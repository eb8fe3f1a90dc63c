"""Relics of Humanity (Excavation Earth), for 1 to 4 players; alone against the automaton Zu."""

from cosmeeple.games.relics import market, order, rounds, sale, setup, travel
from cosmeeple.games.relics.components import load_kit
from cosmeeple.games.relics.crew import DiscardDrawn, ReleaseGuard, Sample
from cosmeeple.games.relics.evaluate import evaluate, moment
from cosmeeple.games.relics.excavate import ExcavateTile
from cosmeeple.games.relics.forecast import BuyTile, DrawTiles, KeepTile, PlaceTile, ReplaceForecast
from cosmeeple.games.relics.laws import laws
from cosmeeple.games.relics.notation import KINDS
from cosmeeple.games.relics.scoring import outcome
from cosmeeple.games.relics.smuggle import AcquireTile, ChooseSmuggling, DeliverTile, StoreTile
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.styles import STYLES
from cosmeeple.games.relics.turn import ChooseAction, DiscardCard, PlayCard
from cosmeeple.games.relics.view import mask, redeal
from cosmeeple.games.relics.vocabulary import MODULES
from cosmeeple.games.relics.zu import BurnZuCard, ZuAction, ZuTurn
from cosmeeple.games.relics.zu_dig import ZuExcavate
from cosmeeple.games.relics.zu_forecast import ZuForecast
from cosmeeple.games.relics.zu_seat import rank
from cosmeeple.games.relics.zu_trade import ZuBurst, ZuMarket, ZuOrder, ZuSell
from cosmeeple.kernel.game import Carry, Game, Variant
from cosmeeple.kernel.thinking.subject import policy_of

GAME = Game(
    slug="relics",
    names={"en": "Relics of Humanity", "pl": "Relikty ludzkości"},
    seats=(1, 2, 3, 4),
    rules_version=2,
    # Since version 2 who passes last in the last round need not discard.
    carries={1: Carry({}, gone=("discard",))},
    options=(
        Variant("hands", (setup.DEAL, setup.DRAFT), (2, 3, 4)),
        *[Variant(module, (setup.OFF, setup.ON), (1,)) for module in MODULES],
    ),
    kinds=KINDS,
    state=State,
    frames=(
        setup.ChooseFaction,
        setup.RedrawCard,
        rounds.DraftCards,
        rounds.KeepSoloCard,
        travel.PlaceExplorer,
        travel.MoveFreely,
        ChooseAction,
        PlayCard,
        travel.MoveExplorer,
        ExcavateTile,
        Sample,
        ReleaseGuard,
        market.ChooseMarket,
        market.PlaceTrader,
        market.AddSpecialBuyer,
        market.AddColouredBuyer,
        sale.BuyBeforeSale,
        sale.ChooseSaleRegion,
        sale.ChooseSaleMarket,
        sale.ChooseSaleTile,
        DiscardDrawn,
        order.ChooseOrderMarket,
        order.TakeOrderStep,
        order.UseOrder,
        travel.JumpExplorer,
        order.InviteBuyer,
        order.ClearQueue,
        order.RefillQueue,
        order.ScoutTile,
        order.FenceTile,
        order.DelegateTrader,
        order.AuctionTile,
        order.SampleRemotely,
        ChooseSmuggling,
        DeliverTile,
        AcquireTile,
        StoreTile,
        ReplaceForecast,
        KeepTile,
        PlaceTile,
        BuyTile,
        DiscardCard,
        # Effects ask nobody.
        setup.DealFirstHands,
        setup.OfferRedraw,
        setup.LayOutBoard,
        rounds.StartRound,
        rounds.NextTurn,
        DrawTiles,
        travel.DrawCards,
        rounds.ScoreRound,
        rounds.RevealOrders,
        rounds.RefreshQueues,
        rounds.ResolveForecast,
        rounds.SetTurnOrder,
        rounds.DealHands,
        rounds.TakeTravelCards,
        rounds.RotateBlackMarket,
        ZuTurn,
        ZuAction,
        ZuExcavate,
        ZuMarket,
        ZuOrder,
        ZuSell,
        ZuBurst,
        ZuForecast,
        BurnZuCard,
    ),
    load_kit=load_kit,
    setup=setup.set_up,
    mask=mask,
    redeal=redeal,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    policy=policy_of("relics"),
    styles=STYLES,
    longest=20_000,
    automaton=rank,
    turns_alone=1,
    moment=moment,
    rehearses=True,
)

__all__ = ["GAME"]
