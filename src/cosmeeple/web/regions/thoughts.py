"""What bots think, drawn: the options they weighed, best first; the hint button and its panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, esc, icon, tag
from cosmeeple.draw.words import Words
from cosmeeple.web.regions.brought import hidden
from cosmeeple.web.regions.seats import bot_name

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seat
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import TableInfo, TablePage, ThoughtShown, WeighedShown


#: What the values of a thought are called, and what the hint button says.
UNITS = {"share": "thought-share", "points": "thought-points", "votes": "thought-votes"}
#: What is said below the table, by unit.
EFFORTS = {"share": "thought-effort", "points": "thought-glance", "votes": "thought-rehearsed"}
HINTS = {"free": "hint-free", "thinking": "hint-thinking", "given": "hint-given"}


def thought_box(thought: ThoughtShown, info: TableInfo, say: Words) -> str:
    """A table of the options, or of an automaton's priorities; a bot without grounds just says
    so."""
    if thought.unit == "priorities":
        return priorities_box(thought, info.game.slug, say)
    seats = info.seats
    if not thought.options:
        key = "thought-random" if thought.bot == "random" else "thought-only-one"
        return f"<p>{esc(say(key))}</p>"
    rows = "".join(option_row(option, thought.unit, seats, say) for option in thought.options)
    more = f"<p>{esc(say('thought-more', count=thought.left_out))}</p>" if thought.left_out else ""
    effort = say(EFFORTS[thought.unit], count=thought.effort)
    return (
        f'<table class="thought"><caption class="sr">{esc(say("thought-options"))}</caption><thead><tr><th scope="col">{esc(say("thought-option"))}</th>'
        f'<th scope="col">{esc(say(UNITS[thought.unit]))}</th><th scope="col">{esc(say("thought-visits"))}</th></tr></thead><tbody>{rows}</tbody></table>'
        f'{more}<p class="small muted">{esc(effort)}</p>'
    )


def priorities_box(thought: ThoughtShown, slug: str, say: Words) -> str:
    """The priorities in their order, the deciding one bold; then lots, where several answers were
    left."""
    if thought.effort < 2:
        return f"<p>{esc(say('thought-only-one'))}</p>"
    left = thought.followed[-1].after if thought.followed else thought.effort
    lots = f"<p>{esc(say('thought-lots', count=left))}</p>" if left > 1 else ""
    if not thought.followed:
        return lots
    rows = "".join(
        f'<tr class="{"chosen" if each.decides else "other"}"><th scope="row">{esc(each.text)} '
        f'<a class="rule" href="/rules/{esc(slug)}#{esc(each.rule)}" data-rule="{esc(each.rule)}">{esc(each.rule)}</a></th>'
        f"<td>{each.before}</td><td>{each.after}</td></tr>"
        for each in thought.followed
    )
    return (
        f'<table class="thought"><caption class="sr">{esc(say("thought-priorities"))}</caption><thead><tr><th scope="col">{esc(say("thought-priority"))}</th>'
        f'<th scope="col">{esc(say("thought-before"))}</th><th scope="col">{esc(say("thought-after"))}</th></tr></thead><tbody>{rows}</tbody></table>'
        f'{lots}<p class="small muted">{esc(say("thought-follows"))}</p>'
    )


def option_row(option: WeighedShown, unit: str, seats: tuple[Seat, ...], say: Words) -> str:
    """An answer that a bot considered."""
    line = " ".join(
        f'<span>{tag(who, small=True)}<span class="sr">{esc(seats[who].name)}: </span>{esc(words or say("thought-secret"))}</span>'
        for who, words in option.line
    )
    after = (
        f'<small class="line"><span>{esc(say("thought-line"))}</span> {line}</small>'
        if line
        else ""
    )
    does = f"<small>{esc(option.does)}</small>" if option.does else ""
    mark = (
        f'{icon("check")}<span class="sr">{esc(say("thought-chosen"))} </span>'
        if option.chosen
        else ""
    )
    if unit != "points":
        percent = round(100 * option.value)
        worth = (
            f'<meter min="0" max="100" value="{percent}"></meter> {percent}%'
            if option.visits
            else "–"
        )
    else:
        worth = f"{option.value:+.1f}"
    visits = str(option.visits) if option.visits else "–"
    return f'<tr class="{"chosen" if option.chosen else "other"}"><th scope="row">{mark}{esc(option.label)}{does}{after}</th><td>{worth}</td><td>{visits}</td></tr>'


def why_link(table: str, version: int, say: Words) -> str:
    """In the log of a finished game, at the move of a bot."""
    return f'<a class="whymove" href="/t/{esc(table)}/thought?version={version}" data-panel aria-label="{esc(say("why-move"))}" title="{esc(say("why-move"))}">{icon("why")}</a>'


def hint_button(page: TablePage, reader: Reader, say: Words) -> str:
    """Beside undo: what would a bot do in my place?"""
    if page.hint.state == "none" or page.hand_over is not None:
        return ""
    inside = f'{icon("bot")}<span class="w">{esc(say("hint"))}<small>{esc(say(HINTS[page.hint.state]))}</small></span>'
    if page.hint.state != "free":
        return f'<button type="button" class="btn hint" aria-disabled="true">{inside}</button>'
    return (
        f'<form method="post" action="/t/{esc(page.info.id)}/hint" data-live>{hidden("csrf", reader.csrf)}{hidden("seat", LETTERS[page.seen.seat])}'
        f'<button class="btn hint" title="{esc(say("hint-long"))}">{inside}</button></form>'
    )


def hint_panel(page: TablePage, say: Words) -> str:
    """The advice, above the board, until the question is answered."""
    thought = page.hint.thought
    if thought is None or page.hand_over is not None:
        return ""
    title = say("hint-title", bot=bot_name(thought.bot, say, page.info.game), choice=thought.choice)
    return (
        f'<section class="panel notice advice" aria-label="{esc(say("hint"))}"><header><h2>{esc(title)}</h2>'
        f'<button type="button" class="btn quiet icon" data-close aria-label="{esc(say("close"))}">{icon("cross")}</button></header>'
        f'<div tabindex="0" role="group" aria-label="{esc(say("thought-options"))}">{thought_box(thought, page.info, say)}</div></section>'
    )


def hints_form(page: TablePage, reader: Reader, say: Words) -> str:
    """In the menu: the host says whether bots may be asked for advice; the others read what is
    so."""
    if page.info.status != "running":
        return ""
    rated = page.info.public and len(page.info.seats) > 1 and page.info.forked_from is None
    if rated:
        return f'<p class="small muted">{icon("bot")} {esc(say("hints-rated"))}</p>'
    said = say("hints-are-on" if page.info.hints else "hints-are-off")
    if not page.info.host:
        return f'<p class="small muted">{icon("bot")} {esc(said)}</p>'
    value, label = ("no", "hints-forbid") if page.info.hints else ("yes", "hints-allow")
    return (
        f'<form class="hints" method="post" action="/t/{esc(page.info.id)}/hints" data-live>{hidden("csrf", reader.csrf)}<span class="small muted">{esc(said)}</span> '
        f'<button class="btn quiet" name="on" value="{value}">{icon("bot")}{esc(say(label))}</button></form>'
    )
