"""Small marks of this game: resources, dice, spaces for dice, tokens."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, esc, icon, seat_class
from cosmeeple.draw.words import Words
from cosmeeple.games.circadians.kit import (
    FARM_CHOICE,
    FARM_MARKET,
    FARM_PASSIVE,
    FARM_POINTS,
    FARM_SIX,
    FLIP,
    PLUS_1_2,
    PLUS_MINUS_1,
)
from cosmeeple.games.circadians.prices import face_at
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.vocabulary import (
    AI_OWNER,
    DIRECTIONS,
    RESOURCE_COUNT,
    RESOURCES,
    SAL,
    SIDES,
    face_of,
    owner_of,
)
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Phrases, locale_files

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.circadians.state import State

LOCALE: Final = Path(__file__).parent / "locale"
#: Icons and classes of goods: the four resources, dice, Contracts.
GOODS_ICONS: Final = ("water", "algae", "energy", "gem", "die", "contract")
GOODS_CLASSES: Final = ("r-w", "r-a", "r-e", "r-g", "r-d", "r-c")
LOCATION_ICONS: Final = (
    "headquarters",
    "mines",
    "laboratory",
    "foundry",
    "market",
    "academy",
    "station",
    "negotiation",
    "warehouse",
)


@cache
def words_in(language: str) -> Words:
    return Words(LOCALE, language)


def words(seen: Seen) -> Words:
    return words_in(seen.texts.language)


# --- goods


def one(seen: Seen, kind: int, amount: int | str) -> str:
    """An amount of one kind of goods: number, icon, word for those who listen."""
    name = (
        seen.texts.name("resource", kind)
        if kind < RESOURCE_COUNT
        else words(seen)(GOODS_ICONS[kind])
    )
    return f'<span class="r {GOODS_CLASSES[kind]}">{amount}{icon(GOODS_ICONS[kind])}<span class="sr"> {esc(name)} </span></span>'


def goods(seen: Seen, amounts: Iterable[int]) -> str:
    """All goods of a bundle."""
    inside = "".join(one(seen, kind, amount) for kind, amount in enumerate(amounts) if amount)
    return f'<span class="rs">{inside}</span>'


def plain_goods(seen: Seen, amounts: Iterable[int]) -> str:
    """The same as text: for notes and titles."""
    language = seen.texts.language
    found = [some(language, kind, amount) for kind, amount in enumerate(amounts) if amount]
    return ", ".join(found) or words(seen)("nothing")


@lru_cache(maxsize=2_000)
def some(language: str, kind: int, amount: int) -> str:
    """So much of one kind, in words."""
    if kind >= RESOURCE_COUNT:
        return words_in(language)(f"some-{GOODS_ICONS[kind]}", count=amount)
    texts = Phrases(locale_files(load_game("circadians"), language), language)
    return texts.say(f"watched-{RESOURCES[kind]}", count=amount)


# --- dice


def die(seen: Seen, owner: int, face: int, extra: str = "") -> str:
    """A die: face with pips, strip with its owner's letter over the pattern."""
    say = words(seen)
    letter = say("ai") if owner == AI_OWNER else "S" if face == SAL else LETTERS[owner]
    name = say("the-ai") if owner == AI_OWNER else seen.texts.name("seat", owner)
    shown = seen.view.state.kit.cards.sal_value if face == SAL else face
    label = say("die-of", name=name, value=seen.texts.name("face", face))
    colour = (
        seat_class(len(seen.view.state.areas)) + " ai" if owner == AI_OWNER else seat_class(owner)
    )
    return f'<span class="die {colour}{extra}" data-piece="die-{owner}-{face}" role="img" aria-label="{esc(label)}" title="{esc(label)}">{icon(f"die-{shown}")}<i>{esc(letter)}</i></span>'


def piece(seen: Seen, number: int) -> str:
    return die(seen, owner_of(number), face_of(number))


# --- spaces that take dice


def sends(seen: Seen, place: str) -> list[str]:
    """The legal ways of sending the pending die to a destination, one for each value."""
    prefix = f"send:{place}:"
    return [key for key in seen.legal() if key.startswith(prefix)]


def spot(
    seen: Seen,
    place: str,
    group: str,
    label: str,
    printed: str = "",
    extra: str = "",
    values: int = -1,
) -> str:
    """A free space: a control when the pending die may go there, a question when it may not.

    `values` are the die values that this very space takes, one bit each.
    """
    say = words(seen)
    frame = seen.view.frame
    keys = [key for key in sends(seen, place) if values >> int(key[-1]) & 1]
    if len(keys) == 1:
        value = keys[0].rsplit(":", 1)[1]
        return f'<button type="button" class="spot legal{extra}" data-choice="{esc(keys[0])}" data-drop="" title="{esc(label)}"><span class="sr">{esc(say("send-here", what=label))} </span>{value}</button>'
    if keys:
        shown = "·".join(key.rsplit(":", 1)[1] for key in keys)
        return f'<button type="button" class="spot legal{extra}" data-group="{esc(group)}" data-only="{esc(" ".join(keys))}" data-drop="" title="{esc(label)}"><span class="sr">{esc(say("send-here", what=label))} </span>{shown}</button>'
    if isinstance(frame, SendDie) and seen.asked:
        state: State = seen.view.state
        face = face_at(state, frame.seat, frame.source)
        number = state.kit.cards.sal_value if face == SAL else face
        return f'<button type="button" class="spot no{extra}" aria-disabled="true" data-why="send:{esc(place)}:{number}" data-name="{esc(label)}" title="{esc(label)}"><span class="sr">{esc(say("why-not", what=label))} </span>{esc(printed)}</button>'
    return f'<span class="spot{extra}" title="{esc(label)}">{esc(printed)}</span>'


