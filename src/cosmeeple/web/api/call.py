"""One request of a program: its table, its seat by token, its language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from starlette.requests import Request

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR
from cosmeeple.kernel.words.text import LANGUAGES
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web.api.wire import PaceInfo, SeatAskInfo, SeatInfo, TableState
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.security import network
from cosmeeple.web.service import Actor
from cosmeeple.web.service.manners import must_agree
from cosmeeple.web.viewer import names_of_people
from cosmeeple.web.visit import best_language

if TYPE_CHECKING:
    from cosmeeple.web.accounts import Person
    from cosmeeple.web.permits import Holder
    from cosmeeple.web.site import Site


@dataclass
class Call:
    """One request of a program."""

    site: Site
    request: Request
    body: Any = None
    #: For which account it acts, where it came with a permit.
    holder: Holder | None = None

    @property
    def ip(self) -> str:
        """The network that the program calls from."""
        return network(self.request.client.host) if self.request.client else "?"

    @property
    def language(self) -> str:
        """In which words it wants answers."""
        wanted = self.request.query_params.get("language", "")
        return (
            wanted
            if wanted in LANGUAGES
            else best_language(self.request.headers.get("accept-language", ""))
        )

    def query(self, name: str, default: int, most: int) -> int:
        """A number of the query; Refused for anything else."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
            raise Refused("bad-request", 400, f"{name} is a number from 0 to {most}")
        return int(text)

    async def room(self) -> Room:
        """The table of the address."""
        return await self.site.tables.rooms.room(self.request.path_params["table"])

    def named(self, name: str) -> str:
        """An id of the address."""
        wanted: str = self.request.path_params[name]
        return wanted[:24]

    def sent(self) -> str | None:
        """The token that was sent, of a seat or a permit."""
        header = self.request.headers.get("authorization")
        if header is None:
            return None
        kind, _, token = header.partition(" ")
        if kind.lower() != "bearer" or not 0 < len(token) <= 100:
            raise Refused("bad-token", 401, "send `Authorization: Bearer TOKEN`")
        return token.strip()

    async def permit(self, scope: str, *, needed: bool) -> None:
        """Find the account that the program acts for. A wrong permit, or one that is not for this,
        is refused, never ignored."""
        token = self.sent()
        if token is None:
            if needed:
                raise Refused("bad-token", 401, "send a permit: `Authorization: Bearer permit_...`")
            return
        holder = await self.site.permits.holder(token)
        holder.need(scope)
        self.holder = holder
        self.site.hub.signs.note(holder.person.id)
        self.site.tables.rooms.came_from(holder.person.id, self.ip)

    def permitted(self) -> Holder:
        """Whom the permit is of; operations that need one are not called without."""
        assert self.holder is not None
        return self.holder

    async def somebody(self, name: str) -> Person:
        """Who sits down: the account of the permit, a guest without one."""
        if self.holder is not None:
            return self.holder.person
        person, _ = await self.site.people.new_guest(name or "API")
        self.site.tables.rooms.came_from(person.id, self.ip)
        return person

    async def bearer(self, room: Room) -> Actor | None:
        """The seat behind the token, or None without one; a wrong token is refused, never
        ignored."""
        token = self.sent()
        if token is None:
            return None
        key = token_hash(token)
        for chair in room.company.chairs:
            if chair.token == key:
                if chair.person is not None:
                    self.site.hub.signs.note(chair.person)
                    self.site.tables.rooms.came_from(chair.person, self.ip)
                return Actor(chair.person, chair.name, chair.seat)
        if any(ask.token == key for ask in room.company.seat_asks.values()):
            raise Refused("not-yet", 403, "the people at the table have not agreed yet")
        raise Refused("bad-token", 401, "this token has no seat at this table")

    async def seated(self, room: Room) -> tuple[Actor, int]:
        """Who plays which seat by the token; Refused without one."""
        actor = await self.bearer(room)
        if actor is None or actor.only_seat is None:
            raise Refused("bad-token", 401, "send `Authorization: Bearer TOKEN`")
        return actor, actor.only_seat

    async def viewer(self, room: Room) -> int:
        """The seat whose token was sent, or a spectator."""
        actor = await self.bearer(room)
        return SPECTATOR if actor is None or actor.only_seat is None else actor.only_seat


def need_started(room: Room) -> None:
    """Refused before the start, and where the table is frozen."""
    if room.history.frozen:
        raise Refused("frozen", 409, room.history.frozen)
    if room.history.match is None:
        raise Refused("not-started", 409, "the game has not started")


def letters(seats: Any) -> list[str]:
    """Seats as letters."""
    return [SEAT_LETTERS[seat] for seat in seats]


def asks_of(room: Room) -> list[SeatAskInfo]:
    """Who asks for a seat, and who must still agree."""
    if room.status != RUNNING:
        return []
    return [
        SeatAskInfo(
            ask.version,
            SEAT_LETTERS[ask.seat],
            ask.name,
            list(names_of_people(room, must_agree(room, ask.seat, ask.person) - ask.agreed)),
        )
        for ask in room.company.seat_asks.values()
    ]


def state_of(room: Room) -> TableState:
    """A table as programs see it."""
    pace = PaceInfo(room.pace.kind, room.pace.seconds, room.pace.increment, room.pace.days)
    seats = [
        SeatInfo(SEAT_LETTERS[p.seat], p.shown_kind(), p.name, p.stand_in or p.bot)
        for p in room.company.chairs
    ]
    state = TableState(
        room.id,
        room.charter.title,
        room.game.slug,
        room.status,
        room.version,
        room.moves,
        seats,
        letters(room.deciders()),
        dict(room.charter.options),
        pace,
        room.charter.commitment,
        asks_of(room),
        [SEAT_LETTERS[seat] for seat, nonce in enumerate(room.company.nonces_by_seat()) if nonce]
        if room.history.match is None
        else letters(room.history.draws.seats()),
    )
    if room.status == FINISHED and room.history.match is not None:
        outcome = room.game.outcome(room.table.state)
        state.scores, state.ranks = list(outcome.scores), list(outcome.ranks)
        state.seed = str(room.charter.seed) if "fork" not in room.charter.origin else None
        state.nonces = {
            SEAT_LETTERS[seat]: room.history.draws.nonces[seat]
            for seat in room.history.draws.seats()
        }
    return state
