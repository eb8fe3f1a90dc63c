"""Contracts, Events, Leaders, Farms and Ships in full, and the Garages and Foundations where one could stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.inspect import Fact, Inspection, Term, portrait, ruled
from cosmeeple.games.circadians.drawing.areas import card_text, cost_now, event_text, shortage
from cosmeeple.games.circadians.drawing.marks import farm_text, goods, plain_goods, ship_text, words
from cosmeeple.games.circadians.kit import FARM_CHOICE, FARM_MARKET, FARM_POINTS, FARM_SIX, FLIP, PLUS_1_2, PLUS_MINUS_1
from cosmeeple.games.circadians.prices import algae_cost
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.vocabulary import (
    BOOSTER,
    CONTRACTS,
    FARM_PLACES,
    FIRST_GARAGE,
    GARAGES,
    LEADERS,
    PRINTED_FARMS,
    RESOURCE_COUNT,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.circadians.state import State

#: The viewer's own Garages and Farms, empty ones too.
EXTRA: Final = {"garage": GARAGES, "farm": FARM_PLACES}
#: The rule of every Contract, in the order of the Contracts; of the first Leader, the others follow in their order.
CONTRACT_RULES: Final = (
    180, 195, 201, 199, 202, 191, 181, 203, 204, 194, 205, 192,
    182, 209, 193, 183, 190, 210, 188, 214, 198, 196, 197, 189,
    185, 184, 212, 213, 211, 186, 215, 206, 208, 187, 207, 200,
)  # fmt: skip
FIRST_LEADER_RULE: Final = 160
SHIP_RULES: Final = {FLIP: "CIR-057", PLUS_1_2: "CIR-058", PLUS_MINUS_1: "CIR-060"}
FARM_RULES: Final = {FARM_POINTS: "CIR-089", FARM_MARKET: "CIR-087", FARM_SIX: "CIR-086", FARM_CHOICE: "CIR-088"}


def inspect(seen: Seen, category: str, number: int) -> Inspection | None:
    if category == "contract":
        return contract(seen, number)
    if category == "event":
        kinds = (words(seen)("tab-event"),)
        facts = (Fact(event_text(seen, number, words(seen)), "CIR-030"), ruled(seen, "CIR-030"))
        return Inspection(seen.texts.name("event", number), portrait("event"), kinds, facts)
    if category == "leader":
        rule = f"CIR-{FIRST_LEADER_RULE + number}"
        facts = (Fact(words(seen)(LEADERS[number]), rule), ruled(seen, rule))
        return Inspection(seen.texts.name("leader", number), portrait("leader"), facts=facts)
    if category == "farm_tile":
        return tile(seen, category, number, farm_text(seen, number), farm_rule(seen, number), "farm")
    if category == "ship_tile":
        return tile(seen, category, number, ship_text(seen, number), ship_rule(seen, number), "rover")
    if category in EXTRA and seen.seat >= 0:
        return garage(seen, number) if category == "garage" else farm(seen, number)
    return None


def contract(seen: Seen, number: int) -> Inspection:
    """What it gives, what it costs now with everything saved, what is missing, and what it scores."""
    state: State = seen.view.state
    cards = state.kit.cards
    say = words(seen)
    rule = f"CIR-{CONTRACT_RULES[number]}"
    terms = [Term(str(cards.points[number]), say("derive-printed"), rule)]
    if seen.seat >= 0:
        mine = state.areas[seen.seat]
        cost, short = cost_now(seen, number), shortage(seen, number)
        if not mine.fulfilled >> number & 1:
            for kind in range(RESOURCE_COUNT):
                if cards.cost[number][kind]:
                    name = seen.texts.name("resource", kind)
                    less = cards.cost[number][kind] - cost[kind]
                    saved = say("term-saved", count=less) if less else ""
                    have = say("term-have", count=mine.resources[kind])
                    missing = say("term-missing", count=short[kind]) if short[kind] else ""
                    told = ", ".join(part for part in (have, saved, missing) if part)
                    terms.append(Term(f"−{cost[kind]}", f"{name} ({told})", "CIR-126"))
        if not cards.passive[number]:
            terms.append(Term(f"+{contract_points(state, seen.seat, number)}", say("term-points"), rule))
    return Inspection(
        seen.texts.name("contract", number),
        portrait("contract", "k-own", goods(seen, cards.cost[number])),
        (say("points", count=cards.points[number]),),
        (Fact(card_text(seen, number), rule), ruled(seen, rule)),
        tuple(terms),
        whys=contract_why(seen, number),
    )


def contract_why(seen: Seen, number: int) -> tuple[str, ...]:
    """Why it cannot be fulfilled, where that is a question now."""
    key = f"fulfil:{CONTRACTS[number]}"
    if not seen.asked or key in seen.legal() or number not in seen.view.state.areas[seen.seat].hand:
        return ()
    return (key,) if any(not reason.holds for reason in seen.why(key)) else ()


def tile(seen: Seen, category: str, number: int, text: str, rule: str, picture: str) -> Inspection:
    name = seen.texts.name(category, number)
    facts = (Fact(text.removeprefix(f"{name}: "), rule), ruled(seen, rule))
    return Inspection(name, portrait(picture, "k-own"), facts=facts)


def ship_rule(seen: Seen, number: int) -> str:
    tiles = seen.view.state.kit.tiles
    if tiles.ship_ignores_algae[number]:
        return "CIR-059"
    if any(tiles.ship_discount[number]):
        return "CIR-061" if tiles.ship_discount[number][0] else "CIR-062"
    return SHIP_RULES.get(tiles.ship_change[number], "CIR-053")


def farm_rule(seen: Seen, number: int) -> str:
    return FARM_RULES.get(seen.view.state.kit.tiles.farm_kind[number], "CIR-088")


def garage(seen: Seen, at: int) -> Inspection:
    """The Ship there, or that one could stand here and what that takes; and what sending a die from here costs."""
    state: State = seen.view.state
    mine = state.areas[seen.seat]
    say = words(seen)
    name = say("garage", number=at + 1)
    cost = algae_cost(state, seen.seat, FIRST_GARAGE + at)
    price = f"{cost} {seen.texts.name('resource', 1)}" if cost else say("free")
    terms = (Term(str(cost), say("term-garage"), "CIR-051" if at else "CIR-036"),)
    kinds = (price,)
    if at == 0:
        return Inspection(name, portrait("garage", "k-own"), kinds, (ruled(seen, "CIR-036"),), terms)
    if at <= len(mine.ships):
        found = tile(seen, "ship_tile", mine.ships[at - 1], ship_text(seen, mine.ships[at - 1]), "", "rover")
        facts = (Fact(found.facts[0].text, ship_rule(seen, mine.ships[at - 1])), ruled(seen, "CIR-053"))
        return Inspection(f"{name}: {found.name}", portrait("rover", "k-own"), kinds, facts, terms)
    points = state.kit.base.garage_vp[at]
    free = (Fact(say("slot-ship", count=points), "CIR-008"), ruled(seen, "CIR-008"), ruled(seen, "CIR-037"))
    return Inspection(name, portrait("rover", "slot"), kinds, free, terms)


def farm(seen: Seen, at: int) -> Inspection:
    """The Farm there, or that one could stand here and what that takes."""
    state: State = seen.view.state
    mine = state.areas[seen.seat]
    say = words(seen)
    name = say("farm", number=at + 1)
    token = at - PRINTED_FARMS
    if at == BOOSTER:
        facts = (Fact(say("booster", count=state.kit.base.boost), "CIR-038"), ruled(seen, "CIR-038"))
        return Inspection(name, portrait("farm", "k-own"), facts=facts)
    if token < 0:
        names = " / ".join(seen.texts.name("resource", one) for one in state.kit.base.choices[at])
        facts = (Fact(say("farm-table", goods=names), "CIR-039"), ruled(seen, "CIR-039"))
        return Inspection(name, portrait("farm", "k-own"), facts=facts)
    if token < len(mine.farms):
        found = tile(seen, "farm_tile", mine.farms[token], farm_text(seen, mine.farms[token]), "CIR-085", "farm")
        text = Fact(found.facts[0].text, farm_rule(seen, mine.farms[token]))
        facts = (text, ruled(seen, farm_rule(seen, mine.farms[token])))
        return Inspection(f"{name}: {found.name}", portrait("farm", "k-own"), facts=facts)
    points = state.kit.base.farm_vp[at]
    facts = (Fact(say("slot-farm", count=points), "CIR-081"), ruled(seen, "CIR-080"))
    return Inspection(
        name,
        portrait("farm", "slot"),
        (say("points", count=points),),
        facts,
        (Term(plain_goods(seen, mine.resources), say("term-stock")),),
    )
