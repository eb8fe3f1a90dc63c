"""The pages and what their forms do. Addresses are listed in `pages.py`."""

from __future__ import annotations

import gzip
import io
import secrets
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from cosmeeple.kernel.codec import apply_text, notation
from cosmeeple.kernel.components import load_toml
from cosmeeple.kernel.errors import BadInput, IllegalChoice
from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS, Game, load_game
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.rulebook import Rulebook, rulebook
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.text import LANGUAGES, Texts
from cosmeeple.kernel.view import redeal
from cosmeeple.store import queries
from cosmeeple.store.queries import FINISHED, GATHERING, RUNNING
from cosmeeple.web import render
from cosmeeple.web.hub import Stream, read_topics
from cosmeeple.web.lobby import lobby_page
from cosmeeple.web.pages import (
    PACES,
    THEMES,
    AboutPage,
    AccountPage,
    ComponentsPage,
    EndPage,
    NewTable,
    RulesPage,
    TablePage,
)
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service import read_wish
from cosmeeple.web.viewer import (
    Viewpoint,
    digest_of,
    info_of,
    join_page,
    log_of,
    replay_page,
    seen_of,
    table_page,
    texts_of,
    viewpoint,
)
from cosmeeple.web.visit import Visit, handled, read_seat
from cosmeeple.web.webhooks import check_webhook

BOOKS: dict[str, Rulebook] = {}
#: "Why not?" may be asked about a choice after so many others.
MOST_CHOICES_BEFORE = 4


def where(visit: Visit, room: Room) -> Viewpoint:
    """Where this visit looks at the room from; `?seat=B` chooses among the own seats."""
    letter = visit.request.query_params.get("seat", "")
    wanted = SEAT_LETTERS.index(letter) if letter in SEAT_LETTERS else None
    return viewpoint(room, visit.actor, visit.login, wanted)


