"""Settings: one struct; file, environment and flags; help, docs and example say the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.web import serve, settings, settings_shown

ROOT = Path(__file__).parents[2]


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1000\nlimits = 2.0\nhost = "::1"\n')
    environ = {"COSMEEPLE_PORT": "2000", "COSMEEPLE_LIMITS": "3", "COSMEEPLE_SETTINGS": str(file)}

    found = settings.gather({"port": 3000}, environ)

    chosen = found.settings
    assert (chosen.port, chosen.limits, chosen.host, chosen.bot_delay) == (3000, 3.0, "::1", 0.7)
    assert found.sources == {"port": "--port", "limits": "COSMEEPLE_LIMITS", "host": str(file)}
    shown = settings_shown.report(found)
    assert re.search(r"^port +=\s3000  # --port$", shown, re.M)
    assert re.search(r"^bot_delay +=\s0.7  # default$", shown, re.M)


@pytest.mark.parametrize(
    ("text", "value"), [("1", True), ("yes", True), ("off", False), ("FALSE", False)]
)
def test_truth_in_the_environment(text: str, value: bool) -> None:
    assert settings.gather({}, {"COSMEEPLE_PUBLIC_METRICS": text}).settings.public_metrics is value


@pytest.mark.parametrize(
    ("flags", "environ", "file", "said"),
    [
        ({}, {"COSMEEPLE_PORT": "many"}, "", "COSMEEPLE_PORT: port = 'many'"),
        ({}, {"COSMEEPLE_OPEN": "perhaps"}, "", "COSMEEPLE_OPEN: open"),
        ({"port": 70_000}, {}, "", "--port: port = 70000"),
        ({"bot_seconds": 0.0}, {}, "", "--bot-seconds"),
        ({"log": "loud"}, {}, "", "--log"),
        ({}, {}, "prot = 1", "no setting 'prot'; did you mean port?"),
        ({}, {}, "port = 'x'", "port = 'x'"),
        ({}, {}, "port = ", "settings.toml: "),
        (
            {"url": "https://example.org/play"},
            {},
            "",
            "below a path (/play); give it a host name of its own",
        ),
        ({"url": "games.example.org"}, {}, "", "an address reads https://games.example.org"),
        ({"url": "https://a:b@example.org"}, {}, "", "no user name"),
        ({"url": "https://example.org:x"}, {}, "", "is no address"),
        ({"url": "https://example.org"}, {}, "", "name its address with --proxy"),
        ({"proxy": "nginx"}, {}, "", "'nginx' is no address of a proxy"),
    ],
)
def test_what_is_wrong_is_named_where_it_was_written(
    flags: dict[str, Any], environ: dict[str, str], file: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(file)

    with pytest.raises(BadInput) as error:
        settings.gather(flags, environ, path)
    assert said in str(error.value)


def test_a_variable_that_is_none_of_ours_is_told(tmp_path: Path) -> None:
    found = settings.gather(
        {}, {"COSMEEPLE_PROT": "1", "COSMEEPLE_PURE": "1", "HOME": str(tmp_path)}
    )

    assert found.warnings == ("COSMEEPLE_PROT is no setting; did you mean COSMEEPLE_PORT?",)


def test_a_file_that_was_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        settings.gather({}, {}, tmp_path / "nowhere.toml")


def test_good_addresses_are_taken() -> None:
    found = settings.gather(
        {"url": "https://games.example.org/", "proxy": "127.0.0.1, 10.0.0.0/8"}, {}
    )

    assert found.settings.url == "https://games.example.org"
    assert found.settings.secure


def test_help_has_every_setting_with_its_variable_and_default(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        serve.main(["--help"])
    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    for one in settings.all_settings():
        assert one.flag in shown
        assert f"[{one.variable}; {settings.shown_default(one)}]" in shown


def test_docs_and_example_are_made_from_the_struct() -> None:
    assert settings_shown.markdown() in (ROOT / "docs" / "hosting.md").read_text("utf-8")
    example = (ROOT / "examples" / "settings.toml").read_text("utf-8")
    assert example == settings_shown.example()
    filled = tomllib.loads(re.sub(r"^#(?=\w+ = )", "", example, flags=re.M))
    assert filled == {one.name: one.default for one in settings.all_settings()}


def test_the_command_shows_no_password(capsys: pytest.CaptureFixture[str]) -> None:
    assert settings_shown.main(["--db", "postgresql://ann:secret@host/games"]) == 0
    shown = capsys.readouterr().out
    assert "secret" not in shown
    assert "ann:***@host" in shown
    assert settings_shown.main(["--port", "x"]) == 2


def test_a_home_that_cannot_be_written_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "COSMEEPLE_DB", "COSMEEPLE_SPRAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/proc/nobody")

    assert serve.main(["--port", "0", "--log", "quiet"]) == 2
    told = capsys.readouterr().err
    assert "give another place with --db or COSMEEPLE_DB" in told
    assert told.count("\n") == 1
