"""What a seat may be asked next: found out on tables dealt again from what the seat knows, so it
tells nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.words.preview import Preview, previews, watched
from cosmeeple.kernel.words.text import Texts

#: Deals that are tried, and answers of the others in each until the seat is asked.
DEALS = 4
LONGEST = 200
#: Answers of a question that are offered; nobody prepares one of a thousand.
MOST = 120


@dataclass(frozen=True)
class Answer:
    """An answer that can be prepared: the question by its name, the answer as text, what it surely
    does."""

    ask: str
    choice: str
    label: str
    does: str


@dataclass(frozen=True)
class Guess:
    """A question that may come, in words, and what can be answered."""

    ask: str
    prompt: str
    answers: tuple[Answer, ...]


def ask_of(table: Table[Any]) -> str:
    """The kind of the pending question."""
    return type(question(table)).__name__


def sure(preview: Preview | None) -> str:
    """What an answer surely does, as text that can be compared between positions: who gains or
    loses how much."""
    if preview is None:
        return ""
    changes = sorted(
        f"{one.seat}:{one.quantity.key}:{one.after - one.before:+d}" for one in preview.changes
    )
    unknown = sorted(f"{seat}:{quantity.key}:?" for seat, quantity in preview.unknown)
    return " ".join([*changes, *unknown, *(["end"] if preview.ends else [])])


def sure_by_choice(game: Game, table: Table[Any], seat: int, rng: Rng) -> dict[str, str]:
    """The same for every answer that the seat has now; where the game says nothing, nothing is
    sure."""
    if watched(game) is None:
        return {}
    frame = question(table)
    return {notation(frame, one.pick): sure(one) for one in previews(game, table, seat, rng)}


def next_asked(game: Game, table: Table[Any], seat: int, rng: Rng) -> Table[Any] | None:
    """A table on which the seat is asked next, if the others answer like this; None where the game
    ends before."""
    dealt = redeal(game, table, seat, rng)
    for _ in range(LONGEST):
        if dealt.over():
            return None
        deciders = dealt.deciders()
        others = [one for one in deciders if one != seat]
        if seat in deciders:
            return dealt
        options = dealt.options(others[0])
        dealt.apply(others[0], options[rng.below(len(options))])
    return None


def guesses(game: Game, table: Table[Any], seat: int, texts: Texts, seed: int) -> list[Guess]:
    """The questions that may come next for a seat, the likeliest first, each with all answers that
    were seen."""
    found: dict[str, tuple[int, str, dict[str, Answer]]] = {}
    for number in range(DEALS):
        rng = Rng(state_from_seed(seed + number))
        asked = next_asked(game, table, seat, rng)
        if asked is None:
            continue
        frame, ask = question(asked), ask_of(asked)
        does = sure_by_choice(game, asked, seat, rng)
        times, prompt, answers = found.get(ask, (0, texts.prompt(frame), {}))
        for pick in asked.options(seat)[:MOST]:
            choice = notation(frame, pick)
            answers.setdefault(
                choice,
                Answer(ask, choice, texts.label(frame, pick, asked.state), does.get(choice, "")),
            )
        found[ask] = (times + 1, prompt, answers)
    ordered = sorted(found.items(), key=lambda one: -one[1][0])
    return [Guess(ask, prompt, tuple(answers.values())) for ask, (_, prompt, answers) in ordered]
