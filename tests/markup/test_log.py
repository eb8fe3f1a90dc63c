"""The log beside the board: the last move stays whole, and a secret one says no more than that."""

from __future__ import annotations

from dataclasses import replace

from drawn import page_of, walk

from cosmeeple.kernel.game import load_game
from cosmeeple.web.pages import Line, ReplayPage, TablePage
from cosmeeple.web.regions.brought import words
from cosmeeple.web.regions.log import LOG_LINES, log_box, moment


def finished() -> TablePage:
    *_, match = walk(load_game("antarctica"), 2, 11)
    return page_of(match, 0, "en")


def test_a_long_last_move_is_shown_from_its_first_line() -> None:
    page = finished()
    events = tuple(event for line in page.log for event in line.events)
    long = Line(90, 1, events=events * (LOG_LINES // len(events) + 2), bot="greedy")
    page = replace(page, log=(*page.log, long))

    box = log_box(page, words("en"))

    assert len(long.events) > LOG_LINES
    assert 'id="l-90-0"' in box
    assert "/thought?version=90" in box
    assert "more-log" in box


def test_a_move_nobody_hears_of_is_told_as_secret_without_its_maker() -> None:
    page = finished()
    log = (Line(0, -1, "note", note="started"), Line(1, 0), Line(2, 1))

    def told(at: int, language: str) -> str:
        return moment(ReplayPage(page.info, page.seen, at, 2, log), words(language))

    assert "The game begins" in told(0, "en")
    assert "A choice is made in secret" in told(1, "en")
    assert "Zapada tajna decyzja" in told(2, "pl")
    assert page.info.seats[0].name not in told(1, "en")


def test_a_bot_s_move_without_a_line_of_its_own_can_be_asked_about() -> None:
    page = finished()
    page = replace(page, log=(*page.log, Line(90, 1, bot="greedy")))

    box = log_box(page, words("en"))

    assert "/thought?version=90" in box
    assert 'id="l-90-why" data-seat="B"' in box
