"""A study: a recorded game with comments at its moments and variations from them, in one file.

Moments have names: `m12` is after the twelfth move of the game, `v3` after the third answer that
was added as a variation; a variation begins at any moment. What chance brings in a variation is
what the game's own chance brings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, seat_number
from cosmeeple.kernel.records.codec import apply_text
from cosmeeple.kernel.records.transcript import Match, loads

FORMAT: Final = 1
MOST_BRANCHES: Final = 400
LONGEST_NOTE: Final = 2000
LONGEST_TITLE: Final = 60
#: What people write behind a move.
MARKS: Final = ("", "!", "!!", "?", "??", "!?", "?!")


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """One answer of a variation: after the moment `parent`, "A sail:ross"."""

    id: str
    parent: str
    move: str


class Study(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of it, as it is kept and as a file."""

    cosmeeple_study: int
    title: str
    #: The game as `cosmeeple verify` reads it.
    record: str
    notes: dict[str, str] = {}
    marks: dict[str, str] = {}
    branches: list[Branch] = []

    def dump(self) -> str:
        return msgspec.json.encode(self).decode()

    def file(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


STUDY: Final = msgspec.json.Decoder(Study)


@dataclass(frozen=True)
class Moment:
    """A place in a study: its name, the one before it, and the answer that led there."""

    id: str
    parent: str
    seat: int
    choice: str


class Read:
    """A study with its game replayed: moments and positions."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.match: Match = loads(study.record, "record")
        self.moments: dict[str, Moment] = {"m0": Moment("m0", "", 0, "")}
        for ply, move in enumerate(self.match.moves, 1):
            self.moments[f"m{ply}"] = Moment(f"m{ply}", f"m{ply - 1}", move.seat, move.text)
        for branch in study.branches:
            self.add(branch)

    def add(self, branch: Branch) -> None:
        letter, _, choice = branch.move.partition(" ")
        if (
            branch.parent not in self.moments
            or branch.id in self.moments
            or not branch.id.startswith("v")
        ):
            raise BadInput(f"the variation {branch.id[:20]!r} hangs in the air")
        seat = seat_number(letter, self.match.header.players)
        self.moments[branch.id] = Moment(branch.id, branch.parent, seat, choice)

    def path(self, moment: str) -> list[Moment]:
        """The variation up to a moment: from the game on, without the game's own moves."""
        found = []
        here = self.moments[moment]
        while here.id.startswith("v"):
            found.append(here)
            here = self.moments[here.parent]
        return found[::-1]

    def trunk(self, moment: str) -> int:
        """After how many moves of the game its variation begins."""
        here = self.moments[moment]
        while here.id.startswith("v"):
            here = self.moments[here.parent]
        return int(here.id[1:])

    def position(self, moment: str) -> Table[Any]:
        if moment not in self.moments:
            raise BadInput(f"there is no moment {moment[:20]!r}")
        table = self.match.back_to(self.trunk(moment)).table
        for step in self.path(moment):
            apply_text(table, step.seat, step.choice)
        return table

    def children(self, moment: str) -> list[Moment]:
        """What follows: the game's own move first, then the variations."""
        return [one for one in self.moments.values() if one.parent == moment]

    def check(self) -> None:
        """Every variation can be played; comments and marks belong to moments."""
        if self.study.cosmeeple_study != FORMAT:
            raise BadInput(
                f"a study of format {self.study.cosmeeple_study}; this program reads {FORMAT}"
            )
        if len(self.study.branches) > MOST_BRANCHES:
            raise BadInput(f"more than {MOST_BRANCHES} moves in variations")
        parents = {branch.parent for branch in self.study.branches}
        for branch in self.study.branches:
            if branch.id not in parents:
                self.position(branch.id)
        for name, text in self.study.notes.items():
            if name not in self.moments or len(text) > LONGEST_NOTE:
                raise BadInput(f"the comment at {name[:20]!r} has no place, or is too long")
        for name, mark in self.study.marks.items():
            if name not in self.moments or mark not in MARKS:
                raise BadInput(f"the mark at {name[:20]!r} has no place, or is none")


def new_study(title: str, record: str) -> Study:
    return Study(FORMAT, title[:LONGEST_TITLE], record)


def read_study(body: str | bytes) -> Read:
    """A study from its text, checked; BadInput when it is none."""
    try:
        read = Read(STUDY.decode(body))
    except msgspec.DecodeError as error:
        raise BadInput(f"this is no study: {error}") from None
    read.check()
    return read


def branched(read: Read, moment: str, seat: int, choice: str) -> tuple[Study, str]:
    """The study with one more answer after a moment, and the name of the moment it leads to; one
    that is there already is not added again."""
    for child in read.children(moment):
        if (child.seat, child.choice) == (seat, choice):
            return read.study, child.id
    if len(read.study.branches) >= MOST_BRANCHES:
        raise BadInput(f"a study has at most {MOST_BRANCHES} moves in variations")
    apply_text(read.position(moment), seat, choice)
    used = [int(branch.id[1:]) for branch in read.study.branches]
    name = f"v{max(used, default=0) + 1}"
    branch = Branch(name, moment, f"{SEAT_LETTERS[seat]} {choice}")
    return msgspec.structs.replace(read.study, branches=[*read.study.branches, branch]), name


def pruned(read: Read, moment: str) -> Study:
    """Without a variation's moment and all that follows it."""
    gone = {moment}
    for branch in read.study.branches:
        if branch.parent in gone:
            gone.add(branch.id)
    study = read.study
    return msgspec.structs.replace(
        study,
        branches=[branch for branch in study.branches if branch.id not in gone],
        notes={name: text for name, text in study.notes.items() if name not in gone},
        marks={name: mark for name, mark in study.marks.items() if name not in gone},
    )


def annotated(read: Read, moment: str, note: str, mark: str) -> Study:
    """With this comment and mark at a moment; empty ones are taken away."""
    if moment not in read.moments or mark not in MARKS:
        raise BadInput("there is no such moment, or no such mark")
    notes = {**read.study.notes, moment: note.strip()[:LONGEST_NOTE]}
    marks = {**read.study.marks, moment: mark}
    return msgspec.structs.replace(
        read.study,
        notes={name: text for name, text in notes.items() if text},
        marks={name: one for name, one in marks.items() if one},
    )
