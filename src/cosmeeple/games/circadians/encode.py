"""The view of a seat as numbers, for learning programs: who sits at the next seat comes first
everywhere.

Compiled. `names` says what each number is; docs/observations/circadians.md has the layout as a
table. Reads only what the view shows: a hidden card, die or Cache counts as nothing known, and
shows in a size at most.

What has no order in the rules (discards, Events revealed, tokens lost) is counted, not listed. All
sides of the boards share one layout, as wide as the vocabulary says: spaces that the side in play
lacks are zeros, not even free.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.circadians.harvester import harvest_goods
from cosmeeple.games.circadians.kit import CircadiansKit
from cosmeeple.games.circadians.scoring import ai_score, score_of
from cosmeeple.games.circadians.state import (
    SAL_PLACED,
    Area,
    State,
    has_ai,
    pool_dice,
    side_of,
    value_of,
)
from cosmeeple.games.circadians.vocabulary import (
    AI_BOARDS,
    AI_OWNER,
    CACHE_SLOTS,
    CONDITIONS,
    CONTRACTS,
    EVENTS,
    FACES,
    FACTION_COUNT,
    FACTIONS,
    FARM_PLACES,
    FARM_TILES,
    FIRST_STATION,
    FOUNDATIONS,
    FREE,
    GARAGES,
    GEM_TOKEN,
    HEADQUARTERS,
    HQ_PLACES,
    INCIDENTS,
    LAST_STATION,
    LEADERS,
    LOCATIONS,
    NEGOTIATION,
    PENALTIES,
    PHASES,
    PLANET_SIDES,
    PROGRESS_REWARDS,
    RESOURCES,
    ROW_SPACES,
    ROWS,
    SAL,
    SCHEMES,
    SHIP_TILES,
    SIDES,
    STACKS,
    STATION_SPACES,
    WAREHOUSE,
    WAREHOUSE_COLUMNS,
    WAREHOUSE_ROWS,
    WATER_TOKEN,
    face_of,
    owner_of,
)
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.thinking.numbers import (
    Numbers,
    add_amounts,
    add_bits,
    add_counts,
    add_each,
    add_one_of,
    add_row,
)

CARD_COUNT: Final = len(CONTRACTS)
EVENT_COUNT: Final = len(EVENTS)
FARM_KINDS: Final = len(FARM_TILES)
LEADER_COUNT: Final = len(LEADERS)
SCHEME_COUNT: Final = len(SCHEMES)
SHIP_KINDS: Final = len(SHIP_TILES)
FACES_SHOWN: Final = SAL  # an empty place shows no face: 1 to 6, then Sal
SHIP_PLACES: Final = GARAGES - 1
SIDE_B: Final = len(PLANET_SIDES) - 1
GOODS: Final[tuple[str, ...]] = (*RESOURCES, "die", "contract")
WAREHOUSE_SPACES: Final = WAREHOUSE_COLUMNS * WAREHOUSE_ROWS
SLOT_COUNT: Final = len(CACHE_SLOTS)
#: How a die on a board is told: by its face where it is sent on from, else by its value (one
#: number), with a flag where Sal may go (two).
BY_FACE: Final = 0
BY_VALUE: Final = 1
BY_VALUE_OR_SAL: Final = 2


# --- the names


def names(kit: CircadiansKit, seats: int) -> tuple[str, ...]:
    """A name for every number, in order."""
    people = ["me", *[f"next{step}" for step in range(1, seats)]]
    found: list[str] = []
    for who in people:
        found += [f"{who}.{name}" for name in player_names(kit)]
    found += [f"me.rolled.{face}" for face in FACES[1:]]
    found += [f"me.{pack}.{card}" for pack in ("hand", "draft") for card in CONTRACTS]
    found += [f"me.offered.{leader}" for leader in LEADERS]
    found += [f"ai.{name}" for name in ai_names(kit)]
    found += board_names(kit, [*people, "ai"])
    for space in kit.names["space"][: kit.planet.cells]:
        found += [f"planet.{space}.water", f"planet.{space}.gem"]
    for cache in CACHE_SLOTS:
        found += [f"{cache}.open", f"{cache}.value"]
    found += supply_names()
    found += [f"radio.{who}" for who in people]
    found += [
        "round",
        *[f"phase.{phase}" for phase in PHASES],
        *[f"boards.{players}" for players in kit.sides],
    ]
    found += ["irenic", "planet.B", *[f"{faction}.B" for faction in FACTIONS]]
    return tuple(found)


def player_names(kit: CircadiansKit) -> list[str]:
    found = ["score", *RESOURCES, "reserve", "idle", "canteen", "pool"]
    found += ["sal.pool", "sal.canteen", "sal.placed"]
    found += ["rolled_size", "hand_size", "draft_size", "offered_size"]
    found += [f"garage{at}.{face}" for at in range(1, GARAGES + 1) for face in FACES[1:]]
    found += [f"farm{at}.{face}" for at in range(1, FARM_PLACES + 1) for face in FACES[1:]]
    found += [f"ship{at}.{kind}" for at in range(1, SHIP_PLACES + 1) for kind in SHIP_TILES]
    found += [f"foundation{at}.{kind}" for at in range(1, FOUNDATIONS + 1) for kind in FARM_TILES]
    found += [f"fulfilled.{card}" for card in CONTRACTS]
    found += [f"leader.{leader}" for leader in LEADERS]
    found += [f"event.{event}" for event in EVENTS]
    found += [f"harvester.{space}" for space in kit.names["space"]]
    found += [f"harvest.{good}" for good in GOODS]
    return found


def ai_names(kit: CircadiansKit) -> list[str]:
    found = [f"board.{board}" for board in AI_BOARDS]
    found += ["score", "dice", "gems", "tokens", "deck_size"]
    found += [f"harvester.{space}" for space in kit.names["space"]]
    found += [f"{pack}.{scheme}" for pack in ("schemes", "extras", "discard") for scheme in SCHEMES]
    return found


def board_names(kit: CircadiansKit, owners: list[str]) -> list[str]:
    found: list[str] = []
    for place in range(1, HQ_PLACES + 1):
        found += space_names(f"{LOCATIONS[HEADQUARTERS]}{place}", owners, BY_FACE)
    for station in range(FIRST_STATION, LAST_STATION + 1):
        for at in range(1, STATION_SPACES + 1):
            found += space_names(f"{LOCATIONS[station]}{at}", owners, BY_VALUE_OR_SAL)
    for faction in FACTIONS:
        for row in range(1, kit.talks.rows + 1):
            for at in range(1, ROW_SPACES + 1):
                found += space_names(f"{faction}.row{row}.space{at}", owners, BY_VALUE)
        found += [f"{faction}.sum", *[f"{faction}.dice.{value}" for value in range(1, SIDES + 1)]]
    for at in range(WAREHOUSE_SPACES):
        where = f"{LOCATIONS[WAREHOUSE]}{at // WAREHOUSE_ROWS + 1}.row{at % WAREHOUSE_ROWS + 1}"
        found += space_names(where, owners, BY_VALUE)
    return found


def space_names(where: str, owners: list[str], told: int) -> list[str]:
    found = [f"{where}.free", *[f"{where}.{who}" for who in owners]]
    if told == BY_FACE:
        return found + [f"{where}.face.{face}" for face in FACES[1:]]
    return found + (
        [f"{where}.value", f"{where}.sal"] if told == BY_VALUE_OR_SAL else [f"{where}.value"]
    )


def supply_names() -> list[str]:
    found: list[str] = []
    for stack in range(1, STACKS + 1):
        found += [
            f"farm_stack{stack}.size",
            *[f"farm_stack{stack}.top.{kind}" for kind in FARM_TILES],
        ]
    for stack in range(1, STACKS + 1):
        found += [
            f"ship_stack{stack}.size",
            *[f"ship_stack{stack}.top.{kind}" for kind in SHIP_TILES],
        ]
    found += [f"lost.{kind}" for kind in (*FARM_TILES, *SHIP_TILES)]
    found += ["contracts.size", *[f"discard.{card}" for card in CONTRACTS]]
    found += ["events.size", *[f"shown.{event}" for event in EVENTS]]
    found += ["renzo.size", *[f"renzo.shown.{event}" for event in EVENTS]]
    found += [f"leaders_left.{leader}" for leader in LEADERS]
    found += [f"progress.{value}" for value in range(1, INCIDENTS + 1)]
    found += [f"reward_taken.{reward}" for reward in PROGRESS_REWARDS]
    found += [f"complication.{condition}" for condition in CONDITIONS]
    found += [f"penalty_taken.{penalty}" for penalty in PENALTIES]
    return found


# --- the numbers


def encode(s: State, seat: int, out: Numbers) -> None:
    """The numbers, from a state as the seat sees it."""
    seats = len(s.areas)
    for step in range(seats):
        add_player(s, (seat + step) % seats, out)
    area = s.areas[seat]
    add_row(area.rolled, FACES_SHOWN, out, 1)
    add_row(area.hand, CARD_COUNT, out)
    add_counts(area.draft, CARD_COUNT, out)
    add_counts(area.offered, LEADER_COUNT, out)
    add_ai(s, out)
    add_boards(s, seat, out)
    add_planet(s, out)
    add_supply(s, out)
    add_one_of((s.radio - seat) % seats, seats, out)
    out.add(s.round)
    add_one_of(s.phase, len(PHASES), out)
    for players in s.kit.sides:
        out.add_flag(players == s.side)
    out.add_flag(s.irenic)
    out.add_flag(s.planet == SIDE_B)
    for side in s.factions:
        out.add_flag(side == SIDE_B)


def score_seen(s: State, seat: int) -> int:
    """The score as it stands; what lies under a face-down Cache is not known and counts nothing."""
    points = score_of(s, seat)
    cache = s.areas[seat].harvester - s.kit.planet.cells
    return points - s.caches[cache] if cache >= 0 and s.caches[cache] < 0 else points


def add_player(s: State, seat: i64, out: Numbers) -> None:
    """What everybody sees of a player; of the hidden packs only how much is in them."""
    area = s.areas[seat]
    out.add(score_seen(s, seat))
    add_amounts(area.resources, out)
    out.add(area.reserve)
    out.add(area.idle)
    out.add(area.canteen)
    out.add(pool_dice(s, seat))
    add_one_of(area.sal - 1, SAL_PLACED, out)
    out.add(len(area.rolled))
    out.add(len(area.hand))
    out.add(len(area.draft))
    out.add(len(area.offered))
    add_base(area, out)
    add_bits(area.fulfilled, CARD_COUNT, out)
    add_bits(area.leaders, LEADER_COUNT, out)
    add_one_of(area.event, EVENT_COUNT, out)
    add_one_of(area.harvester, s.kit.planet.cells + SLOT_COUNT, out)
    add_amounts(harvest_goods(s, seat), out)


def add_base(area: Area, out: Numbers) -> None:
    """Dice and tokens by their place: Garages are left in order, and a Ship serves the Garage it
    lies in."""
    add_each(area.garages, FACES_SHOWN, out, 1)
    add_each(area.farm_dice, FACES_SHOWN, out, 1)
    add_each(area.ships, SHIP_KINDS, out)
    out.skip((SHIP_PLACES - len(area.ships)) * SHIP_KINDS)
    add_each(area.farms, FARM_KINDS, out)
    out.skip((FOUNDATIONS - len(area.farms)) * FARM_KINDS)


def add_ai(s: State, out: Numbers) -> None:
    """The AI's board and cards; zeros where none plays, though its deck lies ready then too."""
    ai = s.ai
    spaces = s.kit.planet.cells + SLOT_COUNT
    add_one_of(ai.board, len(AI_BOARDS), out)
    if not has_ai(s):
        out.skip(5 + spaces + 3 * SCHEME_COUNT)
        return
    out.add(ai_score(s))
    out.add(ai.dice)
    out.add(ai.gems)
    out.add(ai.tokens)
    out.add(len(ai.deck))
    add_one_of(ai.harvester, spaces, out)
    add_counts(ai.schemes, SCHEME_COUNT, out)
    add_counts(ai.extras, SCHEME_COUNT, out)
    add_counts(ai.discard, SCHEME_COUNT, out)


