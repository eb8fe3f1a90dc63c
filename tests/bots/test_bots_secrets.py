"""Secret questions to several seats: each decides for itself, and nobody in the search reacts to
what is secret."""

from __future__ import annotations

import pytest
from toy import MORE, STOP, Bid, Drop, toy

from cosmeeple.bots import Host, bot_spec, explain, play_game
from cosmeeple.bots.base import as_seen
from cosmeeple.bots.mcts import Knobs, MctsBot, new_search
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.thinking.search import UNSEEN, Node, edge, edge_parts

TOY = toy()
BOTS = (
    "random",
    "planner+deals=2+tries=30",
    "greedy+deals=2",
    "rollout:12",
    "mcts:30+root_tries=10",
    "nrpa:30+each=6",
)


@pytest.fixture
def rich() -> Game:
    return toy()


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", BOTS)
def test_all_bots_play_games_with_secret_bids(seats: int, name: str) -> None:
    played = play_game(TOY, [bot_spec(name).make() for _ in range(seats)], 3, {"purse": "rich"})

    assert 1 in played.outcome.ranks


def test_a_seat_that_is_not_the_first_of_several_answers_for_itself() -> None:
    host = Host(TOY, TOY.new(3, 5), [bot_spec("random").make() for _ in range(3)], 5)
    assert host.table.deciders() == (0, 1, 2)

    for seat in (2, 1):
        for name in BOTS:
            assert bot_spec(name).make().choose(host.question(seat)) in host.table.options(seat)
    asked = host.question(2)
    bot = MctsBot(iterations=40)
    bot.choose(asked)

    search = bot._search
    assert search is not None
    first_edges = {edge_parts(code)[1] for code in search.roots[2].children}
    assert first_edges == {2}


def test_answers_already_given_in_secret_do_not_matter() -> None:
    thoughts = []
    for pick in (0, 1):
        host = Host(TOY, TOY.new(2, 5), [bot_spec("random").make() for _ in range(2)], 5)
        host.answer(0, pick)
        while 0 in host.table.deciders():
            host.answer(0, 1)
        host.host_rng.state = host.bot_rngs[1].state = 99
        thoughts.append(MctsBot(iterations=60).think(host.question(1)))

    assert thoughts[0] == thoughts[1]


def test_trees_of_others_do_not_branch_on_secrets() -> None:
    host = Host(TOY, TOY.new(2, 5), [bot_spec("random").make() for _ in range(2)], 5)
    asked = host.question(0)
    search = new_search(asked, Knobs(root_deals=0))
    search.run(asked.table, asked.rng, 200, 1e9)

    def secret_picks(node: Node, owner: int) -> set[int]:
        found = set()
        for code, child in node.children.items():
            kind, seat, pick = edge_parts(code)
            if seat != owner and TOY.frames[kind] in (Bid, Drop):
                found.add(pick)
            found |= secret_picks(child, owner)
        return found

    for owner in (0, 1):
        assert secret_picks(search.roots[owner], owner) == {UNSEEN}


def test_the_trail_hides_secrets_of_others() -> None:
    host = Host(TOY, TOY.new(2, 5), [bot_spec("random").make() for _ in range(2)], 5)
    host.answer(0, 0)

    assert as_seen(host.trail[0], 0).pick == 0
    assert as_seen(host.trail[0], 1).pick == UNSEEN


def test_trees_whose_branch_is_not_known_start_anew() -> None:
    host = Host(TOY, TOY.new(2, 5), [bot_spec("random").make() for _ in range(2)], 5)
    asked = host.question(0)
    search = new_search(asked, Knobs(root_deals=0))
    search.run(asked.table, asked.rng, 100, 1e9)
    own = search.roots[0].children[edge(0, 0, 1)].visits

    search.advance(0, 0, 1, True)

    assert search.roots[0].visits == own
    assert search.roots[1].visits > 0


def test_search_bids_more_for_certain_points() -> None:
    """With coins worth a point each and cards worth far more, who searches wins against chance."""
    shares = 0.0
    for seed in range(10):
        for seat in range(2):
            names = ["random", "random"]
            names[seat] = "mcts:60"
            result = play_game(TOY, [bot_spec(name).make() for name in names], seed).outcome
            shares += 1 / len(result.winners) if seat in result.winners else 0.0

    assert shares >= 14


def test_a_secret_answer_is_judged_when_the_others_have_answered_too() -> None:
    """Before, nothing has changed yet, and every answer would look alike."""
    host = Host(
        TOY, TOY.new(2, 5, {"purse": "rich"}), [bot_spec("random").make() for _ in range(2)], 5
    )
    host.answer(0, MORE)
    asked = host.question(0)
    before = TOY.evaluate(asked.table.state, 0)

    thought = explain(bot_spec("greedy+deals=20").make(), asked)

    values = {option.pick: option.value for option in thought.considered}
    assert values[STOP] != before
