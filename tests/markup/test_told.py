"""What is told with an answer that no preview can tell: numbers of boosts, places of teams, odds,
prices; what an action could be done with."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest
from drawn import page_of, walk

from cosmeeple.draw.brought import choices_of, rows_of, said_once
from cosmeeple.draw.html import esc
from cosmeeple.draw.seen import Choice, Seen
from cosmeeple.games.race.drawing.choices import unseen_with
from cosmeeple.games.race.orb_places import square_name
from cosmeeple.games.race.produce import ProduceOnWindfall
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import ACTIONS, CARD_COUNT, CARDS
from cosmeeple.games.relics.smuggle import AcquireTile
from cosmeeple.games.relics.turn import PlayCard
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import pop
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import apply_text
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.words.consequences import Effect, effects, one_line, shared
from cosmeeple.kernel.words.preview import previews, watched
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.regions.actions import asked_bar
from cosmeeple.web.regions.brought import words

NAMES = ("Zoe", "Yan", "Xiu", "Wim")
GAMES = 40


def asked(
    kind: str, options: dict[str, str], slug: str = "race", language: str = "en"
) -> list[tuple[Seen, list[Choice]]]:
    """Questions of a kind in random games, with their answers but for passing."""
    game = load_game(slug)
    found = []
    for seed in range(1, GAMES):
        for match in islice(walk(game, 2, seed, options), 400):
            if not match.table.over() and type(match.table.agenda[-1]).__name__ == kind:
                seen = page_of(match, match.table.deciders()[0], language, NAMES).seen
                choices = [
                    choice for choice in choices_of(seen) if not choice.key.endswith(":pass")
                ]
                found.append((seen, choices))
        if len(found) >= 3:
            return found
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.parametrize(
    ("expansion", "language", "sentence"),
    [
        ("artifacts", "en", r"\+(\d+) Military"),
        ("orb", "en", r"\+(\d+) Military"),
        ("artifacts", "pl", r"\+(\d+) Siły"),
    ],
)
def test_a_boost_says_its_number(expansion: str, language: str, sentence: str) -> None:
    for seen, choices in asked("BoostMilitary", {"expansion": expansion}, language=language):
        state: State = seen.view.state
        for choice in choices:
            number = re.fullmatch(sentence, choice.note)
            assert number is not None, choice
            pick = seen.legal()[choice.key]
            assert int(number[1]) > 0
            # What a card that is given up loses of its own Military goes off.
            if pick < CARD_COUNT and state.kit.facts.sacrifice_military[pick]:
                assert int(number[1]) <= state.kit.facts.sacrifice_military[pick]


@pytest.mark.parametrize(("language", "sentence"), [("en", ", on {}"), ("pl", " ({})")])
def test_a_team_says_where_it_stands(language: str, sentence: str) -> None:
    for seen, choices in asked("ChooseTeam", {"expansion": "orb"}, language=language):
        state: State = seen.view.state
        teams = state.areas[seen.seat].teams
        for choice in choices:
            here = square_name(state.orbs[0], state.kit.orb, teams[seen.legal()[choice.key]])
            assert choice.label.endswith(sentence.format(seen.texts.name("square", here)))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_number_to_name_says_how_many_unseen_cards_have_it(language: str) -> None:
    for seen, choices in asked("NameNumber", {"expansion": "base"}, language=language):
        every = unseen_with(seen)
        counts = [int(re.findall(r"\d+", choice.note)[0]) for choice in choices]
        own = seen.view.state.areas[seen.seat]
        tableaux = sum([len(area.tableau) for area in seen.view.state.areas])
        copies = sum([card.copies for card in seen.view.state.kit.cards if card.base])
        assert every == sum(counts) == copies - len(own.hand) - tableaux


def test_a_card_that_makes_a_world_cheaper_says_what_it_costs_then() -> None:
    seen_any = 0
    for seen, choices in asked("SettleWorld", {"expansion": "artifacts"}):
        for choice in choices:
            if choice.key.startswith("way:by:"):
                helper = seen.view.state.kit.cards[CARDS.index(choice.key.removeprefix("way:by:"))]
                assert choice.note.startswith("pay 0" if helper.frees_world else "pay ")
                seen_any += 1
    assert seen_any


def test_actions_of_relics_say_what_the_cards_allow_and_not_that_a_card_is_asked_for() -> None:
    for _, choices in asked("ChooseAction", {}, "relics"):
        actions = [
            choice for choice in choices if choice.legal and choice.key not in ("pass", "sell")
        ]
        assert actions
        for choice in actions:
            assert choice.note, choice.key


def test_the_card_that_an_action_asks_for_goes_without_saying() -> None:
    game = load_game("relics")
    watch = watched(game)
    assert watch is not None
    for match in islice(walk(game, 2, 1), 200):
        table = match.table
        if not table.over() and type(table.agenda[-1]).__name__ == "ChooseAction":
            texts = Texts(game, match.kit, "en")
            told = [
                effects(texts, one, table.decider, watch, "ChooseAction")
                for one in previews(game, table, table.decider, Rng(1))
            ]
            assert not any("Choose the card" in effect.text for line in told for effect in line)
            return
    raise AssertionError("nobody chose an action")


# --- what is said once


def seen_at(game: Game, match: Match, seat: int, language: str = "en") -> Seen:
    """What a seat sees, with what its answers surely do."""
    sure = {one.pick: one for one in previews(game, match.table, seat, Rng(1))}
    return replace(page_of(match, seat, language, NAMES).seen, previews=sure)


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [
        ("antarctica", 3, {}),
        ("circadians", 2, {}),
        ("relics", 2, {}),
        ("tortuga", 2, {}),
        ("race", 2, {}),
    ],
)
def test_what_all_answers_do_is_said_once_and_nothing_is_lost(
    slug: str, players: int, options: dict[str, str]
) -> None:
    game = load_game(slug)
    folded = 0
    for match in islice(walk(game, players, 4, options), 150):
        if match.table.over():
            break
        seen = seen_at(game, match, match.table.deciders()[0])
        said = said_once(seen)
        assert not said or (len(seen.legal()) > 1 and not rows_of(seen))
        folded += len(said)
        short = {choice.key: choice for choice in choices_of(seen, said)}
        for key in seen.legal():
            rest = [effect for effect in seen.effects(key) if effect not in said]
            assert len(rest) + len(said) == len(seen.effects(key))
            if key in short:
                assert short[key].does == one_line(
                    [
                        effect
                        for effect in rest
                        if effect.text not in (short[key].label, short[key].said)
                    ]
                )
    assert folded


def test_a_gain_of_somebody_else_keeps_its_name_when_the_first_is_folded() -> None:
    first, second = (
        Effect(1, "vp", "+1 point", name="Zoe"),
        Effect(1, "ship", "−1 ship", name="Zoe"),
    )
    other = Effect(1, "ship", "+1 ship", name="Zoe")

    assert one_line([first, second]) == "Zoe: +1 point, −1 ship"
    assert shared([[first, second], [first, other]]) == [first]
    assert one_line([second]) == "Zoe: −1 ship"
    assert shared([[first, second]]) == []


def test_the_page_folds_what_follows_and_leaves_prices_on_the_buttons() -> None:
    game = load_game("circadians")
    for match in islice(walk(game, 2, 5), 300):
        seen = seen_at(game, match, match.table.deciders()[0])
        said = said_once(seen)
        if any(effect.follows for effect in said) and any(not effect.follows for effect in said):
            break
    bar = asked_bar(replace(page_of(match, seen.seat, "en", NAMES), seen=seen), words("en"))
    asking, options = bar.split('<div class="options"')
    for effect in said:
        # The first of them begins the line.
        text = str(esc(effect.text[1:]))
        assert (text in asking) == effect.follows
        assert (text in options) != effect.follows


# --- what can be done in a zone


def test_what_is_possible_in_a_zone_is_said_only_when_one_sails_there() -> None:
    game = load_game("antarctica")
    sailing = elsewhere = named = 0
    for seed in range(3):
        for match in islice(walk(game, 3, seed), 250):
            if match.table.over():
                break
            seen = seen_at(game, match, match.table.deciders()[0])
            for key in seen.legal():
                there = "there" in seen.does(key)
                if key.startswith("sail:"):
                    sailing += there
                    assert "deck" not in seen.does(key)
                    named += any(
                        f"Build {card.get('en')}" in seen.does(key)
                        for card in match.kit.labels["card"]
                    )
                else:
                    assert not there, (key, seen.does(key))
                    elsewhere += 1
    assert sailing > named > 0
    assert elsewhere


# --- options that say what they are


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [
        ("antarctica", 2, {}),
        ("antarctica", 4, {}),
        ("circadians", 1, {}),
        ("circadians", 3, {}),
        ("relics", 1, {}),
        ("relics", 3, {}),
        ("tortuga", 2, {}),
        ("tortuga", 4, {}),
        ("race", 2, {"expansion": "artifacts"}),
        ("race", 3, {"expansion": "orb"}),
    ],
)
def test_no_two_options_of_a_question_read_alike(
    slug: str, players: int, options: dict[str, str]
) -> None:
    game = load_game(slug)
    for number, match in enumerate(walk(game, players, 11, options)):
        if match.table.over():
            break
        if number % 3 and slug != "relics":
            continue
        for language in ("en", "pl"):
            seen = page_of(match, match.table.deciders()[0], language, NAMES).seen
            told: dict[tuple[str, str], str] = {}
            for choice in [*rows_of(seen), *choices_of(seen)]:
                assert not choice.label[0].islower(), choice.label
                text = (choice.label, choice.note)
                same = told.setdefault(text, choice.key)
                if same != choice.key:
                    # Then what they do is not the same, and is said.
                    full = seen_at(game, match, seen.seat, language)
                    assert full.does(same) != full.does(choice.key), (text, same, choice.key)


def test_a_good_by_either_power_says_by_which() -> None:
    game = load_game("race")
    for seed in range(40):
        for match in walk(game, 2, seed):
            table = match.table
            if not table.over() and isinstance(table.agenda[-1], ProduceOnWindfall):
                seat = table.decider
                table.agenda, frame = pop(table.agenda)
                table.then(ProduceOnWindfall(seat, tuple([1] * len(frame.powers))))
                assert table.step()
                choices = choices_of(page_of(match, seat, "en", NAMES).seen)
                own = [choice for choice in choices if ":any:" not in choice.key]
                other = [choice for choice in choices if ":any:" in choice.key]
                assert len(own) == len(other) > 0
                assert all(choice.note == "by a power for its kind" for choice in own)
                assert all("by a power for any kind" in choice.label for choice in other)
                return
    raise AssertionError("nobody produced on a windfall world")


def test_a_track_is_said_once() -> None:
    game = load_game("antarctica")
    found = 0
    for match in islice(walk(game, 3, 5), 150):
        if match.table.over():
            break
        seen = seen_at(game, match, match.table.deciders()[0])
        for choice in choices_of(seen):
            if choice.legal and choice.key.split(":")[0] in ("advance", "research"):
                assert "→" in choice.label
                assert "→" not in choice.does, choice
                assert "research point" in choice.note
                found += 1
            if choice.key.startswith("build:"):
                assert "scientist" not in choice.note, choice
    assert found


def test_a_contract_that_is_discarded_is_given_up() -> None:
    for _, choices in asked("DiscardContracts", {}, "circadians"):
        assert choices
        assert all(choice.note.startswith("you give up: ") for choice in choices)


def test_a_price_is_a_sum_only_where_something_changes_it() -> None:
    sums = plain = 0
    for _, choices in asked("ChoosePrice", {}, "circadians"):
        for choice in choices:
            assert choice.note == "" or re.fullmatch(
                r"\d+ ([−+] \d+ \(.+\) ?)+= \d+ \w+", choice.note
            ), choice
            sums += bool(choice.note)
            plain += not choice.note
    assert plain


def test_the_end_of_a_turn_says_how_many_cards_are_drawn() -> None:
    game = load_game("tortuga")
    found = 0
    for match in islice(walk(game, 3, 5), 200):
        if match.table.over():
            break
        seat = match.table.deciders()[0]
        seen = page_of(match, seat, "en", NAMES).seen
        for choice in choices_of(seen):
            if choice.key == "end":
                drawn = int(re.findall(r"draw (\d+)", choice.note)[0])
                before = match.table.state.areas[seat]
                after = match.table.clone()
                apply_text(after, seat, "end")
                assert len(after.state.areas[seat].hand) == drawn
                assert ("discard" in choice.note) == bool(before.hand)
                found += 1
    assert found


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_comes_to_light_has_words(slug: str, language: str) -> None:
    game = load_game(slug)
    watch = watched(game)
    assert watch is not None
    texts = Texts(game, None, language)
    frames = {frame.__name__ for frame in game.frames}
    for frame, what in watch.lights.items():
        assert frame in frames
        assert not what or texts.has(f"light-{what}"), what


def test_a_forecast_card_is_named_where_it_is_replaced() -> None:
    for seen, choices in asked("ReplaceForecast", {}, "relics"):
        row = seen.view.state.forecast
        assert [choice.note for choice in choices] == [
            seen.texts.name("card", row[seen.legal()[choice.key]]) for choice in choices
        ]


def test_a_note_is_left_out_where_the_effects_say_it() -> None:
    game = load_game("relics")
    named = 0
    for match in islice(walk(game, 3, 9), 300):
        if match.table.over():
            break
        seen = seen_at(game, match, match.table.deciders()[0])
        for choice in choices_of(seen):
            if isinstance(seen.view.frame, (PlayCard, AcquireTile)) and choice.legal:
                assert not choice.note or choice.note not in choice.does
                named += "market" in choice.does + choice.note or "(" in choice.does + choice.note
    assert named


def test_an_action_that_fails_says_what_is_missing_and_no_more() -> None:
    failed = 0
    for seen, _ in asked("ChooseAction", {}, "relics"):
        for key in ("excavate", "market", "sell", "smuggle", "order", "forecast"):
            failing = [reason.key for reason in seen.why(key) if not reason.holds]
            assert "card-for-action" not in failing
            assert bool(failing) == (key not in seen.legal())
            failed += bool(failing)
    assert failed


@pytest.mark.parametrize("expansion", ["artifacts", "orb"])
def test_only_the_action_of_the_orb_asks_for_the_orb_and_only_without_it(expansion: str) -> None:
    for seen, _ in asked("ChooseAction", {"expansion": expansion}):
        for action in ACTIONS:
            asks = [reason.key for reason in seen.why(f"action:{action}")]
            if action == "explore_orb" and expansion != "orb":
                assert asks == ["orb-in-play"]
            else:
                assert "orb-in-play" not in asks


def test_a_hunt_names_its_target() -> None:
    game = load_game("tortuga")
    for seed in range(40):
        for match in walk(game, 2, seed):
            table = match.table
            if table.over() or type(table.agenda[-1]).__name__ != "TakeAction":
                continue
            seen = page_of(match, table.decider, "en", NAMES).seen
            for choice in choices_of(seen):
                if choice.key == "hunt" and choice.legal:
                    target = table.state.hunts[table.state.areas[seen.seat].sector]
                    assert choice.note == seen.texts.name("card", target)
                    return
    raise AssertionError("nobody could hunt")
