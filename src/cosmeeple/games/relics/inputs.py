"""What answers and the worth of a position depend on, as the policy of Relics sees it: the numbers
of the traits that are on for one seat, from what that seat may know. Compiled. `LAYOUT` says where
each begins; a file that was learned for another one is refused.
"""

from __future__ import annotations

from typing import Any, Final, final

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.evaluate import evaluate
from cosmeeple.games.relics.scoring import score_now
from cosmeeple.games.relics.state import State, count_bits, interested, is_solo, rank, zu_seat
from cosmeeple.games.relics.turn import ChooseAction, PlayCard
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.policy import Traits, bucket, look_bucket

MOST_ROUNDS: Final = 4
MOST_CARDS: Final = 12
CARD_KINDS: Final = 33
#: Interest of buyers that is told apart, in own markets together.
MOST_INTEREST: Final = 9

ALWAYS: Final = 0
MOMENT: Final = 1
SEATS: Final = MOMENT + MOST_ROUNDS * (MOST_CARDS + 1)
FACTION: Final = SEATS + 4
ACTION: Final = FACTION + 5
PLAYING: Final = ACTION + 3
CREW: Final = PLAYING + 8
EXPLORER: Final = CREW + 13
HAND: Final = EXPLORER + words.LOCATION_COUNT
TRAVEL: Final = HAND + CARD_KINDS
HOLD: Final = TRAVEL + 4
HOLD_SIZE: Final = HOLD + words.REGION_COUNT * 5
TRADER: Final = HOLD_SIZE + 8
WANTED: Final = TRADER + words.MARKET_COUNT * 3
SALE: Final = WANTED + words.MARKET_COUNT * 5
POPULAR: Final = SALE + words.REGION_COUNT * (MOST_INTEREST + 1)
GUARD: Final = POPULAR + words.REGION_COUNT * 5
REPRESENTED: Final = GUARD + words.ARTEFACT_COUNT
ORDERS: Final = REPRESENTED + words.CENTRE_COUNT * 4
CREDITS: Final = ORDERS + words.CENTRE_COUNT * len(words.ORDER_CARDS)
FORECAST: Final = CREDITS + 8
DUG: Final = FORECAST + 6
KNOWN: Final = DUG + words.REGION_COUNT * 4
#: What only the worth depends on.
LOOK: Final = KNOWN
LOOK_HALF: Final = 24
AHEAD: Final = LOOK + MOST_ROUNDS * (2 * LOOK_HALF + 1)
AHEAD_HALF: Final = 24
COUNT: Final = AHEAD + 2 * AHEAD_HALF + 1

LAYOUT: Final = (
    *(("moment", MOMENT), ("seats", SEATS), ("faction", FACTION), ("action", ACTION)),
    *(("playing", PLAYING), ("crew", CREW)),
    *(
        ("explorer", EXPLORER),
        ("hand", HAND),
        ("travel", TRAVEL),
        ("hold", HOLD),
        ("hold_size", HOLD_SIZE),
    ),
    *(
        ("trader", TRADER),
        ("wanted", WANTED),
        ("sale", SALE),
        ("popular", POPULAR),
        ("guard", GUARD),
    ),
    *(
        ("represented", REPRESENTED),
        ("orders", ORDERS),
        ("credits", CREDITS),
        ("forecast", FORECAST),
        ("dug", DUG),
    ),
    *(("look", LOOK), ("ahead", AHEAD), ("count", COUNT)),
)


