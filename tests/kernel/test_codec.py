"""JSON and text forms, and what is said about damaged ones."""

from __future__ import annotations

from typing import Any

import pytest
import toy

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import Action
from cosmeeple.kernel.records.codec import (
    apply_text,
    digest,
    dump_frame,
    dump_table,
    load_frame,
    load_table,
    notation,
    options_as_text,
    pick_of,
    question,
)
from cosmeeple.kernel.records.fields import (
    HIDDEN,
    NONE,
    Bits,
    Flag,
    Id,
    Int,
    ListOf,
    Per,
    put,
    walk,
)

GAME = toy.toy()
NAMES = {"zone": ("north", "south"), "seat": ("A", "B")}


def test_state_reads_by_names() -> None:
    t = GAME.new(2, seed=1)
    dumped = dump_table(GAME, t)["state"]

    assert set(dumped["areas"]) == {"A", "B"}
    assert sorted(dumped["deck"]) == sorted(toy.CARDS)


def test_a_table_survives_json() -> None:
    t = GAME.new(2, seed=1)
    t.apply(0, toy.MORE)

    again = load_table(GAME, dump_table(GAME, t))

    assert digest(again) == digest(t)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.pop("rng"), "lacks rng"),
        (lambda d: d.update(game="chess"), "a table of chess"),
        (lambda d: d.update(rules_version=99), "rules version 99"),
        (lambda d: d.update(components="x"), "component file"),
        (lambda d: d.update(rng="x"), "chance"),
        (lambda d: d.update(agenda=7), "a list is wanted"),
        (lambda d: d.update(agenda=[{"frame": "Nonsense"}]), "no frame 'Nonsense'"),
        (lambda d: d.update(agenda=[{"frame": "Drop", "colour": 1}]), "no field 'colour'"),
        (lambda d: d.update(agenda=[{"frame": "Drop"}]), "Drop"),
        (lambda d: d.update(agenda=["Drop"]), "with the key `frame`"),
        (lambda d: d["agenda"][-1].update(given=[[]]), "Bid asks 2 seats, but given has 1 entries"),
        (lambda d: d["agenda"][-1].update(given=7), "a number is wanted|a list is wanted"),
        (lambda d: d["state"].pop("deck"), "exactly the fields"),
        (lambda d: d["state"].update(deck=["nine"]), "'nine' is no card"),
        (lambda d: d["state"].update(deck="one"), "a list is wanted"),
        (lambda d: d["state"].update(bank="much"), "a number is wanted"),
        (lambda d: d["state"].update(areas={"B": {}}), "every seat"),
    ],
)
def test_damaged_tables_are_refused(change: Any, complaint: str) -> None:
    dumped = dump_table(GAME, GAME.new(2, seed=1))
    change(dumped)

    with pytest.raises(BadInput, match=complaint):
        load_table(GAME, dumped)


def test_not_even_an_object() -> None:
    with pytest.raises(BadInput, match="JSON object"):
        load_table(GAME, [1, 2])


def test_choices_as_text() -> None:
    t = GAME.new(2, seed=1)
    frame = question(t)

    assert notation(frame, toy.MORE) == "bid:more"
    assert pick_of(frame, "bid:stop") == toy.STOP
    assert options_as_text(t, 0) == ["bid:more", "bid:stop"]


@pytest.mark.parametrize(
    ("seat", "text", "complaint"),
    [
        (0, "drop:one", "reads like bid:"),
        (0, "bid:moore", "did you mean more"),
        (4, "bid:more", "waiting for A, B"),
    ],
)
def test_wrong_texts_say_what_would_be_right(seat: int, text: str, complaint: str) -> None:
    t = GAME.new(2, seed=1)
    before = digest(t)

    with pytest.raises(BadInput, match=complaint):
        apply_text(t, seat, text)

    assert digest(t) == before


