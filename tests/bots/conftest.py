"""The toy game of the kernel's tests has secret questions to several seats; it cannot extend a
compiled kernel."""

from __future__ import annotations

import sys
from pathlib import Path

from cosmeeple.cli.bench import is_compiled

sys.path.insert(0, str(Path(__file__).parents[1] / "kernel"))

collect_ignore = ["test_bots_secrets.py"] if is_compiled() else []
