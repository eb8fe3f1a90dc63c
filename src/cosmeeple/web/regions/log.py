"""The log: every event in words, with how its number came about; and the chat."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from cosmeeple.draw.html import LETTERS, esc, icon, tag
from cosmeeple.draw.words import Words
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.regions.brought import headline_of, hidden, renderer, words
from cosmeeple.web.regions.seats import bot_name
from cosmeeple.web.regions.thoughts import why_link

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.kit import Kit
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import ChatLine, LogLine, ReplayPage, TableInfo, TablePage

#: Log lines on the page; the whole log is a fragment of its own.
LOG_LINES = 60


class Marked(Texts):
    """Speaks like the game and marks the names in it, so that the page can show them bold."""

    def name(self, category: str, number: int) -> str:
        plain = re.sub("[\ue000-\ue002]", "", super().name(category, number))
        if category == "seat" and 0 <= number < len(LETTERS):
            return f"\ue002{LETTERS[number]}{plain}\ue001"
        return f"\ue000{plain}\ue001"


@lru_cache(maxsize=256)
def marked(game: Game, kit: Kit, language: str, players: tuple[str, ...]) -> Marked:
    """The words of a game, with marks for pieces."""
    return Marked(game, kit, language, players)


def unmarked(text: str) -> str:
    """Marks become elements, after everything else has been escaped."""
    safe = esc(text).replace("\ue000", "<b>").replace("\ue001", "</b>")
    return re.sub("\ue002([A-E])", lambda found: f'<b class="who p{found[1].lower()}">', safe)


@cache
def rule_titles(game: Game, language: str) -> dict[str, str]:
    """The headlines of the rules, by id."""
    return {rule.id: rule.title(language) for rule in rulebook(game).rule}


@lru_cache(maxsize=50_000)
def event_body(game: Game, kit: Kit, language: str, players: tuple[str, ...], event: Event) -> str:
    """What happened, in words, and how its number came about."""
    texts = marked(game, kit, language, players)
    say = words(language)
    text = unmarked(texts.event(event))
    rows = event.parts()
    rule = event.cited()
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
    """A link to a rule, with its headline."""
    title = rule_titles(game, language).get(rule, "")
    return f'<a class="rule" href="/rules/{game.slug}#{esc(rule)}" data-rule="{esc(rule)}" title="{esc(title)}">{esc(rule)}</a>'


def numbered(lines: Iterable[LogLine]) -> list[tuple[LogLine, int]]:
    """Every line with the number of moves that stand after it: the moment that a replay shows for
    it."""
    found = []
    moves = 0
    for line in lines:
        moves += line.kind == "move" and not line.undone
        found.append((line, moves))
    return found


def log_items(
    texts: Texts,
    lines: Iterable[tuple[LogLine, int]],
    table: str,
    say: Words,
    mark: str = "l",
    *,
    explained: bool = False,
) -> list[str]:
    """One list item for every event; their ids begin with the mark. `explained`: bots tell why they
    moved."""
    items: list[str] = []
    for line, move in lines:
        if line.kind != "move" or line.note:
            items.append(note_item(texts, line, say, mark))
        why = explained and bool(line.bot) and not line.undone
        told = Told(line.version, line.seat, line.events, line.undone)
        items += line_items(texts, told, move, table, say, mark, why)
    return items


class Told(NamedTuple):
    """What of a line its items are made of."""

    version: int
    seat: int
    events: tuple[Event, ...]
    undone: bool


@lru_cache(maxsize=20_000)
def line_items(
    texts: Texts, line: Told, move: int, table: str, say: Words, mark: str, explained: bool
) -> tuple[str, ...]:
    """The events of one line. The question why the bot moved so stands at its first event, or alone
    where it has none."""
    why = why_link(table, line.version, say) if explained else ""
    when = f'<a class="t" href="/t/{esc(table)}/replay?at={move}" title="{esc(say("show-moment"))}">{move}</a>'
    module = renderer(texts.game.slug)
    separators: frozenset[str] = getattr(module, "SEPARATORS", frozenset())
    covers: Mapping[str, str] = getattr(module, "COVERS", {})
    covered = {
        covers[type(event).__name__] for event in line.events if type(event).__name__ in covers
    }
    gone = " undone" if line.undone else ""

    def item(who: int, place: str, body: str, ends: str) -> str:
        seated = 0 <= who < len(LETTERS)
        return (
            f'<li class="ln{gone}" id="{mark}-{line.version}-{place}" data-seat="{LETTERS[who] if seated else ""}" data-m="{move}">'
            f"{tag(who, small=True) if seated else '<span></span>'}{body}{ends}</li>"
        )

    told = [
        (place, event)
        for place, event in enumerate(line.events)
        if type(event).__name__ not in covered
    ]
    asked = f'<span class="ends">{why}{when}</span>' if why else when
    items: list[str] = []
    if why and all(type(event).__name__ in separators for _, event in told):
        decides = f"<div>{esc(say('bot-decides', name=texts.players[line.seat]))}</div>"
        items.append(item(line.seat, "why", decides, asked))
        asked = when
    for place, event in told:
        body = event_body(texts.game, texts.kit, texts.language, texts.players, event)
        if type(event).__name__ in separators:
            items.append(
                f'<li class="sep{gone}" id="{mark}-{line.version}-{place}" data-m="{move}">{body}</li>'
            )
            continue
        items.append(item(actor(texts, line, event), str(place), body, asked))
        asked = when
    return tuple(items)


def actor(texts: Texts, line: Told, event: Event) -> int:
    """Whose doing an event is: the seat that it names, the automaton's, else that of the answer
    that led to it."""
    automaton: frozenset[str] = getattr(renderer(texts.game.slug), "AUTOMATON", frozenset())
    for name in ("seat", "winner"):
        if hasattr(event, name):
            return int(getattr(event, name))
    return len(texts.players) if type(event).__name__ in automaton else line.seat


def is_over(page: TablePage | ReplayPage) -> bool:
    """Has the game ended?"""
    return page.info.status == "finished"


def note_item(texts: Texts, line: LogLine, say: Words, mark: str) -> str:
    """What people did besides moves."""
    name = texts.players[line.seat] if 0 <= line.seat < len(texts.players) else ""
    key = f"note-{line.note}" if line.note else f"note-{line.kind}"
    values = {"name": name, **line.values}
    if isinstance(values.get("bot"), str):
        values["bot"] = bot_name(values["bot"], say, texts.game)
    text = say(
        key, **{field: value for field, value in values.items() if isinstance(value, (str, int))}
    )
    return f'<li class="sep note" id="{mark}n-{line.version}">{esc(text)}</li>'


class Listed(NamedTuple):
    """A region around a list that grows at its end: what comes before the items, the items, what
    comes after them."""

    before: str
    items: tuple[str, ...]
    after: str

    @property
    def text(self) -> str:
        """All of it."""
        return f"{self.before}{''.join(self.items)}{self.after}"

    def grown_from(self, old: Listed) -> tuple[str, tuple[str, ...]] | None:
        """The last item that both have and those to be put after it, where nothing else has
        changed but that the oldest went; None where it takes more than that."""
        if (self.before, self.after) != (old.before, old.after) or not old.items:
            return None
        last = old.items[-1]
        if last not in self.items:
            return None
        kept = self.items.index(last) + 1
        if self.items[:kept] != old.items[-kept:]:
            return None
        return last, self.items[kept:]


def log_box(page: TablePage, say: Words) -> Listed:
    """The last moves."""
    # A move makes several lines; the last moves are enough to fill the box.
    lines = numbered(page.log)[-LOG_LINES:]
    items = log_items(page.seen.texts, lines, page.info.id, say, explained=is_over(page))
    # The last move is never cut: a final scoring may be longer than the box, and begins with what
    # led to it.
    shown = max(LOG_LINES, len(log_items(page.seen.texts, lines[-1:], page.info.id, say)))
    more = ""
    if len(page.log) > LOG_LINES or len(items) > shown:
        seat = f"?seat={LETTERS[page.seen.seat]}" if page.seen.seat >= 0 else ""
        more = f'<a class="btn quiet more-log" href="/t/{esc(page.info.id)}/log{seat}" data-fill="log">{esc(say("whole-log"))}</a>'
    return Listed(
        f'<section class="logpane" id="r-log" aria-label="{esc(say("log"))}">{log_filter(page.seen, say)}'
        f'<div class="scroll" data-bottom tabindex="0" role="group" aria-label="{esc(say("log"))}">{more}<ol class="log" id="log">',
        tuple(items[-shown:]),
        "</ol></div></section>",
    )


def log_filter(seen: Seen, say: Words) -> str:
    """Whose lines are shown."""
    seats = "".join(
        f'<label title="{esc(seat.name)}"><input type="checkbox" class="sr" data-log-seat="{seat.letter}" checked><span class="sr">{esc(say("log-of", name=seat.name))}</span>{tag(seat.number, small=True)}</label>'
        for seat in seen.seats
    )
    return (
        f'<div class="logfilter"><label class="find">{icon("search")}<span class="sr">{esc(say("log-find"))}</span>'
        f'<input type="search" data-log-find placeholder="{esc(say("log-find-short"))}"></label><span class="who4">{seats}</span></div>'
    )


def whole_log(page: TablePage, say: Words) -> str:
    """All lines."""
    return "".join(
        log_items(page.seen.texts, numbered(page.log), page.info.id, say, explained=is_over(page))
    )


def replay_log(page: ReplayPage, say: Words) -> str:
    """The log around the moment: what is still to come is pale."""
    near = [
        (line, move) for line, move in numbered(page.log) if page.at - 30 <= move <= page.at + 12
    ]
    shown = []
    for item in log_items(page.seen.texts, near, page.info.id, say, explained=is_over(page)):
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
    last = [
        line
        for line, move in numbered(page.log)
        if move == page.at and line.kind == "move" and not line.undone
    ]
    texts = page.seen.texts
    told = [texts.event(event) for line in last for event in line.events]
    # A move that this viewer hears nothing of was made in secret, and so is whose it was.
    silent = say("replay-secret" if last else "replay-start")
    text = told[0] if told else silent
    return (
        f'<div class="nowline" id="r-now" data-at="{page.at}"><b>{esc(text)}</b><small>{esc(say("replay-move", at=page.at, moves=page.moves))}'
        f"{', ' + esc(headline_of(page.seen)) if headline_of(page.seen) else ''}</small></div>"
    )


def chat_box(info: TableInfo, chat: tuple[ChatLine, ...], reader: Reader, say: Words) -> str:
    """What was said, and the field to say more."""
    rows = "".join(
        f"<li>{tag(line.seat, small=True) if line.seat >= 0 else '<span></span>'}<div><b>{esc(line.name)}</b> {esc(line.text)}</div></li>"
        for line in chat[-200:]
    )
    rows = (
        rows or f'<li class="none"><span></span><div class="muted">{esc(say("no-chat"))}</div></li>'
    )
    return (
        f'<section class="chatpane" id="r-chat" aria-label="{esc(say("chat"))}" data-count="{len(chat)}"><div class="scroll" data-bottom tabindex="0" role="group" aria-label="{esc(say("chat"))}">'
        f'<ol class="log chat">{rows}</ol></div><form class="say" method="post" action="/t/{esc(info.id)}/chat" data-live data-clear>{hidden("csrf", reader.csrf)}'
        f'<label class="sr" for="chat-text">{esc(say("chat-write"))}</label><input id="chat-text" name="text" maxlength="500" autocomplete="off" required placeholder="{esc(say("chat-write"))}">'
        f'<button class="btn icon" aria-label="{esc(say("send"))}">{icon("arrow")}</button></form></section>'
    )
