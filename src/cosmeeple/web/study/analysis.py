"""The page of an analysis: curves, costly decisions, luck and play, the position at the chosen
one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from starlette.responses import Response

from cosmeeple.draw import html
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store.queries import FINISHED
from cosmeeple.study.decisions import Judged
from cosmeeple.study.review import Account, Review
from cosmeeple.study.words import ToldDecision, decimal, signed, told_decision
from cosmeeple.web import regions, render
from cosmeeple.web.handlers.common import need_readable
from cosmeeple.web.regions import words
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.study import plots
from cosmeeple.web.study.analyses import FIRST, Standing
from cosmeeple.web.table_pages import TableInfo
from cosmeeple.web.viewer import Viewpoint, replay_page, texts_of, turning_point, viewpoint
from cosmeeple.web.visit import Visit, read_seat


@dataclass(frozen=True)
class Chosen:
    """The decision that is shown: as it was judged, in words, and its number among the costly ones
    (0: none)."""

    judged: Judged
    told: ToldDecision
    number: int = 0


async def analysed(visit: Visit) -> tuple[Room, Standing]:
    """The finished table of the address, and how far its analysis is."""
    room = await visit.room()
    need_readable(room)
    if room.status != FINISHED:
        raise Refused("analyse-later", 409, "a game is analysed when it is over")
    return room, await visit.site.analyses.of(room)


def eyes_of(visit: Visit, room: Room) -> Viewpoint:
    """Whose decisions: a seat that was asked for, one's own, or that of the worst loser."""
    at = viewpoint(room, visit.actor, visit.login)
    letter = visit.request.query_params.get("seat", "")
    if letter:
        return replace(at, seat=read_seat(letter, room))
    if at.seat >= 0:
        return at
    ranks = room.game.outcome(room.table.state).ranks[: room.players]
    return replace(at, seat=max(range(room.players), key=lambda seat: ranks[seat]))


def partial_review(room: Room, standing: Standing) -> Review | None:
    """What there is to see: the whole analysis, or as far as it has come."""
    if standing.review is not None:
        return standing.review
    if standing.run is None or not standing.run.studied:
        return None
    found = Review.of(room.game, room.players, standing.run.effort, list(standing.run.studied))
    found.moves = room.moves
    return found


def moment_of(visit: Visit, room: Room, costly: list[Judged]) -> int:
    """Which moment is looked at: the one asked for, else a costly one."""
    text = visit.request.query_params.get("at", "")
    if text.isascii() and text.isdigit() and len(text) < 8:
        return min(int(text), room.moves)
    return costly[0].ply if costly else room.moves


async def chosen_of(
    visit: Visit, room: Room, review: Review | None, at: int, costly: list[Judged]
) -> Chosen | None:
    """The decision before the move that comes next."""
    judged = next((one for one in review.decisions if one.ply == at), None) if review else None
    if judged is None:
        return None
    number = next((place for place, one in enumerate(costly, 1) if one.ply == at), 0)
    try:
        position = await visit.site.tables.rooms.position(room, at)
        return Chosen(
            judged, told_decision(judged, position, texts_of(room, visit.language)), number
        )
    except BadInput:  # a record of older rules, of which that answer is none any more
        return None


async def analysis(visit: Visit) -> Response:
    """The page of an analysis."""
    room, standing = await analysed(visit)
    eyes = eyes_of(visit, room)
    review = partial_review(room, standing)
    costly = review.costly(eyes.seat) if review else []
    at = moment_of(visit, room, costly)
    chosen = await chosen_of(visit, room, review, at, costly)
    told = [(one, await in_words(visit, room, one)) for one in costly]
    position = await visit.site.tables.rooms.position(room, at)
    page = replay_page(room, position, at, eyes, visit.language, visit.address)
    drawn = {
        name: html.safe(text) for name, text in regions.replay_regions(page, visit.reader()).items()
    }
    values = analysis_values(visit, room, page.info, standing, review, eyes, at, costly)
    text = render.document(
        "analysis.html",
        visit.reader(),
        everything=True,
        info=page.info,
        page=page,
        seen=page.seen,
        regions=drawn,
        places=regions.places_of(room.game),
        game_words=regions.game_words(room.game, visit.language),
        seat_order=regions.seat_order(page.seen),
        chosen=chosen,
        costly=told,
        **values,
    )
    return await visit.html(text)


async def in_words(visit: Visit, room: Room, one: Judged) -> ToldDecision:
    """A decision in words."""
    return told_decision(
        one, await visit.site.tables.rooms.position(room, one.ply), texts_of(room, visit.language)
    )


