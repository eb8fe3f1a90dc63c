"""The AI at a player's seat: it plays by the players' rules with the seat's own pieces and decides
as the AI boards do [CIR-R53].

Its Schemes name the destinations (`ai_schemes.py`), its Harvester looks for Gems (`ai_course.py`).
What the AI boards never decide follows plain orders of ours: planning [CIR-R54], goods [CIR-R55],
Contracts [CIR-R56], tokens [CIR-R57], Leaders [CIR-R58], dice to give up [CIR-R60].
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cosmeeple.games.circadians import complications, tokens, warehouse
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.ai_course import STAY, steer
from cosmeeple.games.circadians.ai_goals import NO_TRADE, best_trade, cost_of, wanted, worth_of
from cosmeeple.games.circadians.ai_schemes import dice_in_use, rank_sending
from cosmeeple.games.circadians.draft import DraftContract
from cosmeeple.games.circadians.evaluate import farm_harvest, rounds_left
from cosmeeple.games.circadians.factions import DiscardForGoods, SetDie, UseFaction
from cosmeeple.games.circadians.harvester import MoveBack, MoveHarvester
from cosmeeple.games.circadians.harvesting import HarvestFarm, farm_amount
from cosmeeple.games.circadians.laboratory import SendPartner
from cosmeeple.games.circadians.leaders import KeepLeader, PickLeader, RemoveLeader
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.planning import FACE_COUNT, OWN, AssignDice, ChooseEvent
from cosmeeple.games.circadians.prices import ChoosePrice, algae_cost, due
from cosmeeple.games.circadians.progress import ChooseProgress, SeeProgress
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.sending import ChooseGarage, SendDie
from cosmeeple.games.circadians.state import State, value_of
from cosmeeple.games.circadians.stations import BuyDice
from cosmeeple.games.circadians.supply import AssignNewDie, DiscardContracts
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.frames import PASS, Frame, Table
from cosmeeple.kernel.thinking.automaton import Priority

#: Leaders whose ability asks nothing: it works whoever decides.
SELF_ACTING: Final = (
    words.AKIRA,
    words.BJORG,
    words.NAIRA,
    words.ROSLYN,
    words.TROY,
    words.UL_KAH_TAL,
)


def rank(table: Table[Any], seat: int, picks: list[int], rng: Rng) -> list[Priority]:
    """The priorities for the pending question, whatever it is [CIR-R53]."""
    s: State = table.state
    frame = table.agenda[-1]
    if isinstance(frame, SendDie):
        return rank_sending(s, frame, picks, rng)
    if isinstance(frame, (SetDie, DiscardForGoods, UseFaction)) or is_faction_offer(table):
        return [Priority("CIR-262", "ignores-factions", [passing(pick) for pick in picks])]
    if isinstance(frame, (MoveHarvester, MoveBack)):
        return steer(s, seat, [STAY if pick == PASS else pick for pick in picks])
    if isinstance(frame, (KeepLeader, PickLeader, RemoveLeader)):
        return [
            Priority(
                "CIR-R58",
                "self-acting-leader",
                [1.0 if pick in SELF_ACTING else 0.0 for pick in picks],
            )
        ]
    if isinstance(frame, ChooseEvent):
        return rank_events(s, frame, picks)
    if isinstance(frame, AssignDice):
        return rank_assignment(s, seat, tuple(table.given_by(seat)), picks)
    if isinstance(frame, AssignNewDie):
        return rank_new_die(s, frame, picks)
    if isinstance(frame, (Trade, ChoosePrice, HarvestFarm)):
        return rank_goods(s, frame, picks)
    if isinstance(frame, (DraftContract, warehouse.FulfilContract, warehouse.FulfilSecond)):
        return rank_contracts(s, seat, picks)
    if isinstance(frame, DiscardContracts):
        return rank_discards(s, seat, picks)
    if isinstance(frame, (BuyDice, complications.ReturnDie, ChooseGarage, SendPartner)):
        return rank_dice(s, seat, frame, picks)
    if isinstance(
        frame, (ChooseProgress, complications.ChooseComplication, complications.ChoosePenalty)
    ):
        return rank_incidents(frame, picks)
    if isinstance(frame, (warehouse.ChooseDelivery, warehouse.ChooseExtraDelivery)):
        return [Priority("CIR-260", "topmost-row", [-float(pick) for pick in picks])]
    return rank_tokens(s, seat, frame, picks)


def passing(pick: int) -> float:
    return 1.0 if pick == PASS else 0.0


def is_faction_offer(table: Table[Any]) -> bool:
    """Trades and a paid move come from a Faction when its next step, the Progress, waits
    [CIR-111, CIR-262]."""
    agenda = table.agenda
    frame = agenda[-1]
    return (
        len(agenda) > 1
        and isinstance(frame, (Trade, MoveHarvester))
        and isinstance(agenda[-2], SeeProgress)
    )


# --- planning


def rank_events(s: State, frame: ChooseEvent, picks: list[int]) -> list[Priority]:
    """A beneficial Event, as the AI counts them; else the common one, which gives Water
    [CIR-166, CIR-270]."""
    blue = s.kit.cards.event_beneficial
    common = s.areas[frame.seat].event
    good = [1.0 if blue[frame.own_event if pick == OWN else common] else 0.0 for pick in picks]
    return [
        Priority("CIR-270", "beneficial-event", good),
        Priority("CIR-166", "event-with-water", [0.0 if pick == OWN else 1.0 for pick in picks]),
    ]


def garages_wanted(s: State, seat: int) -> int:
    """As many dice for Garages as the AI has Schemes in a round, in the last round all; but never
    more than the Algae pays for [CIR-253, CIR-R54].
    """
    area = s.areas[seat]
    algae = area.resources[words.ALGAE]
    most = len(area.rolled) if rounds_left(s) == 0 else s.kit.automata.schemes
    count = 0
    while count < min(most, words.GARAGES):
        algae -= algae_cost(s, seat, words.FIRST_GARAGE + count)
        if algae < 0:
            break
        count += 1
    return count


def farm_gain(s: State, seat: int, planned: vec[i64], farm: int, face: int) -> float:
    """What a die adds to the Harvest of the dice planned so far [CIR-038, CIR-R54]."""
    after = s.clone()
    after.areas[seat].farm_dice = planned[:]
    dice = after.areas[seat].farm_dice
    before = farm_harvest(after, seat)
    dice[farm] = face
    return farm_harvest(after, seat) - before


def rank_assignment(
    s: State, seat: int, given: tuple[int, ...], picks: list[int]
) -> list[Priority]:
    """Dice beyond those for the Garages go to the Farms where they pay most [CIR-033, CIR-R54]."""
    area = s.areas[seat]
    planned = area.farm_dice[:]
    farming = 0
    for answer in given:
        if answer >= FACE_COUNT:
            planned[answer // FACE_COUNT - 1] = answer % FACE_COUNT + 1
            farming += 1
    garage = [1.0 if pick < FACE_COUNT else 0.0 for pick in picks]
    if farming >= len(area.rolled) - garages_wanted(s, seat):
        return [Priority("CIR-R54", "dice-to-garages", garage)]
    gains = [
        0.0
        if pick < FACE_COUNT
        else farm_gain(s, seat, planned, pick // FACE_COUNT - 1, pick % FACE_COUNT + 1)
        for pick in picks
    ]
    return [
        Priority("CIR-R54", "farm-pays-most", gains),
        # A Farm to which the die adds nothing is no better than a Garage.
        Priority("CIR-R54", "dice-to-garages", garage),
        Priority(
            "CIR-R54", "lowest-die", [-float(value_of(s, pick % FACE_COUNT + 1)) for pick in picks]
        ),
    ]


def rank_new_die(s: State, frame: AssignNewDie, picks: list[int]) -> list[Priority]:
    """Zapporah's new die goes where it pays most, and waits where it pays nothing
    [CIR-172, CIR-R54]."""
    planned = s.areas[frame.seat].farm_dice
    gains = [
        0.0 if pick == PASS else farm_gain(s, frame.seat, planned, pick, frame.value)
        for pick in picks
    ]
    return [
        Priority("CIR-R54", "farm-pays-most", gains),
        Priority("CIR-R54", "die-waits", [passing(pick) for pick in picks]),
    ]


# --- goods


def rank_goods(
    s: State, frame: Trade | ChoosePrice | HarvestFarm, picks: list[int]
) -> list[Priority]:
    """Trades that reach a goal, the cheaper price, the resource that a Contract lacks or that is
    worth most [CIR-R55].
    """
    seat = frame.seat
    if isinstance(frame, Trade):
        over = rounds_left(s) == 0 and s.phase >= words.HARVEST
        trade = (
            NO_TRADE
            if over
            else best_trade(s, seat, list(s.areas[seat].resources), frame.left, frame.trades)
        )
        if trade == NO_TRADE:
            return [Priority("CIR-R55", "no-useful-trade", [passing(pick) for pick in picks])]
        return [
            Priority("CIR-R55", "trade-for-goal", [1.0 if pick == trade else 0.0 for pick in picks])
        ]
    if isinstance(frame, ChoosePrice):
        costs = [
            -worth_of(pick, due(s, seat, frame.location, pick, frame.base(s, pick), frame.less))
            for pick in picks
        ]
        return [Priority("CIR-R55", "cheaper-price", costs)]
    amounts = [
        worth_of(pick, farm_amount(s, seat, frame.farm - 1, frame.value, pick)) for pick in picks
    ]
    return [
        Priority(
            "CIR-R55",
            "contract-lacks-it",
            [1.0 if wanted(s, seat, pick) else 0.0 for pick in picks],
        ),
        Priority("CIR-R55", "worth-most", amounts),
    ]


# --- Contracts


def rank_contracts(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """The most points, bonuses as they stand now; then the cheapest [CIR-126, CIR-R56]."""
    points = [-1.0 if pick == PASS else float(contract_points(s, seat, pick)) for pick in picks]
    costs = [0.0 if pick == PASS else -cost_of(s, pick) for pick in picks]
    return [
        Priority("CIR-R56", "contract-points", points),
        Priority("CIR-R56", "cheapest-contract", costs),
    ]


def rank_discards(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """The other way round [CIR-148, CIR-R56]."""
    points = [-float(contract_points(s, seat, pick)) for pick in picks]
    costs = [cost_of(s, pick) for pick in picks]
    return [
        Priority("CIR-R56", "fewest-points", points),
        Priority("CIR-R56", "dearest-contract", costs),
    ]


# --- dice


def rank_dice(
    s: State,
    seat: int,
    frame: BuyDice | complications.ReturnDie | ChooseGarage | SendPartner,
    picks: list[int],
) -> list[Priority]:
    """Two dice within the limit; the rightmost die; a die without work left is given up first
    [CIR-243, CIR-251, CIR-259, CIR-R60].
    """
    if isinstance(frame, BuyDice):
        room = s.kit.rules.dice_limit - dice_in_use(s, seat)
        return [
            Priority(
                "CIR-243", "within-the-limit", [1.0 if pick + 1 <= room else 0.0 for pick in picks]
            ),
            Priority("CIR-259", "two-dice", [float(pick) for pick in picks]),
        ]
    if isinstance(frame, complications.ReturnDie):
        return [Priority("CIR-R60", "die-without-work", [-work_left(pick) for pick in picks])]
    if isinstance(frame, SendPartner):
        return [Priority("CIR-251", "rightmost-die", [float(pick) for pick in picks])]
    algae = s.areas[seat].resources[words.ALGAE]
    payable = [
        1.0 if algae_cost(s, seat, words.FIRST_GARAGE + pick) <= algae else 0.0 for pick in picks
    ]
    return [
        Priority("CIR-R54", "payable-garage", payable),
        Priority("CIR-251", "rightmost-die", [float(pick) for pick in picks]),
    ]


def work_left(place: int) -> float:
    """How much a die at this place of OWN_DIE still has to do: none at the bottom of the base, in
    the Canteen and on the Stations [CIR-R60].
    """
    if place < complications.AT_GARAGES or place >= complications.AT_STATIONS:
        return 0.0
    if place >= complications.AT_HEADQUARTERS:
        return 2.0
    return 1.0 if place >= complications.AT_FARMS else 3.0


# --- incidents


def rank_incidents(
    frame: ChooseProgress | complications.ChooseComplication | complications.ChoosePenalty,
    picks: list[int],
) -> list[Priority]:
    """The leftmost token to the leftmost free space; nothing is lost that need not be
    [CIR-164, CIR-199, CIR-262]."""
    if isinstance(frame, ChooseProgress):
        return [Priority("CIR-262", "leftmost-incident", [-float(pick) for pick in picks])]
    if isinstance(frame, complications.ChooseComplication):
        return [
            Priority("CIR-199", "ignores-complications", [passing(pick) for pick in picks]),
            Priority("CIR-262", "leftmost-incident", [-float(pick) for pick in picks]),
        ]
    return [
        Priority(
            "CIR-164", "mirrored", [1.0 if pick >= complications.MIRROR else 0.0 for pick in picks]
        ),
        Priority(
            "CIR-262", "leftmost-incident", [-float(pick % complications.MIRROR) for pick in picks]
        ),
    ]


# --- tokens


def rank_tokens(s: State, seat: int, frame: Frame, picks: list[int]) -> list[Priority]:
    """New tokens go to free places; most points first, then Farms that need no die; own ones go the
    other way round [CIR-R57].
    """
    area = s.areas[seat]
    if isinstance(frame, tokens.TakeFarm):
        return rank_stacks(s, s.farm_stacks, True, picks)
    if isinstance(frame, tokens.TakeShip):
        return rank_stacks(s, s.ship_stacks, False, picks)
    if isinstance(frame, tokens.PlaceFarm):
        return rank_spots(s, area.farms, True, picks)
    if isinstance(frame, tokens.PlaceShip):
        return rank_spots(s, area.ships, False, picks)
    if isinstance(frame, tokens.DestroyFarm):
        return rank_losses(s, area.farms, True, picks)
    assert isinstance(frame, tokens.DestroyShip)
    return rank_losses(s, area.ships, False, picks)


def token_points(s: State, token: int, farm: bool) -> float:
    return float(s.kit.tiles.farm_points[token] if farm else s.kit.tiles.ship_points[token])


def needs_die(s: State, token: int, farm: bool) -> float:
    return 1.0 if farm and s.kit.tiles.farm_takes_die[token] else 0.0


def rank_stacks(s: State, stacks: list[list[int]], farm: bool, picks: list[int]) -> list[Priority]:
    """Which stack: a token is declined rather than replaced; of level ones the leftmost
    [CIR-R57]."""
    points = [0.0 if pick == PASS else token_points(s, stacks[pick][-1], farm) for pick in picks]
    idle = [0.0 if pick == PASS else -needs_die(s, stacks[pick][-1], farm) for pick in picks]
    return [
        Priority("CIR-R57", "keeps-tokens", [passing(pick) for pick in picks]),
        Priority("CIR-R57", "token-points", points),
        Priority("CIR-R57", "farm-without-die", idle),
        Priority("CIR-R57", "leftmost-stack", [-float(pick) for pick in picks]),
    ]


def rank_spots(s: State, own: vec[i64], farm: bool, picks: list[int]) -> list[Priority]:
    """Where it goes: to a free place, else instead of the token that is missed least [CIR-R57]."""
    free = [1.0 if pick == tokens.NEW else 0.0 for pick in picks]
    if tokens.NEW in picks:
        return [Priority("CIR-R57", "free-place", free)]
    return rank_losses(s, own, farm, [pick - 1 for pick in picks])


def rank_losses(s: State, own: vec[i64], farm: bool, places: list[int]) -> list[Priority]:
    """Which own token goes: fewest points, then a Farm that needs a die [CIR-120, CIR-R57]."""
    return [
        Priority(
            "CIR-R57",
            "fewest-token-points",
            [-token_points(s, own[place], farm) for place in places],
        ),
        Priority(
            "CIR-R57", "farm-with-die-goes", [needs_die(s, own[place], farm) for place in places]
        ),
    ]
