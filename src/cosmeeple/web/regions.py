"""The regions of a table page: what changes after a move, each an element with a stable id."""

# An element of markup is easier to read on one line.

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.html import LETTERS, count, esc, icon, seat_class, tag
from cosmeeple.draw.seen import AUTOMATON, BOT, PERSON, Choice, Place, Several, plain_choices
from cosmeeple.draw.words import Words
from cosmeeple.kernel.rulebook import rulebook
from cosmeeple.kernel.text import Texts
from cosmeeple.web.pages import PACES

if TYPE_CHECKING:
    from types import ModuleType

    from cosmeeple.draw.seen import Clock, Seat, Seen
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.journal import Event
    from cosmeeple.kernel.kit import Kit
    from cosmeeple.web.pages import ChatLine, Line, Reader, ReplayPage, TableInfo, TablePage

LOCALE = Path(__file__).parent / "locale"
#: Log lines on the page; the whole log is a fragment of its own.
LOG_LINES = 60


def words(language: str) -> Words:
    return Words(LOCALE, language)


# --- what a game brings


@cache
def renderer(slug: str) -> ModuleType:
    """The module that draws a game."""
    return importlib.import_module(f"cosmeeple.games.{slug}.table")


def brought(seen: Seen, name: str, default: Any) -> Any:
    return getattr(renderer(seen.game.slug), name, default)


def choices_of(seen: Seen) -> list[Choice]:
    """The controls of the action bar; a game without an own order gets every option with its plain label."""
    make: Callable[[Seen], list[Choice]] = brought(seen, "choices", plain_choices)
    return make(seen) if seen.asked else []


def scores_of(seen: Seen) -> tuple[int, ...] | None:
    make: Callable[[Seen], tuple[int, ...] | None] = brought(seen, "scores", lambda _: None)
    return make(seen)


def headline_of(seen: Seen) -> str:
    make: Callable[[Seen], str] = brought(seen, "headline", lambda _: "")
    return make(seen)


def places_of(game: Game) -> tuple[Place, ...]:
    return tuple(renderer(game.slug).PLACES)


def game_words(game: Game, language: str) -> Words:
    return Words(game.folder() / "table" / "locale", language)


def game_regions(seen: Seen) -> dict[str, str]:
    """The game's own regions; their elements carry the ids."""
    drawn: Mapping[str, Any] = renderer(seen.game.slug).regions(seen)
    return {f"r-{name}": str(html) for name, html in drawn.items()}


@lru_cache(maxsize=16)
def rule_pictures(game: Game, language: str) -> dict[str, str]:
    """What a game draws for its rules, by section."""
    draw: Callable[[Texts], Mapping[str, Any]] | None = getattr(renderer(game.slug), "pictures", None)
    return {} if draw is None else {section: str(html) for section, html in draw(Texts(game, None, language)).items()}


# --- all regions of a page


def table_regions(page: TablePage, reader: Reader) -> dict[str, str]:
    """Everything of a table page that can change."""
    seen = page.seen
    say = words(reader.language)
    regions = {
        "r-where": where(page.info, seen, say),
        "r-chip": chip(page, say),
        "r-strip": strip(seen, say),
        "r-notice": notice(page, reader, say),
        "r-log": log_box(page, say),
        "r-chat": chat_box(page.info, page.chat, reader, say),
        "r-menu": menu(page, reader, say),
        "r-actions": action_bar(page, reader, say),
    }
    regions.update(seat_regions(seen, say))
    regions.update(game_regions(seen))
    return regions


def replay_regions(page: ReplayPage, reader: Reader) -> dict[str, str]:
    """The same at one moment of the past, without controls."""
    seen = page.seen
    say = words(reader.language)
    regions = {
        "r-where": where(page.info, seen, say),
        "r-strip": strip(seen, say),
        "r-log": replay_log(page, say),
        "r-now": moment(page, say),
    }
    regions.update(seat_regions(seen, say))
    regions.update(game_regions(seen))
    return regions


# --- the head of the page


def where(info: TableInfo, seen: Seen, say: Words) -> str:
    line = headline_of(seen)
    name = say("table-name", name=info.name) if info.name else ""
    text = ", ".join(part for part in (name, line) if part)
    return (
        f'<div class="where g-{info.game.slug}" id="r-where"><b>{esc(info.game.names[say.language])}</b>'
        f'<span title="{esc(text)}">{esc(text)}</span></div>'
    )


