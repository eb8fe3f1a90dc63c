"""The log shows the rule that an event itself cites."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from cosmeeple.cli.draw import draw_events
from cosmeeple.games.relics.events import ZuComparedArtefacts
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Texts


@pytest.mark.rule("REL-786")
def test_the_terminal_shows_the_rule_of_each_comparison() -> None:
    event = ZuComparedArtefacts(1, "value", "REL-786", (0, 1), (2, 3), (1,))
    out = io.StringIO()
    game = load_game("relics")

    draw_events(Console(file=out, width=200), [event], Texts(game, None, "en"))

    assert event.cited() == "REL-786"
    assert "REL-786" in out.getvalue()
    assert "REL-735" not in out.getvalue()
