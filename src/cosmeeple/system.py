"""What differs between operating systems, in one place: priorities, locks, command lines,
languages, processors.

Everything here works, or does without, wherever Python runs. `tests/elsewhere` runs the program
with the functions that Windows does not have taken away.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import locale
import multiprocessing
import os
import shlex
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

#: Windows: "below normal", for work that gives way to everything else.
BELOW_NORMAL = 0x4000
#: Windows locks bytes, and nobody else may read them: one far behind the end of any file.
FAR = 1 << 40
#: As many files as one process can use well, where the system sets no bound.
MOST_FILES = 65_536


def give_way(niceness: int) -> None:
    """Let this process yield to others, as far as the system knows such a thing."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(niceness)
    elif niceness > 0 and (windows := getattr(ctypes, "windll", None)) is not None:
        windows.kernel32.SetPriorityClass(windows.kernel32.GetCurrentProcess(), BELOW_NORMAL)


def end_with_parent() -> None:
    """In a process of a pool: end when the parent has gone, even if it was killed and could not say
    so."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def hold_file(handle: int) -> None:
    """Lock an open file for this process until it is closed; OSError when another process holds
    it."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    try:
        msvcrt: Any = importlib.import_module("msvcrt")
    except ImportError:  # a system that knows no locks
        return
    before = os.lseek(handle, 0, os.SEEK_CUR)
    os.lseek(handle, FAR, os.SEEK_SET)
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    finally:
        os.lseek(handle, before, os.SEEK_SET)


def split_command(command: str, *, windows: bool = sys.platform == "win32") -> list[str]:
    r"""A command line as its words; on Windows a backslash is part of a path.

    >>> split_command("node 'my bot.mjs' -v", windows=False)
    ['node', 'my bot.mjs', '-v']
    >>> split_command(r'C:\bots\mine.exe "C:\my data"', windows=True)
    ['C:\\bots\\mine.exe', 'C:\\my data']
    """
    if not windows:
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def user_language(environ: Mapping[str, str] | None = None) -> str:
    """The language of whoever is at the keyboard, as two letters; "" when the system does not
    say."""
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value[:2].isalpha() and value not in ("C", "POSIX") and not value.startswith("C."):
            return value[:2].lower()
    windows = getattr(ctypes, "windll", None)
    if windows is not None:  # there the C library says "Polish_Poland"
        called = ctypes.create_unicode_buffer(85)
        if windows.kernel32.GetUserDefaultLocaleName(called, len(called)):
            return str(called.value)[:2].lower()
    found = locale.getlocale()[0] or ""
    return found[:2].lower() if found[:2].isalpha() else ""


def forgiving_output() -> None:
    """A terminal or pipe that lacks a letter shows a question mark instead of ending the
    program."""
    for stream in (sys.stdout, sys.stderr):
        if (
            hasattr(stream, "reconfigure")
            and (stream.encoding or "").lower().replace("-", "") != "utf8"
        ):
            stream.reconfigure(errors="replace")


def raise_file_limit() -> int:
    """As many open files as the system grants us without asking; returns how many there may be."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def processors(quota: Path = Path("/sys/fs/cgroup/cpu.max")) -> int:
    """How many processors we may really use: of this process, and of the container it runs in."""
    if hasattr(os, "sched_getaffinity"):
        found = len(os.sched_getaffinity(0))
    else:
        found = os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        most, period = quota.read_text("ascii").split()
        found = min(found, -(-int(most) // int(period)))  # "max" is no number: no bound
    return max(1, found)


def take_name(made: Path, wanted: Path) -> bool:
    """Give a finished file its name, unless somebody was quicker: then False, and theirs stays."""
    with contextlib.suppress(AttributeError, NotImplementedError, OSError):
        try:
            os.link(made, wanted)
        except FileExistsError:
            return False
        return True
    # A file system without links (FAT, some network drives, Android): reserve the name, then put
    # the file there.
    try:
        wanted.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        return False
    made.replace(wanted)
    return True


def state_folder() -> Path:
    """Where programs keep what they remember of their user, by the customs of the system."""
    given = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".local" / "state") / "cosmeeple"
