"""What programs may ask about people and do for an account: its tables, wishes, tournaments,
friends, lists of players. Each call comes with a permit, or needs none."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS
from cosmeeple.store import queries, ties
from cosmeeple.store import tournaments as kept
from cosmeeple.store.queries import GATHERING
from cosmeeple.web.api.call import Call, letters, state_of
from cosmeeple.web.api.together_wire import (
    BoardInfo,
    BoardSeat,
    DeedBody,
    EntrantInfo,
    FareInfo,
    Friends,
    LatestInfo,
    Me,
    MyTable,
    MyTables,
    OpeningInfo,
    PersonInfo,
    PlayerInfo,
    Players,
    Profile,
    RoundInfo,
    SeatTokenBody,
    SeekBody,
    SeekInfo,
    SeekList,
    StandingInfo,
    TieBody,
    TournamentBody,
    TournamentInfo,
    TournamentList,
    TournamentState,
    Wished,
)
from cosmeeple.web.api.wire import Token
from cosmeeple.web.pages import SeekRow
from cosmeeple.web.permits import SCOPES
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service import Actor
from cosmeeple.web.statistics import MOST_PLAYERS, player_rows
from cosmeeple.web.together import deeds, friends, profiles, seeks
from cosmeeple.web.together.standings import lines_of, round_lines

#: Tables of an account that are listed.
MOST_TABLES = 100


# --- the account


async def get_me(call: Call) -> Me:
    """Whose permit it is."""
    holder = call.permitted()
    person = holder.person
    waiting = await call.site.store.reading(queries.waiting_for, person.id)
    scopes = [scope for scope in SCOPES if scope in holder.scopes]
    return Me(person.id, person.name, person.account or "", scopes, waiting)


async def my_tables(call: Call) -> MyTables:
    """Where the account sits."""
    person = call.permitted().person.id
    ids = await call.site.store.reading(queries.tables_of, person, MOST_TABLES)
    found = []
    for one in ids:
        with contextlib.suppress(Refused):  # a damaged one is nobody's way to all the others
            room = await call.site.tables.rooms.room(one)
            if not room.history.frozen:
                found.append(mine_of(room, person))
    return MyTables(found)


def mine_of(room: Room, person: str) -> MyTable:
    """A table as somebody at it sees their own seats."""
    mine = room.company.seats_of(person)
    asked = [seat for seat in mine if seat in room.deciders()]
    wanted = (
        room.status == GATHERING
        and room.company.awaits_ready(room.pace)
        and person not in room.company.ready
    )
    return MyTable(state_of(room), letters(mine), letters(asked), wanted)


async def seat_token(call: Call) -> Token:
    """The token of a seat that the account holds; the old one is void."""
    body: SeatTokenBody = call.body
    person = call.permitted().person
    room = await call.room()
    mine = room.company.seats_of(person.id)
    if body.seat is None and len(mine) > 1:
        raise Refused("which-seat", 409, f"say which seat: {', '.join(letters(mine))}")
    if body.seat is None and not mine:
        raise Refused("not-your-seat", 403, "this account has no seat at this table")
    seat = mine[0] if body.seat is None else SEAT_LETTERS.index(body.seat)
    actor = Actor(person.id, person.name)
    return Token(SEAT_LETTERS[seat], await call.site.tables.seating.token_for(room, actor, seat))


# --- wishes


def seek_info(row: SeekRow) -> SeekInfo:
    """A wish for programs."""
    return SeekInfo(
        row.id,
        row.person if row.account else None,
        row.name,
        row.game,
        row.players,
        row.pace,
        row.rated,
        row.strength,
        row.rating,
    )


async def list_seeks(call: Call) -> SeekList:
    """The wishes that whoever asks may see."""
    person = None if call.holder is None else call.holder.person.id
    found = await call.site.seeks.shown(person)
    return SeekList(
        [seek_info(row) for row in found.mine],
        [seek_info(row) for row in found.others],
        found.found or None,
    )


async def add_seek(call: Call) -> Wished:
    """A wish."""
    body: SeekBody = call.body
    person = call.permitted().person.id
    await call.site.limits.need_everywhere("create", call.ip)
    wish = seeks.wanted(
        body.game,
        body.players,
        body.pace,
        body.strength,
        rated=body.rated,
        language=call.language,
    )
    return Wished(await call.site.seeks.wish(person, wish) or None)


async def take_seek(call: Call) -> Wished:
    """What somebody else has wished for."""
    person = call.permitted().person.id
    await call.site.limits.need_everywhere("create", call.ip)
    return Wished(await call.site.seeks.take_up(person, call.named("seek")) or None)


async def withdraw_seek(call: Call) -> SeekList:
    """An own wish is taken back."""
    person = call.permitted().person.id
    if not await call.site.seeks.take_back(person, call.named("seek")):
        raise Refused("seek-gone", 409, "no such wish of yours is waiting")
    return await list_seeks(call)


# --- tournaments


def tournament_info(row: Mapping[str, Any]) -> TournamentInfo:
    """A tournament for programs."""
    return TournamentInfo(
        row["id"],
        row["title"],
        row["game"],
        row["players"],
        msgspec.json.decode(row["options"]),
        row["pace"],
        row["system"],
        row["rounds"],
        row["rest"],
        row["state"],
        bool(row["paused"]),
        row["round"],
        row["next_at"],
    )


async def list_tournaments(call: Call) -> TournamentList:
    """All that are listed."""
    rows = await call.site.store.reading(kept.listed)
    return TournamentList([tournament_info(row) for row in rows if row["game"] in SLUGS])


async def get_tournament(call: Call) -> TournamentState:
    """One, with its table and rounds."""
    wanted, store = call.named("tournament"), call.site.store
    row = await store.reading(kept.one, wanted)
    if row is None or row["game"] not in SLUGS:
        raise Refused("no-tournament", 404, "there is no such tournament")
    who = await store.reading(kept.entrants_of, wanted)
    rows = await store.reading(kept.pairings_of, wanted)
    person = None if call.holder is None else call.holder.person.id
    mine = next(
        (one["id"] for one in who if person and one["person"] == person and one["gone"] is None),
        None,
    )
    table = next(
        (
            one["table"]
            for one in rows
            if one["entrant"] == mine and one["round"] == row["round"] and one["points"] is None
        ),
        None,
    )
    return TournamentState(
        tournament_info(row),
        [
            EntrantInfo(
                one["id"],
                one["name"],
                one["person"],
                one["bot"] or None,
                bool(one["rests"]),
                one["gone"] is not None,
            )
            for one in who
        ],
        [
            StandingInfo(
                line.standing.entrant,
                line.standing.place,
                line.standing.points,
                line.standing.buchholz,
                line.standing.wins,
                line.standing.games,
            )
            for line in lines_of(who, rows)
        ],
        [
            RoundInfo(
                line.number,
                [
                    BoardInfo(
                        board.board,
                        board.table or None,
                        board.status or None,
                        board.void,
                        [BoardSeat(one["id"], points) for one, points in board.seats],
                    )
                    for board in line.boards
                ],
                list(line.byes),
                list(line.breaks),
            )
            for line in round_lines(who, rows)
        ],
        mine,
        table,
        person is not None and person == row["host"],
    )


async def create_tournament(call: Call) -> TournamentState:
    """A new one, held by the account."""
    body: TournamentBody = call.body
    person = call.permitted().person.id
    await call.site.limits.need_everywhere("create", call.ip)
    cup = deeds.wanted(
        body.title,
        body.game,
        body.players,
        body.pace,
        body.system,
        body.rounds,
        body.rest,
        call.language,
    )
    call.request.path_params["tournament"] = await call.site.tournaments.create(person, cup)
    return await get_tournament(call)


async def do_in_tournament(call: Call) -> TournamentState:
    """One deed of the account."""
    body: DeedBody = call.body
    person = call.permitted().person
    call.site.limits.need("tie", person.id)
    given = {
        "bot": body.bot or "",
        "entrant": body.entrant or "",
        "board": "" if body.board is None else str(body.board),
    }
    wanted = call.named("tournament")
    await call.site.tournaments.change(wanted, body.what, person.id, person.name, given)
    return await get_tournament(call)


# --- friends


async def get_friends(call: Call) -> Friends:
    """What others are to the account."""
    person, store = call.permitted().person.id, call.site.store
    mine = await store.reading(ties.ties_of, person)
    asking = await store.reading(ties.asking, person)

    def of_kind(kind: str) -> list[PersonInfo]:
        return [PersonInfo(row["other"], row["name"]) for row in mine if row["kind"] == kind]

    return Friends(
        of_kind(ties.FRIEND),
        of_kind(ties.ASKED),
        [PersonInfo(row["other"], row["name"]) for row in asking],
        of_kind(ties.BLOCKED),
    )


async def change_friends(call: Call) -> Friends:
    """What somebody is to the account from now on."""
    body: TieBody = call.body
    person, store = call.permitted().person.id, call.site.store
    call.site.limits.need("tie", person)
    if (body.person is None) == (body.account is None):
        raise Refused("bad-request", 400, "say who is meant: person or account")
    other = await friends.other_of(store, person, body.person or "", body.account or "")
    await friends.change(store, person, body.what, other)
    return await get_friends(call)


# --- players


async def list_players(call: Call) -> Players:
    """The strongest, of a game or of all."""
    game = call.request.query_params.get("game", "")
    if game and game not in SLUGS:
        raise Refused("unknown", 400, f"there is no game {game[:40]!r}")
    rows = player_rows(await call.site.statistics.figures(), game)[:MOST_PLAYERS]
    return Players(
        game or None,
        [
            PlayerInfo(
                place,
                row.name or row.bot,
                row.person or None,
                row.bot or None,
                row.games,
                row.wins,
                row.mu,
                row.sigma,
                row.provisional,
            )
            for place, row in enumerate(rows, 1)
        ],
    )


async def get_person(call: Call) -> Profile:
    """Somebody with an account."""
    found = await profiles.read_profile(call.site, call.named("person"), call.language)
    return Profile(
        found.id,
        found.name,
        found.since,
        [
            FareInfo(
                line.game,
                line.games,
                line.wins,
                line.mean,
                line.best,
                line.mu,
                line.sigma,
                line.provisional,
                line.place,
                line.of,
            )
            for line in found.lines
        ],
        [
            LatestInfo(
                one["id"],
                one["game"],
                one["day"],
                one["score"],
                one["rank"],
                one["players"],
                list(one["others"]),
            )
            for one in found.latest
        ],
        [
            OpeningInfo(game, line.question, line.answer, line.times, line.games, line.won)
            for game, lines in found.openings.items()
            for line in lines
        ],
    )
