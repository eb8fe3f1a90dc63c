"""A room: one table of the store in memory, with the people at it. It changes only after its change
is on disk.

A room is four things: the `charter` that the table was made with, the `history` of what has
happened and where the game stands, the `company` of those who sit there, and the `desk` of what
only this process keeps. Beside them stand the few columns of the table's row that change. Loading a
room and following what other processes do is the same fold: `Room.take` of every entry,
`Room.settle` for the rows beside them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.seen import BOT
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.transcript import Header
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web.pace import Pace, dump_pace, read_pace
from cosmeeple.web.room.charter import Charter
from cosmeeple.web.room.company import Asking, Chair, Company, SeatAsk, run_clocks
from cosmeeple.web.room.desk import Advice, Desk
from cosmeeple.web.room.entry import (
    ALONE,
    POSITION_KINDS,
    STEP,
    Entry,
    dump_draws,
    now_ms,
    seat_key,
)
from cosmeeple.web.room.history import INTERVAL, History, Tried, still_the_same_question
from cosmeeple.web.room.refusals import Damaged, Late, Refused

if TYPE_CHECKING:
    from sqlalchemy import RowMapping


class Room:
    """Everything about one table. Those who change it hold `desk.lock`."""

    def __init__(self, charter: Charter, pace: Pace, status: str, chairs: list[Chair]) -> None:
        self.charter = charter
        self.history = History(charter)
        self.company = Company(chairs)
        self.desk = Desk()
        self.pace = pace
        self.status = status
        self.started: int | None = None
        self.changed = charter.created
        self.finished: int | None = None
        #: The table where the same people play again.
        self.rematch: str | None = None

    # --- facts

    @property
    def id(self) -> str:
        """The table's, in every address."""
        return self.charter.id

    @property
    def game(self) -> Game:
        """What is played."""
        return self.charter.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.charter.players

    @property
    def version(self) -> int:
        """Of the last entry."""
        return self.history.version

    @property
    def table(self) -> Table[Any]:
        """Where the game stands; Refused before it has started."""
        return self.history.table

    @property
    def moves(self) -> int:
        """How many count now."""
        return len(self.history.line)

    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        match = self.history.match
        return match.table.deciders() if match is not None and self.status == RUNNING else ()

    def header(self) -> Header:
        """What the record of the game begins with."""
        of = self.charter
        chairs = self.company.chairs
        seats = tuple(
            f"bot:{chair.bot}" if chair.kind == BOT else chair.name or "human" for chair in chairs
        )
        return Header(
            of.game.slug,
            of.rules_version,
            of.components,
            of.players,
            of.options,
            of.seed,
            seats,
            self.history.draws,
        )

    def hands_seen(self, person: str) -> set[int]:
        """The seats whose cards the person has seen in this game: those they hold, and those they
        held or played."""
        held = self.company.seats_of(person) if self.history.first_version() else ()
        return {*held, *self.history.sat_at(person)}

    def hints_allowed(self) -> bool:
        """Advice of bots: as the host decided; without that, where it can wrong nobody. Never in a
        game that counts."""
        if self.charter.is_rated():
            return False
        return self.company.is_solo() if self.company.hints is None else self.company.hints

    def need_open(self) -> None:
        """Refused once the game is over."""
        if self.status not in (GATHERING, RUNNING):
            raise Refused("over", 409, "the game is over")

    def need_playable(self) -> None:
        """Refused unless the game goes on."""
        if self.history.frozen:
            raise Refused("frozen", 409, self.history.frozen)
        if self.status != RUNNING:
            raise Refused("not-running", 409, "nothing can be chosen now")

    def row(self) -> dict[str, Any]:
        """The table's row, as a new table is written."""
        return {
            **self.charter.row(),
            "pace": dump_pace(self.pace),
            "rematch": self.rematch,
            "status": self.status,
            "version": self.version,
            "moves": self.moves,
            "asked": ",".join(map(str, self.deciders())),
            "result": None,
            "started": self.started,
            "changed": self.changed,
            "finished": self.finished,
        }

    # --- taking in what is on disk

    def take(self, entry: Entry) -> None:
        """An entry of the history, as it was written; all that follows from it but the position,
        which `settle` or whoever wrote it sets."""
        self.history.take(entry)
        self.company.take(entry)
        if entry.kind == "undone":
            self.desk.curve = None

    def settle(self, columns: RowMapping | Mapping[str, Any]) -> None:
        """What stands in the table's row, as far as it changes."""
        for name in ("status", "started", "changed", "finished", "rematch"):
            if name in columns:
                setattr(self, name, columns[name])
        if "pace" in columns:
            self.pace = read_pace(columns["pace"])

    def follow(
        self,
        row: RowMapping,
        chairs: Sequence[RowMapping],
        news: Sequence[Entry],
        kept: Sequence[RowMapping],
        start: tuple[int, str] | None = None,
    ) -> None:
        """What others have written, all read at one moment: it is not judged again. `start` is a
        snapshot, with its ply, where the position does not lead on from ours. Nobody sees a room
        that has followed half of it.
        """
        past = self.history
        ply, table = self.moves, None if past.match is None else past.match.table
        for entry in news:
            self.take(entry)
        for snapshot in kept:
            past.snapshots[(snapshot["ply"], snapshot["link"])] = snapshot["version"]
        self.settle(row)
        self.company.chairs = [Chair.load(chair) for chair in chairs]
        past.unsure = False
        if (
            self.version != row["version"]
            or self.moves != row["moves"]
            or len(chairs) != self.players
        ):
            raise Damaged(
                "rows", self.moves, f"its history ends at {self.version}, not at {row['version']}"
            )
        if past.way is None or past.frozen:
            past.match = None
        elif start is not None:
            self.set_position(past.position_from(start[1], start[0], self.moves))
        elif table is not None:
            if self.moves > ply:
                table = table.clone()
                table.telling = False
                past.replay(table, ply, self.moves)
            self.set_position(table)

    def set_position(self, table: Table[Any]) -> None:
        """The game stands here; its record begins with what is now known of the seats."""
        self.history.set_position(table, self.header())

    def renamed(self) -> None:
        """The record of the game carries the names too."""
        if self.history.match is not None:
            self.history.match.header = self.header()

    def try_moves(self, seat: int, answers: Sequence[str]) -> list[Tried]:
        """Make the moves on copies: all of them, or IllegalChoice."""
        return self.history.try_moves(seat, answers, self.header())


