"""The bot that rehearses whole games: what it answers, what it says about it, what it remembers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmeeple.bots import Host, Thought, bot_spec, explain, play_game
from cosmeeple.bots.rehearse import FittingBot, RehearsalBot, thought_of
from cosmeeple.kernel.game import SLUGS, load_game, no_mind
from cosmeeple.kernel.thinking.rehearsal import Tally

RELICS = load_game("relics")


def alone(bot: RehearsalBot, seed: int = 5) -> Host:
    return Host(RELICS, RELICS.new(1, seed), [bot], seed)


def test_it_explains_itself() -> None:
    host = alone(RehearsalBot(60, each=6))
    while len(host.question(0).options) < 8:
        host.step()
    asked = host.question(0)
    thought = explain(RehearsalBot(60, each=6), asked)

    assert thought.pick == thought.considered[0].pick
    assert sorted(option.pick for option in thought.considered) == asked.options
    assert sum(option.visits for option in thought.considered) == thought.effort == 60
    assert thought.unit == "votes"
    assert [option.value for option in thought.considered] == sorted(
        (option.value for option in thought.considered), reverse=True
    )
    assert sum(option.value for option in thought.considered) == pytest.approx(1.0)
    assert thought.considered[0].visits > 0
    assert all(text.startswith("A ") for text in thought.considered[0].line)
    assert thought.considered[0].line


def test_what_it_has_learned_helps_with_the_next_decision() -> None:
    bot = RehearsalBot(24, each=6)
    host = alone(bot)
    host.step()
    assert bot._rehearsal is not None
    learned = bot._rehearsal
    before = len(learned.habits)
    host.step()

    assert bot._rehearsal is learned
    assert len(learned.habits) > before


def test_one_answer_needs_no_thought() -> None:
    asked = alone(RehearsalBot(12)).question(0)
    asked.__dict__["options"] = [7]

    assert explain(RehearsalBot(12), asked) == Thought(7)


def test_most_votes_win_then_most_games() -> None:
    asked = alone(RehearsalBot(12)).question(0)
    tallies = [Tally(pick) for pick in asked.options]
    for tally, votes, games in zip(tallies, (1, 2, 2), (9, 3, 4), strict=False):
        tally.votes, tally.games = votes, games

    assert thought_of(asked, tallies).pick == tallies[2].pick


@pytest.mark.slow
def test_a_little_rehearsal_is_worth_more_than_one_ply() -> None:
    """Alone against Zu, in credits."""
    rehearsed, judged = (
        play_game(RELICS, [bot_spec(name).make()], 1).outcome.scores[0]
        for name in ("nrpa:24+each=6+lean=0", "greedy+deals=1")
    )

    assert rehearsed > judged


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", ["easy", "medium", "hard", "master"])
def test_every_strength_is_what_the_game_has_for_it(slug: str, name: str) -> None:
    game = load_game(slug)
    bot = bot_spec(name, 0.01).make()
    assert isinstance(bot, FittingBot)
    host = Host(game, game.new(2, 3), [bot, bot], 3)
    while len(host.question(host.table.deciders()[0]).options) == 1:
        host.step()
    asked = host.question(host.table.deciders()[0])

    assert bot.choose(asked) in asked.options
    assert bot.bot_for(game, 2) is bot.own.get(slug, bot.otherwise)


def test_a_strength_is_the_plain_one_where_nothing_was_learned() -> None:
    bot = bot_spec("medium").make()
    assert isinstance(bot, FittingBot)
    bare = replace(RELICS, policy=no_mind)

    assert bot.bot_for(bare, 2) is bot.otherwise
    assert bot.bot_for(replace(RELICS, slug="another"), 2) is bot.otherwise
