"""The law of the unasked question: what is asked follows from open facts.

Two tables that look the same to a seat are given the same visible answers. Step by step the seat
then hears and sees something of each. As long as that is the same, the same must be asked, of
everybody. The first thing that differs may be a card that was drawn or came to light: from then on
the seat knows more, and so may what is asked. It must not be a question. A question that only one
of the two tables asks tells the seat at which of them it sits, and with that what is hidden.
"""

from __future__ import annotations

from typing import Any

from cosmeeple.kernel.engine.agenda import PASS, Decision, Simultaneous
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import picks, pop
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import BARE, bare
from cosmeeple.kernel.records.fields import as_noted
from cosmeeple.kernel.records.view import SPECTATOR, redeal

#: What a viewer notices, in order: what it is told, the state as it can see it after every step, at
#: last a question.
Noticed = list[tuple[str, object]]
TOLD, SHOWN, ASKED = "is told", "is shown", "is asked"
#: An answer of one seat, or all answers of those who answer in secret together.
Answer = int | tuple[tuple[int, ...], ...]


def betrayal(game: Game, table: Table[Any], viewer: int, rng: Rng, answers: int) -> str | None:
    """Play a few answers here and on a table that looks the same: what only one of them asks, or
    None.

    Both have the same chance to come, so that as little as possible differs beside the hidden
    facts.
    """
    here, there = table.clone(), redeal(game, table, viewer, rng)
    there.rng = here.rng.clone()
    for _ in range(answers):
        both = same_answers(here, there, viewer, rng)
        if both is None:
            return None
        first, second = noticed(game, here, viewer, both[0]), noticed(game, there, viewer, both[1])
        if first != second:
            apart = first_question_apart(first, second)
            return (
                None
                if apart is None
                else f"after {both[0]} {apart[0]}, but where all looks the same {apart[1]}"
            )
        if here.over():
            return None
    return None


def first_question_apart(first: Noticed, second: Noticed) -> tuple[str, str] | None:
    """The first things heard that differ, if one of them is a question and nothing that was seen
    before explains it."""
    for (kind, thing, seen), (other_kind, other_thing, other_seen) in zip(
        heard(first), heard(second), strict=False
    ):
        if (kind, thing) != (other_kind, other_thing):
            if ASKED not in (kind, other_kind):
                return None
            # Where a step went on to tell something, what it shows is not seen yet when the other
            # table asks.
            explained = other_seen[-1] not in seen if kind == ASKED else seen[-1] not in other_seen
            return None if explained else (f"{thing} {kind}", f"{other_thing} {other_kind}")
    return None


def heard(things: Noticed) -> list[tuple[str, object, list[object]]]:
    """What was told and asked, each with all that had been shown before it."""
    found = []
    seen: list[object] = []
    for kind, thing in things:
        if kind == SHOWN:
            seen.append(thing)
        else:
            found.append((kind, thing, seen.copy()))
    return found


def pending(table: Table[Any], viewer: int) -> object:
    """Who is asked what, as everybody sees it, and what the viewer itself may answer."""
    if table.over():
        return "nobody"
    frame = table.agenda[-1]
    # Of a secret choice only who answers is seen.
    fields = [] if isinstance(frame, Simultaneous) else bare(frame)
    return (
        table.deciders(),
        type(frame).__name__,
        fields,
        table.options(viewer) if viewer != SPECTATOR else [],
    )


def noticed(game: Game, table: Table[Any], viewer: int, answer: Answer) -> Noticed:
    """Give the answer and let everything happen until the next question: what the viewer notices of
    it."""
    table.telling = True
    frame = table.agenda[-1]
    before = BARE.encode(game.mask(table.state, viewer, frame))
    things: Noticed = [(SHOWN, before)]
    if isinstance(frame, Simultaneous):
        assert isinstance(answer, tuple)
        table.given = as_noted([list(answers) for answers in answer], "vec[vec[i64]]")
        asked = table.step()
    else:
        assert isinstance(answer, int)
        table.agenda, frame = pop(table.agenda)
        frame.resolve(table, answer)
        asked = False
    while True:
        things.extend([(TOLD, repr(event)) for event in heard_by(table.journal, viewer)])
        table.journal.clear()
        top = table.agenda[-1] if table.agenda else None
        shown = BARE.encode(game.mask(table.state, viewer, top))
        if shown != before:
            things.append((SHOWN, shown))
            before = shown
        if asked or top is None:
            break
        asked = table.step()
    if top is None:
        table.settle()
    things.append((ASKED, pending(table, viewer)))
    return things


def same_answers(
    here: Table[Any], there: Table[Any], viewer: int, rng: Rng
) -> tuple[Answer, Answer] | None:
    """A random answer to the pending question that looks the same to the viewer on both tables;
    None: there is none."""
    frame, other = here.agenda[-1], there.agenda[-1]
    if isinstance(frame, Simultaneous):
        assert isinstance(other, Simultaneous)
        given = [same_given(here, there, seat, rng) for seat in frame.seats]
        return tuple(one for one, _ in given), tuple(one for _, one in given)
    assert isinstance(frame, Decision)
    common = [pick for pick in here.legal if pick in there.legal]
    if common:
        pick = rng.pick(common)
        return pick, pick
    if not frame.secret or frame.seat == viewer:
        return None
    # Passing may be visible; which of their cards others choose in secret is not.
    mine, theirs = (
        [pick for pick in here.legal if pick != PASS],
        [pick for pick in there.legal if pick != PASS],
    )
    return (rng.pick(mine), rng.pick(theirs)) if mine and theirs else None


def same_given(
    here: Table[Any], there: Table[Any], seat: int, rng: Rng
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All answers of one seat in a secret choice, on both tables: the same ones as far as they are
    possible."""
    one, other = here.agenda[-1], there.agenda[-1]
    assert isinstance(one, Simultaneous)
    assert isinstance(other, Simultaneous)
    given, also = tuple(here.given_by(seat)), tuple(there.given_by(seat))
    while True:
        legal = list(one.options_of(here.state, seat, picks(list(given))))
        matching = list(other.options_of(there.state, seat, picks(list(also))))
        common = [pick for pick in legal if pick in matching]
        if common:
            pick = rng.pick(common)
            given, also = (*given, pick), (*also, pick)
            continue
        if not legal and not matching:
            return given, also
        if legal:
            given = (*given, rng.pick(legal))
        if matching:
            also = (*also, rng.pick(matching))
