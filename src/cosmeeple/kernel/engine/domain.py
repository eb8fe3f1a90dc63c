"""Domains: what the answers of a decision can ever be.

An answer is an int. Its domain gives it a stable text key, for transcripts, the wire and the
screen, and (with the other domains of the game) a fixed place in the numbered action space that
learning programs see.
"""

from __future__ import annotations

import difflib
from typing import Final, final

from cosmeeple.kernel.engine.errors import UnknownKey

PASS: Final = -1
PASS_KEY: Final = "pass"


def ids(words: str) -> tuple[str, ...]:
    """Ids as a vocabulary lists them when they are many.

    >>> ids("camp shipyard crane")
    ('camp', 'shipyard', 'crane')
    """
    return tuple(words.split())


@final
class Domain:
    """Numbered answers with stable keys; an optional one also has PASS.

    >>> zones = Domain("zone", ("ross", "wilkes"), True)
    >>> zones.key(1), zones.key(PASS), zones.pick("ross")
    ('wilkes', 'pass', 0)
    """

    def __init__(self, kind: str, keys: tuple[str, ...], optional: bool = False) -> None:
        if len(set(keys)) != len(keys) or (optional and PASS_KEY in keys):
            raise ValueError(
                f"domain {kind}: keys must differ from each other and from {PASS_KEY!r}"
            )
        self.kind: Final = kind
        self.keys: Final = keys
        self.optional: Final = optional
        self.picks: Final[list[int]] = list(range(PASS if optional else 0, len(keys)))
        self.numbers: Final[dict[str, int]] = {key: i for i, key in enumerate(keys)}

    def size(self) -> int:
        """How many answers there are, PASS included."""
        return len(self.picks)

    def key(self, pick: int) -> str:
        """The text of an answer."""
        return PASS_KEY if pick == PASS else self.keys[pick]

    def pick(self, key: str) -> int:
        """The answer of a text; UnknownKey, with what is near, for others."""
        if key == PASS_KEY and self.optional:
            return PASS
        number = self.numbers.get(key)
        if number is None:
            near = difflib.get_close_matches(key, self.keys, 3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise UnknownKey(f"{key!r} is no {self.kind}{hint}")
        return number
