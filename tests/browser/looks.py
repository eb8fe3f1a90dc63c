"""How a page looks: axe's complaints in both themes, what is wider than the window, what is too
small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = (
    Path(__file__).parents[2]
    / "src"
    / "cosmeeple"
    / "web"
    / "client"
    / "node_modules"
    / "axe-core"
    / "axe.min.js"
)


def violations(page: Page) -> list[str]:
    """What axe complains about; run outside the page's own policy, as a browser extension would."""
    return complaints(page, {})


#: What may be wrong in one theme and right in the other.
OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
#: The page in the other theme, as its switch makes it.
OTHER_THEME = """() => { const root = document.documentElement, { theme } = root.dataset;
  window.theme = theme;
  const light = theme ? theme === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = light ? 'dark' : 'light' }"""
OWN_THEME = """() => { const root = document.documentElement;
  if (window.theme) root.dataset.theme = window.theme; else delete root.dataset.theme }"""


def violations_in_both_themes(page: Page) -> list[str]:
    """What axe complains about, and what it finds wrong with the colours of the other theme."""
    found = violations(page)
    page.evaluate(OTHER_THEME)
    found += [f"in the other theme: {one}" for one in complaints(page, OF_COLOURS)]
    page.evaluate(OWN_THEME)
    return found


def complaints(page: Page, chosen: dict[str, Any]) -> list[str]:
    """What axe says with these options."""
    if not page.evaluate("() => 'axe' in window"):
        session = page.context.new_cdp_session(page)
        session.send("Page.setBypassCSP", {"enabled": True})
        page.evaluate(AXE.read_text(encoding="utf-8") + "; true")
    found: dict[str, Any] = page.evaluate(
        "chosen => axe.run(document, { resultTypes: ['violations'], ...chosen })", chosen
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:160]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def overflow(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth"))


def small_targets(page: Page, apart_from: str = ".sr") -> list[str]:
    """Controls under 44 px that are not words in a line of text."""
    return list(
        page.evaluate(
            """apart => [...document.querySelectorAll('button, summary.btn, a.btn, select, input:not([type=hidden]):not(.sr)')]
            .filter(e => e.offsetParent !== null && !e.closest('.sr') && !e.closest(apart))
            .map(e => [e, e.getBoundingClientRect()])
            .filter(([e, b]) => b.width > 0 && (b.height < 43.5 || b.width < 40) && !e.matches('input[type=checkbox], input[type=search], input[type=range]'))
            .map(([e, b]) => `${e.className || e.tagName} ${e.textContent.trim().slice(0, 20)} ${b.width | 0}x${b.height | 0}`)""",
            apart_from,
        )
    )


needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="axe-core is not installed: npm ci in src/cosmeeple/web/client"
)
