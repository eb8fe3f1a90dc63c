"""Companions over HTTP: start, enter, reveal, why, undo, and nothing lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import Browser, Served, serve

from cosmeeple.games.circadians.companion import Companion as AiCompanion
from cosmeeple.games.circadians.vocabulary import EVENTS, SCHEMES, TARGETS
from cosmeeple.games.relics.companion import LOOKS_AT, Companion
from cosmeeple.store import queries
from cosmeeple.web import companion as service
from cosmeeple.web.companion import Companion as Kept


def begin(browser: Browser, game: str = "relics", **more: Any) -> str:
    return str(browser.do("/companion", game=game, **more)["companion"])


def newest(served: Served, name: str) -> Kept:
    """The companion as it is now, whichever server made it so."""
    found = served.call(served.site.companions.get(name))
    assert isinstance(found, Kept)
    return found


def send(browser: Browser, companion: str, what: str, fields: dict[str, Any]) -> httpx.Response:
    """A form as a browser without scripts sends it, with the version of the page."""
    page = browser.page(f"/companion/{companion}")
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version is not None
    data = {"csrf": browser.csrf, "version": version[1], **fields}
    return browser.post(f"/companion/{companion}/{what}", data=data, follow_redirects=True)


def told(text: str) -> str:
    found = re.search(r'<section class="panel told".*?</section>', text, re.S)
    assert found is not None
    return found[0]


def test_zu_tells_its_move_and_every_reason(ann: Browser) -> None:
    name = begin(ann)
    page = ann.page(f"/companion/{name}?card=zu_exc_5")
    assert 'name="dig.purple_trident"' in page
    assert 'name="queues.m1"' not in page
    answer = send(
        ann,
        name,
        "card",
        {
            "card": "zu_exc_5",
            "buyers.purple": 3,
            "buyers.yellow": 6,
            "dig.purple_eye": 1,
            "dig.purple_trident": 1,
            "has.areas.A.guards": 1,
            "areas.A.guards": ["purple_eye"],
        },
    )
    assert answer.status_code == 200
    move = told(answer.text)
    assert "Excavate: purple / yellow" in move
    assert "Zu" in move
    assert 'href="/rules/relics#REL-730"' in move
    assert 'href="/rules/relics#REL-735"' in move
    assert "event-" not in move
    companion = served_companion(ann, name)
    assert "purple" in companion


def served_companion(browser: Browser, name: str) -> str:
    found = re.search(r'<section class="panel coboard".*', browser.page(f"/companion/{name}"), re.S)
    assert found is not None
    return found[0]


def test_the_same_in_polish(bob: Browser) -> None:
    name = begin(bob)
    answer = send(bob, name, "card", {"card": "zu_exc_1", "buyers.red": 3, "dig.red_eye": 2})
    assert "Kapsel (czerwony 3)" in told(answer.text)
    assert "companion-" not in re.sub(
        r'(?:href|src|id|for|action|value|class)="[^"]*"', "", answer.text
    )


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"dig.purple_ring": 50}, "W pudełku liczba żetonów"),
        ({"dig.purple_ring": "many"}, "podaj liczbę"),
        ({"dig.purple_ring": -1}, "podaj liczbę"),
        ({"areas.A.hold": ["red_brick"]}, "wybierz coś z listy"),
        ({"has.areas.A.guards": 1, "areas.A.guards": ["?"]}, "wybierz coś z listy"),
        ({"buyers.red": 40}, "W pudełku liczba kupców"),
    ],
)
def test_bad_input_is_explained_and_changes_nothing(
    served: Served, bob: Browser, fields: dict[str, Any], words: str
) -> None:
    name = begin(bob)
    answer = send(bob, name, "card", {"card": "zu_exc_1", "dig.red_eye": 1, **fields})
    assert answer.status_code == 400
    assert words in answer.text
    companion = newest(served, name)
    assert companion.version == 0
    assert companion.engine.shows("dig.red_eye") == 0
    # What was entered is still in the form.
    assert re.search(r'name="dig.red_eye" value="1"', answer.text)


def test_undo_and_a_second_window(served: Served, ann: Browser) -> None:
    name = begin(ann)
    assert send(ann, name, "undo", {}).status_code == 400
    send(ann, name, "card", {"card": "zu_exc_1", "dig.red_eye": 1})
    assert ann.try_to(f"/companion/{name}/card", card="zu_exc_2", version=0).status_code == 409
    companion = newest(served, name)
    assert [call.kind for call in companion.done] == ["enter", "reveal"]
    send(ann, name, "undo", {})
    companion = newest(served, name)
    assert [call.kind for call in companion.done] == ["enter"]
    assert companion.version == 3
    assert companion.engine.shows("dig.red_eye") == 1


def test_a_forecast_needs_its_draws(ann: Browser) -> None:
    name = begin(ann)
    cards = ["ac_red_star", "ac_red_gate", "ac_green_wave"]
    fields = {
        "card": "zu_for_1",
        "forecast": [*cards, "", ""],
        "forecast_crew": ["A", "-", "-", "-", "-"],
    }
    answer = send(ann, name, "card", fields)
    assert answer.status_code == 400
    assert "needs the action card" in answer.text
    wrong = send(
        ann, name, "card", {**fields, "action_card": "ac_red_wave", "tile": ["purple_eye", ""]}
    )
    assert "colour of the action card" in wrong.text
    good = send(
        ann,
        name,
        "card",
        {**fields, "action_card": "ac_purple_wave", "tile": ["purple_eye", "purple_ring"]},
    )
    assert good.status_code == 200
    assert "Forecast" in told(good.text)


def test_a_whole_game_of_zu_with_the_cards_in_the_box(served: Served, ann: Browser) -> None:
    name = begin(ann, **{"module.harder_failed_15": 1})
    for round_ in range(1, 4):
        for _ in range(10):
            page = ann.page(f"/companion/{name}?draw=1")
            fields: dict[str, Any] = {"draw": 1}
            if 'name="action_card"' in page:
                fields |= {"action_card": "ac_red_star", "tile": ["red_eye", "red_ring"]}
            answer = send(ann, name, "card", fields)
            assert answer.status_code == 200, answer.text[-3000:]
            assert "event-" not in told(answer.text)
        assert send(ann, name, "card", {"draw": 1}).status_code == 409
        assert send(ann, name, "round", {}).status_code == 409
        scored = send(ann, name, "score", {"areas.A.representatives.left": 9})
        assert "Left command centre" in told(scored.text)
        assert send(ann, name, "score", {}).status_code == 409
        if round_ < 3:
            assert send(ann, name, "round", {}).status_code == 200
    assert send(ann, name, "round", {}).status_code == 409
    engine = newest(served, name).engine
    assert isinstance(engine, Companion)
    total = sum(row.points[1] for row in engine.points())
    page = ann.page(f"/companion/{name}")
    assert f"more than {total} points" in page
    assert newest(served, name).options == {"modules": ["harder_failed_15"]}


def test_every_card_has_a_form_in_both_languages(ann: Browser, bob: Browser) -> None:
    assert set(LOOKS_AT) == set(range(6))
    name = begin(ann)
    for card in ("zu_exc_1", "zu_mar_1", "zu_ord_1", "zu_sel_1", "zu_bur_1", "zu_for_1"):
        for browser in (ann, bob):
            page = browser.page(f"/companion/{name}?card={card}")
            assert 'action="/companion/' in page
            assert not re.search(r">companion-[\w-]+<", page)
    ann.page(f"/companion/{name}?card=zu_xyz", 400)


def test_a_whole_game_of_the_ai(served: Served, bob: Browser) -> None:
    name = begin(bob, "circadians", ai="kestrel", people=2, planet="B")
    for number in range(7):
        event = ["event_market_day", "event_drought"][number % 2]
        answer = send(bob, name, "event", {"event": event})
        assert answer.status_code == 200, answer.text
        while True:
            page = bob.page(f"/companion/{name}?draw=1")
            assert not re.search(r">companion-[\w-]+<", page)
            if f"/companion/{name}/card" in page:
                answer = send(bob, name, "card", {"draw": 1})
            elif f"/companion/{name}/extra" in page:
                answer = send(bob, name, "extra", {})
            else:
                break
            assert answer.status_code == 200
            assert "event-" not in told(answer.text)
        assert send(bob, name, "rest", {}).status_code == 409
        assert send(bob, name, "harvest", {}).status_code == 200
        assert (
            send(bob, name, "rest", {"farms": [5, 5, 5], "ships": [6, 6, "x"]}).status_code == 400
        )
        assert send(bob, name, "rest", {"farms": [5, 5, 5], "ships": [6, 6, 6]}).status_code == 200
    assert "Ostatnia runda rozegrana" in bob.page(f"/companion/{name}")
    assert newest(served, name).engine.state.round == 7


def test_an_ai_whose_deck_has_run_out_still_draws(alone: Served) -> None:
    with Browser(alone.url, "pl") as bob:
        name = begin(bob, "circadians")
        send(bob, name, "event", {"event": "event_market_day"})
        engine = newest(alone, name).engine
        assert isinstance(engine, AiCompanion)
        ai = engine.state.ai
        ai.discard, ai.deck = ai.deck, []
        assert f"/companion/{name}/card" in bob.page(f"/companion/{name}?draw=1")
        assert send(bob, name, "card", {"draw": 1}).status_code == 200
        ai = engine.state.ai
        ai.extras, ai.deck = ai.deck, []
        refused = send(bob, name, "card", {"draw": 1})
        assert refused.status_code == 400
        assert "więc nie da się żadnego dobrać" in refused.text


def test_what_is_entered_decides_for_the_ai(served: Served, ann: Browser) -> None:
    name = begin(ann, "circadians")
    send(ann, name, "event", {"event": "event_market_day"})
    fields = {
        "card": "scheme_04",
        "board.market": ["A1", "A2"],
        "tokens.1,0": "none",
        "tokens.2,0": "none",
    }
    answer = send(ann, name, "card", fields)
    assert answer.status_code == 400
    assert "goes to the Foundry" in answer.text
    answer = send(ann, name, "card", {**fields, "extra": "scheme_20"})
    assert answer.status_code == 200
    assert 'href="/rules/circadians#CIR-251"' in told(answer.text)
    assert newest(served, name).engine.shows("board.foundry") == ["ai2"]
    bad = send(ann, name, "enter", {"has.progress": 1, "ai.dice": 60})
    assert bad.status_code == 400
    assert "cannot have 60 dice" in bad.text
    assert send(ann, name, "enter", {"ai.gems": 9}).status_code == 200
    assert newest(served, name).engine.shows("ai.gems") == 9


def test_nothing_is_lost_and_the_link_is_enough(tmp_path: Path) -> None:
    with serve(tmp_path) as served, Browser(served.url) as ann:
        zu, ai = begin(ann), begin(ann, "circadians")
        send(ann, zu, "card", {"card": "zu_exc_1", "dig.red_eye": 1})
        send(ann, zu, "undo", {})
        send(ann, zu, "card", {"card": "zu_sel_1"})
        send(ann, ai, "event", {"event": "event_drought"})
        send(ann, ai, "card", {"draw": 1})
        marks = {name: newest(served, name).mark() for name in (zu, ai)}
        assert f"/companion/{zu}" in ann.page("/companion")
    with serve(tmp_path) as served, Browser(served.url) as bob:
        for name, mark in marks.items():
            bob.page(f"/companion/{name}")
            assert newest(served, name).mark() == mark
        assert send(bob, zu, "card", {"card": "zu_ord_1"}).status_code == 200
        assert "/companion/" + zu not in bob.page("/companion")
        kept = served.site.store.read(queries.load_companion, zu)
        assert kept is not None
        assert [row["version"] for row in kept[1]] == [1, 2, 3, 4, 5]


def test_a_changed_rule_is_noticed(served: Served, ann: Browser) -> None:
    name = begin(ann)
    send(ann, name, "card", {"card": "zu_exc_1"})

    def forge(connection: Any) -> None:
        connection.exec_driver_sql(
            f"UPDATE companion_entries SET digest = 'x' WHERE companion = '{name}'"
        )

    served.site.store.write(forge)
    for one in served.all:
        one.site.companions.awake.pop(name, None)
    assert "can no longer be continued" in ann.page(f"/companion/{name}", 409)


def test_doors(served: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    ann.page("/companion/nothing-here", 404)
    ann.page("/companion/" + "x" * 100, 404)
    name = begin(ann)
    assert ann.post(f"/companion/{name}/undo", data={"version": 0}).status_code == 403
    assert ann.post("/companion", data={"game": "relics"}).status_code == 403
    assert ann.try_to("/companion", game="race").status_code == 400
    assert ann.try_to("/companion", game="circadians", ai="none").status_code == 400
    assert ann.try_to("/companion", game="circadians", people=4).status_code == 400
    assert ann.try_to(f"/companion/{name}/harvest", version=0).status_code == 409
    assert ann.try_to(f"/companion/{name}/card", version=0).status_code == 400
    assert ann.try_to(f"/companion/{name}/card", version="x", card="zu_ord_1").status_code == 400
    monkeypatch.setattr(service, "MOST_ENTRIES", 0)
    assert ann.try_to(f"/companion/{name}/card", card="zu_ord_1").status_code == 409
    assert 'href="/companion"' in ann.page("/")


def test_an_owner_types_in_the_real_schemes(served: Served, ann: Browser, bob: Browser) -> None:
    assert "All Scheme cards here are reconstructed" in ann.page("/companion")
    assert "Schematów są tu odtworzone" in bob.page("/companion")
    name = begin(ann, "circadians")
    send(ann, name, "event", {"event": "event_market_day"})
    card = {
        "scheme": "scheme_04",
        "value": 5,
        "option": ["academy", "market", "foundry"],
        "gems": 3,
    }
    for wrong in (
        {"value": 7},
        {"option": ["academy"]},
        {"gems": 10},
        {"option": ["headquarters"] * 3},
        {"scheme": "x"},
    ):
        answer = send(ann, name, "scheme", card | wrong)
        assert answer.status_code == 400
        assert newest(served, name).version == 1
    assert "three destinations" in send(ann, name, "scheme", card | {"value": 7}).text
    assert "All 20 Schemes here are reconstructed" in ann.page(f"/companion/{name}")
    assert send(ann, name, "scheme", card).status_code == 200
    other = card | {"scheme": "scheme_05", "option": ["market", "market", "foundry"]}
    assert send(ann, name, "scheme", other).status_code == 200
    page = ann.page(f"/companion/{name}")
    assert "Scheme 4, your card (5: " in page
    assert "Scheme 6 (" in page
    assert "Your real cards: 2 of 20; the other Schemes are reconstructed" in page
    assert "Twoje prawdziwe karty: 2 z 20" in bob.page(f"/companion/{name}")
    assert "real card: Scheme 5" in page
    send(ann, name, "card", {"card": "scheme_04"})
    assert newest(served, name).engine.shows("board.academy").count("ai5") == 1
    mark = newest(served, name).mark()
    for one in served.all:
        one.site.companions.awake.pop(name, None)
    ann.page(f"/companion/{name}")
    assert newest(served, name).mark() == mark
    assert load(ann, ann.get(f"/companion/{name}/file").content).status_code == 200
    send(ann, name, "undo", {})
    send(ann, name, "undo", {})
    engine = newest(served, name).engine
    assert isinstance(engine, AiCompanion)
    assert engine.state.kit.automata.scheme_value[3:5] != (5, 5)
    assert (
        begin(bob)
        and ann.try_to(f"/companion/{begin(bob)}/scheme", scheme="scheme_04").status_code == 409
    )


def chosen(page: str, field: str) -> str:
    """What a select shows."""
    found = re.search(rf'<select id="{field}".*?</select>', page, re.S)
    assert found is not None
    picked = re.search(r"<option(?: value=\"([^\"]*)\")? selected>([^<]*)<", found[0])
    return (picked[1] or picked[2]) if picked else ""


def test_the_fields_of_a_real_scheme_start_from_its_card(served: Served, ann: Browser) -> None:
    name = begin(ann, "circadians")
    send(ann, name, "event", {"event": "event_market_day"})
    engine = newest(served, name).engine
    assert isinstance(engine, AiCompanion)
    for scheme in ("scheme_04", "scheme_11"):
        automata, at = engine.state.kit.automata, SCHEMES.index(scheme)
        page = ann.page(f"/companion/{name}?scheme={scheme}")
        assert chosen(page, "p-value") == str(automata.scheme_value[at])
        shown = [chosen(page, f"p-option-{n}") for n in range(3)]
        assert shown == [TARGETS[target] for target in automata.scheme_targets[at]]
        assert re.search(rf'id="p-gems" name="gems" value="{automata.scheme_gems[at]}"', page)
        assert "aria-invalid" not in page
    # From the card itself, and back to it.
    assert f'href="/companion/{name}?scheme=scheme_04&amp;back=1"' in ann.page(
        f"/companion/{name}?card=scheme_04"
    )
    card = {
        "scheme": "scheme_04",
        "value": 5,
        "option": ["academy", "market", "foundry"],
        "gems": 3,
        "back": 1,
    }
    after = send(ann, name, "scheme", card)
    assert str(after.url).endswith(f"/companion/{name}?card=scheme_04")
    assert chosen(ann.page(f"/companion/{name}?scheme=scheme_04"), "p-option-0") == "academy"
    # Zu has none.
    assert "p-option-0" not in ann.page(f"/companion/{begin(ann)}?scheme=scheme_04")


@pytest.mark.parametrize(
    ("wrong", "field", "words"),
    [
        ({"value": 7}, "value", "Wartość Kości: wybierz"),
        ({"option": ["academy", "x", "foundry"]}, "option-1", "Cel 2: wybierz"),
        ({"option": ["academy", "market"]}, "option-2", "Cel 3: wybierz"),
        ({"gems": 10}, "gems", "Klejnoty: podaj liczbę od 0 do 9"),
        ({"gems": "three"}, "gems", "Klejnoty: podaj liczbę od 0 do 9"),
    ],
)
def test_a_refused_real_scheme_keeps_what_was_typed(
    served: Served, bob: Browser, wrong: dict[str, Any], field: str, words: str
) -> None:
    name = begin(bob, "circadians")
    card = {
        "scheme": "scheme_04",
        "value": 5,
        "option": ["academy", "market", "foundry"],
        "gems": 3,
    } | wrong
    answer = send(bob, name, "scheme", card)
    assert answer.status_code == 400
    assert newest(served, name).version == 0
    assert "Nic się nie zmieniło" in answer.text
    assert re.search(rf'<p class="wrong" id="w-{field}">{words}', answer.text)
    assert re.search(
        rf'id="p-{field}"[^>]* aria-invalid="true" aria-describedby="w-{field}"', answer.text
    )
    assert answer.text.count("aria-invalid") == 1
    kept = [chosen(answer.text, f"p-option-{n}") for n in range(3)]
    assert kept == [one if one != "x" else "" for one in [*card["option"], ""][:3]]
    assert chosen(answer.text, "p-value") == ("5" if field != "value" else "")
    assert f'name="gems" value="{card["gems"]}"' in answer.text


# --- maps and files


def test_maps_show_where_and_take_taps(ann: Browser) -> None:
    name = begin(ann)
    page = ann.page(f"/companion/{name}?card=zu_exc_5")
    assert page.count('data-tap="f.dig.') == 20
    assert all(f'id="{path}"' in page for path in re.findall(r'data-tap="([^"]+)"', page))
    answer = send(
        ann, name, "card", {"card": "zu_exc_5", "buyers.purple": 3, "dig.purple_trident": 1}
    )
    assert 'class="spot here"' in told(answer.text)
    assert ">Carpathians</text>" in told(answer.text)
    other = begin(ann, "circadians", ai="xiao", people=1, planet="A")
    send(ann, other, "event", {"event": EVENTS[0]})
    page = ann.page(f"/companion/{other}?draw=1")
    taps = re.findall(r'data-tap="([^"]+)"', page)
    assert len(taps) == 37
    assert all(f'id="{path}"' in page for path in taps)


def load(browser: Browser, content: bytes) -> httpx.Response:
    browser.page("/companion")
    return browser.post(
        "/companion/load",
        data={"csrf": browser.csrf},
        files={"file": ("c.json", content)},
        follow_redirects=True,
    )


@pytest.mark.parametrize("game", ["relics", "circadians"])
def test_a_file_goes_on_where_it_was_saved(
    served: Served, ann: Browser, bob: Browser, game: str
) -> None:
    name = begin(ann, game, ai="orla", people=2, planet="B")
    if game == "circadians":
        send(ann, name, "event", {"event": EVENTS[1]})
    for _ in range(2):
        send(
            ann,
            name,
            "card",
            {"draw": 1, "action_card": "ac_red_star", "tile": ["red_eye", "red_ring"]},
        )
    send(ann, name, "undo", {})
    file = ann.get(f"/companion/{name}/file")
    assert file.headers["content-disposition"].startswith("attachment")

    answer = load(bob, file.content)

    assert answer.status_code == 200, answer.text[-2000:]
    other = answer.url.path.rsplit("/", 1)[1]
    assert other != name
    assert newest(served, other).mark() == newest(served, name).mark()
    assert newest(served, other).version == newest(served, name).version
    for one in served.all:
        one.site.companions.awake.pop(other, None)
    assert bob.page(f"/companion/{other}")
    assert newest(served, other).mark() == newest(served, name).mark()
    # Both go on by themselves.
    send(bob, other, "undo", {})
    assert newest(served, other).version == newest(served, name).version + 1


BAD_FILES = (
    (b"", "not JSON"),
    (b"\xff\xfe", "not JSON"),
    (b"[]", "cosmeeple-companion-1"),
    (b'{"format": "cosmeeple-companion-1", "game": "chess"}', "unknown game"),
    (b'{"format": "cosmeeple-companion-1", "game": "relics", "seed": 5}', "no seed"),
    (
        b'{"format": "cosmeeple-companion-1", "game": "relics", "seed": "5", "options": {}, "entries": []}',
        "options",
    ),
    (
        b'{"format": "cosmeeple-companion-1", "game": "relics", "seed": "5", "options": {"modules": ["x"]}, "entries": []}',
        "options",
    ),
    (
        b'{"format": "cosmeeple-companion-1", "game": "relics", "seed": "5", "options": {"modules": []}, "entries": [1]}',
        "entry 1",
    ),
    (
        b'{"format": "cosmeeple-companion-1", "game": "relics", "seed": "5", "options": {"modules": []}, "entries": [{"kind": "enter", "digest": "", "body": {"entries": {"dig.red_eye": 99}}}]}',
        "entry 1",
    ),
    (
        b'{"format": "cosmeeple-companion-1", "game": "relics", "seed": "5", "options": {"modules": []}, "entries": [{"kind": "round", "digest": "0", "body": {}}]}',
        "another result",
    ),
)


@pytest.mark.parametrize(("content", "words"), BAD_FILES)
def test_a_bad_file_is_refused_and_changes_nothing(
    served: Served, ann: Browser, content: bytes, words: str
) -> None:
    before = dict(served.site.companions.awake)
    answer = load(ann, content)
    assert answer.status_code == 400
    assert "no saved companion" in answer.text
    assert words in answer.text
    assert served.site.companions.awake == before


def test_a_tampered_file_is_noticed(ann: Browser) -> None:
    name = begin(ann)
    send(ann, name, "card", {"card": "zu_exc_1", "dig.red_eye": 2})
    content = ann.get(f"/companion/{name}/file").content
    assert load(ann, content.replace(b'"dig.red_eye": 2', b'"dig.red_eye": 1')).status_code == 400
