"""The vocabulary of a game is what its component file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.cli.main import main
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.ids import NUMBER, ids_of, tables_beside, written

FILE = """\
meta = { resources = { ids = ["water", "gem"] } }
card = [{ id = "hacker", deck = "T" }, { id = "sapper", deck = "F" }]
"""
#: A module of words beside that file.
WORDS = "small_game.vocabulary"
TEXT = """\
from typing import Final

from cosmeeple.kernel.ids import ids_of

CARDS: Final = ids_of(__name__, "card")
CARD_COUNT: Final = 7  # len(CARDS)
SAPPER: Final = 7  # CARDS
FIRST: Final = 7  # CARDS: hacker
RESOURCES: Final = ids_of(__name__, "meta.resources.ids")
LONGEST: Final = 7  # by hand
BOTH: Final = (*CARDS, *RESOURCES)
GEM: Final = 7  # BOTH
"""


@pytest.fixture(autouse=True)
def small_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "small_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "components.toml").write_text(FILE)
    monkeypatch.syspath_prepend(tmp_path)
    tables_beside.cache_clear()


def test_ids_come_from_the_tables_of_the_file() -> None:
    assert ids_of(WORDS, "card") == ("hacker", "sapper")
    assert ids_of(WORDS, "card", deck="T") == ("hacker",)
    assert ids_of(WORDS, "meta.resources.ids") == ("water", "gem")


def test_numbers_are_written_where_comments_ask_for_them() -> None:
    wanted = (
        TEXT.replace("COUNT: Final = 7", "COUNT: Final = 2")
        .replace("SAPPER: Final = 7", "SAPPER: Final = 1")
        .replace("FIRST: Final = 7", "FIRST: Final = 0")
        .replace("GEM: Final = 7", "GEM: Final = 3")
    )

    assert written(TEXT, WORDS) == wanted


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('SHIPS: Final = ids_of(__name__, "ship")', "no ship in the component file"),
        ('META: Final = ids_of(__name__, "meta")', "meta is no list"),
        ("PILOT: Final = 1  # PILOTS", "no row PILOTS"),
        ("PILOT: Final = 1  # CARDS", "no 'pilot' in CARDS"),
    ],
)
def test_what_cannot_be_found_is_named(line: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        written(f"{TEXT}{line}\n", WORDS)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_vocabulary_of_each_game_is_as_written(slug: str) -> None:
    game = load_game(slug)
    text = (game.folder() / "vocabulary.py").read_text(encoding="utf-8")

    assert text == written(text, f"{game.home}.vocabulary")
    assert len(NUMBER.findall(text)) >= 10, "the numbers come from the file"


def run(*words: str) -> object:
    with pytest.raises(SystemExit) as ended:
        main(words)
    return ended.value.code


def test_the_command_shows_what_differs_and_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load_game("antarctica")
    text = (game.folder() / "vocabulary.py").read_text(encoding="utf-8")
    (tmp_path / "vocabulary.py").write_text(
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
