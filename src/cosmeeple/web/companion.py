"""Companions: the automaton alone, beside a physical game. Everything said and done is an entry,
kept before it counts.

A companion is its seed, its options and its entries: played again in order they give the same
position, which the digest of each entry proves. Undo is an entry too. Whoever knows the address may
read and write.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from cosmeeple.draw.companion import Beside, Call, Engine
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, all_games, load_game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.store import Store, queries
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import new_id

#: A whole game has about a hundred; whoever needs more than this does not play.
MOST_ENTRIES = 1000
#: What a saved companion says it is, and the longest seed in it.
FORMAT = "cosmeeple-companion-1"
MOST_DIGITS = 40
#: Companions kept in memory.
MOST_AWAKE = 64

#: What a file made by hand may run into; BadInput is a ValueError.
WRONG = (ValueError, LookupError, TypeError, AttributeError, OverflowError, AssertionError)


def beside(game: Game) -> Beside | None:
    """What the game brings for its automaton beside a physical game, if anything."""
    part = game.part("drawing.companion")
    return None if part is None else part.COMPANION


def games() -> list[Game]:
    """The games that bring a companion."""
    return [game for game in all_games() if beside(game) is not None]


@dataclass
class Companion:
    """One automaton beside one physical game. `done` are the calls in effect, `version` counts all
    entries."""

    id: str
    game: Game
    options: Mapping[str, Any]
    of: Beside
    engine: Engine
    version: int = 0
    done: list[Call] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def told(self, index: int) -> tuple[Event, ...]:
        """What happened with a call."""
        return self.engine.steps[index].events

    @property
    def kinds(self) -> list[str]:
        """What the calls in effect were."""
        return [call.kind for call in self.done]

    @property
    def due(self) -> str:
        """What the automaton waits for."""
        return self.of.due(self.engine, self.kinds)

    def do(self, call: Call) -> None:
        """BadInput changes nothing."""
        if call.kind == "undo":
            self.engine.undo()
            self.done.pop()
            return
        if call.kind == "enter":
            self.engine.enter(call.body["entries"])
        else:
            self.of.perform(self.engine, call)
        self.done.append(call)

    def mark(self) -> str:
        """The fingerprint of the position."""
        return (
            digest(Table(self.engine.state, [], self.engine.chance))[:30]
            + f"{self.of.mark(self.engine):02d}"[-2:]
        )


def begun(name: str, slug: str, options: Mapping[str, Any], seed: int) -> Companion:
    """A fresh companion of this game."""
    game = load_game(slug)
    of = beside(game)
    if of is None:
        raise Refused("unknown", 400, f"there is no companion for {slug[:40]!r}")
    return Companion(name, game, options, of, of.begin(game, options, seed))


class Companions:
    """All companions of the server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.awake: dict[str, Companion] = {}
        self.loading = asyncio.Lock()

    async def start(self, slug: str, options: Mapping[str, Any], host: str | None) -> Companion:
        """A fresh companion, on disk."""
        seed = secrets.randbits(62)
        made = await asyncio.to_thread(begun, new_id(), slug, options, seed)
        at = now_ms()
        row = {
            "id": made.id,
            "game": slug,
            "rules_version": made.game.rules_version,
            "options": msgspec.json.encode(options).decode(),
            "seed": str(seed),
            "host": host,
            "version": 0,
            "created": at,
            "changed": at,
        }
        await self.store.writing(queries.add_companion, row)
        self.keep(made)
        return made

    async def bring_in(self, file: bytes, host: str | None) -> Companion:
        """A companion from its file, under a new address; a bad file makes none."""
        saved = read_file(file)
        made = await asyncio.to_thread(from_file, new_id(), saved)
        at = now_ms()
        entries = [
            {
                "companion": made.id,
                "version": number,
                "kind": entry["kind"],
                "at": at,
                "digest": entry["digest"],
                "body": msgspec.json.encode(entry["body"]).decode(),
            }
            for number, entry in enumerate(saved["entries"], 1)
        ]
        row = {
            "id": made.id,
            "game": made.game.slug,
            "rules_version": made.game.rules_version,
            "options": msgspec.json.encode(made.options).decode(),
            "seed": saved["seed"],
            "host": host,
            "version": 0,
            "created": at,
            "changed": at,
        }
        await self.store.writing(add_whole, row, entries)
        self.keep(made)
        return made

    async def file_of(self, name: str) -> bytes:
        """All of a companion in one file: its seed, its options and what was said and done."""
        found = await self.get(name)
        rows = await self.store.reading(queries.load_companion, name)
        if rows is None:
            raise Refused("no-companion", 404, "there is no such companion")
        row, entries = rows
        saved = {
            "format": FORMAT,
            "game": found.game.slug,
            "rules": row["rules_version"],
            "options": msgspec.json.decode(row["options"]),
            "seed": row["seed"],
            "entries": [
                {
                    "kind": one["kind"],
                    "digest": one["digest"],
                    "body": msgspec.json.decode(one["body"]),
                }
                for one in entries
            ],
        }
        return msgspec.json.format(msgspec.json.encode(saved), indent=1)

    def keep(self, companion: Companion) -> None:
        """In memory, in place of one that nobody uses just now."""
        for old in [one for one in self.awake.values() if not one.lock.locked()][
            : len(self.awake) - MOST_AWAKE + 1
        ]:
            del self.awake[old.id]
        self.awake[companion.id] = companion

    async def get(self, name: str) -> Companion:
        """The companion of an address, from memory or played again from its entries; where other
        processes may write, after a look how far it has come."""
        found = self.awake.get(name)
        if found is not None and not self.store.is_sqlite and not found.lock.locked():
            if await self.store.reading(queries.companion_version, name) != found.version:
                self.awake.pop(name, None)
                found = None
        if found is not None:
            return found
        async with self.loading:
            found = self.awake.get(name)
            if found is None:
                rows = (
                    await self.store.reading(queries.load_companion, name)
                    if len(name) <= 24
                    else None
                )
                if rows is None:
                    raise Refused("no-companion", 404, "there is no such companion")
                found = await asyncio.to_thread(play_again, *rows)
                self.keep(found)
        return found

    async def do(self, name: str, calls: Sequence[Call], version: int | None) -> Companion:
        """All of the calls or none; returns after they are on disk."""
        companion = await self.get(name)
        async with companion.lock:
            if self.awake.get(name) is not companion:
                raise Refused("stale", 409, "the companion has changed meanwhile")
            if version is not None and version != companion.version:
                raise Refused("stale", 409, "the companion has changed meanwhile")
            if companion.version + len(calls) > MOST_ENTRIES:
                raise Refused(
                    "companion-full", 409, f"a companion has at most {MOST_ENTRIES} entries"
                )
            before = list(companion.done)
            try:
                entries: list[dict[str, Any]] = []
                for call in calls:
                    companion.do(call)
                    entries.append(
                        {
                            "companion": name,
                            "version": companion.version + len(entries) + 1,
                            "kind": call.kind,
                            "at": now_ms(),
                            "digest": companion.mark(),
                            "body": msgspec.json.encode(call.body).decode(),
                        }
                    )
                await self.store.writing(queries.append_to_companion, name, entries)
            except BadInput:
                take_back(companion, before)
                raise
            except IntegrityError:
                self.awake.pop(name, None)
                raise Refused("stale", 409, "the companion has changed meanwhile") from None
            except BaseException:
                # Whether it is on disk is not known: what is there counts.
                self.awake.pop(name, None)
                raise
            companion.version += len(entries)
        return companion


