"""The orb step before Explore [RAC-060, RAC-360..369, RAC-380..389, RAC-431..434, RAC-R10..R12,
RAC-R15, RAC-R27, RAC-R28, RAC-D21..D24]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import events
from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.conquest import boost_by
from cosmeeple.games.race.military import can_spend_for, general_military
from cosmeeple.games.race.orb_board import airlocks, layer, square
from cosmeeple.games.race.orb_kit import BREEDING, CELLS
from cosmeeple.games.race.orb_places import OUTSIDE, square_name
from cosmeeple.games.race.orb_play import CELL_OR_PASS, PlayOrbCard, TakeOrbCard, breed
from cosmeeple.games.race.orb_reach import ENDLESS, military_needed, reach, steps_needed
from cosmeeple.games.race.orb_ways import Reach, barriers_left, walls_left
from cosmeeple.games.race.state import Area, State, begin_phase, chose, printed, was_there
from cosmeeple.games.race.tokens import amount, turn_up
from cosmeeple.kernel.engine.domain import Part
from cosmeeple.kernel.engine.rows import (
    append,
    extend,
    insert_at,
    insert_sorted,
    place_of,
    pop,
    remove,
    sort,
    vec,
    zeros,
)
from cosmeeple.kernel.frames import PASS, QUICK, Decision, Domain, Effect, Frame, Table, Why, frame

ORB_TURNS: Final = ("move_play", "move_take", "play_take", "all")
MOVE_PLAY: Final = 0
MOVE_TAKE: Final = 1
PLAY_TAKE: Final = 2
ALL_THREE: Final = 3
ORB_TURN: Final = Domain("orb_turn", ORB_TURNS, True)
TEAM: Final = Domain("team", ("first", "second"), True)

# The answers of MoveTeam: a square, a card that gives Military, a token as a pass, as Military, as
# movement.
SQUARE: Final = 0
BOOST: Final = len(CELLS)
PASSAGE: Final = BOOST + words.CARD_COUNT
MILITARY: Final = PASSAGE + words.TOKEN_COUNT
FASTER: Final = MILITARY + words.TOKEN_COUNT
MOVING: Final[Domain] = Domain.of(
    "moving",
    (
        Part(SQUARE, "", CELLS),
        Part(BOOST, "boost", words.CARDS),
        Part(PASSAGE, "passage", words.ARTIFACT_TOKENS),
        Part(MILITARY, "military", words.ARTIFACT_TOKENS),
        Part(FASTER, "faster", words.ARTIFACT_TOKENS),
    ),
    True,
)


@final
@frame
class OrbStep(Effect):
    """Who chose Explore: Orb moves to the front of the track; then each acts or passes once, in
    this order [RAC-060, RAC-360..362, RAC-368, RAC-R11]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, 0)
        orb = s.orbs[0]
        track = vec[i64]([seat for seat in orb.track if chose(s, seat, words.EXPLORE_ORB)])
        for seat in orb.track:
            if seat not in track:
                track = append(track, seat)
        orb.track = track
        orb.stopped = zeros(len(s.areas))
        if t.telling:
            t.tell(events.OrbStepBegan(tuple(orb.track)))
        followers: list[Frame] = [OrbTurn(seat) for seat in orb.track]
        t.then_all(followers)


