"""Put first on PYTHONPATH, with LIKE_WINDOWS=1: Python with what Windows does not have taken away.

`sys.platform` stays what it is, for the standard library goes by it.
"""

import importlib.abc
import os
import signal
import sys

#: Modules of Unix, and extras that are not installed on Windows.
GONE = {"fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop", "httptools"}


class Refuse(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in GONE:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


if os.environ.get("LIKE_WINDOWS"):
    sys.meta_path.insert(0, Refuse())
    for name in GONE:
        sys.modules.pop(name, None)
    for name in ("nice", "getloadavg", "sched_getaffinity", "fork", "link", "chown", "fchmod"):
        if hasattr(os, name):
            delattr(os, name)
    for name in ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGKILL", "SIGCHLD"):
        if hasattr(signal, name):
            delattr(signal, name)
