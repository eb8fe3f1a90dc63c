"""Setting the Orb up [RAC-029, RAC-340..346, RAC-D20]: after the start worlds are open, in reverse
priority order."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.race.events import OrbCardsSeen, OrbCardsShown, TeamPlaced
from cosmeeple.games.race.orb_board import bare_orb
from cosmeeple.games.race.orb_places import square_name
from cosmeeple.games.race.orb_play import CELL, PlayOrbCard, all_teams, blocked, is_playable
from cosmeeple.games.race.state import State, player_order
from cosmeeple.games.race.vocabulary import A_CARDS, A_TOKENS, NONE, ORB_CARD_COUNT
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, insert_sorted, picks, pop, vec, zeros
from cosmeeple.kernel.frames import Decision, Domain, Effect, Frame, Table, Why, frame


def prepare_orb(s: State, rng: Rng) -> None:
    """Shuffle the A and the B cards, remove some for missing players, A on top of B; mix the tokens
    [RAC-341..343]."""
    kit = s.kit.orb
    orb = bare_orb(kit)
    missing = kit.most_players - len(s.areas)
    cards_a = list(range(A_CARDS))
    cards_b = list(range(A_CARDS, ORB_CARD_COUNT))
    rng.shuffle(cards_a)
    rng.shuffle(cards_b)
    for _ in range(missing * kit.missing_a):
        orb.unseen = append(orb.unseen, cards_a.pop())
    for _ in range(missing * kit.missing_b):
        orb.unseen = append(orb.unseen, cards_b.pop())
    orb.deck = picks([*cards_b, *cards_a])
    for token in range(len(kit.tokens)):
        for _ in range(kit.tokens[token].copies):
            if token < A_TOKENS:
                orb.pool_a = append(orb.pool_a, token)
            else:
                orb.pool_b = append(orb.pool_b, token)
    orb.pool_a = rng.mix(orb.pool_a)
    orb.pool_b = rng.mix(orb.pool_b)
    orb.stopped = zeros(len(s.areas))
    s.orbs.append(orb)


@final
@frame
class SetUpOrb(Effect):
    """The lowest start world is first on the track, the others follow clockwise; the last begins
    [RAC-344, RAC-345]."""

    def happen(self, t: Table[State]) -> None:
        order = list(player_order(t.state))
        t.state.orbs[0].track = picks(order)
        order.reverse()
        followers: list[Frame] = []
        for seat in order:
            followers.append(LookAtOrbCards(seat))
            followers.append(PlaceTeam(seat))
        t.then_all(followers)


@final
@frame
class LookAtOrbCards(Effect):
    """The player looks at three A cards and must play one; who cannot shows them and keeps them
    [RAC-341, RAC-345, RAC-346]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area, orb = s.areas[self.owner], s.orbs[0]
        for _ in range(s.kit.orb.hand_start):
            orb.deck, card = pop(orb.deck)
            area.orb_hand = insert_sorted(area.orb_hand, card)
        hand = area.orb_hand
        if t.telling:
            t.tell(OrbCardsSeen(self.owner, tuple(hand), "RAC-345"), self.owner)
        squares = blocked(s, NONE)
        if any([is_playable(s, card, squares) for card in hand]):
            t.then(PlayOrbCard(self.owner, True))
        elif t.telling:
            t.tell(OrbCardsShown(self.owner, tuple(hand)))


@final
@frame
class PlaceTeam(Decision):
    """The first team goes to a free corner of the main airlock; when none is left, to the airlock
    area [RAC-340, RAC-345, RAC-D20]."""

    verb: ClassVar[str] = "team"
    domain: ClassVar[Domain] = CELL

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        free = self.options(s)
        return why.need(pick in free, "RAC-345", "free-corner", pick)

    def options(self, s: State) -> vec[i64]:
        taken = all_teams(s)
        free = sorted([cell for cell in s.kit.orb.corners if cell not in taken])
        return picks(free if free else [s.kit.orb.airlock])

    def resolve(self, t: Table[State], pick: i64) -> None:
        area = t.state.areas[self.seat]
        area.teams = append(area.teams, pick)
        if t.telling:
            there = square_name(t.state.orbs[0], t.state.kit.orb, pick)
            t.tell(TeamPlaced(self.seat, pick, there, "RAC-345"))
