"""Laying orb cards and airlocks [RAC-345, RAC-346, RAC-387, RAC-400..407, RAC-414..419,
RAC-D25..D27]: which card, which turn, where. A question each."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import events, orb_laying
from cosmeeple.games.race.orb_board import Orb, lay
from cosmeeple.games.race.orb_kit import AIRLOCK, BREEDING, CELLS, SPOT_A, SPOT_B, Face
from cosmeeple.games.race.orb_places import beside, square_name
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import NONE, ORB_CARDS, SMALL_AIRLOCK
from cosmeeple.kernel.engine.rows import append, extend, insert_sorted, pop, remove, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

ORB_CARD_OR_PASS: Final = Domain("orb_card", ORB_CARDS, True)
TURN: Final = Domain("turn", ("upright", "right", "over", "left"))
CELL: Final = Domain("cell", CELLS)
CELL_OR_PASS: Final = Domain("cell", CELLS, True)


def all_teams(s: State) -> vec[i64]:
    """The squares of all teams; the airlock area counts as one, and may not be covered anyway."""
    found = vec[i64]()
    for area in s.areas:
        found = extend(found, area.teams)
    return found


def faces_of(s: State, piece: i64) -> tuple[Face, ...]:
    return s.kit.orb.faces[piece]


def blocked(s: State, away_from: i64) -> vec[i64]:
    """The squares that no card may cover now, as rows of bits; `away_from` is the layer of a
    breeding spot, or NONE."""
    return orb_laying.blocked_squares(s.orbs[0], all_teams(s), away_from)


def is_playable(s: State, piece: i64, squares: vec[i64]) -> bool:
    """Is there any turn and place for it, with these squares blocked?"""
    orb = s.orbs[0]
    for face in faces_of(s, piece):
        if orb_laying.fits_somewhere(orb, face, squares):
            return True
    return False


def draw_orb_card(s: State) -> i64:
    """The top orb card, or NONE; who takes the last one ends the game after this round
    [RAC-182, RAC-414, RAC-416, RAC-R23]."""
    orb = s.orbs[0]
    if len(orb.deck) == 0:
        return NONE
    orb.deck, card = pop(orb.deck)
    if len(orb.deck) == 0:
        orb.exhausted = True
    return card


@final
@frame
class TakeOrbCard(Effect):
    """Draw the top orb card; it is no hand card for any other purpose
    [RAC-366, RAC-414, RAC-415]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        card = draw_orb_card(t.state)
        if card == NONE:
            return
        area = t.state.areas[self.owner]
        area.orb_hand = insert_sorted(area.orb_hand, card)
        if t.telling:
            t.tell(events.OrbCardTaken(self.owner, len(t.state.orbs[0].deck)))
            t.tell(events.OrbCardsSeen(self.owner, (card,), "RAC-414"), self.owner)


@final
@frame
class PlayOrbCard(Decision):
    """Which orb card of the hand is played, or none where that is allowed
    [RAC-345, RAC-365, RAC-407, RAC-D20, RAC-D25]."""

    verb: ClassVar[str] = "orb"
    domain: ClassVar[Domain] = ORB_CARD_OR_PASS

    must: bool

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        hand = s.areas[self.seat].orb_hand
        if pick == PASS:
            return why.need(not self.must and len(hand) > 0, "RAC-407", "may-play-none")
        return why.must(pick in hand, "RAC-400", "in-orb-hand", pick) and why.need(
            is_playable(s, pick, blocked(s, NONE)), "RAC-400", "fits-somewhere", pick
        )

    def options(self, s: State) -> vec[i64]:
        hand = s.areas[self.seat].orb_hand
        if len(hand) == 0:
            return vec[i64]()
        squares = blocked(s, NONE)
        found = vec[i64]()
        for card in hand:
            if is_playable(s, card, squares):
                found = append(found, card)
        return found if self.must else with_first(PASS, found)

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        area, orb = t.state.areas[self.seat], t.state.orbs[0]
        area.orb_hand = remove(area.orb_hand, pick)
        orb.laying = append(orb.laying, pick)
        t.then(TurnPiece(self.seat, pick, NONE))


