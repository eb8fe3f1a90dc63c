"""The toy game beside these tests is interpreted; classes of the compiled kernel cannot be extended
by it."""

from __future__ import annotations

import sys
from pathlib import Path

from cosmeeple.cli.bench import is_compiled

sys.path.insert(0, str(Path(__file__).parent))

collect_ignore = ["toy.py"]
if is_compiled():
    collect_ignore += ["test_checks.py", "test_table.py", "test_view.py", "test_codec.py"]
    collect_ignore += [
        "test_lookahead.py",
        "test_rehearsal.py",
        "test_preview.py",
        "test_record.py",
    ]
