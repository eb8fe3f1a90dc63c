"""What every bot does, whatever the game: legal answers, the same under the same seed, nothing of
what is hidden."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from cosmeeple.bots import Asked, Host, bot_spec, explain, play_game, think_once
from cosmeeple.bots.base import Bot, Ply
from cosmeeple.bots.mcts import Knobs, MctsBot
from cosmeeple.bots.simple import GreedyBot, RandomBot
from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.thinking.search import UNSEEN, edge_parts

GAMES = [(slug, seats) for slug in SLUGS for seats in load_game(slug).seats]
QUICK = (
    "random",
    "planner+deals=1+tries=12",
    "rollout:4+depth=3",
    "mcts:5+root_tries=6+depth=4",
    "nrpa:4+each=2",
)
ANTARCTICA = load_game("antarctica")


class Recorder:
    """Plays at random and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    def choose(self, asked: Asked) -> int:
        self.asked.append(asked)
        return asked.rng.pick(asked.options)


def at_decision(
    seed: int, decisions: int, make: Callable[[], Bot] = RandomBot, seats: int = 2
) -> Host:
    """A table after some random decisions."""
    host = Host(ANTARCTICA, ANTARCTICA.new(seats, seed), [make() for _ in range(seats)], seed)
    for _ in range(decisions):
        host.step()
    return host