@final
@frame
class TurnPiece(Decision):
    """How the piece is turned: only turns in which it fits somewhere
    [RAC-400, RAC-D20, RAC-D25..D27].

    `away_from` is the layer of a breeding spot, which may not be touched, or NONE.
    """

    verb: ClassVar[str] = "turn"
    domain: ClassVar[Domain] = TURN

    piece: i64
    away_from: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        face = faces_of(s, self.piece)[pick]
        fits = orb_laying.fits_somewhere(s.orbs[0], face, blocked(s, self.away_from))
        return why.need(fits, "RAC-400", "turn-fits-somewhere", pick)

    def options(self, s: State) -> vec[i64]:
        return orb_laying.turns_of(s.orbs[0], faces_of(s, self.piece), blocked(s, self.away_from))

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.then(LayPiece(self.seat, self.piece, pick, self.away_from))


@final
@frame
class LayPiece(Decision):
    """Where its top-left square lies [RAC-387, RAC-400..406, RAC-418, RAC-D25..D27]."""

    verb: ClassVar[str] = "at"
    domain: ClassVar[Domain] = CELL

    piece: i64
    turn: i64
    away_from: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        face = faces_of(s, self.piece)[self.turn]
        return orb_laying.may_lay(
            s.orbs[0], s.kit.orb, face, pick, all_teams(s), self.away_from, why
        )

    def options(self, s: State) -> vec[i64]:
        face = faces_of(s, self.piece)[self.turn]
        return orb_laying.placements(s.orbs[0], face, blocked(s, self.away_from))

    def cites(self) -> str:
        """A small airlock, the card of a breeding spot, or any other orb card
        [RAC-387, RAC-400, RAC-418]."""
        if self.piece == SMALL_AIRLOCK:
            return "RAC-418"
        return "RAC-400" if self.away_from == NONE else "RAC-387"

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        orb = s.orbs[0]
        face = faces_of(s, self.piece)[self.turn]
        orb.laying = remove(orb.laying, self.piece)
        if t.telling:
            own, relation, there = beside(orb, s.kit.orb, face, pick)
            t.tell(
                events.PieceLaid(
                    self.seat, self.piece, self.turn, pick, own, relation, there, self.cites()
                )
            )
        lay(orb, self.piece, face, pick)
        for place in range(len(face.squares)):
            cell = pick + face.offsets[place]
            shown = face.squares[place]
            if shown == SPOT_A or shown == SPOT_B or shown == BREEDING:
                lay_token(orb, cell, shown)
            elif self.piece == SMALL_AIRLOCK and shown == AIRLOCK:
                area = s.areas[self.seat]
                area.teams = append(area.teams, cell)
                if t.telling:
                    t.tell(
                        events.TeamPlaced(
                            self.seat, cell, square_name(orb, s.kit.orb, cell), "RAC-418"
                        )
                    )


def lay_token(orb: Orb, cell: i64, spot: i64) -> None:
    """A face-down token of the letter onto its spot [RAC-406]."""
    if spot == SPOT_B:
        orb.pool_b, token = pop(orb.pool_b)
    else:
        orb.pool_a, token = pop(orb.pool_a)
    orb.spots = append(orb.spots, cell)
    orb.spot_tokens = append(orb.spot_tokens, token)


@final
@frame
class LaySmallAirlock(Effect):
    """Alien Research Ship: a small airlock is laid and the second team put on it, if there is room
    [RAC-085, RAC-242, RAC-418, RAC-R14]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if (
            s.orbs
            and s.orbs[0].small_airlocks > 0
            and is_playable(s, SMALL_AIRLOCK, blocked(s, NONE))
        ):
            orb = s.orbs[0]
            orb.small_airlocks -= 1
            orb.laying = append(orb.laying, SMALL_AIRLOCK)
            t.then(TurnPiece(self.owner, SMALL_AIRLOCK, NONE))


def breed(t: Table[State], seat: i64, away_from: i64) -> None:
    """A breeding spot: the top orb card must be played at once, well away from the team's card; if
    it cannot, it is shown and leaves the game [RAC-387, RAC-R22, RAC-R23]."""
    s = t.state
    card = draw_orb_card(s)
    if card == NONE:
        return
    orb = s.orbs[0]
    if is_playable(s, card, blocked(s, away_from)):
        orb.laying = append(orb.laying, card)
        t.then(TurnPiece(seat, card, away_from))
        return
    orb.removed = append(orb.removed, card)
    if t.telling:
        t.tell(events.OrbCardRemoved(seat, card))
