"""`cosmeeple texts`: what translators are told."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cosmeeple.cli import main, texts
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.words.text import LANGUAGES


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Two folders of messages."""
    for folder in ("kernel/locale", "games/one/locale"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "en.ftl").write_text("hello = Hello, { $name }!\nbye = Good bye\n")
    return tmp_path


def test_polish_lacks_nothing_and_fits() -> None:
    assert list(texts.missing("pl")) == []
    assert list(texts.misfits("pl")) == []


def test_no_message_is_given_twice() -> None:
    for folder in texts.folders():
        for language in LANGUAGES:
            entries = [
                entry
                for path in texts.files_of(folder, language)
                for entry in texts.parsed(path).body
            ]
            ids = Counter([entry.id.name for entry in entries if isinstance(entry, ast.Message)])
            assert [key for key, count in ids.items() if count > 1] == [], folder


def test_a_new_language_is_told_all_it_lacks(package: Path) -> None:
    (package / "kernel/locale/de.ftl").write_text("hello = Hallo, { $name }!\n")

    found = [(one.file.parent.parent.name, one.key) for one in texts.missing("de", package)]

    assert sorted(found) == [("kernel", "bye"), ("one", "bye"), ("one", "hello")]


def test_what_does_not_fit_is_told(package: Path) -> None:
    (package / "kernel/locale/de.ftl").write_text("hello = Hallo, { $other }!\nciao = x\n")

    found = {one.key: why for one, why in texts.misfits("de", package)}

    assert found == {
        "hello": "uses $other, which English does not",
        "ciao": "there is no such message in English",
    }


def test_a_message_that_does_not_parse_is_named_with_its_line(package: Path) -> None:
    (package / "kernel/locale/de.ftl").write_text("hello = Hallo\nbye = { $\n")

    with pytest.raises(BadInput, match=r"de\.ftl: line 2"):
        list(texts.missing("de", package))


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words, code in ((["--missing", "pl"], 0), (["--check", "pl"], 0), (["--missing", "de"], 1)):
        with pytest.raises(SystemExit) as stop:
            main(["texts", *words])
        assert stop.value.code == code
    assert "de: 0 of " in capsys.readouterr().out


def test_the_pseudo_language_keeps_values_and_marks_words(package: Path, tmp_path: Path) -> None:
    out = tmp_path / "qps"

    assert texts.write_pseudo(out, package) == 2

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((out / "kernel/locale/qps.ftl").read_text("utf-8")))
    said, errors = bundle.format_pattern(bundle.get_message("hello").value, {"name": "Ann"})
    assert said == "[Ħēłłō, Ann! ~~]"
    assert not errors
    shutil.rmtree(out)


def test_all_of_our_messages_survive_the_pseudo_language(tmp_path: Path) -> None:
    texts.write_pseudo(tmp_path / "qps")
    for folder in texts.folders():
        assert set(
            texts.messages(tmp_path / "qps" / folder.relative_to(texts.PACKAGE), "qps")
        ) == set(texts.messages(folder, "en"))
