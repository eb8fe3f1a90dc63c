"""An installed package, wherever it is: the doctor is content, a game plays, the server answers.
Run as a program.

    python tests/elsewhere/installed.py [--compiled]

Needs the extra `web` and nothing of the sources; used on wheels of every system, and by the tests
with another Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

HERE = [sys.executable, "-m", "cosmeeple"]


def run(*words: str, **more: object) -> str:
    done = subprocess.run(
        [*HERE, *words], capture_output=True, encoding="utf-8", timeout=300, check=False, **more
    )
    assert done.returncode == 0, (words, done.returncode, done.stdout, done.stderr)
    return done.stdout


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["COSMEEPLE_DB"] = os.path.join(folder, "tables.db")
        os.environ["PYTHONUTF8"] = "1"
        os.chdir(folder)
        found = json.loads(run("doctor", "--json", "--lang", "en"))
        for one in found:
            print(f"{one['level']:5} {one['text']}")
        if "--compiled" in sys.argv:
            assert any(one["message"] == "doctor-compiled" for one in found)
        run("record", "antarctica", "--players", "2", "--out", "one.game")
        print(run("verify", "one.game").strip())
        answered = serve()
        print(f"served: {answered['status']}")
        assert answered["status"] == "ok"


def serve() -> dict[str, object]:
    """Start a server on a free port, ask for its lobby and its health, stop it."""
    server = subprocess.Popen(
        [*HERE, "serve", "--port", "0", "--log", "quiet"], stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        for _ in range(300):
            try:
                with urllib.request.urlopen(address, timeout=30) as page:
                    assert b"Cosmeeple" in page.read()
                with urllib.request.urlopen(f"{address}/health", timeout=30) as answer:
                    return json.loads(answer.read())
            except ConnectionError:
                time.sleep(0.1)
            except urllib.error.URLError:
                time.sleep(0.1)
        raise AssertionError("the server did not answer")
    finally:
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    main()
