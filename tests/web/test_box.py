"""An owner's copy on pages: looked up, checked, shared by link, saved as a file, compared, played
with."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from served import Browser, Served

from cosmeeple.kernel.box import Copy, facts_by_path, packed, unsure_parts
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.web import render
from cosmeeple.web.box.pages import in_words
from cosmeeple.web.regions import words

CARD = "building_card[0].scientists"
OURS = facts_by_path("antarctica")[CARD].value
OTHER = 2 if OURS == 1 else 1
COPY = packed(Copy("antarctica", {CARD: OTHER}))


def send(browser: Browser, path: str, fields: dict[str, str]) -> httpx.Response:
    """A form, as a browser without script sends it."""
    if not browser.csrf:
        browser.page("/about")
    return browser.post(path, data={"csrf": browser.csrf, **fields})


def keep(browser: Browser, **fields: str) -> httpx.Response:
    return send(
        browser, "/box/antarctica", {"copy": "", "of": "building_card", "from": "0", **fields}
    )


def test_every_game_has_a_page_with_what_to_look_up(ann: Browser, bob: Browser) -> None:
    for slug in SLUGS:
        page = ann.get(f"/box/{slug}").text
        assert "Where to look" in page
        assert re.search(r'<progress id="box-bar" max="\d+" value="0"', page)
        for language in ("en", "pl"):
            words = render.words(language)
            assert all(words.has(f"box-table-{part.table}") for part in unsure_parts(slug))
        assert "Gdzie patrzeć" in bob.get(f"/box/{slug}").text
    assert 'class="boxface"' in ann.get("/box/race?of=card").text
    assert 'class="boxboard"' in ann.get("/box/antarctica?of=zone").text
    assert (
        ann.get("/box/antarctica?of=building_card&from=36").text.count(
            '<section class="panel boxentry'
        )
        == 3
    )


def test_a_correction_goes_into_the_link(ann: Browser) -> None:
    answer = keep(ann, **{f"f.{CARD}": str(OTHER)})
    page = ann.get(answer.headers["location"]).text

    assert answer.headers["location"].startswith(f"/box/antarctica?copy={COPY}")
    assert "one correction" in page
    assert f"We have: {OURS}" in page
    assert re.search(r'<progress id="box-bar" max="57" value="1"', page)


def test_what_was_looked_at_is_ticked_and_can_be_taken_back(ann: Browser) -> None:
    seen = {"of.entry": "building_card[0]", "seen": "building_card[0]"}
    with_it = keep(ann, **seen).headers["location"]
    letters = re.search(r"copy=([\w-]+)", with_it)
    assert letters
    without = keep(ann, **{"copy": letters[1], "of.entry": "building_card[0]"}).headers["location"]

    assert 'value="building_card[0]" checked' in ann.get(with_it).text
    assert "copy=" not in without


def test_what_cannot_be_is_said_at_its_field_and_nothing_is_lost(ann: Browser) -> None:
    page = keep(ann, **{f"f.{CARD}": "many", "f.building_card[0].research": "3"})

    assert page.status_code == 422
    assert "This cannot be: a whole number, not" in page.text
    assert 'value="many"' in page.text
    assert 'name="f.building_card[0].research" value="3"' in page.text
    assert keep(ann, **{f"f.{CARD}": "0"}).text.count("at least one scientist builds") == 1


def test_checks_while_typing(ann: Browser) -> None:
    fields = {"copy": "", f"f.{CARD}": "0"}
    wrong = send(ann, "/box/antarctica/check", fields).json()
    fine = send(ann, "/box/antarctica/check", {"copy": "", f"f.{CARD}": str(OTHER)}).json()

    assert wrong["wrong"] == {CARD: "This cannot be: at least one scientist builds"}
    assert (fine["wrong"], fine["general"], fine["seen"]) == ({}, "", 1)


def test_the_file_plays_and_comes_back(ann: Browser, tmp_path: Path) -> None:
    answer = ann.get(f"/box/antarctica/file?copy={COPY}")
    file = tmp_path / "mine.toml"
    file.write_bytes(answer.content)
    kit = load_game("antarctica").kit(file)
    opened = send(ann, "/box/antarctica/open", {"file": answer.text})

    assert "antarctica-components.toml" in answer.headers["content-disposition"]
    assert kit.edition != load_game("antarctica").kit().edition
    letters = re.search(r"copy=([\w-]+)", opened.headers["location"])
    assert letters
    assert f"We have: {OURS}" in ann.get(f"/box/antarctica?of=building_card&copy={letters[1]}").text
    assert send(ann, "/box/antarctica/open", {"file": "no [ toml"}).status_code == 400


def test_two_copies_are_compared(ann: Browser) -> None:
    page = ann.get(
        f"/box/antarctica/compare?copy={COPY}&with=http://elsewhere/box/antarctica?copy%3D{packed(Copy('antarctica'))}"
    ).text
    same = ann.get(f"/box/antarctica/compare?copy={COPY}&with={COPY}").text

    assert "They differ in one place" in page
    assert f'<td class="other">{OTHER}</td><td class="same">{OURS}</td>' in page
    assert "They have the same numbers everywhere" in same


def test_a_table_plays_with_the_copy(served: Served, ann: Browser) -> None:
    form = ann.get(f"/new?game=antarctica&box={COPY}").text
    made = send(
        ann,
        "/new",
        {
            "game": "antarctica",
            "players": "2",
            "seat.0": "me",
            "seat.1": "bot:easy",
            "name": "mine",
            "box": COPY,
        },
    )
    room = served.room(made.headers["location"].removeprefix("/t/"))
    ours = load_game("antarctica").kit()

    assert f'name="box" value="{COPY}"' in form
    assert room.charter.kit.edition == room.charter.components != ours.edition
    assert room.table.state.kit.card_scientists[0] == OTHER
    assert not room.history.frozen
    served.site.tables.rooms.loaded.clear()
    again = served.room(room.id)
    assert again is not room
    assert again.table.state.kit.edition == room.charter.components
    assert not again.history.frozen


def test_a_bad_copy_is_refused(ann: Browser) -> None:
    assert ann.get("/box/antarctica?copy=nonsense").status_code == 400
    assert ann.get("/box/chess").status_code == 404
    assert ann.get("/box/antarctica?of=cellar").status_code == 404
    assert keep(ann, **{"f.zone[99].x": "1"}).status_code == 400
    bad = {
        "game": "antarctica",
        "players": "2",
        "seat.0": "me",
        "seat.1": "open",
        "box": "nonsense",
    }
    assert send(ann, "/new", bad).status_code == 400


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_field_has_a_name_in_words(slug: str, language: str) -> None:
    """No name of the file is left as it is; directions of a die are numbers."""
    t = words(language)
    pieces = {
        piece.partition(" ")[0]
        for part in unsure_parts(slug)
        for fact in part.facts
        for piece in fact.name.split(".")
    }
    keys = {f"box-field-{piece.replace('_', '-')}" for piece in pieces if not piece.isdigit()}
    assert {key for key in keys if t(key) == key} == set()


def test_names_of_fields_say_what_they_belong_to() -> None:
    assert in_words("powers 2.only_good", "pl") == ("moc 2", "tylko ten towar")
    assert in_words("cost", "en") == ("", "cost")
    assert in_words("something_new", "pl") == ("", "something new")


def test_yes_and_no_are_in_the_reader_s_language(ann: Browser, bob: Browser) -> None:
    del bob
    ann.headers["accept-language"] = "pl"
    page = ann.page("/box/antarctica?of=zone")
    assert ">tak</option>" in page
    assert ">yes</option>" not in page
