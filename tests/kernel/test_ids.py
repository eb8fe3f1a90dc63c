"""The vocabulary of a game is what its component file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.cli.main import main
from cosmeeple.kernel.components import load_toml
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.ids import NUMBER, ROWS, written

RAW = {
    "card": [{"id": "hacker", "deck": "T"}, {"id": "sapper", "deck": "F"}],
    "meta": {"resources": {"ids": ["water", "gem"]}},
}
TEXT = """\
from typing import Final

# from card
CARDS: Final = ("old",)
CARD_COUNT: Final = 7  # len(CARDS)
SAPPER: Final = 7  # CARDS
FIRST: Final = 7  # CARDS: hacker
# from card deck=T
T_CARDS: Final = (
    "old",
    "older",
)
# from meta.resources.ids
RESOURCES: Final = ()
LONGEST: Final = 7  # by hand
BOTH: Final = (*CARDS, *RESOURCES)
GEM: Final = 7  # BOTH
"""


def test_rows_and_numbers_are_written_where_comments_ask_for_them() -> None:
    assert (
        written(TEXT, RAW)
        == """\
from typing import Final

# from card
CARDS: Final = ("hacker", "sapper")
CARD_COUNT: Final = 2  # len(CARDS)
SAPPER: Final = 1  # CARDS
FIRST: Final = 0  # CARDS: hacker
# from card deck=T
T_CARDS: Final = ("hacker",)
# from meta.resources.ids
RESOURCES: Final = ("water", "gem")
LONGEST: Final = 7  # by hand
BOTH: Final = (*CARDS, *RESOURCES)
GEM: Final = 3  # BOTH
"""
    )


def test_ids_that_fill_more_than_a_line_are_written_as_words() -> None:
    names = [f"a_card_with_a_rather_long_name_{number}" for number in range(4)]
    text = "# from card\nCARDS: Final = ()\nCARD_COUNT: Final = 7  # len(CARDS)\n"

    once = written(text, {"card": names})

    assert once.splitlines()[1:] == [
        "CARDS: Final = ids(",
        f'    "{names[0]} {names[1]} "',
        f'    "{names[2]} {names[3]}"',
        ")",
        "CARD_COUNT: Final = 4  # len(CARDS)",
    ]
    assert written(once, {"card": names}) == once
    assert written(once, {"card": names[:1]}).splitlines()[1] == f'CARDS: Final = ("{names[0]}",)'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# from ship\nSHIPS: Final = ()\n", "no ship in the component file"),
        ("# from meta\nMETA: Final = ()\n", "meta is no list"),
        ("PILOT: Final = 1  # CARDS\n", "no row CARDS"),
        ("# from card\nCARDS: Final = ()\nPILOT: Final = 1  # CARDS\n", "no 'pilot' in CARDS"),
    ],
)
def test_what_cannot_be_found_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        written(text, RAW)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_vocabulary_of_each_game_is_as_written(slug: str) -> None:
    folder = load_game(slug).folder()
    text = (folder / "vocabulary.py").read_text(encoding="utf-8")

    assert text == written(text, load_toml(folder / "components.toml"))
    assert len(ROWS.findall(text)) >= 5, "the ids come from the file"
    assert len(NUMBER.findall(text)) >= 10, "and so do their numbers"


def run(*words: str) -> object:
    with pytest.raises(SystemExit) as ended:
        main(words)
    return ended.value.code


def test_the_command_shows_what_differs_and_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load_game("antarctica")
    for name in ("vocabulary.py", "components.toml"):
        text = (game.folder() / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(
            text.replace("ROSS: Final = 1", "ROSS: Final = 2").replace(
                "TRACK_COUNT: Final = 5", "TRACK_COUNT: Final = 9"
            ),
            encoding="utf-8",
        )
    monkeypatch.setattr(type(game), "folder", lambda _game: tmp_path)

    assert run("ids", "antarctica") == 1
    assert "+TRACK_COUNT: Final = 5  # len(TRACKS)" in capsys.readouterr().out
    assert run("ids", "antarctica", "--write") == 0
    assert run("ids", "antarctica") == 0
