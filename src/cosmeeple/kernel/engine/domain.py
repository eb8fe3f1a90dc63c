"""Domains: what the answers of a decision can ever be.

An answer is an int. Its domain gives it a stable text key, for transcripts, the wire and the
screen, and (with the other domains of the game) a fixed place in the numbered action space that
learning programs see.
"""

from __future__ import annotations

import difflib
from typing import Final, final

from mypy_extensions import i64

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
class Part:
    """Answers of one kind among others: `build:basic`, `build:double`; without keys a single one,
    without a verb the keys alone. `begin` is the number of the first."""

    def __init__(self, begin: int, verb: str, keys: tuple[str, ...] = (), tail: str = "") -> None:
        self.begin: Final = begin
        head = f"{verb}:" if verb else ""
        self.keys: Final = tuple([f"{head}{key}{tail}" for key in keys]) if keys else (verb,)


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
        #: By answer, the first one of its part and its place in it.
        self.places: list[tuple[i64, i64]] = [(0, pick) for pick in range(len(keys))]

    @staticmethod
    def of(kind: str, parts: tuple[Part, ...], optional: bool = False) -> Domain:
        """A domain of several kinds of answers; ValueError when a part does not begin where the one
        before it ends.

        >>> turn = Domain.of("turn", (Part(0, "build", ("camp", "crane")), Part(2, "end")))
        >>> turn.keys, turn.split(1), turn.split(2)
        (('build:camp', 'build:crane', 'end'), (0, 1), (2, 0))
        """
        keys: list[str] = []
        places: list[tuple[i64, i64]] = []
        for part in parts:
            if part.begin != len(keys):
                raise ValueError(
                    f"domain {kind}: {part.keys[0]} is number {len(keys)}, not {part.begin}"
                )
            keys.extend(part.keys)
            places.extend([(part.begin, place) for place in range(len(part.keys))])
        domain = Domain(kind, tuple(keys), optional)
        domain.places = places
        return domain

    def split(self, pick: i64) -> tuple[i64, i64]:
        """The part of an answer, told by its first answer, and the place in it; not for PASS."""
        return self.places[pick]

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
