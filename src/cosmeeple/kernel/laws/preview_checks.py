"""The law of the preview: what it calls sure is what then happens, whatever is hidden."""

from __future__ import annotations

from typing import Any

import msgspec

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import pop
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import BARE, notation, question
from cosmeeple.kernel.words.preview import Preview, Watched, follow, previews, watched


def broken_preview(game: Game, table: Table[Any], seat: int, rng: Rng) -> str | None:
    """The first option of the seat whose preview is not what happens at this very table, or
    None."""
    watch = watched(game)
    if watch is None:
        return None
    for one in previews(game, table, seat, rng):
        fault = difference(watch, table, seat, one)
        if fault:
            return f"{notation(question(table), one.pick)}: {fault}"
    return unlit(game, watch, table, seat, rng)


def difference(watch: Watched, table: Table[Any], seat: int, one: Preview) -> str | None:
    """How what happens differs from what the preview calls sure."""
    if one.steps == 0:
        return None
    before = watch.amounts(table.state)
    whole = follow(watch, table, seat, one.pick, one.steps)
    part = follow(watch, table, seat, one.pick, one.steps - 1) if one.dark else whole
    sure = {(change.seat, change.quantity): change for change in one.changes}
    for who, amounts in enumerate(before):
        for number, quantity in enumerate(watch.quantities):
            if (who, quantity) in one.unknown:
                continue
            change = sure.get((who, quantity))
            expected = change.after if change else amounts[number]
            happened = (whole if quantity.drawn else part).amounts[who][number]
            if (change and change.before != amounts[number]) or happened != expected:
                was = amounts[number]
                return (
                    f"{quantity.key} of seat {who} would go to {expected}, but goes from "
                    f"{was} to {happened}"
                )
    if whole.told[: len(one.told)] != list(one.told):
        return f"would be told {one.told}, but is {whole.told}"
    if one.asked is not None and not one.asked.same(whole.asked):
        return f"{one.asked} would be asked, but it is {whole.asked}"
    if (
        one.asked is not None
        and whole.asked is not None
        and set(one.asked.options) - set(whole.asked.options)
    ):
        return f"{one.asked.options} would be possible then, but it is {whole.asked.options}"
    if one.ends and not whole.ends:
        return "the game would end, but goes on"
    return None


def unlit(game: Game, watch: Watched, table: Table[Any], seat: int, rng: Rng) -> str | None:
    """Does a game miss to say that something came to light? Tried with one answer, frame by
    frame."""
    t = table.clone()
    covered, hidden, chance = (
        watch.face_down(t.state, seat),
        hidden_things(game, t, seat),
        t.rng.state,
    )
    frame = t.agenda[-1]
    if frame.asks() < 0:
        return None
    pick = rng.pick(list(t.legal))
    t.agenda, frame = pop(t.agenda)
    frame.resolve(t, pick)
    asked = False
    while not asked:
        if watch.face_down(t.state, seat) != covered or t.rng.state != chance:
            return None
        if hidden_things(game, t, seat) < hidden:
            return (
                f"{notation(question(table), pick)}: something comes to light, but "
                f"`face_down` stays {covered}"
            )
        if not t.agenda:
            return None
        asked = t.step()
    return None


def hidden_things(game: Game, table: Table[Any], seat: int) -> int:
    """How much of the state the seat cannot see."""
    return hidden_in(msgspec.json.decode(BARE.encode(game.mask(table.state, seat, None))))


def hidden_in(value: object) -> int:
    """How many numbers of a view say only that something is there."""
    if isinstance(value, list):
        return sum([hidden_in(one) for one in value])
    return 1 if isinstance(value, int) and value < -1 else 0
