"""A table with a live clock that others have laid: its people hear of it at once where they have
switched notices on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.store import reach
from cosmeeple.web import render
from cosmeeple.web.logs import fault, log

if TYPE_CHECKING:
    from cosmeeple.web.room import Room
    from cosmeeple.web.site import Site


async def call(site: Site, room: Room) -> None:
    """Nobody who has a page open here needs it; a notice that is lost costs nobody the seat."""
    looking = {stream.actor.person for stream in site.hub.streams}
    for person in sorted(room.company.people() - looking):
        try:
            wish = await site.store.reading(reach.wishes_of, person)
            if wish is None or not wish["push"]:
                continue
            language = wish["language"]
            name = room.game.names[language]
            body = f"{name}: {room.charter.title}" if room.charter.title else name
            title = render.say(language, "table-laid")
            notice = {"title": title, "body": body, "url": f"/t/{room.id}", "tag": room.id}
            await site.summons.pushes.tell(person, notice, room.id)
        except Exception as error:  # noqa: BLE001 - one person's notice stops nobody else's
            log("call.failed", table=room.id, **fault(error))
