"""The pages of tournaments: a list with a form for a new one, and each one's table, rounds and
deeds."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.kernel.game import SLUGS, all_games, load_game
from cosmeeple.store import tournaments as kept
from cosmeeple.web import render
from cosmeeple.web.botseat import bot_kinds
from cosmeeple.web.notices.pages import need_person, shown
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.together.deeds import MOST_ROUNDS, RESTS, SYSTEMS, wanted
from cosmeeple.web.together.seeks import TEMPI
from cosmeeple.web.together.standings import lines_of, round_lines
from cosmeeple.web.visit import Visit, handled

#: The form before anybody has filled it in.
EMPTY: Final = {
    "title": "",
    "game": "",
    "players": "2",
    "pace": "days-3",
    "system": "swiss",
    "rounds": "5",
    "rest": "0",
}


# --- the list


async def tournaments(visit: Visit) -> Response:
    """All tournaments."""
    return await list_page(visit)


async def list_page(visit: Visit, error: str = "", status: int = 200) -> Response:
    """The page, with what was wrong."""
    rows = [row for row in await visit.site.store.reading(kept.listed) if row["game"] in SLUGS]
    return await shown(
        visit,
        "tournaments.html",
        status,
        error=error,
        rows=rows,
        games=all_games(),
        game_names=render.game_names(visit.language),
        tempi=TEMPI,
        systems=SYSTEMS,
        rests=RESTS,
        most=MOST_ROUNDS,
        given={**EMPTY, **visit.fields},
    )


def need_account(visit: Visit) -> str:
    """Who plays in a tournament can be found again."""
    person = need_person(visit)
    if visit.person is None or visit.person.account is None:
        raise Refused("no-account", 403, "make an account first")
    return person


async def create(visit: Visit) -> Response:
    """{title, game, players, pace, system: swiss|robin, rounds, rest: minutes}."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    try:
        person = need_account(visit)
        cup = wanted(
            visit.text("title"),
            visit.text("game"),
            visit.number("players", 2),
            visit.text("pace"),
            visit.text("system"),
            visit.number("rounds", 5) or 0,
            visit.number("rest", 0) or 0,
            visit.language,
        )
        made = await visit.site.tournaments.create(person, cup)
    except Refused as refusal:
        if visit.wants_json or refusal.status == 429:
            raise
        return await list_page(visit, visit.message(refusal), refusal.status)
    return visit.go(f"/tournaments/{made}", tournament=made)


# --- one of them


async def tournament(visit: Visit) -> Response:
    """One tournament."""
    return await one_page(visit)


async def one_page(visit: Visit, error: str = "", status: int = 200) -> Response:
    """The page of one, with what was wrong."""
    wanted = visit.request.path_params["tournament"]
    store = visit.site.store
    row = await store.reading(kept.one, wanted) if len(wanted) <= 24 else None
    if row is None or row["game"] not in SLUGS:
        raise Refused("no-tournament", 404, "there is no such tournament")
    who = await store.reading(kept.entrants_of, wanted)
    rows = await store.reading(kept.pairings_of, wanted)
    person = visit.person.id if visit.person else ""
    mine = next(
        (one for one in who if person and one["person"] == person and one["gone"] is None), None
    )
    own = next(
        (
            one
            for one in rows
            if mine
            and one["entrant"] == mine["id"]
            and one["round"] == row["round"]
            and one["points"] is None
        ),
        None,
    )
    now = now_ms()
    return await shown(
        visit,
        "tournament.html",
        status,
        error=error,
        cup=row,
        game=load_game(row["game"]),
        who=who,
        here=[one for one in who if one["gone"] is None],
        lines=lines_of(who, rows),
        rounds=round_lines(who, rows),
        mine=mine,
        table=own["table"] if own else "",
        waits=bool(own and own["status"] == "gathering"),
        host=bool(person) and person == row["host"],
        account=bool(visit.person and visit.person.account),
        bots=bot_kinds(),
        begins_in=max(0, row["next_at"] - now) if row["next_at"] is not None else 0,
        game_names=render.game_names(visit.language),
    )


async def change(visit: Visit) -> Response:
    """{what: join|leave|rest|back|start|pause|resume|cancel|finish|bot|remove|void, bot?, entrant?,
    board?}."""
    visit.site.limits.need("tie", visit.person.id if visit.person else visit.ip)
    wanted = visit.request.path_params["tournament"]
    try:
        person = need_account(visit)
        assert visit.person is not None
        if len(wanted) > 24:
            raise Refused("no-tournament", 404, "there is no such tournament")
        await visit.site.tournaments.change(
            wanted, visit.text("what"), person, visit.person.name, visit.fields
        )
    except Refused as refusal:
        if visit.wants_json or refusal.status in (404, 429):
            raise
        return await one_page(visit, visit.message(refusal), refusal.status)
    return visit.go(f"/tournaments/{wanted}")


def routes() -> list[Route]:
    """The addresses of tournaments."""
    return [
        Route("/tournaments", handled("tournaments", tournaments), methods=["GET"]),
        Route("/tournaments", handled("create_tournament", create), methods=["POST"]),
        Route("/tournaments/{tournament}", handled("tournament", tournament), methods=["GET"]),
        Route("/tournaments/{tournament}", handled("change_tournament", change), methods=["POST"]),
    ]
