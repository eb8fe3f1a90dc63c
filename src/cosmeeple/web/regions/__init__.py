"""The regions of a table page: what changes after a move, each an element with a stable id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import count
from cosmeeple.web.regions.actions import action_bar, player_name, winner_line
from cosmeeple.web.regions.brought import (
    LOCALE,
    game_regions,
    game_words,
    headline_of,
    places_of,
    renderer,
    rule_pictures,
    scores_of,
    words,
)
from cosmeeple.web.regions.lesson import lesson_box
from cosmeeple.web.regions.log import (
    Listed,
    chat_box,
    event_body,
    log_box,
    moment,
    replay_log,
    whole_log,
)
from cosmeeple.web.regions.menu import added_sentence, menu
from cosmeeple.web.regions.notices import asks_chip, handover, note_count, notice
from cosmeeple.web.regions.seats import (
    bot_name,
    chip,
    seat_kind,
    seat_order,
    seat_regions,
    strip,
    time_left,
    time_span,
    where,
)
from cosmeeple.web.regions.thoughts import thought_box

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import ReplayPage, TableInfo, TablePage


def table_regions(page: TablePage, reader: Reader) -> dict[str, str]:
    """Everything of a table page that can change."""
    if page.lesson is not None:
        return lesson_regions(page, reader)
    return {**regions_but_log(page, reader), "r-log": log_box(page, words(reader.language)).text}


def regions_but_log(page: TablePage, reader: Reader) -> dict[str, str]:
    """The same without the log, which grows."""
    seen = page.seen
    say = words(reader.language)
    scores = scores_of(seen)
    regions = {
        "r-where": where(page.info, seen, say),
        "r-chip": chip(page, say),
        "r-strip": strip(seen, say, scores),
        "r-asks": asks_chip(page, say),
        "r-handover": handover(page, reader, say),
        "r-notice": notice(page, reader, say),
        "r-chat": chat_box(page.info, page.chat, reader, say),
        "r-menu": menu(page, reader, say),
        "r-actions": action_bar(page, reader, say),
    }
    regions.update(seat_regions(seen, say, scores))
    regions.update(game_regions(seen))
    return regions


def people_regions(seen: Seen, say: Words) -> dict[str, str]:
    """Who plays, in panels and in one row."""
    scores = scores_of(seen)
    return {**seat_regions(seen, say, scores), "r-strip": strip(seen, say, scores)}


def lesson_regions(page: TablePage, reader: Reader) -> dict[str, str]:
    """The same in a lesson: no chat, no menu of the table, and the card."""
    say = words(reader.language)
    return {
        **lesson_moment(page.info, page.seen, reader.language),
        "r-chip": chip(page, say),
        "r-log": log_box(page, say).text,
        "r-actions": action_bar(page, reader, say),
        "r-lesson": lesson_box(page, reader, say),
    }


def lesson_moment(info: TableInfo, seen: Seen, language: str) -> dict[str, str]:
    """The position of a lesson alone."""
    say = words(language)
    scores = scores_of(seen)
    regions = {"r-where": where(info, seen, say), "r-strip": strip(seen, say, scores)}
    regions.update(seat_regions(seen, say, scores))
    regions.update(game_regions(seen))
    return regions


def replay_regions(page: ReplayPage, reader: Reader) -> dict[str, str]:
    """The same at one moment of the past, without controls."""
    seen = page.seen
    say = words(reader.language)
    scores = scores_of(seen)
    regions = {
        "r-where": where(page.info, seen, say),
        "r-strip": strip(seen, say, scores),
        "r-log": replay_log(page, say),
        "r-now": moment(page, say),
    }
    regions.update(seat_regions(seen, say, scores))
    regions.update(game_regions(seen))
    return regions


__all__ = [
    "LOCALE",
    "Listed",
    "action_bar",
    "added_sentence",
    "bot_name",
    "chat_box",
    "count",
    "event_body",
    "game_regions",
    "game_words",
    "headline_of",
    "lesson_moment",
    "log_box",
    "note_count",
    "people_regions",
    "places_of",
    "player_name",
    "regions_but_log",
    "renderer",
    "replay_regions",
    "rule_pictures",
    "scores_of",
    "seat_kind",
    "seat_order",
    "seat_regions",
    "strip",
    "table_regions",
    "thought_box",
    "time_left",
    "time_span",
    "whole_log",
    "winner_line",
    "words",
]
