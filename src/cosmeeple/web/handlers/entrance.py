"""The way to a table: the lobby, the new-table form, a game file, an invitation."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import Response

from cosmeeple.kernel.box import MOST_PACKED
from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS, Game, load_game
from cosmeeple.store import queries
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web.handlers.common import nonce_comes, qr_svg, read_nonce, where
from cosmeeple.web.lobby import lobby_page
from cosmeeple.web.pace import PACES
from cosmeeple.web.pages import NewTable
from cosmeeple.web.room import Refused
from cosmeeple.web.service import read_wish
from cosmeeple.web.service.manners import must_agree
from cosmeeple.web.study.puzzles import daily_values
from cosmeeple.web.viewer import join_page, names_of_people
from cosmeeple.web.visit import Visit


async def lobby(visit: Visit) -> Response:
    """The tables, and the form for a new one."""
    query = visit.request.query_params
    form = None
    if visit.request.url.path == "/new" or "game" in query:
        slug = query.get("game", SLUGS[0])
        game = load_game(slug if slug in SLUGS else SLUGS[0])
        form = NewTable(game.slug, game.seats[0], box=query.get("box", "")[:MOST_PACKED])
    person = visit.person.id if visit.person else None
    page = await lobby_page(visit.site, person, visit.reader(), form)
    return await visit.page(replace(page, daily=await daily_values(visit)))


def form_of(visit: Visit) -> NewTable:
    """The new-table form as it was sent."""
    slug = visit.text("game", SLUGS[0])
    seats: list[str] = []
    while len(seats) < len(SEAT_LETTERS) and f"seat.{len(seats)}" in visit.fields:
        seats.append(visit.fields[f"seat.{len(seats)}"])
    players = visit.number("players", len(seats)) or len(seats)
    options = {
        key.removeprefix("option."): value
        for key, value in visit.fields.items()
        if key.startswith("option.")
    }
    return NewTable(
        slug,
        players,
        visit.text("name", ""),
        visit.text("pace", "none"),
        visit.text("public", "") in ("yes", "on", "true", "1"),
        tuple(seats[:players]),
        options,
        box=visit.text("box", ""),
    )


def chosen_options(visit: Visit, game: Game, players: int) -> dict[str, str]:
    """The form has a field for every option, also of other player counts; those that mean something
    here."""
    chosen = {}
    for option in game.options:
        sent = visit.many.get(f"option.{option.key}", [])
        if sent and (not option.seats or players in option.seats):
            chosen[option.key] = next((value for value in sent if value in option.values), sent[0])
    return chosen


async def create(visit: Visit) -> Response:
    """A new table."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    form = form_of(visit)
    try:
        if form.pace not in PACES:
            raise Refused("bad-pace", 400, f"a pace is one of {', '.join(PACES)}")
        if form.game not in SLUGS:
            raise Refused("unknown", 400, f"there is no game {form.game[:40]!r}")
        if len(form.seats) != form.players:
            raise Refused("bad-table", 400, "say of every seat who sits there")
        # The form has the fields of every option; those of other player counts mean nothing.
        game = load_game(form.game)
        options = chosen_options(visit, game, form.players)
        wishes = [
            read_wish(text, visit.fields.get(f"name.{i}", "")) for i, text in enumerate(form.seats)
        ]
        plan = visit.site.tables.starting.plan(
            form.game,
            wishes,
            options,
            PACES[form.pace],
            public=form.public,
            title=form.name,
            box=form.box,
        )
    except Refused as refusal:
        if visit.wants_json or form.game not in SLUGS:
            raise
        person = visit.person.id if visit.person else None
        again = replace(form, error=visit.message(refusal))
        return await visit.page(
            await lobby_page(visit.site, person, visit.reader(), again), refusal.status
        )
    own = next((wish.name for wish in wishes if wish.kind == "me" and wish.name), "")
    actor = await visit.somebody(visit.text("my_name", "") or visit.text("me", "") or own)
    room = await visit.site.tables.starting.create(
        plan, actor, nonce_comes=nonce_comes(visit), asks_ready=not visit.wants_json
    )
    return visit.go(f"/t/{room.id}", table=room.id)


async def import_game(visit: Visit) -> Response:
    """A recorded game becomes a table."""
    await visit.site.limits.need_everywhere("import", visit.ip)
    raw = visit.file if visit.file is not None else visit.text("file").encode()
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise Refused("bad-file", 400, "this is no recorded game: it is not text") from None
    room = await visit.site.tables.whole.bring_in(text, await visit.somebody())
    return visit.go(
        f"/t/{room.id}/replay" if room.status == FINISHED else f"/t/{room.id}", table=room.id
    )


async def invitation(visit: Visit) -> Response:
    """Who opens a link chooses a seat."""
    code = visit.request.path_params["code"]
    found = (
        await visit.site.store.reading(queries.table_of_invite, code) if len(code) <= 24 else None
    )
    if found is None:
        raise Refused("no-table", 404, "there is no such invitation")
    room = await visit.site.tables.rooms.room(found)
    at = where(visit, room)
    if at.mine or not room.company.open_seats():
        return Response(None, 303, {"location": f"/t/{room.id}"})
    whom: tuple[str, ...] = ()
    if room.status == RUNNING:
        person = visit.person.id if visit.person else ""
        whom = names_of_people(room, must_agree(room, room.company.open_seats()[0], person))
    return await visit.page(
        join_page(room, at, visit.language, visit.site.hub.presence(room), visit.address, whom)
    )


async def join(visit: Visit) -> Response:
    """Take a seat, or ask for it."""
    room = await visit.room()
    read_nonce(visit)
    seat = visit.seat(room) if visit.fields.get("seat") else None
    if room.company.open_seats() or visit.person is not None:
        actor = await visit.somebody(visit.text("name", ""))
        taken = await visit.site.tables.seating.join(
            room, actor, visit.text("name", ""), seat, nonce=read_nonce(visit)
        )
        return visit.go(f"/t/{room.id}", seat="done" if isinstance(taken, int) else "asked")
    return visit.go(f"/t/{room.id}")


async def qr_code(visit: Visit) -> Response:
    """The link of a table as a QR code."""
    room = await visit.room()
    svg = qr_svg(visit.address.invite(room))
    return Response(svg, 200, {"cache-control": "private, max-age=3600"}, "image/svg+xml")
