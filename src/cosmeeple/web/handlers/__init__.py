"""The pages and what their forms do. Addresses are listed in `addresses.py`."""

from __future__ import annotations

from starlette.routing import Route

from cosmeeple.web.handlers.account import (
    account,
    change_password,
    delete_account,
    login,
    logout,
    preferences,
    register,
    rename,
    webhook,
)
from cosmeeple.web.handlers.entrance import create, import_game, invitation, join, lobby, qr_code
from cosmeeple.web.handlers.files import static, stream
from cosmeeple.web.handlers.library import about, components, rules, stats
from cosmeeple.web.handlers.past import end, export, fork, replay, replay_regions, thought
from cosmeeple.web.handlers.seats import (
    add_nonce,
    allow_hints,
    answer_seat,
    change_pace,
    change_seat,
    come_back,
    leave,
    ready,
    rematch,
    seat_token,
    start,
)
from cosmeeple.web.handlers.table import (
    answer_undo,
    chat,
    coach,
    hand,
    hint,
    inspect,
    move,
    since_last_turn,
    table,
    undo,
    whole_log,
    why,
)
from cosmeeple.web.visit import handled


def routes() -> list[Route]:
    """The addresses of the pages."""
    gets = {
        "/": lobby,
        "/new": lobby,
        "/j/{code}": invitation,
        "/t/{table}": table,
        "/t/{table}/why": why,
        "/t/{table}/inspect": inspect,
        "/t/{table}/log": whole_log,
        "/t/{table}/digest": since_last_turn,
        "/t/{table}/thought": thought,
        "/t/{table}/replay": replay,
        "/t/{table}/replay/regions": replay_regions,
        "/t/{table}/end": end,
        "/t/{table}/export": export,
        "/qr/{table}.svg": qr_code,
        "/rules/{slug}": rules,
        "/rules/{slug}/components": components,
        "/about": about,
        "/stats": stats,
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
        "/t/{table}/hint": hint,
        "/t/{table}/coach": coach,
        "/t/{table}/hints": allow_hints,
        "/t/{table}/nonce": add_nonce,
        "/t/{table}/start": start,
        "/t/{table}/ready": ready,
        "/t/{table}/leave": leave,
        "/t/{table}/comeback": come_back,
        "/t/{table}/seat": change_seat,
        "/t/{table}/seat/answer": answer_seat,
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
