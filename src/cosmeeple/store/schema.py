"""The tables of the database. Nothing is ever purged: entries are only added, an undone move stays
where it was.

Times are milliseconds since 1970 (UTC); JSON is stored as text, so that both databases keep exactly
the same bytes. A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from cosmeeple.store.naming import metadata as metadata  # noqa: PLC0414 - asked for here by everybody else
from cosmeeple.store.openings_schema import OPENINGS
from cosmeeple.store.orders import ORDERS
from cosmeeple.store.permits_schema import PERMITS
from cosmeeple.store.reach_schema import REACH
from cosmeeple.store.seeks_schema import SEEKS
from cosmeeple.store.ties_schema import TIES
from cosmeeple.store.tournaments_schema import TOURNAMENTS

#: Facts about this database: the server's secret, when it was made.
settings: Final = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: Everybody who ever opened the page. A guest has no account; an account is a guest with a login
#: name and a password.
people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), nullable=True, unique=True),
    Column("password", Text, nullable=True),
    Column("webhook", Text, nullable=True),
    #: How the owner of an account likes tables and pages (`web/preferences.py`); nothing until they
    #: say so.
    Column("likes", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger, nullable=True),
)

#: Browsers that are known: only the hash of the cookie is kept.
logins: Final = Table(
    "logins",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("invite", String(24), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("pace", Text, nullable=False),
    Column("title", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=True),
    Column("origin", Text, nullable=False),
    Column("rematch", String(24), nullable=True),
    Column("status", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("asked", String(20), nullable=False),
    Column("result", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("changed", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=True),
    Index("ix_tables_status_changed", "status", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
    #: One of several people at one device.
    Column("here", Boolean, nullable=False),
    Column("token", String(64), nullable=True, unique=True),
    #: What is left on the clock, and when the present question must be answered (turn-based pace).
    Column("clock", BigInteger, nullable=True),
    Column("deadline", BigInteger, nullable=True),
    PrimaryKeyConstraint("table", "seat"),
)

#: The history of a table, one row for everything that happened at it; `version` counts from 1
#: without gaps.
entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("person", String(24), nullable=True),
    Column("at", BigInteger, nullable=False),
    #: For a move: the choice, the link of the digest chain, and the digest of the position after
    #: it.
    Column("choice", String(200), nullable=True),
    Column("link", String(32), nullable=True),
    Column("digest", String(64), nullable=True),
    Column("key", String(64), nullable=True),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "version"),
    UniqueConstraint("table", "key"),
)

#: Positions to go on from. `link` says on which line of play the position lies: an undone one no
#: longer matches.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("link", String(32), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "version"),
)

#: Why a bot chose its move, by the version of the move. It tells the hand behind it: nobody reads
#: it before the end.
thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "version"),
)

#: Automata beside physical games; whoever knows the id may read and write.
companions: Final = Table(
    "companions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

#: What was said and done in a companion, one row each, from version 1 without gaps; `digest`: the
#: position after it.
companion_entries: Final = Table(
    "companion_entries",
    metadata,
    Column("companion", String(24), ForeignKey("companions.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("companion", "version"),
)

#: A finished game, looked at afterwards: one row for each depth.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("effort", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "effort"),
)

#: Who answered which puzzle how; only the first answer counts. `day`: it was that day's puzzle (as
#: 2026-11-18).
puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("puzzle", String(60), nullable=False, index=True),
    Column("choice", String(200), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("day", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "puzzle"),
)

#: Games and positions with variations and comments; whoever knows the id may read, the host may
#: write.
studies: Final = Table(
    "studies",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

#: What people have learned: `lesson:race/first` is where somebody is in a lesson, `reminders:race`
#: what they have been told already, `coach:race` how the coach speaks to them. The last writer
#: wins.
learned: Final = Table(
    "learned",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("key", String(80), nullable=False),
    Column("body", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "key"),
)

#: Processes that serve or think, and when each was last alive.
nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: What is to be done at a table without anybody asking (`store/jobs.py`), from `due` on; `node` has
#: taken it until `until`, `tries` counts those who have. `payer`: for whom it is done, of bots a
#: short name of the address; `people`: do they play?
jobs: Final = Table(
    "jobs",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("what", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("node", String(24), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("payer", String(24), nullable=False),
    Column("people", Boolean, nullable=False),
    Column("note", Text, nullable=False),
    PrimaryKeyConstraint("table", "what"),
    Index("ix_jobs_what_due", "what", "due"),
)

#: Who watches which table through which process: a row for each person, and one without for those
#: without a seat.
presence: Final = Table(
    "presence",
    metadata,
    Column("table", String(24), nullable=False),
    Column("node", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("watchers", Integer, nullable=False),
    PrimaryKeyConstraint("table", "node", "person"),
)

#: What a bot advises the person at a seat about the question that stands since a version, wherever
#: it was thought; an empty `body`: it still thinks. `known` is the table as the seat may know it,
#: `said` counts how often the row was written.
hints: Final = Table(
    "hints",
    metadata,
    Column("table", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("known", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("said", Integer, nullable=False, server_default="1"),
    PrimaryKeyConstraint("table", "seat"),
)

#: What the coach of a table has compared, asked and noted, for whichever process is asked next;
#: `said` counts how often the row was written.
coaches: Final = Table(
    "coaches",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("said", Integer, nullable=False),
)

#: Up to which version a person has watched a table, written when they begin and when they stop;
#: `node` is the process through which they watch meanwhile.
watched: Final = Table(
    "watched",
    metadata,
    Column("table", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("node", String(24), nullable=False),
    PrimaryKeyConstraint("table", "person"),
)

#: What of a limit is left that counts over all processes.
buckets: Final = Table(
    "buckets",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: Tables of the present moment: in no backup, made again from the others.
PASSING: Final = (nodes, jobs, presence, hints, coaches, watched, buckets)

ALL: Final = (
    settings,
    people,
    logins,
    tables,
    seats,
    entries,
    snapshots,
    thoughts,
    companions,
    companion_entries,
    analyses,
    puzzle_answers,
    studies,
    learned,
    *REACH,
    *ORDERS,
    *TIES,
    *SEEKS,
    *OPENINGS,
    *TOURNAMENTS,
    *PERMITS,
)
