"""How somebody likes a table: kept by the browser, on the page as attributes of its root."""

from __future__ import annotations

import re

import pytest
from served import Browser, Served

from cosmeeple.web.preferences import CHOICES, DEFAULTS, changed, read, write


def attributes(html: str) -> dict[str, str]:
    root = re.search(r"<html[^>]*>", html)
    assert root
    return dict(re.findall(r'data-([a-z]+)="([^"]*)"', root[0]))


def test_every_page_says_how_its_reader_likes_it(served: Served) -> None:
    with Browser(served.url) as anna:
        assert attributes(anna.page("/account")) == dict(DEFAULTS)
        anna.try_to("/preferences", **{"like.cards": "large", "like.motion": "off", "like.hat": "on", "next": "/"})
        wanted = {**DEFAULTS, "cards": "large", "motion": "off"}
        assert attributes(anna.page("/account")) == wanted
        table = anna.new_table("me", "bot:random")
        assert attributes(anna.page(f"/t/{table}")) == wanted
        anna.try_to("/preferences", **{"like.cards": "fit", "like.text": "125", "next": "/"})
        assert attributes(anna.page("/account")) == {**DEFAULTS, "motion": "off", "text": "125"}


@pytest.mark.parametrize("cookie", ["", "cards", "cards:", "cards:huge", ".:.:", "x" * 5000, "cards:large" * 60])
def test_what_a_browser_made_up_is_not_believed(cookie: str) -> None:
    found = read(cookie)
    assert found.keys() == CHOICES.keys()
    assert all(found[name] in values for name, values in CHOICES.items())


def test_all_that_can_be_chosen_is_kept() -> None:
    for name, values in CHOICES.items():
        for value in values:
            wanted = changed(DEFAULTS, {f"like.{name}": value})
            assert wanted[name] == value
            assert read(write(wanted)) == wanted
