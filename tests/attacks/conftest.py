"""The attacks use the server and the browsers of the web tests."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
for folder in (HERE, WEB):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

spec = importlib.util.spec_from_file_location("web_fixtures", WEB / "conftest.py")
assert spec is not None
assert spec.loader is not None
fixtures = importlib.util.module_from_spec(spec)
spec.loader.exec_module(fixtures)
served, ann, bob = fixtures.served, fixtures.ann, fixtures.bob
