"""From a room to what one viewer may see of it: the typed pages of `pages.py` and `table_pages.py`.

The only way from a position to a page is `kernel.records.view.view` for the viewer's seat and the
events that seat heard.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cosmeeple.draw.seen import PERSON, ClockFace, Seat, Seen
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR, view
from cosmeeple.kernel.words.preview import Preview, previews
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store.queries import FINISHED, GATHERING, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN, bot_kinds
from cosmeeple.web.lines import chat_of, digest_of, log_of, name_at
from cosmeeple.web.room import Chair, Room
from cosmeeple.web.service import Actor, Tables
from cosmeeple.web.service.advising import advice_for
from cosmeeple.web.service.manners import knows_another_hand, must_agree
from cosmeeple.web.service.undoing import undo_target, undo_terms
from cosmeeple.web.table_pages import (
    HIDDEN_NONCE,
    BotKind,
    HandOver,
    Hint,
    JoinPage,
    ReplayPage,
    SeatAsk,
    TableInfo,
    TablePage,
    Undo,
    WaitingPage,
)

#: The states of a table as pages call them.


@dataclass(frozen=True)
class Viewpoint:
    """From where somebody looks: `seat` is whose cards are shown. While `hand_over` names a seat,
    nobody's are."""

    seat: int
    mine: tuple[int, ...]
    host: bool
    hand_over: int | None = None
    #: The askings for seats that are the viewer's own.
    asks: tuple[int, ...] = ()


WATCHER = Viewpoint(SPECTATOR, (), False)


def viewpoint(room: Room, actor: Actor, login: str, wanted: int | None = None) -> Viewpoint:
    """Where a viewer stands, and what they ask for."""
    at = standpoint(room, actor, login, wanted)
    asks = tuple(
        ask.version for ask in room.company.seat_asks.values() if ask.person == actor.person
    )
    return replace(at, asks=asks) if asks else at


def standpoint(room: Room, actor: Actor, login: str, wanted: int | None) -> Viewpoint:
    """Where a viewer stands.

    One seat: there. Several seats of one person: where they want to look, else where something is
    asked. A device that several people share shows a seat's secrets only after that person has said
    "it is me".
    """
    mine = tuple(actor.seats(room))
    host = actor.person is not None and actor.person == room.charter.host
    if not mine:
        return Viewpoint(SPECTATOR, (), host)
    asked = [
        seat for seat in room.deciders() if seat in mine and not room.company.chairs[seat].stand_in
    ]
    shared = any(room.company.chairs[seat].here for seat in mine) and len(mine) > 1
    if not shared:
        if wanted in mine:
            assert wanted is not None
            return Viewpoint(wanted, mine, host)
        return Viewpoint(asked[0] if asked else mine[0], mine, host)
    holder = room.company.holders.get(login)
    if room.status != RUNNING:
        return Viewpoint(mine[0] if room.status == FINISHED else SPECTATOR, mine, host)
    wants = (
        holder
        if holder in asked or (not asked and holder in mine)
        else (asked[0] if asked else mine[0])
    )
    assert wants is not None
    if wants == holder:
        return Viewpoint(holder, mine, host)
    return Viewpoint(SPECTATOR, mine, host, wants)


@dataclass(frozen=True)
class Presence:
    """Who is there: the people with a page open, and how many watch without a seat."""

    people: frozenset[str] = frozenset()
    watchers: int = 0


@dataclass(frozen=True)
class Address:
    """Where this server is reached, for invitations."""

    base: str = ""

    def invite(self, room: Room) -> str:
        """The link for friends."""
        return f"{self.base}/j/{room.charter.invite}"


ABSENT = Presence()
NOWHERE = Address()


def texts_of(room: Room, language: str) -> Texts:
    """The words of the room's game with the names of its people; made once for each."""
    names = tuple(room.company.names())
    found = room.desk.texts.get(language)
    if found is None or found.players != names:
        found = room.desk.texts[language] = Texts(room.game, room.charter.kit, language, names)
    return found


def seats_of(room: Room, mine: Collection[int], presence: Presence, now: int) -> tuple[Seat, ...]:
    """The seats with who is there and what time is left."""
    asked = room.deciders()
    found = []
    for chair in room.company.chairs:
        left = (
            clocks.left(room.pace, chair.clock, now)
            if chair.kind == PERSON and room.status == RUNNING
            else None
        )
        found.append(
            Seat(
                chair.seat,
                chair.name or SEAT_LETTERS[chair.seat],
                chair.shown_kind(),
                chair.stand_in or chair.bot,
                chair.seat in mine,
                chair.kind != PERSON or chair.person in presence.people,
                None if left is None else clock_of(room, chair, left, chair.seat in asked),
                bool(chair.stand_in),
            )
        )
    return tuple(found)


