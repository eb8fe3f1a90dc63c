"""Answers judged at the same moment of the game: everybody plays on by a quick policy until then. Compiled; knows no
game: a `Mind` is what the game tells about itself. `bots/foresee.py` says which answer is tried how often.
"""

from __future__ import annotations

from typing import Any, Final, final

from cosmeeple.kernel.engine.agenda import PASS
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table

#: A mind has no quick answer: the options are looked at.
UNDECIDED: Final = -9
#: A continuation that is longer than this is judged where it stands.
LONGEST: Final = 400
#: Quick answers that belong to one look.
MATTERS: Final = 40
#: More options than this are not all looked at while playing on.
MOST_LOOKS: Final = 12


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
        """How likely good players are to answer so, as logits in units; nothing where that was not learned."""
        return []


@final
class Tried:
    """An option: how often it was followed to the moment of judging, and the sum of what came of it."""

    def __init__(self, pick: int) -> None:
        self.pick: Final = pick
        self.visits: int = 0
        self.total: int = 0

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else -1.0


def look(mind: Mind, t: Table[Any], seat: int, pick: int, rng: Rng) -> int:
    """What the answer is worth right after it: what belongs to it is settled first, so that a card that is laid down
    is paid too; others who answer at the same time are taken to pass."""
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


def play_to_moment(mind: Mind, t: Table[Any], moments: int, rng: Rng) -> None:
    """Everybody plays on until so many moments of judging have come, or the game is over."""
    steps = LONGEST
    moment = mind.moment(t)
    while len(t.agenda) > 0 and steps > 0:
        now = mind.moment(t)
        if now != moment:
            moments -= 1
            moment = now
            if moments <= 0:
                return
        t.play(choose(mind, t, rng))
        steps -= 1


@final
class Foresight:
    """Options are followed so many moments ahead."""

    def __init__(self, mind: Mind, moments: int) -> None:
        self.mind: Final = mind
        self.moments: Final = moments

    def try_once(self, dealt: Table[Any], seat: int, option: Tried, rng: Rng) -> None:
        """Follow an option on one deal."""
        copy = dealt.clone()
        copy.answer(seat, option.pick)
        play_to_moment(self.mind, copy, self.moments, rng)
        option.visits += 1
        option.total += self.mind.value(copy, seat)