def add_boards(s: State, seat: i64, out: Numbers) -> None:
    """Headquarters, Stations, Negotiation board and Warehouse, space by space."""
    add_spaces(s, seat, s.board[HEADQUARTERS], HQ_PLACES, BY_FACE, out)
    for station in range(FIRST_STATION, LAST_STATION + 1):
        add_spaces(s, seat, s.board[station], STATION_SPACES, BY_VALUE_OR_SAL, out)
    add_talks(s, seat, out)
    add_spaces(s, seat, s.board[WAREHOUSE], WAREHOUSE_SPACES, BY_VALUE, out)


def add_talks(s: State, seat: i64, out: Numbers) -> None:
    """The columns of the Negotiation board; sum and equal dice as well, for they decide about
    Complications."""
    pieces = s.board[NEGOTIATION]
    printed = side_of(s).row_spaces
    rows: i64 = s.kit.talks.rows
    each = numbers_each(s, BY_VALUE)
    for column in range(FACTION_COUNT):
        total: i64 = 0
        place = out.at
        # Behind the spaces of a column stands its sum, then how many dice show each value.
        sum_at = place + rows * ROW_SPACES * each
        for row in range(rows):
            first = (column * ROWS + row) * ROW_SPACES
            for at in range(printed[row]):
                piece = pieces[first + at]
                if piece == FREE:
                    out.mark(place + at * each)
                else:
                    tell_die(s, seat, piece, BY_VALUE, place + at * each, out)
                    value = value_of(s, face_of(piece))
                    total += value
                    out.count(sum_at + value)
            place += ROW_SPACES * each
        out.put(sum_at, total)
        out.at = sum_at + 1 + SIDES


