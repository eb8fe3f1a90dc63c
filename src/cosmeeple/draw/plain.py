"""The table in words, as lines: what the terminal shows. A game brings the places (`games/SLUG/drawing/plain.py`), what
people watch is listed for every player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cosmeeple.kernel.words.preview import AMOUNT, watched

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cosmeeple.draw.seen import Seen


class Section(NamedTuple):
    """A heading and the lines below it."""

    title: str
    lines: list[str]


def players(seen: Seen) -> Section:
    """Everybody with what they have; what there is none of is left out."""
    watch = watched(seen.game)
    texts = seen.texts
    lines = []
    if watch is not None:
        for seat, amounts in enumerate(watch.amounts(seen.view.state)):
            held = [
                texts.say(f"watched-{quantity.key}", count=amount)
                for quantity, amount in zip(watch.quantities, amounts, strict=True)
                if quantity.kind == AMOUNT and amount
            ]
            lines.append(f"{texts.name('seat', seat)}: {', '.join(held) or texts.say('nothing')}")
    return Section(texts.say("in-words-players"), lines)


def sections(seen: Seen) -> list[Section]:
    """The whole table; only the players where a game brings nothing of its own."""
    own = seen.game.part("drawing.plain")
    return [*(own.sections(seen) if own else []), players(seen)]


def listed(texts: Iterable[str], none: str) -> str:
    return ", ".join(texts) or none


def counted(names: Iterable[str], none: str) -> str:
    """Names with their numbers where there are several alike: "Miner, Fence (2)"."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return listed((name if count == 1 else f"{name} ({count})" for name, count in found.items()), none)
