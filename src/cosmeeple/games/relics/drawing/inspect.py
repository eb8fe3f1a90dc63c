"""Artefacts, cards, factions, order cards, places of the map and free spaces in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import icon
from cosmeeple.draw.inspect import Fact, Inspection, Term, portrait, ruled
from cosmeeple.games.relics.drawing.boards import order_text
from cosmeeple.games.relics.drawing.facts import (
    best_sale,
    buyer_name,
    mark,
    state_of,
    symbol_of,
    words,
)
from cosmeeple.games.relics.scoring import gallery_credits
from cosmeeple.games.relics.state import hatch_free, hold_free, owned, rank
from cosmeeple.games.relics.vocabulary import (
    CARD_SYMBOLS,
    FACTIONS,
    FIRST_TRAVEL,
    LOCATIONS,
    MARKETS,
    ORDER_CARDS,
    REGIONS,
    SIDES,
    region_of,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

#: Free space in the viewer's hold and hatch.
EXTRA: Final = {"room": 2}
FACTION_RULES: Final = {
    "issisinui": "REL-501",
    "gul": "REL-502",
    "dal_harrai": "REL-503",
    "aqulla": "REL-504",
    "kuti_kuti": "REL-505",
}
#: The rule of the first order card; the others follow in their order.
FIRST_ORDER_RULE: Final = 601


def inspect(seen: Seen, category: str, number: int) -> Inspection | None:
    if category == "artefact":
        return artefact(seen, number)
    if category == "card":
        return travel_card(seen, number) if number >= FIRST_TRAVEL else action_card(seen, number)
    if category == "faction":
        rule = FACTION_RULES[FACTIONS[number]]
        text = Fact(words(seen)("ability-" + FACTIONS[number]), rule)
        return Inspection(
            seen.texts.name("faction", number), portrait("leader"), facts=(text, ruled(seen, rule))
        )
    if category == "order_card":
        return order_card(seen, number)
    if category == "location":
        return market(seen, number) if LOCATIONS[number] in MARKETS else site(seen, number)
    if category == "room":
        return room(seen, number)
    return None


def artefact(seen: Seen, number: int) -> Inspection:
    """Its value and where it comes from; what a sample of it adds to the gallery, and what its
    colour sells for now."""
    state = state_of(seen)
    kit = state.kit
    say = words(seen)
    region = region_of(number)
    place = seen.texts.name("location", kit.site[number])
    facts = [
        Fact(f"{say('worth', credits=kit.value[number])}", "REL-005"),
        Fact(say("found-at", place=place, count=state.dig[number]), "REL-321"),
    ]
    terms = []
    if seen.seat >= 0:
        mine = state.areas[seen.seat]
        before = gallery_credits(state, seen.seat)
        if mine.guards >> number & 1:
            facts.append(Fact(say("has-sample"), "REL-006"))
        else:
            facts.append(Fact(say("slot-sample"), "REL-325"))
            after = state.clone()
            after.areas[seen.seat].guards |= 1 << number
            terms.append(
                Term(
                    f"{before} → {gallery_credits(after, seen.seat)}",
                    say("term-gallery"),
                    "REL-410",
                )
            )
        terms.append(
            Term(
                str(owned(state, seen.seat, region)),
                say("term-owned", region=buyer_name(seen, region)),
            )
        )
    terms.append(
        Term(
            str(kit.pay[rank(state, region)]),
            say("term-pay", place=rank(state, region) + 1),
            "REL-344",
        )
    )
    terms.append(Term(str(2 * kit.value[number]), say("term-twice"), "REL-363"))
    face = portrait(
        symbol_of(number),
        f"t-{REGIONS[region]} tinted",
        f"{mark(region)}<b>{kit.value[number]}</b>",
    )
    return Inspection(
        seen.texts.name("artefact", number),
        face,
        (buyer_name(seen, region),),
        tuple(facts),
        tuple(terms),
    )


def action_card(seen: Seen, number: int) -> Inspection:
    """Every way in which the card can be used, each with its rule, and the best sale with it
    now."""
    state = state_of(seen)
    kit = state.kit
    say = words(seen)
    region = kit.card_region[number]
    colour = buyer_name(seen, region)
    fitting = [
        seen.texts.name("market", one)
        for one in range(len(MARKETS))
        if kit.card_markets[number] >> one & 1
    ]
    black = [
        seen.texts.name("location", one)
        for one in range(len(LOCATIONS))
        if kit.card_black[number] >> one & 1
    ]
    facts = [
        Fact(say("use-travel", fuel=kit.card_fuel[number]), "REL-310", "1"),
        Fact(say("use-excavate", colour=colour), "REL-320", "2"),
        Fact(say("use-market", places=", ".join(fitting)), "REL-330", "3"),
        Fact(say("use-sell", colour=colour), "REL-340", "4"),
    ]
    if black:
        facts.append(Fact(say("use-smuggle", places=", ".join(black)), "REL-350", "5"))
    terms: list[Term] = []
    if seen.seat >= 0:
        sale = best_sale(state, seen.seat, number, region)
        if sale is not None:
            terms.append(Term(str(sale.total), f"{say('term-sale')}: {sale.written}", "REL-343"))
    symbol = CARD_SYMBOLS[kit.card_symbol[number]]
    face = portrait(
        f"sym-{symbol}",
        f"t-{REGIONS[region]} tinted",
        f"{mark(region)}<span>{icon('fuel')} {kit.card_fuel[number]}</span>",
    )
    return Inspection(seen.texts.name("card", number), face, (colour,), tuple(facts), tuple(terms))


def travel_card(seen: Seen, number: int) -> Inspection:
    kit = state_of(seen).kit
    say = words(seen)
    return Inspection(
        seen.texts.name("card", number),
        portrait("fuel", below=f"<b>{kit.card_fuel[number]}</b>"),
        (say("travel-cards"),),
        (Fact(say("use-travel", fuel=kit.card_fuel[number]), "REL-310"), ruled(seen, "REL-018")),
    )


def order_card(seen: Seen, number: int) -> Inspection:
    """Both sides; the one that counts in this round is lit."""
    state = state_of(seen)
    say = words(seen)
    rule = f"REL-{FIRST_ORDER_RULE + number}"
    lit = SIDES[0 if state.round < state.kit.rounds else 1]
    facts = tuple(
        Fact(say(f"{ORDER_CARDS[number]}-{side}"), rule, str(2 + at), side == lit)
        for at, side in enumerate(SIDES)
    )
    return Inspection(
        seen.texts.name("order_card", number),
        portrait("command"),
        (order_text(say, seen, number),),
        (*facts, ruled(seen, "REL-349")),
    )


def site(seen: Seen, number: int) -> Inspection:
    """A dig site with what is left there, or a black market."""
    state = state_of(seen)
    say = words(seen)
    name = seen.texts.name("location", number)
    if state.kit.is_black[number]:
        rules = (ruled(seen, "REL-355"), ruled(seen, "REL-350"))
        return Inspection(name, portrait("blackmarket"), (say("black-market"),), rules)
    kinds = [one for one in range(len(state.kit.site)) if state.kit.site[one] == number]
    facts = tuple(
        Fact(
            say("tiles", name=seen.texts.name("artefact", one), count=state.dig[one])
            if state.dig[one]
            else say("slot-site", name=seen.texts.name("artefact", one)),
            "REL-003",
        )
        for one in kinds
    )
    region = region_of(kinds[0])
    face = portrait("excavate", f"t-{REGIONS[region]} tinted")
    return Inspection(name, face, (buyer_name(seen, region),), (*facts, ruled(seen, "REL-321")))


def market(seen: Seen, number: int) -> Inspection:
    """Who waits and who trades there, what a sale to them would add, and the free places."""
    state = state_of(seen)
    say = words(seen)
    at = MARKETS.index(LOCATIONS[number])
    queue = state.queues[at]
    waiting = ", ".join(buyer_name(seen, buyer) for buyer in queue) or say("nobody")
    facts = [Fact(say("queue-of", who=waiting), "REL-010")]
    free = state.kit.queue_limit - len(queue)
    if free:
        facts.append(Fact(say("slot-buyer", count=free), "REL-334"))
    else:
        facts.append(ruled(seen, "REL-011"))
    traders = [
        f"{seen.texts.name('seat', seat)} {area.traders[at]}"
        for seat, area in enumerate(state.areas)
        if area.traders[at] and seat < len(seen.seats)
    ]
    if traders:
        facts.append(Fact(say("traders-of", who=", ".join(traders)), "REL-015"))
    if seen.seat >= 0 and not state.areas[seen.seat].traders[at]:
        facts.append(Fact(say("slot-trader"), "REL-332"))
    terms = tuple(
        Term(
            f"+{wanted * state.kit.credits_per_buyer}",
            say("term-buyers", region=buyer_name(seen, region)),
            "REL-343",
        )
        for region in range(len(REGIONS))
        if (wanted := sum(buyer in (region, len(REGIONS)) for buyer in queue))
    )
    symbols = [
        seen.texts.name("card_symbol", symbol)
        for symbol in range(len(CARD_SYMBOLS))
        if state.kit.card_markets[state.kit.card_symbol.index(symbol)] >> at & 1
    ]
    return Inspection(
        seen.texts.name("location", number),
        portrait("market", below=f"<b>{at + 1}</b>"),
        tuple(symbols),
        tuple(facts),
        terms,
    )


def room(seen: Seen, number: int) -> Inspection | None:
    """A free space of one's own hold or hatch."""
    if seen.seat < 0:
        return None
    state = state_of(seen)
    say = words(seen)
    name = ("hold", "hatch")[number]
    free = (hold_free, hatch_free)[number](state, seen.seat)
    return Inspection(
        say(name),
        portrait("artefact", "slot"),
        facts=(Fact(say("slot-tile"), "REL-008"), ruled(seen, "REL-008")),
        terms=(Term(str(free), say("term-free")),),
    )
