"""Setting up [CIR-010..025, CIR-230..232, CIR-240..242, CIR-R20, CIR-R41, CIR-D03]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.draft import DealContracts, DrawForZoey
from cosmeeple.games.circadians.kit import CircadiansKit
from cosmeeple.games.circadians.leaders import GrantLeaders, KeepLeader, PickLeader, RemoveLeader
from cosmeeple.games.circadians.rounds import StartRound
from cosmeeple.games.circadians.state import NO_SAL, Ai, Area, State, seats_from
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, picks, vec
from cosmeeple.kernel.frames import Frame, Table
from cosmeeple.kernel.kit import Kit

RANDOM: Final = "random"
NO_AI: Final = "none"
DEALT: Final = "dealt"
FREE_CHOICE: Final = "free"
DYADIC: Final = "dyadic"
YES: Final = "yes"
NO: Final = "no"
ALL_INCIDENTS: Final = (1 << words.INCIDENTS) - 1


def set_up(kit: Kit, seats: int, options: Mapping[str, str], rng: Rng) -> Table[State]:
    """A table before the Leaders are chosen [CIR-010..021, CIR-240..242]."""
    assert isinstance(kit, CircadiansKit)
    chosen = options.get("ai", NO_AI)
    ai = -1 if chosen == NO_AI else words.AI_BOARDS.index(f"ai_{chosen}")
    side = seats + 1 if ai >= 0 and seats > 1 else seats
    leaders = options["leaders"]
    planet = side_chosen(options["planet"], rng)
    state = State(
        kit=kit,
        areas=vec[Area]([new_area(kit, leaders == DYADIC) for _ in range(seats)]),
        ai=new_ai(kit, ai, rng),
        side=side,
        irenic=options["irenic"] == YES,
        planet=planet,
        factions=[side_chosen(options[faction], rng) for faction in words.FACTIONS],
        tokens=list(kit.planet.tokens[planet]),
        caches=shuffled(tuple(kit.planet.cache_values), rng),
        caches_open=0,
        board=empty_boards(kit, side),
        progress=ALL_INCIDENTS,
        rewards_taken=0,
        complications=ALL_INCIDENTS,
        penalties_taken=0,
        farm_stacks=stacks_of(kit.tiles.farm_count, rng),
        ship_stacks=stacks_of(kit.tiles.ship_count, rng),
        farms_lost=[],
        ships_lost=[],
        contracts=picks(shuffled(tuple(range(len(words.CONTRACTS))), rng)),
        discard=[],
        events=[],
        events_out=shuffled(
            tuple([event for event in range(len(words.EVENTS)) if event != kit.cards.last_event]),
            rng,
        ),
        events_shown=[],
        renzo=[],
        renzo_shown=[],
        leaders_left=[],
        leaders_out=[],
        radio=rng.below(seats),
        round=0,
        phase=words.SETUP,
    )
    state.events = [kit.cards.last_event]
    for _ in range(kit.rules.events_on_top):
        state.events.append(state.events_out.pop())
    table = Table(state, cast(list[Frame], [StartRound()]), rng)
    table.then(GrantLeaders(), DealContracts(), DrawForZoey())
    choose_leaders(table, leaders)
    return table


def side_chosen(option: str, rng: Rng) -> int:
    """The side that the table chose, or one by chance [CIR-010, CIR-013, CIR-R20]."""
    return (
        rng.below(len(words.PLANET_SIDES)) if option == RANDOM else words.PLANET_SIDES.index(option)
    )


def shuffled(items: tuple[int, ...], rng: Rng) -> list[int]:
    mixed = list(items)
    rng.shuffle(mixed)
    return mixed


def stacks_of(counts: vec[i64], rng: Rng) -> list[list[int]]:
    """All tokens of these kinds, shuffled into three equal face-up stacks [CIR-017]."""
    tokens = shuffled(
        tuple([kind for kind in range(len(counts)) for _ in range(counts[kind])]), rng
    )
    height = len(tokens) // words.STACKS
    return [tokens[number * height : (number + 1) * height] for number in range(words.STACKS)]


def new_area(kit: CircadiansKit, dyadic: bool) -> Area:
    """Three dice on the base, ten in reserve, the first resources, the Harvester in the centre
    [CIR-005, CIR-019, CIR-230].
    """
    rules = kit.rules
    return Area(
        resources=rules.dyadic_goods[:] if dyadic else rules.start_goods[:],
        reserve=rules.reserve_dice,
        idle=rules.start_dice,
        canteen=0,
        sal=NO_SAL,
        rolled=vec[i64](),
        garages=picks([words.EMPTY] * words.GARAGES),
        ships=vec[i64](),
        farms=vec[i64](),
        farm_dice=picks([words.EMPTY] * words.FARM_PLACES),
        hand=vec[i64](),
        draft=[],
        offered=[],
        fulfilled=0,
        leaders=0,
        harvester=kit.planet.centre,
        event=-1,
    )


def new_ai(kit: CircadiansKit, board: int, rng: Rng) -> Ai:
    """Dice on the places with a die icon, Schemes shuffled, the Harvester in the centre
    [CIR-241, CIR-242]."""
    return Ai(
        board=board,
        dice=kit.automata.start_dice[board] if board >= 0 else 0,
        gems=0,
        harvester=kit.planet.centre,
        tokens=0,
        deck=shuffled(tuple(range(len(words.SCHEMES))), rng),
        discard=[],
        schemes=[],
        extras=[],
    )


def empty_boards(kit: CircadiansKit, players: int) -> vec[vec[i64]]:
    """The spaces of all locations, by the number of players
    [CIR-013, CIR-015, CIR-016, CIR-082, CIR-240]."""
    side = kit.sides[players]
    sizes = (
        words.HQ_PLACES,
        len(side.mining_x),
        2 * side.pairs,
        side.foundry,
        len(side.market),
        len(kit.stations.academy_values),
        side.control_room,
        words.FACTION_COUNT * words.ROWS * words.ROW_SPACES,
        len(side.warehouse) * words.WAREHOUSE_ROWS,
    )
    boards = vec[vec[i64]]()
    for size in sizes:
        boards = append(boards, picks([words.FREE] * size))
    return boards


def choose_leaders(table: Table[State], how: str) -> None:
    """Dealt and chosen in secret; or openly in turn order; or two each with the Dyadic Alliance
    [CIR-020, CIR-021, CIR-230, CIR-232].
    """
    s = table.state
    order = seats_from(s, s.radio)
    if how == DEALT:
        cards = shuffled(tuple(range(len(words.LEADERS))), table.rng)
        for area in s.areas:
            area.offered = sorted([cards.pop() for _ in range(s.kit.rules.leaders_dealt)])
        s.leaders_out = sorted(cards)
        seats = tuple(range(len(s.areas)))
        table.then(KeepLeader(seats))
        return
    s.leaders_left = list(range(len(words.LEADERS)))
    frames: list[Frame] = [PickLeader(seat) for seat in order]
    if how == DYADIC:
        frames.extend([RemoveLeader(seat) for seat in order])
        frames.extend([PickLeader(seat) for seat in reversed(order)])
    table.then_all(frames)