def load_room(
    row: RowMapping,
    chairs: Sequence[RowMapping],
    history: Sequence[RowMapping],
    kept: Sequence[RowMapping],
) -> Room:
    """A room from its rows; the position is still to be set. Frozen when the rows do not fit
    together, and Damaged when they make no room at all.
    """
    try:
        room = Room(Charter.load(row), read_pace(row["pace"]), row["status"], [])
        room.history.check_rules()
        room.follow(row, chairs, [Entry.load(room.game, one) for one in history], kept)
        room.history.check_chain(room.header())
    except Damaged as error:
        room.settle(row)
        room.history.version = row["version"]
        room.company.chairs = [Chair.load(chair) for chair in chairs]
        room.history.freeze(error)
    except (BadInput, ValueError, TypeError, LookupError, AttributeError) as error:
        raise Damaged("rows", 0, f"a row cannot be read: {error!r}"[:300]) from None
    room.history.rewritten = False
    return room


__all__ = [
    "ALONE",
    "INTERVAL",
    "POSITION_KINDS",
    "STEP",
    "Advice",
    "Asking",
    "Chair",
    "Charter",
    "Company",
    "Damaged",
    "Desk",
    "Entry",
    "History",
    "Late",
    "Refused",
    "Room",
    "SeatAsk",
    "Tried",
    "dump_draws",
    "load_room",
    "now_ms",
    "run_clocks",
    "seat_key",
    "still_the_same_question",
]
