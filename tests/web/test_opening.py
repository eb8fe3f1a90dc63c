"""Around the table: the form for a new one, everybody ready before a live clock, names of guests
and of two at one device."""

from __future__ import annotations

import re

import pytest
from served import Browser, Served, play_one, wait_for

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.words.text import LANGUAGES, Texts
from cosmeeple.web.newtable import SEGMENT, is_module, modules


def form(browser: Browser, path: str, **fields: str) -> str:
    """A form as a page without scripts sends it; the page it leads to."""
    if not browser.csrf:
        browser.page("/about")
    answer = browser.post(path, data={"csrf": browser.csrf, **fields}, follow_redirects=True)
    assert answer.status_code == 200, (path, answer.status_code)
    return answer.text


def live_table(browser: Browser, served: Served) -> str:
    page = form(
        browser,
        "/new",
        **{
            "game": "antarctica",
            "players": "2",
            "pace": "live-15",
            "seat.0": "me",
            "seat.1": "open",
            "my_name": "Ann",
        },
    )
    found = re.search(r'data-table="([^"]+)"', page)
    assert found
    return found[1]


def test_a_live_clock_begins_when_everybody_is_ready(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = live_table(ann, served)
    room = served.room(table)
    bob.do(f"/t/{table}/join", code=room.charter.invite, name="Bob")
    # Bob has just sat down, Ann may be anywhere.
    assert room.status == "gathering"
    assert 'id="ready"' in ann.page(f"/t/{table}")
    assert 'id="ready"' not in bob.page(f"/t/{table}")
    assert bob.try_to(f"/t/{table}/ready").status_code == 200
    assert room.status == "gathering"
    ann.do(f"/t/{table}/ready")
    assert room.status == "running"
    assert ann.try_to(f"/t/{table}/ready").status_code == 409


def test_nobody_else_says_that_one_is_ready(served: Served, ann: Browser, bob: Browser) -> None:
    table = live_table(ann, served)
    assert bob.try_to(f"/t/{table}/ready").status_code == 403


def test_the_host_need_not_wait(served: Served, ann: Browser, bob: Browser) -> None:
    table = live_table(ann, served)
    room = served.room(table)
    bob.do(f"/t/{table}/join", code=room.charter.invite, name="Bob")
    ann.do(f"/t/{table}/start")
    assert room.status == "running"


def test_without_a_live_clock_nobody_is_asked(served: Served, ann: Browser, bob: Browser) -> None:
    page = form(
        ann,
        "/new",
        **{
            "game": "antarctica",
            "players": "2",
            "pace": "days-1",
            "seat.0": "me",
            "seat.1": "open",
        },
    )
    table = re.findall(r'data-table="([^"]+)"', page)[0]
    room = served.room(table)
    bob.do(f"/t/{table}/join", code=room.charter.invite, name="Bob")
    assert room.status == "running"


def test_two_at_one_device_have_names_of_their_own(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "here", "here", me="Ann", **{"name.2": "Cid"})
    names = served.room(table).company.names()
    assert names[0] == "Ann" and names[2] == "Cid"
    assert len(set(names)) == 3


def test_a_guest_can_be_renamed(ann: Browser) -> None:
    ann.new_table("me", "bot:random", me="Ann")
    assert 'action="/account/name"' in ann.page("/account")
    form(ann, "/account/name", name="Annika")
    # Another server shows it as soon as it has heard of it.
    wait_for(lambda: 'value="Annika"' in ann.page("/account"))


@pytest.mark.parametrize("slug", SLUGS)
def test_labels_in_a_row_are_short_and_the_first_opponent_is_friendly(
    ann: Browser, slug: str
) -> None:
    game = load_game(slug)
    page = ann.page(f"/new?game={slug}")
    rows = re.findall(
        r'<div class="seg">(?:(?!</div>).)*name="option\.[^"]*"(?:(?!</div>).)*</div>', page, re.S
    )
    for row in rows:
        for label in re.findall(r"<span>([^<]*)</span>", row):
            assert len(label) <= SEGMENT, label
    assert re.search(r'<select id="seat-1".*?<option value="bot:easy" selected>', page, re.S)
    for language in LANGUAGES:
        for kind, members in modules(game, Texts(game, None, language)):
            assert [key for key, _ in members] == [
                one.key for one in game.options if is_module(one) and one.key.startswith(kind)
            ]
            assert all(label and ":" not in label for _, label in members)


@pytest.mark.parametrize(
    ("language", "label", "seat"),
    [
        ("en", "Navigator (warrior: sectors)", "Navigator (warrior)"),
        ("pl", "Nawigator (wojownik: sektory)", "Nawigator (wojownik)"),
    ],
)
def test_a_bot_with_a_style_can_be_chosen_by_name(
    served: Served, language: str, label: str, seat: str
) -> None:
    with Browser(served.url, language) as ann:
        page = ann.page("/new?game=tortuga")
        assert f'<option value="bot:medium+style=warrior">{label}</option>' in page
        assert "style=builder" not in page  # not in this game
        table = ann.new_table("me", "bot:medium+style=warrior", me="Ann", game="tortuga")
        assert seat in ann.page(f"/t/{table}")
        room = served.room(table)
        assert room.company.chairs[1].bot == "medium+style=warrior"
        play_some(served, ann, table)


def play_some(served: Served, browser: Browser, table: str) -> None:
    """The person answers until the bot has answered twice."""
    room = served.room(table)

    def answered() -> int:
        return sum(entry.seat == 1 for entry in room.history.entries if entry.kind == "move")

    while answered() < 2:
        wait_for(lambda: 0 in room.deciders() or answered() >= 2)
        if 0 in room.deciders():
            play_one(served, browser, table, 0)
    assert not served.site.bots.failures


@pytest.mark.parametrize(
    ("language", "words"), [("en", "has no bots of this style"), ("pl", "nie ma botów o tym stylu")]
)
def test_a_style_that_a_game_does_not_have_is_refused(
    served: Served, language: str, words: str
) -> None:
    with Browser(served.url, language) as ann:
        seats = {"seat.0": "me", "seat.1": "bot:medium+style=warrior"}
        answer = ann.try_to("/new", game="antarctica", players="2", **seats)
        assert (answer.status_code, answer.json()["error"]) == (409, "no-style")
        assert words in answer.json()["message"]
        seats["seat.1"] = "bot:random+style=warrior"
        answer = ann.try_to("/new", game="tortuga", players="2", **seats)
        assert (answer.status_code, answer.json()["error"]) == (400, "unknown-bot")
