"""How entries of components.toml become numbers of the kit: amounts, prices, sets of values,
places."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.shapes import Amounts, Components, Goods
from cosmeeple.kernel.engine.rows import vec

#: How many can play; what a Contract can count; Stations with a price of their own.
COUNTS = (1, 2, 3, 4)
COUNTED = (
    "",
    "contracts_in_hand",
    "own_warehouse_dice",
    "own_scoring_contracts",
    "own_passive_contracts",
    "own_pool_dice",
    "own_farm_tiles",
    "own_ship_tiles",
    "own_negotiation_dice",
    *[f"own_negotiation_dice_{faction}" for faction in words.FACTIONS],
    *words.RESOURCES,
)
PRICED = {
    words.LABORATORY: "laboratory",
    words.FOUNDRY: "foundry",
    words.CONTROL_ROOM: "control_room",
}


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def rows(lines: Iterable[Iterable[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([row(line) for line in lines])


def amounts(given: Amounts) -> tuple[int, ...]:
    return (given.water, given.algae, given.energy, given.gem)


def goods(given: Goods) -> tuple[int, ...]:
    return (*amounts(given), given.die, given.contract)


def resource(name: str) -> int:
    return words.RESOURCES.index(name)


def single(price: Amounts) -> tuple[int, int]:
    """The one resource of a price, and how much of it."""
    return next((number, amount) for number, amount in enumerate(amounts(price)) if amount)


def named(price: Amounts) -> str:
    return "_".join(
        name for name, amount in zip(words.RESOURCES, amounts(price), strict=True) if amount
    )


def bits(values: tuple[int, ...]) -> int:
    return sum(1 << value for value in set(values))


def shifted(place: tuple[int, int], vector: tuple[int, int]) -> tuple[int, int]:
    return place[0] + vector[0], place[1] + vector[1]


def space_ids(c: Components) -> tuple[str, ...]:
    cells = tuple(f"{cell.q},{cell.r}" for cell in c.planet.side[0].cells)
    return (*cells, *[slot.id for slot in c.planet.cache_slot])
