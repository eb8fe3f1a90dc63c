"""The list of addresses says what the application answers."""

from __future__ import annotations

import re

import pytest
from starlette.routing import Match

from cosmeeple.web import addresses
from cosmeeple.web.app import make_app
from cosmeeple.web.settings import Settings

LISTED = re.findall(r"^ +(GET|POST) +(/\S*)", addresses.__doc__ or "", re.MULTILINE)


def test_every_address_is_listed_once() -> None:
    assert len(LISTED) > 100
    assert len(set(LISTED)) == len(LISTED)


@pytest.mark.parametrize(("method", "path"), LISTED)
def test_every_address_is_answered(method: str, path: str) -> None:
    scope = {"type": "http", "method": method, "path": path, "root_path": "", "headers": []}
    found = [route.matches(scope)[0] for route in make_app(Settings()).routes]
    assert Match.FULL in found