@final
@frame
class OrbTurn(Decision):
    """Pass, or act: all three actions for whoever chose Explore: Orb, two of them for the others,
    always in the order move, play, take [RAC-362..366, RAC-D21]."""

    verb: ClassVar[str] = "step"
    domain: ClassVar[Domain] = ORB_TURN

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        chosen = chose(s, self.seat, words.EXPLORE_ORB)
        return why.need(
            (pick == ALL_THREE) == chosen, "RAC-364", "actions-of-the-step", 3 if chosen else 2
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        seat = self.seat
        if t.telling:
            t.tell(events.OrbTurnChosen(seat, "pass" if pick == PASS else ORB_TURNS[pick]))
        if pick == PASS:
            orb = t.state.orbs[0]
            orb.track = remove(orb.track, seat)
            orb.track = insert_at(orb.track, 0, seat)
            returning: list[Frame] = [
                ReturnTeam(seat, team) for team in range(len(t.state.areas[seat].teams))
            ]
            t.then_all(returning)
            return
        followers: list[Frame] = []
        if pick != PLAY_TAKE:
            followers.append(NextTeam(seat, 0, 0))
        if pick != MOVE_TAKE:
            followers.append(PlayOrbCard(seat, False))
        if pick != MOVE_PLAY:
            followers.append(TakeOrbCard(seat))
        t.then_all(followers)


@final
@frame
class ReturnTeam(Decision):
    """Who passes may bring a team back to any airlock [RAC-367, RAC-389, RAC-419, RAC-D22]."""

    verb: ClassVar[str] = "return"
    domain: ClassVar[Domain] = CELL_OR_PASS

    team: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        here = s.areas[self.seat].teams[self.team]
        there = square_name(s.orbs[0], s.kit.orb, pick) if why.explaining else OUTSIDE
        return why.must(
            pick in airlocks(s.orbs[0], s.kit.orb), "RAC-367", "is-airlock", there
        ) and why.need(pick != here, "RAC-367", "is-elsewhere", there)

    def options(self, s: State) -> vec[i64]:
        here = s.areas[self.seat].teams[self.team]
        found = vec[i64]([PASS])
        for cell in airlocks(s.orbs[0], s.kit.orb):
            if cell != here:
                found = append(found, cell)
        return found

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        t.state.areas[self.seat].teams[self.team] = pick
        if t.telling:
            there = square_name(t.state.orbs[0], t.state.kit.orb, pick)
            t.tell(events.TeamReturned(self.seat, pick, there))


# --- moving


@final
@frame
class NextTeam(Effect):
    """One team after the other, in the player's order; at last a token may give a team that was not
    stopped more squares
    [RAC-380, RAC-388, RAC-R12, RAC-R15]. `moved` and `again` are teams, one bit each."""

    owner: i64
    moved: i64
    again: i64

    def happen(self, t: Table[State]) -> None:
        area = t.state.areas[self.owner]
        count = len(area.teams)
        waiting = [team for team in range(count) if not self.moved >> team & 1]
        if len(waiting) == 1:
            move = MoveTeam(self.owner, waiting[0], team_speed(t.state, area), 0, 0)
            t.then(move, NextTeam(self.owner, self.moved | 1 << waiting[0], self.again))
        elif waiting or (count > 1 and len(area.tokens) > 0 and self.once_more(t.state)):
            t.then(ChooseTeam(self.owner, self.moved, self.again))

    def once_more(self, s: State) -> bool:
        stopped = s.orbs[0].stopped[self.owner]
        count = len(s.areas[self.owner].teams)
        return any([not (stopped | self.again) >> team & 1 for team in range(count)])


@final
@frame
class ChooseTeam(Decision):
    """Which team moves next [RAC-380, RAC-D23, RAC-R12, RAC-R15]."""

    verb: ClassVar[str] = "team"
    domain: ClassVar[Domain] = TEAM

    moved: i64
    again: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        everybody = self.moved == (1 << len(area.teams)) - 1
        if pick == PASS:
            return why.need(everybody, "RAC-380", "all-teams-moved")
        if not why.must(pick < len(area.teams), "RAC-380", "team-in-play", pick):
            return False
        if not everybody:
            return why.need(not self.moved >> pick & 1, "RAC-R12", "team-not-moved", pick)
        stopped = s.orbs[0].stopped[self.seat]
        return why.need(not stopped >> pick & 1, "RAC-386", "team-not-stopped", pick) and why.need(
            not self.again >> pick & 1, "RAC-R15", "team-not-again", pick
        )

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        again = self.moved >> pick & 1 == 1
        moves = 0 if again else team_speed(t.state, t.state.areas[self.seat])
        bit = 1 << pick
        t.then(
            MoveTeam(self.seat, pick, moves, 0, 0),
            NextTeam(self.seat, self.moved | bit, self.again | (bit if again else 0)),
        )


def team_speed(s: State, area: Area) -> i64:
    """Four squares, and more with the powers for it [RAC-064, RAC-201, RAC-380, RAC-381]."""
    return s.kit.orb.speed + printed(s.kit.facts.team_speed, area)


def barrier_military(s: State, area: Area) -> i64:
    """Military with what is specialised against Aliens, and temporary Military
    [RAC-384, RAC-R27]."""
    specialised = printed(s.kit.facts.military_by_good[words.ALIEN], area)
    return general_military(s.kit, area.tableau, area.old) + specialised + area.boost


def can_boost(s: State, area: Area, card: i64) -> bool:
    """Settle powers for temporary Military work here too, a use of phase I
    [RAC-209, RAC-210, RAC-384]."""
    if s.kit.facts.sacrifice_military[card] > 0:
        return True
    return can_spend_for(s, area, card, words.NONE)


@final
@frame
class MoveTeam(Decision):
    """Move to a square within reach, use something that helps, or stop here
    [RAC-380..389, RAC-431..434, RAC-D23, RAC-D24].

    `left` squares may still be moved; `barriers` and `walls` are passages by tokens. Whoever holds
    a token face down is asked even at the end of the movement, because its face is secret.
    """

    verb: ClassVar[str] = "go"
    domain: ClassVar[Domain] = MOVING

    team: i64
    left: i64
    barriers: i64
    walls: i64

    def is_asked(self, s: State) -> bool:
        """Depends on open things only: movement left or a face-down token, and not stopped
        [RAC-386]."""
        area = s.areas[self.seat]
        stopped = s.orbs[0].stopped[self.seat] >> self.team & 1
        return not stopped and (self.left > 0 or len(area.tokens) > 0)

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        if not why.must(self.is_asked(s), "RAC-386", "team-may-move", self.left):
            return False
        if pick == PASS:
            return True
        part, number = MOVING.split(pick)
        if part == SQUARE:
            return self.allows_square(s, area, pick, why)
        if part == BOOST:
            return (
                why.must(self.left > 0, "RAC-380", "movement-left", self.left)
                and why.must(was_there(area, number), "RAC-042", "was-there", number)
                and why.need(can_boost(s, area, number), "RAC-384", "boosts-military", number)
            )
        if not why.must(number in area.tokens, "RAC-430", "holds-token", number):
            return False
        if part == FASTER:
            speed = amount(s, number, words.TEAM_MOVE)
            return why.need(speed > 0, "RAC-431", "token-has-use", number)
        if not why.must(self.left > 0, "RAC-380", "movement-left", self.left):
            return False
        if part == MILITARY:
            military = amount(s, number, words.TOKEN_MILITARY)
            return why.need(military > 0, "RAC-434", "token-has-use", number)
        passes = amount(s, number, words.PASS_ANYTHING) + amount(s, number, words.PASS_BARRIER)
        return why.need(passes > 0, "RAC-432", "token-has-use", number)

    def allows_square(self, s: State, area: Area, pick: i64, why: Why) -> bool:
        """A square of the Orb within reach: says how many steps or which Military are missing."""
        orb, kit = s.orbs[0], s.kit.orb
        here = area.teams[self.team]
        military = barrier_military(s, area)
        there = square_name(orb, kit, pick) if why.explaining else OUTSIDE
        if not why.must(
            square(orb, pick) != 0 and pick not in (here, kit.airlock_twin),
            "RAC-382",
            "is-square",
            there,
        ):
            return False
        if self.reach(s).arrival(pick) != words.NONE:
            return why.need(True, "RAC-380", "within-reach", self.left, military)
        if not why.explaining:
            return False
        needed = military
        steps = steps_needed(orb, kit, here, pick, military, self.barriers, self.walls)
        if steps == 0:
            needed = military_needed(orb, kit, here, pick, ENDLESS, self.barriers, self.walls)
            if not why.must(needed > 0, "RAC-383", "some-way", there):
                return False
            why.need(False, "RAC-384", "beats-barriers", needed, military)
            steps = steps_needed(orb, kit, here, pick, needed, self.barriers, self.walls)
        return why.need(steps <= self.left, "RAC-380", "enough-movement", steps, self.left)

    def reach(self, s: State) -> Reach:
        """Where the team can go from here."""
        area = s.areas[self.seat]
        here = area.teams[self.team]
        military = barrier_military(s, area)
        return reach(s.orbs[0], s.kit.orb, here, self.left, military, self.barriers, self.walls)

    def options(self, s: State) -> vec[i64]:
        if not self.is_asked(s):
            return vec[i64]()
        area = s.areas[self.seat]
        found = vec[i64]([PASS])
        if self.left > 0:
            found = extend(found, self.reach(s).squares())
            if printed(s.kit.facts.boosts, area) > 0:
                cards = area.tableau[: area.old]
                sort(cards)
                for card in cards:
                    if can_boost(s, area, card):
                        found = append(found, BOOST + card)
        if len(area.tokens) > 0:
            for group in (PASSAGE, MILITARY, FASTER):
                for token in range(words.TOKEN_COUNT):
                    if token in area.tokens and self.allows(s, group + token, QUICK):
                        found = append(found, group + token)
        return found

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        area = s.areas[self.seat]
        part, number = MOVING.split(pick)
        if part == SQUARE:
            self.move(t, pick)
            return
        if part == BOOST:
            t.then(self)
            boost_by(t, self.seat, number, words.NONE, len(area.tokens) > 0)
            return
        turn_up(t, self.seat, number)
        left, barriers, walls = self.left, self.barriers, self.walls
        if part == PASSAGE:
            whole = amount(s, number, words.PASS_ANYTHING)
            barriers += 1 - whole
            walls += whole
        elif part == MILITARY:
            area.boost += amount(s, number, words.TOKEN_MILITARY)
        else:
            left += amount(s, number, words.TEAM_MOVE)
        t.then(MoveTeam(self.seat, self.team, left, barriers, walls))

    def move(self, t: Table[State], cell: i64) -> None:
        """The team goes there; a token stops it and is taken; a breeding spot breeds
        [RAC-386, RAC-387]."""
        s = t.state
        orb = s.orbs[0]
        area = s.areas[self.seat]
        here = area.teams[self.team]
        near = self.reach(s)
        steps = near.steps_to(cell)
        arriving = near.arrival(cell)
        area.teams[self.team] = cell
        if t.telling:
            kit = s.kit.orb
            left, there = square_name(orb, kit, here), square_name(orb, kit, cell)
            t.tell(events.TeamMoved(self.seat, here, cell, steps, left, there))
        if cell not in orb.spots:
            left = self.left - steps
            t.then(
                MoveTeam(self.seat, self.team, left, barriers_left(arriving), walls_left(arriving))
            )
            return
        place = place_of(orb.spots, cell)
        orb.spots, _ = pop(orb.spots, place)
        orb.spot_tokens, token = pop(orb.spot_tokens, place)
        area.tokens = insert_sorted(area.tokens, token)
        orb.stopped[self.seat] |= 1 << self.team
        if t.telling:
            there = square_name(orb, s.kit.orb, cell)
            t.tell(
                events.TokenTaken(self.seat, cell, "A" if token < words.A_TOKENS else "B", there)
            )
            t.tell(events.TokenSeen(self.seat, token), self.seat)
        if square(orb, cell) == BREEDING:
            breed(t, self.seat, layer(orb, cell))
