"""A choice with a drastic consequence says so: on the page, at the terminal and over the API
[CIR-052]."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from rich.console import Console
from served import Browser, Served

from cosmeeple.cli.terminal import Quit, TerminalGame
from cosmeeple.cli.voice import voice
from cosmeeple.games.circadians.sending import ChooseGarage
from cosmeeple.games.circadians.vocabulary import EXECUTE
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.transcript import Match

ENGLISH = "Garage 2: only the Canteen is left, and all dice in your Garages go there"
POLISH = "Garaż 2: zostaje tylko Kantyna, a trafią tam wszystkie Kości z twoich Garaży"


def two_garages(table: Table[Any], algae: int) -> None:
    """Seat A chooses between a die that leaves for nothing and one that costs Algae."""
    table.state.phase = EXECUTE
    for area in table.state.areas:
        area.draft, area.offered, area.rolled = [], [], picks([])
    area = table.state.areas[0]
    area.garages[0], area.garages[1] = 3, 4
    area.resources[1] = algae
    table.reset_agenda([ChooseGarage(0)])
    table.settle()


def everywhere(served: Served, table: str, algae: int) -> None:
    """The same in the memory of every server that may show it."""
    for one in served.all:
        two_garages(one.room(table).table, algae)


def served_game(served: Served, algae: int) -> tuple[str, str]:
    """A table of two people and the token of seat A."""
    body = {"game": "circadians", "seats": ["me", "me"], "options": {"irenic": "yes"}}
    made = httpx.post(f"{served.url}/api/v1/tables", json=body, timeout=40).json()
    everywhere(served, made["table"]["id"], algae)
    return made["table"]["id"], made["tokens"][0]["token"]


def labels(served: Served, table: str, token: str, language: str) -> list[str]:
    address = f"{served.url}/api/v1/tables/{table}/options?language={language}"
    answer = httpx.get(address, headers={"authorization": f"Bearer {token}"}, timeout=40).json()
    return [one["label"] for one in answer["options"]]


@pytest.mark.rule("CIR-052", "CIR-056")
def test_over_the_api(served: Served) -> None:
    table, token = served_game(served, algae=0)
    assert labels(served, table, token, "en") == ["Garage 1", ENGLISH]
    assert labels(served, table, token, "pl") == ["Garaż 1", POLISH]

    table, token = served_game(served, algae=1)
    assert labels(served, table, token, "en") == ["Garage 1", "Garage 2"]


@pytest.mark.rule("CIR-052", "CIR-056")
def test_on_the_page(served: Served, ann: Browser, bob: Browser) -> None:
    for browser, words in ((ann, ENGLISH), (bob, POLISH)):
        table = browser.new_table(
            "me", "me", me="Ann", game="circadians", **{"option.irenic": "yes"}
        )
        everywhere(served, table, algae=0)
        page = browser.page(f"/t/{table}?seat=A")
        base = page.partition('id="r-base"')[2].partition("</section>")[0]

        assert words in page.partition('value="from:garage_2"')[2].partition("</button>")[0]
        told = words.partition(": ")[2]
        assert told in base.partition('data-choice="from:garage_2"')[2].partition("</button>")[0]
        assert (
            told not in base.partition('data-choice="from:garage_1"')[2].partition("</button>")[0]
        )


@pytest.mark.rule("CIR-052", "CIR-056")
@pytest.mark.parametrize(("language", "words"), [("en", ENGLISH), ("pl", POLISH)])
def test_at_the_terminal(monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    match = Match.start(load_game("circadians"), 2, 1, {"irenic": "yes"})
    two_garages(match.table, algae=0)
    console = Console(record=True, width=200, quiet=False)
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: "quit")

    with pytest.raises(Quit):
        TerminalGame(console, voice(language), match, ("human", "random")).ask(0)

    lines = [line for line in console.export_text().splitlines() if "from:garage_" in line]
    assert [words in line for line in lines] == [False, True]
