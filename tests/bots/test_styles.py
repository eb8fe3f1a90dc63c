"""Styles: bots that like some things a little more than they are worth."""

from __future__ import annotations

import pickle

import pytest

from cosmeeple.bots import STRENGTHS, bot_spec
from cosmeeple.bots.foresee import ForesightBot
from cosmeeple.bots.judging import judge_for, styled_judge_for
from cosmeeple.bots.registry import MASTER, strength_of
from cosmeeple.bots.rehearse import FittingBot, RehearsalBot
from cosmeeple.bots.turns import TurnsBot
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, STYLES, load_game
from cosmeeple.kernel.thinking.foresight import Foresight, Mind, Tried
from cosmeeple.kernel.thinking.net import WHOLE
from cosmeeple.kernel.words.languages import LANGUAGES
from cosmeeple.kernel.words.text import Texts


@pytest.mark.parametrize("slug", SLUGS)
def test_a_style_counts_what_its_game_can_have_more_of(slug: str) -> None:
    """In a game by chance every style sees nothing at first and something in the end."""
    game = load_game(slug)
    assert set(game.styles) <= set(STYLES)
    assert game.styles
    seen: dict[str, int] = dict.fromkeys(game.styles, 0)
    for seed in range(4):
        table = game.new(2, seed)
        rng = Rng(state_from_seed(seed))
        while not table.over():
            table.play(rng.pick(list(table.legal)))
        for style, liking in game.styles.items():
            for seat in range(2):
                assert liking(table.state, seat) >= 0
                seen[style] = max(seen[style], liking(table.state, seat))
    assert all(most > 0 for most in seen.values()), seen


@pytest.mark.parametrize("slug", SLUGS)
def test_a_style_reads_in_every_language(slug: str) -> None:
    game = load_game(slug)
    for language in LANGUAGES:
        texts = Texts(game, None, language)
        for style in game.styles:
            assert texts.has(f"style-{style}")


@pytest.mark.parametrize("name", [*STRENGTHS, *MASTER])
def test_every_strength_can_have_a_style(name: str) -> None:
    spec = pickle.loads(pickle.dumps(bot_spec(f"{name}+style=builder")))
    bot = spec.make()

    assert (str(spec), strength_of(str(spec))) == (f"{name}+style=builder", name)
    assert isinstance(bot, FittingBot)
    for slug, own in bot.own.items():
        assert isinstance(own, ForesightBot | TurnsBot | RehearsalBot), slug
        assert own.style == "builder"
        plain = bot_spec(name).make()
        assert isinstance(plain, FittingBot)
        unstyled = plain.own[slug]
        assert isinstance(unstyled, ForesightBot | TurnsBot | RehearsalBot), slug
        assert unstyled.style == ""


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("greedy+style=builder", "greedy has no style"),
        ("medium+style=pirate", "there is no style 'pirate'"),
        ("medium+style=builder+style=trader", "one style at most"),
        ("hard+style=builder+moments=2", "has a fixed budget"),
    ],
)
def test_what_is_no_style_is_refused(name: str, words: str) -> None:
    with pytest.raises((BadInput, UnknownKey), match=words):
        bot_spec(name)


def test_a_game_without_the_style_refuses_it() -> None:
    with pytest.raises(BadInput, match="tortuga has no style builder; it has warrior"):
        bot_spec("medium+style=builder").check(load_game("tortuga"))
    bot_spec("medium+style=warrior").check(load_game("tortuga"))


def worth(mind: Mind, table: Table[object], seat: int, liking: int) -> int:
    """What one try says of the first answer, to somebody who likes every state so much."""
    foresight = Foresight(mind, 1, 0, lambda _state, _seat: liking)
    option = Tried(table.options(seat)[0])
    foresight.try_once(table, seat, option, Rng(9))
    return option.total


def test_a_liking_counts_in_full_only_where_the_game_is_open() -> None:
    game = load_game("antarctica")
    mind = game.policy(2)
    assert mind is not None
    table = game.new(2, 4)
    rng = Rng(state_from_seed(4))
    for _ in range(30):
        table.play(mind.quick(table, table.decider, list(table.legal), rng))
    seat = int(table.decider)
    plain = worth(mind, table, seat, 0)
    more = worth(mind, table, seat, 50_000) - plain

    assert 0 < plain < WHOLE
    assert more == 50_000 * (plain * (WHOLE - plain) // (WHOLE // 4)) // WHOLE


def test_who_rehearses_likes_it_too() -> None:
    game = load_game("relics")
    table = game.new(2, 4)
    plain, styled = judge_for(game, 2), styled_judge_for(game, 2, "trader")
    before = styled.value(table, 0) - plain.value(table, 0)
    table.state.areas[0].traders = picks([1, 0, *list(table.state.areas[0].traders)[2:]])

    assert before == 0
    assert styled.value(table, 0) > plain.value(table, 0)
    assert styled_judge_for(game, 2, "warrior") is plain
