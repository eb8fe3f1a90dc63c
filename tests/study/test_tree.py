"""Studies: variations hang on a game, comments at moments, all of it in one file."""

from __future__ import annotations

import json

import pytest

from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import digest, notation, options_as_text, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.study.tree import (
    MOST_BRANCHES,
    Read,
    annotated,
    branched,
    new_study,
    pruned,
    read_study,
)


def game(moves: int = 8) -> Match:
    match = Match.start(load_game("antarctica"), 2, 3)
    rng = Rng(3)
    while len(match.moves) < moves:
        seat = match.table.deciders()[0]
        match.play(seat, notation(question(match.table), rng.pick(match.table.options(seat))))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return game()


@pytest.fixture
def read(match: Match) -> Read:
    return read_study(new_study("A game", match.dumps()).dump())


def other(read: Read, moment: str) -> tuple[int, str]:
    table = read.position(moment)
    seat = table.deciders()[0]
    own = {child.choice for child in read.children(moment)}
    return seat, next(text for text in options_as_text(table, seat) if text not in own)


def test_every_moment_of_the_game_is_its_position(match: Match, read: Read) -> None:
    for ply in (0, 4, len(match.moves)):
        assert digest(read.position(f"m{ply}")) == digest(match.back_to(ply).table)


def test_a_variation_leads_elsewhere_and_grows(read: Read) -> None:
    seat, choice = other(read, "m3")
    study, first = branched(read, "m3", seat, choice)
    again = read_study(study.dump())
    assert digest(again.position(first)) != digest(again.position("m4"))
    study, second = branched(again, first, *other(again, first))
    grown = read_study(study.dump())
    assert [one.id for one in grown.path(second)] == [first, second]
    assert grown.trunk(second) == 3


def test_the_same_answer_is_not_added_twice(read: Read) -> None:
    own = read.children("m3")[0]
    assert branched(read, "m3", own.seat, own.choice) == (read.study, "m4")
    study, name = branched(read, "m3", *other(read, "m3"))
    again = read_study(study.dump())
    assert branched(again, "m3", again.moments[name].seat, again.moments[name].choice) == (
        again.study,
        name,
    )


def test_an_illegal_answer_changes_nothing(read: Read) -> None:
    seat, _ = other(read, "m3")
    with pytest.raises((IllegalChoice, BadInput)):
        branched(read, "m3", seat, "nonsense")
    with pytest.raises(IllegalChoice):
        branched(read, "m3", 1 - seat, other(read, "m3")[1])


def test_pruning_takes_what_follows_and_its_comments(read: Read) -> None:
    study, first = branched(read, "m3", *other(read, "m3"))
    read = read_study(study.dump())
    study, second = branched(read, first, *other(read, first))
    read = read_study(study.dump())
    read = read_study(annotated(read, second, "a trap", "?!").dump())
    read = read_study(annotated(read, "m2", "so far so good", "!").dump())

    left = pruned(read, first)

    assert left.branches == []
    assert left.notes == {"m2": "so far so good"}
    assert left.marks == {"m2": "!"}


def test_a_study_is_one_file_and_comes_back_the_same(read: Read) -> None:
    study, name = branched(read, "m3", *other(read, "m3"))
    study = annotated(read_study(study.dump()), name, "Zażółć", "!?")
    assert read_study(study.file()).study == study


def test_what_is_no_study_is_refused(read: Read) -> None:
    study, name = branched(read, "m3", *other(read, "m3"))
    body = json.loads(study.dump())
    for change in (
        {"cosmeeple_study": 2},
        {"record": "cosmeeple 1\n"},
        {"notes": {"m99": "nowhere"}},
        {"marks": {name: "great"}},
        {"branches": [{"id": "v1", "parent": "m3", "move": "A nonsense"}]},
        {"branches": [{"id": "v1", "parent": "v9", "move": body["branches"][0]["move"]}]},
        {
            "branches": [
                {"id": f"v{number}", "parent": "m3", "move": body["branches"][0]["move"]}
                for number in range(1, MOST_BRANCHES + 2)
            ]
        },
    ):
        with pytest.raises(BadInput):
            read_study(json.dumps({**body, **change}))
    with pytest.raises(BadInput):
        read_study("{}")
