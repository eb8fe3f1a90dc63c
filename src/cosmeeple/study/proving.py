"""Is a position a puzzle? Asked from the cheapest test to the dearest, and given up as soon as one
cannot be passed.

1. The answer that looks best at once is not the one that a short search on a few deals likes
   clearly best. The search
   plays on by the game's network or learned policy, so a deal costs next to nothing.
2. The quickest bot tries it: of those that it finds at once only a part is wanted.
3. On fresh deals, played on further, the same answer leads the next one clearly, and in most of the
   single deals too,
   so that luck is not the solution. Those that could come close are compared before all the others.
4. Other answers that are as good because the best one can still follow them count as right, if
   they are few. Something can be said for the best one: more of what people watch, of what the
   evaluation counts, or of a line of the final scoring; and games that are finished from both end
   better with it (`endings.py`).
5. Two searches that look further than the finder and than `hard` choose it as well; the second
   thinks in another way,
   so that nothing is best only because of how the policy would go on. A small part of each is asked
   before.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple

from cosmeeple.bots.host import think_once
from cosmeeple.bots.registry import OWN, STRENGTHS, bot_spec
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.study.decisions import Pair, line_after
from cosmeeple.study.detours import catches_up
from cosmeeple.study.endings import ending_of
from cosmeeple.study.forecast import Forecast, Leaf, mean_and_error
from cosmeeple.study.puzzles import LEVELS, Facts, Worth, level_of

#: Who answers at a glance.
GLANCE: Final = "greedy+deals=4"
#: A question has so many answers: fewer are no puzzle, more cannot be explained.
FEWEST: Final = 3
MOST: Final = 10
#: At first sight: deals at which is asked whether it can still become one, moments ahead, the lead
#: that must be possible, and the errors that are allowed for.
FIRST_DEALS: Final = (4, 8, 16, 32)
AHEAD: Final = 2
FIRST_MARGIN: Final = 0.04
FIRST_SURE: Final = 2.0
#: After so many deals only so many answers are followed.
RIVALS: Final = 4
#: Surely: the best answer leads the next by so much of a win and by so many errors, and is best in
#: this share of deals.
MARGIN: Final = 0.05
SURE: Final = 3.0
STEADY: Final = 0.65
DEALS: Final = (4, 12, 30, 60)
#: A lead may turn out so many errors larger than it looks.
HOPE: Final = 2.5
#: So many answers that the best one can still follow count as right, too.
MOST_ALSO: Final = 2
#: So many games are finished from the best answer and from the tempting one.
ENDS: Final = 240
#: How often each strength tries.
ATTEMPTS: Final = {"easy": 6, "medium": 4, "hard": 2}
#: Two searches, each further than the finder's and than `hard`: by the network or learned policy,
#: and where there is another way to think that plays as well, by that; else with own later answers
#: searched instead of drawn.
VERIFIERS: Final = {
    "antarctica": ("foresee:4000+moments=4", "foresee:4000+moments=3+trust=0.15+explore=0.3"),
    "circadians": ("foresee:8000+moments=4", "nrpa:1800"),
    "race": ("foresee:4000+moments=2", "foresee:4000+moments=2+explore=0.3"),
    "relics": ("foresee:8000+moments=4", "nrpa:6000"),
    "tortuga": ("foresee:8000+moments=5", "foresee:4000+moments=3+trust=0.15+explore=0.3"),
}
#: What is asked before: the same searches with so much less of a budget. Games that are rehearsed
#: need more of it: with a tenth `nrpa` refuses what it chooses with a third.
FORETASTE: Final = 10
REHEARSED: Final = 3
#: Of a game that has no entry above.
VERIFIES: Final = ("mcts:4000", "mcts:4000")


def exact(game: Game, strength: str) -> str:
    """The bot of a strength by its iterations alone, so that a busy machine does not make it
    weaker."""
    text = OWN.get(game.slug, {}).get(strength, STRENGTHS[strength])
    return "+".join(part for part in text.split("+") if not part.startswith("seconds="))


def verifiers(game: Game) -> tuple[str, str]:
    return VERIFIERS.get(game.slug, VERIFIES)


def foretaste(bot: str) -> str:
    """The same search with a small part of its budget.

    >>> foretaste("foresee:8000+moments=4")
    'foresee:800+moments=4'
    >>> foretaste("nrpa:1800")
    'nrpa:600'
    """
    name, _, rest = bot.partition(":")
    budget, plus, settings = rest.partition("+")
    part = REHEARSED if name == "nrpa" else FORETASTE
    return f"{name}:{int(budget) // part}{plus}{settings}"


def nearer(game: Game, players: int) -> int:
    """So many moments ahead answers are compared at first sight; a network's moments are rounds."""
    return 1 if game.mind(players) is not None else AHEAD


