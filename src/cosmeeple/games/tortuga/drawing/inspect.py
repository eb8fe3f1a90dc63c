"""Cards, sectors and their prices in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.inspect import Fact, Inspection, Term, portrait, ruled
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.control import conquest_cost
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.faces import large_face
from cosmeeple.games.tortuga.drawing.facts import brings, deck_letter, letter, words
from cosmeeple.games.tortuga.drawing.plain import sector_facts
from cosmeeple.games.tortuga.vocabulary import (
    CARDS,
    MARKET_CARD,
    SECTORS,
    SPECIAL,
    SPECIAL_CARD,
    TORTUGA,
    TURRET,
)
from cosmeeple.games.tortuga.wording import card_text

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.tortuga.state import State

#: The rule of the first card; every card has its own, in the order of the cards.
FIRST_CARD_RULE: Final = 201
#: Of Fortress, Laboratory, Mines and Vortex.
SPECIAL_RULES: Final = ("TOR-120", "TOR-121", "TOR-122", "TOR-123")


def inspect(seen: Seen, category: str, number: int) -> Inspection | None:
    if category == "card":
        return card(seen, number)
    if category == "sector" and number in seen.view.state.kit.maps[seen.view.state.board].sectors:
        return sector(seen, number)
    return None


def card(seen: Seen, number: int) -> Inspection:
    """Every ability with the card's rule; what it costs and what is left of the Crypto, or of the
    Manoeuvres for a hunt."""
    state: State = seen.view.state
    kit = state.kit
    say = words(seen)
    rule = f"TOR-{FIRST_CARD_RULE + number}"
    kinds = [deck_letter(seen.texts, number)] if letter(number) not in ("", "H") else []
    kinds.append(brings(say, kit.card_crypto[number], kit.card_maneuver[number]))
    if kit.card_difficulty[number]:
        kinds.append(f"{say('difficulty')}: {kit.card_difficulty[number]}")
    facts = tuple(Fact(line, rule) for line in card_text(seen.texts, kit, number))
    legal = seen.legal()
    keys = [f"{verb}:{CARDS[number]}" for verb in ("buy", "reserve")]
    asked = seen.asked and isinstance(seen.view.frame, TakeAction) and on_sale(state, number)
    why = (keys[0],) if asked and keys[0] not in legal else ()
    return Inspection(
        seen.texts.name("card", number),
        f'<div class="bigface">{large_face(seen, number, say)}</div>',
        tuple(kinds),
        facts or (ruled(seen, rule),),
        price(seen, number),
        whys=tuple(key for key in why if any(not reason.holds for reason in seen.why(key))),
    )


def on_sale(state: State, number: int) -> bool:
    if number >= SPECIAL_CARD:
        return any(number in row for row in state.rows)
    return number >= MARKET_CARD and state.piles[number - MARKET_CARD] > 0


def price(seen: Seen, number: int) -> tuple[Term, ...]:
    """The sum of buying the card, or of hunting it, for the seat whose turn it is."""
    state: State = seen.view.state
    kit = state.kit
    say = words(seen)
    cost, hunted = kit.card_cost[number], kit.card_difficulty[number]
    if not (cost or hunted):
        return ()
    have = state.crypto if cost else state.maneuver
    wanted = cost or hunted
    found = [
        Term(str(wanted), say("price" if cost else "difficulty"), "TOR-056" if cost else "TOR-080")
    ]
    if seen.seat >= 0 and seen.seat == state.active:
        left = have - wanted
        unit = say("crypto" if cost else "maneuvers")
        found.append(Term(str(have), say("term-have", unit=unit), "TOR-044"))
        found.append(
            Term(str(abs(left)), say("term-left" if left >= 0 else "term-short", unit=unit))
        )
    return tuple(found)


def sector(seen: Seen, number: int) -> Inspection:
    """Who holds it, what lies there and what it would take; nobody's control is a place that is
    free."""
    state: State = seen.view.state
    say = words(seen)
    if number >= SPECIAL:
        rule = SPECIAL_RULES[number - SPECIAL]
    else:
        rule = "TOR-126" if number == TORTUGA else "TOR-125" if number >= TURRET else "TOR-124"
    facts = [Fact(line) for line in sector_facts(seen, number)]
    facts.append(ruled(seen, rule))
    if state.control[number] < 0:
        facts.append(Fact(say("slot-control"), "TOR-086"))
    elif state.defence[number] >= state.kit.sector_max[number]:
        facts.append(ruled(seen, "TOR-089"))
    cost = conquest_cost(state, number)
    terms = [Term(str(cost), say("term-conquest"), "TOR-086")]
    if seen.seat >= 0 and seen.seat == state.active:
        terms.append(Term(str(state.maneuver), say("term-have", unit=say("maneuvers")), "TOR-044"))
    holder = state.control[number]
    face = portrait(
        geo.SECTOR_ICONS[number], f"p{'abcd'[holder]} seatface" if holder >= 0 else "slot"
    )
    names = [f"move:{SECTORS[number]}"]
    if seen.seat >= 0 and state.areas[seen.seat].sector == number:
        names = ["conquer", "conquer:crypto"]
    legal = seen.legal()
    asked = seen.asked and isinstance(seen.view.frame, TakeAction)
    whys = [names[0]] if asked and names[0] not in legal else []
    return Inspection(
        seen.texts.name("sector", number),
        face,
        (say("worth", value=state.kit.sector_value[number]),),
        tuple(facts),
        tuple(terms),
        choices=tuple(key for key in names if key in legal),
        whys=tuple(key for key in whys if any(not reason.holds for reason in seen.why(key))),
    )
