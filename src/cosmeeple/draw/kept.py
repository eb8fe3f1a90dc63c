"""Pieces of a drawing are kept with what they were drawn from: a move changes few of them, and most look the same to everybody.

A function that draws a piece names its inputs, all of them: the piece is drawn again only when they differ. Names of people,
the components and the language are the same for all who share a memory, so they are no inputs.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Final, ParamSpec

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from cosmeeple.draw.seen import Seen

P = ParamSpec("P")

#: So many characters of pieces are surely kept: more than any page of ours consists of.
MOST: Final = 80_000


class Pieces:
    """What was drawn lately at one table in one language. What nobody asks for while others fill the memory is forgotten."""

    def __init__(self) -> None:
        self.young: dict[Hashable, str] = {}
        self.old: dict[Hashable, str] = {}
        self.size = 0

    def find(self, key: Hashable) -> str | None:
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, piece: str) -> None:
        if self.size > MOST:
            self.old, self.young, self.size = self.young, {}, 0
        self.young[key] = piece
        self.size += len(piece)


def kept(inputs: Callable[..., tuple[Hashable, ...] | None]) -> Callable[[Callable[P, str]], Callable[P, str]]:
    """Draw only when the inputs are new; where they are None the piece is drawn every time. The first argument is the `Seen`."""

    def keeping(draw: Callable[P, str]) -> Callable[P, str]:
        @wraps(draw)
        def drawn(*args: P.args, **more: P.kwargs) -> str:
            given = inputs(*args, **more)
            if given is None:
                return draw(*args, **more)
            seen: Seen = args[0]  # type: ignore[assignment]
            key = (draw, given)
            found = seen.pieces.find(key)
            if found is None:
                found = draw(*args, **more)
                seen.pieces.keep(key, found)
            return found

        return drawn

    return keeping


__all__ = ["Pieces", "kept"]
