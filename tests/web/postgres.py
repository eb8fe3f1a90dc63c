"""A PostgreSQL server for tests: that of COSMEEPLE_TEST_POSTGRES, or a temporary one where it is installed."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def programs() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").is_file():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@contextlib.contextmanager
def server() -> Iterator[str | None]:
    """The URL of an empty database, or None where there is no server."""
    given = os.environ.get("COSMEEPLE_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = programs()
    as_user: list[str] = []
    if os.geteuid() == 0:
        # The server refuses to run as root.
        if "postgres" not in {entry.pw_name for entry in pwd.getpwall()} or not shutil.which("runuser"):
            folder = None
        as_user = ["runuser", "-u", "postgres", "--"]
    if folder is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="cosmeeple-pg-") as home:
        Path(home).chmod(0o777)
        data = f"{home}/data"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]

        def run(*command: str) -> None:
            quiet = subprocess.DEVNULL
            subprocess.run([*as_user, *command], check=True, stdout=quiet, stderr=quiet, cwd=home)

        start = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{home}' -c fsync=off"
        try:
            run(str(folder / "initdb"), "-D", data, "-A", "trust", "-U", "postgres")
            run(str(folder / "pg_ctl"), "-D", data, "-w", "-o", start, "start")
        except (subprocess.CalledProcessError, OSError):
            yield None
            return
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            run(str(folder / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
