"""Relics of Humanity (Excavation Earth), for 1 to 4 players; alone against the automaton Zu."""

from cosmeeple.games.relics.components import load_kit
from cosmeeple.games.relics.crew import DiscardDrawn, ReleaseGuard, Sample
from cosmeeple.games.relics.evaluate import evaluate, moment
from cosmeeple.games.relics.excavate import ExcavateTile
from cosmeeple.games.relics.forecast import BuyTile, DrawTiles, KeepTile, PlaceTile, ReplaceForecast
from cosmeeple.games.relics.laws import laws
from cosmeeple.games.relics.market import (
    AddColouredBuyer,
    AddSpecialBuyer,
    ChooseMarket,
    PlaceTrader,
)
from cosmeeple.games.relics.notation import KINDS
from cosmeeple.games.relics.order import (
    AuctionTile,
    ChooseOrderMarket,
    ClearQueue,
    DelegateTrader,
    FenceTile,
    InviteBuyer,
    RefillQueue,
    SampleRemotely,
    ScoutTile,
    TakeOrderStep,
    UseOrder,
)
from cosmeeple.games.relics.rounds import (
    DealHands,
    DraftCards,
    KeepSoloCard,
    NextTurn,
    RefreshQueues,
    ResolveForecast,
    RevealOrders,
    RotateBlackMarket,
    ScoreRound,
    SetTurnOrder,
    StartRound,
    TakeTravelCards,
)
from cosmeeple.games.relics.sale import (
    BuyBeforeSale,
    ChooseSaleMarket,
    ChooseSaleRegion,
    ChooseSaleTile,
)
from cosmeeple.games.relics.scoring import outcome
from cosmeeple.games.relics.setup import (
    DEAL,
    DRAFT,
    OFF,
    ON,
    ChooseFaction,
    DealFirstHands,
    LayOutBoard,
    OfferRedraw,
    RedrawCard,
    set_up,
)
from cosmeeple.games.relics.smuggle import AcquireTile, ChooseSmuggling, DeliverTile, StoreTile
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.travel import (
    DrawCards,
    JumpExplorer,
    MoveExplorer,
    MoveFreely,
    PlaceExplorer,
)
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
        Variant("hands", (DEAL, DRAFT), (2, 3, 4)),
        *[Variant(module, (OFF, ON), (1,)) for module in MODULES],
    ),
    kinds=KINDS,
    state=State,
    frames=(
        ChooseFaction,
        RedrawCard,
        DraftCards,
        KeepSoloCard,
        PlaceExplorer,
        MoveFreely,
        ChooseAction,
        PlayCard,
        MoveExplorer,
        ExcavateTile,
        Sample,
        ReleaseGuard,
        ChooseMarket,
        PlaceTrader,
        AddSpecialBuyer,
        AddColouredBuyer,
        BuyBeforeSale,
        ChooseSaleRegion,
        ChooseSaleMarket,
        ChooseSaleTile,
        DiscardDrawn,
        ChooseOrderMarket,
        TakeOrderStep,
        UseOrder,
        JumpExplorer,
        InviteBuyer,
        ClearQueue,
        RefillQueue,
        ScoutTile,
        FenceTile,
        DelegateTrader,
        AuctionTile,
        SampleRemotely,
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
        DealFirstHands,
        OfferRedraw,
        LayOutBoard,
        StartRound,
        NextTurn,
        DrawTiles,
        DrawCards,
        ScoreRound,
        RevealOrders,
        RefreshQueues,
        ResolveForecast,
        SetTurnOrder,
        DealHands,
        TakeTravelCards,
        RotateBlackMarket,
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
    setup=set_up,
    mask=mask,
    redeal=redeal,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    policy=policy_of("relics"),
    longest=20_000,
    automaton=rank,
    turns_alone=1,
    moment=moment,
    rehearses=True,
)

__all__ = ["GAME"]
