"""The history of a room: its entries, the line of play that counts now, and the kernel's record of
exactly that line.

Moves that were taken back stay among the entries. Loading a room and following what other processes
do is the same fold: `History.take` of every entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cosmeeple.draw.seen import OPEN, PERSON
from cosmeeple.kernel.engine.agenda import Simultaneous
from cosmeeple.kernel.engine.chance import BY_SEED, Draws
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Told
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SAME
from cosmeeple.kernel.records.carry import follow, playing, reach
from cosmeeple.kernel.records.codec import (
    digest,
    dump_table,
    load_table,
    only_answer,
    pick_of,
    question,
)
from cosmeeple.kernel.records.together import joined, steps
from cosmeeple.kernel.records.transcript import (
    Header,
    Match,
    Move,
    commitment,
    link_after,
    taken_from,
)
from cosmeeple.web.room.charter import Charter
from cosmeeple.web.room.entry import KINDS, POSITION_KINDS, SITTING, STEP, Entry, load_draws, now_ms
from cosmeeple.web.room.refusals import Damaged, Refused

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

#: Moves between two snapshots: loading never replays more.
INTERVAL = 20


class Tried(NamedTuple):
    """A move made on a copy: the table before and after it, what happened, the link of the
    chain."""

    before: Table[Any]
    after: Table[Any]
    told: list[Told]
    link: str
    pick: int
    text: str
    #: Which one it is of those that were sent together.
    step: int


class History:
    """What has happened at a table, and where its game stands."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        #: How the answers given so far are carried over to the present rules; None: they cannot be.
        self.way = charter.game.way_from(charter.rules_version)
        self.version = 0
        self.entries: list[Entry] = []
        self.line: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        #: Snapshots by (ply, link), with the version they are stored under.
        self.snapshots: dict[tuple[int, str], int] = {}
        self.match: Match | None = None
        #: How chance is made of the seed; known when the game starts.
        self.draws: Draws = BY_SEED
        #: Why the position cannot be played on: other rules, other components. Empty when it can.
        self.frozen = ""
        #: What freezes it, as pages say it: a key of the texts and its values.
        self.frozen_as: tuple[str, dict[str, Any]] = ("frozen", {})
        #: For each seat, the version since which its present question stands.
        self.asked_since = [0] * charter.players
        self.taken_back = 0
        #: The connection broke during the commit of the last entry: nobody knows whether it holds.
        self.unsure = False
        #: The history was rewritten: only loading it again shows what it is.
        self.rewritten = False

    # --- facts

    @property
    def table(self) -> Table[Any]:
        """Where the game stands; Refused before it has started."""
        if self.match is None:
            raise Refused("not-started", 409, "the game has not started")
        return self.match.table

    @property
    def moves(self) -> int:
        """How many count now."""
        return len(self.line)

    def opened_by(self, seat: int) -> str | None:
        """Who freed the seat for whoever comes by the link, and so agreed to them."""
        for entry in reversed(self.entries):
            if entry.seat == seat and entry.kind == "seat" and entry.body["kind"] == OPEN:
                return entry.person
        return None

    def sent_with(self, entry: Entry) -> str:
        """The text that a move came with: its own, or those of all answers that were sent together
        up to it."""
        step = int(entry.body.get(STEP, 1))
        return joined(
            [one.choice or "" for one in self.entries[entry.version - step : entry.version]]
        )

    def position_version(self) -> int:
        """The version of the last entry that changed the position."""
        for entry in reversed(self.entries):
            if entry.kind in POSITION_KINDS:
                return entry.version
        return 0

    def first_version(self) -> int:
        """The version at which the game started."""
        return next((entry.version for entry in self.entries if entry.kind == "started"), 0)

    def course(self) -> str:
        """The table's game until something is taken back. What bots remember belongs to it: after
        an undo they would know what comes next.
        """
        return f"{self.charter.id}/{self.taken_back}"

    def sat_at(self, person: str) -> set[int]:
        """The seats that the person has held or played in this game, as far as the entries tell."""
        begun = self.first_version()
        return {
            entry.seat
            for entry in self.entries
            if entry.seat is not None
            and entry.person == person
            and entry.version > begun > 0
            and (
                entry.kind in SITTING
                or (entry.kind == "seat" and (entry.body["kind"] == PERSON or "gave" in entry.body))
            )
        }

    def next_entry(
        self, kind: str, seat: int | None, person: str | None, body: dict[str, Any], **fields: Any
    ) -> Entry:
        """The entry that would come next; nothing is written yet."""
        assert kind in KINDS, kind
        at = max(now_ms(), self.entries[-1].at) if self.entries else now_ms()
        return Entry(self.version + 1, kind, seat, person, at, body, **fields)

    # --- taking in what is on disk

    def take(self, entry: Entry) -> None:
        """An entry of the history, as it was written; all that follows from it but the position,
        which `settle` or whoever wrote it sets."""
        self.entries.append(entry)
        self.version = entry.version
        if entry.key:
            self.keys[entry.key] = entry
        self.take_play(entry)
        if entry.kind not in KINDS:
            self.frozen = self.frozen or f"a newer program wrote {entry.kind!r} at this table"
        self.rewritten = self.rewritten or entry.kind == "gone"

    def take_play(self, entry: Entry) -> None:
        """What the entry does to the line of play, and since when each seat has its present
        question."""
        match entry.kind:
            case "move":
                self.line.append(entry)
                if entry.body.get("stands") and entry.seat is not None:
                    self.asked_since[entry.seat] = entry.version
                else:
                    self.asked_since = [entry.version] * self.charter.players
            case "undone":
                self.taken_back += 1
                kept = int(entry.body["to"])
                for move in self.line[kept:]:
                    move.undone = True
                del self.line[kept:]
                self.asked_since = [entry.version] * self.charter.players
            case "started":
                self.draws = load_draws(entry.body.get("draws"))
                self.asked_since = [entry.version] * self.charter.players

    def start_of(self, news: Sequence[Entry], kept: Sequence[RowMapping]) -> tuple[int, int] | None:
        """The snapshot from which the position after these entries is worked out, as (ply, version
        it is stored under); None where it leads on from the one we have, or there is none."""
        if (
            not any(entry.kind in ("undone", "started") for entry in news)
            or self.way is None
            or self.frozen
        ):
            return None
        line = list(self.line)
        for entry in news:
            if entry.kind == "move":
                line.append(entry)
            elif entry.kind == "undone":
                del line[int(entry.body["to"]) :]
        return nearest(
            self.snapshots | {(one["ply"], one["link"]): one["version"] for one in kept},
            line,
            len(line),
        )

    def tail_moves(self) -> list[Move]:
        """The moves that count, as a record keeps them."""
        return [move_of(entry) for entry in self.line]

    def snapshot_before(self, ply: int) -> tuple[int, int]:
        """The nearest snapshot on this line of play: (ply, version it is stored under)."""
        return nearest(self.snapshots, self.line, ply)

    def snapshot_row(self, version: int, ply: int, link: str, table: Table[Any]) -> dict[str, Any]:
        """A snapshot as a row keeps it."""
        body = msgspec.json.encode(dump_table(self.charter.game, table)).decode()
        return {
            "table": self.charter.id,
            "version": version,
            "ply": ply,
            "link": link,
            "body": body,
        }

    def position_from(self, body: str, ply: int, upto: int) -> Table[Any]:
        """The position after `upto` moves, from a snapshot after `ply`: replays at most one
        interval."""
        try:
            table = load_table(self.charter.game, msgspec.json.decode(body))
            table.telling = False
            self.need_digest(table, ply)
            self.replay(table, ply, upto)
        except (BadInput, msgspec.DecodeError) as error:
            if self.charter.rules_version != self.charter.game.rules_version and isinstance(
                error, BadInput
            ):
                raise
            raise Damaged("position", upto, f"cannot be played again: {error}") from None
        return table

    def replay(self, table: Table[Any], ply: int, upto: int) -> None:
        """Make the moves after `ply` again, up to `upto`; BadInput when the present rules allow one
        of them no more, Damaged when it leads elsewhere by the same rules.

        Questions that are new since are answered for those who were not asked, up to the position
        that they saw.
        """
        assert self.way is not None, "a table without a way is frozen"
        play = playing(table)
        for number, entry in enumerate(self.line[ply:upto], ply + 1):
            follow(self.way, table, entry.seat or 0, entry.choice or "", play, number)
            if digest(table) != entry.digest and not reach(
                self.way, table, play, partial(is_position, entry.digest)
            ):
                if self.way == SAME:
                    raise self.another_position(number)

    def need_digest(self, table: Table[Any], ply: int) -> None:
        """The position after `ply` moves must be the one that was written; Damaged when it is
        another."""
        written = self.line[ply - 1].digest if ply else self.first_digest()
        while digest(table) != written:
            # Earlier rules gave some answers unasked where there was only one.
            only = only_answer(table)
            if only is not None:
                table.apply(*only)
                continue
            raise self.another_position(ply)

    def another_position(self, ply: int) -> Damaged:
        """That a position is not the one that was written."""
        return Damaged(
            "position",
            ply,
            "the position is another than the one that was written: a row was changed, or the rules were changed "
            "without a new version",
        )

    def first_digest(self) -> str | None:
        """The digest of the position at the start."""
        return next((entry.digest for entry in self.entries if entry.kind == "started"), None)

    def check_chain(self, header: Header) -> None:
        """Every link of the history, also of moves that were taken back, from the digests beside
        them: nothing has to be played for it, so it is quick however long the game was. Damaged at
        the first that is wrong.
        """
        if self.charter.commitment != commitment(self.charter.seed):
            raise Damaged("seed", 0, "the seed does not match its commitment")
        links = [header.link()]
        for number, entry in enumerate(self.entries, 1):
            if entry.version != number:
                raise Damaged("rows", len(links) - 1, f"entry {number} is missing")
            if entry.kind == "move":
                link = link_after(
                    links[-1], entry.seat or 0, entry.choice or "", entry.digest or ""
                )
                if link != entry.link:
                    raise Damaged(
                        "chain",
                        len(links),
                        f"the digest chain breaks: {entry.link} should be {link}",
                    )
                links.append(link)
            elif entry.kind == "undone":
                del links[int(entry.body["to"]) + 1 :]

    def freeze(self, error: Damaged) -> None:
        """Nobody plays on what is damaged; all other tables go on."""
        self.frozen = f"what is stored of this table is damaged; {error}"
        self.frozen_as = ("frozen-damage", {"what": error.what, "move": error.move})
        self.match = None

    def set_position(self, table: Table[Any], header: Header) -> None:
        """The game stands here."""
        table.telling = True
        happened = [self.first_told(), *[entry.told for entry in self.line]]
        self.match = Match(
            self.charter.game, header, self.charter.kit, table, self.tail_moves(), happened
        )

    def accept(self, moves: Sequence[Entry], table: Table[Any]) -> None:
        """The position has moved on by these, which are written and taken."""
        assert self.match is not None
        self.match.table = table
        for one in moves:
            self.match.moves.append(move_of(one))
            self.match.happened.append(one.told)

    def first_told(self) -> list[Told]:
        """What happened at the start."""
        for entry in self.entries:
            if entry.kind == "started":
                return entry.told
        return []

    def check_rules(self) -> None:
        """Old games stay readable when the rules have changed, but they cannot go on."""
        if self.way is None:
            now = self.charter.game.rules_version
            self.frozen = (
                f"played with rules version {self.charter.rules_version}; this program has {now}"
            )
            self.frozen_as = ("frozen-rules", {"then": self.charter.rules_version, "now": now})
        elif self.charter.components != self.charter.kit.edition:
            self.frozen = "played with other component data"
            self.frozen_as = ("frozen-components", {})

    # --- a move, tried out

    def try_moves(self, seat: int, answers: Sequence[str], header: Header) -> list[Tried]:
        """Make the moves, each on a copy of what the one before it has made: all of them, or
        IllegalChoice."""
        assert self.match is not None
        tried: list[Tried] = []
        before = self.match.table
        link = link_at(self.line, self.moves) or header.link()
        for number, (text, after) in enumerate(
            zip(answers, steps(before, seat, answers), strict=False), 1
        ):
            pick = pick_of(question(before), text)
            link = link_after(link, seat, text, digest(after))
            tried.append(Tried(before, after, taken_from(after), link, pick, text, number))
            before = after
        return tried

    def is_stale(self, seat: int, expected: int) -> bool:
        """Has the seat's question changed since the version that its page shows?"""
        return not self.asked_since[seat] <= expected <= self.version


