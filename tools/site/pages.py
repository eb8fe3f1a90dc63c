"""Pages of the documentation site that nobody writes by hand, as a hook of MkDocs (mkdocs.yml).

The front page is the README; contributing, security, changelog are the files of the root; a first
page and the rules of every game in both languages come from the game's own data; the reference
lists every public module of the packages that others build on; the gallery shows docs/shots. In
`nav`, "@games" and the like stand for what is made here.
"""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.lessons.primer import Primer, primer_of
from cosmeeple.kernel.words.rulebook import Rule, Rulebook, rulebook

ROOT = Path(__file__).parents[2]
#: Files of the root as pages.
TAKEN = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
    "changelog.md": "CHANGELOG.md",
}
#: What others build on: its modules, with all public names that have a docstring.
PACKAGES = {
    "kernel": "The kernel",
    "bots": "Bots",
    "arena": "Arena",
    "adapters": "Adapters",
    "store": "Store",
    "draw": "Drawing",
    "training": "Training",
}
SAID = {
    "en": {
        "seconds": "The game in 60 seconds",
        "tips": "First tips",
        "questions": "Beginners' questions",
        "rules": "Rules",
        "minutes": "minutes",
        "weight": "weight {} of 5",
        "examples": (
            "All rules in our own words. Ids are those that the program cites in its "
            "log and its refusals."
        ),
    },
    "pl": {
        "seconds": "Gra w 60 sekund",
        "tips": "Pierwsze rady",
        "questions": "Pytania początkujących",
        "rules": "Zasady",
        "minutes": "minut",
        "weight": "trudność {} z 5",
        "examples": (
            "Całe zasady własnymi słowami. Numery są tymi, które program podaje w "
            "dzienniku i przy odmowach."
        ),
    },
}
FOLDERS = {"en": "games-en", "pl": "gry"}


# --- texts


def taken(path: str) -> str:
    """A file of the root as a page: its links lead to pages of the site, and to nothing that is not
    on it."""
    text = (ROOT / path).read_text(encoding="utf-8")
    pages = {source: page for page, source in TAKEN.items()}

    def link(found: re.Match[str]) -> str:
        words, target = found.group(1), found.group(2)
        if target.startswith(("http:", "https:", "#", "mailto:")):
            return found.group(0)
        inside = target.removeprefix("docs/")
        if target.startswith("docs/"):
            return f"[{words}]({inside})"
        return f"[{words}]({pages[target]})" if target in pages else words

    return re.sub(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)", link, text)


def first_page(slug: str, language: str) -> str:
    """What a newcomer reads: facts, the game in 60 seconds, tips, questions, then all rules."""
    game = load_game(slug)
    about = primer_of(slug)
    lines = [f"# {game.names[language]}", "", *(overview(about, language) if about else [])]
    return "\n".join([*lines, *rules(rulebook(game), language)])


def overview(about: Primer, language: str) -> list[str]:
    said = SAID[language]
    least, most = about.minutes
    lines = [
        f"*{about.line.get(language)}* {about.feel.get(language)}",
        "",
        f"{least}–{most} {said['minutes']} · {said['weight'].format(about.weight)}",
        "",
        f"## {said['seconds']}",
        "",
    ]
    lines += [f"1. **{part.title.get(language)}.** {part.get(language)}" for part in about.part]
    lines += ["", f"## {said['tips']}", ""]
    lines += [f"- **{tip.lead.get(language)}** {tip.get(language)}" for tip in about.tip]
    lines += ["", f"## {said['questions']}", ""]
    for question in about.question:
        lines += [f"**{question.ask.get(language)}**", "", question.answer.get(language), ""]
    return lines


def rules(book: Rulebook, language: str) -> list[str]:
    """Every rule in reading order, under its section."""
    lines = [f"## {SAID[language]['rules']}", "", SAID[language]["examples"], ""]
    for section in book.section:
        lines += [f"### {section.title(language)}", ""]
        lines += [
            line
            for rule in book.rule
            if rule.section == section.id
            for line in entry(rule, language)
        ]
    return lines


def entry(rule: Rule, language: str) -> list[str]:
    return [f"**{rule.title(language)}** `{rule.id}`{{ #{rule.id} }}", "", rule.text(language), ""]


