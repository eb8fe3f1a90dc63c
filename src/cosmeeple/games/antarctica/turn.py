"""The sun and a player's turn [ANT-040..061, ANT-130..134, ANT-D03..D06, ANT-D14].

The turn in our normal form: the sun moves; its first ship sails (a discard may come before); then,
until the player ends the turn, one action, one card and one discard in any order.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.antarctica import building, camp, events, research, shipyard
from cosmeeple.games.antarctica import vocabulary as words
from cosmeeple.games.antarctica.scoring import outcome
from cosmeeple.games.antarctica.state import State, leave_zone, on_board, take_reserve, zone_of
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import QUICK, Decision, Domain, Effect, Part, Table, Why, frame

DISCARDS: Final = ("cube", "ship", *[f"ship:{piece}" for piece in range(1, words.SHIPS_EACH + 1)])
DISCARD_CUBE: Final = 0
DISCARD_AVAILABLE_SHIP: Final = 1
DISCARD_BOARD_SHIP: Final = 2

# The answers of Sail: a zone, or a discard.
SAIL_DISCARD: Final = words.ZONE_COUNT
SAIL: Final[Domain] = Domain.of(
    "sail", (Part(0, "sail", words.ZONES), Part(SAIL_DISCARD, "discard", DISCARDS))
)

# The answers of TakeTurn: the first one of each kind.
BUILD: Final = 0
BUILD_WITH_CARD: Final = BUILD + words.DECK_COUNT
BUILD_SHIP: Final = BUILD_WITH_CARD + words.DECK_COUNT
HIRE: Final = BUILD_SHIP + 1
RESEARCH: Final = HIRE + 1
NO_ACTION: Final = RESEARCH + words.TRACK_COUNT
END: Final = NO_ACTION + 1
TURN_DISCARD: Final = END + 1
PLAY_ICEBREAKER: Final = TURN_DISCARD + 2 + words.SHIPS_EACH
PLAY_SEND_SCIENTIST: Final = PLAY_ICEBREAKER + words.ZONE_COUNT
PLAY_ADD_SCIENTISTS: Final = PLAY_SEND_SCIENTIST + 1
PLAY_QUICK_RESEARCH: Final = PLAY_ADD_SCIENTISTS + 1
TURN: Final[Domain] = Domain.of(
    "turn",
    (
        Part(BUILD, "build", words.DECKS),
        Part(BUILD_WITH_CARD, "build", words.DECKS, ":card"),
        Part(BUILD_SHIP, "build_ship"),
        Part(HIRE, "hire"),
        Part(RESEARCH, "research", words.TRACKS),
        Part(NO_ACTION, "no_action"),
        Part(END, "end"),
        Part(TURN_DISCARD, "discard", DISCARDS),
        Part(PLAY_ICEBREAKER, "play:icebreaker", words.ZONES),
        Part(PLAY_SEND_SCIENTIST, "play:send_scientist"),
        Part(PLAY_ADD_SCIENTISTS, "play:add_two_scientists"),
        Part(PLAY_QUICK_RESEARCH, "play:quick_research", words.TRACKS),
    ),
)


# --- the sun


@final
@frame
class MoveSun(Effect):
    """The sun goes on to the next ship, whose owner takes a turn; or the game is over.

    [ANT-040..045, ANT-R31, ANT-R32]
    """

    def happen(self, t: Table[State]) -> None:
        s = t.state
        cause = "" if s.ending else stopped_by(s)
        if cause or s.ending:
            end_game(t, cause)
            return
        origin = s.sun
        zones = s.kit.starts[len(s.areas)].zones
        place = zones.index(s.sun)
        while True:
            place = (place + 1) % len(zones)
            s.still += 1
            if s.queues[zones[place]]:
                break
        s.sun = zones[place]
        for seat in range(len(s.carded)):
            s.carded[seat] = 0
        queue = s.queues[s.sun]
        first = queue[0]
        if t.telling:
            t.tell(events.SunMoved(origin, s.sun, words.owner(first), s.turns + 1))
        if len(queue) > 1 and s.icebreakers[s.sun] >> words.owner(queue[1]) & 1:
            t.then(IcebreakerTurn(queue[1]), MoveSun())
        else:
            t.then(self)
        start_turn(t, first)


def stopped_by(s: State) -> str:
    """Why the game cannot go on although nobody ended it: safeguards of the engine
    [ANT-R31, ANT-R32]."""
    zones = len(s.kit.starts[len(s.areas)].zones)
    if s.still >= s.kit.stalemate_revolutions * zones:
        return "stalemate"
    if s.turns >= s.kit.longest_game:
        return "turn-limit"
    for queue in s.queues:
        if queue:
            return ""
    return "no-ships"


def end_game(t: Table[State], cause: str) -> None:
    """Nothing more is carried out, not even a pending Icebreaker; the game is scored
    [ANT-140..143, ANT-157, ANT-R21, ANT-R31, ANT-R32]."""
    s = t.state
    s.ending = True
    t.finish()
    if t.telling:
        if cause:
            t.tell(events.EndTriggered(-1, cause, "ANT-R32" if cause == "no-ships" else "ANT-R31"))
        result = outcome(s)
        t.tell(events.GameEnded(result.winners, result.scores))


@final
@frame
class IcebreakerTurn(Effect):
    """The second ship acts before the sun moves on, if it is still here.

    [ANT-130, ANT-131, ANT-143, ANT-R23..R26, ANT-X10]
    """

    ship: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.ending or self.ship not in s.queues[s.sun] or stopped_by(s):
            return
        seat = words.owner(self.ship)
        s.icebreakers[s.sun] &= ~(1 << seat)
        s.played.append(words.ICEBREAKER)
        s.still = 0
        if t.telling:
            t.tell(events.IcebreakerUsed(seat, s.sun, s.turns + 1))
        start_turn(t, self.ship)


def start_turn(t: Table[State], ship: int) -> None:
    """A turn with this ship; ships built in earlier turns count as old now [ANT-042, ANT-R29]."""
    t.state.turns += 1
    t.state.fresh = 0
    t.then(Sail(words.owner(ship), ship, 0))


# --- discarding, at any moment of the turn


def may_discard(s: State, seat: int, what: int, discards: int, active: int, why: Why) -> bool:
    """One cube or ship per turn; the active ship only after it has sailed
    [ANT-058..060, ANT-R08, ANT-D04]."""
    limit = s.kit.discards_per_turn
    if not why.below(discards, limit, "ANT-060", "discard-left"):
        return False
    area = s.areas[seat]
    if what == DISCARD_CUBE:
        return why.some(area.cubes_available, "ANT-058", "cube-available")
    if what == DISCARD_AVAILABLE_SHIP:
        return why.some(area.ships_available, "ANT-058", "ship-available")
    ship = seat * words.SHIPS_EACH + what - DISCARD_BOARD_SHIP
    return why.need(ship != active, "ANT-R08", "not-the-active-ship", ship) and why.need(
        zone_of(s, ship) >= 0, "ANT-058", "ship-on-board", ship
    )


def add_discards(s: State, seat: int, first: int, active: int, options: vec[i64]) -> vec[i64]:
    """The discards that `may_discard` allows, found quickly."""
    area = s.areas[seat]
    if area.cubes_available > 0:
        options = append(options, first + DISCARD_CUBE)
    if area.ships_available > 0:
        options = append(options, first + DISCARD_AVAILABLE_SHIP)
    fleet = on_board(s, seat)
    for place in range(area.launched):
        if fleet >> place & 1 and seat * words.SHIPS_EACH + place != active:
            options = append(options, first + DISCARD_BOARD_SHIP + place)
    return options


def discard(t: Table[State], seat: int, what: int) -> None:
    """The piece goes to Discarded; a scientist comes from the reserve if there is one.

    [ANT-058, ANT-059, ANT-061, ANT-R09]
    """
    s = t.state
    area = s.areas[seat]
    if what == DISCARD_CUBE:
        area.cubes_available -= 1
        area.cubes_discarded += 1
    else:
        if what == DISCARD_AVAILABLE_SHIP:
            area.ships_available -= 1
        else:
            leave_zone(s, seat * words.SHIPS_EACH + what - DISCARD_BOARD_SHIP)
        area.ships_discarded += 1
    hired = take_reserve(area, 1)
    s.still = 0
    if t.telling:
        t.tell(
            events.PieceDiscarded(
                seat, "cube" if what == DISCARD_CUBE else "ship", hired, area.reserve
            )
        )


# --- sailing


@final
@frame
class Sail(Decision):
    """The ship must go to another open zone with a free space; a discard may come first.

    [ANT-050..052, ANT-R07, ANT-D03]
    """

    domain: ClassVar[Domain] = SAIL

    ship: int
    discards: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick < SAIL_DISCARD:
            return research.may_enter(s, self.ship, pick, why)
        return may_discard(s, self.seat, pick - SAIL_DISCARD, self.discards, self.ship, why)

    def options(self, s: State) -> vec[i64]:
        # The ship whose turn it is stands in the sun's zone.
        sun, spaces = s.sun, s.kit.ship_spaces
        options = vec[i64](
            [
                zone
                for zone in s.kit.starts[len(s.areas)].zones
                if zone != sun and len(s.queues[zone]) < spaces
            ]
        )
        if self.discards < s.kit.discards_per_turn:
            options = add_discards(s, self.seat, SAIL_DISCARD, self.ship, options)
        return options

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick >= SAIL_DISCARD:
            discard(t, self.seat, pick - SAIL_DISCARD)
            t.then(Sail(self.seat, self.ship, self.discards + 1))
            return
        origin = leave_zone(t.state, self.ship)
        t.state.queues[pick].append(self.ship)
        if t.telling:
            t.tell(events.ShipSailed(self.seat, self.ship, origin, pick))
        t.then(TakeTurn(self.seat, pick, False, self.discards))


# --- action, card and discard


def may_play(s: State, seat: int, card: int, why: Why) -> bool:
    """A shipyard card in hand, and no card played yet [ANT-055, ANT-131, ANT-R28, ANT-R37]."""
    return why.need(card in s.areas[seat].hand, "ANT-055", "card-in-hand", card) and why.below(
        s.carded[seat], s.kit.cards_per_turn, "ANT-055", "card-left"
    )


def may_lay_icebreaker(s: State, seat: int, zone: int, why: Why) -> bool:
    """Into a zone where an own ship is second and no own Icebreaker lies
    [ANT-130, ANT-R25, ANT-R44]."""
    queue = s.queues[zone]
    return why.need(
        len(queue) > 1 and words.owner(queue[1]) == seat, "ANT-130", "own-ship-second", zone
    ) and why.need(not s.icebreakers[zone] >> seat & 1, "ANT-R25", "no-own-icebreaker", zone)


def play_card(t: Table[State], seat: int, zone: int, part: i64, place: i64) -> None:
    """Play a shipyard card; all but the Icebreaker go to the box at once
    [ANT-056, ANT-130..134, ANT-R27]."""
    s = t.state
    area = s.areas[seat]
    s.carded[seat] += 1
    s.still = 0
    if part == PLAY_ICEBREAKER:
        area.hand.remove(words.ICEBREAKER)
        s.icebreakers[place] |= 1 << seat
        if t.telling:
            t.tell(events.IcebreakerPlaced(seat, place))
    elif part == PLAY_SEND_SCIENTIST:
        put_away(t, seat, words.SEND_SCIENTIST, "ANT-132")
        building.send_scientist(t, seat, zone)
    elif part == PLAY_ADD_SCIENTISTS:
        put_away(t, seat, words.ADD_TWO_SCIENTISTS, "ANT-133")
        hired = take_reserve(area, s.kit.shipyard_amount[words.ADD_TWO_SCIENTISTS])
        if t.telling:
            t.tell(events.ScientistsAdded(seat, hired, area.reserve))
    else:
        put_away(t, seat, words.QUICK_RESEARCH, "ANT-134")
        points = s.kit.shipyard_amount[words.QUICK_RESEARCH]
        research.advance(t, seat, place, points, "ANT-134")


def put_away(t: Table[State], seat: int, card: int, cites: str) -> None:
    """A shipyard card that was played goes to the box [ANT-056]."""
    t.state.areas[seat].hand.remove(card)
    t.state.played.append(card)
    if t.telling:
        t.tell(events.ShipyardCardPlayed(seat, card, cites))


@final
@frame
class TakeTurn(Decision):
    """After sailing: one action, at most one card and one discard, in any order.

    [ANT-053..060, ANT-R36, ANT-R38, ANT-R41, ANT-D04..D07, ANT-D14]

    `zone` is the destination zone for the whole turn, even if the ship leaves it again.
    """

    domain: ClassVar[Domain] = TURN

    zone: int
    acted: bool
    discards: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if not why.must(not s.ending, "ANT-140", "game-goes-on"):
            return False
        seat, zone = self.seat, self.zone
        part, place = TURN.split(pick)
        if part == END:
            return why.need(self.acted, "ANT-053", "action-taken")
        if part < END:
            return why.need(not self.acted, "ANT-053", "no-action-yet") and may_act(
                s, seat, zone, part, place, why
            )
        if part == TURN_DISCARD:
            return may_discard(s, seat, place, self.discards, -1, why)
        if part == PLAY_ICEBREAKER:
            return may_play(s, seat, words.ICEBREAKER, why) and may_lay_icebreaker(
                s, seat, place, why
            )
        if part == PLAY_SEND_SCIENTIST:
            supply = s.areas[seat].supply
            return may_play(s, seat, words.SEND_SCIENTIST, why) and why.need(
                supply > 0, "ANT-R44", "scientists", 1, supply
            )
        if part == PLAY_ADD_SCIENTISTS:
            reserve = s.areas[seat].reserve
            return may_play(s, seat, words.ADD_TWO_SCIENTISTS, why) and why.some(
                reserve, "ANT-R44", "reserve-left"
            )
        points = s.kit.shipyard_amount[words.QUICK_RESEARCH]
        return may_play(s, seat, words.QUICK_RESEARCH, why) and research.may_advance(
            s, seat, place, points, why
        )

    def is_forced(self) -> bool:
        """A turn that ended by itself would tell that no card in the hand can be played
        [ANT-161, ANT-R22, ANT-D14]."""
        return False

    def options(self, s: State) -> vec[i64]:
        options = vec[i64]()
        if s.ending:
            return options
        if self.acted:
            options = append(options, END)
        else:
            options = self.add_actions(s, options)
        if self.discards < s.kit.discards_per_turn:
            options = add_discards(s, self.seat, TURN_DISCARD, -1, options)
        if s.carded[self.seat] < s.kit.cards_per_turn and s.areas[self.seat].hand:
            for pick in range(PLAY_ICEBREAKER, PLAY_QUICK_RESEARCH + words.TRACK_COUNT):
                if self.allows(s, pick, QUICK):
                    options = append(options, pick)
        return options

    def add_actions(self, s: State, options: vec[i64]) -> vec[i64]:
        seat, zone = self.seat, self.zone
        reached = building.reach(s, seat)
        for deck in range(words.DECK_COUNT):
            if building.may_build(s, seat, zone, deck, reached, QUICK):
                options = append(options, BUILD + deck)
        resources = s.areas[seat].resources
        if resources[0] + resources[1] > 0:
            for deck in range(words.DECK_COUNT):
                if building.may_build_with_card(s, seat, zone, deck, reached, QUICK):
                    options = append(options, BUILD_WITH_CARD + deck)
        if shipyard.may_build_ship(s, seat, zone, QUICK):
            options = append(options, BUILD_SHIP)
        if camp.may_hire(s, seat, zone, QUICK):
            options = append(options, HIRE)
        for track in s.kit.starts[len(s.areas)].tracks:
            if research.may_research(s, seat, zone, track, QUICK):
                options = append(options, RESEARCH + track)
        return append(options, NO_ACTION)

    def resolve(self, t: Table[State], pick: i64) -> None:
        seat, zone = self.seat, self.zone
        part, place = TURN.split(pick)
        if part == NO_ACTION:
            if t.telling:
                t.tell(events.Passed(seat))
        elif part < NO_ACTION:
            t.then(TakeTurn(seat, zone, True, self.discards))
            act(t, seat, zone, part, place)
        elif part == TURN_DISCARD:
            discard(t, seat, place)
            t.then(TakeTurn(seat, zone, self.acted, self.discards + 1))
        elif part != END:
            t.then(self)
            play_card(t, seat, zone, part, place)


def may_act(s: State, seat: int, zone: int, part: i64, place: i64, why: Why) -> bool:
    """What the one action of the turn asks for [ANT-053]."""
    if part == BUILD:
        return building.may_build(s, seat, zone, place, building.reach(s, seat), why)
    if part == BUILD_WITH_CARD:
        return building.may_build_with_card(s, seat, zone, place, building.reach(s, seat), why)
    if part == BUILD_SHIP:
        return shipyard.may_build_ship(s, seat, zone, why)
    if part == HIRE:
        return camp.may_hire(s, seat, zone, why)
    return part == NO_ACTION or research.may_research(s, seat, zone, place, why)


def act(t: Table[State], seat: int, zone: int, part: i64, place: i64) -> None:
    """The one action of the turn [ANT-053]."""
    if part == BUILD:
        building.build(t, seat, zone, place)
    elif part == BUILD_WITH_CARD:
        building.play_resource_card(t, seat, place)
        building.build(t, seat, zone, place)
    elif part == BUILD_SHIP:
        shipyard.launch(t, seat)
    elif part == HIRE:
        camp.hire(t, seat, zone)
    else:
        research.research(t, seat, zone, place)
