"""Answers judged at the same moment of the game: everybody plays on by a quick policy until then.
Compiled; knows no game: a `Mind` is what the game tells about itself. `bots/foresee.py` says which
answer is tried how often.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Any, Final, final

from cosmeeple.kernel.engine.agenda import PASS
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.net import WHOLE, shares_of

#: A mind has no quick answer: the options are looked at.
UNDECIDED: Final = -9
#: A continuation that is longer than this is judged where it stands.
LONGEST: Final = 400
#: Quick answers that belong to one look.
MATTERS: Final = 40
#: More options than this are not all looked at while playing on.
MOST_LOOKS: Final = 12
#: An answer and its kind of question are one number: picks begin at -1 (pass).
PICK_ROOM: Final = 1 << 20


class Mind:
    """What a game tells those who think ahead in it."""

    def value(self, t: Table[Any], seat: int) -> int:
        """What the table is worth to the seat, in millionths of a win."""
        raise NotImplementedError

    def moment(self, t: Table[Any]) -> int:
        """A number that changes where positions can be compared: the round, say."""
        raise NotImplementedError

    def quick(self, t: Table[Any], seat: int, legal: list[int], rng: Rng) -> int:
        """The seat's answer without looking, or UNDECIDED."""
        return UNDECIDED

    def inclination(self, t: Table[Any], seat: int, legal: list[int]) -> list[int]:
        """How likely good players are to answer so, as logits in units; nothing where that was not
        learned."""
        return []

    def handicap(self, t: Table[Any], seat: int, pick: int) -> int:
        """What must speak for an answer before a bot gives it, in millionths of a win: a lot for
        what no player of the game does, a little for what is paid and brings nothing by itself.
        Asked of real questions only."""
        return 0