def further(game: Game) -> int:
    """So many moments ahead answers are compared at last: as many as the first search that verifies
    looks."""
    found = re.search(r"moments=(\d+)", verifiers(game)[0])
    return int(found[1]) if found else AHEAD


@dataclass(frozen=True)
class Position:
    """A question of a seat in a game so far."""

    #: As the analysis judges: what a puzzle tells of its answers.
    forecast: Forecast
    #: At first sight, and as far ahead as the searches that verify: which answer is best, and by
    #: how much.
    near: Forecast
    deep: Forecast
    table: Table[Any]
    seat: int
    progress: float

    def answer_of(self, bot: str, rng: Rng) -> int:
        known = self.forecast.deal(self.table, self.seat, rng)
        game, seats = self.forecast.game, self.forecast.seats
        return think_once(
            game, bot_spec(bot).make(), known, seats, self.seat, rng.split().state
        ).pick

    def tries(self, strength: str, rng: Rng) -> list[int]:
        """What bots of a strength answer, one after the other."""
        bot = exact(self.forecast.game, strength)
        return [self.answer_of(bot, rng) for _ in range(ATTEMPTS[strength])]


def share_of(tries: list[int], right: list[int]) -> float:
    """How many of the tries found a right answer.

    >>> share_of([1, 2, 3], [2, 3])
    0.67
    """
    return round(sum(one in right for one in tries) / len(tries), 2)


#: What came of every answer, deal by deal: those that fell behind have fewer.
Rows = dict[int, list[float]]


class Worths(NamedTuple):
    """What came of every answer; how far the best one leads, with its error; in which share of the
    deals it is best."""

    rows: Rows
    margin: float
    error: float
    steady: float


def lead(rows: Rows, pick: int, other: int) -> tuple[float, float]:
    """By how much an answer is better than another on the deals that both were followed on, with
    its error."""
    return mean_and_error([a - b for a, b in zip(rows[pick], rows[other], strict=False)])


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def best_at_first_sight(position: Position, glance: int, rng: Rng) -> list[int] | None:
    """The answers that a short search likes, if it likes the first clearly better than the next and
    than the glance."""
    near, table, seat = position.near, position.table, position.seat
    rows: Rows = {pick: [] for pick in table.options(seat)}
    left = list(rows)
    done = 0
    for stop in FIRST_DEALS:
        for _ in range(stop - done):
            known = near.dealt(table, seat, rng)
            luck = rng.split().state
            for pick in left:
                rows[pick].append(near.share_after(known, seat, pick, luck))
        done = stop
        left = sorted(left, key=lambda pick: -mean(rows[pick]))[:RIVALS]
        margin, error = lead(rows, left[0], left[1])
        if left[0] == glance or margin + HOPE * error < FIRST_MARGIN:
            return None
    return left if margin > FIRST_SURE * error else None


def close_to(liked: list[int], glance: int) -> list[int]:
    """The answers that the first one liked is compared with before all others: the glance and the
    runner-up."""
    return [*dict.fromkeys(pick for pick in (glance, *liked[1:2]) if pick != liked[0])]


def worths(position: Position, liked: list[int], glance: int, rng: Rng) -> Worths | None:
    """What comes of every answer; None as soon as the lead of the first one liked cannot be
    enough."""
    deep, table, seat = position.deep, position.table, position.seat
    wanted = liked[0]
    rows: Rows = {pick: [] for pick in table.options(seat)}
    close = [wanted, *close_to(liked, glance)]
    margin = error = 0.0
    left = list(rows)
    for start, stop in pairwise((0, *DEALS)):
        deals = [(deep.dealt(table, seat, rng), rng.split().state) for _ in range(stop - start)]
        others = [pick for pick in left if pick not in close]
        for some in (close, others) if start == 0 else (left,):
            for known, luck in deals:
                for pick in some:
                    rows[pick].append(deep.share_after(known, seat, pick, luck))
            # The wanted answer and the glance are never dropped: what is left has been followed on
            # the same deals.
            rest = sorted(
                (pick for pick in left if pick != wanted and rows[pick]),
                key=lambda pick: -mean(rows[pick]),
            )
            margin, error = lead(rows, wanted, rest[0])
            if margin + HOPE * error < MARGIN:
                return None
        left = [
            wanted,
            *(pick for place, pick in enumerate(rest) if place < RIVALS - 1 or pick == glance),
        ]
    found = ahead_of(rows, wanted, [one for one in left if one != wanted])
    margin, error, steady = found.margin, found.error, found.steady
    if margin < MARGIN or margin < SURE * error or steady < STEADY:
        return None
    return found


