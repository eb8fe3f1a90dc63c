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
        anna.try_to(
            "/preferences",
            **{"like.cards": "large", "like.motion": "off", "like.hat": "on", "next": "/"},
        )
        wanted = {**DEFAULTS, "cards": "large", "motion": "off"}
        assert attributes(anna.page("/account")) == wanted
        table = anna.new_table("me", "bot:random")
        assert attributes(anna.page(f"/t/{table}")) == wanted
        anna.try_to("/preferences", **{"like.cards": "fit", "like.text": "125", "next": "/"})
        assert attributes(anna.page("/account")) == {**DEFAULTS, "motion": "off", "text": "125"}


@pytest.mark.parametrize(
    "cookie", ["", "cards", "cards:", "cards:huge", ".:.:", "x" * 5000, "cards:large" * 60]
)
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


def test_an_account_keeps_it_on_every_device_and_begins_with_what_the_browser_had(
    served: Served,
) -> None:
    with Browser(served.url) as first, Browser(served.url) as second, Browser(served.url) as third:
        first.try_to(
            "/preferences",
            **{"like.cards": "large", "language": "pl", "theme": "light", "next": "/"},
        )
        first.try_to("/register", account="likes.owner", password="long enough", name="Anna")
        kept = {**DEFAULTS, "cards": "large"}
        assert attributes(first.page("/account")).items() >= kept.items()

        # Another browser had it otherwise: what the account has kept holds there, language and
        # theme too.
        second.try_to("/preferences", **{"like.cards": "small", "like.sound": "on", "next": "/"})
        second.try_to("/login", account="likes.owner", password="long enough")
        page = second.page("/account")
        assert attributes(page).items() >= kept.items()
        assert 'lang="pl"' in page
        assert 'data-theme="light"' in page

        # What is changed on one device is so on the other; a default that is chosen again is a
        # choice.
        second.try_to("/preferences", **{"like.cards": "fit", "like.confirm": "on", "next": "/"})
        served.site.people.known.clear()
        assert attributes(first.page("/account")).items() >= {**DEFAULTS, "confirm": "on"}.items()

        # A guest's browser keeps it for itself.
        assert attributes(third.page("/account")).items() >= DEFAULTS.items()