def modules(package: str) -> list[str]:
    """Public modules below a package, by dotted name: those at its top first."""
    top = ROOT / "src" / "cosmeeple" / package
    found = [path.relative_to(top).with_suffix("") for path in top.rglob("*.py") if is_public(path)]
    return [
        ".".join(path.parts) for path in sorted(found, key=lambda path: (len(path.parts), path))
    ]


def is_public(path: Path) -> bool:
    """Whether others can import it: Alembic's migrations are files, not modules."""
    return not path.stem.startswith("_") and (path.parent / "__init__.py").is_file()


def reference(package: str) -> str:
    """One page of the reference: a module is a heading with the names that have a docstring."""
    lines = [f"# {PACKAGES[package]}", ""]
    for module in modules(package):
        lines += [
            f"## cosmeeple.{package}.{module} {{ #{package}-{module.replace('.', '-')} }}",
            "",
            f"::: cosmeeple.{package}.{module}",
            "    options:",
            "      heading_level: 3",
            "",
        ]
    return "\n".join(lines)


def notebook(path: Path) -> str:
    """A notebook as a page: words, cells, and what they gave (tests run them: tests/examples)."""
    lines = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            lines += [text, ""]
            continue
        lines += ["```python", text, "```", ""]
        shown = "".join("".join(output["text"]) for output in cell["outputs"])
        lines += ["```text", shown.rstrip(), "```", ""] if shown else []
    return "\n".join(lines)


def gallery() -> str:
    """Every picture of docs/shots; its name says what it shows."""
    lines = [
        "# Gallery",
        "",
        (
            "Tables: positions of random games, drawn without a server; the others: a running "
            "server (`tests/browser/shots.py`)."
        ),
        "",
    ]
    for path in sorted((ROOT / "docs" / "shots").glob("*.png")):
        what = path.stem.replace("-", " ")
        lines += [f"![{what}](shots/{path.name}){{ loading=lazy }}", f"*{what}*", ""]
    return "\n".join(lines)


def notebooks() -> list[Path]:
    return sorted((ROOT / "examples").glob("*.ipynb"))


def generated() -> dict[str, str]:
    """All pages made here, by address."""
    pages = {page: taken(source) for page, source in TAKEN.items()}
    for language, folder in FOLDERS.items():
        pages |= {f"{folder}/{slug}.md": first_page(slug, language) for slug in SLUGS}
    pages |= {f"reference/{package}.md": reference(package) for package in PACKAGES}
    pages["gallery.md"] = gallery()
    pages |= {f"notebooks/{path.stem}.md": notebook(path) for path in notebooks()}
    return pages


# --- hooks


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """What "@games" and the like stand for."""
    made: dict[str, list[Any]] = {
        "@games": [f"{FOLDERS['en']}/{slug}.md" for slug in SLUGS],
        "@gry": [f"{FOLDERS['pl']}/{slug}.md" for slug in SLUGS],
        "@reference": [f"reference/{package}.md" for package in PACKAGES],
        "@notebooks": [f"notebooks/{path.stem}.md" for path in notebooks()],
        "@observations": listed("observations"),
        "@coverage": listed("rules"),
    }

    def filled(item: Any) -> Any:
        if isinstance(item, dict):
            return {title: filled(below) for title, below in item.items()}
        if isinstance(item, list):
            return [filled(below) for below in item]
        return made.get(item, item)

    config["nav"] = filled(config["nav"])
    return config


def listed(folder: str) -> list[str]:
    return [f"{folder}/{path.name}" for path in sorted((ROOT / "docs" / folder).glob("*.md"))]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Put what is made here beside what lies in docs/."""
    for address, text in generated().items():
        files.append(File.generated(config, address, content=text))
    css = (Path(__file__).parent / "site.css").read_text(encoding="utf-8")
    files.append(File.generated(config, "site/site.css", content=css))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A link to a file of the repository that is no page of the site stays as words."""

    def link(found: re.Match[str]) -> str:
        words, target = found.group(1), found.group(2)
        path = target.partition("#")[0]
        if not path or "://" in target or target.startswith("mailto:"):
            return found.group(0)
        address = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_uri), path))
        if address.startswith("../") and (ROOT / "docs" / address).exists():
            return words
        return found.group(0)

    return re.sub(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)", link, markdown)