def qr_svg(text: str) -> str:
    """A QR code as inline SVG without styles."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, dark="#000", light="#fff", svgclass="qr"
    )
    return out.getvalue().decode().strip()


# --- lobby


async def lobby(visit: Visit) -> Response:
    query = visit.request.query_params
    form = None
    if visit.request.url.path == "/new" or "game" in query:
        slug = query.get("game", SLUGS[0])
        game = load_game(slug if slug in SLUGS else SLUGS[0])
        form = NewTable(game.slug, game.seats[0])
    person = visit.person.id if visit.person else None
    return await visit.page(await lobby_page(visit.site, person, visit.reader(), form))


def form_of(visit: Visit) -> NewTable:
    """The new-table form as it was sent."""
    slug = visit.text("game", SLUGS[0])
    seats: list[str] = []
    while len(seats) < len(SEAT_LETTERS) and f"seat.{len(seats)}" in visit.fields:
        seats.append(visit.fields[f"seat.{len(seats)}"])
    players = visit.number("players", len(seats)) or len(seats)
    options = {key.removeprefix("option."): value for key, value in visit.fields.items() if key.startswith("option.")}
    return NewTable(
        slug,
        players,
        visit.text("name", ""),
        visit.text("pace", "none"),
        visit.text("public", "") in ("yes", "on", "true", "1"),
        tuple(seats[:players]),
        options,
    )


def chosen_options(visit: Visit, game: Game, players: int) -> dict[str, str]:
    """The form has a field for every option, also of other player counts; those that mean something here."""
    chosen = {}
    for option in game.options:
        sent = visit.many.get(f"option.{option.key}", [])
        if sent and (not option.seats or players in option.seats):
            chosen[option.key] = next((value for value in sent if value in option.values), sent[0])
    return chosen


async def create(visit: Visit) -> Response:
    visit.site.limits.need("create", visit.ip)
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
        wishes = [read_wish(text, visit.fields.get(f"name.{i}", "")) for i, text in enumerate(form.seats)]
        plan = visit.site.tables.plan(form.game, wishes, options, PACES[form.pace], public=form.public, title=form.name)
    except Refused as refusal:
        if visit.wants_json or form.game not in SLUGS:
            raise
        person = visit.person.id if visit.person else None
        again = replace(form, error=visit.message(refusal))
        return await visit.page(await lobby_page(visit.site, person, visit.reader(), again), refusal.status)
    own = next((wish.name for wish in wishes if wish.kind == "me" and wish.name), "")
    actor = await visit.somebody(visit.text("my_name", "") or visit.text("me", "") or own)
    room = await visit.site.tables.create(plan, actor)
    return visit.go(f"/t/{room.id}", table=room.id)


async def import_game(visit: Visit) -> Response:
    visit.site.limits.need("import", visit.ip)
    raw = visit.file if visit.file is not None else visit.text("file").encode()
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise Refused("bad-file", 400, "this is no recorded game: it is not text") from None
    room = await visit.site.tables.bring_in(text, await visit.somebody())
    return visit.go(f"/t/{room.id}/replay" if room.status == FINISHED else f"/t/{room.id}", table=room.id)


# --- a table


async def invitation(visit: Visit) -> Response:
    code = visit.request.path_params["code"]
    found = await visit.site.store.reading(queries.table_of_invite, code) if len(code) <= 24 else None
    if found is None:
        raise Refused("no-table", 404, "there is no such invitation")
    room = await visit.site.tables.room(found)
    at = where(visit, room)
    if at.mine or not room.open_seats():
        return Response(None, 303, {"location": f"/t/{room.id}"})
    return await visit.page(join_page(room, at, visit.language, visit.site.hub.presence(room), visit.address))


async def join(visit: Visit) -> Response:
    room = await visit.room()
    seat = visit.seat(room) if visit.fields.get("seat") else None
    if room.open_seats() or visit.person is not None:
        actor = await visit.somebody(visit.text("name", ""))
        await visit.site.tables.join(room, actor, visit.text("name", ""), seat)
    return visit.go(f"/t/{room.id}")


async def table(visit: Visit) -> Response:
    room = await visit.room()
    need_readable(room)
    await visit.site.tables.arrive(room, visit.actor)
    at = where(visit, room)
    if room.status == GATHERING and not at.mine and not at.host and room.open_seats():
        if "watch" not in visit.request.query_params:
            return Response(None, 303, {"location": f"/j/{room.invite}"})
    person = visit.person.id if visit.person else ""
    seen = visit.site.hub.seen.get((room.id, person), 0)
    qr = qr_svg(visit.address.invite(room)) if room.status == GATHERING else ""
    presence = visit.site.hub.presence(room)
    if person:
        presence = replace(presence, people=presence.people | {person})
    page = table_page(visit.site.tables, room, at, visit.language, presence, visit.address, qr, seen)
    return await visit.page(page)


def need_readable(room: Room) -> None:
    if room.frozen:
        raise Refused("frozen", 409, room.frozen)


async def move(visit: Visit) -> Response:
    room = await visit.room()
    seat = visit.seat(room)
    entry = await visit.site.tables.play(
        room, visit.actor, seat, visit.text("choice"), visit.number("version"), visit.key()
    )
    return visit.go(f"/t/{room.id}", version=entry.version)


async def undo(visit: Visit) -> Response:
    room = await visit.room()
    done = await visit.site.tables.undo(room, visit.actor, visit.seat(room), visit.number("version"), visit.key())
    return visit.go(f"/t/{room.id}", undo=done, version=room.version)


async def answer_undo(visit: Visit) -> Response:
    room = await visit.room()
    agree = visit.text("agree")
    if agree not in ("yes", "no"):
        raise Refused("bad-request", 400, "agree is yes or no")
    await visit.site.tables.answer_undo(room, visit.actor, agree == "yes")
    return visit.go(f"/t/{room.id}", version=room.version)


async def chat(visit: Visit) -> Response:
    room = await visit.room()
    visit.site.limits.need("chat", visit.ip)
    await visit.site.tables.chat(room, await visit.somebody(), visit.text("text"))
    return visit.go(f"/t/{room.id}", version=room.version)


async def hand(visit: Visit) -> Response:
    """Hot-seat: the person of this seat has the device now."""
    room = await visit.room()
    seat = visit.seat(room)
    visit.site.tables.need_seat(room, visit.actor, seat)
    room.holders[visit.login] = seat
    visit.site.hub.wake_watchers(room)
    return visit.go(f"/t/{room.id}?seat={SEAT_LETTERS[seat]}")


async def start(visit: Visit) -> Response:
    room = await visit.room()
    await visit.site.tables.start(room, visit.actor)
    return visit.go(f"/t/{room.id}")


async def leave(visit: Visit) -> Response:
    room = await visit.room()
    mine = visit.actor.seats(room)
    for seat in [visit.seat(room)] if visit.fields.get("seat") else mine:
        await visit.site.tables.leave(room, visit.actor, seat)
    return visit.go("/" if room.status == GATHERING else f"/t/{room.id}")


async def come_back(visit: Visit) -> Response:
    room = await visit.room()
    await visit.site.tables.come_back(room, visit.actor, visit.seat(room))
    return visit.go(f"/t/{room.id}")


async def change_seat(visit: Visit) -> Response:
    room = await visit.room()
    kind, bot = visit.text("kind"), visit.text("bot", "")
    if ":" in kind and not bot:
        kind, _, bot = kind.partition(":")
    await visit.site.tables.change_seat(room, visit.actor, visit.seat(room), kind, bot, visit.text("name", ""))
    return visit.go(f"/t/{room.id}")


async def change_pace(visit: Visit) -> Response:
    room = await visit.room()
    pace = PACES.get(visit.text("pace"))
    if pace is None:
        raise Refused("bad-pace", 400, f"a pace is one of {', '.join(PACES)}")
    await visit.site.tables.change_pace(room, visit.actor, pace)
    return visit.go(f"/t/{room.id}")


async def rematch(visit: Visit) -> Response:
    visit.site.limits.need("create", visit.ip)
    room = await visit.room()
    new = await visit.site.tables.rematch(room, visit.actor)
    return visit.go(f"/t/{new.id}", table=new.id)


async def seat_token(visit: Visit) -> Response:
    room = await visit.room()
    token = await visit.site.tables.token_for(room, visit.actor, visit.seat(room))
    return visit.json({"token": token})


async def why(visit: Visit) -> Response:
    """Every requirement of an answer, judged on what this viewer may know; of several choices the last, after the others."""
    room = await visit.room()
    need_readable(room)
    at = where(visit, room)
    *before, choice = visit.request.query_params.getlist("choice") or [""]
    seen = seen_of(room, after_choices(room, at.seat, before), at, visit.language)
    return visit.json(reasons(seen, choice, room))


def after_choices(room: Room, seat: int, choices: list[str]) -> Table[Any]:
    """The position if the seat made these choices: tried where all that it does not know is dealt anew, so that nothing
    hidden can show."""
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


def reasons(seen: Any, choice: str, room: Room) -> dict[str, Any]:
    frame = seen.view.question
    legal = seen.legal()
    label = choice
    if frame is not None:
        for pick in frame.domain.picks:
            if notation(frame, pick) == choice:
                label = seen.texts.choice(frame, pick)
                break
        else:
            raise Refused("unknown", 404, f"{choice[:80]!r} is no answer to the question now")
    return {
        "choice": choice,
        "label": label,
        "allowed": choice in legal,
        "reasons": [
            {
                "rule": reason.rule,
                "text": seen.texts.reason(reason),
                "holds": reason.holds,
                "href": f"/rules/{room.game.slug}#{reason.rule}",
            }
            for reason in seen.why(choice)
        ],
    }


async def whole_log(visit: Visit) -> Response:
    room = await visit.room()
    need_readable(room)
    at = where(visit, room)
    page = table_page(visit.site.tables, room, at, visit.language, visit.site.hub.presence(room), visit.address)
    if not isinstance(page, TablePage):
        raise Refused("not-started", 409, "the game has not started")
    return await visit.html(str(render.render_log(page, visit.reader())))


async def since_last_turn(visit: Visit) -> Response:
    """What happened since this viewer's last move, as sentences."""
    room = await visit.room()
    need_readable(room)
    at = where(visit, room)
    texts = texts_of(room, visit.language)
    lines = digest_of(room, at.seat, 0)
    return visit.json(
        {"lines": [{"version": line.version, "texts": [texts.event(event) for event in line.events]} for line in lines]}
    )


