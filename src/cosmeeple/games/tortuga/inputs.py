"""What answers and the worth of a position depend on, as the policy of Tortuga 2199 sees it: the
numbers of the traits that are on for one seat, from what that seat may know. Compiled. `LAYOUT`
says where each begins; a file that was learned for another one is refused.
"""

from __future__ import annotations

from typing import Any, Final, final

from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.actions import MOVE, REFRESH, TakeAction
from cosmeeple.games.tortuga.control import conquest_cost
from cosmeeple.games.tortuga.evaluate import evaluate
from cosmeeple.games.tortuga.state import NOBODY, NOTHING, NOWHERE, State, influence_of
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.policy import Traits, bucket, look_bucket

#: What must speak for a refresh, in millionths of a win: one that may bring a purchase, and one
#: that cannot, for which nothing can.
BET: Final = 8_000
USELESS: Final = 10_000_000
MOST_POOL: Final = 15
MOST_INFLUENCE: Final = 15
MOST_OWNED: Final = 3

ALWAYS: Final = 0
SEATS: Final = 1
SCENARIO: Final = SEATS + 4
ACTIVE: Final = SCENARIO + 3
CRYPTO: Final = ACTIVE + 2
MANEUVER: Final = CRYPTO + MOST_POOL + 1
TO_COME: Final = MANEUVER + MOST_POOL + 1
HERE: Final = TO_COME + 10
HAND: Final = HERE + words.SECTOR_COUNT
OWNED: Final = HAND + words.CARD_COUNT
ON_SALE: Final = OWNED + words.CARD_COUNT * MOST_OWNED
DECK_SIZE: Final = ON_SALE + words.CARD_COUNT
INFLUENCE: Final = DECK_SIZE + 10
HIGHEST: Final = INFLUENCE + MOST_INFLUENCE + 1
MINERALS: Final = HIGHEST + MOST_INFLUENCE + 1
HELD: Final = MINERALS + 5
TAKEN: Final = HELD + words.SECTOR_COUNT
WITHIN: Final = TAKEN + words.SECTOR_COUNT
CONQUERABLE: Final = WITHIN + words.SECTOR_COUNT
SHORT: Final = CONQUERABLE + 6
HUNT: Final = SHORT + 10
GUEST: Final = HUNT + 6
SPOILS: Final = GUEST + 2
USURPED: Final = SPOILS + 3
KNOWN: Final = USURPED + 2
#: What only the worth depends on.
LOOK: Final = KNOWN
LOOK_HALF: Final = 20
OTHER_OWNED: Final = LOOK + 3 * (2 * LOOK_HALF + 1)
DIFFERENCE: Final = OTHER_OWNED + words.CARD_COUNT * MOST_OWNED
COUNT: Final = DIFFERENCE + 31

LAYOUT: Final = (
    *(
        ("seats", SEATS),
        ("scenario", SCENARIO),
        ("active", ACTIVE),
        ("crypto", CRYPTO),
        ("maneuver", MANEUVER),
    ),
    *(("to_come", TO_COME), ("here", HERE), ("hand", HAND), ("owned", OWNED), ("on_sale", ON_SALE)),
    *(
        ("deck_size", DECK_SIZE),
        ("influence", INFLUENCE),
        ("highest", HIGHEST),
        ("minerals", MINERALS),
    ),
    *(
        ("held", HELD),
        ("taken", TAKEN),
        ("within", WITHIN),
        ("conquerable", CONQUERABLE),
        ("short", SHORT),
    ),
    *(("hunt", HUNT), ("guest", GUEST), ("spoils", SPOILS), ("usurped", USURPED)),
    *(("look", LOOK), ("other_owned", OTHER_OWNED), ("difference", DIFFERENCE), ("count", COUNT)),
)


