"""The list of operations: path, what it takes, what it answers. Routing, checking and the document
are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from cosmeeple.web.api.call import Call
from cosmeeple.web.api.news import get_events, get_stream
from cosmeeple.web.api.playing import (
    answer_undo,
    get_options,
    get_thought,
    get_view,
    get_why,
    post_chat,
    post_hint,
    post_move,
    post_undo,
)
from cosmeeple.web.api.studying import get_analysis, post_analysis
from cosmeeple.web.api.tables import (
    add_nonce,
    answer_seat,
    change_seat,
    come_back,
    create_table,
    games,
    get_export,
    get_known,
    get_table,
    join_table,
    leave_table,
    list_tables,
    start_table,
)
from cosmeeple.web.api.wire import (
    AnalyseBody,
    AnalysisInfo,
    AnswerBody,
    ChatBody,
    Created,
    Done,
    Events,
    Games,
    HintBody,
    JoinBody,
    MoveBody,
    Moved,
    NewTableBody,
    NonceBody,
    Options,
    SeatAnswerBody,
    SeatBody,
    TableList,
    TableState,
    ThoughtInfo,
    Token,
    UndoBody,
    Undone,
    ViewInfo,
    WhyNot,
)
from cosmeeple.web.known import Known


@dataclass(frozen=True)
class Operation:
    """Something that programs can ask for."""

    method: str
    path: str
    work: Callable[[Call], Awaitable[Any]]
    summary: str
    body: type | None = None
    answer: type | str = Done
    #: Needs a seat's token (True), takes one (None), knows none (False).
    token: bool | None = False
    query: tuple[str, ...] = ()
    errors: tuple[int, ...] = (400, 404)


TABLE = "/api/v1/tables/{table}"
OPERATIONS = (
    Operation(
        "GET", "/api/v1/games", games, "The games that can be played here", answer=Games, errors=()
    ),
    Operation(
        "GET",
        "/api/v1/tables",
        list_tables,
        "Public tables that gather players or run",
        answer=TableList,
        errors=(),
    ),
    Operation(
        "POST",
        "/api/v1/tables",
        create_table,
        "Make a table",
        NewTableBody,
        Created,
        errors=(400, 409, 429),
    ),
    Operation(
        "GET",
        TABLE,
        get_table,
        "What everybody may know of a table",
        answer=TableState,
        errors=(404,),
    ),
    Operation(
        "POST",
        f"{TABLE}/join",
        join_table,
        "Take an open seat, or ask the others for it when the game is running",
        JoinBody,
        Token,
        errors=(400, 403, 404, 409, 429),
    ),
    Operation(
        "POST",
        f"{TABLE}/nonce",
        add_nonce,
        "Add a random number of your own to the deal, before the start",
        NonceBody,
        Done,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/start",
        start_table,
        "Start now; bots take the open seats",
        token=True,
        errors=(404, 409),
    ),
    Operation(
        "GET",
        f"{TABLE}/view",
        get_view,
        "The position as the seat sees it",
        answer=ViewInfo,
        token=None,
        errors=(404, 409),
    ),
    Operation(
        "GET",
        f"{TABLE}/options",
        get_options,
        "What the seat may answer now",
        answer=Options,
        token=True,
        query=("language",),
        errors=(404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/moves",
        post_move,
        "Answer with one of the options; the reply comes after it is on disk",
        MoveBody,
        Moved,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/undo",
        post_undo,
        "Take back the seat's last move, or ask the others",
        UndoBody,
        Undone,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/undo/answer",
        answer_undo,
        "Agree to taking back, or not",
        AnswerBody,
        Done,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/hint",
        post_hint,
        "What a bot would answer in the seat's place, from what the seat knows",
        HintBody,
        ThoughtInfo,
        True,
        query=("language",),
        errors=(400, 403, 404, 409, 429),
    ),
    Operation(
        "GET",
        f"{TABLE}/thought",
        get_thought,
        "Why a bot made the move of a version; after the end of the game",
        answer=ThoughtInfo,
        query=("version", "language"),
        errors=(400, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/analysis",
        post_analysis,
        "Look at a finished game afterwards; ask again until it is done",
        AnalyseBody,
        AnalysisInfo,
        None,
        query=("language",),
        errors=(400, 404, 409, 429),
    ),
    Operation(
        "GET",
        f"{TABLE}/analysis",
        get_analysis,
        "The analysis of a finished game: shares of the win, expected scores, costly decisions, luck and play",
        answer=AnalysisInfo,
        query=("language",),
        errors=(404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/chat",
        post_chat,
        "Say something",
        ChatBody,
        Done,
        True,
        errors=(400, 404, 429),
    ),
    Operation(
        "POST",
        f"{TABLE}/seat",
        change_seat,
        "Hand a seat to a bot or the automaton, or free it for people: your own; for whoever made the table, also those of bots",
        SeatBody,
        TableState,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/seat/answer",
        answer_seat,
        "Agree that somebody takes a seat of the running game, or not",
        SeatAnswerBody,
        TableState,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/leave",
        leave_table,
        "Leave; a bot takes over",
        token=True,
        query=("bot",),
        errors=(400, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/comeback",
        come_back,
        "Take the seat back from the bot",
        token=True,
        errors=(404,),
    ),
    Operation(
        "GET",
        f"{TABLE}/events",
        get_events,
        "The history after a version, as the seat heard it",
        answer=Events,
        token=None,
        query=("after", "wait", "language"),
    ),
    Operation(
        "GET",
        f"{TABLE}/stream",
        get_stream,
        "The same as server-sent events",
        answer="text/event-stream",
        token=None,
        query=("after", "language"),
    ),
    Operation(
        "GET",
        f"{TABLE}/why",
        get_why,
        "Why an answer is possible or not",
        answer=WhyNot,
        token=True,
        query=("choice", "language"),
        errors=(404, 409),
    ),
    Operation(
        "GET",
        f"{TABLE}/export",
        get_export,
        "The game as one file that can be verified, after its end",
        answer="text/plain",
        errors=(404, 409, 429),
    ),
    Operation(
        "GET",
        f"{TABLE}/known",
        get_known,
        "What the seat knows of the game, at any time: the history as it heard it and its view; no seed",
        answer=Known,
        token=None,
        query=("language",),
        errors=(404, 409, 429),
    ),
)
