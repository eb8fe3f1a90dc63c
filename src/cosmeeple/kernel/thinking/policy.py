"""A learned policy: how likely good players are to answer so, as a sum over what is on in the
position. Compiled.

A game says what is on for a seat (`Traits`): the round, cards in hand, goods within reach. Every
pair of such a trait and an answer has a weight in whole numbers; the sums are logits. That is cheap
enough to play whole games with. What a position is worth is a network of its own over the same
traits and a few more (`net.py`). Both lie in one file (`netfile.py`) and come from games of the
policy against itself (`cosmeeple.training.course`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import picks, vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.foresight import Mind
from cosmeeple.kernel.thinking.net import UNIT, WHOLE, Net, draw_by, share_of

#: A weight of one is this many units of a logit: weights are small numbers, so that files are
#: small.
STEP: Final = 32
#: What a finished game counts: who won, and by how much.
WIN_PART: Final = 500_000
#: Who was out while others played on gets this part of what came of it.
OUT: Final = 4


class Traits:
    """What a game tells of a position, for one seat, from what that seat may know."""

    def on(self, t: Table[Any], seat: int) -> list[int]:
        """The traits that are on: what answers may depend on. Cheap."""
        raise NotImplementedError

    def outlook(self, t: Table[Any], seat: int, on: list[int]) -> None:
        """What only the worth of the position depends on is added: scores, the others."""
        raise NotImplementedError

    def moment(self, t: Table[Any]) -> int:
        """A number that changes where positions can be compared: the round, say."""
        raise NotImplementedError

    def is_out(self, t: Table[Any], seat: int) -> bool:
        """Has the seat nothing more to do while others play on? No good player lets it come to
        that, whatever the score: of what such a position is worth only a part counts, and of what
        comes of such a game."""
        return False

    def handicap(self, t: Table[Any], seat: int, pick: int) -> int:
        """What must speak for an answer before a bot gives it: `Mind.handicap`."""
        return 0


@final
class Policy:
    """`weights[(base + pick) * traits + trait]`; `bases` has the number of answer 0 for each kind
    of question."""

    def __init__(
        self, traits: Traits, weights: list[int], count: int, bases: dict[type, int]
    ) -> None:
        self.traits: Final = traits
        self.weights: Final[vec[i64]] = picks(weights)
        self.count: Final[i64] = count
        self.bases: Final = bases

    def logits(self, t: Table[Any], on: list[int], options: vec[i64]) -> list[int]:
        """By option, in units."""
        row = picks(on)
        weights = self.weights
        base: i64 = self.bases[type(t.agenda[-1])]
        found: list[int] = []
        for pick in options:
            first: i64 = (base + pick) * self.count
            total: i64 = 0
            for trait in row:
                total += weights[first + trait]
            found.append(total * STEP)
        return found


@final
class PolicyMind(Mind):
    """Thinks ahead by the policy and judges by the network. `points`: a lead of so many changes the
    share by a unit.

    `sharp` makes likely answers likelier while games are played on, in sixteenths: 16 leaves them
    as they are.
    """

    def __init__(
        self,
        policy: Policy,
        net: Net,
        outcome: Callable[[Any], Outcome],
        points: int,
        sharp: int = 16,
    ) -> None:
        self.policy: Final = policy
        self.net: Final = net
        self.outcome: Final = outcome
        self.points: Final = points
        self.sharp: Final = sharp

    def moment(self, t: Table[Any]) -> int:
        return self.policy.traits.moment(t)

    def value(self, t: Table[Any], seat: int) -> int:
        if len(t.agenda) == 0:
            return utility(self.outcome(t.state), seat, self.points)
        on = self.policy.traits.on(t, seat)
        self.policy.traits.outlook(t, seat, on)
        share = share_of(self.net.head(0, on, self.net.layer(on)))
        return share // OUT if self.policy.traits.is_out(t, seat) else share

    def handicap(self, t: Table[Any], seat: int, pick: int) -> int:
        return self.policy.traits.handicap(t, seat, pick)

    def quick(self, t: Table[Any], seat: int, legal: list[int], rng: Rng) -> int:
        logits = self.inclination(t, seat, legal)
        if self.sharp != 16:
            logits = [each * self.sharp // 16 for each in logits]
        return legal[draw_by(logits, rng)]

    def inclination(self, t: Table[Any], seat: int, legal: list[int]) -> list[int]:
        return self.policy.logits(t, self.policy.traits.on(t, seat), picks(legal))


def utility(result: Outcome, seat: int, points: int) -> int:
    """What the end of a game is worth to a seat, in millionths: who won, and by how much against
    the best other."""
    best = -1_000_000
    for other in range(len(result.scores)):
        if other != seat:
            best = max(best, result.scores[other])
    if len(result.scores) == 1:
        best = 0
    won = WIN_PART // len(result.winners) if seat in result.winners else 0
    margin = share_of((result.scores[seat] - best) * UNIT // points)
    return won + margin * (WHOLE - WIN_PART) // WHOLE


def bucket(number: int, most: int) -> int:
    """A number cut off at both ends.

    >>> bucket(-3, 5), bucket(9, 5)
    (0, 5)
    """
    return 0 if number < 0 else most if number > most else number


def look_bucket(look: float, each: float, half: int) -> int:
    """Which of 2 x half + 1 buckets of this width an evaluation falls into; the middle one is
    around 0.

    >>> look_bucket(0.4, 1.0, 3), look_bucket(-9.0, 1.0, 3), look_bucket(1.2, 1.0, 3)
    (3, 0, 4)
    """
    place = int(look / each + half + 0.5)
    return bucket(place, 2 * half)


@final
class Recorded:
    """The answers of one game, to learn from. Of each: seat, number of traits, how many of them
    answers may depend on, number of options, place of the one given (`heads`); the traits; the
    options as numbers of the action space."""

    def __init__(self) -> None:
        self.heads: list[int] = []
        self.traits: list[int] = []
        self.options: list[int] = []
        #: The seats that were out while others played on, one bit each.
        self.out: int = 0


def play_recorded(mind: PolicyMind, t: Table[Any], rng: Rng, errors: int, longest: int) -> Recorded:
    """A whole game by the policy; now and then (so many times in 1024) any answer."""
    out = Recorded()
    policy = mind.policy
    left = longest
    while len(t.agenda) > 0 and left > 0:
        left -= 1
        legal = t.legal
        if len(legal) == 1:
            t.play(legal[0])
            continue
        seat = t.decider
        on = policy.traits.on(t, seat)
        logits = policy.logits(t, on, legal)
        place = rng.below(len(legal)) if rng.below(1024) < errors else draw_by(logits, rng)
        known = len(on)
        policy.traits.outlook(t, seat, on)
        out.heads.extend([seat, len(on), known, len(legal), place])
        out.traits.extend(on)
        base: i64 = policy.bases[type(t.agenda[-1])]
        for pick in legal:
            out.options.append(base + pick)
        t.play(legal[place])
        if len(t.agenda) > 0 and policy.traits.is_out(t, seat):
            out.out |= 1 << seat
    return out