def numbers_each(s: State, told: i64) -> i64:
    """How many numbers tell one space: free, whose, and what the die shows."""
    return len(s.areas) + 2 + (FACES_SHOWN if told == BY_FACE else told)


def add_spaces(s: State, seat: i64, pieces: vec[i64], most: i64, told: i64, out: Numbers) -> None:
    """All spaces of a place; those that only other sides have are zeros."""
    each = numbers_each(s, told)
    place = out.at
    for piece in pieces:
        if piece == FREE:
            out.mark(place)
        else:
            tell_die(s, seat, piece, told, place, out)
        place += each
    out.skip(most * each)


def tell_die(s: State, seat: i64, piece: i64, told: i64, place: i64, out: Numbers) -> None:
    """Whose a die is (the AI comes last), and what it shows."""
    seats: i64 = len(s.areas)
    owner = owner_of(piece)
    face = face_of(piece)
    out.mark(place + 1 + (seats if owner == AI_OWNER else (owner - seat) % seats))
    place += seats + 2
    if told == BY_FACE:
        out.mark(place + face - 1)
        return
    out.put(place, value_of(s, face))
    if told == BY_VALUE_OR_SAL and face == SAL:
        out.mark(place + 1)


def add_planet(s: State, out: Numbers) -> None:
    """Tokens on the planet, and the Caches: a value is told once the Cache is open."""
    for place in range(len(s.tokens)):
        token = s.tokens[place]
        if token == WATER_TOKEN:
            out.mark(out.at + 2 * place)
        elif token == GEM_TOKEN:
            out.mark(out.at + 2 * place + 1)
    out.skip(2 * len(s.tokens))
    for slot in range(SLOT_COUNT):
        out.add(s.caches_open >> slot & 1)
        out.add(max(s.caches[slot], 0))


def add_supply(s: State, out: Numbers) -> None:
    """Stacks with the token on top, decks by size, everything that lies face up, and the
    Incidents."""
    for stack in s.farm_stacks:
        out.add(len(stack))
        add_one_of(stack[len(stack) - 1] if stack else -1, FARM_KINDS, out)
    for stack in s.ship_stacks:
        out.add(len(stack))
        add_one_of(stack[len(stack) - 1] if stack else -1, SHIP_KINDS, out)
    add_counts(s.farms_lost, FARM_KINDS, out)
    add_counts(s.ships_lost, SHIP_KINDS, out)
    out.add(len(s.contracts))
    add_counts(s.discard, CARD_COUNT, out)
    out.add(len(s.events))
    add_counts(s.events_shown, EVENT_COUNT, out)
    out.add(len(s.renzo))
    add_counts(s.renzo_shown, EVENT_COUNT, out)
    add_counts(s.leaders_left, LEADER_COUNT, out)
    add_bits(s.progress, INCIDENTS, out)
    add_bits(s.rewards_taken, INCIDENTS, out)
    add_bits(s.complications, INCIDENTS, out)
    add_bits(s.penalties_taken, INCIDENTS, out)
