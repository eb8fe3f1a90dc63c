"""The server as `cosmeeple serve` starts it, which counts on demand what it has in memory: for each
line on its standard input one line of JSON on its standard output. For `crowd.py memory`.

What is resident (the figure of the system) also holds pages that allocators keep for later; here is
what lives: blocks and bytes of Python's own allocator, and bytes that everything else has from C.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import re
import sys
import tempfile
import threading


class Mallinfo(ctypes.Structure):
    """What glibc tells of its heap (`mallinfo2`, glibc 2.33 and newer)."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()
        )
    ]


def heap() -> Mallinfo:
    """All arenas of glibc together."""
    asked = ctypes.CDLL(None).mallinfo2
    asked.restype = Mallinfo
    found: Mallinfo = asked()
    return found


def python_bytes() -> int:
    """What Python's allocator has given out: it writes that to the standard error only."""
    with tempfile.TemporaryFile() as file:
        sys.stderr.flush()
        kept = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(kept, 2)
            os.close(kept)
        file.seek(0)
        found = re.search(rb"# bytes in allocated blocks\s*=\s*([\d,]+)", file.read())
    assert found is not None
    return int(found[1].replace(b",", b""))


def counted() -> dict[str, int]:
    """What lives now, after what was dead in circles has been taken away."""
    gc.collect()
    in_c = heap()
    return {
        "blocks": sys.getallocatedblocks(),
        "python": python_bytes(),
        "c": in_c.uordblks + in_c.hblkhd,
        "c_free": in_c.fordblks,
    }


def answer() -> None:
    """One count for each line, as long as somebody asks."""
    for _ in sys.stdin:
        print(json.dumps(counted()), flush=True)


if __name__ == "__main__":
    from cosmeeple.web.serve import main

    threading.Thread(target=answer, daemon=True).start()
    sys.exit(main(sys.argv[1:]))
