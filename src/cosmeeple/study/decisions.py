"""One decision, judged afterwards: was another answer better, by how much, how sure is that, and
what does it bring?

First all answers are tried on the same deals and those that fall behind are dropped by halves, the
played one never. Then the favourite and the played one are compared on fresh deals: the first look
chose the favourite because it was lucky there too, so only the second one tells what it is worth.
Where one is surely better, it is asked whether it can still follow the other one (`detours.py`),
and games are finished from both (`endings.py`): if that costs nothing, or they do not end better,
nothing is named. All of it from what the seat knew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from cosmeeple.bots.host import think_once
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.study.detours import catches_up
from cosmeeple.study.endings import Ending, ending_of
from cosmeeple.study.forecast import Forecast, Leaf, mean_and_error
from cosmeeple.study.noticed import SMALLEST, SURE, Noticed, sure_differences

#: Who plays on where a line is shown, and how far.
GOES_ON: Final = "medium"
LINE: Final = 4
#: Answers that are kept with their values.
MOST_KEPT: Final = 6


@dataclass(frozen=True)
class Effort:
    """How much is looked at: continuations to find the favourite, pairs to compare it, deals for
    every standing."""

    name: str
    tries: int
    pairs: int
    deals: int
    #: Games that are finished from both answers where one is surely better.
    ends: int = 0
    #: A bot whose favourite is compared as well; "" for none.
    adviser: str = ""


EFFORTS: Final = {
    one.name: one
    for one in (
        Effort("glance", 24, 6, 2),
        Effort("usual", 120, 40, 8, 60),
        Effort("deep", 480, 160, 24, 240, adviser="hard"),
    )
}


def effort_of(name: str) -> Effort:
    if name not in EFFORTS:
        raise BadInput(f"an analysis is {', '.join(EFFORTS)}; not {name!r}")
    return EFFORTS[name]


class Tried(msgspec.Struct, array_like=True):
    """An answer, how often it was followed, and its share of the win there."""

    choice: str
    visits: int
    share: float


class Judged(msgspec.Struct):
    """A decision afterwards. `loss` is in shares of the win, `points` in final score; `error`
    belongs to `loss`."""

    ply: int
    seat: int
    played: str
    better: str
    loss: float
    error: float
    points: float
    #: Share of the win and score with the played answer, and with the better one.
    share: tuple[float, float]
    score: tuple[float, float]
    #: What the played answer gave to every seat instead of the better one; the seat's own number is
    #: -loss.
    gains: list[float]
    noticed: list[Noticed]
    #: What is expected after the better answer: "B sail:ross", "B ?" where it would be secret.
    line: list[str]
    tried: list[Tried]
    #: What the game's evaluation counts in it, in its points.
    counted: list[Noticed] = []
    #: The better answer less the played one at the end of the game; older analyses do not say.
    ending: Ending | None = None

    def seems_sure(self) -> bool:
        """Is there a difference at all, as it is judged?"""
        return (
            self.better != self.played and self.loss >= SMALLEST and self.loss > SURE * self.error
        )

    def is_sure(self) -> bool:
        """And does the end of the game not speak against it?"""
        return self.seems_sure() and (self.ending is None or self.ending.win > 0)


class Look:
    """One answer while it is compared with others: what came of it, deal by deal."""

    def __init__(self, pick: int) -> None:
        self.pick = pick
        self.shares: list[float] = []

    def mean(self) -> float:
        return sum(self.shares) / len(self.shares) if self.shares else -1.0


def tell_apart(
    forecast: Forecast,
    table: Table[Any],
    seat: int,
    tries: int,
    rng: Rng,
    progress: float,
    kept: int | None = None,
) -> list[Look]:
    """All answers of the seat, tried on common deals, the best first; those that fall behind are
    dropped by halves."""
    looks = [Look(pick) for pick in table.options(seat)]
    left = looks
    stages = max(1, (len(looks) - 1).bit_length())
    done = 0
    for stage in range(stages):
        share = (tries - done) // (stages - stage)
        for _ in range(max(2 if stage == 0 else 1, share // len(left))):
            known = forecast.dealt(table, seat, rng)
            luck = rng.split().state
            for look in left:
                look.shares.append(
                    forecast.after(known, seat, look.pick, luck, progress).shares[seat]
                )
            done += len(left)
        if len(left) > 2:
            left = sorted(left, key=lambda each: -each.mean())
            half = left[: (len(left) + 1) // 2]
            left = half + [each for each in left[len(half) :] if each.pick == kept]
    return sorted(looks, key=lambda each: (-len(each.shares), -each.mean()))


@dataclass(frozen=True)
class Pair:
    """Two answers on the same deals: the second minus the first, with its error."""

    leaves: list[tuple[Leaf, Leaf]]
    seat: int

    def difference(self) -> tuple[float, float]:
        return mean_and_error(
            [better.shares[self.seat] - played.shares[self.seat] for played, better in self.leaves]
        )

    def mean(self, which: int, seat: int) -> tuple[float, float]:
        """Share and score of one of them."""
        rows = [pair[which] for pair in self.leaves]
        return sum(row.shares[seat] for row in rows) / len(rows), sum(
            row.scores[seat] for row in rows
        ) / len(rows)

    def noticed(self, forecast: Forecast) -> list[Noticed]:
        """What people watch that the second brings more or less of, as far as that is sure; the
        largest first."""
        return self.differences(forecast.watched_keys(), forecast.amounts)

    def counted(self, forecast: Forecast) -> list[Noticed]:
        """The same of the parts of the game's evaluation, in its points: why it likes the second
        better."""
        return self.differences(forecast.valued_keys(), forecast.worth)

    def differences(
        self, keys: list[str], numbers: Callable[[Leaf, int], list[float]]
    ) -> list[Noticed]:
        rows = [
            (numbers(played, self.seat), numbers(better, self.seat))
            for played, better in self.leaves
        ]
        return sure_differences(
            {
                key: [after[number] - before[number] for before, after in rows]
                for number, key in enumerate(keys)
            }
        )


def compare(
    forecast: Forecast,
    table: Table[Any],
    seat: int,
    picks: tuple[int, int],
    effort: Effort,
    rng: Rng,
    progress: float,
) -> Pair:
    leaves = []
    for _ in range(effort.pairs):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        played, better = (forecast.after(known, seat, pick, luck, progress) for pick in picks)
        leaves.append((played, better))
    return Pair(leaves, seat)


def judge(
    forecast: Forecast,
    table: Table[Any],
    seat: int,
    pick: int,
    effort: Effort,
    rng: Rng,
    ply: int,
    progress: float,
    score: float,
) -> Judged | None:
    """The decision of a seat that answered `pick` and was to end with this score; None where it had
    no choice."""
    if len(table.options(seat)) < 2:
        return None
    frame = question(table)
    looks = tell_apart(forecast, table, seat, effort.tries, rng, progress, kept=pick)
    most = len(looks[0].shares)
    rivals = [max((look for look in looks if len(look.shares) == most), key=Look.mean).pick]
    if effort.adviser:
        known = forecast.deal(table, seat, rng)
        bot = bot_spec(effort.adviser).make()
        rivals.append(
            think_once(forecast.game, bot, known, forecast.seats, seat, rng.split().state).pick
        )
    share = round(next(look for look in looks if look.pick == pick).mean(), 4)
    played = notation(frame, pick)
    tried = [
        Tried(notation(frame, look.pick), len(look.shares), round(look.mean(), 4))
        for look in looks[:MOST_KEPT]
    ]
    level = [0.0] * forecast.seats
    found = Judged(
        ply,
        seat,
        played,
        played,
        0.0,
        0.0,
        0.0,
        (share, share),
        (score, score),
        level,
        [],
        [],
        tried,
    )
    for rival in dict.fromkeys(rivals):
        if rival == pick:
            continue
        pair = compare(forecast, table, seat, (pick, rival), effort, rng, progress)
        loss, error = pair.difference()
        if loss > found.loss and not (
            loss >= SMALLEST
            and loss > SURE * error
            and catches_up(forecast, table, seat, (pick, rival), rng, effort.pairs)
        ):
            found = judged_pair(
                forecast, pair, (ply, seat, played, notation(frame, rival)), (loss, error), tried
            )
            if effort.ends > 0 and found.seems_sure():
                found.ending = ending_of(forecast, table, seat, (pick, rival), effort.ends, rng)
            if found.is_sure():
                found.noticed = pair.noticed(forecast)
                found.counted = pair.counted(forecast)
                found.line = line_after(forecast, table, seat, rival, rng)
    return found


def judged_pair(
    forecast: Forecast,
    pair: Pair,
    which: tuple[int, int, str, str],
    difference: tuple[float, float],
    tried: list[Tried],
) -> Judged:
    ply, seat, played, better = which
    loss, error = difference
    (share, score), (best_share, best_score) = pair.mean(0, seat), pair.mean(1, seat)
    gains = [round(pair.mean(0, one)[0] - pair.mean(1, one)[0], 4) for one in range(forecast.seats)]
    gains[seat] = -round(loss, 4)
    return Judged(
        ply,
        seat,
        played,
        better,
        round(loss, 4),
        round(error, 4),
        round(best_score - score, 2),
        (round(share, 4), round(best_share, 4)),
        (round(score, 2), round(best_score, 2)),
        gains,
        [],
        [],
        tried,
    )


def line_after(forecast: Forecast, table: Table[Any], seat: int, pick: int, rng: Rng) -> list[str]:
    """How the game would go on after an answer: what good quick play does on one deal."""
    after = forecast.dealt(table, seat, rng)
    after.apply(seat, pick)
    found: list[str] = []
    while not after.over() and len(found) < LINE:
        who = after.deciders()[0]
        frame = question(after)
        known = forecast.deal(after, who, rng)
        bot = bot_spec(GOES_ON).make()
        answer = think_once(forecast.game, bot, known, forecast.seats, who, rng.split().state).pick
        secret = frame.secret and who != seat
        found.append(f"{SEAT_LETTERS[who]} {'?' if secret else notation(frame, answer)}")
        after.apply(who, answer)
    return found
