"""The attacks use the server and the browser of the web tests."""

from __future__ import annotations

import sys
from pathlib import Path

WEB = str(Path(__file__).parents[1] / "web")
if WEB not in sys.path:
    sys.path.insert(0, WEB)
