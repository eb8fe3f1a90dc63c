"""Several processes on one PostgreSQL: a parent that starts them, starts one again that dies, and
replaces them one by one.

The parent holds the sockets and serves nobody. Each child gets one of them, and one end of a pair
over which it says that it is ready; when the parent is gone the pair breaks, and the child ends. A
signal HUP replaces every child by a fresh one, which is ready before the old one says goodbye:
nobody is refused meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import Final

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.web import logs

#: Tells a child who it is: its number, its socket, its end of the pair. No setting of the server.
VARIABLE: Final = "COSMEEPLE_CHILD"
#: Seconds until a child that died is started again; each time twice as long, unless it has lived a
#: while.
FIRST_WAIT, LONGEST_WAIT, A_WHILE = 1.0, 30.0, 60.0
#: Seconds that a fresh child may take until it is ready.
LONGEST_START: Final = 120.0
#: Seconds that a child may take to say goodbye.
LONGEST_GOODBYE: Final = 20.0
STEP: Final = 0.1


def need_several(processes: int, *, sqlite: bool) -> None:
    """BadInput where more than one process cannot serve."""
    if processes > 1 and sqlite:
        raise BadInput(
            "several processes need PostgreSQL: give --db postgresql://..., or --processes 1 for SQLite"
        )
    if processes > 1 and not hasattr(signal, "SIGHUP"):
        raise BadInput(
            "several processes under one command need Linux or macOS; start one server for each port instead"
        )


def read_ports(text: str, processes: int) -> list[int]:
    """`8701-8704`, one for each process; nothing where they share one.

    >>> read_ports("8701-8703", 3)
    [8701, 8702, 8703]
    """
    if not text:
        return []
    first, _, last = text.partition("-")
    if (
        not (first.isdigit() and last.isdigit())
        or int(last) - int(first) + 1 != processes
        or int(last) > 65_535
    ):
        raise BadInput(
            f"ports are a range with one for each of the {processes} processes, as 8701-{8700 + processes}"
        )
    return list(range(int(first), int(last) + 1))


# --- in a child


class ChildPlace:
    """What a child gets from its parent."""

    def __init__(self, text: str) -> None:
        number, sock, pair = text.split(",")
        self.number = int(number)
        self.socket = socket.socket(fileno=int(sock))
        self.pair = socket.socket(fileno=int(pair))
        logs.always["process"] = self.number

    def ready(self) -> None:
        """Requests are answered from now on; and when the parent is gone, this process ends as
        well."""
        with contextlib.suppress(OSError):
            self.pair.sendall(b"r")
        threading.Thread(target=self.watch, name="parent", daemon=True).start()

    def watch(self) -> None:
        """Ends this process when the parent has gone."""
        with contextlib.suppress(OSError):
            while self.pair.recv(1):
                pass
        os.kill(os.getpid(), signal.SIGTERM)


def own_place() -> ChildPlace | None:
    """The place of this process, if it is a child."""
    text = os.environ.pop(VARIABLE, "")
    return ChildPlace(text) if text else None


# --- the parent


@dataclass(eq=False)
class Child:
    """One process that serves."""

    number: int
    process: subprocess.Popen[bytes]
    pair: socket.socket
    started: float = field(default_factory=time.monotonic)
    is_ready: bool = False

    def look(self) -> bool:
        """Is it ready?"""
        if not self.is_ready:
            with contextlib.suppress(BlockingIOError, OSError):
                self.is_ready = self.pair.recv(1) == b"r"
        return self.is_ready

    def end(self) -> None:
        """Ask it to stop."""
        with contextlib.suppress(OSError):
            self.process.terminate()


class Parent:
    """Starts children with these words, one on each of the sockets in turn."""

    def __init__(
        self, words: Sequence[str], sockets: Sequence[socket.socket], processes: int
    ) -> None:
        self.words = words
        self.sockets = sockets
        self.children: list[Child | None] = [None] * processes
        self.leaving: list[Child] = []
        self.waits = [FIRST_WAIT] * processes
        self.due = [0.0] * processes
        self.stopping = False
        self.replacing = False

    def start(self, number: int) -> Child:
        """Start a child."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        sock = self.sockets[number % len(self.sockets)]
        handles = (sock.fileno(), theirs.fileno())
        place = f"{number + 1},{handles[0]},{handles[1]}"
        command = [sys.executable, "-m", "cosmeeple.web.serve", *self.words]
        process = subprocess.Popen(command, pass_fds=handles, env={**os.environ, VARIABLE: place})
        theirs.close()
        logs.log("process.started", number=number + 1, pid=process.pid)
        return Child(number, process, ours)

    def tend(self) -> None:
        """Start what is missing, and what has died when its time has come."""
        now = time.monotonic()
        for number, child in enumerate(self.children):
            if child is not None and child.process.poll() is not None:
                logs.log("process.ended", number=number + 1, status=child.process.returncode)
                child.pair.close()
                lived = now - child.started
                self.waits[number] = (
                    FIRST_WAIT if lived > A_WHILE else min(2 * self.waits[number], LONGEST_WAIT)
                )
                self.due[number] = now + (FIRST_WAIT if lived > A_WHILE else self.waits[number] / 2)
                self.children[number] = None
            elif child is not None:
                child.look()
            if self.children[number] is None and now >= self.due[number] and not self.stopping:
                self.children[number] = self.start(number)
        for child in list(self.leaving):
            if child.process.poll() is not None:
                child.pair.close()
                self.leaving.remove(child)

    def replace_all(self) -> None:
        """Every child by a fresh one, one after another; the old one goes when the new one is
        ready."""
        for number in range(len(self.children)):
            fresh = self.start(number)
            until = time.monotonic() + LONGEST_START
            while (
                not fresh.look()
                and fresh.process.poll() is None
                and time.monotonic() < until
                and not self.stopping
            ):
                time.sleep(STEP)
            if not fresh.is_ready:
                # The old ones go on: better than none.
                fresh.end()
                self.leaving.append(fresh)
                logs.log("process.not_replaced", number=number + 1)
                return
            old = self.children[number]
            self.children[number] = fresh
            if old is not None:
                old.end()
                self.leaving.append(old)

    def run(self) -> int:
        """Look after the children until a signal; the exit code."""

        def stop(_: int, __: FrameType | None) -> None:
            self.stopping = True

        def replace(_: int, __: FrameType | None) -> None:
            self.replacing = True

        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, stop)
        signal.signal(signal.SIGHUP, replace)
        while not self.stopping:
            self.tend()
            if self.replacing:
                self.replacing = False
                self.replace_all()
            time.sleep(STEP)
        return self.end_all()

    def end_all(self) -> int:
        """Everybody says goodbye; who does not in time is ended."""
        there = [*[child for child in self.children if child is not None], *self.leaving]
        for child in there:
            child.end()
        until = time.monotonic() + LONGEST_GOODBYE
        status = 0
        for child in there:
            try:
                status = child.process.wait(max(0.0, until - time.monotonic())) or status
            except subprocess.TimeoutExpired:
                child.process.kill()
                status = 1
        return 1 if status else 0
