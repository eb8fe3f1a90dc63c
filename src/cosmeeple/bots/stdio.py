"""Bots that are programs of their own: one JSON line in, one JSON line out. Described in
docs/bots.md.

    -> {"ask": 1, "seat": "A", "players": 2, "options": ["place:ross", ...], "view": {...}, "seed":
    123}
    <- {"answer": "place:ross"}

The program is started once for each seat of each game and ends when its standard input is closed.
"""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
from typing import IO, Any

import msgspec

from cosmeeple.bots.base import Asked
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import dump_view
from cosmeeple.system import split_command

PATIENCE = 60.0


class ProgramError(BadInput):
    """The program did not answer as it should."""


class ProgramBot:
    """A seat played by another program."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.asks = 0
        self._lines: queue.Queue[str] = queue.Queue()
        self._process: subprocess.Popen[str] | None = None

    def choose(self, asked: Asked) -> int:
        """What the program answers."""
        self.asks += 1
        return self.read_answer(self.exchange(question_to(asked, self.asks)), asked)

    def read_answer(self, line: str, asked: Asked) -> int:
        """The pick behind an answer; anything else than one of the options is an error that names
        the program."""
        by_text = {asked.text(pick): pick for pick in asked.options}
        try:
            answer = msgspec.json.decode(line)["answer"]
        except (msgspec.DecodeError, KeyError, TypeError):
            raise ProgramError(
                f'{self.command}: an answer reads {{"answer": "..."}}, not {line[:200]!r}'
            ) from None
        if answer not in by_text:
            raise ProgramError(f"{self.command}: {answer!r} is not among {', '.join(by_text)}")
        return by_text[answer]

    def exchange(self, asked: dict[str, Any]) -> str:
        """Send one line, wait for one line."""
        process = self.started()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(asked).decode() + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=self.patience)
        except (BrokenPipeError, ValueError):
            line = ""
        except queue.Empty:
            self.close()
            raise ProgramError(f"{self.command}: no answer within {self.patience:g} s") from None
        if not line:
            code = process.wait(timeout=5)
            raise ProgramError(f"{self.command}: ended with exit code {code} instead of an answer")
        return line

    def started(self) -> subprocess.Popen[str]:
        """The program, started when it is first asked."""
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    split_command(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                    bufsize=1,
                )
            except OSError as error:
                raise ProgramError(
                    f"{self.command}: cannot be started ({error.strerror})"
                ) from None
            assert self._process.stdout is not None
            threading.Thread(target=self.listen, args=(self._process.stdout,), daemon=True).start()
        return self._process

    def listen(self, stream: IO[str]) -> None:
        """Lines as they come; an empty one at the end."""
        for line in stream:
            self._lines.put(line)
        self._lines.put("")

    def close(self) -> None:
        """End the program: first politely, by closing its input."""
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is process.stdin and stream is not None:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def __del__(self) -> None:
        self.close()


def question_to(asked: Asked, number: int) -> dict[str, Any]:
    """A question as the program reads it."""
    return {
        "ask": number,
        "seat": SEAT_LETTERS[asked.seat],
        "players": asked.seats,
        "options": [asked.text(pick) for pick in asked.options],
        "view": dump_view(asked.game, asked.view),
        "seed": asked.rng.next(),
    }
