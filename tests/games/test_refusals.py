"""Requirements that are listed belong to the question: over random positions of every game, with
every option and number of players, for answers that are possible and for some that are not."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from cosmeeple.kernel.engine.errors import UnknownKey
from cosmeeple.kernel.engine.reasons import Reason
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import question
from cosmeeple.kernel.words.text import LANGUAGES, Texts, needs

#: So many questions of a game are looked at, and so many answers of each kind; of questions with
#: more kinds of answers so many in all.
QUESTIONS, EACH, MANY_KINDS = 90, 2, 40
#: So often a requirement was looked at before it is said to be always the same.
OFTEN = 6


class Looked(NamedTuple):
    """An answer and its requirements; `table` names the options and the number of players."""

    table: str
    seats: int
    possible: bool
    reasons: tuple[Reason, ...]


def tables(game: Game) -> Iterator[tuple[dict[str, str], int]]:
    """Every value of every option by itself, with the numbers of players that it is for."""
    for seats in game.seats:
        yield {}, seats
    for option in game.options:
        own = [seats for seats in option.seats or game.seats if seats in game.seats]
        for value in option.values:
            for seats in sorted({own[0], own[-1]}):
                try:
                    game.full_options(seats, {option.key: value})
                except UnknownKey:
                    continue  # two options of one name: this value is for other numbers of players
                yield {option.key: value}, seats


@cache
def looked_at(slug: str) -> tuple[Looked, ...]:
    """Requirements of answers, from the beginning of games to their end."""
    game = load_game(slug)
    found = []
    for number, (options, seats) in enumerate(tables(game)):
        chance = random.Random(number)
        length = sum(1 for _ in played(game, seats, number, options))
        for step, table in enumerate(played(game, seats, number, options)):
            if step % max(1, length // QUESTIONS):
                continue
            seat = table.deciders()[0]
            legal = set(table.options(seat))
            for pick in some(table, chance):
                found.append(
                    Looked(
                        f"{options} {seats}",
                        seats,
                        pick in legal,
                        tuple(table.why(seat, pick).reasons),
                    )
                )
    return tuple(found)


def some(table: Table[Any], chance: random.Random) -> list[int]:
    """A few answers of every kind that the question knows: of every verb."""
    frame = question(table)
    kinds: dict[str, list[int]] = {}
    for pick in frame.domain.picks:
        kinds.setdefault(frame.domain.key(pick).split(":")[0], []).append(pick)
    if len(kinds) > MANY_KINDS:
        return chance.sample(list(frame.domain.picks), MANY_KINDS)
    return [one for kind in kinds.values() for one in chance.sample(kind, min(EACH, len(kind)))]


def played(game: Game, seats: int, number: int, options: dict[str, str]) -> Iterator[Table[Any]]:
    """A random game, at every question."""
    chance = random.Random(number)
    table = game.new(seats, number, options)
    while not table.over():
        yield table
        seat = table.deciders()[0]
        table.apply(seat, chance.choice(list(table.options(seat))))


def granted(game: Game) -> set[str]:
    """The requirements that only the options of a table decide, as the rules say them."""
    keys = set()
    for path in game.folder().glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "granted"
            ):
                keys.add(str(ast.literal_eval(node.args[2])))
    return keys


@pytest.mark.parametrize("slug", SLUGS)
def test_an_answer_is_refused_exactly_where_a_requirement_fails(slug: str) -> None:
    seen = looked_at(slug)

    assert {True, False} == {one.possible for one in seen}
    for one in seen:
        assert one.possible == all(reason.holds for reason in one.reasons), one


@pytest.mark.parametrize("slug", SLUGS)
def test_no_requirement_is_listed_twice_or_against_itself(slug: str) -> None:
    for one in looked_at(slug):
        listed = Counter((reason.key, reason.a, reason.b, reason.c) for reason in one.reasons)
        assert not [key for key, times in listed.items() if times > 1], one


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_read_twice(slug: str, language: str) -> None:
    """Two requirements of an answer never read alike, whatever they compare."""
    texts = Texts(load_game(slug), None, language)
    known: dict[tuple[str, int, int, int, bool], str] = {}
    for one in looked_at(slug):
        read = []
        for reason in one.reasons:
            key = (reason.key, reason.a, reason.b, reason.c, reason.holds)
            if key not in known:
                known[key] = texts.reason(reason)
            read.append(known[key])
        assert len(read) == len(set(read)), read


@pytest.mark.parametrize("slug", SLUGS)
def test_what_only_the_options_of_a_table_decide_is_asked_alone_and_only_where_it_fails(
    slug: str,
) -> None:
    game = load_game(slug)
    optional = granted(game)
    seen = looked_at(slug)
    held: dict[str, dict[str, set[bool]]] = {}
    times: Counter[tuple[str, str]] = Counter()
    for one in seen:
        for reason in one.reasons:
            held.setdefault(reason.key, {}).setdefault(one.table, set()).add(reason.holds)
            times[reason.key, one.table] += 1
            if reason.key in optional:
                assert not reason.holds and len(one.reasons) == 1, one

    # A requirement that always holds at some tables and never at others is decided by the options.
    for key, by_table in held.items():
        often = [values for table, values in by_table.items() if times[key, table] >= OFTEN]
        decided = {True} in often and {False} in often and all(len(one) == 1 for one in often)
        assert not (decided and key not in optional), key


@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_named_who_does_not_play(slug: str) -> None:
    """Seats in a requirement are seats of the table, or the automaton behind them."""
    game = load_game(slug)
    names = needs(game)
    for one in looked_at(slug):
        for reason in one.reasons:
            numbers = (reason.a, reason.b, reason.c)
            for name, number in zip(names.get(reason.key, ()), numbers, strict=False):
                if name == "seat" or name.endswith("_seat"):
                    behind = 1 if game.automaton is not None else 0
                    assert number < one.seats + behind, (one, reason)
