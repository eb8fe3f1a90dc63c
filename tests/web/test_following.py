"""A room that follows what another process does is the same as one that is loaded: after every
entry, in all games."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.kernel.game import SLUGS
from cosmeeple.kernel.records.codec import digest, options_as_text
from cosmeeple.store import Store, accounts, queries
from cosmeeple.store.migrate import migrate
from cosmeeple.store.news import LocalNews
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.pace import PACES, Pace
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service import Actor, Tables, read_wish

ANN, BOB = Actor("ann", "Ann"), Actor("bob", "Bob")
MOVES = 45


class OfOthers(LocalNews):
    """Somebody else may write, and no notice ever comes: every request has to look."""

    alone = False


def described(room: Room) -> dict[str, Any]:
    """All that decides anything at a table."""
    row = ("version", "status", "started", "changed", "finished", "rematch", "pace")
    past = ("asked_since", "snapshots", "frozen", "taken_back")
    people = ("asking", "hints", "seat_asks", "refused", "holders", "arrived", "ready", "nonces")
    return {
        **{name: getattr(room, name) for name in row},
        **{name: getattr(room.history, name) for name in past},
        **{name: getattr(room.company, name) for name in people},
        "places": [
            place.row(room.id) | {"deadline": bool(place.clock.deadline)}
            for place in room.company.chairs
        ],
        "entries": [(entry.row(room.id), entry.undone) for entry in room.history.entries],
        "line": [entry.version for entry in room.history.line],
        "keys": sorted(room.history.keys),
        "position": None if room.history.match is None else digest(room.table),
        "record": None
        if room.history.match is None
        else (
            room.history.match.moves,
            len(room.history.match.happened),
            room.history.match.header,
        ),
    }


async def compare(store: Store, writer: Room, follower: Tables) -> None:
    followed = await follower.rooms.room(writer.id)
    fresh = Tables(store, follower.driving.bots)
    loaded = await fresh.rooms.room(writer.id)
    fresh.rooms.closing = True
    fresh.rooms.wake(loaded)
    assert described(followed) == described(loaded)
    assert described(writer) == described(loaded)


async def act(tables: Tables, room: Room, rng: random.Random, number: int) -> None:
    """Something that somebody may do at this moment; a refusal is as good."""
    other = BOB if rng.random() < 0.5 else ANN
    with contextlib.suppress(Refused):
        match number % 9:
            case 3:
                await tables.talking.chat(room, other, f"{number}")
            case 5:
                await tables.undoing.undo(
                    room,
                    other,
                    rng.choice(room.company.seats_of(other.person)),
                    key=f"undo {number}",
                )
            case 6:
                await tables.undoing.answer_undo(room, other, rng.random() < 0.7)
            case 7 if number > 20:
                await tables.seating.change_pace(
                    room, ANN, PACES["live-15"] if rng.random() < 0.5 else Pace()
                )
            case 8:
                await tables.seating.token_for(room, other, room.company.seats_of(other.person)[0])
            case _ if room.deciders():
                seat = room.deciders()[0]
                actor = ANN if seat in room.company.seats_of("ann") else BOB
                await tables.playing.play(
                    room,
                    actor,
                    seat,
                    rng.choice(options_as_text(room.table, seat)),
                    key=f"{number}",
                )


@pytest.mark.parametrize("slug", SLUGS)
def test_following_is_the_same_as_loading_after_every_entry(slug: str, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    migrate(store.url)
    for person in (ANN, BOB):
        store.write(accounts.add_person, {"id": person.person, "name": person.name, "created": 0})
    rng = random.Random(slug)

    async def run() -> None:
        bots = BotPool(1, 0.1)
        writer, follower = Tables(store, bots), Tables(store, bots, news=OfOthers())
        wishes = [read_wish("me"), read_wish("open")]
        room = await writer.starting.create(
            writer.starting.plan(slug, wishes, {}, Pace(), public=False, title="t", seed=7), ANN
        )
        await compare(store, room, follower)
        await writer.seating.join(room, BOB, "Bob")
        await compare(store, room, follower)
        for number in range(MOVES):
            before = room.version
            await act(writer, room, rng, number)
            if room.version > before:
                await compare(store, room, follower)
        await writer.seating.leave(room, BOB, 1, "random")
        for one in (writer, follower):
            one.rooms.closing = True
        await compare(store, room, follower)
        for one in (writer, follower):
            await one.rooms.close()
        bots.close()

    asyncio.run(run())
    store.close()


def test_a_room_whose_history_a_newer_program_wrote_is_not_served(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    migrate(store.url)
    store.write(accounts.add_person, {"id": "ann", "name": "Ann", "created": 0})

    async def run() -> None:
        bots = BotPool(1, 0.1)
        writer, follower = Tables(store, bots), Tables(store, bots, news=OfOthers())
        wishes = [read_wish("me"), read_wish("me")]
        room = await writer.starting.create(
            writer.starting.plan("antarctica", wishes, {}, Pace(), public=False, title="t"), ANN
        )
        followed = await follower.rooms.room(room.id)
        entry = replace(
            room.history.next_entry("chat", None, None, {}), kind="from-the-future"
        ).row(room.id)
        assert store.write(queries.append, [entry], {})

        assert await follower.rooms.room(room.id) is followed
        assert "newer program" in followed.history.frozen
        bots.close()

    asyncio.run(run())
    store.close()
