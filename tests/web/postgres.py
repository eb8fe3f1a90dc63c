"""A PostgreSQL server for tests: that of COSMEEPLE_TEST_POSTGRES, or a temporary one where it is
installed."""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


def programs() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").is_file():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def free_port() -> int:
    """Below the ports that clients get: while a server is down, a client that calls it from its own
    port would reach itself, and hold the port when the server comes back.
    """
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@dataclass
class Cluster:
    """A PostgreSQL of our own, that can be stopped and started again."""

    url: str
    home: str
    command: list[str]
    options: str

    def control(self, *words: str) -> None:
        quiet = subprocess.DEVNULL
        run = [*self.command, "-D", f"{self.home}/data", "-w", *words]
        subprocess.run(run, check=True, stdout=quiet, stderr=quiet, cwd=self.home)

    def start(self) -> None:
        self.control("-o", self.options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.control("-m", mode, "stop")

    def restart(self, mode: str) -> None:
        """`immediate` is a crash: what was not written ahead is gone, and the start recovers."""
        self.stop(mode)
        self.start()


@contextlib.contextmanager
def cluster(*, sync: bool = False) -> Iterator[Cluster | None]:
    """A PostgreSQL of our own with an empty database, or None where it is not installed. `sync`:
    commits wait for the disk, as they do for people."""
    folder = programs()
    as_user: list[str] = []
    if os.geteuid() == 0:
        # The server refuses to run as root.
        if "postgres" not in {entry.pw_name for entry in pwd.getpwall()} or not shutil.which(
            "runuser"
        ):
            folder = None
        as_user = ["runuser", "-u", "postgres", "--"]
    if folder is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="cosmeeple-pg-") as home:
        Path(home).chmod(0o777)
        port = free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{home}' -c max_connections=250"
        options += " -c recovery_init_sync_method=syncfs" if sync else " -c fsync=off"
        command = [*as_user, str(folder / "pg_ctl")]
        made = Cluster(f"postgresql://postgres@127.0.0.1:{port}/postgres", home, command, options)
        quiet = subprocess.DEVNULL
        initdb = [
            *as_user,
            str(folder / "initdb"),
            "-D",
            f"{home}/data",
            "-A",
            "trust",
            "-U",
            "postgres",
        ]
        try:
            subprocess.run(initdb, check=True, stdout=quiet, stderr=quiet, cwd=home)
            made.start()
        except (subprocess.CalledProcessError, OSError):
            yield None
            return
        try:
            yield made
        finally:
            made.stop()


@contextlib.contextmanager
def server() -> Iterator[str | None]:
    """The URL of an empty database, or None where there is no server."""
    given = os.environ.get("COSMEEPLE_TEST_POSTGRES")
    if given:
        yield given
        return
    with cluster() as made:
        yield None if made is None else made.url
