"""The head of the page and the seats: who plays, their clocks and scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cosmeeple.bots.registry import strength_of
from cosmeeple.draw.html import LETTERS, esc, icon, seat_class, tag
from cosmeeple.draw.seen import AUTOMATON, BOT, PERSON
from cosmeeple.draw.words import Words
from cosmeeple.web.botseat import style_of
from cosmeeple.web.regions.brought import brought, headline_of

if TYPE_CHECKING:
    from cosmeeple.draw.seen import ClockFace, Seat, Seen
    from cosmeeple.kernel.game import Game
    from cosmeeple.web.table_pages import TableInfo, TablePage


def where(info: TableInfo, seen: Seen, say: Words) -> str:
    """The game, the table's name and what moment it is."""
    line = headline_of(seen)
    name = say("table-name", name=info.name) if info.name else ""
    text = ", ".join(part for part in (name, line) if part)
    title, colon, more = info.game.names[say.language].partition(":")
    rest = f"<i>{esc(colon + more)}</i>" if more else ""
    return (
        f'<div class="where g-{info.game.slug}" id="r-where"><b>{esc(title)}{rest}</b>'
        f'<span title="{esc(text)}">{esc(text)}</span></div>'
    )


def chip(page: TablePage, say: Words) -> str:
    """Whose turn it is."""
    seen = page.seen
    if page.info.status == "finished":
        text, kind = say("game-over"), ""
    elif seen.asked:
        text, kind = say("your-turn"), " turn"
    elif seen.seat < 0 and page.hand_over is None:
        text, kind = say("watching"), ""
    else:
        text, kind = say("please-wait"), ""
    return f'<span class="chip{kind}" id="r-chip">{esc(text)}</span>'


def strip(seen: Seen, say: Words, scores: tuple[int, ...] | None) -> str:
    """Scores in one row, for phones."""
    cells = "".join(
        f'<div class="{"turn" if seat.number in seen.view.deciders else ""}">{tag(seat.number, small=True)}'
        f'<span class="sr">{esc(seat.name)} </span><span class="num">{scores[seat.number] if scores else ""}</span></div>'
        for seat in seen.seats
    )
    return f'<div class="strip n{len(seen.seats)}" id="r-strip" role="group" aria-label="{esc(say("score-now"))}">{cells}</div>'


def seat_order(seen: Seen) -> list[int]:
    """The viewer first, then the others in the order of play."""
    first = max(seen.seat, 0)
    return [(first + step) % len(seen.seats) for step in range(len(seen.seats))]


def seat_regions(seen: Seen, say: Words, scores: tuple[int, ...] | None) -> dict[str, str]:
    """Every seat, by the id of its region."""
    return {
        f"r-seat-{LETTERS[seat]}": seat_panel(seen, seen.seats[seat], scores, say)
        for seat in seat_order(seen)
    }


def seat_panel(seen: Seen, seat: Seat, scores: tuple[int, ...] | None, say: Words) -> str:
    """A seat with its person, score and clock."""
    mine = seat.number == seen.seat
    classes = ["panel", "seat", seat_class(seat.number)]
    if mine:
        classes += ["me", "own"]
    if seat.number in seen.view.deciders:
        classes.append("act")
    now = (
        f'<span class="now" title="{esc(say("score-now"))}"><span class="sr">{esc(say("score-now"))}: </span>{scores[seat.number]}</span>'
        if scores
        else ""
    )
    label = say("own-area", name=seat.name) if mine else seat.name
    head = (
        f'<div class="top">{tag(seat.number)}<h2 class="name" title="{esc(seat.name)}">{esc(seat.name)}</h2>'
        f"{kind_mark(seat, say, seen.game)}{clock_face(seat.clock, say)}{now}</div>"
    )
    # A game may lay out the whole panel itself, as a lane with the player's tableau beside the
    # counters.
    lane: Callable[[Seen, int, str], Any] | None = brought(seen, "lane", None)
    area: Callable[[Seen, int], Any] = brought(seen, "area", lambda _seen, _seat: "")
    inside = lane(seen, seat.number, head) if lane else f"{head}{area(seen, seat.number)}"
    return f'<section class="{" ".join(classes)}" id="r-seat-{seat.letter}" aria-label="{esc(label)}">{inside}</section>'


def kind_mark(seat: Seat, say: Words, game: Game) -> str:
    """What sits there, shown only when it is not simply a person."""
    if seat.kind == PERSON and not seat.stand_in:
        if seat.online:
            return ""
        text, picture = say("away"), "night"
    elif seat.bot:
        text, picture = seat_kind(seat, say, game), bot_picture(seat.bot)
    else:
        return ""
    return f'<span class="kind" title="{esc(text)}">{icon(picture)}<span class="sr">{esc(text)}</span></span>'


def bot_name(bot: str, say: Words, game: Game | None = None) -> str:
    """A bot by its name for people; the automaton by its own in the game: "Zu (automaton)"."""
    if bot == AUTOMATON and game is not None and "automaton" in game.kit().labels:
        return say("automaton-of", name=game.kit().labels["automaton"][0].get(say.language))
    style = style_of(bot)
    if style:
        return say(
            "bot-styled", bot=bot_name(strength_of(bot), say, game), style=say(f"style-{style}")
        )
    key = f"bot-{bot}"
    return say(key) if say.has(key) else say("bot-named", name=bot) if bot else say("bot")


def bot_picture(bot: str) -> str:
    """How a bot looks."""
    return "automaton" if bot == AUTOMATON else "bot"


def clock_face(clock: ClockFace | None, say: Words) -> str:
    """A clock, or nothing."""
    if clock is None:
        return ""
    if clock.stopped:
        words = f"{say('clock')}: {say('clock-stopped')}"
        return f'<span class="clk" title="{esc(words)}">{icon("pause")}{time_left(clock.left_ms, say)}<span class="sr"> {esc(say("clock-stopped"))}</span></span>'
    running = " run" if clock.running else ""
    low = " low" if clock.left_ms < 60_000 else ""
    return (
        f'<span class="clk{running}{low}" data-left="{clock.left_ms}" data-running="{"1" if clock.running else ""}" '
        f'title="{esc(say("clock"))}">{time_left(clock.left_ms, say)}</span>'
    )


def time_left(ms: int, say: Words) -> str:
    """18:42, 3 h, 2 d: enough to know whether to hurry."""
    seconds = max(ms, 0) // 1000
    if seconds >= 172_800:
        return say("days", count=seconds // 86_400)
    if seconds >= 7_200:
        return say("hours", count=seconds // 3_600)
    return f"{seconds // 60}:{seconds % 60:02d}"


def time_span(ms: int, say: Words) -> str:
    """12 min, 3 h, 2 d: how long something has waited."""
    minutes = max(ms, 0) // 60_000
    if minutes < 120:
        return say("minutes-short", count=minutes)
    return (
        say("hours", count=minutes // 60)
        if minutes < 2_880
        else say("days", count=minutes // 1_440)
    )


def seat_kind(seat: Seat, say: Words, game: Game) -> str:
    """Who plays there, in words."""
    if seat.stand_in:
        return say("stand-in", bot=bot_name(seat.bot, say, game))
    if seat.kind in (BOT, AUTOMATON):
        return bot_name(seat.bot, say, game)
    if seat.kind == PERSON:
        return say("you") if seat.mine else say("person") if seat.online else say("away")
    return say("free-seat")
