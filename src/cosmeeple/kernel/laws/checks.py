"""The conformance checks that every game must pass. A game's tests call these over many random
games.

Each check is one function and raises `Broken` with the seed, the decision and the difference, so
that a failure can be played again: `cosmeeple conformance SLUG --seats N --seed S`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from cosmeeple.kernel.engine.agenda import QUICK, Decision, Simultaneous
from cosmeeple.kernel.engine.errors import BadInput, EndlessGame, IllegalChoice
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table, is_choice
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.laws.lookalike import betrayal
from cosmeeple.kernel.laws.preview_checks import broken_preview
from cosmeeple.kernel.records.codec import digest, dump_table, load_table, notation, question
from cosmeeple.kernel.records.transcript import Match, loads
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, packed, redeal, view


class Broken(AssertionError):
    """A law of the kernel does not hold for this game."""


@dataclass(frozen=True)
class Played:
    """What a checked game was like."""

    decisions: int
    final_digest: str
    scores: tuple[int, ...]


def expect(holds: bool, where: str, difference: str) -> None:
    """Broken, with what is different where, unless it holds."""
    if not holds:
        raise Broken(f"{where}: {difference}")


#: In a game that is not checked thoroughly, the dear checks come at every eleventh decision: rounds
#: of a game do not come in elevens, so that in the long run every kind of decision has its turn.
DEAR = 11

#: And so often, one re-dealt table is played to its end.
RARE = 5 * DEAR

#: So many answers are given to two tables that look the same, to compare what is asked then.
ANSWERS = 4

#: A player for the checks: (table, seat, rng) -> one of the seat's options.
Chooser = Callable[[Table[Any], int, Rng], int]


def any_option(table: Table[Any], seat: int, rng: Rng) -> int:
    """The player of a purely random game."""
    return rng.pick(table.options(seat))


def random_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    thorough: bool = True,
    choose: Chooser = any_option,
) -> Played:
    """Play one random game and check every law at every decision (the dear ones at some, when not
    thorough).

    `choose` may prefer some options where purely random games are short or dull.
    """
    match = Match.start(game, seats, seed, options)
    rng = Rng(state_from_seed(seed + 1))
    deals = Rng(state_from_seed(seed + 2))
    start_laws = game.laws(match.table.state)
    kept: list[tuple[Table[Any], str]] = []
    decisions = 0
    while not match.table.over():
        table = match.table
        where = (
            f"{game.slug} seats={seats} seed={seed} decision={decisions} "
            f"{type(table.agenda[-1]).__name__}"
        )
        decisions += 1
        expect(decisions <= game.longest, where, f"no end after {game.longest} decisions")
        before = digest(table)
        seat = rng.pick(list(table.deciders()))
        dear = thorough or decisions % DEAR == 0
        check_options(game, table, seat, where, explained=dear)
        if dear:
            check_position(
                game,
                table,
                seats,
                seat,
                deals,
                where,
                to_the_end=decisions % (DEAR if thorough else RARE) == 0,
            )
            kept.append((table.clone(), before))
        match.play(seat, notation(question(table), choose(table, seat, rng)))
        laws = game.laws(match.table.state)
        changed = {
            name: (start_laws.get(name), number)
            for name, number in laws.items()
            if number != start_laws[name]
        }
        expect(not changed, where, f"not conserved: {changed}")
    where = f"{game.slug} seats={seats} seed={seed} at the end"
    for old, was in kept:
        expect(
            digest(old) == was,
            where,
            "a table kept from earlier has changed: a clone shares something",
        )
    check_end(game, match, where)
    return Played(decisions, digest(match.table), game.outcome(match.table.state).scores)


def sampled_game(
    game: Game, seats: int, seed: int, options: Mapping[str, str] | None = None, *, looks: int = 2
) -> int:
    """Play one random game, and check every law of a single position at `looks` of its decisions,
    which are drawn: many games are looked into for the price of one that is checked throughout.
    Gives the number of its decisions.
    """
    try:
        decisions = play_randomly(
            game.new(seats, seed, options), Rng(state_from_seed(seed + 1)), game.longest
        )
    except EndlessGame as error:
        raise Broken(f"{game.slug} seats={seats} seed={seed}: {error}") from None
    deals = Rng(state_from_seed(seed + 2))
    chosen = {deals.below(decisions) for _ in range(looks)}
    table = game.new(seats, seed, options)
    rng = Rng(state_from_seed(seed + 1))
    for decision in range(max(chosen) + 1):
        seat = table.deciders()[0]
        if decision in chosen:
            where = (
                f"{game.slug} seats={seats} seed={seed} decision={decision} "
                f"{type(table.agenda[-1]).__name__}"
            )
            check_options(game, table, seat, where)
            check_position(
                game, table, seats, seat, deals, where, to_the_end=decision == max(chosen)
            )
        table.play(table.legal[rng.below(len(table.legal))])
    return decisions


def check_position(
    game: Game,
    table: Table[Any],
    seats: int,
    seat: int,
    deals: Rng,
    where: str,
    *,
    to_the_end: bool,
) -> None:
    """The laws of a single position, but for its options."""
    before = digest(table)
    check_round_trip(game, table, before, where)
    check_bad_choices(table, seat, before, where)
    check_clones(table, seat, before, where)
    broken = broken_preview(game, table, seat, deals)
    expect(broken is None, where, f"the preview is wrong: {broken}")
    check_knowledge(game, table, seats, deals, where, to_the_end=to_the_end)
    expect(
        digest(table) == before,
        where,
        "playing a table dealt again changed the original: they share something",
    )


def check_options(
    game: Game, table: Table[Any], seat: int, where: str, *, explained: bool = True
) -> None:
    """Enough options, sorted, without duplicates, just those that the requirements allow, and each
    explained."""
    frame = question(table)
    options = table.options(seat)
    lone = not frame.is_forced()
    expect(
        len(options) > (0 if lone else 1),
        where,
        f"a choice needs two options at least, not {options}",
    )
    expect(options == sorted(set(options)), where, f"options not sorted or not unique: {options}")
    allowed = []
    for pick in frame.domain.picks:
        if isinstance(frame, Decision):
            quick = frame.allows(table.state, pick, QUICK)
        else:
            quick = frame.allows(table.state, seat, table.given_by(seat), pick, QUICK)
        if quick:
            allowed.append(pick)
        game.action(frame, pick)
        if explained and quick != table.why(seat, pick).holds():
            reasons = table.why(seat, pick).reasons
            raise Broken(
                f"{where}: {notation(frame, pick)}: quick answer {quick}, but reasons {reasons}"
            )
    expect(
        options == allowed,
        where,
        f"options {options} are not what the requirements allow: {allowed}",
    )


def check_round_trip(game: Game, table: Table[Any], before: str, where: str) -> None:
    """The table survives JSON with the same digest, and what is loaded goes on as the table itself
    would."""
    packed = msgspec.json.encode(dump_table(game, table))
    again = load_table(game, msgspec.json.decode(packed), table.state.kit)
    expect(
        digest(again) == before,
        where,
        "the table changes when it is saved as JSON and loaded again",
    )
    expect(again.deciders() == table.deciders(), where, "the saved table asks somebody else")
    seat = table.deciders()[0]
    ahead = table.clone()
    # The last option: the first is a pass more often, after which little happens.
    pick = ahead.options(seat)[-1]
    ahead.apply(seat, pick)
    try:
        again.apply(seat, pick)
    except (IllegalChoice, TypeError) as error:
        raise Broken(f"{where}: the saved table cannot be played on: {error!r}") from error
    expect(digest(again) == digest(ahead), where, "the saved table goes on in another way")


def check_bad_choices(table: Table[Any], seat: int, before: str, where: str) -> None:
    """Illegal and foreign choices raise and change nothing."""
    frame = question(table)
    options = table.options(seat)
    wrong = [(seat, pick) for pick in (-7, 10_000) if pick not in options]
    wrong += [(seat, pick) for pick in frame.domain.picks if pick not in options][:3]
    wrong += [
        (other, options[0]) for other in range(len(SEAT_LETTERS)) if other not in table.deciders()
    ]
    for who, pick in wrong:
        try:
            table.apply(who, pick)
        except IllegalChoice:
            continue
        raise Broken(f"{where}: seat {who} could choose {pick}")
    expect(digest(table) == before, where, "an illegal choice changed the table")


def check_clones(table: Table[Any], seat: int, before: str, where: str) -> None:
    """Every option, applied to a clone, leaves the original as it is."""
    expect(digest(table.clone()) == before, where, "a clone is not equal to its original")
    options = table.options(seat)
    for pick in options:
        table.clone().apply(seat, pick)
    # One look after all of them: what one of them changed is still changed then.
    expect(
        digest(table) == before, where, f"applying one of {options} to a clone changed the original"
    )


def check_knowledge(
    game: Game, table: Table[Any], seats: int, rng: Rng, where: str, *, to_the_end: bool = True
) -> None:
    """Views do not depend on hidden facts; a re-dealt table looks the same, offers the same and can
    be played; what is asked betrays nothing; secrets stay secret.
    """
    msgspec.json.encode(dump_view(game, view(game, table, table.deciders()[0])))
    for seat in (SPECTATOR, *range(seats)):
        seen = packed(view(game, table, seat))
        dealt = redeal(game, table, seat, rng)
        again = packed(view(game, dealt, seat))
        expect(
            seen == again,
            where,
            f"seat {seat} sees something that it does not know:\n{seen!r}\n{again!r}",
        )
        if seat != SPECTATOR:
            expect(
                dealt.options(seat) == table.options(seat),
                where,
                f"options of seat {seat} depend on hidden facts",
            )
        expect(dealt.deciders() == table.deciders(), where, "who is asked depends on hidden facts")
        expect(
            game.laws(dealt.state) == game.laws(table.state),
            where,
            "dealing again changed the number of things",
        )
        check_dealt(dealt, f"{where}: dealt again for seat {seat}")
        betrayed = betrayal(game, table, seat, rng, ANSWERS)
        expect(
            betrayed is None,
            where,
            f"what is asked betrays something hidden to seat {seat}: {betrayed}",
        )
    if to_the_end:
        seat = rng.pick([SPECTATOR, *range(seats)])
        check_course(
            game, redeal(game, table, seat, rng), rng, f"{where}: dealt again for seat {seat}"
        )
    check_secret(game, table, seats, where)


def check_dealt(dealt: Table[Any], where: str) -> None:
    """Everybody's options are those of what was dealt, and every one of them can be applied."""
    frame = question(dealt)
    for seat in dealt.deciders():
        if isinstance(frame, Decision):
            right = frame.options(dealt.state)
            expect(
                is_choice(frame, right),
                where,
                f"seat {seat} would not be asked: its options are {right}",
            )
        else:
            right = frame.options_of(dealt.state, seat, dealt.given_by(seat))
        options = dealt.options(seat)
        expect(
            options == list(right),
            where,
            f"the options of seat {seat} are {options}, but what it was dealt gives {right}",
        )
        for pick in options:
            dealt.clone().apply(seat, pick)
    first = dealt.deciders()[0]
    kept = (dealt.decider, list(dealt.legal))
    expect(
        kept == (first, dealt.options(first)),
        where,
        f"the table says {kept}, but seat {first} is asked",
    )