def chip(page: TablePage, say: Words) -> str:
    seen = page.seen
    if page.info.state == "over":
        text, kind = say("game-over"), ""
    elif seen.asked:
        text, kind = say("your-turn"), " turn"
    elif seen.seat < 0 and page.hand_over is None:
        text, kind = say("watching"), ""
    else:
        text, kind = say("please-wait"), ""
    return f'<span class="chip{kind}" id="r-chip">{esc(text)}</span>'


def strip(seen: Seen, say: Words) -> str:
    """Scores in one row, for phones."""
    scores = scores_of(seen)
    cells = "".join(
        f'<div class="{"turn" if seat.number in seen.view.deciders else ""}">{tag(seat.number, small=True)}'
        f'<span class="sr">{esc(seat.name)} </span><span class="num">{scores[seat.number] if scores else ""}</span></div>'
        for seat in seen.seats
    )
    return f'<div class="strip n{len(seen.seats)}" id="r-strip" role="group" aria-label="{esc(say("score-now"))}">{cells}</div>'


# --- seats


def seat_order(seen: Seen) -> list[int]:
    """The viewer first, then the others in the order of play."""
    first = max(seen.seat, 0)
    return [(first + step) % len(seen.seats) for step in range(len(seen.seats))]


def seat_regions(seen: Seen, say: Words) -> dict[str, str]:
    scores = scores_of(seen)
    return {f"r-seat-{LETTERS[seat]}": seat_panel(seen, seen.seats[seat], scores, say) for seat in seat_order(seen)}


def seat_panel(seen: Seen, seat: Seat, scores: tuple[int, ...] | None, say: Words) -> str:
    mine = seat.number == seen.seat
    classes = ["panel", "seat", seat_class(seat.number)]
    if mine:
        classes += ["me", "own"]
    if seat.number in seen.view.deciders:
        classes.append("act")
    area: Callable[[Seen, int], Any] = brought(seen, "area", lambda _seen, _seat: "")
    now = (
        f'<span class="now" title="{esc(say("score-now"))}"><span class="sr">{esc(say("score-now"))}: </span>{scores[seat.number]}</span>'
        if scores
        else ""
    )
    label = say("own-area", name=seat.name) if mine else seat.name
    return (
        f'<section class="{" ".join(classes)}" id="r-seat-{seat.letter}" aria-label="{esc(label)}"><div class="top">{tag(seat.number)}'
        f'<h2 class="name" title="{esc(seat.name)}">{esc(seat.name)}</h2>{kind_mark(seat, say)}{clock_face(seat.clock, say)}{now}</div>'
        f"{area(seen, seat.number)}</section>"
    )


def kind_mark(seat: Seat, say: Words) -> str:
    """What sits there, shown only when it is not simply a person."""
    if seat.stand_in:
        text, picture = say("stand-in", bot=bot_name(seat.bot, say)), "bot"
    elif seat.kind == BOT:
        text, picture = bot_name(seat.bot, say), "bot"
    elif seat.kind == AUTOMATON:
        text, picture = say("automaton"), "automaton"
    elif seat.kind == PERSON and not seat.online:
        text, picture = say("away"), "night"
    else:
        return ""
    return f'<span class="kind" title="{esc(text)}">{icon(picture)}<span class="sr">{esc(text)}</span></span>'


def bot_name(bot: str, say: Words) -> str:
    key = f"bot-{bot}"
    return say(key) if say.has(key) else say("bot-named", name=bot) if bot else say("bot")


def clock_face(clock: Clock | None, say: Words) -> str:
    if clock is None:
        return ""
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


# --- the action bar