def clock_of(room: Room, chair: Chair, left: int, asked: bool) -> ClockFace:
    """A clock as pages show it."""
    running = chair.clock.deadline is not None and asked
    return ClockFace(left, running, asked and not running and room.pace.kind == "days")


def bots_for(room: Room) -> tuple[BotKind, ...]:
    """The bots that a seat can be handed to."""
    counts = room.status == RUNNING and room.charter.is_rated()
    return tuple(one for one in bot_kinds() if not counts or one.name == STAND_IN)


def info_of(
    room: Room, at: Viewpoint, presence: Presence = ABSENT, address: Address = NOWHERE, qr: str = ""
) -> TableInfo:
    """What is true of the table as a whole, as far as this viewer may know."""
    of, company = room.charter, room.company
    forked = "fork" in of.origin
    shown = bool(at.mine) or at.host or of.public
    gathering = room.status == GATHERING
    return TableInfo(
        room.id,
        of.title,
        room.game,
        room.status,
        room.version,
        seats_of(room, at.mine, presence, clocks.now()),
        room.pace,
        public=of.public,
        host=at.host,
        options=of.options,
        invite=address.invite(room) if shown else "",
        qr=qr if shown else "",
        commitment="" if forked else of.commitment,
        seed=of.seed if room.status == FINISHED and not forked else None,
        watchers=presence.watchers,
        forked_from=(str(of.origin["fork"]), int(of.origin["at"])) if forked else None,
        started=(room.started or 0) / 1000,
        ended=None if room.finished is None else room.finished / 1000,
        hints=room.hints_allowed(),
        counts=room.status == RUNNING and of.is_rated(),
        tournament=str(of.origin.get("tournament", "")),
        nonces=nonces_for(room, at),
        nonce_wanted=gathering
        and bool(at.mine)
        and not all(company.nonces_by_seat()[seat] for seat in at.mine),
        waits_ready=gathering and company.awaits_ready(room.pace),
        dissolved=company.dissolved,
        ready=frozenset(seat for person in company.ready for seat in company.seats_of(person)),
    )


def nonces_for(room: Room, at: Viewpoint) -> tuple[str, ...]:
    """The numbers in the deal: one's own; after the end all, for the record can be had then."""
    added = room.company.nonces_by_seat() if room.status == GATHERING else room.history.draws.nonces
    open_now = room.status == FINISHED
    return tuple(
        [
            one if not one or open_now or seat in at.mine else HIDDEN_NONCE
            for seat, one in enumerate(added)
        ]
    )


# --- the history, as one seat heard it


# --- positions


def fresh_events(room: Room, seat: int) -> tuple[Any, ...]:
    """What the seat heard of the last move."""
    return room.history.line[-1].heard_by(seat) if room.history.line else ()


def seen_of(
    room: Room,
    table: Table[Any],
    at: Viewpoint,
    language: str,
    presence: Presence = ABSENT,
    *,
    live: bool = True,
) -> Seen:
    """All that the game's renderer gets."""
    asks = live and at.hand_over is None and room.status == RUNNING
    return Seen(
        room.game,
        view(room.game, table, at.seat),
        texts_of(room, language),
        seats_of(room, at.mine, presence, clocks.now()),
        fresh_events(room, at.seat),
        tuple([entry.heard_by(at.seat) for entry in room.history.line]),
        asks,
        previews_of(room, table, at.seat) if asks else {},
    )


def previews_of(room: Room, table: Table[Any], seat: int) -> Mapping[int, Preview]:
    """What the seat's answers surely do; found out once for every question. Its deals have nothing
    to do with the table's own chance."""
    if seat == SPECTATOR or table is not room.table:
        return {}
    found = room.desk.previews.get(seat)
    if found is None or found[0] != room.version:
        rng = Rng(state_from_seed(room.version))
        found = room.desk.previews[seat] = (
            room.version,
            {one.pick: one for one in previews(room.game, table, seat, rng)},
        )
    return found[1]


def undo_of(room: Room, at: Viewpoint) -> Undo:
    """What the viewer can take back, on which terms."""
    if at.seat == SPECTATOR or room.status not in (RUNNING, FINISHED) or room.history.frozen:
        return Undo()
    person = room.company.chairs[at.seat].person
    asking = room.company.asking
    if asking is not None:
        missing = undo_terms(room, asking.seat, asking.target).needed - asking.agreed
        if room.company.chairs[asking.seat].person == person:
            return Undo("asked", names_of_people(room, missing))
        if person in missing:
            return Undo("answer", (room.company.chairs[asking.seat].name,))
    if room.status == FINISHED and not room.charter.sandbox:
        return Undo("closed", (), "over") if room.history.line else Undo()
    target = undo_target(room, at.seat)
    if target is None:
        return Undo()
    terms = undo_terms(room, at.seat, target)
    if terms.closed:
        return Undo("closed", (), terms.closed)
    return Undo("ask", names_of_people(room, terms.needed)) if terms.needed else Undo("free")


