"""The file of a network: a line of JSON that says what it is, then its numbers of 16 bits,
compressed.

Written by the training (`cosmeeple.training`), read when a bot first needs it. A file that was made
for other inputs is refused.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.thinking.net import LIFT, Net

MAGIC = b"cosmeeple network 1\n"


class About(msgspec.Struct, forbid_unknown_fields=True):
    """The first line after the magic one."""

    game: str
    #: The fingerprint of the list of inputs.
    inputs_digest: str
    inputs: int
    width: int
    heads: list[str]
    #: What some options are worth, beside the network: plain numbers by name.
    tables: dict[str, int]
    #: How it was trained: settings, seeds, games.
    source: dict[str, Any]


class Weights(msgspec.Struct):
    """All numbers, as the training makes them."""

    rows: list[list[int]]
    bias: list[int]
    heads: list[list[int]]
    offsets: list[int]
    direct: list[list[int]]
    tables: dict[str, list[int]]


def packed(lanes: Sequence[int]) -> int:
    """Signed numbers side by side, the first one lowest.

    >>> packed([1, -1]) == 1 - (1 << 16)
    True
    """
    return lifted([each + LIFT for each in lanes]) - lifted([LIFT] * len(lanes))


def lifted(lanes: Sequence[int]) -> int:
    """A row of lanes as one large int."""
    return int.from_bytes(little(array("H", lanes)).tobytes(), "little")


def little(numbers: array[int]) -> array[int]:
    """The numbers in the order in which files keep bytes."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def net_of(weights: Weights) -> Net:
    """A network that answers, from its weights."""
    return Net(
        [packed(row) for row in weights.rows],
        lifted([each + LIFT for each in weights.bias]),
        weights.heads,
        weights.offsets,
        weights.direct,
    )


def dump_net(about: About, weights: Weights) -> bytes:
    """A network as the bytes of its file."""
    numbers = array("h")
    for group in (weights.rows, [weights.bias], weights.heads, [weights.offsets], weights.direct):
        for row in group:
            numbers.extend(row)
    for name in about.tables:
        numbers.extend(weights.tables[name])
    return MAGIC + msgspec.json.encode(about) + b"\n" + zlib.compress(little(numbers).tobytes(), 9)


def load_net(path: Path, inputs_digest: str) -> tuple[About, Weights]:
    """A network file; BadFile when it is none, or one for other inputs."""
    raw = path.read_bytes()
    if not raw.startswith(MAGIC):
        raise BadFile(path.name, None, "this is no file of a network")
    line, _, body = raw[len(MAGIC) :].partition(b"\n")
    try:
        about = msgspec.json.decode(line, type=About)
        numbers = array("h")
        numbers.frombytes(zlib.decompress(body))
    except (msgspec.MsgspecError, zlib.error, ValueError) as error:
        raise BadFile(path.name, None, f"the network cannot be read: {error}") from None
    if about.inputs_digest != inputs_digest:
        raise BadFile(
            path.name,
            None,
            "the network was trained for other inputs; train it again: cosmeeple train",
        )
    little(numbers)
    heads = len(about.heads)
    sizes = (
        about.inputs * about.width,
        about.width,
        heads * about.width,
        heads,
        heads * about.inputs,
    )
    if len(numbers) != sum(sizes) + sum(about.tables.values()):
        raise BadFile(path.name, None, "the network has too few or too many numbers")
    taken = 0

    def rows(count: int, size: int) -> list[list[int]]:
        nonlocal taken
        first = taken
        taken += count * size
        return [numbers[first + i * size : first + (i + 1) * size].tolist() for i in range(count)]

    weights = Weights(
        rows(about.inputs, about.width),
        rows(1, about.width)[0],
        rows(heads, about.width),
        rows(1, heads)[0],
        rows(heads, about.inputs),
        {name: rows(1, size)[0] for name, size in about.tables.items()},
    )
    return about, weights