def action_bar(page: TablePage, reader: Reader, say: Words) -> str:
    """What is asked, every option once, undo with its price."""
    seen = page.seen
    asked = seen.asked and page.hand_over is None and page.info.state == "running"
    if page.info.state == "over":
        inside = over_bar(page, say)
    elif asked:
        inside = asked_bar(page, say)
    else:
        inside = waiting_bar(page, say)
    tools = undo_button(page, reader, say) if page.info.state == "running" else ""
    form = ""
    if page.info.state == "running" and seen.seat >= 0:
        form = (
            f'<form id="move" method="post" action="/t/{esc(page.info.id)}/move">{hidden("csrf", reader.csrf)}'
            f"{hidden('seat', LETTERS[seen.seat])}{hidden('version', page.info.version)}{hidden('key', '')}</form>"
        )
    return (
        f'<footer class="actionbar{" asked" if asked else ""}" id="r-actions" aria-label="{esc(say("what-you-can-do"))}" '
        f'data-version="{page.info.version}" data-asked="{"1" if asked else ""}" tabindex="-1">{form}{inside}<div class="tools">{tools}</div></footer>'
    )


def hidden(name: str, value: object) -> str:
    return f'<input type="hidden" name="{name}" value="{esc(value)}">'


def asked_bar(page: TablePage, say: Words) -> str:
    seen = page.seen
    frame = seen.view.question
    assert frame is not None
    found = choices_of(seen)
    still: list[str] = brought(seen, "still", lambda _: [])(seen)
    left = "".join(f"<span>{esc(text)}</span>" for text in still)
    allowed = f'<div class="still"><span>{esc(say("still-allowed"))}</span>{left}</div>' if left else ""
    together: Several | None = brought(seen, "several", lambda _: None)(seen)
    marks = several_marks(together, say) if together else ""
    commit = several_button(together) if together else ""
    return (
        f'<div class="ask"><h2 class="prompt">{esc(seen.texts.prompt(frame))}</h2>{allowed}</div>'
        f'<div class="options" role="group" aria-label="{esc(say("options"))}" data-rove{marks}>{option_buttons(seen, found, say)}{commit}</div>'
    )


def several_marks(several: Several, say: Words) -> str:
    """What the script needs to collect answers before it sends them; # stands for a number."""
    total = say("several-sum", chosen="#", missing="#", all=several.most)
    return (
        f' data-several="{several.least} {several.most}" data-done="{esc(several.done)}" data-sum="{esc(total)}" '
        f'data-enough="{esc(say("several-enough", count=several.most))}"'
    )


def several_button(several: Several) -> str:
    """Sends what was chosen; shown by the script that collects it."""
    return (
        f'<button type="button" class="btn opt commit primary" data-commit hidden>{icon("check")}'
        f"<span>{esc(several.label)}<small data-several-sum></small></span></button>"
    )


def option_buttons(seen: Seen, found: list[Choice], say: Words) -> str:
    """Single buttons in order; the choices of a group behind one button, where the first of them stands."""
    parts: list[str] = []
    done: set[str] = set()
    for choice in found:
        if not choice.group:
            parts.append(option(choice))
        elif choice.group not in done:
            done.add(choice.group)
            parts.append(option_group(seen, choice.group, [one for one in found if one.group == choice.group], say))
    return "".join(parts)


def option(choice: Choice) -> str:
    picture = icon(choice.icon) if choice.icon else ""
    note = f"<small>{esc(choice.note)}</small>" if choice.note else ""
    text = f"<span>{esc(choice.label)}{note}</span>"
    title = f' title="{esc(choice.note)}"' if len(choice.note) > 30 else ""
    if not choice.legal:
        return f'<button type="button" class="btn opt" aria-disabled="true" aria-haspopup="dialog" data-why="{esc(choice.key)}" data-name="{esc(choice.label)}"{title}>{picture}{text}</button>'
    primary = " primary" if choice.primary else ""
    copies = f' data-copies="{choice.copies}"' if choice.copies else ""
    return f'<button class="btn opt{primary}" form="move" name="choice" value="{esc(choice.key)}"{copies}{title}>{picture}{text}</button>'


def option_group(seen: Seen, group: str, members: list[Choice], say: Words) -> str:
    label = game_words(seen.game, say.language).say("group-" + group.replace(":", "-"))
    picture = icon(members[0].icon) if members[0].icon else ""
    if group == "discard":
        picture = icon("discard")
    return (
        f'<details class="group" data-name="{esc(group)}"><summary class="btn opt">{picture}<span>{esc(label)}'
        f'<small>{esc(say("choices", count=len(members)))}</small></span></summary><div class="sheet"><h3 class="cap">{esc(label)}</h3>{"".join(map(option, members))}</div></details>'
    )