def look_at(position: Position, rng: Rng, welcome: Callable[[str, int], bool]) -> Facts | None:
    """The puzzle at a position, if it is one. `welcome` is asked early whether another puzzle with
    this answer and level is wanted; the level is at least that while only the quickest bot has
    tried."""
    forecast, table, seat = position.forecast, position.table, position.seat
    if not FEWEST <= len(table.options(seat)) <= MOST:
        return None
    if forecast.mind is None:
        raise BadInput(
            f"{forecast.game.slug} has neither a network nor a learned policy to look for "
            "puzzles with"
        )
    glance = position.answer_of(GLANCE, rng)
    liked = best_at_first_sight(position, glance, rng)
    if liked is None:
        return None
    pick = liked[0]
    frame = question(table)
    best = notation(frame, pick)
    if not welcome(best, LEVELS[-1]):
        return None
    easy = position.tries("easy", rng)
    if not welcome(best, level_of({"easy": share_of(easy, [pick]), "hard": 1.0})):
        return None
    measured = worths(position, liked, glance, rng)
    if measured is None:
        return None
    also = [
        one
        for one in measured.rows
        if one != pick and catches_up(position.deep, table, seat, (one, pick), rng)
    ]
    wrong = [one for one in measured.rows if one != pick and one not in also]
    if glance in also or len(also) > MOST_ALSO or len(wrong) < FEWEST - 1:
        return None
    right = [pick, *also]
    solved = {"easy": share_of(easy, right)}
    if not welcome(best, level_of({**solved, "hard": 1.0})):
        return None
    facts = facts_of(position, pick, glance, ahead_of(measured.rows, pick, wrong), solved, rng)
    facts.also = [notation(frame, one) for one in also]
    facts.ending = ending_of(forecast, table, seat, (glance, pick), ENDS, rng)
    if not is_explained(facts):
        return None
    first, second = verifiers(forecast.game)
    if any(
        position.answer_of(bot, rng) not in right
        for bot in (foretaste(first), foretaste(second), first, second)
    ):
        return None
    solved["medium"] = share_of(position.tries("medium", rng), right)
    solved["hard"] = share_of(position.tries("hard", rng), right)
    facts.line = line_after(forecast, table, seat, pick, rng)
    return facts


def ahead_of(rows: Rows, pick: int, others: list[int]) -> Worths:
    """How far an answer leads these others, by the deals on which all that came close were
    followed."""
    margin, error = lead(rows, pick, max(others, key=lambda one: mean(rows[one])))
    deals = len(rows[pick])
    close = [one for one in others if len(rows[one]) == deals]
    steady = mean(
        [float(all(rows[pick][deal] >= rows[one][deal] for one in close)) for deal in range(deals)]
    )
    return Worths(rows, margin, error, steady)


def is_explained(facts: Facts) -> bool:
    """Is there anything that the best answer surely brings more of than the tempting one, and does
    the end of the game agree?"""
    ending = facts.ending
    if ending is None or not ending.agrees:
        return False
    return any(one.more > 0 for one in (*facts.noticed, *facts.counted, *ending.rows))


def facts_of(
    position: Position,
    pick: int,
    glance: int,
    measured: Worths,
    solved: dict[str, float],
    rng: Rng,
) -> Facts:
    """All that is known without a search; the line that follows is added at last."""
    forecast, deep, table, seat = position.forecast, position.deep, position.table, position.seat
    frame = question(table)
    rows, margin, error, steady = measured
    leaves: list[tuple[Leaf, Leaf]] = []
    scores = dict.fromkeys(rows, 0.0)
    for _ in range(DEALS[-1] // 2):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        ends = {one: forecast.after(known, seat, one, luck, position.progress) for one in rows}
        leaves.append((ends[glance], ends[pick]))
        for one, leaf in ends.items():
            scores[one] += leaf.scores[seat] / (DEALS[-1] // 2)
    answers = []
    for one in sorted(rows, key=lambda each: -mean(rows[each])):
        share, uncertain = mean_and_error(rows[one])
        answers.append(
            Worth(notation(frame, one), round(share, 3), round(uncertain, 3), round(scores[one], 1))
        )
    pair = Pair(leaves, seat)
    return Facts(
        SEAT_LETTERS[seat],
        notation(frame, pick),
        notation(frame, glance),
        round(margin, 3),
        round(error, 3),
        round(steady, 2),
        answers,
        pair.noticed(forecast),
        [],
        solved,
        (
            f"{FIRST_DEALS[-1]} deals {position.near.moments} moments ahead, "
            f"then {DEALS[-1]} deals {deep.moments} moments ahead"
        ),
        " and ".join(verifiers(forecast.game)),
        pair.counted(forecast),
    )
