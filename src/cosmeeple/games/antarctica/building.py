"""Erecting a building. Access, scientists, uniqueness, and the end it may bring.

[ANT-070..078, ANT-140, ANT-141, ANT-D07]
"""

from __future__ import annotations

from cosmeeple.games.antarctica import events
from cosmeeple.games.antarctica.research import ChooseTrack
from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.vocabulary import PLANKTON_FARM, SHIPS_EACH
from cosmeeple.kernel.frames import Table, Why

NO_CARD = -1


def reach(s: State, seat: int) -> int:
    """Every building to which the seat has access: those in zones with a ship of its own, one bit
    each [ANT-071]."""
    first = seat * SHIPS_EACH
    reached = 0
    for zone in range(len(s.queues)):
        for ship in s.queues[zone]:
            if first <= ship < first + SHIPS_EACH:
                reached |= s.buildings[zone]
    return reached


def scientists_needed(s: State, card: int) -> int:
    """What the card shows; but 1 for a plankton farm when nobody could ever pay 2.

    [ANT-073, ANT-078, ANT-R20, ANT-X11]
    """
    needed = s.kit.card_scientists[card]
    if needed == 1 or s.kit.card_building[card] != PLANKTON_FARM:
        return needed
    for area in s.areas:
        if area.supply + area.reserve != 1:
            return needed
    for deck in s.decks:
        if deck and s.kit.card_building[deck[-1]] != PLANKTON_FARM:
            return needed
    return 1


def lowest(bits: int) -> int:
    """The number of the lowest bit set."""
    number = 0
    while not bits >> number & 1:
        number += 1
    return number


def is_one(bits: int) -> bool:
    """Exactly one bit set?"""
    return bits != 0 and bits & (bits - 1) == 0


def stand_in(s: State, seat: int, missing: int) -> int:
    """The resource card of the seat that replaces the one missing building, or NO_CARD
    [ANT-072, ANT-R16]."""
    held = s.areas[seat].resources
    for card in range(len(held)):
        if held[card] > 0 and s.kit.stands_for[card] & missing == missing:
            return card
    return NO_CARD


def may_build(s: State, seat: int, zone: int, deck: int, reached: int, why: Why) -> bool:
    """The card's building can go up here with the access that the ships give
    [ANT-070, ANT-071, ANT-073, ANT-074]."""
    if not why.must(len(s.decks[deck]) > 0, "ANT-070", "deck-left", deck):
        return False
    card = s.decks[deck][-1]
    missing = s.kit.card_needs[card] & ~reached
    if why.explaining:
        explain_access(s, card, reached, why)
    elif missing:
        return False
    return is_affordable(s, seat, zone, card, why)


def may_build_with_card(s: State, seat: int, zone: int, deck: int, reached: int, why: Why) -> bool:
    """The same when exactly one building is missing and a resource card replaces it.

    [ANT-055, ANT-072, ANT-R16, ANT-D07]
    """
    if not why.must(len(s.decks[deck]) > 0, "ANT-070", "deck-left", deck):
        return False
    card = s.decks[deck][-1]
    missing = s.kit.card_needs[card] & ~reached
    return (
        why.must(
            is_one(missing),
            "ANT-R16",
            "one-building-missing",
            missing.bit_count() if why.explaining else 0,
        )
        and why.need(
            stand_in(s, seat, missing) != NO_CARD,
            "ANT-072",
            "resource-card",
            lowest(missing) if why.explaining else 0,
        )
        and why.below(s.carded[seat], s.kit.cards_per_turn, "ANT-055", "card-left")
        and is_affordable(s, seat, zone, card, why)
    )


def explain_access(s: State, card: int, reached: int, why: Why) -> None:
    """One reason for each building that the card requires [ANT-071]."""
    needs = s.kit.card_needs[card]
    for building in range(len(s.kit.names["building"])):
        if needs >> building & 1:
            why.need(bool(reached >> building & 1), "ANT-071", "access", building)


def is_affordable(s: State, seat: int, zone: int, card: int, why: Why) -> bool:
    """Enough scientists in the supply, and no equal building in the zone yet [ANT-073, ANT-074]."""
    building = s.kit.card_building[card]
    supply = s.areas[seat].supply
    return why.need(
        not s.buildings[zone] >> building & 1, "ANT-074", "building-not-here", building, zone
    ) and why.enough(supply, scientists_needed(s, card), "ANT-073", "scientists")


def build(t: Table[State], seat: int, zone: int, deck: int) -> None:
    """Take the card, place building and scientists, then advance on a track
    [ANT-075..077, ANT-X02]."""
    s = t.state
    area = s.areas[seat]
    card = s.decks[deck][-1]
    spent = scientists_needed(s, card)
    s.decks[deck].pop()
    area.cards.append(card)
    s.buildings[zone] |= 1 << s.kit.card_building[card]
    area.supply -= spent
    area.scientists[zone] += spent
    s.still = 0
    if t.telling:
        t.tell(
            events.BuildingErected(seat, card, s.kit.card_building[card], zone, spent, area.supply)
        )
    check_end(t, seat)
    points = s.kit.card_research[card]
    if points > 0:
        t.then(ChooseTrack(seat, points))


def play_resource_card(t: Table[State], seat: int, deck: int) -> None:
    """The card goes back to its stack [ANT-056, ANT-072]."""
    s = t.state
    missing = s.kit.card_needs[s.decks[deck][-1]] & ~reach(s, seat)
    card = stand_in(s, seat, missing)
    s.areas[seat].resources[card] -= 1
    if card > 0:
        s.advanced_stack += 1
    s.carded[seat] += 1
    s.still = 0
    if t.telling:
        t.tell(events.ResourceCardPlayed(seat, card, lowest(missing)))


def send_scientist(t: Table[State], seat: int, zone: int) -> None:
    """Shipyard card: one scientist from the supply into the destination zone
    [ANT-057, ANT-132, ANT-140, ANT-X05]."""
    area = t.state.areas[seat]
    area.supply -= 1
    area.scientists[zone] += 1
    if t.telling:
        t.tell(events.ScientistSent(seat, zone, area.supply))
    check_end(t, seat)


def check_end(t: Table[State], seat: int) -> None:
    """Somebody's last scientist, or the last building of all [ANT-140, ANT-141]."""
    s = t.state
    area = s.areas[seat]
    if s.ending:
        return
    if area.supply + area.reserve == 0:
        s.ending = True
        if t.telling:
            t.tell(events.EndTriggered(seat, "last-scientist", "ANT-140"))
    elif not s.decks[0] and not s.decks[1] and not s.decks[2]:
        s.ending = True
        if t.telling:
            t.tell(events.EndTriggered(seat, "last-building", "ANT-141"))