def check_course(game: Game, dealt: Table[Any], rng: Rng, where: str) -> None:
    """A re-dealt game can be played on at random to its end, and there is what there was."""
    laws = game.laws(dealt.state)
    try:
        play_randomly(dealt, rng, game.longest)
    except EndlessGame as error:
        raise Broken(f"{where}: {error}") from None
    expect(game.laws(dealt.state) == laws, where, "not conserved up to the end of the game")
    expect(1 in game.outcome(dealt.state).ranks, where, "nobody won")


def check_secret(game: Game, table: Table[Any], seats: int, where: str) -> None:
    """Whatever is answered to a secret question, the others hear and see the same (until something
    else is revealed).
    """
    frame = question(table)
    if not frame.secret:
        return
    seat = table.deciders()[0]
    heard: dict[int, tuple[object, bytes]] = {}
    for pick in table.options(seat):
        clone = table.clone()
        clone.telling = True
        clone.apply(seat, pick)
        if isinstance(frame, Simultaneous) and not still_asking(
            clone, frame, seat, [*table.given_by(seat), pick]
        ):
            continue  # the last answer: now all come to light
        if pick == -1:
            continue  # passing may be visible
        for other in (SPECTATOR, *range(seats)):
            told_alone = any(told.audience == other for told in clone.journal)
            if other == seat or other in clone.deciders() or (told_alone and other != SPECTATOR):
                continue  # the seat itself, and those who are handed the rest
            # Who has finished answering is public.
            public = isinstance(frame, Simultaneous)
            seen = view(game, clone, other)
            shown = packed(replace(seen, deciders=()) if public else seen)
            now = ([repr(event) for event in heard_by(clone.journal, other)], shown)
            first = heard.setdefault(other, now)
            expect(
                now == first, where, f"seat {other} can tell what seat {seat} answered in secret"
            )