def move_of(entry: Entry) -> Move:
    """As the record of a game keeps it."""
    return Move(entry.seat or 0, entry.choice or "", entry.link or "")


def link_at(line: Sequence[Entry], ply: int) -> str:
    """The link of the chain after so many moves; none before the first."""
    return (line[ply - 1].link or "") if ply else ""


def nearest(
    snapshots: Mapping[tuple[int, str], int], line: Sequence[Entry], ply: int
) -> tuple[int, int]:
    """The last snapshot of this line of play that is not after `ply`: (ply, version it is stored
    under)."""
    for count in range(ply, -1, -1):
        version = snapshots.get((count, link_at(line, count)))
        if version is not None:
            return count, version
    raise Damaged("rows", ply, "there is no snapshot to go on from")


def is_position(wanted: str | None, table: Table[Any]) -> bool:
    """Is it the position of this digest?"""
    return digest(table) == wanted


def still_the_same_question(before: Table[Any], after: Table[Any]) -> bool:
    """Only somebody's secret answer was added; the others are asked what they were asked before."""
    if not before.agenda or not after.agenda or len(before.agenda) != len(after.agenda):
        return False
    old, new = before.agenda[-1], after.agenda[-1]
    if not isinstance(old, Simultaneous) or type(old) is not type(new):
        return False
    assert isinstance(new, Simultaneous)
    return old.seats == new.seats and all(
        list(now)[: len(then)] == list(then)
        for then, now in zip(before.given, after.given, strict=True)
    )
