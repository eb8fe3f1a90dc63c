"""What an answer surely does: found out on tables dealt again, the same as what then happens, and
nothing hidden in it."""

from __future__ import annotations

from typing import Any

import pytest
import toy

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.laws import preview_checks
from cosmeeple.kernel.laws.checks import Broken, random_game
from cosmeeple.kernel.laws.preview_checks import broken_preview, difference, unlit
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.words import preview
from cosmeeple.kernel.words.consequences import consequence, effects
from cosmeeple.kernel.words.preview import Preview, Quantity, Watched, previews, watched
from cosmeeple.kernel.words.text import LANGUAGES, Texts

COINS = Quantity("coins", "credit")
HAND = Quantity("hand", "cards", drawn=True)


def coins_and_hands(s: toy.State) -> list[list[int]]:
    return [[area.coins, len(area.hand)] for area in s.areas]


def cards_down(s: toy.State, seat: int) -> int:
    others = sum(len(area.hand) for other, area in enumerate(s.areas) if other != seat)
    return len(s.deck) + len(s.gone) + others


TOY = Watched((COINS, HAND), coins_and_hands, cards_down)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    return watching(monkeypatch, TOY)


def watching(monkeypatch: pytest.MonkeyPatch, watch: Watched) -> Game:
    monkeypatch.setattr(preview, "watched", lambda _: watch)
    monkeypatch.setattr(preview_checks, "watched", lambda _: watch)
    return toy.toy()


def at_drop(game: Game) -> Table[Any]:
    """A table at which a seat may drop a card for a coin."""
    for seed in range(50):
        table = game.new(2, seed, {"purse": "rich"})
        rng = Rng(state_from_seed(seed))
        while not table.over():
            if isinstance(table.agenda[-1], toy.Drop) and table.legal[-1] >= 0:
                return table
            table.play(rng.pick(list(table.legal)))
    raise AssertionError("nobody may drop a card")


def test_a_coin_for_a_card_is_sure(game: Game) -> None:
    table = at_drop(game)
    seat = table.decider

    found = {one.pick: one for one in previews(game, table, seat, Rng(1))}
    sure = [
        (one.seat, one.quantity, one.after - one.before) for one in found[table.legal[-1]].changes
    ]

    assert sure == [(seat, COINS, 1), (seat, HAND, -1)]
    assert found[table.legal[0]].changes == ()


def test_what_several_answer_in_secret_is_not_foretold(game: Game) -> None:
    table = game.new(2, 1)

    for one in previews(game, table, 0, Rng(1)):
        assert (one.changes, one.told, one.asked, one.steps) == ((), (), None, 0)


def test_a_game_that_watches_nothing_has_no_previews() -> None:
    assert watched(toy.toy()) is None
    assert previews(toy.toy(), toy.toy().new(2, 1), 0, Rng(1)) == []


def test_a_wrong_preview_is_found(game: Game) -> None:
    table = at_drop(game)
    right = previews(game, table, table.decider, Rng(1))[-1]
    wrong = right._replace(changes=(right.changes[0]._replace(after=99), *right.changes[1:]))
    forgetful = right._replace(changes=right.changes[1:])

    assert difference(TOY, table, table.decider, right) is None
    assert "coins" in str(difference(TOY, table, table.decider, wrong))
    assert "coins" in str(difference(TOY, table, table.decider, forgetful))


def test_light_that_a_game_does_not_notice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dropping a card hides it again; drawing one shows it."""
    blind = watching(monkeypatch, TOY._replace(face_down=lambda s, seat: 0))

    class Draw(toy.Drop):
        def resolve(self, t: Table[Any], pick: int) -> None:
            t.state.areas[self.seat].hand.append(t.state.deck.pop())

    table = at_drop(blind)
    table.agenda[-1] = Draw(table.decider)

    assert unlit(blind, TOY, table, table.decider, Rng(1)) is None
    assert "comes to light" in str(
        unlit(blind, preview.watched(blind), table, table.decider, Rng(1))
    )  # type: ignore[arg-type]


def test_the_checks_refuse_a_game_whose_previews_are_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the number of coins hangs on a hidden card."""

    def leaky(s: toy.State) -> list[list[int]]:
        return [[area.coins + (s.deck[-1] if s.deck else 0), len(area.hand)] for area in s.areas]

    game = watching(monkeypatch, TOY._replace(amounts=leaky))
    table = at_drop(game)
    monkeypatch.setattr(
        preview_checks, "previews", lambda *_: [surely_nothing(pick) for pick in table.legal]
    )

    assert broken_preview(game, table, table.decider, Rng(1)) is not None


def surely_nothing(pick: int) -> Preview:
    return Preview(pick, (), (), (), None, False, False, 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_quantity_has_words_in_both_languages(slug: str) -> None:
    game = load_game(slug)
    watch = watched(game)
    assert watch is not None
    for language in LANGUAGES:
        texts = Texts(game, None, language)
        for quantity in watch.quantities:
            assert texts.has(f"watched-{quantity.key}"), (
                f"{slug} {language}: watched-{quantity.key}"
            )
            assert texts.aside(f"watched-{quantity.key}", "name"), (
                f"{slug} {language}: watched-{quantity.key}.name"
            )
    state = game.new(game.seats[-1], 1).state
    assert {len(row) for row in watch.amounts(state)} == {len(watch.quantities)}


@pytest.mark.parametrize("slug", SLUGS)
def test_previews_do_not_depend_on_what_is_hidden(slug: str) -> None:
    """The page of a table and of one that looks the same to the seat say the same, with the same
    deals."""
    game = load_game(slug)
    watch = watched(game)
    assert watch is not None
    rng = Rng(state_from_seed(5))
    table = game.new(game.seats[1], 5)
    for turn in range(40):
        if table.over():
            break
        seat = table.decider
        other = redeal(game, table, seat, rng)
        if turn % 4 == 0:
            texts = Texts(game, None, "en")
            here, there = previews(game, table, seat, Rng(7)), previews(game, other, seat, Rng(7))
            assert [one.pick for one in here] == [one.pick for one in there]
            for one, same in zip(here, there, strict=True):
                if one.steps and not one.more and not one.unknown and not one.dark:
                    assert consequence(texts, one, seat, watch) == consequence(
                        texts, same, seat, watch
                    )
        table.play(rng.pick(list(table.legal)))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_reads_without_gaps(slug: str, language: str) -> None:
    game = load_game(slug)
    watch = watched(game)
    assert watch is not None
    rng = Rng(state_from_seed(3))
    table = game.new(game.seats[0], 3)
    texts = Texts(game, None, language)
    for _ in range(120):
        if table.over():
            break
        for one in previews(game, table, table.decider, rng, table.legal[:6]):
            for effect in effects(texts, one, table.decider, watch):
                assert effect.text and "{" not in effect.text and "watched-" not in effect.text
        table.play(rng.pick(list(table.legal)))


def test_the_conformance_checks_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmeeple.kernel.laws import checks
    from cosmeeple.kernel.records import transcript

    game = watching(monkeypatch, TOY)
    monkeypatch.setattr(transcript, "load_game", lambda slug: game)
    monkeypatch.setattr(checks, "broken_preview", lambda *_: "as if")

    with pytest.raises(Broken, match="the preview is wrong: as if"):
        random_game(game, 2, 1)