def waiting_bar(page: TablePage, say: Words) -> str:
    seen = page.seen
    frame = seen.view.question
    names = [seen.seats[seat].name for seat in seen.view.deciders]
    if page.hand_over is not None:
        text, note = say("hand-over-title", name=page.hand_over.name), ""
    elif len(names) == 1 and frame is not None:
        text, note = say("waiting-for", name=names[0]), seen.texts.prompt(frame)
    elif names:
        text, note = say("waiting-for-several", names=", ".join(names)), ""
    else:
        text, note = say("nothing-to-do"), ""
    note = f'<div class="still"><span>{esc(note)}</span></div>' if note else ""
    return f'<div class="ask"><h2 class="prompt">{esc(text)}</h2>{note}</div><div class="options"></div>'


def over_bar(page: TablePage, say: Words) -> str:
    text = winner_line(page.info, page.outcome, say)
    return (
        f'<div class="ask"><h2 class="prompt">{esc(text)}</h2></div><div class="options">'
        f'<a class="btn primary" href="/t/{esc(page.info.id)}/end">{icon("vp")}<span>{esc(say("final-score"))}</span></a>'
        f'<a class="btn" href="/t/{esc(page.info.id)}/replay">{icon("replay")}<span>{esc(say("replay"))}</span></a></div>'
    )


def player_name(info: TableInfo, seat: int, say: Words) -> str:
    """Who scored: a seat of the table, or the automaton that a solo game counts behind the last one."""
    if seat < len(info.seats):
        return info.seats[seat].name
    automaton = info.game.kit().labels.get("automaton")
    return automaton[0].get(say.language) if automaton else LETTERS[seat]


def winner_line(info: TableInfo, outcome: Any, say: Words) -> str:
    if outcome is None:
        return say("game-over")
    names = [player_name(info, seat, say) for seat in outcome.winners]
    score = outcome.scores[outcome.winners[0]]
    key = "wins" if len(names) == 1 else "win-together"
    return say(key, names=f" {say('and')} ".join(names), score=score)


def undo_button(page: TablePage, reader: Reader, say: Words) -> str:
    """Undo, always in the same place, with its price or why it is closed."""
    undo = page.undo
    if page.seen.seat < 0 or undo.state == "none":
        return ""
    people = ", ".join(undo.whom)
    notes = {
        "free": say("undo-free"),
        "ask": say("undo-ask", names=people),
        "asked": say("undo-asked", names=people),
        "answer": say("undo-asked-you"),
        "closed": say(f"undo-closed-{undo.reason}") if undo.reason else say("undo-closed"),
    }
    note = notes.get(undo.state, "")
    inside = f'{icon("undo")}<span class="w">{esc(say("undo"))}<small>{esc(note)}</small></span>'
    if undo.state not in ("free", "ask"):
        return f'<button type="button" class="btn undo" aria-disabled="true">{inside}</button>'
    return (
        f'<form method="post" action="/t/{esc(page.info.id)}/undo" data-live>{hidden("csrf", reader.csrf)}{hidden("seat", LETTERS[page.seen.seat])}'
        f'{hidden("version", page.info.version)}{hidden("key", "")}<button class="btn undo" id="undo">{inside}</button></form>'
    )


# --- notices


def notice(page: TablePage, reader: Reader, say: Words) -> str:
    """Above everything: hand the device over, answer an undo, come back, what happened since."""
    inside = ""
    if page.hand_over is not None:
        inside = hand_over(page, reader, say)
    elif page.undo.state == "answer":
        inside = undo_question(page, reader, say)
    elif page.digest:
        inside = digest(page, say)
    held = [seat for seat in page.seen.seats if seat.mine and seat.stand_in]
    if held and page.hand_over is None and page.info.state == "running":
        inside += "".join(come_back(page, reader, seat, say) for seat in held)
    return f'<div class="notices" id="r-notice">{inside}</div>'