# --- replay and end


async def replay_view(visit: Visit) -> tuple[Room, int, Viewpoint]:
    room = await visit.room()
    need_readable(room)
    if room.match is None:
        raise Refused("not-started", 409, "the game has not started")
    text = visit.request.query_params.get("at", str(room.moves))
    ply = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else room.moves
    at = viewpoint(room, visit.actor, visit.login)
    letter = visit.request.query_params.get("seat", "")
    if letter:
        seat = read_seat(letter, room)
        if room.status == FINISHED or (seat in at.mine and at.hand_over is None):
            at = replace(at, seat=seat)
        else:
            raise Refused("not-your-seat", 403, "this seat is not yours")
    if room.status == FINISHED and room.curve is None:
        room.curve = await curve(visit, room)
    return room, min(ply, room.moves), at


async def curve(visit: Visit, room: Room) -> tuple[tuple[int, ...], ...]:
    """The scores as if the game had ended after each move; only once it is over, for scores may hold secrets."""
    begin = (await visit.site.tables.position(room, 0)).clone()
    scores = [room.game.outcome(begin.state).scores]
    for entry in room.line:
        apply_text(begin, entry.seat or 0, entry.choice or "")
        scores.append(room.game.outcome(begin.state).scores)
    return tuple(scores)


async def replay(visit: Visit) -> Response:
    room, ply, at = await replay_view(visit)
    position = await visit.site.tables.position(room, ply)
    return await visit.page(replay_page(room, position, ply, at, visit.language, visit.address))