@pytest.mark.parametrize(("slug", "seats"), GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_every_bot_answers_legally_in_every_game(slug: str, seats: int, name: str) -> None:
    game = load_game(slug)
    host = Host(game, game.new(seats, 5), [bot_spec(name).make() for _ in range(seats)], 5)

    for _ in range(8):
        if not host.table.over():
            host.step()

    assert len(host.trail) > 0


@pytest.mark.parametrize(
    "name", ["planner+deals=1+tries=20", "rollout:20", "mcts:20", "nrpa:12+each=4"]
)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    once, again, other = (play_some(name, seed) for seed in (3, 3, 4))

    assert once == again
    assert once != other


def play_some(name: str, seed: int) -> str:
    host = Host(
        ANTARCTICA, ANTARCTICA.new(2, seed), [bot_spec(name).make() for _ in range(2)], seed
    )
    for _ in range(16):
        host.step()
    return digest(host.table)


def test_bots_never_hold_the_true_table() -> None:
    recorders = [Recorder(), Recorder()]
    host = Host(ANTARCTICA, ANTARCTICA.new(2, 11), recorders, 11)
    true_decks, guessed_decks = [], []
    for _ in range(30):
        before = len(recorders[0].asked) + len(recorders[1].asked)
        truth = host.table.clone()
        host.step()
        assert len(recorders[0].asked) + len(recorders[1].asked) == before + 1
        asked = max(
            (recorder.asked[-1] for recorder in recorders if recorder.asked), key=id, default=None
        )
        assert asked is not None
        true_decks.append([deck[:-1] for deck in truth.state.decks])
    for recorder in recorders:
        for asked in recorder.asked:
            assert asked.table is not host.table
            assert asked.table.state is not host.table.state
            guessed_decks.append([deck[:-1] for deck in asked.table.state.decks])

    agreeing = sum(guess in true_decks for guess in guessed_decks)
    assert agreeing < len(guessed_decks) / 10


def test_a_bot_sees_what_its_seat_sees() -> None:
    host = at_decision(7, 12)
    seat = host.table.deciders()[0]
    asked = host.question(seat)

    assert asked.options == host.table.options(seat)
    assert asked.view.options == tuple(asked.options)
    assert [deck[-1:] for deck in asked.table.state.decks] == [
        deck[-1:] for deck in host.table.state.decks
    ]
    assert asked.table.rng.state != host.table.rng.state
    assert all(
        asked.deal().state.areas[seat].hand == host.table.state.areas[seat].hand for _ in range(5)
    )


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    class Cheat:
        def choose(self, asked: Asked) -> int:
            return 999

    host = Host(ANTARCTICA, ANTARCTICA.new(2, 1), [Cheat(), Cheat()], 1)
    before = digest(host.table)

    with pytest.raises(IllegalChoice, match="Cheat answered 999"):
        host.step()

    assert digest(host.table) == before
    with pytest.raises(BadInput, match="not asked"):
        host.question(1 - host.table.deciders()[0])


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(2):
        for seat in range(2):
            bots: list[Bot] = [RandomBot(), RandomBot()]
            bots[seat] = GreedyBot(deals=1)
            wins += seat in play_game(ANTARCTICA, bots, seed).outcome.winners

    assert wins == 4


def test_search_explains_itself() -> None:
    host = at_decision(2, 9)
    asked = host.question(host.table.deciders()[0])
    thought = explain(MctsBot(iterations=120), asked)

    assert thought.pick == thought.considered[0].pick
    assert sorted(option.pick for option in thought.considered) == asked.options
    assert sum(option.visits for option in thought.considered) == thought.effort == 120
    assert [option.visits for option in thought.considered] == sorted(
        (option.visits for option in thought.considered), reverse=True
    )
    assert all(0 <= option.value <= 1 for option in thought.considered)
    assert all(option.text == asked.text(option.pick) for option in thought.considered)
    assert any(option.line for option in thought.considered)
    assert all(
        text[0] in "AB" and text[1] == " " for option in thought.considered for text in option.line
    )


def test_greedy_explains_itself_in_points() -> None:
    host = at_decision(2, 9)
    thought = explain(GreedyBot(deals=1), host.question(host.table.deciders()[0]))

    assert thought.unit == "points"
    assert thought.considered[0].value == max(option.value for option in thought.considered)


def test_a_host_without_memory_asks_once() -> None:
    host = at_decision(2, 9)
    seat = host.table.deciders()[0]
    known = host.question(seat).table
    once = think_once(ANTARCTICA, bot_spec("medium").make(), known, 2, seat, 5)

    assert once.pick in host.table.options(seat)
    assert once == think_once(ANTARCTICA, bot_spec("medium").make(), known, 2, seat, 5)


def test_a_bot_without_reasons_just_answers() -> None:
    host = at_decision(2, 3)
    thought = explain(RandomBot(), host.question(host.table.deciders()[0]))

    assert thought.considered == ()


def test_the_tree_is_kept_within_a_turn_and_between_turns() -> None:
    bots = [MctsBot(iterations=60), MctsBot(iterations=60)]
    host = Host(ANTARCTICA, ANTARCTICA.new(2, 4), bots, 4)
    kept = 0
    for _ in range(14):
        seat = host.table.deciders()[0]
        asked = host.question(seat)
        search = bots[seat].kept_search(asked)
        kept += search.roots[seat].visits > 0
        host.answer(seat, bots[seat].choose(asked))

    assert kept >= 4


def test_a_trail_that_does_not_fit_starts_new_trees() -> None:
    bot = MctsBot(iterations=30)
    host = at_decision(4, 6)
    seat = host.table.deciders()[0]
    asked = host.question(seat)
    bot.choose(asked)
    strange = Asked(asked.game, 2, seat, asked.table, asked.rng, (Ply(0, 0, 1, False),))

    assert bot.kept_search(strange).roots[seat].visits == 0
    assert (
        bot.kept_search(Asked(asked.game, 2, seat, asked.table, asked.rng, None)).roots[seat].visits
        == 0
    )


def test_reused_trees_change_nothing_for_a_fresh_bot() -> None:
    host = at_decision(6, 8)
    asked = host.question(host.table.deciders()[0])
    state = asked.rng.state
    first = MctsBot(iterations=50).think(asked)
    asked.rng.state = state

    assert MctsBot(iterations=50, reuse=False).think(asked) == first


def test_a_time_budget_is_kept() -> None:
    host = at_decision(6, 8)
    asked = host.question(host.table.deciders()[0])
    bot_spec("mcts:1").make().choose(asked)  # loads what is loaded once
    spent, efforts = [], []
    for _ in range(4):
        start = time.perf_counter()
        efforts.append(explain(bot_spec("mcts:100ms").make(), asked).effort)
        spent.append(time.perf_counter() - start)

    assert max(efforts) > 1
    assert min(spent) >= 0.1
    # The quickest: the machine may have been busy with something else.
    assert min(spent) < 2.0


def test_several_processes_share_the_work_and_agree_with_themselves() -> None:
    host = at_decision(6, 8)
    asked = host.question(host.table.deciders()[0])
    state = asked.rng.state
    once = explain(bot_spec("mcts:40+processes=2+root_deals=0").make(), asked)
    asked.rng.state = state
    again = explain(bot_spec("mcts:40+processes=2+root_deals=0").make(), asked)

    assert once.effort == 40
    assert once == again


def test_edges_come_apart_again() -> None:
    from cosmeeple.kernel.thinking.search import edge

    for kind, seat, pick in [(0, 0, UNSEEN), (13, 4, -1), (2, 1, 4000)]:
        assert edge_parts(edge(kind, seat, pick)) == (kind, seat, pick)


def test_four_players_finish_a_game() -> None:
    bots = [
        bot_spec(name).make()
        for name in ("mcts:6+root_deals=0", "random", "rollout:4+depth=2", "random")
    ]

    played = play_game(ANTARCTICA, bots, 8)

    assert len(played.outcome.ranks) == 4


@pytest.mark.parametrize(
    ("slug", "players", "turns"), [("relics", 1, 1), ("circadians", 1, 6), ("relics", 2, 1)]
)
def test_alone_the_game_says_how_far_the_search_plays_on(
    slug: str, players: int, turns: int
) -> None:
    game = load_game(slug)

    assert Knobs().settings(game, players).turns == turns
    assert Knobs(turns=3).settings(game, players).turns == 3
