"""The files in deploy/: every command exists with its flags, every figure is told, and what names a
port names the same one."""

from __future__ import annotations

import argparse
import importlib
import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from served import serve

from cosmeeple import web
from cosmeeple.cli.main import ELSEWHERE

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
PORTS = [8701, 8702, 8703, 8704]


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))["services"]
    return found


def commands() -> list[list[str]]:
    """Every command of ours that a file in deploy/ runs, from the name of the command on."""
    said = [services()[name]["command"] for name in ("web", "work")]
    found = [shlex.split(re.sub(r"\$\{\w+:-(\w+)\}", r"\1", line)) for line in said]
    found.append(services()["web"]["healthcheck"]["test"][2:])
    docker = text_of("Dockerfile")
    found += [json.loads(words)[1:] for words in re.findall(r"HEALTHCHECK .* CMD (\[.*\])", docker)]
    found += [json.loads(words) for words in re.findall(r"^CMD (\[.*\])", docker, re.MULTILINE)]
    for unit in UNITS:
        for line in re.findall(r"^ExecStart=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE):
            found += [
                shlex.split(one)
                for one in re.findall(r"/opt/cosmeeple/bin/cosmeeple ([^&']+)", line)
            ]
    return found


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_exists_with_these_flags(words: list[str]) -> None:
    module, make, *_ = ELSEWHERE[words[0]]
    parser: argparse.ArgumentParser = getattr(importlib.import_module(module), make)()
    parser.parse_args(words[1:])


def test_whoever_names_a_port_names_the_same_ones() -> None:
    served = [words for words in commands() if words[0] == "serve" and "--ports" in words]
    assert len(served) == 2
    for words in served:
        first, last = map(int, words[words.index("--ports") + 1].split("-"))
        assert list(range(first, last + 1)) == PORTS
        assert int(words[words.index("--processes") + 1]) == len(PORTS)
    for name in ("Caddyfile", "nginx.conf", "prometheus.yml"):
        assert sorted({int(port) for port in re.findall(r":(87\d\d)\b", text_of(name))}) == PORTS


def test_compose_knows_every_variable_and_file_that_it_names() -> None:
    text = text_of("compose.yaml")
    told = set(re.findall(r"^(\w+)=", text_of("env.example"), re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", text)) == told
    whole = yaml.safe_load(text)
    for service in whole["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (
                (DEPLOY / source).is_file()
                if source.startswith(".")
                else source in whole["volumes"]
            )
        for other in service.get("depends_on", ()):
            assert other in whole["services"]


def test_secrets_are_not_in_the_files() -> None:
    assert re.findall(r"^\w*PASSWORD=(.*)$", text_of("env.example"), re.MULTILINE) == ["", ""]
    published = [port for service in services().values() for port in service.get("ports", ())]
    assert sorted(published) == ["127.0.0.1:3000:3000", "443:443", "443:443/udp", "80:80"]


def test_the_image_has_what_the_package_offers_and_no_root() -> None:
    docker = text_of("Dockerfile")
    extras = re.search(r'"cosmeeple\[([a-z,]+)\]"', docker)
    offered = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    assert extras is not None
    assert set(extras[1].split(",")) <= set(offered)
    assert re.findall(r"^USER (\w+)$", docker, re.MULTILINE) == ["cosmeeple"]
    assert docker.index("\nUSER ") < docker.index("\nENTRYPOINT ")
    assert "COSMEEPLE_REQUIRE_COMPILED=1" in docker
    for source in re.findall(r"--constraint (\S+)", docker):
        assert (ROOT / source).is_file()


# --- figures


def declared() -> set[str]:
    """Every figure that some line of the program counts or measures."""
    found: set[str] = set()
    names = {"count": "{}_total", "add": "{}_total", "observe": "{}_seconds", "gauge": "{}"}
    for path in Path(web.__file__).parent.rglob("*.py"):
        for way, name in re.findall(
            r'METRICS\.(count|add|observe|gauge)\("(\w+)"', path.read_text(encoding="utf-8")
        ):
            full = "cosmeeple_" + names[way].format(name)
            found |= (
                {f"{full}_{part}" for part in ("bucket", "sum", "count")}
                if way == "observe"
                else {full}
            )
    return found


def watched() -> set[str]:
    """Every figure that the dashboard and the alarms ask for."""
    panels = json.loads(text_of("grafana/cosmeeple.json"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    asked += [
        rule["expr"]
        for group in yaml.safe_load(text_of("alerts.yml"))["groups"]
        for rule in group["rules"]
    ]
    return {name for line in asked for name in re.findall(r"\bcosmeeple_\w+", line)}


def test_every_figure_that_is_watched_is_told() -> None:
    assert watched() - declared() == set()


def test_a_server_tells_the_figures_that_are_always_there(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        httpx.get(f"{served.url}/health")
        text = httpx.get(f"{served.url}/metrics").text
    told = set(re.findall(r"^(cosmeeple_\w+)", text, re.MULTILINE))
    sometimes = {
        name for name in declared() if name.endswith(("_total", "_bucket", "_sum", "_count"))
    }
    assert watched() - sometimes <= told
    assert told & watched() & sometimes


def test_the_dashboard_is_laid_out_without_gaps() -> None:
    board = json.loads(text_of("grafana/cosmeeple.json"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not cells & taken
        taken |= cells
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


# --- as the programs themselves read them, where they are installed


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_systemd_takes_the_units(unit: Path, tmp_path: Path) -> None:
    for one in UNITS:
        text = one.read_text(encoding="utf-8").replace("/opt/cosmeeple/bin/cosmeeple", "/bin/true")
        (tmp_path / one.name).write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if unit.name in line]


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy here")
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    env = {
        "COSMEEPLE_DOMAIN": "localhost",
        "HOME": str(tmp_path),
        "PATH": "/usr/bin:/bin:/usr/local/bin",
    }
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr


def test_what_is_said_about_hosting_names_the_files() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in (
        "compose.yaml",
        "Caddyfile",
        "nginx.conf",
        "cosmeeple.service",
        "cosmeeple-work.service",
        "alerts.yml",
    ):
        assert name in text
