"""Contracts, Events, Leaders, Farms and Ships in full, boards with their prices, spaces of the
planet, Incidents, and the Garages and Foundations where something could stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.inspect import Fact, Inspection, Term, portrait, ruled
from cosmeeple.games.circadians.drawing.areas import card_text, cost_now, event_text, shortage
from cosmeeple.games.circadians.drawing.marks import (
    LOCATION_ICONS,
    farm_text,
    goods,
    plain_goods,
    ship_text,
    words,
)
from cosmeeple.games.circadians.drawing.talks import INCIDENT_LINES
from cosmeeple.games.circadians.kit import (
    FARM_CHOICE,
    FARM_MARKET,
    FARM_POINTS,
    FARM_SIX,
    FLIP,
    PAY_GAIN,
    PAY_MOVE,
    PLUS_1_2,
    PLUS_MINUS_1,
)
from cosmeeple.games.circadians.prices import NOTHING_LESS, algae_cost, due, ship_discount
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import has_ai, value_of
from cosmeeple.games.circadians.vocabulary import (
    BOOSTER,
    CONTRACTS,
    FACTIONS,
    FARM_PLACES,
    FIRST_GARAGE,
    FREE,
    GARAGES,
    GEM,
    GEM_TOKEN,
    LEADERS,
    NEGOTIATION,
    PRINTED_FARMS,
    RESOURCE_COUNT,
    ROW_SPACES,
    ROWS,
    WATER,
    WATER_TOKEN,
    face_of,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.circadians.state import State

#: The viewer's own Garages and Farms, empty ones too; the two lines of Incidents.
EXTRA: Final = {"garage": GARAGES, "farm": FARM_PLACES, "incidents": len(INCIDENT_LINES)}
#: What is done on a board; the last rule is that of its price.
LOCATION_RULES: Final = (
    ("CIR-070", "CIR-071", "CIR-072"),
    ("CIR-075",),
    ("CIR-078", "CIR-081", "CIR-080"),
    ("CIR-093", "CIR-092"),
    ("CIR-096",),
    ("CIR-098", "CIR-099"),
    ("CIR-104", "CIR-103"),
    ("CIR-111", "CIR-110"),
    ("CIR-125", "CIR-127", "CIR-126"),
)
#: The rules of an Incident, the line it belongs to, and where the state keeps which of its kind are
#: used or left.
INCIDENTS: Final = {
    "reward": (("CIR-115", "CIR-114"), "progress"),
    "condition": (("CIR-116", "CIR-117"), "complication"),
    "penalty": (("CIR-120", "CIR-118", "CIR-119"), "complication"),
}
#: The rule of every Contract, in the order of the Contracts; of the first Leader, the others follow
#: in their order.
CONTRACT_RULES: Final = (
    180, 195, 201, 199, 202, 191, 181, 203, 204, 194, 205, 192,
    182, 209, 193, 183, 190, 210, 188, 214, 198, 196, 197, 189,
    185, 184, 212, 213, 211, 186, 215, 206, 208, 187, 207, 200,
)  # fmt: skip
FIRST_LEADER_RULE: Final = 160
SHIP_RULES: Final = {FLIP: "CIR-057", PLUS_1_2: "CIR-058", PLUS_MINUS_1: "CIR-060"}
FARM_RULES: Final = {
    FARM_POINTS: "CIR-089",
    FARM_MARKET: "CIR-087",
    FARM_SIX: "CIR-086",
    FARM_CHOICE: "CIR-088",
}


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
        return tile(
            seen, category, number, farm_text(seen, number), farm_rule(seen, number), "farm"
        )
    if category == "ship_tile":
        return tile(
            seen, category, number, ship_text(seen, number), ship_rule(seen, number), "rover"
        )
    if category == "location":
        return location(seen, number)
    if category == "space":
        return space(seen, number)
    if category == "faction":
        return faction(seen, number)
    if category == "incidents":
        return incident_line(seen, INCIDENT_LINES[number])
    if category in INCIDENTS:
        return incident(seen, category, number)
    if category in EXTRA and seen.seat >= 0:
        return garage(seen, number) if category == "garage" else farm(seen, number)
    return None


def contract(seen: Seen, number: int) -> Inspection:
    """What it gives, what it costs now with everything saved, what is missing, and what it
    scores."""
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
            terms.append(
                Term(f"+{contract_points(state, seen.seat, number)}", say("term-points"), rule)
            )
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
    """The Ship there, or that one could stand here and what that takes; and what sending a die from
    here costs."""
    state: State = seen.view.state
    mine = state.areas[seen.seat]
    say = words(seen)
    name = say("garage", number=at + 1)
    cost = algae_cost(state, seen.seat, FIRST_GARAGE + at)
    price = f"{cost} {seen.texts.name('resource', 1)}" if cost else say("free")
    terms = (Term(str(cost), say("term-garage"), "CIR-051" if at else "CIR-036"),)
    kinds = (price,)
    if at == 0:
        return Inspection(
            name, portrait("garage", "k-own"), kinds, (ruled(seen, "CIR-036"),), terms
        )
    if at <= len(mine.ships):
        found = tile(
            seen, "ship_tile", mine.ships[at - 1], ship_text(seen, mine.ships[at - 1]), "", "rover"
        )
        facts = (
            Fact(found.facts[0].text, ship_rule(seen, mine.ships[at - 1])),
            ruled(seen, "CIR-053"),
        )
        return Inspection(f"{name}: {found.name}", portrait("rover", "k-own"), kinds, facts, terms)
    points = state.kit.base.garage_vp[at]
    free = (
        Fact(say("slot-ship", count=points), "CIR-008"),
        ruled(seen, "CIR-008"),
        ruled(seen, "CIR-037"),
    )
    return Inspection(name, portrait("rover", "slot"), kinds, free, terms)


def farm(seen: Seen, at: int) -> Inspection:
    """The Farm there, or that one could stand here and what that takes."""
    state: State = seen.view.state
    mine = state.areas[seen.seat]
    say = words(seen)
    name = say("farm", number=at + 1)
    token = at - PRINTED_FARMS
    if at == BOOSTER:
        facts = (
            Fact(say("booster", count=state.kit.base.boost), "CIR-038"),
            ruled(seen, "CIR-038"),
        )
        return Inspection(name, portrait("farm", "k-own"), facts=facts)
    if token < 0:
        names = " / ".join(seen.texts.name("resource", one) for one in state.kit.base.choices[at])
        facts = (Fact(say("farm-table", goods=names), "CIR-039"), ruled(seen, "CIR-039"))
        return Inspection(name, portrait("farm", "k-own"), facts=facts)
    if token < len(mine.farms):
        found = tile(
            seen,
            "farm_tile",
            mine.farms[token],
            farm_text(seen, mine.farms[token]),
            "CIR-085",
            "farm",
        )
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


def location(seen: Seen, number: int) -> Inspection:
    """A board: what a die does there, what it costs now and what is missing, and how many spaces
    are free."""
    state: State = seen.view.state
    kit = state.kit.stations
    say = words(seen)
    terms = [
        price_term(seen, number, *one)
        for one in zip(kit.price_resource[number], kit.price_amount[number], strict=True)
    ]
    free = sum(at == FREE for at in state.board[number])
    terms.append(Term(str(free), say("term-spaces"), LOCATION_RULES[number][0]))
    facts = tuple(ruled(seen, rule) for rule in LOCATION_RULES[number])
    return Inspection(
        seen.texts.name("location", number),
        portrait(LOCATION_ICONS[number]),
        facts=facts,
        terms=tuple(terms),
    )


def price_term(seen: Seen, location: int, resource: int, amount: int) -> Term:
    """One of the two prices of a board, as it stands for the viewer."""
    state: State = seen.view.state
    say = words(seen)
    rule = LOCATION_RULES[location][-1]
    name = seen.texts.name("resource", resource)
    if seen.seat < 0:
        return Term(str(amount), name, rule)
    frame = seen.view.frame
    less = NOTHING_LESS
    if isinstance(frame, SendDie) and frame.seat == seen.seat:
        less = ship_discount(state, frame.seat, frame.source)
    paid = due(state, seen.seat, location, resource, amount, less)
    have = state.areas[seen.seat].resources[resource]
    told = [say("term-have", count=have)]
    if paid != amount:
        told.append(say("term-saved", count=amount - paid))
    if have < paid:
        told.append(say("term-missing", count=paid - have))
    return Term(f"−{paid}", f"{name} ({', '.join(told)})", rule)


def space(seen: Seen, number: int) -> Inspection:
    """A space of the planet or a Cache: what it gives, the token on it and who stands there."""
    state: State = seen.view.state
    kit = state.kit.planet
    say = words(seen)
    name = seen.texts.name("space", number)
    if number >= kit.cells:
        slot = number - kit.cells
        if state.caches_open >> slot & 1:
            facts = [Fact(say("cache-open", count=state.caches[slot]), "CIR-108")]
        else:
            facts = [
                Fact(say("cache-closed", goods=plain_goods(seen, kit.cache_yield)), "CIR-108"),
                ruled(seen, "CIR-107"),
            ]
    else:
        facts = [
            Fact(
                say("space-gives", goods=plain_goods(seen, kit.yields[state.planet][number])),
                "CIR-136",
            )
        ]
        if state.tokens[number] in (GEM_TOKEN, WATER_TOKEN):
            facts.append(Fact(token_words(seen, state.tokens[number]), "CIR-104"))
    there = [
        seen.texts.name("seat", seat)
        for seat, area in enumerate(state.areas)
        if area.harvester == number
    ]
    if has_ai(state) and state.ai.harvester == number:
        there.append(say("the-ai"))
    facts.append(
        Fact(say("space-who", who=", ".join(there)) if there else say("slot-harvester"), "CIR-105")
    )
    return Inspection(
        name, portrait("gem" if number >= kit.cells else "harvest-here"), facts=tuple(facts)
    )


def faction(seen: Seen, number: int) -> Inspection:
    """What a Faction does for the die that comes, and what its rows cost and score."""
    state: State = seen.view.state
    talks = state.kit.talks
    say = words(seen)
    side = state.factions[number]
    kind = talks.ability[number][side]
    parts = [
        say(f"ability-{kind}", count=talks.amount[number][side]),
        plain_goods(seen, talks.gain[number][side]),
    ]
    if kind in (PAY_MOVE, PAY_GAIN):
        parts.insert(0, plain_goods(seen, talks.pay[number][side]))
    given = [part for part in parts if part != say("nothing")]
    resource = seen.texts.name("resource", talks.resource[number])
    terms = [
        Term(
            str(talks.row_points[row]),
            say("term-row", cost=int(talks.price[number][row]), resource=resource),
            "CIR-110",
        )
        for row in range(talks.rows)
    ]
    facts = (Fact(" ".join(given), "CIR-113"), ruled(seen, "CIR-111"))
    return Inspection(
        seen.texts.name("faction", number), portrait("negotiation"), facts=facts, terms=tuple(terms)
    )


def token_words(seen: Seen, token: int) -> str:
    """What the token on a space gives to the Harvester that comes."""
    amounts = [0] * RESOURCE_COUNT
    amounts[GEM if token == GEM_TOKEN else WATER] = seen.view.state.kit.planet.token_amount[token]
    return words(seen)("space-token", goods=plain_goods(seen, amounts))


def incident_line(seen: Seen, kind: str) -> Inspection:
    """A line of Incidents: when a token of it moves, and what then happens."""
    rules = dict.fromkeys(rule for one, of in INCIDENTS.values() if of == kind for rule in one)
    facts = (Fact(words(seen)(f"{kind}-when")), *(ruled(seen, rule) for rule in rules))
    return Inspection(words(seen)(kind), portrait(kind), facts=facts)


def incident(seen: Seen, category: str, number: int) -> Inspection:
    """A Progress reward, a Complication condition or a penalty: what it means, and how near the
    columns are to a condition."""
    state: State = seen.view.state
    say = words(seen)
    rules, kind = INCIDENTS[category]
    terms: tuple[Term, ...] = ()
    if category == "condition" and state.kit.talks.threshold[number]:
        terms = tuple(
            Term(
                f"{column_sum(state, column)}/{state.kit.talks.threshold[number]}",
                say("term-column", faction=seen.texts.name("faction", column)),
                "CIR-116",
            )
            for column in range(len(FACTIONS))
        )
    facts = tuple(ruled(seen, rule) for rule in rules)
    return Inspection(seen.texts.name(category, number), portrait(kind), (say(kind),), facts, terms)


def column_sum(state: State, column: int) -> int:
    """What all dice in the column of a Faction add up to."""
    first = column * ROWS * ROW_SPACES
    pieces = [state.board[NEGOTIATION][at] for at in range(first, first + ROWS * ROW_SPACES)]
    return sum(int(value_of(state, face_of(piece))) for piece in pieces if piece != FREE)