def still_asking(table: Table[Any], frame: Simultaneous, seat: int, answers: list[int]) -> bool:
    """Is the same secret question still open, with these answers in it?"""
    return (
        table.is_several()
        and table.agenda[-1] is frame
        and list(table.given_by(seat))[: len(answers)] == answers
    )


def check_end(game: Game, match: Match, where: str) -> None:
    """Nothing can be chosen any more; the record replays to the same end, as text and step by
    step."""
    expect(
        match.table.deciders() == () and match.table.options(0) == [],
        where,
        "the game is over but somebody is asked",
    )
    again = loads(match.dumps())
    expect(digest(again.table) == digest(match.table), where, "the record replays to another end")
    half = len(match.moves) // 2
    middle = match.back_to(half)
    expect(
        [move.link for move in middle.moves] == [move.link for move in match.moves[:half]],
        where,
        "undo differs",
    )
    for move in match.moves[half:]:
        middle.play(move.seat, move.text)
    expect(
        digest(middle.table) == digest(match.table),
        where,
        "after undo the same moves lead elsewhere",
    )
    result = game.outcome(match.table.state)
    expect(1 in result.ranks, where, f"nobody won: {result.ranks}")
    for seat, total in enumerate(result.scores):
        summed = sum(row.points[seat] for row in result.rows)
        expect(
            summed == total,
            where,
            f"the rows of seat {seat} add up to {summed}, the score is {total}",
        )
    text = match.dumps()
    for broken in (
        text[: len(text) // 2],
        text.replace("@", "@0", 1),
        text.replace("cosmeeple 1", "cosmeeple 9"),
    ):
        try:
            loads(broken)
        except BadInput:
            continue
        raise Broken(f"{where}: a damaged record was accepted")


def fingerprint(game: Game, seats: int, games: int) -> str:
    """The digest of many random games: equal between processes, machines, and compiled and
    interpreted runs."""
    chain = hashlib.blake2b(digest_size=16)
    for seed in range(games):
        table = game.new(seats, seed)
        rng = Rng(state_from_seed(seed + 1))
        while not table.over():
            seat = rng.pick(list(table.deciders()))
            table.apply(seat, rng.pick(table.options(seat)))
            chain.update(digest(table).encode())
    return chain.hexdigest()
