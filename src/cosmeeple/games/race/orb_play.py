"""Laying orb cards and airlocks [RAC-345, RAC-346, RAC-387, RAC-400..407, RAC-414..419, RAC-D25..D27]: which card,
which turn,
where. A question each."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.events import OrbCardRemoved, OrbCardsSeen, OrbCardTaken, PieceLaid, TeamPlaced
from cosmeeple.games.race.orb_board import Orb, lay
from cosmeeple.games.race.orb_kit import AIRLOCK, BREEDING, CELLS, SPOT_A, SPOT_B, Face
from cosmeeple.games.race.orb_laying import blocked_squares, fits_somewhere, may_lay, placements, turns_of
from cosmeeple.games.race.state import State, insert_sorted
from cosmeeple.games.race.vocabulary import NONE, ORB_CARDS, SMALL_AIRLOCK
from cosmeeple.kernel.agenda import PASS, Decision, Effect
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.reasons import Why
from cosmeeple.kernel.record import frame
from cosmeeple.kernel.rows import picks, vec
from cosmeeple.kernel.table import Table

ORB_CARD_OR_PASS: Final = Domain("orb_card", ORB_CARDS, True)
TURN: Final = Domain("turn", ("upright", "right", "over", "left"))
CELL: Final = Domain("cell", CELLS)
CELL_OR_PASS: Final = Domain("cell", CELLS, True)


def all_teams(s: State) -> list[int]:
    """The squares of all teams; the airlock area counts as one, and may not be covered anyway."""
    found: list[int] = []
    for area in s.areas:
        found.extend(area.teams)
    return found


def faces_of(s: State, piece: int) -> tuple[Face, ...]:
    return s.kit.orb.faces[piece]


def blocked(s: State, away_from: int) -> int:
    """The squares that no card may cover now; `away_from` is the layer of a breeding spot, or NONE."""
    return blocked_squares(s.orbs[0], all_teams(s), away_from)


def is_playable(s: State, piece: int, squares: int) -> bool:
    """Is there any turn and place for it, with these squares blocked?"""
    orb = s.orbs[0]
    for face in faces_of(s, piece):
        if fits_somewhere(orb, face, squares):
            return True
    return False


def draw_orb_card(s: State) -> int:
    """The top orb card, or NONE; who takes the last one ends the game after this round [RAC-182, RAC-414, RAC-416,
    RAC-R23]."""
    orb = s.orbs[0]
    if not orb.deck:
        return NONE
    card = orb.deck.pop()
    if not orb.deck:
        orb.exhausted = True
    return card


@final
@frame
class TakeOrbCard(Effect):
    """Draw the top orb card; it is no hand card for any other purpose [RAC-366, RAC-414, RAC-415]."""

    owner: int

    def happen(self, t: Table[State]) -> None:
        card = draw_orb_card(t.state)
        if card == NONE:
            return
        insert_sorted(t.state.areas[self.owner].orb_hand, card)
        if t.telling:
            t.tell(OrbCardTaken(self.owner, len(t.state.orbs[0].deck)))
            t.tell(OrbCardsSeen(self.owner, (card,), "RAC-414"), self.owner)


@final
@frame
class PlayOrbCard(Decision):
    """Which orb card of the hand is played, or none where that is allowed [RAC-345, RAC-365, RAC-407, RAC-D20,
    RAC-D25]."""

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
        if not hand:
            return vec[i64]()
        squares = blocked(s, NONE)
        found = [card for card in hand if is_playable(s, card, squares)]
        return picks(found if self.must else [PASS, *found])

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        t.state.areas[self.seat].orb_hand.remove(pick)
        t.state.orbs[0].laying.append(pick)
        t.then(TurnPiece(self.seat, pick, NONE))


@final
@frame
class TurnPiece(Decision):
    """How the piece is turned: only turns in which it fits somewhere [RAC-400, RAC-D20, RAC-D25..D27].

    `away_from` is the layer of a breeding spot, which may not be touched, or NONE.
    """

    verb: ClassVar[str] = "turn"
    domain: ClassVar[Domain] = TURN

    piece: int
    away_from: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        face = faces_of(s, self.piece)[pick]
        fits = fits_somewhere(s.orbs[0], face, blocked(s, self.away_from))
        return why.need(fits, "RAC-400", "turn-fits-somewhere", pick)

    def options(self, s: State) -> vec[i64]:
        return picks(turns_of(s.orbs[0], faces_of(s, self.piece), blocked(s, self.away_from)))

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.then(LayPiece(self.seat, self.piece, pick, self.away_from))


@final
@frame
class LayPiece(Decision):
    """Where its top-left square lies [RAC-387, RAC-400..406, RAC-418, RAC-D25..D27]."""

    verb: ClassVar[str] = "at"
    domain: ClassVar[Domain] = CELL

    piece: int
    turn: int
    away_from: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        face = faces_of(s, self.piece)[self.turn]
        return may_lay(s.orbs[0], face, pick, all_teams(s), self.away_from, why)

    def options(self, s: State) -> vec[i64]:
        face = faces_of(s, self.piece)[self.turn]
        return picks(placements(s.orbs[0], face, blocked(s, self.away_from)))

    def cites(self) -> str:
        """A small airlock, the card of a breeding spot, or any other orb card [RAC-387, RAC-400, RAC-418]."""
        if self.piece == SMALL_AIRLOCK:
            return "RAC-418"
        return "RAC-400" if self.away_from == NONE else "RAC-387"

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        orb = s.orbs[0]
        face = faces_of(s, self.piece)[self.turn]
        orb.laying.remove(self.piece)
        lay(orb, self.piece, face, pick)
        if t.telling:
            t.tell(PieceLaid(self.seat, self.piece, self.turn, pick, self.cites()))
        for place in range(len(face.squares)):
            cell = pick + face.offsets[place]
            if face.squares[place] in (SPOT_A, SPOT_B, BREEDING):
                lay_token(orb, cell, face.squares[place])
            elif self.piece == SMALL_AIRLOCK and face.squares[place] == AIRLOCK:
                s.areas[self.seat].teams.append(cell)
                if t.telling:
                    t.tell(TeamPlaced(self.seat, cell, "RAC-418"))


def lay_token(orb: Orb, cell: int, spot: int) -> None:
    """A face-down token of the letter onto its spot [RAC-406]."""
    pool = orb.pool_b if spot == SPOT_B else orb.pool_a
    orb.spots.append(cell)
    orb.spot_tokens.append(pool.pop())


@final
@frame
class LaySmallAirlock(Effect):
    """Alien Research Ship: a small airlock is laid and the second team put on it, if there is room [RAC-085,
    RAC-242, RAC-418, RAC-R14]."""

    owner: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.orbs and s.orbs[0].small_airlocks > 0 and is_playable(s, SMALL_AIRLOCK, blocked(s, NONE)):
            s.orbs[0].small_airlocks -= 1
            s.orbs[0].laying.append(SMALL_AIRLOCK)
            t.then(TurnPiece(self.owner, SMALL_AIRLOCK, NONE))


def breed(t: Table[State], seat: int, away_from: int) -> None:
    """A breeding spot: the top orb card must be played at once, well away from the team's card; if it cannot, it is
    shown
    and leaves the game [RAC-387, RAC-R22, RAC-R23]."""
    s = t.state
    card = draw_orb_card(s)
    if card == NONE:
        return
    if is_playable(s, card, blocked(s, away_from)):
        s.orbs[0].laying.append(card)
        t.then(TurnPiece(seat, card, away_from))
        return
    s.orbs[0].removed.append(card)
    if t.telling:
        t.tell(OrbCardRemoved(seat, card))