@final
class RelicsTraits(Traits):
    """The seat's cards, tiles and people, and what the markets want of them."""

    def on(self, t: Table[Any], seat: int) -> list[int]:
        s: State = t.state
        area = s.areas[seat]
        out: list[int] = [ALWAYS]
        cards = len(area.hand) + count_bits(area.travel)
        out.append(
            MOMENT
            + bucket(s.round - 1, MOST_ROUNDS - 1) * (MOST_CARDS + 1)
            + bucket(cards, MOST_CARDS)
        )
        out.append(SEATS + (0 if is_solo(s) else bucket(len(s.areas) - 1, 3)))
        if area.faction >= 0:
            out.append(FACTION + area.faction)
        frame = t.agenda[-1]
        if isinstance(frame, ChooseAction):
            out.append(ACTION + bucket(frame.number, 2))
        elif isinstance(frame, PlayCard):
            out.append(PLAYING + frame.action)
        out.append(CREW + bucket(area.crew, 12))
        for place in area.explorers:
            if place != words.NONE:
                out.append(EXPLORER + place)
        last = words.NONE
        for card in area.hand:
            if card != last:
                out.append(HAND + card)
            last = card
        out.append(TRAVEL + bucket(count_bits(area.travel), 3))
        self.add_tiles(s, seat, out)
        for centre in range(words.CENTRE_COUNT):
            out.append(REPRESENTED + centre * 4 + bucket(area.representatives[centre], 3))
            if s.orders[centre] != words.NONE:
                out.append(ORDERS + centre * len(words.ORDER_CARDS) + s.orders[centre])
        out.append(CREDITS + bucket(area.credits // 20, 7))
        out.append(FORECAST + bucket(len(s.forecast), 5))
        return out

    def add_tiles(self, s: State, seat: int, out: list[int]) -> None:
        """Tiles in hold and hatch, the gallery, and the buyers for them."""
        area = s.areas[seat]
        held = [0, 0, 0, 0, 0]
        for artefact in area.hold:
            held[words.region_of(artefact)] += 1
        for artefact in area.hatch:
            held[words.region_of(artefact)] += 1
        out.append(
            HOLD_SIZE
            + bucket(s.kit.hold[area.faction] - len(area.hold) if area.faction >= 0 else 0, 7)
        )
        for artefact in range(words.ARTEFACT_COUNT):
            if area.guards >> artefact & 1:
                out.append(GUARD + artefact)
        wanted = [0, 0, 0, 0, 0]
        for market in range(words.MARKET_COUNT):
            traders = area.traders[market]
            out.append(TRADER + market * 3 + bucket(traders, 2))
            most = 0
            for region in range(words.REGION_COUNT):
                if held[region] > 0:
                    count = interested(s, market, region)
                    most = max(most, count)
                    if traders > 0:
                        wanted[region] += count
            out.append(WANTED + market * 5 + bucket(most, 4))
        dug = [0, 0, 0, 0, 0]
        for artefact in range(words.ARTEFACT_COUNT):
            dug[words.region_of(artefact)] += s.dig[artefact]
        for region in range(words.REGION_COUNT):
            out.append(HOLD + region * 5 + bucket(held[region], 4))
            if held[region] > 0:
                out.append(
                    SALE + region * (MOST_INTEREST + 1) + bucket(wanted[region], MOST_INTEREST)
                )
            out.append(POPULAR + region * 5 + bucket(rank(s, region), 4))
            out.append(DUG + region * 4 + bucket(dug[region], 3))

    def outlook(self, t: Table[Any], seat: int, on: list[int]) -> None:
        s: State = t.state
        look = look_bucket(evaluate(s, seat), 6.0, LOOK_HALF)
        on.append(LOOK + bucket(s.round - 1, MOST_ROUNDS - 1) * (2 * LOOK_HALF + 1) + look)
        best = -1000
        for other in range(len(s.areas)):
            if other != seat:
                best = max(best, score_now(s, other))
        on.append(AHEAD + look_bucket(float(score_now(s, seat) - best), 5.0, AHEAD_HALF))

    def moment(self, t: Table[Any]) -> int:
        s: State = t.state
        cards = 0
        for seat in range(len(s.areas)):
            if seat != zu_seat(s):
                cards += len(s.areas[seat].hand) + count_bits(s.areas[seat].travel)
        return s.round * 100 - cards // (2 * len(s.areas))
