"""A change that somebody else was quicker than is tried again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Late, Room

P = ParamSpec("P")
R = TypeVar("R")
#: So often a request is tried again when somebody was first; each time somebody else got on.
TRIES = 5
Changing = Callable[Concatenate[Any, Room, P], Coroutine[Any, Any, R]]


def again(change: Changing[P, R]) -> Changing[P, R]:
    """A change of a room that is tried again, on what the room is now, when somebody else was
    first."""

    @wraps(change)
    async def tried(self: Any, room: Room, /, *args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            try:
                return await change(self, room, *args, **kwargs)
            except Late:
                METRICS.count("late")
                room = await self.rooms.room(room.id, fresh=False)
        return await change(self, room, *args, **kwargs)

    return tried
