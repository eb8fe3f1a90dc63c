"""Who watches tables, as far as the service needs to know."""

from __future__ import annotations

from typing import Protocol

from cosmeeple.web.room import Room


class Watching(Protocol):
    """Who watches tables: the hub."""

    def published(self, room: Room) -> None:
        """Something about the room has changed."""

    def is_watched(self, room: Room) -> bool:
        """Does anybody look at it?"""

    def away(self, room: Room, person: str) -> float:
        """For how many seconds nothing has been heard of the person, as far as this process knows."""

    async def absent(self, room: Room, person: str) -> float:
        """The same through whichever process."""


class Unwatched:
    """Nobody looks."""

    def published(self, room: Room) -> None:
        """Nobody hears of it."""

    def is_watched(self, room: Room) -> bool:
        """Never."""
        del room
        return False

    def away(self, room: Room, person: str) -> float:
        """Nobody is known to have gone."""
        del room, person
        return 0.0

    async def absent(self, room: Room, person: str) -> float:
        """Nor here."""
        return self.away(room, person)
