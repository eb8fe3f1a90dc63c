"""The action bar: every option once, with price or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Choice, Several
from cosmeeple.games.race.cardtext import card_text
from cosmeeple.games.race.conquest import BoostMilitary
from cosmeeple.games.race.consume import DiscardForPoints, NameNumber, UsePower
from cosmeeple.games.race.drawing.facts import running_phase, words
from cosmeeple.games.race.drawing.orb_squares import NUMBERS, mark_unsaid
from cosmeeple.games.race.drawing.prices import PLACING, price
from cosmeeple.games.race.explore import KeepExplored, kept
from cosmeeple.games.race.goods import SpendGood
from cosmeeple.games.race.military import boost_of
from cosmeeple.games.race.orb_step import MoveTeam
from cosmeeple.games.race.payment import PayCard
from cosmeeple.games.race.produce import ProduceOnWindfall
from cosmeeple.games.race.round import ChooseAction, DiscardToLimit, actions_each
from cosmeeple.games.race.settle import SettleWorld
from cosmeeple.games.race.setup import DiscardStartCards
from cosmeeple.games.race.tokens import amount
from cosmeeple.games.race.vocabulary import (
    BASE,
    CARD_COUNT,
    CARDS,
    TOKEN_COUNT,
    TOKEN_GENES,
    TOKEN_MILITARY,
)
from cosmeeple.games.race.worlds import cost_of
from cosmeeple.kernel.engine.agenda import PASS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.state import State

VERB_ICONS: Final = {
    "start": "world",
    "keep": "cards",
    "discard": "discard",
    "pay": "card",
    "develop": "development",
    "settle": "world",
    "way": "military",
    "boost": "military",
    "muster": "military",
    "spend": "good-novelty",
    "sell": "trade",
    "use": "good-novelty",
    "produce": "good-novelty",
    "extra": "world",
    "orb": "orb",
    "turn": "rotate-r",
    "at": "orb",
    "team": "team",
    "step": "orb",
    "return": "airlock",
    "go": "team",
    "declare": "artefact",
    "name": "dice-luck",
}
ACTION_ICONS: Final = {
    "explore_5": "search",
    "explore_1_1": "eye-open",
    "explore_orb": "orb",
    "develop": "development",
    "settle": "world",
    "consume_trade": "trade",
    "consume_x2": "vp",
    "produce": "good-novelty",
}


def choices(seen: Seen) -> list[Choice]:
    """What the viewer can do now; passing comes last."""
    if not seen.asked:
        return []
    say = words(seen)
    found = [choice_of(seen, key, pick, say) for key, pick in seen.legal().items()]
    found.sort(key=lambda choice: choice.key.endswith(":pass"))
    return found


def choice_of(seen: Seen, key: str, pick: int, say: Words) -> Choice:
    frame = seen.view.question
    assert frame is not None
    verb, _, rest = key.partition(":")
    label = seen.texts.choice(frame, pick, seen.view.state)
    if rest == "pass":
        return Choice(key, label, "", "pass")
    if isinstance(frame, ChooseAction):
        return Choice(key, label, say(f"action-{rest}"), ACTION_ICONS[rest])
    group = ""
    if verb == "at" or (isinstance(frame, MoveTeam) and "," in rest):
        group = "squares"
    note = note_of(seen, pick, rest, say)
    if isinstance(frame, PLACING) and rest in CARDS:
        # The question says what is done with it; the name is what one looks for.
        label = seen.texts.name("card", pick)
    return Choice(
        key, label, note, VERB_ICONS.get(verb, ""), group=group, copies=copies(seen, pick)
    )


def several(seen: Seen) -> Several | None:
    """Hand cards that go together: to pay, to keep, to discard."""
    frame = seen.view.frame
    state: State = seen.view.state
    say = words(seen)
    if not seen.asked:
        return None
    own = state.areas[seen.seat]
    given = len(seen.view.given)
    if isinstance(frame, PayCard):
        found = Several(frame.left, frame.left, say("pay-these"))
    elif isinstance(frame, KeepExplored):
        left = kept(state, seen.seat) - given
        found = Several(left, left, say("keep-these"))
    elif isinstance(frame, (DiscardStartCards, DiscardToLimit)):
        limit = (
            state.kit.start_keep if isinstance(frame, DiscardStartCards) else state.kit.hand_limit
        )
        left = len(own.hand) - limit - given
        found = Several(left, left, say("discard-these"))
    elif isinstance(frame, DiscardForPoints):
        found = Several(
            1, min(frame.left, len(own.hand)), say("discard-these"), done="discard:pass"
        )
    else:
        return None
    return found if found.most > 1 else None


def copies(seen: Seen, pick: int) -> int:
    """How often a card may be among several answers: two copies in the hand are two cards."""
    if pick == PASS or several(seen) is None:
        return 0
    own = seen.view.state.areas[seen.seat]
    cards = own.dealt if isinstance(seen.view.frame, KeepExplored) else own.hand
    return list(cards).count(pick) - seen.view.given.count(pick)


def note_of(seen: Seen, pick: int, rest: str, say: Words) -> str:
    frame = seen.view.frame
    if isinstance(frame, UsePower):
        card = pick % CARD_COUNT
        consuming = [one.text for one in card_text(seen.texts, card) if one.phase == "IV"]
        return consuming[pick // CARD_COUNT]
    if isinstance(frame, MoveTeam) and rest in NUMBERS:
        state: State = seen.view.state
        there = mark_unsaid(state.orbs[0], state.kit.orb, pick, say)
        steps = say("still-moves", count=len(frame.reach(state).way(pick)) - 1)
        return f"{steps}, {there}" if there else steps
    if isinstance(frame, BoostMilitary):
        return say("adds-military", n=boost_number(seen.view.state, frame, pick))
    if isinstance(frame, NameNumber):
        return say("have-number", count=unseen_with(seen, pick), all=unseen_with(seen))
    if isinstance(frame, SettleWorld) and rest.startswith("by:"):
        return way_by(seen, frame.world, CARDS.index(rest.removeprefix("by:")), say)
    if isinstance(frame, ProduceOnWindfall):
        # Where a power for any kind would do as well, it is kept.
        return say("by-own-kind") if CARD_COUNT + pick in seen.view.options else ""
    if rest in CARDS:
        return price(seen, CARDS.index(rest), say)
    return ""


def boost_number(state: State, frame: BoostMilitary, pick: int) -> int:
    """What a card, or an artifact token, adds to the Military against the world at hand."""
    if pick < CARD_COUNT:
        return int(boost_of(state, pick, frame.world))
    use, token = divmod(pick - CARD_COUNT, TOKEN_COUNT)
    return int(amount(state, token, TOKEN_GENES if use else TOKEN_MILITARY))


def unseen_with(seen: Seen, number: int | None = None) -> int:
    """How many cards of the game the viewer cannot see, or those of them that have the number."""
    state: State = seen.view.state
    own = state.areas[seen.seat]
    open_cards = [*own.hand, *[card for area in state.areas for card in area.tableau]]
    cards = [card for card in state.kit.cards if card.base or state.expansion != BASE]
    found = [card for card in cards if number is None or card.cost == number]
    seen_too = [
        card for card in open_cards if number is None or state.kit.cards[card].cost == number
    ]
    return sum(card.copies for card in found) - len(seen_too)


def way_by(seen: Seen, world: int, by: int, say: Words) -> str:
    """What a card of the tableau makes a world cost; whether it is given up for that, the preview
    says."""
    state: State = seen.view.state
    helper = state.kit.cards[by]
    cost = int(state.kit.facts.cost[world])
    paid = (
        0
        if helper.frees_world
        else cost_of(state, state.areas[seen.seat], world, helper.pay_rebate)
    )
    return say("price", paid=paid, cost=cost, less=cost - paid)


def still(seen: Seen) -> list[str]:
    """How many cards or goods are still to be picked."""
    frame = seen.view.frame
    state: State = seen.view.state
    say = words(seen)
    if not seen.asked:
        return []
    if isinstance(frame, PayCard):
        return [say("still-pay", count=frame.left)]
    if isinstance(frame, KeepExplored):
        return [say("still-keep", count=kept(state, seen.seat) - len(seen.view.given))]
    if isinstance(frame, ChooseAction) and actions_each(state) > 1:
        return [say("still-actions", count=actions_each(state) - len(seen.view.given))]
    if isinstance(frame, MoveTeam):
        return [say("still-moves", count=frame.left)]
    if isinstance(frame, SpendGood) and frame.most > 1:
        return [say("still-goods", count=frame.most)]
    return []


def headline(seen: Seen) -> str:
    """The round and the phase."""
    state: State = seen.view.state
    say = words(seen)
    if not state.round:
        return say("setting-up")
    phase = running_phase(seen)
    if phase < 0:
        return say("in-round", round=state.round)
    return say("in-phase", round=state.round, phase=seen.texts.name("phase", phase))
