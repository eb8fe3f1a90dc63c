"""Lets the tests of Race for the Galaxy import their builders by plain name."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

collect_ignore = ["race_build.py"]
