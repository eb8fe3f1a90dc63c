"""Companions in real Chromium: by keyboard, in both themes and languages, on a phone and on a
desktop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from looks import needs_axe, overflow, small_targets, violations_in_both_themes
from playwright.sync_api import Page, expect

Person = Callable[..., Page]


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.click("a[href='/companion']")
    page.locator(f"section.g-{game} button.primary").click()
    page.wait_for_url("**/companion/*")


def test_zu_beside_the_box_by_keyboard(person: Person) -> None:
    page = person()
    begin(page, "relics")
    page.focus("#p-card")
    # Arrows: letters would have to come quickly, one after the other.
    for _ in range(60):
        if page.input_value("#p-card") == "zu_exc_5":
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**card=zu_exc_5")
    for path, value in (
        ("buyers.purple", "3"),
        ("dig.purple_trident", "1"),
        ("dig.purple_ring", "1"),
    ):
        page.focus(f"[id='f.{path}']")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(value)
    page.focus("[id='f.areas.A.guards.purple_ring']")
    page.keyboard.press("Space")
    page.focus(".next .sticky button")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "card" not in url.rsplit("/", 1)[-1])
    expect(page.locator("#told")).to_contain_text("Excavate: purple / yellow")
    assert page.locator(".deeds li").count() >= 2
    assert page.locator(".reasons li.m-star").count() >= 1
    expect(page.locator(".gallery td.on")).not_to_have_count(0)
    rule = page.locator(".reasons a.rule").first
    href = rule.get_attribute("href")
    assert href is not None
    page.focus(".tools form button")
    page.keyboard.press("Enter")
    expect(page.locator(".gallery td.on")).to_have_count(0)
    page.goto(href)
    expect(page.locator(f"[id='{href.partition('#')[2]}']")).to_be_visible()


def test_a_refusal_keeps_what_was_typed(person: Person) -> None:
    page = person(language="pl-PL")
    begin(page, "relics")
    page.goto(page.url + "?card=zu_exc_5")
    page.fill("[id='f.dig.purple_trident']", "30")
    page.click(".next .sticky button")
    expect(page.locator("p.error")).to_contain_text("Nic się nie zmieniło")
    expect(page.locator("[id='f.dig.purple_trident']")).to_have_value("30")
    page.fill("[id='f.dig.purple_trident']", "1")
    page.click(".next .sticky button")
    expect(page.locator("#told")).to_contain_text("Wydobycie")


def test_a_round_of_the_ai(person: Person) -> None:
    page = person(360, 780)
    begin(page, "circadians")
    for _ in range(20):
        if page.locator("form[action$='/rest']").count():
            break
        draw = page.locator("button[name='draw']")
        with page.expect_navigation():
            (draw if draw.count() else page.locator(".next button.primary")).click()
    page.click("form[action$='/rest'] button.primary")
    expect(page.locator("form[action$='/event']")).to_be_visible()
    assert overflow(page) <= 0


@pytest.mark.parametrize(
    ("width", "height", "language"), [(360, 740, "pl-PL"), (1366, 768, "en-GB")]
)
def test_an_owner_types_in_a_real_scheme(
    person: Person, width: int, height: int, language: str
) -> None:
    page = person(width, height, language)
    begin(page, "circadians")
    page.click(".next button.primary")
    page.wait_for_selector("#p-card")
    page.select_option("#p-card", "scheme_04")
    page.click(".next button.primary")
    page.click("a[href*='scheme=scheme_04']")
    known = [page.input_value(f"#p-option-{n}") for n in range(3)]
    assert len(set(known)) > 1
    page.select_option("#p-option-1", "academy")
    # Only a browser without these checks sends such a number.
    page.evaluate("document.querySelector('#p-gems').removeAttribute('max')")
    page.fill("#p-gems", "10")
    page.click(".next button.primary")
    wrong = page.locator("#w-gems")
    expect(wrong).to_be_visible()
    field, said = page.locator("#p-gems").bounding_box(), wrong.bounding_box()
    assert field
    assert said
    assert 0 <= said["y"] - field["y"] - field["height"] < 20
    assert [page.input_value(f"#p-option-{n}") for n in range(3)] == [known[0], "academy", known[2]]
    assert page.input_value("#p-gems") == "10"
    assert overflow(page) <= 0
    page.fill("#p-gems", "2")
    page.click(".next button.primary")
    page.wait_for_url("**card=scheme_04")
    page.click(".next .sticky button")
    page.wait_for_url(lambda url: "?" not in url and not url.endswith("/card"))
    page.click("summary:has([href='#i-card']), summary:has-text('Schem')")
    typed = "twoja karta" if language == "pl-PL" else "your card"
    expect(page.locator("#p-scheme option[value='scheme_04']")).to_contain_text(typed)
    assert typed not in page.locator("#p-scheme option[value='scheme_05']").inner_text()
    assert overflow(page) <= 0


@pytest.mark.parametrize("width", [320, 360, 768, 1366, 1440])
def test_the_start_is_one_column_of_heading_games_and_file(person: Person, width: int) -> None:
    page = person(width, 768, "pl-PL")
    page.goto("/companion")
    tops = [
        page.locator(one).bounding_box()
        for one in ("h1", "section.g-relics", "section.g-circadians", "#load")
    ]
    boxes = [one for one in tops if one]
    assert len(boxes) == 4
    heading, relics, circadians, file = boxes
    assert heading["y"] < min(relics["y"], circadians["y"])
    assert file["y"] > max(one["y"] + one["height"] for one in (relics, circadians))
    beside = abs(relics["y"] - circadians["y"]) < 2
    assert beside == (width >= 900)
    assert relics["width"] >= min(width - 24, 380)
    out = "one => one.getBoundingClientRect().right > innerWidth + 1"
    assert (
        page.evaluate(
            f"[...document.querySelectorAll('main *')].filter({out}).map(one => one.outerHTML)"
        )
        == []
    )


def test_taps_on_the_maps_fill_the_fields(person: Person) -> None:
    page = person()
    begin(page, "relics")
    page.goto(page.url + "?card=zu_exc_5")
    tile = page.locator("[data-tap='f.dig.purple_trident']")
    tile.click()
    tile.click()
    expect(page.locator("[id='f.dig.purple_trident']")).to_have_value("2")
    expect(page.locator("[data-shows='f.dig.purple_trident']")).to_have_text("2")
    tile.click(modifiers=["Shift"])
    expect(page.locator("[id='f.dig.purple_trident']")).to_have_value("1")
    page.fill("[id='f.dig.purple_ring']", "1")
    expect(page.locator("[data-shows='f.dig.purple_ring']")).to_have_text("1")
    page.locator("[data-for='f.buyers.purple'][data-add='-1']").click(click_count=3)
    expect(page.locator("[id='f.buyers.purple']")).to_have_value("5")
    page.click(".next .sticky button")
    expect(page.locator("#told")).to_contain_text("Excavate: purple / yellow")
    expect(page.locator("#told .cmap .here")).not_to_have_count(0)
    begin(page, "circadians")
    page.click(".next button.primary")
    page.wait_for_selector("#p-card")
    page.goto(page.url + "?draw=1")
    space = page.locator("[data-tap='f.tokens.1,0']")
    for value in ("gem", "none", "water"):
        space.click()
        expect(space).to_have_attribute("data-value", value)


def test_a_companion_survives_a_reload_and_goes_on_from_its_file(
    person: Person, tmp_path: Path
) -> None:
    page = person()
    begin(page, "relics")
    page.goto(page.url + "?card=zu_exc_1")
    page.fill("[id='f.dig.red_eye']", "2")
    page.click(".next .sticky button")
    page.wait_for_url(lambda url: "card" not in url.rsplit("/", 1)[-1])
    told = page.locator("#told").inner_text()
    page.reload()
    assert page.locator("#told").inner_text() == told
    with page.expect_download() as download:
        page.click("a[href$='/file']")
    saved = tmp_path / "zu.json"
    download.value.save_as(saved)
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    page.goto("/companion")
    page.set_input_files("#companion-file", bad)
    page.click("form[action='/companion/load'] button")
    expect(page.locator("p.error")).to_contain_text("Nothing has changed")
    page.set_input_files("#companion-file", saved)
    page.click("form[action='/companion/load'] button")
    page.wait_for_url(lambda url: not url.endswith("/companion/load") and "/companion/" in url)
    assert page.locator("#told").inner_text() == told
    page.click(".tools form button")
    expect(page.locator(".gallery td.on")).to_have_count(0)


@needs_axe
@pytest.mark.parametrize(("width", "dark"), [(360, True), (1440, False)])
def test_pages_pass_axe_and_fit(person: Person, dark: bool, width: int) -> None:
    page = person(width, 780 if width == 360 else 900, "pl-PL" if dark else "en-GB", dark)

    def look() -> None:
        page.wait_for_selector("body[data-ready]")
        assert violations_in_both_themes(page) == [], page.url
        assert overflow(page) <= 0, page.url
        assert small_targets(page) == [], page.url

    page.goto("/companion")
    look()
    begin(page, "relics")
    zu = page.url
    look()
    for card in ("zu_exc_6", "zu_sel_1", "zu_for_1"):
        page.goto(f"{zu}?card={card}")
        look()
    page.goto(f"{zu}?card=zu_exc_1")
    page.fill("[id='f.dig.red_eye']", "2")
    page.click(".next .sticky button")
    page.wait_for_url(zu)
    for summary in page.locator("main summary").all():
        summary.click()
    look()
    begin(page, "circadians")
    ai = page.url
    page.click(".next button.primary")
    page.wait_for_selector("#p-card")
    page.goto(f"{ai}?card=scheme_04")
    look()
    page.goto(f"{ai}?draw=1")
    page.click(".next .sticky button")
    page.wait_for_url(ai)
    look()
