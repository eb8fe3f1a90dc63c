"""The terminal is enough to play: every table fits a screen, in words and numbers that people
use."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from rich.console import Console

from cosmeeple.cli.about import about
from cosmeeple.cli.draw import LINES, WIDTH, draw_events, draw_position
from cosmeeple.cli.terminal import OPTION_LINES, SCREEN, TerminalGame
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.fields import fields_of
from cosmeeple.kernel.records.together import steps
from cosmeeple.kernel.records.transcript import Match

#: What a program would say: no person does.
FORBIDDEN = re.compile(
    r"(?<![\w−])-[2-9]\b|\b(None|False|True|nan)\b|\{|watched-|why-|choice-|group-"
)

GAMES = [
    ("antarctica", 2, {}),
    ("antarctica", 4, {}),
    ("tortuga", 2, {}),
    ("tortuga", 4, {}),
    ("relics", 1, {}),
    ("relics", 2, {}),
    ("relics", 4, {}),
    ("circadians", 1, {}),
    ("circadians", 2, {}),
    ("race", 2, {}),
    ("race", 4, {"expansion": "orb"}),
]


def terminal(slug: str, players: int, options: dict[str, str], language: str) -> TerminalGame:
    match = Match.start(load_game(slug), players, 7, options, seats=("human",) * players)
    return TerminalGame(
        Console(file=io.StringIO(), width=WIDTH), voice(language), match, match.header.seats
    )


def programmers_names(slug: str) -> set[str]:
    """Names that only programmers use: those with an underscore."""
    game = load_game(slug)
    state = game.new(game.seats[-1], 1).state
    names = {*fields_of(type(state)), *fields_of(type(state.areas[0]))}
    return {name for name in names if "_" in name}


def printed(game: TerminalGame) -> list[str]:
    assert isinstance(game.console.file, io.StringIO)
    text = game.console.file.getvalue()
    game.console.file.seek(0)
    game.console.file.truncate()
    return text.splitlines()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("slug", "players", "options"), GAMES)
def test_a_whole_game_on_the_screen(
    slug: str, players: int, options: dict[str, str], language: str
) -> None:
    game = terminal(slug, players, options, language)
    rng = Rng(state_from_seed(3))
    fields = programmers_names(slug)
    decisions = 0
    while not game.match.table.over() and decisions < 400:
        table = game.match.table
        seat = table.deciders()[0]
        if decisions % 9 == 0:
            seen = game.seen(seat)
            draw_position(game.console, seen)
            drawn = printed(game)
            assert len(drawn) <= LINES == 45, "\n".join(drawn)
            game.offered, game.listed = [], 0
            game.ask_options(seen)
            offered = printed(game)
            assert (
                len(offered) <= OPTION_LINES + 8
            )  # the question, what happens in any case, how several are typed
            for told in game.match.happened[-9:]:
                draw_events(game.console, heard_by(told, seat), game.texts())
            for line in [*drawn, *offered, *printed(game)]:
                assert len(line) <= WIDTH, line
                # The last word of an option is what a program would type.
                said = re.sub(r"\S+:\S*\s*$", "", line)
                assert not FORBIDDEN.search(said), line
                assert not any(re.search(rf"\b{name}\b", line.split("  ")[0]) for name in fields), (
                    line
                )
        legal = table.options(seat)
        game.match.play(seat, notation(question(table), rng.pick(legal)))
        decisions += 1


def test_more_lists_the_rest() -> None:
    game = terminal("circadians", 2, {}, "en")
    rng = Rng(state_from_seed(3))
    while len(game.match.table.legal) <= SCREEN:
        table = game.match.table
        game.match.play(table.decider, notation(question(table), rng.pick(table.legal)))
    seat = game.match.table.decider
    game.ask_options(game.seen(seat))

    first = printed(game)
    listed = game.listed
    assert 1 < listed <= SCREEN
    assert f"{len(game.offered) - listed} more: type more" in "\n".join(first)
    game.do_command(seat, "more", "", [])
    assert f"{listed + 1:3}" in printed(game)[0]


def test_options_of_many_words_fill_a_screen_and_no_more() -> None:
    game = terminal("circadians", 2, {}, "en")
    seat = game.match.table.deciders()[0]
    game.ask_options(game.seen(seat))
    printed(game)
    game.offered = [replace(choice, note="word " * 60) for choice in game.offered * 8]
    game.listed = 0

    told = []
    while game.listed < len(game.offered):
        before = game.listed
        game.list_options()
        drawn = printed(game)
        assert len(drawn) <= OPTION_LINES + 1
        told += [
            number
            for number in range(before + 1, game.listed + 1)
            if any(f"{number:3}" in line for line in drawn)
        ]
    assert told == list(range(1, len(game.offered) + 1))


@pytest.mark.parametrize(
    ("slug", "name", "says"),
    [
        ("antarctica", "icebreaker", ""),
        ("tortuga", "hacker", "Crypto"),
        ("relics", "stop sign", "3"),
        ("circadians", "sunari", ""),
        ("race", "new sparta", "Military"),
    ],
)
def test_show_tells_what_a_thing_is(slug: str, name: str, says: str) -> None:
    game = terminal(slug, 2, {}, "en")

    found = about(game.seen(game.match.table.deciders()[0]), name)

    assert found, name
    title, lines = found[0]
    assert name in title.casefold()
    assert says in " ".join(lines)


@pytest.mark.parametrize("slug", SLUGS)
def test_show_says_when_nothing_has_that_name(slug: str) -> None:
    game = terminal(slug, 2, {}, "en")

    game.do_command(0, "show", "xyzzy", [])

    assert "Nothing is called" in "\n".join(printed(game))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_several_numbers_are_one_step_and_one_undo(language: str) -> None:
    game = terminal("relics", 2, {}, language)
    while type(game.match.table.agenda[-1]).__name__ != "DraftCards":
        table = game.match.table
        seat = table.deciders()[0]
        game.match.play(seat, notation(question(table), table.options(seat)[0]))
    seat, moves = game.match.table.deciders()[0], len(game.match.moves)
    game.ask_options(game.seen(seat))
    # The example is one of this very question: a draft of two.
    assert re.search(r" 1 2$", "\n".join(printed(game)), re.MULTILINE)

    assert game.obey(seat, "1 2", game.match.table.options(seat))
    assert len(game.match.moves) == moves + 2
    assert game.undo()
    assert len(game.match.moves) == moves

    # All or none: the third card of a draft of two is refused, and so are the first two.
    game.ask_options(game.seen(seat))
    with pytest.raises(BadInput, match="3"):
        game.obey(seat, "1 2 3", game.match.table.options(seat))
    assert len(game.match.moves) == moves


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [("relics", 2, {}), ("circadians", 2, {}), ("race", 2, {}), ("tortuga", 2, {})],
)
def test_an_example_of_several_numbers_can_be_typed_as_it_stands(
    slug: str, players: int, options: dict[str, str]
) -> None:
    game = terminal(slug, players, options, "en")
    rng = Rng(state_from_seed(5))
    shown = silent = 0
    while not game.match.table.over() and shown < 12:
        table = game.match.table
        seat = table.deciders()[0]
        game.ask_options(game.seen(seat))
        hint = re.search(
            r"(up to )?(\d+) numbers, like ([\d ]+)$", "\n".join(printed(game)), re.MULTILINE
        )
        if hint is None:
            silent += game.several is not None
        else:
            numbers = [int(number) for number in hint[3].split()]
            assert 2 <= len(numbers) <= int(hint[2])
            assert hint[1] or len(numbers) == int(hint[2])
            list(steps(table, seat, [game.numbered(str(number)) for number in numbers]))
            shown += 1
        game.match.play(seat, notation(question(table), rng.pick(table.options(seat))))
    assert shown > 1
    # One answer is all that a hand of one card allows: then nothing is said of several.
    assert silent or slug != "tortuga"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_every_answer_does_stands_once_above_the_list(language: str) -> None:
    game = terminal("circadians", 2, {}, language)
    begins = {"en": "In any case: ", "pl": "W każdym razie: "}[language]
    rng = Rng(state_from_seed(3))
    found = 0
    while not game.match.table.over() and found < 5:
        table = game.match.table
        seat = table.deciders()[0]
        seen = game.seen(seat)
        game.ask_options(seen)
        above = " ".join(printed(game)).split("  1 ", 1)[0]
        effects = seen.shared()
        alone = all(effect.follows for effect in effects)
        assert above.startswith(begins) == (bool(effects) and not alone)
        for effect in effects:
            assert effect.text[1:] in " ".join(above.split())
            assert not any(
                effect in seen.effects(choice.key) and effect.text in choice.does
                for choice in game.offered
            )
        found += bool(effects)
        game.match.play(seat, notation(question(table), rng.pick(table.options(seat))))
    assert found == 5


# --- whole games, by what is printed and nothing else

#: A line of the options: its number, what it says, and its key in grey at the end.
OPTION = re.compile(r"^ *(\d+) ", re.MULTILINE)
SEVERAL = re.compile(r"(?:type|razem) (?:up to )?(\d+)")
#: What a program would type, as the last word of an option or after "Near it:".
KEY = re.compile(r"\S+:\S+")
#: Commands that a person tries on the way.
TRIED = ("help", "why 1", "show a", "map", "more", "log", "rules harvest", "undo")
MOST = 3_000


class Person:
    """Somebody at the keyboard who knows only what has been printed since the last answer."""

    def __init__(self, game: TerminalGame, seed: int) -> None:
        self.game = game
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.numbers: list[int] = []
        self.asked = 0

    def look(self) -> str:
        screen = self.game.console.file
        assert isinstance(screen, io.StringIO)
        text = screen.getvalue()
        screen.seek(0)
        screen.truncate()
        self.lines += text.splitlines()
        return text

    def answer(self, prompt: object = "") -> str:
        text = self.look()
        self.asked += 1
        assert self.asked < MOST
        seen = [int(number) for number in OPTION.findall(text)]
        # Somebody else takes the keyboard: nothing is to be chosen then.
        if not seen and not self.numbers:
            return ""
        self.numbers = seen or self.numbers
        if self.asked % 40 == 0:
            return TRIED[self.asked // 40 % len(TRIED)]
        several = SEVERAL.search(text)
        if several and self.chance.random() < 0.7:
            wanted = min(int(several[1]), len(self.numbers))
            return " ".join([str(number) for number in self.chance.sample(self.numbers, wanted)])
        number = self.chance.choice(self.numbers)
        return str(number)


@pytest.mark.parametrize(
    ("slug", "players", "language"),
    [("circadians", 1, "pl"), ("circadians", 2, "en"), ("relics", 1, "en"), ("relics", 2, "pl")],
)
def test_a_whole_game_by_the_terminal_alone(
    slug: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.start(load_game(slug), players, 7, {}, seats=("human",) * players)
    game = TerminalGame(
        Console(file=io.StringIO(), width=WIDTH), voice(language), match, match.header.seats
    )
    person = Person(game, seed=players)
    answer: Callable[[object], str] = person.answer
    monkeypatch.setattr("builtins.input", answer)

    game.run()
    person.look()

    assert game.match.table.over()
    names = programmers_names(slug)
    for line in person.lines:
        assert len(line) <= WIDTH, line
        said = KEY.sub("", line)
        assert not FORBIDDEN.search(said), line
        assert not any(re.search(rf"\b{name}\b", said) for name in names), line
    # Everything that was asked was to be answered from what stood there.
    assert person.asked > 40