def hand_over(page: TablePage, reader: Reader, say: Words) -> str:
    over = page.hand_over
    assert over is not None
    return (
        f'<div class="handover {seat_class(over.seat)}" role="dialog" aria-modal="true" aria-labelledby="ho"><div class="panel"><span class="big">{tag(over.seat)}</span>'
        f'<h2 id="ho">{esc(say("hand-over-title", name=over.name))}</h2><p class="muted">{esc(say("hand-over-text"))}</p>'
        f'<form method="post" action="/t/{esc(page.info.id)}/hand">{hidden("csrf", reader.csrf)}{hidden("seat", LETTERS[over.seat])}'
        f'<button class="btn primary" data-autofocus>{esc(say("hand-over-go", name=over.name))}</button></form></div></div>'
    )


def undo_question(page: TablePage, reader: Reader, say: Words) -> str:
    names = ", ".join(page.undo.whom)
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', LETTERS[max(page.seen.seat, 0)])}"
    return (
        f'<form class="panel notice" method="post" action="/t/{esc(page.info.id)}/undo/answer" data-live>{fields}{icon("undo")}'
        f'<p>{esc(say("undo-question", names=names))}</p><button class="btn" name="agree" value="yes">{esc(say("agree"))}</button>'
        f'<button class="btn" name="agree" value="no">{esc(say("refuse"))}</button></form>'
    )


def digest(page: TablePage, say: Words) -> str:
    lines = log_items(page.seen.texts, numbered(page.log)[-len(page.digest) :], page.info.id, say, "d")
    return (
        f'<section class="panel notice digest" aria-label="{esc(say("since-title"))}" data-dismiss="digest-{page.info.version}"><header><h2>{esc(say("since-title"))}</h2>'
        f'<button type="button" class="btn quiet icon" data-close aria-label="{esc(say("close"))}">{icon("cross")}</button></header>'
        f'<ol class="log">{"".join(lines[-40:])}</ol></section>'
    )


def come_back(page: TablePage, reader: Reader, seat: Seat, say: Words) -> str:
    return (
        f'<form class="panel notice" method="post" action="/t/{esc(page.info.id)}/comeback" data-live>{hidden("csrf", reader.csrf)}{hidden("seat", seat.letter)}'
        f'{icon("bot")}<p>{esc(say("stand-in-plays", bot=bot_name(seat.bot, say)))}</p><button class="btn primary">{esc(say("come-back"))}</button></form>'
    )


# --- log


class Marked(Texts):
    """Speaks like the game and marks the names in it, so that the page can show them bold."""

    def name(self, category: str, number: int) -> str:
        plain = re.sub("[\ue000-\ue002]", "", super().name(category, number))
        if category == "seat" and 0 <= number < len(LETTERS):
            return f"\ue002{LETTERS[number]}{plain}\ue001"
        return f"\ue000{plain}\ue001"


@lru_cache(maxsize=256)
def marked(game: Game, kit: Kit, language: str, players: tuple[str, ...]) -> Marked:
    return Marked(game, kit, language, players)


def unmarked(text: str) -> str:
    """Marks become elements, after everything else has been escaped."""
    safe = esc(text).replace("\ue000", "<b>").replace("\ue001", "</b>")
    return re.sub("\ue002([A-E])", lambda found: f'<b class="who p{found[1].lower()}">', safe)


@cache
def rule_titles(game: Game, language: str) -> dict[str, str]:
    return {rule.id: rule.title(language) for rule in rulebook(game).rule}


@lru_cache(maxsize=50_000)
def event_body(game: Game, kit: Kit, language: str, players: tuple[str, ...], event: Event) -> str:
    """What happened, in words, and how its number came about."""
    texts = marked(game, kit, language, players)
    say = words(language)
    text = unmarked(texts.event(event))
    rows = event.parts()
    rule = type(event).rule
    if not rule:
        return f"<div>{text}</div>"
    derived = "".join(
        f'<span class="v">{abs(part.number)}</span><span>{"−" if part.number < 0 else "+" if i else ""}</span>'
        f"<span>{esc(texts.part(part))}</span>{rule_link(game, part.rule, language)}"
        for i, part in enumerate(rows)
    )
    if len(rows) > 1:
        total = sum(part.number for part in rows)
        derived += f'<span class="sum"></span><span class="v">{total}</span><span>=</span><span>{esc(say("in-all"))}</span><span></span>'
    if not rows:
        title = rule_titles(game, language).get(rule, "")
        derived = f'<span class="v"></span><span></span><span>{esc(title)}</span>{rule_link(game, rule, language)}'
    return f'<details class="ev"><summary>{text}</summary><div class="derive">{derived}</div></details>'


