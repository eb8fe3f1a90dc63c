"""The action bar: every option once, destinations by location, with cost and gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Choice, Several
from cosmeeple.games.circadians.drawing.areas import card_text, event_text
from cosmeeple.games.circadians.drawing.marks import (
    LOCATION_ICONS,
    direction_of,
    farm_text,
    plain_goods,
    ship_text,
    words,
)
from cosmeeple.games.circadians.events import CostPaid
from cosmeeple.games.circadians.harvester import next_space
from cosmeeple.games.circadians.harvesting import HarvestFarm, farm_amount
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.planning import OWN, AssignDice, ChooseEvent
from cosmeeple.games.circadians.prices import (
    ChoosePrice,
    contract_discount,
    due,
    event_charge,
    ship_discount,
)
from cosmeeple.games.circadians.sending import CANTEEN, SendDie, location_of, space_of
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.supply import DiscardContracts
from cosmeeple.games.circadians.vocabulary import (
    CONTRACTS,
    CONTROL_ROOM,
    FACES,
    FOUNDRY,
    LEADERS,
    MARKET,
    MINING_CAMP,
    NEGOTIATION,
    RESOURCES,
    ROWS,
    SAL,
    SETUP,
    SIDES,
    WAREHOUSE,
)
from cosmeeple.kernel.engine.agenda import PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.kernel.engine.journal import Part
    from cosmeeple.kernel.engine.rows import vec

VERB_ICONS: Final = {
    "move": "move",
    "back": "back",
    "progress": "progress",
    "complication": "complication",
    "penalty": "complication",
    "return": "die",
    "buy": "academy",
    "from": "garage",
    "pair": "laboratory",
    "build": "farm",
    "destroy": "farm",
    "install": "starship",
    "scrap": "starship",
    "deliver": "warehouse",
    "extra": "warehouse",
    "faction": "negotiation",
    "set": "die",
    "new_die": "farm",
}
CARD_VERBS: Final = ("fulfil", "also", "discard", "exchange", "draft")
#: Of them those that bring nothing of what the card says.
GIVEN_UP: Final = ("discard", "exchange")


def choices(seen: Seen) -> list[Choice]:
    """What the viewer can do now."""
    if not seen.asked:
        return []
    say = words(seen)
    frame = seen.view.frame
    legal = seen.legal()
    if isinstance(frame, SendDie):
        return send_choices(seen, frame, legal, say)
    return [choice_of(seen, key, pick, say) for key, pick in legal.items()]


# --- sending


def send_choices(seen: Seen, frame: SendDie, legal: dict[str, int], say: Words) -> list[Choice]:
    """Destinations by location; those with several ways lie behind one button. The Canteen is
    last."""
    counts: dict[str, int] = {}
    for key in legal:
        name = key.split(":")[1]
        counts[name] = counts.get(name, 0) + 1
    found = []
    for key, pick in legal.items():
        if pick == CANTEEN:
            found.append(Choice(key, say("canteen"), "", "canteen"))
            continue
        name = key.split(":")[1]
        place, value = pick // SIDES, pick % SIDES + 1
        location = location_of(place)
        group = f"send:{name}" if counts[name] > 1 else ""
        label = say("as-value", what=space_name(seen, place, location, say), value=value)
        note = send_note(seen, frame, location, say)
        found.append(Choice(key, label, note, LOCATION_ICONS[location], group=group))
    return found


def space_name(seen: Seen, place: int, location: int, say: Words) -> str:
    name, space = seen.texts.name("location", location), space_of(place)
    if location == NEGOTIATION:
        column, row = space // ROWS, space % ROWS
        return say("talk-space", faction=seen.texts.name("faction", column), row=row + 1)
    if location == WAREHOUSE:
        reward = seen.texts.name("reward", seen.view.state.kit.stations.delivery[space % 3])
        return say("warehouse-row", column=space // 3 + 1, reward=reward)
    if location in (MINING_CAMP, MARKET):
        return say("space-of", location=name, space=space + 1)
    return name


def send_note(seen: Seen, frame: SendDie, location: int, say: Words) -> str:
    """The two prices between which one chooses next. All that surely happens the preview says."""
    if location not in (FOUNDRY, CONTROL_ROOM):
        return ""
    stations = seen.view.state.kit.stations
    less = ship_discount(seen.view.state, frame.seat, frame.source)
    prices = [
        priced(seen, frame.seat, location, resource, amount, less)
        for resource, amount in zip(
            stations.price_resource[location], stations.price_amount[location], strict=True
        )
    ]
    return f" {say('or')} ".join(prices)


def priced(seen: Seen, seat: int, place: int, resource: int, base: int, less: vec[i64]) -> str:
    """A price as the sum that will be paid: printed cost, then every discount with its source."""
    state: State = seen.view.state
    amount = due(state, seat, place, resource, base, less)
    contracts = contract_discount(state, seat, place, resource)
    paid = CostPaid(
        seat,
        resource,
        amount,
        base,
        less[resource],
        contracts,
        event_charge(state, seat, place, resource),
    )
    return sum_of(seen, paid.parts(), amount, resource)


def why_so_much(seen: Seen, frame: ChoosePrice, pick: int) -> str:
    """The price as a sum, where anything makes it another one than is printed; what is paid stands
    with the answer."""
    state: State = seen.view.state
    base = frame.base(state, pick)
    if due(state, frame.seat, frame.location, pick, base, frame.less) == base:
        return ""
    return priced(seen, frame.seat, frame.location, pick, base, frame.less)


def sum_of(seen: Seen, parts: Sequence[Part], amount: int, resource: int) -> str:
    """The printed cost, what is taken off and why, and what is left; just the price where nothing
    is taken off."""
    price = seen.texts.say(f"watched-{RESOURCES[resource]}", count=amount)
    if len(parts) == 1:
        return price
    terms = [
        f"{'−' if part.number < 0 else '+'} {abs(part.number)} ({seen.texts.part(part)})"
        for part in parts[1:]
    ]
    return f"{parts[0].number} {' '.join(terms)} = {price}"


# --- everything else


def choice_of(seen: Seen, key: str, pick: int, say: Words) -> Choice:
    state: State = seen.view.state
    frame = seen.view.question
    assert frame is not None
    parts = key.split(":")
    plain = seen.texts.choice(frame, pick, state)
    verb = parts[0]
    if parts[-1] == "pass":
        return Choice(key, plain, "", "pass")
    if isinstance(frame, AssignDice):
        face = FACES.index(parts[2])
        shown = state.kit.cards.sal_value if face == SAL else face
        return Choice(key, plain, "", f"die-{shown}", group=f"assign:{parts[1]}")
    if verb in CARD_VERBS:
        text = card_text(seen, CONTRACTS.index(parts[1]))
        note = say("given-up", what=text) if verb in GIVEN_UP else text
        return Choice(key, plain, note, "contract", copies=copies(seen, pick))
    if verb in ("leader", "remove"):
        return Choice(key, plain, say(LEADERS[pick]), "leader")
    if isinstance(frame, ChoosePrice):
        return Choice(key, plain, why_so_much(seen, frame, pick), parts[1])
    if isinstance(frame, HarvestFarm):
        brings = farm_amount(state, frame.seat, frame.farm - 1, frame.value, pick)
        return Choice(key, plain, "" if brings else say("nothing"), parts[1])
    if verb == "trade":
        return Choice(key, plain, "", "trade", copies=copies(seen, pick))
    if verb in ("move", "back"):
        space = next_space(state, state.areas[seen.seat].harvester, direction_of(key))
        return Choice(key, plain, space_note(seen, space, say), VERB_ICONS[verb])
    if verb in ("farm", "ship"):
        stack = (state.farm_stacks if verb == "farm" else state.ship_stacks)[pick]
        text = farm_text(seen, stack[-1]) if verb == "farm" else ship_text(seen, stack[-1])
        return Choice(key, plain, text, "farm" if verb == "farm" else "starship")
    if isinstance(frame, ChooseEvent):
        return Choice(
            key,
            plain,
            event_note(seen, frame.own_event if pick == OWN else state.events_shown[-1], say),
            "event",
        )
    if verb == "set":
        return Choice(key, plain, "", f"die-{parts[2]}", group=f"set:{parts[1]}")
    return Choice(key, plain, "", VERB_ICONS.get(verb, ""))


def event_note(seen: Seen, number: int, say: Words) -> str:
    return f"{seen.texts.name('event', number)}: {event_text(seen, number, say)}"


def space_note(seen: Seen, space: int, say: Words) -> str:
    state: State = seen.view.state
    if space >= state.kit.planet.cells:
        return say("a-cache")
    return say(
        "yields-there", goods=plain_goods(seen, state.kit.planet.yields[state.planet][space])
    )


def several(seen: Seen) -> Several | None:
    """Trades in a row, Contracts that are put away together."""
    frame = seen.view.question
    if not seen.asked:
        return None
    say = words(seen)
    if isinstance(frame, Trade):
        return (
            Several(1, int(frame.left), say("trade-these"), "trade:pass")
            if frame.left > 1
            else None
        )
    if isinstance(frame, DiscardContracts):
        count = min(int(frame.count), len(seen.view.options))
        return Several(count, count, say("discard-these")) if count > 1 else None
    return None


def copies(seen: Seen, pick: int) -> int:
    """How often an answer may be among several: a trade as often as it can be paid."""
    frame = seen.view.question
    if pick == PASS or several(seen) is None:
        return 0
    if isinstance(frame, Trade):
        stations = seen.view.state.kit.stations
        stock = seen.view.state.areas[seen.seat].resources[stations.give_resource[pick]]
        return min(int(frame.left), int(stock) // int(stations.give_amount[pick]))
    return 1


def still(seen: Seen) -> list[str]:
    """What the question is about, in a few words."""
    state: State = seen.view.state
    frame = seen.view.frame
    if isinstance(frame, AssignDice) and seen.seat >= 0:
        return [
            words(seen)(
                "still-dice", count=len(state.areas[seen.seat].rolled) - len(seen.view.given)
            )
        ]
    return []


def headline(seen: Seen) -> str:
    """Round and phase."""
    state: State = seen.view.state
    say = words(seen)
    if state.phase == SETUP:
        return say("setting-up")
    return say("headline", round=state.round, phase=seen.texts.name("phase", state.phase))


__all__ = ["choices", "headline", "several", "still"]