def test_an_illegal_text_names_the_rule() -> None:
    t = GAME.new(2, seed=1)
    t.agenda[-1] = toy.Drop(0)
    t.state.areas[0].hand = [2, 3]
    t.settle()

    with pytest.raises(BadInput, match="TOY-003 in-hand"):
        apply_text(t, 0, "drop:one")


def test_frames_round_trip() -> None:
    kit = GAME.kit()
    frame = toy.Bid((0, 1))

    assert load_frame(GAME, kit, dump_frame(GAME, kit, frame)).__dict__ == frame.__dict__


def test_the_answers_given_so_far_are_part_of_a_table() -> None:
    t = GAME.new(2, seed=1)
    fresh = digest(t)
    t.apply(1, toy.MORE)
    dumped = dump_table(GAME, t)

    assert dumped["agenda"][-1]["given"] == [[], [toy.MORE]]
    assert digest(t) != fresh
    again = load_table(GAME, dumped)
    assert [list(answers) for answers in again.given] == [[], [toy.MORE]]
    assert list(again.given_by(1)) == [toy.MORE]
    assert again.options(1) == t.options(1)


def test_the_action_space_is_fixed_and_numbered() -> None:
    actions = GAME.actions()

    assert actions[0] == Action("Bid", "more")
    assert len(actions) == 2 + 9
    for number, action in enumerate(actions):
        name, pick = GAME.pick(number)
        assert name == action.frame
        assert GAME.action(toy.Drop(0) if name == "Drop" else toy.Bid(()), pick) == number
    with pytest.raises(BadInput, match="actions 0 to 10"):
        GAME.pick(11)


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (Id("zone"), 1, "south"),
        (Id("zone"), HIDDEN, "?"),
        (Id("zone"), NONE, "-"),
        (ListOf(Id("zone")), [0, 1], ["north", "south"]),
        (Bits("zone"), 2, ["south"]),
        (Per("zone", Int()), [4, 5], {"north": 4, "south": 5}),
        (Flag(), True, True),
    ],
)
def test_kinds_round_trip(kind: Any, value: Any, text: Any) -> None:
    assert kind.dump(value, NAMES) == text
    assert kind.load(text, NAMES) == value


@pytest.mark.parametrize(
    ("kind", "text", "complaint"),
    [
        (Id("zone"), "nroth", "there are north"),
        (Id("zone"), 5, "no zone number 5"),
        (Id("zone"), True, "a zone is wanted"),
        (Id("zone"), 1.5, "a zone is wanted"),
        (ListOf(Int()), 4, "a list is wanted"),
        (Bits("zone"), "north", "a list of zones"),
        (Per("zone", Int()), [1, 2], "one entry per zone"),
        (Flag(), 1, "true or false"),
        (Int(), True, "a number is wanted"),
    ],
)
def test_kinds_refuse_nonsense(kind: Any, text: Any, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        kind.load(text, NAMES)


def test_paths_walk_and_put() -> None:
    t = GAME.new(2, seed=1)
    record = toy.KINDS.record(toy.State)
    names = {"card": toy.CARDS, "seat": ("A", "B")}

    put(t.state, record, ["areas", "B"], {"coins": 7}, names)
    put(t.state, record, ["deck", "0"], "eight", names)

    assert walk(t.state, record, ["areas", "B", "coins"], names)[0] == 7
    assert t.state.deck[0] == 7
    shared = t.state.deck
    put(t.state, record, ["deck", "0"], "one", names)
    assert (t.state.deck[0], shared[0]) == (0, 7)
    with pytest.raises(BadInput, match="no field 'money'; it has"):
        walk(t.state, record, ["areas", "B", "money"], names)
    with pytest.raises(BadInput, match="position number"):
        walk(t.state, record, ["deck", "first"], names)
    with pytest.raises(BadInput, match="there is no '99'"):
        walk(t.state, record, ["deck", "99"], names)
    with pytest.raises(BadInput, match="nothing inside"):
        walk(t.state, record, ["bank", "x"], names)