def rule_link(game: Game, rule: str, language: str) -> str:
    title = rule_titles(game, language).get(rule, "")
    return f'<a class="rule" href="/rules/{game.slug}#{esc(rule)}" data-rule="{esc(rule)}" title="{esc(title)}">{esc(rule)}</a>'


def numbered(lines: Iterable[Line]) -> list[tuple[Line, int]]:
    """Every line with the number of moves that stand after it: the moment that a replay shows for it."""
    found = []
    moves = 0
    for line in lines:
        moves += line.kind == "move" and not line.undone
        found.append((line, moves))
    return found


def log_items(texts: Texts, lines: Iterable[tuple[Line, int]], table: str, say: Words, mark: str = "l") -> list[str]:
    """One list item for every event; their ids begin with the mark."""
    module = renderer(texts.game.slug)
    separators: frozenset[str] = getattr(module, "SEPARATORS", frozenset())
    covers: Mapping[str, str] = getattr(module, "COVERS", {})
    items: list[str] = []
    for line, move in lines:
        if line.kind != "move":
            items.append(note_item(texts, line, say, mark))
        covered = {covers[type(event).__name__] for event in line.events if type(event).__name__ in covers}
        for place, event in enumerate(line.events):
            name = type(event).__name__
            if name in covered:
                continue
            gone = " undone" if line.undone else ""
            body = event_body(texts.game, texts.kit, texts.language, texts.players, event)
            if name in separators:
                items.append(f'<li class="sep{gone}" id="{mark}-{line.version}-{place}" data-m="{move}">{body}</li>')
                continue
            who = getattr(event, "seat", line.seat)
            tagged = tag(who, small=True) if 0 <= who < len(LETTERS) else "<span></span>"
            letter = LETTERS[who] if 0 <= who < len(LETTERS) else ""
            link = f'<a class="t" href="/t/{esc(table)}/replay?at={move}" title="{esc(say("show-moment"))}">{move}</a>'
            items.append(
                f'<li class="ln{gone}" id="{mark}-{line.version}-{place}" data-seat="{letter}" data-m="{move}">{tagged}{body}{link}</li>'
            )
    return items


def note_item(texts: Texts, line: Line, say: Words, mark: str) -> str:
    name = texts.players[line.seat] if 0 <= line.seat < len(texts.players) else ""
    key = f"note-{line.note}" if line.kind == "note" else f"note-{line.kind}"
    values = {"name": name, **line.values}
    text = say(key, **{field: value for field, value in values.items() if isinstance(value, (str, int))})
    return f'<li class="sep note" id="{mark}n-{line.version}">{esc(text)}</li>'


def log_box(page: TablePage, say: Words) -> str:
    # A move makes several lines; the last moves are enough to fill the box.
    items = log_items(page.seen.texts, numbered(page.log)[-LOG_LINES:], page.info.id, say)
    more = ""
    if len(page.log) > LOG_LINES or len(items) > LOG_LINES:
        seat = f"?seat={LETTERS[page.seen.seat]}" if page.seen.seat >= 0 else ""
        more = f'<a class="btn quiet more-log" href="/t/{esc(page.info.id)}/log{seat}" data-fill="log">{esc(say("whole-log"))}</a>'
    return (
        f'<section class="logpane" id="r-log" aria-label="{esc(say("log"))}">{log_filter(page.seen, say)}'
        f'<div class="scroll" data-bottom tabindex="0" role="group" aria-label="{esc(say("log"))}">{more}<ol class="log" id="log">{"".join(items[-LOG_LINES:])}</ol></div></section>'
    )


def log_filter(seen: Seen, say: Words) -> str:
    seats = "".join(
        f'<label title="{esc(seat.name)}"><input type="checkbox" class="sr" data-log-seat="{seat.letter}" checked><span class="sr">{esc(say("log-of", name=seat.name))}</span>{tag(seat.number, small=True)}</label>'
        for seat in seen.seats
    )
    return (
        f'<div class="logfilter"><label class="find">{icon("search")}<span class="sr">{esc(say("log-find"))}</span>'
        f'<input type="search" data-log-find placeholder="{esc(say("log-find"))}"></label><span class="who4">{seats}</span></div>'
    )