async def replay_regions(visit: Visit) -> Response:
    room, ply, at = await replay_view(visit)
    position = await visit.site.tables.position(room, ply)
    page = replay_page(room, position, ply, at, visit.language, visit.address)
    return visit.json({"at": ply, "total": room.moves, "regions": render.render_regions(page, visit.reader())})


async def end(visit: Visit) -> Response:
    room, _, at = await replay_view(visit)
    if room.status != FINISHED:
        return Response(None, 303, {"location": f"/t/{room.id}"})
    state = room.table.state
    page = EndPage(
        info_of(room, at, visit.site.hub.presence(room), visit.address),
        texts_of(room, visit.language),
        room.game.outcome(state),
        room.curve or (),
        log_of(room, at.seat),
        room.moves,
        bool(at.mine),
        seen_of(room, room.table, at, visit.language, live=False),
    )
    return await visit.page(page)


async def fork(visit: Visit) -> Response:
    visit.site.limits.need("create", visit.ip)
    room = await visit.room()
    need_readable(room)
    ply = visit.number("at", room.moves)
    viewer = where(visit, room).seat
    sandbox = await visit.site.tables.fork(room, await visit.somebody(), room.moves if ply is None else ply, viewer)
    return visit.go(f"/t/{sandbox.id}", table=sandbox.id)


async def export(visit: Visit) -> Response:
    visit.site.limits.need("export", visit.ip)
    room = await visit.room()
    need_readable(room)
    text = visit.site.tables.export(room, visit.actor)
    await visit.site.tables.note_export(room, visit.actor)
    name = f"{room.game.slug}-{room.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


async def qr_code(visit: Visit) -> Response:
    room = await visit.room()
    svg = qr_svg(visit.address.invite(room))
    return Response(svg, 200, {"cache-control": "private, max-age=3600"}, "image/svg+xml")


# --- rules and components


def game_of(visit: Visit) -> Game:
    slug = visit.request.path_params["slug"]
    if slug not in SLUGS:
        raise Refused("not-found", 404, f"there is no game {slug[:40]!r}")
    return load_game(slug)


def book_of(game: Game) -> Rulebook:
    if game.slug not in BOOKS:
        BOOKS[game.slug] = rulebook(game)
    return BOOKS[game.slug]


async def rules(visit: Visit) -> Response:
    game = game_of(visit)
    book = book_of(game)
    query = visit.request.query_params.get("q", "")[:200]
    found = tuple(rule.id for rule in book.search(query, visit.language)) if query.strip() else None
    return await visit.page(RulesPage(game, Texts(game, None, visit.language), book, query, found))


async def components(visit: Visit) -> Response:
    game = game_of(visit)
    source = visit.request.query_params.get("source", "")
    page = ComponentsPage(game, Texts(game, None, visit.language), component_rows(game, source))
    return await visit.page(page)


def component_rows(game: Game, source: str) -> dict[str, tuple[dict[str, str], ...]]:
    """The component file as tables of texts, all of it or only the entries with one source."""
    found: dict[str, tuple[dict[str, str], ...]] = {}
    for name, value in load_toml(Path(game.folder()) / "components.toml").items():
        rows = value if isinstance(value, list) else [value]
        texts = [
            {key: readable(one) for key, one in row.items()}
            for row in rows
            if isinstance(row, dict) and (not source or row.get("source") == source)
        ]
        if texts:
            found[name] = tuple(texts)
    return found


