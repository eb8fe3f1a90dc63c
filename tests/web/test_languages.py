"""A third language is a folder: messages, names and rules; what it lacks is said in English, and
nothing else is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cosmeeple.cli import texts
from cosmeeple.kernel.words import languages
from cosmeeple.web.settings import OTHER_VARIABLES

#: Letters that the pseudo-language marks: two of them in a row are English that nobody translated.
PLAIN = re.compile(r"[abcdefghijklnorstuwyz]{2,}")
#: What is called alike in every language.
NAMES = re.compile(
    r"Cosmeeple|Antarctica|English|polski|Vega|Rigel|Deneb|Mira|Altair|Spica|Atria|Hadar|Sirius|Polaris|Guest|\d{4}-\d\d-\d\d"
)

#: No words: keys of the keyboard have their names everywhere.
SILENT = ("script", "style", "code", "kbd")

SERVE = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from served import Browser, serve
with serve(Path(sys.argv[2])) as served, Browser(served.url, sys.argv[3]) as ann:
    found = {}
    for path in sys.argv[4].split():
        found[path] = ann.page(path)
    table = ann.new_table("me", "bot:random", me="A", game=sys.argv[5])
    found["/t"] = ann.page(f"/t/{table}")
    for path in ("orders", "replay"):
        found[f"/t/{path}"] = ann.page(f"/t/{table}/{path}")
    for path in ("/friends", "/account/notices"):
        found[path] = ann.page(path)
    print(json.dumps(found))
"""


class Said(HTMLParser):
    """The words of a page: text, and what screen readers say."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in SILENT
        for name, value in attrs:
            if name in ("aria-label", "title", "placeholder", "alt") and value:
                self.found.append(value)

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in SILENT

    def handle_data(self, data: str) -> None:
        if not self.silent and data.strip():
            self.found.append(data.strip())


def said(page: str) -> list[str]:
    reader = Said()
    reader.feed(page)
    return reader.found


def pages(folder: Path, language: str, paths: str, game: str, home: Path) -> dict[str, str]:
    """Pages of a server that was started with a folder of languages."""
    words = [
        sys.executable,
        "-c",
        SERVE,
        str(Path(__file__).parent),
        str(home),
        language,
        paths,
        game,
    ]
    done = subprocess.run(
        words,
        env={**os.environ, languages.VARIABLE: str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_a_page_asks_for_all_of_its_words(tmp_path: Path) -> None:
    """In the language of nobody no English is left: on no page, and at no table."""
    texts.write_pseudo(tmp_path / "all" / "qps")
    paths = (
        "/ /new?game=race /seek /tournaments /stats /account /about /learn /puzzles /studies /rules/relics /games/tortuga "
        "/learn/antarctica /companion /offline"
    )
    found = pages(tmp_path / "all", "qps", paths, "race", tmp_path)
    assert all('<html lang="qps"' in page for page in found.values())
    left = {
        path: sorted({one for one in said(page) if PLAIN.search(NAMES.sub("", one))})[:12]
        for path, page in found.items()
    }
    assert {path: words for path, words in left.items() if words} == {}


def test_an_incomplete_language_is_offered_and_falls_back_to_english(tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "de"
    (folder / "web" / "locale").mkdir(parents=True)
    (folder / "language.toml").write_text('name = "Deutsch"\n')
    (folder / "web" / "locale" / "de.ftl").write_text("tables = Tische\n")
    (folder / "texts.toml").write_text('"Race for the Galaxy" = "Rennen"\n"Tortuga 2199" = ""\n')
    (page,) = [pages(tmp_path / "mine", "de", "/", "race", tmp_path)["/"]]
    assert '<html lang="de"' in page
    words = said(page)
    assert {"Tische", "Rennen", "Tortuga 2199", "Running tables", "DE, Deutsch (beta)"} <= set(
        words
    )


def test_folders_that_are_no_languages_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("en", "Deutsch!", "fr", "es"):
        (tmp_path / name).mkdir()
    for name in ("en", "Deutsch!", "fr"):
        (tmp_path / name / "language.toml").write_text('name = "x"\n')
    monkeypatch.setenv(languages.VARIABLE, f"{tmp_path}{os.pathsep}{tmp_path / 'nowhere'}")
    assert set(languages.found()) == {"fr"}


def test_a_new_folder_begins_in_english_with_all_other_texts_missing(tmp_path: Path) -> None:
    out = tmp_path / "fr"
    assert texts.begin(out) > 10
    assert (out / "language.toml").read_text() == 'name = "fr"\n'
    kept = (out / "texts.toml").read_text(encoding="utf-8")
    assert '"Ross Coast" = ""' in kept
    assert "tables = " in (out / "web" / "locale" / "fr.ftl").read_text(encoding="utf-8")


def test_every_english_text_of_ours_is_told_to_translators() -> None:
    found = {one for _, many in texts.texts_by_file() for one in many}
    assert {"Ross Coast", "Race for the Galaxy"} <= found
    assert len(found) > 4000
    assert texts.untranslated("pl") == []
    assert len(texts.untranslated("de")) == len(found)


def test_the_variable_of_languages_is_no_mistyped_setting() -> None:
    assert languages.VARIABLE in OTHER_VARIABLES
