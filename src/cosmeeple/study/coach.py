"""The coach: what every answer of a question is worth, as far as that is known while a person
thinks.

It judges the table as the seat knows it. An answer is called bad when it surely loses much against
the favourite; how much is much depends on whom the coach speaks to.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import load_table, notation, question
from cosmeeple.study.decisions import Pair
from cosmeeple.study.detours import catches_up
from cosmeeple.study.forecast import Forecast, Leaf
from cosmeeple.study.noticed import SURE, Noticed

#: To whom the coach speaks, and from which share of the win on it asks "sure?".
MUCH: Final = {"first": 0.2, "learning": 0.14, "club": 0.1, "expert": 0.07}
#: What nobody is asked about need not be looked at twice.
LEAST: Final = min(MUCH.values())
#: On so many deals it is asked whether the favourite can still follow a bad answer.
CATCHES: Final = 24
#: Continuations for a question; each of its answers is followed at least so often.
TRIES: Final = 160
FEWEST: Final = 8
#: A question with more answers is not looked at: there would be too little to say about each.
MOST_ANSWERS: Final = 20


class Compared(msgspec.Struct):
    """An answer against the favourite: what it loses in shares of the win with its error, in
    points, and what else."""

    choice: str
    loss: float
    error: float
    points: float
    #: What the favourite brings more of.
    noticed: list[Noticed]

    def is_bad(self, much: float) -> bool:
        return self.loss >= much and self.loss > SURE * self.error


class Verdict(msgspec.Struct):
    """All answers of a question, the favourite first."""

    favourite: str
    answers: list[Compared]

    def of(self, choice: str) -> Compared | None:
        return next((one for one in self.answers if one.choice == choice), None)


def weigh_answers(
    slug: str, seats: int, position: bytes, seat: int, moves: int, seed: int
) -> Verdict | None:
    """In a process of its own: a table that was dealt again for the seat. None where there is
    nothing to compare."""
    game = load_game(slug)
    table = load_table(game, msgspec.json.decode(position))
    options = table.options(seat)
    if not 2 <= len(options) <= MOST_ANSWERS:
        return None
    forecast = Forecast(game, seats)
    progress = forecast.progress(moves)
    rng = Rng(state_from_seed(seed))
    leaves: dict[int, list[Leaf]] = {pick: [] for pick in options}
    for _ in range(max(FEWEST, TRIES // len(options))):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        for pick in options:
            leaves[pick].append(forecast.after(known, seat, pick, luck, progress))
    best = max(options, key=lambda pick: sum(leaf.shares[seat] for leaf in leaves[pick]))
    frame = question(table)
    answers = []
    for pick in options:
        pair = Pair(list(zip(leaves[pick], leaves[best], strict=True)), seat)
        loss, error = pair.difference()
        points = pair.mean(1, seat)[1] - pair.mean(0, seat)[1]
        if (
            loss >= LEAST
            and loss > SURE * error
            and catches_up(forecast, table, seat, (pick, best), rng, CATCHES)
        ):
            # The favourite can still follow: nothing is lost yet, and there is nothing to ask.
            loss = error = points = 0.0
        noticed = pair.noticed(forecast) if loss > 0 else []
        answers.append(
            Compared(
                notation(frame, pick), round(loss, 4), round(error, 4), round(points, 2), noticed
            )
        )
    favourite = notation(frame, best)
    return Verdict(favourite, sorted(answers, key=lambda one: (one.choice != favourite, one.loss)))
