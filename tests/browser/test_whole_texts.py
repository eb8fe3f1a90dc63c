"""Every text of the games' data is whole where it may stand on a table, not only those that the
positions of the layout tests happen to show: orders, abilities, leaders, events, cards of a hand.

Each is put into its place on a real page, at the sizes where such places are narrowest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from layout import Case, Size, page_for, resize, show
from playwright.sync_api import Page

from cosmeeple.draw.html import esc
from cosmeeple.draw.seen import Seen
from cosmeeple.games.antarctica.drawing.cards import card_text as shipyard_text
from cosmeeple.games.antarctica.drawing.cards import resource_text
from cosmeeple.games.antarctica.drawing.facts import words as antarctica_words
from cosmeeple.games.antarctica.vocabulary import SHIPYARD_CARDS
from cosmeeple.games.circadians.drawing.areas import card_text as contract_text
from cosmeeple.games.circadians.drawing.areas import event_text
from cosmeeple.games.circadians.drawing.marks import words as circadians_words
from cosmeeple.games.circadians.vocabulary import CONTRACTS, EVENTS, LEADERS
from cosmeeple.games.race.drawing.faces import face
from cosmeeple.games.relics.drawing.facts import words as relics_words
from cosmeeple.games.relics.vocabulary import FACTIONS, ORDER_CARDS, SIDES

#: What a place on the page may hold: its markup, in every version that the data knows.
Texts = Callable[[Seen], list[str]]
SIZES: tuple[Size, ...] = (
    *((1024, 768), (1280, 720), (1366, 768), (1920, 1080)),
    *((820, 1180), (360, 740), (740, 360)),
)


def named(name: str, text: str, tag: str = "small") -> str:
    return f"<b>{esc(name)}</b> <{tag}>{esc(text)}</{tag}>"


def orders(seen: Seen) -> list[str]:
    say = relics_words(seen)
    return [
        named(seen.texts.name("order_card", number), say(f"{card}-{side}"))
        for number, card in enumerate(ORDER_CARDS)
        for side in SIDES
    ]


def abilities(seen: Seen) -> list[str]:
    say = relics_words(seen)
    return [
        f"<b>{esc(seen.texts.name('faction', number))}</b> {esc(say(f'ability-{faction}'))}"
        for number, faction in enumerate(FACTIONS)
    ]


def leaders(seen: Seen) -> list[str]:
    say = circadians_words(seen)
    return [
        named(seen.texts.name("leader", number), say(leader))
        for number, leader in enumerate(LEADERS)
    ]


def events(seen: Seen) -> list[str]:
    say = circadians_words(seen)
    return [
        named(seen.texts.name("event", number), event_text(seen, number, say), "span")
        for number in range(len(EVENTS))
    ]


def contracts(seen: Seen) -> list[str]:
    return [esc(contract_text(seen, number)) for number in range(len(CONTRACTS))]


def own_cards(seen: Seen) -> list[str]:
    say = antarctica_words(seen)
    kinds = len(seen.view.state.kit.names["resource_card"])
    return [
        *(
            named(seen.texts.name("shipyard_card", number), shipyard_text(seen, number, say))
            for number in range(len(SHIPYARD_CARDS))
        ),
        *(
            named(seen.texts.name("resource_card", number), resource_text(seen, number, say))
            for number in range(kinds)
        ),
    ]


def faces(seen: Seen) -> list[str]:
    kit = seen.view.state.kit
    return [face(kit, number, seen.texts.language) for number in range(len(kit.cards))]


PLACES: tuple[tuple[str, Case, str, Texts], ...] = (
    ("orders", Case("relics", at="late"), ".cc > .oc", orders),
    ("abilities", Case("relics", at="late"), ".own .abil", abilities),
    ("leaders", Case("circadians", at="late"), ".p-hand .lead > span", leaders),
    ("events", Case("circadians", at="late"), ".cevent > .fold > p", events),
    ("contracts", Case("circadians", at="late"), ".con .ct", contracts),
    ("own cards", Case("antarctica", seed=3), ".amine .oc .tx", own_cards),
    ("hand", Case("race", wait="settle:"), ".fan .rc .face", faces),
)

#: Puts each text into all such places, one after another, and says which is cut there, or makes what
#: holds it overflow.
TRIED = """([where, texts]) => { const wrong = [], places = [...document.querySelectorAll(`.stage ${where}`)]
  const there = (e) => e.getClientRects().length > 0
  const over = (e) => e.clientWidth > 1 && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2)
  const cuts = (e) => { const css = getComputedStyle(e); return there(e) && over(e) && /hidden|clip/.test(css.overflowX + css.overflowY) }
  const shown = places.filter(there)
  for (let at = 0; at < texts.length; at += shown.length || texts.length) {
    shown.forEach((e, i) => {
      const text = texts[Math.min(at + i, texts.length - 1)]
      if (e.matches('.face')) { e.outerHTML = text } else { e.innerHTML = text }
    })
    const now = shown[0]?.isConnected ? shown : [...document.querySelectorAll(`.stage ${where}`)].filter(there)
    for (const e of now) {
      const inside = [...(e.matches('.face') ? [] : [e]), ...e.querySelectorAll('*')].filter((one) => !one.closest('svg, .sr') && cuts(one))
      const foot = e.getBoundingClientRect().bottom + .5
      inside.push(...[...e.querySelectorAll('.nm, .pr')].filter((one) => there(one) && one.clientWidth > 1 && one.getBoundingClientRect().bottom > foot))
      const panel = e.parentElement.closest('.panel, .cc, .oc, .seat')
      if (panel && !e.matches('.face') && over(panel)) inside.push(panel)
      for (const one of inside) wrong.push(`${one.getAttribute('class') || one.tagName}: ${e.textContent.trim().replace(/\\s+/g, ' ')}`)
    }
    shown.splice(0, shown.length, ...now)
  }
  return [shown.length, [...new Set(wrong)]] }"""


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("case", "where", "texts"), [pytest.param(*place[1:], id=place[0]) for place in PLACES]
)
def test_every_text_is_whole(
    page: Page, case: Case, where: str, texts: Texts, language: str
) -> None:
    case = replace(case, language=language)
    show(page, case)
    known = texts(page_for(case).seen)
    wrong, seen = [], 0
    for size in SIZES:
        resize(page, size)
        shown, cut = page.evaluate(TRIED, [where, known])
        seen += shown
        wrong += [f"{size[0]}x{size[1]} {one}" for one in cut]
    assert seen > 2, where
    assert wrong == [], "\n".join(wrong)
