"""Structured logs: one JSON object a line on standard error, for people with grep and for machines."""

from __future__ import annotations

import sys
import threading
import time
from typing import Any, TextIO

import msgspec

#: Where lines go; None is silence (tests).
stream: TextIO | None = sys.stderr
_lock = threading.Lock()


def to(target: TextIO | None) -> None:
    global stream  # noqa: PLW0603 - one log per process
    stream = target


def log(event: str, **fields: Any) -> None:
    """Say what happened. Never a seed, a token, a hidden card or a message of the chat."""
    if stream is None:
        return
    line = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "event": event, **fields}
    with _lock:
        stream.write(msgspec.json.encode(line).decode() + "\n")
        stream.flush()