# --- files


def add_whole(
    connection: Connection, row: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]
) -> None:
    """A companion with its entries, all or nothing."""
    queries.add_companion(connection, row)
    if entries:
        queries.append_to_companion(connection, row["id"], entries)


def bad_file(why: str) -> Refused:
    """A file that is refused."""
    return Refused("companion-file", 400, f"this is no companion: {why}", why=why)


def read_file(file: bytes) -> dict[str, Any]:
    """The saved companion; everything in it is checked, for anybody may send anything."""
    try:
        saved = msgspec.json.decode(file)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise bad_file("not JSON") from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise bad_file(f"no {FORMAT}")
    if saved.get("game") not in [game.slug for game in games()]:
        raise bad_file("unknown game")
    seed, entries = saved.get("seed"), saved.get("entries")
    if (
        not isinstance(seed, str)
        or not seed.isascii()
        or not seed.isdigit()
        or len(seed) > MOST_DIGITS
    ):
        raise bad_file("no seed")
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
        raise bad_file("no list of entries, or too many of them")
    for number, entry in enumerate(entries, 1):
        kinds = {"kind": str, "digest": str, "body": dict}
        if not isinstance(entry, dict) or not all(
            isinstance(entry.get(key), kind) for key, kind in kinds.items()
        ):
            raise bad_file(f"entry {number}")
    return saved


def from_file(name: str, saved: Mapping[str, Any]) -> Companion:
    """The saved companion, played again entry by entry; each must end where it says."""
    slug = saved["game"]
    try:
        of = beside(load_game(slug))
        options = {key: saved["options"][key] for key in (of.wanted if of is not None else ())}
        companion = begun(name, slug, options, int(saved["seed"]))
    except WRONG:
        raise bad_file("options") from None
    for number, entry in enumerate(saved["entries"], 1):
        try:
            companion.do(Call(entry["kind"], entry["body"]))
        except WRONG:
            raise bad_file(f"entry {number}") from None
        if companion.mark() != entry["digest"]:
            raise bad_file(f"entry {number} now has another result")
        companion.version = number
    return companion


def take_back(companion: Companion, before: list[Call]) -> None:
    """Back to the calls that were in effect before."""
    while len(companion.done) > len(before):
        companion.do(Call("undo"))


def play_again(row: RowMapping, entries: Sequence[RowMapping]) -> Companion:
    """The position from its entries. If the rules have changed so that it would be another one, it
    is refused."""
    options = msgspec.json.decode(row["options"])
    companion = begun(row["id"], row["game"], options, int(row["seed"]))
    for entry in entries:
        try:
            companion.do(Call(entry["kind"], msgspec.json.decode(entry["body"])))
        except BadInput as error:
            raise Refused("companion-changed", 409, str(error)) from None
        if companion.mark() != entry["digest"]:
            raise Refused(
                "companion-changed", 409, f"entry {entry['version']} now has another result"
            )
        companion.version = entry["version"]
    return companion
