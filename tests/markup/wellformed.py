"""A strict reader of HTML: every element closed in order, every id once, nothing inline that the
CSP forbids."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser

VOID = {
    "area",
    "base",
    "br",
    "col",
    "embed",
    "hr",
    "img",
    "input",
    "link",
    "meta",
    "source",
    "track",
    "wbr",
}


class Strict(HTMLParser):
    """Collects what is wrong, and the attributes that tests ask about."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.ids: Counter[str] = Counter()
        self.refs: set[str] = set()
        self.uses: set[str] = set()
        self.choices: list[str] = []
        self.board_choices: set[str] = set()
        self.whys: set[str] = set()
        self.labels_for: set[str] = set()
        self.buttons = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, dict(attrs))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1] != tag:
            self.wrong.append(f"</{tag}> closes {self.open[-3:]}")
        if tag in self.open:
            while self.open and self.open.pop() != tag:
                pass

    def note(self, tag: str, attrs: dict[str, str | None]) -> None:
        if attrs.get("id"):
            self.ids[attrs["id"] or ""] += 1
        for name, value in attrs.items():
            if name == "style" or name.startswith("on"):
                self.wrong.append(f"inline {name} on <{tag}>")
            if value is not None and ("undefined" in value or value == "None"):
                self.wrong.append(f"{name}={value!r} on <{tag}>")
        for name in ("aria-labelledby", "for", "form"):
            if attrs.get(name):
                self.refs.add(attrs[name] or "")
        if tag == "use":
            self.uses.add((attrs.get("href") or "#")[1:])
        if tag == "button" and attrs.get("name") == "choice":
            self.choices.append(attrs.get("value") or "")
            if attrs.get("form") != "move":
                self.wrong.append("a choice outside the move form")
        if attrs.get("data-choice"):
            self.board_choices.add(attrs["data-choice"] or "")
        if attrs.get("data-why"):
            self.whys.add(attrs["data-why"] or "")
        if tag == "script" and not attrs.get("src"):
            self.wrong.append("inline script")

    def finish(self) -> Strict:
        self.close()
        if self.open:
            self.wrong.append(f"never closed: {self.open}")
        self.wrong += [
            f"id {name!r} {number} times" for name, number in self.ids.items() if number > 1
        ]
        self.wrong += [f"nothing has the id {name!r}" for name in self.refs if name not in self.ids]
        return self


def read(html: str) -> Strict:
    reader = Strict()
    reader.feed(html)
    return reader.finish()
