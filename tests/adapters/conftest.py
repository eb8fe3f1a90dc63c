"""The adapters need their extras; without them these tests are skipped. The peers warn about their own affairs."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")
