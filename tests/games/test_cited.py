"""Every event cites the rule that made it happen: held against cited.toml, which a person has
read."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from cosmeeple.cli.bench import is_compiled
from cosmeeple.games.race.settled import lay_world
from cosmeeple.games.race.state import State
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.web.told import event_classes, load_event

spec = importlib.util.spec_from_file_location("cited", Path(__file__).with_name("cited.py"))
assert spec
assert spec.loader
cited = importlib.util.module_from_spec(spec)
sys.modules["cited"] = cited
spec.loader.exec_module(cited)

REVIEWED = cited.load()
#: Games of each number of players: the first of those that the script plays.
FEW = {"antarctica": 24, "tortuga": 8, "relics": 24, "circadians": 24, "race": 16}

interpreted = pytest.mark.skipif(is_compiled(), reason="a compiled table does not say who tells")


@interpreted
@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_cites_what_was_reviewed(slug: str) -> None:
    game = load_game(slug)
    met = cited.gather(game, FEW[slug])

    unread = [
        f"{pair.event} of {pair.teller} cites {pair.cites}"
        for pair in sorted(met.keys() - REVIEWED[slug].keys())
    ]
    assert not unread, (
        "new or changed; read them, then write them down: python tests/games/cited.py"
    )
    # The run was long enough to see most of the file.
    assert len(met) > 0.6 * len(REVIEWED[slug])
    unsaid = [
        f"{pair.event} of {pair.teller} cites {pair.cites}"
        for pair, path in sorted(met.items())
        if pair.cites not in cited.said_on_the_way(game, path)
        and not REVIEWED[slug][pair].get("excuse")
    ]
    assert not unsaid, "no docstring on the way from the frame to the event names the rule"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_reviewed_file_is_of_this_game(slug: str) -> None:
    game = load_game(slug)
    titles = {rule.id: rule.title_en for rule in rulebook(game).rule}
    frames = {frame.__name__ for frame in game.frames}
    events = event_classes(game)

    for pair, row in REVIEWED[slug].items():
        assert pair.event in events, pair
        assert pair.teller in frames or not pair.teller, pair
        assert row["title"] == titles[pair.cites], pair


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_of_the_game_was_reviewed(slug: str) -> None:
    met = {pair.event for pair in REVIEWED[slug] if pair.teller}
    unmet = {pair.event: pair.cites for pair in REVIEWED[slug] if not pair.teller}

    assert cited.never_met(load_game(slug), met) == unmet, (
        "write them down: python tests/games/cited.py"
    )


@pytest.mark.parametrize(
    ("slug", "event", "teller", "cites"),
    [
        ("race", "CardPlaced", "ChooseWorld", "RAC-100"),
        ("race", "NothingPlaced", "ChooseWorld", "RAC-100"),
        ("race", "CardPaid", "SettleWorld", "RAC-101"),
        ("race", "CardsDrawn", "SellGood", "RAC-131"),
        ("relics", "ForecastReplaced", "ZuForecast", "REL-785"),
        ("relics", "TileBought", "ZuForecast", "REL-786"),
        ("relics", "TurnOrderSet", "DealFirstHands", "REL-104"),
        ("relics", "ExplorerPlaced", "PlaceExplorer", "REL-120"),
    ],
)
def test_what_once_cited_the_wrong_rule(slug: str, event: str, teller: str, cites: str) -> None:
    assert cited.Pair(event, teller, cites) in REVIEWED[slug]


def test_a_log_kept_before_events_cited_reads_on() -> None:
    event = load_event(load_game("race"), {"event": "CardPlaced", "seat": 0, "card": 3})

    assert event.cited() == "RAC-081"


@interpreted
def test_an_event_that_cites_another_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check checked: the fault that was reported, a world that is placed by the rule of
    developments."""
    monkeypatch.setattr("cosmeeple.games.race.settle.lay_world", placed_as_a_development)
    met = cited.gather(load_game("race"), 1)

    assert (
        cited.Pair("CardPlaced", "ChooseWorld", "RAC-081") in met.keys() - REVIEWED["race"].keys()
    )


def placed_as_a_development(t: Table[State], seat: int, world: int, cites: str) -> None:
    lay_world(t, seat, world, "RAC-081")