def names_of_people(room: Room, people: Collection[str]) -> tuple[str, ...]:
    """Their names at the table."""
    return tuple(
        chair.name
        for chair in room.company.chairs
        if chair.kind == PERSON and chair.person in people
    )


def asks_of(room: Room, at: Viewpoint) -> tuple[SeatAsk, ...]:
    """The askings for seats that the viewer must answer, or has made."""
    if room.status != RUNNING:
        return ()
    person = room.company.chairs[at.mine[0]].person if at.mine else None
    found = []
    for ask in room.company.seat_asks.values():
        missing = must_agree(room, ask.seat, ask.person) - ask.agreed
        state = "asked" if ask.version in at.asks else "answer" if person in missing else ""
        if state:
            by = next(iter(names_of_people(room, {ask.person})), "")
            was, whom = name_at(room, ask.seat), names_of_people(room, missing)
            found.append(SeatAsk(ask.version, state, ask.seat, ask.name, was, ask.here, by, whom))
    return tuple(found)


def bot_seats(room: Room, at: Viewpoint) -> tuple[frozenset[int], frozenset[int]]:
    """Which of the seats that no person holds the host takes with consent only, and which not at
    all."""
    if not at.host or room.charter.host is None or room.status != RUNNING:
        return frozenset(), frozenset()
    free = [chair.seat for chair in room.company.chairs if chair.kind != PERSON]
    asks = frozenset(seat for seat in free if must_agree(room, seat, room.charter.host))
    return asks, frozenset(
        seat for seat in free if knows_another_hand(room, seat, room.charter.host)
    )


def table_page(
    tables: Tables,
    room: Room,
    at: Viewpoint,
    language: str,
    presence: Presence,
    address: Address,
    qr: str = "",
    seen: int | None = None,
) -> TablePage | WaitingPage:
    """The page of a table, as it is now; `seen` is the version up to which the viewer has watched,
    for the digest."""
    info = info_of(room, at, presence, address, qr)
    if room.status == GATHERING:
        return WaitingPage(info, texts_of(room, language), bot_kinds(), chat_of(room))
    hand_over = (
        None
        if at.hand_over is None
        else HandOver(at.hand_over, room.company.chairs[at.hand_over].name)
    )
    table = room.table
    texts = texts_of(room, language)
    consent, barred = bot_seats(room, at)
    seated = at.seat != SPECTATOR
    return TablePage(
        info,
        seen_of(room, table, at, language, presence),
        log_of(room, at.seat),
        chat=chat_of(room),
        undo=undo_of(room, at),
        digest=() if seen is None else digest_of(room, at.seat, seen),
        hand_over=hand_over,
        outcome=room.game.outcome(table.state) if table.over() else None,
        hint=advice_for(room, at.seat, texts) if seated else Hint(),
        bots=bots_for(room) if at.mine or at.host else (),
        asks=asks_of(room, at),
        consent=consent,
        barred=barred,
        coaching=tables.coaching.coaching_for(room, at.seat, texts)
        if seated and hand_over is None
        else None,
    )


def join_page(
    room: Room,
    at: Viewpoint,
    language: str,
    presence: Presence,
    address: Address,
    whom: tuple[str, ...] = (),
) -> JoinPage:
    """What somebody sees who opens a link."""
    return JoinPage(
        info_of(room, at, presence, address),
        texts_of(room, language),
        room.charter.invite,
        whom=whom,
    )


def replay_page(
    room: Room, table: Table[Any], ply: int, at: Viewpoint, language: str, address: Address
) -> ReplayPage:
    """One moment of a game. After the end everybody may look from every seat."""
    info = info_of(room, at, address=address)
    upto = room.history.line[ply - 1].version if ply else room.history.first_version()
    seen = Seen(
        room.game,
        view(room.game, table, at.seat),
        texts_of(room, language),
        info.seats,
        room.history.line[ply - 1].heard_by(at.seat) if ply else (),
        tuple([entry.heard_by(at.seat) for entry in room.history.line[:ply]]),
        live=False,
    )
    standing = tuple(
        line for line in log_of(room, at.seat) if not line.undone and line.kind in ("move", "note")
    )
    highlights = tuple(
        (i, move.seat or 0) for i, move in enumerate(room.history.line, 1) if turning_point(room, i)
    )
    return ReplayPage(
        info,
        seen,
        ply,
        room.moves,
        tuple(line for line in standing if line.version <= upto),
        room.desk.curve or (),
        highlights,
        room.status == FINISHED and at.seat != SPECTATOR,
    )


def turning_point(room: Room, ply: int) -> bool:
    """The first move of somebody after another: where a turn begins."""
    return ply == 1 or room.history.line[ply - 1].seat != room.history.line[ply - 2].seat