def readable(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(readable, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {readable(one)}" for key, one in value.items())
    return str(value)


async def about(visit: Visit) -> Response:
    try:
        number = version("cosmeeple")
    except PackageNotFoundError:
        number = ""
    return await visit.page(AboutPage(tuple(load_game(slug) for slug in SLUGS), number))


# --- accounts and preferences


async def account(visit: Visit) -> Response:
    return await visit.page(await account_page(visit))


async def account_page(visit: Visit, mode: str = "", error: str = "", done: str = "") -> AccountPage:
    person = visit.person
    if person is None or person.account is None:
        wanted = mode or ("register" if visit.request.query_params.get("mode") == "register" else "sign-in")
        return AccountPage(wanted, error=error, done=done)
    games, wins = await visit.site.store.reading(queries.record_of, person.id)
    return AccountPage("own", person.account, person.webhook or "", error, done, games, wins)


async def with_errors(visit: Visit, mode: str, refusal: Refused) -> Response:
    if visit.wants_json or refusal.status == 429:
        raise refusal
    return await visit.page(await account_page(visit, mode, visit.message(refusal)), refusal.status)


async def login(visit: Visit) -> Response:
    name = visit.text("account", visit.fields.get("email", ""))
    visit.site.limits.need("login", visit.ip)
    visit.site.limits.need("login-account", name.strip().casefold()[:60])
    try:
        person, token = await visit.site.people.sign_in(name, visit.text("password"))
    except Refused as refusal:
        return await with_errors(visit, "sign-in", refusal)
    visit.person, visit.token = person, token
    visit.cookies["session"] = token
    return visit.go("/")


async def register(visit: Visit) -> Response:
    visit.site.limits.need("login", visit.ip)
    name = visit.text("account", visit.fields.get("email", ""))
    try:
        await visit.somebody(visit.text("name", "") or ("" if visit.person else name))
        assert visit.person is not None
        await visit.site.people.register(visit.person, name, visit.text("password"))
    except Refused as refusal:
        return await with_errors(visit, "register", refusal)
    return visit.go("/account")


async def logout(visit: Visit) -> Response:
    if visit.token and visit.person is not None:
        await visit.site.people.sign_out(visit.token)
        visit.site.hub.sign_out(visit.person.id, visit.login)
    visit.person, visit.token = None, ""
    visit.cookies["session"] = None
    return visit.go("/")


def need_account(visit: Visit) -> None:
    if visit.person is None or visit.person.account is None:
        raise Refused("no-person", 403, "sign in first")


async def delete_account(visit: Visit) -> Response:
    need_account(visit)
    assert visit.person is not None
    visit.site.limits.need("login-account", visit.person.account or "")
    if "password" in visit.fields:
        await visit.site.people.sign_in(visit.person.account or "", visit.text("password"))
    await leave_everything(visit)
    await visit.site.people.delete(visit.person)
    visit.site.hub.sign_out(visit.person.id)
    for room in list(visit.site.tables.rooms.values()):
        if visit.person.id in {place.person for place in room.places}:
            visit.site.tables.forget(room)
            visit.site.hub.wake_watchers(room)
    visit.person, visit.token = None, ""
    visit.cookies["session"] = None
    return visit.go("/")


async def leave_everything(visit: Visit) -> None:
    """Bots take over in running games; seats at tables that gather become free."""
    assert visit.person is not None
    rows = await visit.site.store.reading(queries.lobby_tables, visit.person.id, 1000)
    for row in rows:
        if row["status"] in (GATHERING, RUNNING):
            room = await visit.site.tables.room(row["id"])
            for seat in visit.actor.seats(room):
                await visit.site.tables.leave(room, visit.actor, seat)


async def webhook(visit: Visit) -> Response:
    need_account(visit)
    assert visit.person is not None
    try:
        url = check_webhook(visit.text("webhook"))
    except Refused as refusal:
        return await with_errors(visit, "own", refusal)
    await visit.site.people.set_webhook(visit.person, url)
    return visit.go("/account")


async def change_password(visit: Visit) -> Response:
    need_account(visit)
    assert visit.person is not None
    visit.site.limits.need("login-account", visit.person.account or "")
    try:
        await visit.site.people.change_password(visit.person, visit.text("old"), visit.text("new"), visit.token)
    except Refused as refusal:
        return await with_errors(visit, "own", refusal)
    return visit.go("/account")


async def rename(visit: Visit) -> Response:
    await visit.somebody(visit.text("name"))
    return visit.go("/account")


async def preferences(visit: Visit) -> Response:
    language, theme = visit.fields.get("language", ""), visit.fields.get("theme", "")
    if language in LANGUAGES:
        visit.cookies["language"] = language
    if theme in THEMES:
        visit.cookies["theme"] = theme
    target = visit.fields.get("next", "/")
    # Only within this site.
    if not target.startswith("/") or target.startswith(("//", "/\\")) or not target.isprintable():
        target = "/"
    return visit.go(target)


# --- the stream


async def stream(visit: Visit) -> Response:
    site = visit.site
    if site.stopping:
        raise Refused("closing", 503, "the server is stopping")
    if visit.request.method == "HEAD":
        return Response(None, 200, media_type="text/event-stream")
    count = sum(1 for one in site.hub.streams if one.ip == visit.ip) if site.limits.times else 0
    if len(site.hub.streams) >= site.settings.streams or count >= site.settings.streams_per_address:
        raise Refused("too-fast", 429, "too many streams are open")
    topics = read_topics(visit.request.query_params.getlist("t"), visit.request.headers.get("last-event-id", "")[:4000])
    if not topics:
        raise Refused("bad-request", 400, "say which tables: /stream?t=ID@VERSION")
    made = Stream(visit.actor, visit.login, replace(visit.reader(), csrf=""), visit.address, topics, visit.ip)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(site.hub.run(made), 200, headers, "text/event-stream")


async def static(request: Request) -> Response:
    request.scope["route_name"] = "static"
    asset = render.assets().get(request.path_params["name"])
    if asset is None:
        return Response("not found", 404)
    current = request.path_params["version"] == render.asset_version()
    keep = "public, max-age=31536000, immutable" if current else "no-cache"
    headers = {"cache-control": keep, "vary": "Accept-Encoding"}
    body = asset.body
    if len(body) > 1000 and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed(request.path_params["name"], asset.body)
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, asset.type)


PACKED: dict[tuple[str, int], bytes] = {}


def packed(name: str, body: bytes) -> bytes:
    key = (name, hash(body))
    if key not in PACKED:
        PACKED[key] = gzip.compress(body, 9)
    return PACKED[key]


def routes() -> list[Route]:
    gets = {
        "/": lobby,
        "/new": lobby,
        "/j/{code}": invitation,
        "/t/{table}": table,
        "/t/{table}/why": why,
        "/t/{table}/log": whole_log,
        "/t/{table}/digest": since_last_turn,
        "/t/{table}/replay": replay,
        "/t/{table}/replay/regions": replay_regions,
        "/t/{table}/end": end,
        "/t/{table}/export": export,
        "/qr/{table}.svg": qr_code,
        "/rules/{slug}": rules,
        "/rules/{slug}/components": components,
        "/about": about,
        "/account": account,
        "/stream": stream,
    }
    posts = {
        "/new": create,
        "/import": import_game,
        "/t/{table}/join": join,
        "/t/{table}/move": move,
        "/t/{table}/undo": undo,
        "/t/{table}/undo/answer": answer_undo,
        "/t/{table}/chat": chat,
        "/t/{table}/hand": hand,
        "/t/{table}/start": start,
        "/t/{table}/leave": leave,
        "/t/{table}/comeback": come_back,
        "/t/{table}/seat": change_seat,
        "/t/{table}/pace": change_pace,
        "/t/{table}/rematch": rematch,
        "/t/{table}/fork": fork,
        "/t/{table}/token": seat_token,
        "/login": login,
        "/register": register,
        "/logout": logout,
        "/account/delete": delete_account,
        "/account/webhook": webhook,
        "/account/password": change_password,
        "/account/name": rename,
        "/preferences": preferences,
    }
    return [
        *[Route(path, handled(one.__name__, one), methods=["GET"]) for path, one in gets.items()],
        *[Route(path, handled(one.__name__, one), methods=["POST"]) for path, one in posts.items()],
        Route("/static/{version}/{name:path}", static, methods=["GET"]),
    ]
