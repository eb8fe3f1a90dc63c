"""The image without containers: every line of deploy/Dockerfile, in order, in a temporary folder;
then what it starts is asked whether it is well, and stopped.

    COSMEEPLE_IMAGE=1 pytest tests/web/test_image.py

It compiles all rules, which takes minutes, so it runs when it is asked for. Left out are the lines
for which a container is needed: packages of the system, and another user.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from postgres import free_port

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
#: Commands of RUN that need a container.
SYSTEM = ("apt-get ", "useradd ")
PLACES = re.compile(r"(?<![\w.])/(source|wheels|opt|data)\b")
ASKED = os.environ.get("COSMEEPLE_IMAGE", "") not in ("", "0")


def lines() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with what follows it."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    found = [line.partition(" ") for line in text.splitlines() if line and line[0] != "#"]
    return [(word, " ".join(rest.split())) for word, _, rest in found]


def ignored(path: str) -> bool:
    """Does the build leave the file out?"""
    patterns = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    parts = Path(path).parts
    ends = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return any(
        fnmatch.fnmatch(end, pattern) or fnmatch.fnmatch(end, pattern.removeprefix("**/"))
        for pattern in patterns
        for end in ends
    )


def copy_source(to: Path) -> None:
    """COPY: what lies in the repository, without what is ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if not ignored(name) and (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)


def test_every_line_of_the_dockerfile_is_known() -> None:
    known = set(
        "FROM RUN COPY WORKDIR ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD".split()
    )
    assert {word for word, _ in lines()} <= known
    assert not ignored("src/cosmeeple/web/serve.py")
    assert ignored("deploy/.env")
    assert ignored("src/cosmeeple/web/client/node_modules/x/y.js")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not ASKED, reason="minutes of compiling: COSMEEPLE_IMAGE=1")
def test_the_lines_of_the_dockerfile_make_a_server_that_is_well(tmp_path: Path) -> None:
    def here(text: str) -> str:
        return PLACES.sub(rf"{tmp_path}/\1", text)

    kept = ("PIP_", "LANG", "LC_", "HOME", "SSL")
    environment = {name: value for name, value in os.environ.items() if name.startswith(kept)}
    environment["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    folder, said = tmp_path, {}
    for word, rest in lines():
        if word == "COPY" and rest.startswith("--from="):
            assert Path(here(rest.split()[1])).is_dir(), rest
        elif word == "COPY":
            copy_source(Path(here(rest.split()[1])))
        elif word == "WORKDIR":
            folder = Path(here(rest))
            folder.mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            environment |= {
                name: here(value).replace("$PATH", environment["PATH"])
                for name, value in (one.split("=", 1) for one in rest.split())
            }
        elif word == "RUN" and not rest.startswith(SYSTEM):
            subprocess.run(["bash", "-ec", here(rest)], cwd=folder, env=environment, check=True)
        else:
            said[word] = rest
    assert said["STOPSIGNAL"] == "SIGTERM"
    port = str(free_port())
    environment |= {"COSMEEPLE_HOST": "127.0.0.1", "COSMEEPLE_PORT": port}
    command = [*json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])]
    health = [*json.loads(said["HEALTHCHECK"].partition(" CMD ")[2]), "--port", port]
    server = subprocess.Popen(command, cwd=folder, env=environment)
    try:
        until = time.monotonic() + 300
        while subprocess.run(health, cwd=folder, env=environment, check=False).returncode:
            assert server.poll() is None
            assert time.monotonic() < until, "it is not well"
            time.sleep(1)
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    finally:
        server.kill()
        server.wait()
    assert (Path(here("/data")) / "tables.db").is_file()