@final
class TortugaTraits(Traits):
    """The seat's cards and pool, where its ship is, and what can be had there."""

    def on(self, t: Table[Any], seat: int) -> list[int]:
        s: State = t.state
        area = s.areas[seat]
        out: list[int] = [ALWAYS, SEATS + len(s.areas) - 1, SCENARIO + s.scenario]
        acting = seat == s.active
        out.append(ACTIVE + (1 if acting else 0))
        maneuver = s.maneuver if acting else 0
        crypto = s.crypto if acting else 0
        out.append(CRYPTO + bucket(crypto, MOST_POOL))
        out.append(MANEUVER + bucket(maneuver, MOST_POOL))
        coming = 0
        last = NOTHING
        for card in area.hand:
            coming += s.kit.card_maneuver[card]
            if card != last:
                out.append(HAND + card)
            last = card
        out.append(TO_COME + bucket(coming, 9))
        add_owned(s, seat, OWNED, out)
        out.append(INFLUENCE + bucket(influence_of(s, seat), MOST_INFLUENCE))
        highest = 0
        for other in range(len(s.areas)):
            if other != seat:
                highest = max(highest, influence_of(s, other))
        out.append(HIGHEST + bucket(highest, MOST_INFLUENCE))
        out.append(MINERALS + bucket(area.minerals, 4))
        out.append(USURPED + (0 if s.usurper == NOBODY else 1))
        for sector in range(words.SECTOR_COUNT):
            holder = s.control[sector]
            if holder == seat:
                out.append(HELD + sector)
            elif holder != NOBODY:
                out.append(TAKEN + sector)
            if holder != seat and maneuver + coming >= conquest_cost(s, sector):
                out.append(WITHIN + sector)
        if area.sector != NOWHERE:
            self.add_place(s, seat, area.sector, crypto, maneuver, coming, out)
        return out

    def add_place(
        self,
        s: State,
        seat: int,
        sector: int,
        crypto: int,
        maneuver: int,
        coming: int,
        out: list[int],
    ) -> None:
        """What the sector of the ship offers."""
        out.append(HERE + sector)
        holder = s.control[sector]
        guarded = holder != NOBODY and s.areas[holder].sector == sector
        out.append(GUEST + (1 if guarded else 0))
        if holder != seat and not guarded and s.usurper == NOBODY:
            missing = conquest_cost(s, sector) - maneuver
            place = 0 if sector == words.TORTUGA else 1
            if missing <= 0:
                out.append(CONQUERABLE + place * 3 + bucket(s.kit.sector_value[sector] - 1, 2))
            else:
                out.append(SHORT + place * 5 + bucket(missing - coming, 4))
        if sector >= words.SPECIAL:
            for card in s.rows[sector - words.SPECIAL]:
                if s.kit.card_cost[card] <= crypto:
                    out.append(ON_SALE + card)
        hunt = s.hunts[sector]
        if hunt != NOTHING:
            if s.scouts[sector] >> seat & 1:
                missing = s.kit.card_difficulty[hunt] - maneuver
                out.append(HUNT + (1 if missing <= 0 else 2 if missing <= coming else 3))
            else:
                out.append(HUNT)
        if s.minerals >> sector & 1:
            out.append(SPOILS)
        if crypto >= s.kit.influence_price:
            out.append(SPOILS + 1)

    def outlook(self, t: Table[Any], seat: int, on: list[int]) -> None:
        s: State = t.state
        own = influence_of(s, seat)
        best = NOBODY
        most = -1
        for other in range(len(s.areas)):
            if other != seat and influence_of(s, other) > most:
                most = influence_of(s, other)
                best = other
        stage = bucket(max(own, most) // 5, 2)
        on.append(
            LOOK + stage * (2 * LOOK_HALF + 1) + look_bucket(evaluate(s, seat), 0.5, LOOK_HALF)
        )
        add_owned(s, best, OTHER_OWNED, on)
        on.pop()  # the size of the other's deck is not told apart from one's own
        on.append(DIFFERENCE + bucket(own - most + 15, 30))

    def moment(self, t: Table[Any]) -> int:
        s: State = t.state
        seats = len(s.areas)
        turns = s.rounds * seats + (s.active - s.first) % seats
        return turns * 2 // seats  # twice a round, whoever began

    def handicap(self, t: Table[Any], seat: int, pick: int) -> int:
        """A refresh that cannot be followed by a purchase spends Crypto for nothing; any other is a
        bet."""
        if not isinstance(t.agenda[-1], TakeAction) or not REFRESH <= pick < MOVE:
            return 0
        s: State = t.state
        return BET if left_to_spend(s, seat) >= cheapest_behind(s, seat) else USELESS


def left_to_spend(s: State, seat: int) -> int:
    """The Crypto that this turn can still bring after a refresh: pool, Minerals, Market tokens,
    cards in hand."""
    area = s.areas[seat]
    crypto: int = s.crypto - s.kit.refresh_cost + area.minerals
    for card in area.hand:
        crypto += s.kit.card_crypto[card]
    for sector in range(words.MARKET, words.TURRET):
        if s.control[sector] == seat and s.used_sectors >> sector & 1 == 0:
            crypto += 1
    return crypto


def cheapest_behind(s: State, seat: int) -> int:
    """The least price of a card that may come: those of the deck as it was dealt here."""
    least = 1000
    for card in s.decks[s.areas[seat].sector - words.SPECIAL]:
        least = min(least, s.kit.card_cost[card])
    return least


def add_owned(s: State, seat: int, first: int, out: list[int]) -> None:
    """How many of each card the seat has in all; and how many cards."""
    area = s.areas[seat]
    counts = [0] * words.CARD_COUNT
    total = 0
    lists = [area.hand, area.deck, area.discard]
    if seat == s.active:
        lists.extend([s.played, s.bought, s.fought, s.attack])
    for cards in lists:
        for card in cards:
            counts[card] += 1
            total += 1
    if area.reserve != NOTHING:
        counts[area.reserve] += 1
    for card in range(words.CARD_COUNT):
        if counts[card] > 0:
            out.append(first + card * MOST_OWNED + bucket(counts[card] - 1, MOST_OWNED - 1))
    out.append(DECK_SIZE + bucket(total // 2 - 3, 9))
