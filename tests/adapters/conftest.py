"""The adapters need their extras; without them these tests are skipped. The peers warn about their
own affairs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

pytest.importorskip("numpy")
