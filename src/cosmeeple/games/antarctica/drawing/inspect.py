"""What stands on the board and lies beside it, in full: buildings and the places where they could
stand, cards, ships, zones, tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count
from cosmeeple.draw.inspect import Fact, Inspection, Term, portrait, ruled
from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.drawing import geometry as geo
from cosmeeple.games.antarctica.drawing.cards import card_text, resource_text
from cosmeeple.games.antarctica.drawing.facts import words
from cosmeeple.games.antarctica.drawing.scores import derivation
from cosmeeple.games.antarctica.state import zone_of
from cosmeeple.games.antarctica.turn import TakeTurn
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, DECKS, SHIPS, TRACKS, ZONES, owner

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.antarctica.state import State

#: A place for a building: its zone times the kinds of buildings plus the building.
EXTRA: Final = {"slot": len(ZONES) * len(BUILDINGS)}
#: What a building is for.
PURPOSES: Final = {"camp": "ANT-090", "shipyard": "ANT-080"}
STATION: Final = "ANT-100"
OTHER: Final = "ANT-076"
SHIPYARD_RULES: Final = ("ANT-130", "ANT-132", "ANT-133", "ANT-134")
RESOURCE_RULES: Final = ("ANT-127", "ANT-126")


def inspect(seen: Seen, category: str, number: int) -> Inspection | None:
    if category == "card":
        return building_card(seen, number)
    if category == "shipyard_card":
        return own_card(
            seen, category, number, geo.SHIPYARD_ICONS[number], card_text(seen, number, words(seen))
        )
    if category == "resource_card":
        return own_card(
            seen,
            category,
            number,
            geo.RESOURCE_ICONS[number],
            resource_text(seen, number, words(seen)),
        )
    if category == "slot":
        return slot(seen, *divmod(number, len(BUILDINGS)))
    if category == "building":
        return Inspection(
            seen.texts.name("building", number), face_of(number), facts=(purpose(seen, number),)
        )
    if category == "ship":
        return ship(seen, number)
    if category == "zone":
        return ranked(seen, category, number, "zones", ZONES[number], ("ANT-040", "ANT-042"))
    if category == "track":
        return ranked(seen, category, number, "tracks", TRACKS[number], ("ANT-101", "ANT-111"))
    return None


def face_of(building: int, kind: str = "", below: str = "") -> str:
    name = BUILDINGS[building]
    return portrait(name, kind or f"k-{geo.SHAPES[name]}", below)


def purpose(seen: Seen, building: int) -> Fact:
    """What this building is good for."""
    name = BUILDINGS[building]
    return ruled(seen, PURPOSES.get(name, STATION if geo.SHAPES[name] == "station" else OTHER))


def building_card(seen: Seen, card: int) -> Inspection:
    """What the card asks for, line by line, and what erecting it would take now."""
    state: State = seen.view.state
    kit = state.kit
    say = words(seen)
    building = kit.card_building[card]
    reached = reach(state, seen.seat) if seen.seat >= 0 else -1
    facts = [
        Fact(
            seen.texts.name("building", one)
            if reached < 0 or reached >> one & 1
            else say("need-missing", building=seen.texts.name("building", one)),
            "ANT-071",
            "✓" if reached >= 0 and reached >> one & 1 else "×" if reached >= 0 else "",
        )
        for one in range(len(BUILDINGS))
        if kit.card_needs[card] >> one & 1
    ]
    if not facts:
        facts = [Fact(f"{say('needs')}: {say('needs-nothing')}", "ANT-071")]
    if kit.card_research[card]:
        facts.append(Fact(f"{say('gives-research')}: {kit.card_research[card]}", "ANT-077"))
    facts.append(purpose(seen, building))
    needed = scientists_needed(state, card)
    below = count("scientist", "", needed) + (
        count("advance-3", "", kit.card_research[card]) if kit.card_research[card] else ""
    )
    kinds = [seen.texts.name("building", building)]
    if kit.card_star[card]:
        kinds.append(say("star"))
    deck = next(
        (one for one in range(len(DECKS)) if state.decks[one] and state.decks[one][-1] == card), -1
    )
    return Inspection(
        seen.texts.name("card", card),
        face_of(building, below=below),
        tuple(kinds),
        tuple(facts),
        spending(seen, card, needed) if deck >= 0 else (),
        choices=tuple(
            key
            for key in (f"build:{DECKS[deck]}", f"build:{DECKS[deck]}:card")
            if key in seen.legal()
        )
        if deck >= 0
        else (),
        whys=asked_in_vain(seen, f"build:{DECKS[deck]}") if deck >= 0 else (),
    )


def spending(seen: Seen, card: int, needed: int) -> tuple[Term, ...]:
    """The scientists of the viewer before and after, and what the first in the zone would get."""
    state: State = seen.view.state
    frame = seen.view.frame
    if seen.seat < 0:
        return ()
    say = words(seen)
    supply = state.areas[seen.seat].supply
    found = [
        Term(
            f"{supply} → {supply - needed}" if supply >= needed else str(supply),
            say("in-supply"),
            "ANT-073",
        )
    ]
    if (
        isinstance(frame, TakeTurn)
        and not state.buildings[frame.zone] >> state.kit.card_building[card] & 1
    ):
        found.append(prize(seen, frame.zone, 1 + needed))
    return tuple(found)


def prize(seen: Seen, zone: int, more: int) -> Term:
    """What the first place of the zone gets, now and with so much more in it."""
    state: State = seen.view.state
    here = sum(area.scientists[zone] for area in state.areas)
    now = state.buildings[zone].bit_count() + here + state.kit.zone_bonus
    return Term(
        f"{now} → {now + more}",
        words(seen)("term-prize", zone_in=seen.texts.place("zone", zone)),
        "ANT-151",
    )


def asked_in_vain(seen: Seen, key: str) -> tuple[str, ...]:
    """The key, where it is an answer to the question that is not possible."""
    frame = seen.view.frame
    open_question = seen.asked and isinstance(frame, TakeTurn) and not frame.acted
    return (key,) if open_question and not any(one.startswith(key) for one in seen.legal()) else ()


def own_card(seen: Seen, category: str, number: int, picture: str, text: str) -> Inspection:
    """A shipyard or resource card: what it does, and when it may be played."""
    state: State = seen.view.state
    say = words(seen)
    rule = (SHIPYARD_RULES if category == "shipyard_card" else RESOURCE_RULES)[number]
    name = seen.texts.kit.names[category][number]
    held: tuple[Term, ...] = ()
    if seen.seat >= 0:
        mine = state.areas[seen.seat]
        copies = mine.hand.count(number) if category == "shipyard_card" else mine.resources[number]
        held = (Term(str(copies), say("your-cards")),) if copies else ()
    why = (f"play:{name}",) if name in ("send_scientist", "add_two_scientists") and held else ()
    return Inspection(
        seen.texts.name(category, number),
        portrait(picture, "k-own"),
        (say("shipyard-cards" if category == "shipyard_card" else "resource-cards"),),
        (Fact(text, rule), ruled(seen, "ANT-055")),
        held,
        whys=tuple(key for one in why for key in asked_in_vain(seen, one)),
    )


def slot(seen: Seen, zone: int, building: int) -> Inspection:
    """A building in its zone, or the place where it could stand."""
    state: State = seen.view.state
    say = words(seen)
    name = seen.texts.name("building", building)
    stands = bool(state.buildings[zone] >> building & 1)
    facts = [purpose(seen, building)]
    on_offer = [deck[-1] for deck in state.decks if deck]
    asking = [
        seen.texts.name("card", card)
        for card in on_offer
        if state.kit.card_needs[card] >> building & 1
    ]
    if asking:
        facts.append(Fact(say("needed-by", cards=", ".join(asking)), "ANT-071"))
    if stands:
        with_ship = sorted({owner(one) for one in state.queues[zone]})
        who = ", ".join(seen.texts.name("seat", seat) for seat in with_ship) or say("nobody")
        facts.append(Fact(say("access-of", who=who), "ANT-071"))
        return Inspection(name, face_of(building), (seen.texts.name("zone", zone),), tuple(facts))
    cards = [card for card in on_offer if state.kit.card_building[card] == building]
    offers = [
        Fact(say("slot-offer", card=seen.texts.name("card", card)), "ANT-070") for card in cards
    ]
    return Inspection(
        say("slot-could", building=name),
        face_of(building, "slot"),
        (seen.texts.name("zone", zone),),
        (*(offers or [Fact(say("slot-no-offer"), "ANT-070")]), ruled(seen, "ANT-074"), *facts),
        (prize(seen, zone, 1 + scientists_needed(state, cards[0])),) if cards else (),
    )


def ship(seen: Seen, number: int) -> Inspection | None:
    state: State = seen.view.state
    zone = zone_of(state, number)
    if zone < 0 or owner(number) >= len(state.areas):
        return None
    say = words(seen)
    place = state.queues[zone].index(number) + 1
    seat = seen.texts.name("seat", owner(number))
    where = say(
        "ship-at",
        ship=SHIPS[number],
        name=seat,
        place=place,
        zone_in=seen.texts.place("zone", zone),
    )
    facts = (ruled(seen, "ANT-042"), ruled(seen, "ANT-050"), ruled(seen, "ANT-071"))
    return Inspection(where, portrait("ship", f"p{'abcd'[owner(number)]} seatface"), (seat,), facts)


def ranked(
    seen: Seen, category: str, number: int, scoring: str, item: str, rules: tuple[str, ...]
) -> Inspection:
    """A zone or a track: what its ranking brings now, as a sum."""
    terms = tuple(
        Term(f"{sign}{amount}", text, rule)
        for amount, sign, text, rule in derivation(seen, scoring, item)
    )
    name = seen.texts.name(category, number)
    picture = "building" if category == "zone" else "advance-3"
    return Inspection(
        name, portrait(picture), facts=tuple(ruled(seen, rule) for rule in rules), terms=terms
    )