@final
class Branch:
    """Own answers after an option: how often they were given, the sum of what came of it, and those
    that follow."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: int = 0
        self.children: dict[int, Branch] = {}


@final
class Tried:
    """An option: how often it was followed to the moment of judging, and the sum of what came of
    it."""

    def __init__(self, pick: int) -> None:
        self.pick: Final = pick
        self.visits: int = 0
        self.total: int = 0
        self.branch: Final = Branch()

    def mean(self) -> float:
        """Its value over all deals so far; -1 before the first."""
        return self.total / self.visits if self.visits > 0 else -1.0


def look(mind: Mind, t: Table[Any], seat: int, pick: int, rng: Rng) -> int:
    """What the answer is worth right after it: what belongs to it is settled first, so that a card
    that is laid down is paid too; others who answer at the same time are taken to pass."""
    copy = t.clone()
    copy.answer(seat, pick)
    steps = MATTERS
    moment = mind.moment(copy)
    while len(copy.agenda) > 0 and steps > 0:
        decider = copy.decider
        legal = [each for each in copy.legal]
        if copy.is_several() and decider != seat and legal[0] == PASS:
            copy.play(PASS)
        elif decider == seat or copy.is_several():
            given = mind.quick(copy, decider, legal, rng)
            if given == UNDECIDED or mind.moment(copy) != moment:
                break
            copy.play(given)
        else:
            break
        steps -= 1
    return mind.value(copy, seat)


def choose(mind: Mind, t: Table[Any], rng: Rng) -> int:
    """What the seat that is asked answers while a game is played on: quick, or what looks best."""
    legal = [each for each in t.legal]
    if len(legal) == 1:
        return legal[0]
    seat = t.decider
    pick = mind.quick(t, seat, legal, rng)
    if pick != UNDECIDED:
        return pick
    if len(legal) > MOST_LOOKS:
        for i in range(MOST_LOOKS):
            j = i + rng.below(len(legal) - i)
            legal[i], legal[j] = legal[j], legal[i]
        legal = legal[:MOST_LOOKS]
    best = -(1 << 60)
    found = legal[0]
    ties = 1
    for each in legal:
        value = look(mind, t, seat, each, rng)
        if value > best:
            best = value
            found = each
            ties = 1
        elif value == best:
            ties += 1
            if rng.below(ties) == 0:
                found = each
    return found


@final
class Foresight:
    """Options are followed so many moments ahead.

    With `explore` (what a doubt counts for, in millionths of a win) the seat's own later answers
    are no longer drawn by the quick policy alone: they form a tree below each option, and the
    answers that did well are given more often, as far as the policy thinks them likely (PUCT:
    Rosin, 2011). The tree knows own answers only; what others and chance do in between is a mean
    over all deals.

    `liking` is what a player of some style sees in a state beyond what it is worth, in millionths
    of a win; it counts in full where the game is open, and not at all where it is won or lost.
    """

    def __init__(
        self,
        mind: Mind,
        moments: int,
        explore: int = 0,
        liking: Callable[[Any, int], int] | None = None,
    ) -> None:
        self.mind: Final = mind
        self.moments: Final = moments
        self.explore: Final = explore
        self.liking: Final = liking
        self.kinds: Final[dict[type, int]] = {}

    def try_once(self, dealt: Table[Any], seat: int, option: Tried, rng: Rng) -> None:
        """Follow an option on one deal."""
        copy = dealt.clone()
        copy.answer(seat, option.pick)
        path = [option.branch]
        self.play_on(copy, seat, path, rng)
        value = self.mind.value(copy, seat)
        liking = self.liking
        if liking is not None and len(copy.agenda) > 0 and 0 < value < WHOLE:
            open_part = value * (WHOLE - value) // (WHOLE // 4)
            value += liking(copy.state, seat) * open_part // WHOLE
        option.visits += 1
        option.total += value
        for branch in path:
            branch.visits += 1
            branch.total += value

    def play_on(self, t: Table[Any], seat: int, path: list[Branch], rng: Rng) -> None:
        """Everybody plays on until so many moments of judging have come, or the game is over."""
        mind = self.mind
        steps = LONGEST
        moments = self.moments
        moment = mind.moment(t)
        grows = self.explore > 0
        while len(t.agenda) > 0 and steps > 0:
            now = mind.moment(t)
            if now != moment:
                moments -= 1
                moment = now
                if moments <= 0:
                    return
            if grows and t.decider == seat and len(t.legal) > 1:
                branch = self.grow(t, seat, path[-1])
                path.append(branch)
                grows = branch.visits > 0
            else:
                t.play(choose(mind, t, rng))
            steps -= 1

    def grow(self, t: Table[Any], seat: int, branch: Branch) -> Branch:
        """The seat gives the answer that is most worth a look; what is below it."""
        legal = [each for each in t.legal]
        frame = type(t.agenda[-1])
        kind = self.kinds.get(frame)
        if kind is None:
            kind = len(self.kinds)
            self.kinds[frame] = kind
        base = kind * PICK_ROOM
        logits = self.mind.inclination(t, seat, legal)
        if len(logits) == 0:
            logits = [0] * len(legal)
        likely = shares_of(logits)
        expected = branch.total // branch.visits if branch.visits > 0 else WHOLE // 2
        doubt = self.explore * isqrt(branch.visits << 16) >> 8
        best = -(1 << 60)
        found = 0
        for i in range(len(legal)):
            child = branch.children.get(base + legal[i])
            visits = 0
            value = expected
            if child is not None and child.visits > 0:
                visits = child.visits
                value = child.total // visits
            bound = value + (doubt * likely[i] >> 16) // (1 + visits)
            if bound > best:
                best = bound
                found = i
        code = base + legal[found]
        child = branch.children.get(code)
        if child is None:
            child = Branch()
            branch.children[code] = child
        t.play(legal[found])
        return child


def play_to_moment(mind: Mind, t: Table[Any], moments: int, rng: Rng) -> None:
    """Everybody plays on by the quick policy until so many moments of judging have come, or the
    game is over."""
    Foresight(mind, moments).play_on(t, -1, [], rng)