def whole_log(page: TablePage, say: Words) -> str:
    return "".join(log_items(page.seen.texts, numbered(page.log), page.info.id, say))


def replay_log(page: ReplayPage, say: Words) -> str:
    """The log around the moment: what is still to come is pale."""
    near = [(line, move) for line, move in numbered(page.log) if page.at - 30 <= move <= page.at + 12]
    shown = []
    for item in log_items(page.seen.texts, near, page.info.id, say):
        found = re.search(r' data-m="(\d+)"', item)
        move = int(found[1]) if found else 0
        mark = "cur " if move == page.at else "fut " if move > page.at else ""
        shown.append(item.replace('<li class="', f'<li class="{mark}', 1))
    return (
        f'<section class="logpane" id="r-log" aria-label="{esc(say("log"))}"><div class="scroll" tabindex="0" role="group" aria-label="{esc(say("log"))}">'
        f'<ol class="log" id="log">{"".join(shown)}</ol></div></section>'
    )


def moment(page: ReplayPage, say: Words) -> str:
    """What happened in the move that led here."""
    last = [line for line, move in numbered(page.log) if move == page.at and line.kind == "move" and not line.undone]
    texts = page.seen.texts
    told = [texts.event(event) for line in last for event in line.events]
    text = told[0] if told else say("replay-start")
    return (
        f'<div class="nowline" id="r-now" data-at="{page.at}"><b>{esc(text)}</b><small>{esc(say("replay-move", at=page.at, moves=page.moves))}'
        f"{', ' + esc(headline_of(page.seen)) if headline_of(page.seen) else ''}</small></div>"
    )


# --- chat


def chat_box(info: TableInfo, chat: tuple[ChatLine, ...], reader: Reader, say: Words) -> str:
    rows = "".join(
        f"<li>{tag(line.seat, small=True) if line.seat >= 0 else '<span></span>'}<div><b>{esc(line.name)}</b> {esc(line.text)}</div></li>"
        for line in chat[-200:]
    )
    rows = rows or f'<li class="none"><span></span><div class="muted">{esc(say("no-chat"))}</div></li>'
    return (
        f'<section class="chatpane" id="r-chat" aria-label="{esc(say("chat"))}" data-count="{len(chat)}"><div class="scroll" data-bottom tabindex="0" role="group" aria-label="{esc(say("chat"))}">'
        f'<ol class="log chat">{rows}</ol></div><form class="say" method="post" action="/t/{esc(info.id)}/chat" data-live data-clear>{hidden("csrf", reader.csrf)}'
        f'<label class="sr" for="chat-text">{esc(say("chat-write"))}</label><input id="chat-text" name="text" maxlength="500" autocomplete="off" required placeholder="{esc(say("chat-write"))}">'
        f'<button class="btn icon" aria-label="{esc(say("send"))}">{icon("arrow")}</button></form></section>'
    )


# --- menu


def menu(page: TablePage, reader: Reader, say: Words) -> str:
    """Everything about the table that is not a move."""
    info = page.info
    base = f"/t/{esc(info.id)}"
    rows = "".join(seat_row(page, seat, reader, say) for seat in page.seen.seats)
    links = (
        f'<a class="btn quiet" href="{base}/replay">{icon("replay")}{esc(say("replay"))}</a>'
        f'<a class="btn quiet" href="{base}/export" download>{icon("download")}{esc(say("game-file"))}</a>'
        f'<a class="btn quiet" href="/rules/{info.game.slug}">{icon("rules")}{esc(say("rules"))}</a>'
        f'<a class="btn quiet" href="/">{icon("menu")}{esc(say("tables"))}</a>'
    )
    invite = ""
    if info.invite:
        invite = (
            f'<div class="invite"><label class="cap" for="invite-link">{esc(say("invite-link"))}</label><span class="copy"><input id="invite-link" readonly value="{esc(info.invite)}">'
            f'<button type="button" class="btn" data-copy="invite-link">{icon("link")}{esc(say("copy"))}</button></span></div>'
        )
    fair = ""
    if info.commitment:
        fair = f'<p class="small muted">{icon("seal")} {esc(say("commitment"))} <code>{esc(info.commitment[:16])}…</code></p>'
    sound = f'<label class="check"><input type="checkbox" data-pref="sound"> {esc(say("sounds"))}</label><label class="check"><input type="checkbox" data-pref="bell"> {esc(say("notifications"))}</label>'
    watchers = (
        f'<p class="small muted">{icon("eye-open")} {esc(say("watchers", count=info.watchers))}</p>'
        if info.watchers
        else ""
    )
    return (
        f'<div class="sheetbody" id="r-menu"><h2>{esc(say("this-table"))}</h2><nav class="links">{links}</nav><h3>{esc(say("seats"))}</h3><ul class="seatrows">{rows}</ul>'
        f"{invite}{pace_form(page, reader, say)}{sound}{token_form(page, reader, say)}{watchers}{fair}</div>"
    )


