"""Structured logs: one JSON object a line on standard error, for people with grep and for
machines."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback
from typing import Any, TextIO

import msgspec

#: Where lines go; None is silence (tests).
stream: TextIO | None = sys.stderr
#: In every line: which of several processes speaks.
always: dict[str, Any] = {}
_lock = threading.Lock()


def to(target: TextIO | None) -> None:
    """Where the log goes; None for nowhere."""
    global stream  # noqa: PLW0603 - one log per process
    stream = target


def log(event: str, **fields: Any) -> None:
    """Say what happened. Never a seed, a token, a hidden card, nor anything that a person typed."""
    if stream is None:
        return
    line = {
        "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "event": event,
        **always,
        **fields,
    }
    with _lock:
        stream.write(msgspec.json.encode(line).decode() + "\n")
        stream.flush()


def fault(error: BaseException) -> dict[str, str]:
    """What may be told of an error: its kind and where it arose. Its words may hold what a person
    typed."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "cosmeeple" in frame.filename] or list(frames)
    where = f"{ours[-1].filename.rpartition('cosmeeple/')[2]}:{ours[-1].lineno}" if ours else ""
    return {"error": type(error).__name__, "where": where}


class Reduced(logging.Handler):
    """What libraries log, as our own lines, without their words: those quote requests and
    values."""

    def emit(self, record: logging.LogRecord) -> None:
        """A line of a library, without what people typed."""
        error = record.exc_info[1] if record.exc_info else None
        log(
            "library",
            name=record.name,
            level=record.levelname.lower(),
            **({} if error is None else fault(error)),
        )


def adopt() -> None:
    """From now on libraries log through us; their tracebacks would print what people sent."""
    logging.getLogger().handlers = [Reduced(logging.WARNING)]


def unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The event loop's own complaints."""
    error = context.get("exception")
    log("loop.failed", **({} if error is None else fault(error)))
