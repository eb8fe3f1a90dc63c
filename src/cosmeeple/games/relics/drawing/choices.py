"""The action bar: labels, notes, icons and groups of every answer; the sale as a sum before it is
made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Choice
from cosmeeple.games.relics.crew import DiscardDrawn
from cosmeeple.games.relics.drawing.facts import best_sale, sale_of, state_of, words
from cosmeeple.games.relics.drawing.rows import copies
from cosmeeple.games.relics.forecast import ReplaceForecast
from cosmeeple.games.relics.market import usable_markets
from cosmeeple.games.relics.order import FenceTile, InviteBuyer, RefillQueue
from cosmeeple.games.relics.rounds import DraftCards
from cosmeeple.games.relics.sale import BuyBeforeSale, ChooseSaleMarket, ChooseSaleRegion
from cosmeeple.games.relics.scoring import score_now
from cosmeeple.games.relics.setup import ChooseFaction
from cosmeeple.games.relics.smuggle import AcquireTile
from cosmeeple.games.relics.state import has_ability, interested, owned
from cosmeeple.games.relics.travel import MoveExplorer, MoveFreely
from cosmeeple.games.relics.turn import ChooseAction, DiscardCard, PlayCard, may_play
from cosmeeple.games.relics.vocabulary import (
    ACTIONS,
    EXCAVATE,
    FACTIONS,
    FIRST_TRAVEL,
    FORECAST,
    MARKET,
    MARKET_COUNT,
    NONE,
    ORDER,
    PASS_ACTION,
    REGIONS,
    SELL,
    SELL_WITHOUT_TRADER,
    TRAVEL,
    TRAVEL_COUNT,
)
from cosmeeple.kernel.engine.reasons import QUICK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words

ICONS: Final = {
    "travel": "explorer",
    "excavate": "excavate",
    "market": "market",
    "sell": "credit",
    "order": "representative",
    "smuggle": "blackmarket",
    "forecast": "cards",
    "pass": "pass",
}
VERB_ICONS: Final = {
    "move": "explorer",
    "fly": "explorer",
    "explorer": "explorer",
    "jump": "explorer",
    "dig": "excavate",
    "sample": "guard",
    "release": "guard",
    "trader": "trader",
    "buyer": "buyer",
    "deliver": "blackmarket",
    "acquire": "blackmarket",
    "fence": "blackmarket",
    "at": "market",
    "tile": "artefact",
    "auction": "artefact",
    "card": "card",
    "discard": "discard",
    "draft": "card",
    "keep": "card",
    "redraw": "discard",
}
#: More answers than this lie behind group buttons.
MANY: Final = 9


def choices(seen: Seen) -> list[Choice]:
    """Every legal answer once, and for the menu of actions those that fail, with the reason."""
    frame = seen.view.question
    if frame is None:
        return []
    say = words(seen)
    legal = seen.legal()
    if isinstance(frame, ChooseAction):
        return menu(seen, legal)
    made = []
    for key, pick in legal.items():
        label = seen.texts.choice(frame, pick, seen.view.state)
        verb = key.partition(":")[0]
        primary = False
        if isinstance(frame, ChooseSaleMarket) and key == "at:pass":
            primary = True
            label = say(
                "sell-for", credits=sale_of(state_of(seen), frame.region, frame.chosen).total
            )
        made.append(
            Choice(
                key,
                label,
                note(seen, key, pick, say),
                "credit" if primary else VERB_ICONS.get(verb, ""),
                group=group_of(seen, key, len(legal)),
                primary=primary,
                copies=copies(seen, pick),
            )
        )
    return made


def menu(seen: Seen, legal: dict[str, int]) -> list[Choice]:
    """The eight actions in their order; what is not possible stays, dashed."""
    frame = seen.view.question
    assert isinstance(frame, ChooseAction)
    made = []
    for pick, key in enumerate(ACTIONS):
        label = seen.texts.choice(frame, pick, seen.view.state)
        if key in legal:
            made.append(Choice(key, label, menu_note(seen, pick), ICONS[key]))
        else:
            failing = [reason for reason in seen.why(key) if not reason.holds]
            if failing:
                made.append(
                    Choice(key, label, seen.texts.reason(failing[0]), ICONS[key], legal=False)
                )
    return made


def menu_note(seen: Seen, action: int) -> str:
    """What the cards in hand allow; what a sale would bring. Aqulla's depends on the card, so it is
    told there."""
    state = state_of(seen)
    if action == PASS_ACTION:
        return ""
    if action == SELL:
        plain = not has_ability(state, seen.seat, SELL_WITHOUT_TRADER)
        return before_sale(seen, FIRST_TRAVEL, range(len(REGIONS)), words(seen)) if plain else ""
    kit, own = state.kit, state.areas[seen.seat]
    say = words(seen)
    hand = [card for card in own.hand if may_play(state, seen.seat, action, card, QUICK)]
    if action == TRAVEL:
        travel = [
            FIRST_TRAVEL + number for number in range(TRAVEL_COUNT) if own.travel >> number & 1
        ]
        return say("fuel-up-to", fuel=max([kit.card_fuel[card] for card in [*own.hand, *travel]]))
    if action == EXCAVATE:
        regions = sorted({int(kit.card_region[card]) for card in hand})
        return ", ".join([seen.texts.name("region", region) for region in regions])
    if action in (MARKET, ORDER):
        reached = [
            usable_markets(state, seen.seat, card) if action == MARKET else kit.card_orders[card]
            for card in hand
        ]
        there = [
            market + 1
            for market in range(MARKET_COUNT)
            if any(one >> market & 1 for one in reached)
        ]
        return say("at-markets", count=len(there), markets=", ".join(map(str, there)))
    if action == FORECAST and NONE in state.forecast_crew:
        return say("free-in-row", count=list(state.forecast_crew).count(NONE))
    return say("cards-fit", count=len(hand))


def group_of(seen: Seen, key: str, number: int) -> str:
    """Explorers, markets and stacks share a button each where there are many answers."""
    frame = seen.view.question
    parts = key.split(":")
    if parts[-1] == "pass" or number <= MANY:
        return ""
    if isinstance(frame, (MoveExplorer, MoveFreely, InviteBuyer, FenceTile)):
        return ":".join(parts[:2])
    if isinstance(frame, (PlayCard, DiscardCard, DraftCards, DiscardDrawn)):
        return ""
    return parts[0] if parts[0] in ("explorer", "jump", "scout", "copy", "release") else ""


def note(seen: Seen, key: str, pick: int, say: Words) -> str:
    """The gain or the price of an answer."""
    frame = seen.view.question
    state = state_of(seen)
    kit = state.kit
    if isinstance(frame, ChooseFaction):
        return say("ability-" + FACTIONS[pick])
    if isinstance(frame, ChooseSaleRegion):
        return before_sale(seen, frame.card, [pick], say)
    if isinstance(frame, PlayCard) and frame.action == SELL:
        return before_sale(seen, pick, range(len(REGIONS)), say)
    if isinstance(frame, ChooseSaleMarket):
        return sale_note(seen, frame, pick, say)
    if isinstance(frame, (AcquireTile, BuyBeforeSale)) and pick >= 0:
        return seen.texts.name("artefact", state.black[pick][-1])
    if isinstance(frame, PlayCard) and frame.action in (MARKET, ORDER) and pick >= 0:
        fitting = kit.card_markets[pick] if frame.action == MARKET else kit.card_orders[pick]
        return ", ".join(
            [seen.texts.name("market", one) for one in range(MARKET_COUNT) if fitting >> one & 1]
        )
    if isinstance(frame, ReplaceForecast):
        return seen.texts.name("card", state.forecast[pick])
    if isinstance(frame, FenceTile):
        region, depth = key.split(":")[1:]
        stack = state.black[REGIONS.index(region)]
        return seen.texts.name("artefact", stack[len(stack) - int(depth)])
    if isinstance(frame, RefillQueue) and pick >= 0:
        return say("in-pool", count=state.buyers[pick])
    return ""


def sale_note(seen: Seen, frame: ChooseSaleMarket, pick: int, say: Words) -> str:
    """The sale as a sum: popularity + buyers + several markets."""
    state = state_of(seen)
    chosen = frame.chosen if pick < 0 else frame.chosen | 1 << pick
    sale = sale_of(state, frame.region, chosen)
    if pick < 0:
        return sale.written
    return say(
        "sale-then",
        buyers=interested(state, pick, frame.region),
        sum=sale.written,
        credits=sale.total,
    )


def before_sale(seen: Seen, card: int, regions: Sequence[int], say: Words) -> str:
    """What selling comes to, before a card is given for it: one market alone is never asked about,
    so this is where its sum is read."""
    state = state_of(seen)
    found = [sale for region in regions if (sale := best_sale(state, seen.seat, card, region))]
    if not found:
        return ""
    best = max(found, key=lambda sale: sale.total)
    key = "sale-exactly" if best.only and len(found) == 1 else "sale-up-to"
    return say(key, sum=best.written, credits=best.total)


def still(seen: Seen) -> list[str]:
    """What the turn still allows."""
    frame = seen.view.frame
    if isinstance(frame, ChooseAction):
        left = state_of(seen).kit.actions_per_turn - frame.number + 1
        return [words(seen)("actions-left", count=left)]
    if isinstance(frame, ChooseSaleMarket):
        tiles = owned(state_of(seen), frame.seat, frame.region)
        return [words(seen)("tiles-to-sell", count=tiles)]
    return []


def headline(seen: Seen) -> str:
    """Round and who is on turn."""
    state = state_of(seen)
    say = words(seen)
    if state.zu and seen.view.frame is None:
        return say("solo-result", yours=score_now(state, 0), zu=score_now(state, 1))
    if not state.forecast and state.round == 1:
        return say("setting-up")
    return say("round", round=state.round, rounds=state.kit.rounds)


def scores(seen: Seen) -> tuple[int, ...] | None:
    """Everything that scores lies open, so everybody may know the standing; a finished solo game
    tells it with Zu's."""
    state = state_of(seen)
    if state.zu and seen.view.frame is None:
        return None
    return tuple(score_now(state, seat) for seat in range(len(seen.seats)))
