"""What was and what might be: the scores over a finished game, and where a seat would stand after
some choices."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import apply_text
from cosmeeple.kernel.records.view import redeal
from cosmeeple.store.queries import FINISHED
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.rooms import Rooms

#: "Why not?" may be asked about a choice after so many others.
MOST_CHOICES_BEFORE = 4


class Recalling:
    """Looks back; nothing that anybody else sees changes."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def curve(self, room: Room) -> tuple[tuple[int, ...], ...]:
        """The scores as if the game had ended after each move; only once it is over, for scores may
        hold secrets.

        None where a move of older rules cannot be made any more. Kept on the room's desk.
        """
        if room.status != FINISHED:
            return ()
        if room.desk.curve is None:
            begin = (await self.rooms.position(room, 0)).clone()
            try:
                room.desk.curve = await asyncio.to_thread(scores_over, room, begin)
            except BadInput:
                room.desk.curve = ()
        return room.desk.curve


def scores_over(room: Room, table: Table[Any]) -> tuple[tuple[int, ...], ...]:
    """In a thread: a long game takes a while to replay."""
    scores = [room.game.outcome(table.state).scores]
    for ply in range(room.moves):
        room.history.replay(table, ply, ply + 1)
        scores.append(room.game.outcome(table.state).scores)
    return tuple(scores)


def after_choices(room: Room, seat: int, choices: Sequence[str]) -> Table[Any]:
    """The position if the seat made these choices: tried where all that it does not know is dealt
    again, so that nothing hidden can show."""
    if not choices:
        return room.table
    if seat < 0 or len(choices) > MOST_CHOICES_BEFORE:
        raise Refused("illegal", 409, "nothing can be tried from here")
    table = redeal(room.game, room.table, seat, Rng(state_from_seed(secrets.randbits(62))))
    try:
        for choice in choices:
            apply_text(table, seat, choice)
    except (BadInput, IllegalChoice) as error:
        raise Refused("illegal", 409, str(error)) from None
    return table
