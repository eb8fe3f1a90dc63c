"""Analyses of finished games, for programs."""

from __future__ import annotations

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store.queries import FINISHED
from cosmeeple.study.review import Review
from cosmeeple.study.words import told_decision
from cosmeeple.web.api.call import Call
from cosmeeple.web.api.wire import AccountInfo, AnalyseBody, AnalysisInfo, Answer, LostInfo
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service import Actor
from cosmeeple.web.viewer import texts_of


async def finished(call: Call) -> Room:
    """The table of the address, when its game is over."""
    room = await call.room()
    if room.status != FINISHED:
        raise Refused("analyse-later", 409, "a game is analysed when it is over")
    return room


async def get_analysis(call: Call) -> AnalysisInfo:
    """What is known now; while it is under way its beginning is not told, for decisions are
    compared at the end."""
    room = await finished(call)
    standing = await call.site.analyses.of(room)
    if standing.review is not None:
        return await told(call, room, standing.review)
    run = standing.run
    if run is None or not run.goes_on:
        return AnalysisInfo("none", "", 0, room.moves, [], [], [], [])
    return AnalysisInfo("running", run.effort, run.done, room.moves, [], [], [], [])


async def post_analysis(call: Call) -> AnalysisInfo:
    """Have a game analysed; what there is of it already."""
    body: AnalyseBody = call.body
    room = await finished(call)
    await call.site.limits.need_everywhere("analysis", call.ip)
    actor = await call.bearer(room)
    await call.site.analyses.start(room, actor or Actor(f"address {call.ip}"), body.effort)
    return await get_analysis(call)


async def told(call: Call, room: Room, found: Review) -> AnalysisInfo:
    """An analysis as programs see it."""
    texts = texts_of(room, call.language)
    costly = []
    for one in found.costly(most=10):
        words = told_decision(one, await call.site.tables.rooms.position(room, one.ply), texts)
        costly.append(
            LostInfo(
                one.ply + 1,
                SEAT_LETTERS[one.seat],
                one.played,
                words.played,
                one.better,
                words.better,
                one.loss,
                one.error,
                one.points,
                [Answer(SEAT_LETTERS[who], text) for who, text in words.line],
            )
        )
    accounts = [
        AccountInfo(SEAT_LETTERS[seat], row.start, row.others, row.own, row.luck, row.end)
        for seat, row in enumerate(found.accounts)
    ]
    return AnalysisInfo(
        "done", found.effort, found.moves, found.moves, found.shares, found.scores, costly, accounts
    )
