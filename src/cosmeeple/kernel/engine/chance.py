"""What the draws of a game are made of: a seed that is promised beforehand, and numbers that the
people add to it.

Before anybody sits down the server shows the commitment to its seed (`transcript.commitment`).
After that each person's browser adds a random number, the nonce. The key of the game's chance is

    BLAKE2b-256("seed N", "table ID", "nonce A ...", "nonce B ..."; a line each, in the order of the
    seats)

so the server cannot choose the deal, for it was bound to its seed before it knew the nonces; and
the people cannot, for they do not know the seed. All of it is in the record of the game and is
checked when the record is read.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import KEY_SIZE, Keyed, Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS

#: The quick generator over the seed alone: programs, and all games recorded before there was the
#: other one.
QUICK = ""
#: Keyed BLAKE2b: tables that people play.
KEYED = "blake2b"
NONCE = re.compile(r"[0-9a-f]{32,64}")
TABLE = re.compile(r"[A-Za-z0-9]{1,24}")


def check_nonce(text: str) -> str:
    """The nonce, or BadInput: 128 to 256 bits in lower-case hexadecimal."""
    if not NONCE.fullmatch(text):
        raise BadInput("a nonce has 32 to 64 digits 0-9a-f")
    return text


@dataclass(frozen=True)
class Draws:
    """How the chance of one game is made of its seed."""

    kind: str = QUICK
    #: The table of the server on which the game was played; "" elsewhere.
    table: str = ""
    #: What was added, by seat; "" where nothing was.
    nonces: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """As the header of a record says it; nothing for the quick generator, so that old records
        stay as they are."""
        if self.kind == QUICK:
            return []
        table = [f"table {self.table}"] if self.table else []
        return [
            f"chance {self.kind}",
            *table,
            *[f"nonce {SEAT_LETTERS[seat]} {self.nonces[seat]}" for seat in self.seats()],
        ]

    def seats(self) -> list[int]:
        """The seats that added a nonce."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce]

    def key(self, seed: int) -> bytes:
        """The key of all draws of a game: its seed, its table and what people's browsers have
        added."""
        lines = [f"seed {seed}", f"table {self.table}"]
        lines += [f"nonce {SEAT_LETTERS[seat]} {self.nonces[seat]}" for seat in self.seats()]
        return hashlib.blake2b(
            "\n".join(lines).encode(), digest_size=KEY_SIZE, person=b"cosmeeple key"
        ).digest()

    def generator(self, seed: int) -> Rng:
        """The generator of a game with this seed."""
        return Keyed(self.key(seed)) if self.kind == KEYED else Rng(state_from_seed(seed))

    def sentence(self) -> str:
        """What this says about fairness, for `cosmeeple verify`."""
        if self.kind == QUICK:
            return (
                "drawn by the quick generator from the seed alone, as programs and early games are"
            )
        if not self.seats():
            return (
                "drawn by keyed BLAKE2b from the promised seed; nobody at the table added "
                "a number to it"
            )
        letters = [SEAT_LETTERS[seat] for seat in self.seats()]
        whose = letters[0] if len(letters) == 1 else f"{', '.join(letters[:-1])} and {letters[-1]}"
        return (
            f"drawn by keyed BLAKE2b from the promised seed and the number that {whose} "
            "added after the promise"
        )


#: What a game draws by unless told otherwise.
BY_SEED = Draws()


def read_draws(kind: str, table: str, nonces: Mapping[str, str], players: int) -> Draws:
    """From the header of a record or from a stored table; BadInput when it makes no sense."""
    if kind == QUICK:
        if table or nonces:
            raise BadInput("`table` and `nonce` mean nothing without `chance`")
        return BY_SEED
    if kind != KEYED:
        raise BadInput(f"chance is made by {KEYED}, not by {kind!r}")
    if table and not TABLE.fullmatch(table):
        raise BadInput(f"{table!r} is no table")
    unknown = [letter for letter in nonces if letter not in SEAT_LETTERS[:players]]
    if unknown:
        raise BadInput(f"there is no seat {unknown[0]!r} that could have added a nonce")
    return Draws(
        kind,
        table,
        tuple(
            [check_nonce(nonces[one]) if one in nonces else "" for one in SEAT_LETTERS[:players]]
        ),
    )