def analysis_values(
    visit: Visit,
    room: Room,
    info: TableInfo,
    standing: Standing,
    review: Review | None,
    eyes: Viewpoint,
    at: int,
    costly: list[Judged],
) -> dict[str, Any]:
    """All that the template shows besides the position."""
    say = words(visit.language)
    names = [seat.name for seat in info.seats]
    seat = SEAT_LETTERS[eyes.seat]
    base = f"/t/{room.id}/analysis?seat={seat}"
    marks = [
        plots.Mark(place, one.ply, one.seat, f"{base}&at={one.ply}", "", one.ply == at)
        for place, one in enumerate(costly, 1)
    ]
    outcome = room.game.outcome(room.table.state)
    turns = [ply for ply in range(room.moves) if turning_point(room, ply + 1)]
    whole = standing.review is not None
    return {
        "base": base,
        "eyes": eyes.seat,
        "at": at,
        "moves": room.moves,
        "review": review,
        "whole": whole,
        "run": standing.run,
        "deeper": standing.deeper,
        "first": FIRST,
        "outcome": outcome,
        "winner": regions.winner_line(info, outcome, say),
        "ordered": sorted(range(room.players), key=lambda one: outcome.ranks[one]),
        "names": names,
        "win": html.safe(
            plots.win_plot(
                review, names, eyes.seat, at, marks, win_label(review, names, costly, say)
            )
        )
        if review
        else "",
        "expected": html.safe(
            plots.expected_plot(review, names, at, expected_label(review, names, say))
        )
        if review
        else "",
        "sums": [account_row(review.accounts[one], visit.language) for one in range(room.players)]
        if review and whole
        else [],
        "lead": lead(review.accounts[eyes.seat], names[eyes.seat], say) if review and whole else "",
        "back_turn": max((ply for ply in turns if ply < at), default=0),
        "next_turn": min((ply for ply in turns if ply > at), default=room.moves),
        "percent": lambda share: f"{100 * share:.0f}",
        "change": lambda share: signed(100 * share, visit.language, 0),
        "points": lambda number: signed(number, visit.language),
        "number": lambda number: decimal(number, visit.language),
        "rows_of_plot": table_rows(review) if review else [],
    }


def account_row(account: Account, language: str) -> dict[str, Any]:
    """Whole per cent that add up: what rounding leaves goes to luck, which is the rest anyway."""
    start, others, own, end = (
        round(100 * part) for part in (account.start, account.others, account.own, account.end)
    )
    luck = end - start - others - own
    changes = [signed(part, language, 0) for part in (others, own, luck)]
    return {"start": start, "changes": changes, "end": end, "bars": html.safe(plots.falls(account))}


def lead(account: Account, name: str, say: Any) -> str:
    """One sentence about a seat."""
    return str(
        say(
            "analysis-lead",
            name=name,
            luck=round(100 * abs(account.luck)),
            lucky="yes" if account.luck >= 0 else "no",
            own=round(100 * abs(account.own)),
            others=round(100 * abs(account.others)),
        )
    )


def win_label(review: Review, names: list[str], costly: list[Judged], say: Any) -> str:
    """The plot as one sentence."""
    last = review.shares[-1]
    parts = ", ".join(
        f"{name} {100 * share:.0f} %" for name, share in zip(names, last, strict=True)
    )
    drops = ", ".join(str(one.ply + 1) for one in costly)
    return str(say("plot-win-label", moves=review.moves, ends=parts, drops=drops or "–"))


def expected_label(review: Review, names: list[str], say: Any) -> str:
    """How the game was expected to end, under the plot."""
    ends = ", ".join(
        f"{name} {score:.0f}" for name, score in zip(names, review.scores[-1], strict=True)
    )
    return str(say("plot-score-label", ends=ends))


def table_rows(review: Review) -> list[tuple[int, list[str]]]:
    """The plot as a table: about twelve moments."""
    last = len(review.shares) - 1
    step = max(1, last // 12)
    return [
        (move, [f"{100 * share:.0f} %" for share in review.shares[move]])
        for move in sorted({*range(0, last + 1, step), last})
    ]


async def start_analysis(visit: Visit) -> Response:
    """Have the game analysed."""
    room, _ = await analysed(visit)
    await visit.site.limits.need_everywhere("analysis", visit.ip)
    await visit.site.analyses.start(room, await visit.somebody(), visit.text("effort", FIRST))
    return visit.go(f"/t/{room.id}/analysis")


async def analysis_progress(visit: Visit) -> Response:
    """How far it has come, for the script that looks again."""
    room, standing = await analysed(visit)
    run = standing.run
    if run is None or not run.goes_on:
        return visit.json({"done": room.moves, "moves": room.moves, "running": False})
    return visit.json({"done": run.done, "moves": run.moves, "running": True})
