"""A game looked at afterwards: the books close, mistakes are found and measured, what is unsure is
not named."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmeeple.bots.host import Host
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import all_games, load_game
from cosmeeple.kernel.records.codec import (
    dump_table,
    notation,
    options_as_text,
    pick_of,
    question,
)
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.words.text import Texts
from cosmeeple.study import coach
from cosmeeple.study.coach import MUCH, weigh_answers
from cosmeeple.study.decisions import Judged, effort_of, judge, tell_apart
from cosmeeple.study.endings import Ending
from cosmeeple.study.forecast import Forecast, mean_and_error
from cosmeeple.study.odds import all_odds, odds_of
from cosmeeple.study.puzzles import read_puzzle
from cosmeeple.study.review import Review, Studied, account, load_review, review, study_move
from cosmeeple.study.words import told_decision


def played(slug: str, moves: int, seed: int = 5, players: int = 2) -> Match:
    """The beginning of a game of quick bots."""
    game = load_game(slug)
    match = Match.start(game, players, seed)
    host = Host(
        game, match.table, [bot_spec("greedy+deals=1").make() for _ in range(players)], seed
    )
    while not match.table.over() and len(match.moves) < moves:
        seat = match.table.deciders()[0]
        match.play(
            seat, notation(question(match.table), host.bots[seat].choose(host.question(seat)))
        )
    return match


@pytest.fixture(scope="module")
def race() -> Match:
    return played("race", 12)


@pytest.fixture(scope="module")
def studied(race: Match) -> Review:
    return review(race, "glance")


def test_the_books_of_every_seat_close(studied: Review) -> None:
    for row in studied.accounts:
        assert row.end == pytest.approx(row.start + row.others + row.own + row.luck, abs=1e-9)
        assert row.own <= 0.0
    assert sum(row.own for row in studied.accounts) < 0.0, "quick bots make mistakes"


def test_a_mistake_is_booked_to_who_made_it_and_to_who_gained() -> None:
    sure = mistake(seat=0, loss=0.2, error=0.05, gains=[-0.2, 0.2])
    unsure = mistake(seat=1, loss=0.2, error=0.15, gains=[0.2, -0.2])
    shares = [[0.5, 0.5], [0.3, 0.7], [0.0, 1.0]]

    loser, winner = (account(seat, shares, [sure, unsure]) for seat in (0, 1))

    assert (loser.own, loser.others, round(loser.luck, 9)) == (-0.2, 0.0, -0.3)
    assert (winner.own, winner.others, round(winner.luck, 9)) == (0.0, 0.2, 0.3)


def mistake(seat: int, loss: float, error: float, gains: list[float]) -> Judged:
    return Judged(0, seat, "a", "b", loss, error, 1.0, (0.3, 0.5), (1.0, 2.0), gains, [], [], [])


def test_differences_below_twice_their_error_are_not_named() -> None:
    assert mistake(0, 0.2, 0.09, [-0.2, 0.2]).is_sure()
    assert not mistake(0, 0.2, 0.11, [-0.2, 0.2]).is_sure()
    assert not mistake(0, 0.02, 0.001, [-0.02, 0.02]).is_sure()


def test_nothing_is_named_that_the_end_of_the_game_does_not_bear_out() -> None:
    sure = mistake(0, 0.2, 0.05, [-0.2, 0.2])
    sure.ending = Ending(60, 0.05, 0.07, 2.0, -1.0, [])
    assert sure.is_sure()
    sure.ending = Ending(60, 0.0, 0.07, 2.0, -1.0, [])
    assert sure.seems_sure()
    assert not sure.is_sure()


def test_an_answer_that_the_better_one_can_still_follow_is_not_named() -> None:
    """Selling before the traders are placed, in Relics: the second action can place them."""
    puzzle = read_puzzle(Path(__file__).parent / "positions" / "order-or-sell.toml")
    table = puzzle.table()
    forecast = Forecast(puzzle.game, 2, 4)

    def named(choice: str) -> bool:
        pick = pick_of(question(table), choice)
        much = effort_of("usual")
        found = judge(forecast, table, puzzle.seat, pick, much, Rng(3), 62, 0.3, 0.0)
        assert found is not None
        return found.is_sure()

    assert not named("sell")
    assert named("pass")


def test_costly_decisions_come_worst_first_and_only_of_the_seat() -> None:
    rows = [
        mistake(0, 0.1, 0.01, []),
        mistake(1, 0.4, 0.01, []),
        mistake(0, 0.2, 0.01, []),
        mistake(0, 0.3, 0.2, []),
    ]
    found = Review("race", 2, 4, "usual", [], [], rows, [])

    assert [one.loss for one in found.costly(0)] == [0.2, 0.1]
    assert [one.loss for one in found.costly()] == [0.4, 0.2, 0.1]


def test_the_same_seed_finds_the_same(race: Match, studied: Review) -> None:
    short = race.back_to(4)
    assert review(short, "glance").dump() == review(short, "glance").dump()
    assert load_review(studied.dump()) == studied


def test_leaving_out_a_world_that_wins_is_a_sure_mistake(race: Match) -> None:
    """The settler of the last move passes instead."""
    before = race.back_to(11).table
    seat = race.moves[11].seat
    forecast = Forecast(race.game, 2)
    passed = pick_of(question(before), "settle:pass")

    found = judge(forecast, before, seat, passed, effort_of("glance"), Rng(3), 11, 0.1, 0.0)

    assert found is not None
    assert found.is_sure()
    assert found.better.startswith("settle:")
    assert found.better != found.played == "settle:pass"
    assert found.gains[seat] == -found.loss
    assert sum(found.gains) == pytest.approx(0.0, abs=0.01)
    told = told_decision(found, before, Texts(race.game, race.kit, "pl"))
    assert told.better != told.played
    assert told.line
    assert {one.key for one in found.counted} <= {*Forecast(race.game, 2).valued_keys()}
    assert dict(told.counted)["punkty w tej chwili"].startswith("+")


def test_an_answer_that_ends_a_turn_is_judged_at_the_same_moment_as_the_others() -> None:
    match = played("tortuga", 60)
    seat = match.table.deciders()[0]
    while "end" not in (texts := options_as_text(match.table, seat)) or len(texts) < 3:
        match = match.back_to(len(match.moves) - 1)
        seat = match.table.deciders()[0]
    before, options = match.table, match.table.options(seat)
    for moments in (1, 2, 3):
        forecast = Forecast(match.game, 2, moments)
        known = forecast.dealt(before, seat, Rng(3))
        states = [forecast.after(known, seat, pick, 7, 0.2).state for pick in options]
        assert len({(state.rounds, state.active) for state in states}) == 1, moments


def test_the_played_answer_is_followed_to_the_end(race: Match) -> None:
    """However bad it looks: it must be compared on as many deals as the favourite."""
    before = race.back_to(11).table
    seat = race.moves[11].seat
    passed = pick_of(question(before), "settle:pass")

    looks = tell_apart(Forecast(race.game, 2), before, seat, 60, Rng(3), 0.1, kept=passed)

    most = max(len(look.shares) for look in looks)
    assert next(look for look in looks if look.pick == passed).shares.__len__() == most
    assert min(len(look.shares) for look in looks) < most


def test_a_decision_is_judged_from_what_its_seat_knows(race: Match) -> None:
    """The true cards of the others never reach the forecast: every deal is made again."""
    game, before = race.game, race.back_to(11).table
    seat = race.moves[11].seat
    other = 1 - seat
    true = list(before.state.areas[other].hand)
    forecast = Forecast(game, 2)
    hands = [
        list(forecast.dealt(before, seat, Rng(luck)).state.areas[other].hand) for luck in range(6)
    ]
    assert any(sorted(hand) != sorted(true) for hand in hands)
    assert all(
        forecast.dealt(before, seat, Rng(1)).state.areas[seat].hand == before.state.areas[seat].hand
        for _ in "a"
    )


@pytest.mark.parametrize("slug", ["antarctica", "circadians", "relics", "tortuga"])
def test_every_game_can_be_studied(slug: str) -> None:
    match = played(slug, 5)
    before = match.back_to(4).table
    move = match.moves[4]

    found = study_move(match.game, 2, before, move.seat, move.text, 4, 60, effort_of("glance"), 1)

    assert sum(found.shares) == pytest.approx(1.0, abs=0.001)
    assert len(found.scores) == 2


def test_alone_against_the_automaton_there_is_a_share_too() -> None:
    match = played("relics", 2, players=1)
    found = review(match, "glance")
    assert all(0.0 <= row[0] <= 1.0 for row in found.shares)
    (row,) = found.accounts
    assert row.end == pytest.approx(row.start + row.others + row.own + row.luck)


def test_the_end_is_the_result() -> None:
    rows = [Studied(0, [0.5, 0.5], [10.0, 10.0]), Studied(1, [0.0, 1.0], [7.0, 9.0])]
    found = Review.of(load_game("race"), 2, "usual", rows)
    assert [round(row.luck, 3) for row in found.accounts] == [-0.5, 0.5]
    assert found.moves == 1


# --- odds


def test_every_game_and_player_count_has_fitted_odds() -> None:
    wanted = {(game.slug, players) for game in all_games() for players in game.seats}
    assert set(all_odds()) == wanted
    for fit in all_odds().values():
        assert all(number > 0 for number in fit.sharp), (
            f"{fit.game} {fit.players}: who stands better is likelier to win"
        )


def test_shares_add_up_and_follow_the_evaluation() -> None:
    fit = odds_of(load_game("antarctica"), 3, 1.0)
    shares = fit.shares([4.0, -2.0, -6.0], 0.5)
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)
    assert fit.shares([4.0, -2.0, -6.0], 0.95)[0] > fit.shares([4.0, -2.0, -6.0], 0.05)[0], (
        "late leads are worth more"
    )


def test_a_mean_knows_its_error() -> None:
    assert mean_and_error([0.5]) == (0.5, 0.0)
    assert mean_and_error([0.0, 1.0, 0.0, 1.0])[1] == pytest.approx(0.2887, abs=1e-3)


# --- the command


def test_the_command_writes_json_and_words(tmp_path: Path, race: Match) -> None:
    file = tmp_path / "game.txt"
    race.back_to(6).save(file)

    found = run("analyse", str(file), "--json", "--effort", "glance")
    body: dict[str, Any] = json.loads(found.stdout)
    assert {"shares", "scores", "decisions", "accounts", "costly"} <= set(body)
    assert len(body["shares"]) == 7

    said = run("analyse", str(file), "--effort", "glance", "--lang", "pl").stdout
    assert "Szczęście i gra" in said
    wrong = run("analyse", str(file), "--seat", "Z", "--effort", "glance")
    assert wrong.returncode == 2


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cosmeeple", *words],
        capture_output=True,
        text=True,
        timeout=170,
        check=False,
    )


def test_the_coach_does_not_ask_about_what_can_still_be_made_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A ship discarded before building seems to cost a tenth of the win, because quick play forgets
    to build afterwards."""
    puzzle = read_puzzle(Path(__file__).parent / "positions" / "build-or-discard.toml")
    position = msgspec.json.encode(dump_table(puzzle.game, puzzle.table()))

    def asked(choice: str) -> bool:
        verdict = weigh_answers(puzzle.slug, 2, position, puzzle.seat, 55, 5)
        assert verdict is not None
        assert verdict.answers[0].choice == verdict.favourite == puzzle.facts.best
        found = verdict.of(choice)
        assert found is not None
        return found.is_bad(MUCH["club"])

    (discard,) = puzzle.facts.also
    assert not asked(discard)
    assert asked("discard:ship:2")
    monkeypatch.setattr(coach, "catches_up", lambda *_: False)
    assert asked(discard)