def pace_form(page: TablePage, reader: Reader, say: Words) -> str:
    """The host may change between live, turn-based and no clock at any moment."""
    if not page.info.host or page.info.state != "running":
        return ""
    options = "".join(
        f'<option value="{key}"{" selected" if pace == page.info.pace else ""}>{esc(say("pace-" + key))}</option>'
        for key, pace in PACES.items()
    )
    return (
        f'<form method="post" action="/t/{esc(page.info.id)}/pace" data-live>{hidden("csrf", reader.csrf)}<label class="cap" for="menu-pace">{esc(say("pace"))}</label>'
        f'<select id="menu-pace" name="pace" data-submit>{options}</select></form>'
    )


def token_form(page: TablePage, reader: Reader, say: Words) -> str:
    """A key for a program that plays the viewer's seat over the HTTP API."""
    if page.seen.seat < 0 or page.info.state != "running":
        return ""
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', LETTERS[page.seen.seat])}"
    return f'<form method="post" action="/t/{esc(page.info.id)}/token" data-live data-token>{fields}<button class="btn quiet">{icon("bot")}{esc(say("token"))}</button></form>'


def away_button(page: TablePage, seat: Seat, reader: Reader, say: Words) -> str:
    """A bot may stand in for a person who has been away for a while."""
    fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', seat.letter)}{hidden('kind', 'bot:greedy')}"
    return f'<form method="post" action="/t/{esc(page.info.id)}/seat" data-live>{fields}<button class="btn quiet">{esc(say("let-bot-stand-in"))}</button></form>'


def seat_row(page: TablePage, seat: Seat, reader: Reader, say: Words) -> str:
    info = page.info
    controls = ""
    if (
        info.state == "running"
        and seat.kind == PERSON
        and not seat.online
        and not seat.mine
        and not seat.stand_in
        and page.seen.seat >= 0
    ):
        controls = away_button(page, seat, reader, say)
    elif info.state == "running" and (seat.mine or info.host):
        fields = f"{hidden('csrf', reader.csrf)}{hidden('seat', seat.letter)}"
        if seat.kind == PERSON and not seat.stand_in:
            controls = (
                f'<form method="post" action="/t/{esc(info.id)}/leave" data-live>{fields}<button class="btn quiet">{esc(say("let-bot-play"))}</button></form>'
                if seat.mine
                else ""
            )
        elif seat.stand_in and seat.mine:
            controls = f'<form method="post" action="/t/{esc(info.id)}/comeback" data-live>{fields}<button class="btn">{esc(say("come-back"))}</button></form>'
        elif info.host:
            controls = f'<form method="post" action="/t/{esc(info.id)}/seat" data-live>{fields}{hidden("kind", "me")}<button class="btn quiet">{esc(say("take-seat"))}</button></form>'
    return f"<li>{tag(seat.number)}<span><b>{esc(seat.name)}</b><small>{esc(seat_kind(seat, say))}</small></span>{controls}</li>"


def seat_kind(seat: Seat, say: Words) -> str:
    if seat.stand_in:
        return say("stand-in", bot=bot_name(seat.bot, say))
    if seat.kind == BOT:
        return bot_name(seat.bot, say)
    if seat.kind == AUTOMATON:
        return say("automaton")
    if seat.kind == PERSON:
        return say("you") if seat.mine else say("person") if seat.online else say("away")
    return say("free-seat")


__all__ = ["count", "places_of", "replay_regions", "table_regions", "whole_log", "winner_line", "words"]