def taken(seen: Seen, number: int) -> str:
    return f'<span class="spot full">{piece(seen, number)}</span>'


# --- tokens


def ship_face(seen: Seen, tile: int) -> str:
    """What a Ship does, in a few signs."""
    tiles = seen.view.state.kit.tiles
    change = tiles.ship_change[tile]
    parts = []
    if change == FLIP:
        parts.append(icon("rotate-r"))
    elif change == PLUS_1_2:
        parts.append("+1 +2")
    elif change == PLUS_MINUS_1:
        parts.append("±1")
    if tiles.ship_ignores_algae[tile]:
        parts.append(one(seen, 1, 0))
    parts += [
        one(seen, kind, f"−{less}") for kind, less in enumerate(tiles.ship_discount[tile]) if less
    ]
    return "".join(parts)


def ship_text(seen: Seen, tile: int) -> str:
    say = words(seen)
    tiles = seen.view.state.kit.tiles
    change = tiles.ship_change[tile]
    parts = []
    if change:
        parts.append(say(("", "ship-flip", "ship-plus", "ship-shift")[change]))
    if tiles.ship_ignores_algae[tile]:
        parts.append(say("ship-algae"))
    if any(tiles.ship_discount[tile]):
        parts.append(say("ship-less", goods=plain_goods(seen, tiles.ship_discount[tile])))
    if tiles.ship_points[tile]:
        parts.append(say("points", count=tiles.ship_points[tile]))
    return f"{seen.texts.name('ship_tile', tile)}: {', '.join(parts)}"


def farm_face(seen: Seen, tile: int) -> str:
    tiles = seen.view.state.kit.tiles
    kind = tiles.farm_kind[tile]
    if kind == FARM_POINTS:
        return f"{tiles.farm_points[tile]}{icon('vp')}"
    if kind == FARM_MARKET:
        return f"{tiles.farm_trades[tile]}{icon('trade')}"
    if kind == FARM_SIX:
        return f"{icon('die-6')}{goods(seen, tiles.farm_yield[tile])}"
    if kind == FARM_PASSIVE:
        return goods(seen, tiles.farm_yield[tile])
    return "".join(one(seen, resource, "") for resource in tiles.farm_choices[tile])


def farm_text(seen: Seen, tile: int) -> str:
    say = words(seen)
    tiles = seen.view.state.kit.tiles
    kind = tiles.farm_kind[tile]
    if kind == FARM_POINTS:
        text = say("points", count=tiles.farm_points[tile])
    elif kind == FARM_MARKET:
        text = say("farm-market", count=tiles.farm_trades[tile])
    elif kind == FARM_SIX:
        text = say("farm-six", goods=plain_goods(seen, tiles.farm_yield[tile]))
    elif kind == FARM_PASSIVE:
        text = say("farm-passive", goods=plain_goods(seen, tiles.farm_yield[tile]))
    elif kind == FARM_CHOICE:
        amounts = [
            f"{tiles.farm_yield[tile][resource]} {seen.texts.name('resource', resource)}"
            for resource in tiles.farm_choices[tile]
        ]
        text = say("farm-passive", goods=" / ".join(amounts))
    else:
        names = [seen.texts.name("resource", resource) for resource in tiles.farm_choices[tile]]
        text = say("farm-table", goods=" / ".join(names))
    return f"{seen.texts.name('farm_tile', tile)}: {text}"


def tile_mark(inside: str, title: str, choice: str = "", extra: str = "", what: str = "") -> str:
    """A token: a control when it can be chosen; `what` it is for the inspector."""
    if what:
        extra += f'" data-inspect="{what}'
    if choice:
        return f'<button type="button" class="tk2 pick{extra}" data-choice="{esc(choice)}" title="{esc(title)}"><span class="sr">{esc(title)} </span><span aria-hidden="true">{inside}</span></button>'
    return f'<span class="tk2{extra}" title="{esc(title)}"><span class="sr">{esc(title)} </span><span aria-hidden="true">{inside}</span></span>'


def direction_of(key: str) -> int:
    """The way behind `move:3`."""
    return DIRECTIONS.index(key.split(":")[1])


def values_in(bits: int) -> str:
    """Accepted die values as text: 1 to 2, 5, any."""
    values = [value for value in range(1, SIDES + 1) if bits >> value & 1]
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"


def accepts_all(bits: int) -> bool:
    return all(bits >> value & 1 for value in range(1, SIDES + 1))
