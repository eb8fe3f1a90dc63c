"""The view of a seat as numbers, for learning programs: who sits at the next seat comes first
everywhere.

Compiled. `names` says what each number is; docs/observations/tortuga.md has the layout as a table.
Reads only what the view shows: hidden cards and tokens count only in the size of what they lie in.
Cards are counted by kind, since no rule asks for their order; only the special decks, never
shuffled again, keep theirs.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.games.tortuga.state import (
    NOTHING,
    NOWHERE,
    State,
    controlled,
    influence_of,
    market_tokens,
    turret_tokens,
)
from cosmeeple.kernel.thinking.numbers import Numbers, add_bits, add_counts, add_numbers, add_one_of

# --- the names


def names(kit: TortugaKit, seats: int) -> tuple[str, ...]:
    """A name for every number, in order."""
    people = ["me", *[f"next{step}" for step in range(1, seats)]]
    found: list[str] = []
    for who in people:
        found += player_names(who)
    found += [f"me.hand.{card}" for card in words.CARDS]
    found += [f"me.reserve.{card}" for card in words.CARDS]
    for sector in words.SECTORS:
        found += sector_names(sector, people)
    for first in range(words.SECTOR_COUNT):
        found += [
            f"{words.SECTORS[first]}.beside.{words.SECTORS[other]}"
            for other in range(first + 1, words.SECTOR_COUNT)
        ]
    for number in range(words.SPECIAL_COUNT):
        found += deck_names(kit, number)
    found += [f"pile.{card}" for card in words.T_CARDS]
    found += [f"hunt_deck.{hunt}" for hunt in words.HUNTS]
    found += ["boxed_hunts", "stash"]
    found += [f"removed.{card}" for card in words.CARDS]
    found += [f"played.{card}" for card in words.CARDS]
    found += [f"bought.{card}" for card in words.MARKET_CARDS]
    found += [f"fought.{card}" for card in words.CARDS]
    found += ["attack.size", *[f"attack.{card}" for card in words.CARDS]]
    found += [f"defenders.{card}" for card in words.CARDS]
    found += ["crypto", "maneuver", "rounds", "ending"]
    found += [f"scenario.{scenario}" for scenario in words.SCENARIOS]
    for role in ("first", "active", "usurper"):
        found += [f"{role}.{who}" for who in people]
    return tuple(found)


def player_names(who: str) -> list[str]:
    found = [f"{who}.{field}" for field in ("score", "influence", "minerals", "markers", "sectors")]
    found += [
        f"{who}.{field}" for field in ("market_tokens", "turret_tokens", "hand_size", "deck_size")
    ]
    found += [f"{who}.discard_size", f"{who}.reserved"]
    found += [f"{who}.ship.{ship}" for ship in words.SHIPS]
    found += [f"{who}.at.{sector}" for sector in words.SECTORS]
    found += [f"{who}.steps.{sector}" for sector in words.SECTORS]
    found += [f"{who}.trophy.{hunt}" for hunt in words.HUNTS]
    found += [f"{who}.discard.{card}" for card in words.CARDS]
    return found


def sector_names(sector: str, people: list[str]) -> list[str]:
    found = [f"{sector}.{field}" for field in ("in_play", "defence", "mineral", "used", "hunt")]
    found += [f"{sector}.hunt.{hunt}" for hunt in words.HUNTS]
    found += [f"{sector}.control.{who}" for who in people]
    found += [f"{sector}.scout.{who}" for who in people]
    return found


def deck_names(kit: TortugaKit, number: int) -> list[str]:
    deck = words.DECKS[number]
    first = words.SPECIAL_CARD + words.T_COUNT * number
    kinds = words.CARDS[first : first + words.T_COUNT]
    found = [f"{deck}.size", *[f"{deck}.row.{card}" for card in kinds]]
    for place in range(1, longest_deck(kit, number) + 1):
        found += [f"{deck}.draw{place}.{card}" for card in kinds]
    return found


def longest_deck(kit: TortugaKit, number: int) -> int:
    """What is left of a special deck once its row lies open; a refresh gives back what it takes, so
    it never grows."""
    first = words.SPECIAL_CARD + words.T_COUNT * number
    count = -kit.row_size
    for card in range(first, first + words.T_COUNT):
        count += kit.card_copies[card]
    return max(count, 0)


# --- the numbers


def encode(s: State, seat: int, out: Numbers) -> None:
    """The numbers, from a state as the seat sees it."""
    seats = len(s.areas)
    for step in range(seats):
        add_player(s, (seat + step) % seats, out)
    # Nobody ever sees the hand or the reserve of another player: only one's own have a place by
    # card.
    add_counts(s.areas[seat].hand, words.CARD_COUNT, out)
    add_counts([s.areas[seat].reserve], words.CARD_COUNT, out)
    add_sectors(s, seat, out)
    add_neighbours(s, out)
    for number in range(words.SPECIAL_COUNT):
        add_deck(s, number, out)
    add_numbers(s.piles, out)
    add_bits(s.hunt_deck, words.HUNT_COUNT, out, words.HUNT_CARD)
    out.add(len(s.boxed_hunts))
    out.add(s.stash)
    add_counts(s.removed, words.CARD_COUNT, out)
    add_counts(s.played, words.CARD_COUNT, out)
    add_counts(s.bought, words.MARKET_COUNT, out, words.MARKET_CARD)
    add_counts(s.fought, words.CARD_COUNT, out)
    out.add(len(s.attack))  # may lie face down
    add_counts(s.attack, words.CARD_COUNT, out)
    add_counts(s.defenders, words.CARD_COUNT, out)
    out.add(s.crypto)
    out.add(s.maneuver)
    out.add(s.rounds)
    out.add_flag(s.ending)
    add_one_of(s.scenario, len(words.SCENARIOS), out)
    add_seat(s.first, seat, seats, out)
    add_seat(s.active, seat, seats, out)
    add_seat(s.usurper, seat, seats, out)


def add_player(s: State, who: int, out: Numbers) -> None:
    """The hold of a player, which lies open but for hand, deck and reserve, and where the ship
    is."""
    area = s.areas[who]
    out.add(influence_of(s, who))
    out.add(area.influence)
    out.add(area.minerals)
    out.add(area.markers)
    out.add(controlled(s, who))
    out.add(market_tokens(s, who))
    out.add(turret_tokens(s, who))
    out.add(len(area.hand))
    out.add(len(area.deck))
    out.add(len(area.discard))
    out.add_flag(area.reserve != NOTHING)
    add_one_of(area.ship - words.SHIP_CARD, words.SHIP_COUNT, out)
    add_one_of(area.sector, words.SECTOR_COUNT, out)
    add_steps(s, area.sector, out)
    add_bits(area.trophies, words.HUNT_COUNT, out, words.HUNT_CARD)
    add_counts(area.discard, words.CARD_COUNT, out)


def add_steps(s: State, here: int, out: Numbers) -> None:
    """How far each sector is for a ship: abilities fly several steps. -1 where it cannot get, or
    off the board."""
    if here == NOWHERE:
        for _ in range(words.SECTOR_COUNT):
            out.add(-1)
        return
    add_numbers(s.kit.maps[s.board].steps[here], out)


def add_sectors(s: State, seat: i64, out: Numbers) -> None:
    """Each tile: its defence, what lies on it, which Hunt token as far as the seat has scouted it,
    and whose it is."""
    seats: i64 = len(s.areas)
    minerals: i64 = s.minerals
    used: i64 = s.used_sectors
    each = 5 + words.HUNT_COUNT + 2 * seats
    for sector in s.kit.maps[s.board].sectors:
        out.mark(out.at + each * sector)
    for number in range(words.SECTOR_COUNT):
        sector = number
        out.skip(1)
        out.add(s.defence[sector])
        out.add(minerals >> sector & 1)
        out.add(used >> sector & 1)
        hunt: i64 = s.hunts[sector]
        out.add_flag(hunt != NOTHING)
        add_one_of(hunt - words.HUNT_CARD, words.HUNT_COUNT, out)
        add_seat(s.control[sector], seat, seats, out)
        scouts: i64 = s.scouts[sector]
        if scouts == 0:
            out.skip(seats)
        else:
            for step in range(seats):
                out.add(scouts >> (seat + step) % seats & 1)


def add_neighbours(s: State, out: Numbers) -> None:
    """Which tiles touch: all that the map means for play, whichever way round it lies."""
    beside = s.kit.maps[s.board].reach[1]
    for first in range(words.SECTOR_COUNT):
        base = out.at - first - 1
        out.skip(words.SECTOR_COUNT - first - 1)
        for other in beside[first]:
            if other > first:
                out.mark(base + other)


def add_deck(s: State, number: int, out: Numbers) -> None:
    """A special market: its open row, and the cards that everybody saw go under the deck, by when
    they come back."""
    first = words.SPECIAL_CARD + words.T_COUNT * number
    deck = s.decks[number]
    out.add(len(deck))
    add_counts(s.rows[number], words.T_COUNT, out, first)
    start = out.at
    out.skip(words.T_COUNT * longest_deck(s.kit, number))
    for place in range(len(deck)):
        card: i64 = deck[len(deck) - 1 - place]
        if first <= card < first + words.T_COUNT:
            out.mark(start + words.T_COUNT * place + card - first)


# --- the parts that repeat


def add_seat(who: i64, seat: i64, seats: i64, out: Numbers) -> None:
    """Whose it is, counted from the observer; all 0 for nobody."""
    add_one_of((who - seat) % seats if who >= 0 else who, seats, out)
