"""The log beside the board: the last move stays whole, and a secret one says no more than that."""

from __future__ import annotations

from dataclasses import replace

from drawn import page_of, walk

from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.game import load_game
from cosmeeple.web.regions.brought import words
from cosmeeple.web.regions.log import LOG_LINES, log_box, moment
from cosmeeple.web.table_pages import LogLine, ReplayPage, TablePage


def finished() -> TablePage:
    *_, match = walk(load_game("antarctica"), 2, 11)
    return page_of(match, 0, "en")


def test_a_long_last_move_is_shown_from_its_first_line() -> None:
    page = finished()
    events = tuple(event for line in page.log for event in line.events)
    long = LogLine(90, 1, events=events * (LOG_LINES // len(events) + 2), bot="greedy")
    page = replace(page, log=(*page.log, long))

    box = log_box(page, words("en")).text

    assert len(long.events) > LOG_LINES
    assert 'id="l-90-0"' in box
    assert "/thought?version=90" in box
    assert "more-log" in box


def test_a_move_nobody_hears_of_is_told_as_secret_without_its_maker() -> None:
    page = finished()
    log = (LogLine(0, -1, "note", note="started"), LogLine(1, 0), LogLine(2, 1))

    def told(at: int, language: str) -> str:
        return moment(ReplayPage(page.info, page.seen, at, 2, log), words(language))

    assert "The game begins" in told(0, "en")
    assert "A choice is made in secret" in told(1, "en")
    assert "Zapada tajna decyzja" in told(2, "pl")
    assert page.info.seats[0].name not in told(1, "en")


def test_a_bot_s_move_without_a_line_of_its_own_can_be_asked_about() -> None:
    page = finished()
    page = replace(page, log=(*page.log, LogLine(90, 1, bot="greedy")))

    box = log_box(page, words("en")).text

    assert "/thought?version=90" in box
    assert 'id="l-90-why" data-seat="B"' in box


def test_a_log_that_has_grown_is_sent_as_its_new_lines() -> None:
    *_, match = walk(load_game("antarctica"), 2, 11)
    page = page_of(match, 0, "en")
    events = [tuple(heard_by(told[:3], 0)) for told in match.happened if told]
    lines = [LogLine(i, i % 2, events=told) for i, told in enumerate(events, 1)]
    say = words("en")
    shown: list[str] = []
    whole = 0
    late = len(lines) - 5
    before = None
    for number in range(1, len(lines)):
        log = tuple(lines[:number])
        if number > late:
            log = (*log[: late - 2], replace(log[late - 2], undone=True), *log[late - 1 :])
        now = log_box(replace(page, info=replace(page.info, status="running"), log=log), say)
        grown = None if before is None else now.grown_from(before)
        if grown is None:
            whole += 1
            shown = list(now.items)
        else:
            assert shown[-1] == grown[0]
            shown += grown[1]
        assert tuple(shown[-len(now.items) :]) == now.items
        before = now

    # The first, the one that offers the whole log, the one in which a move was taken back.
    assert whole == 3
    assert now.grown_from(now) == (now.items[-1], ())
