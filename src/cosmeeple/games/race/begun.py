"""A deal again in which the others can finish what they have begun [RAC-430, RAC-471].

What a seat does tells all that its tokens allow it: who lays a world that its hand cannot pay holds
a token that makes it cheaper. A deal that forgets this leaves a question without an answer, or a
world unpaid.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.conquest import BoostMilitary
from cosmeeple.games.race.develop import PayDevelopment, cost_to_develop
from cosmeeple.games.race.settle import SettleWorld
from cosmeeple.games.race.state import State
from cosmeeple.games.race.tokens import DeclareToken, possible_discount
from cosmeeple.games.race.view import share_out
from cosmeeple.games.race.vocabulary import A_TOKENS, NONE
from cosmeeple.games.race.worlds import leftover_use, reachable
from cosmeeple.kernel.engine.agenda import Decision, Frame
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, distinct, picks, place_of, remove, sort, vec

#: So often are one seat's tokens dealt again before they are chosen. About one deal in ten fits
#: what is begun in games.
DEALS: Final = 60


def owner_of(frame: Frame) -> int:
    return frame.owner if isinstance(frame, PayDevelopment) else frame.asks()


def can_finish(s: State, frame: Frame, asked: bool) -> bool:
    """Can the owner of the frame do what it stands for? A question that waits below the one that is
    asked may depend on what happens until then; only what depends on tokens alone is judged."""
    if isinstance(frame, PayDevelopment):
        area = s.areas[frame.owner]
        cost = cost_to_develop(s, frame.owner, frame.card)
        return len(area.hand) + possible_discount(s, area, NONE) >= cost
    if isinstance(frame, DeclareToken):
        area = s.areas[frame.seat]
        return len(area.hand) + possible_discount(s, area, frame.world) >= frame.cost
    if isinstance(frame, BoostMilitary):
        area = s.areas[frame.seat]
        used = leftover_use(s, area, frame.world) if frame.extra else 0
        return reachable(s, area, frame.world, used, True) >= s.kit.facts.cost[frame.world]
    if isinstance(frame, SettleWorld):
        return len(frame.options(s)) > 0
    return not asked or not isinstance(frame, Decision) or len(frame.options(s)) > 0


def fit(s: State, agenda: vec[Frame], seat: int, rng: Rng) -> bool:
    """Give the others such tokens that they can finish what they have begun; False when these
    cannot be found."""
    if not s.orbs:
        return True
    for place in range(len(agenda)):
        frame = agenda[place]
        owner = owner_of(frame)
        asked = place == len(agenda) - 1
        if owner < 0 or owner == seat or can_finish(s, frame, asked):
            continue
        if not deal_tokens(s, owner, frame, asked, rng) and not choose_token(
            s, owner, frame, asked, rng
        ):
            return False
    return True


def deal_tokens(s: State, owner: int, frame: Frame, asked: bool, rng: Rng) -> bool:
    """Share out the owner's tokens and those that nobody holds, until the frame can be finished."""
    if len(s.areas[owner].tokens) == 0:
        return False
    for _ in range(DEALS):
        orb = s.orbs[0]
        share_out([orb.pool_a, orb.pool_b, orb.spot_tokens], [s.areas[owner].tokens], A_TOKENS, rng)
        if can_finish(s, frame, asked):
            return True
    return False


def choose_token(s: State, owner: int, frame: Frame, asked: bool, rng: Rng) -> bool:
    """Exchange one token of the owner for one with the same letter that nobody holds and with which
    it can finish."""
    area = s.areas[owner]
    orb = s.orbs[0]
    for pile in (orb.pool_a, orb.pool_b, orb.spot_tokens):
        wanted = list(distinct(picks(sorted(pile))))
        rng.shuffle(wanted)
        for token in wanted:
            for given in distinct(area.tokens):
                if (token < A_TOKENS) != (given < A_TOKENS):
                    continue
                before = area.tokens[:]
                area.tokens = remove(area.tokens, given)
                area.tokens = append(area.tokens, token)
                sort(area.tokens)
                if can_finish(s, frame, asked):
                    pile[place_of(pile, token)] = given
                    return True
                area.tokens = before
    return False
