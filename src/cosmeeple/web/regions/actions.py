"""The action bar: what is asked, every option once, undo with its price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosmeeple.draw.html import LETTERS, esc, icon
from cosmeeple.draw.seen import Choice, Several
from cosmeeple.draw.words import Words
from cosmeeple.kernel.words.consequences import in_any_case
from cosmeeple.web.regions.brought import (
    brought,
    choices_of,
    game_words,
    hidden,
    rows_of,
    said_once,
)
from cosmeeple.web.regions.coach import caution_bar
from cosmeeple.web.regions.thoughts import hint_button

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.web.pages import Reader
    from cosmeeple.web.table_pages import TableInfo, TablePage


#: Choices that end something: they stay in the bar, however many others there are.
ENDINGS: Final = frozenset({"pass", "stop", "end", "no_action", "done"})
#: Labels of more letters have three lines on a phone.
LONG: Final = 24
#: Questions of more letters stand in smaller ones.
LONG_PROMPT: Final = 54


def action_bar(page: TablePage, reader: Reader, say: Words) -> str:
    """What is asked, every option once, undo with its price."""
    seen = page.seen
    asked = seen.asked and page.hand_over is None and page.info.status == "running"
    if page.info.status == "finished":
        inside = over_bar(page, say)
    elif asked and page.coaching is not None and page.coaching.caution is not None:
        inside = caution_bar(page, page.coaching.caution, reader, say)
    elif asked:
        inside = asked_bar(page, say)
    else:
        inside = waiting_bar(page, say)
    running = page.info.status == "running"
    tools = hint_button(page, reader, say) + undo_button(page, reader, say) if running else ""
    form = ""
    if page.info.status == "running" and seen.seat >= 0:
        form = (
            f'<form id="move" method="post" action="{esc(page.info.address)}/move">{hidden("csrf", reader.csrf)}'
            f"{hidden('seat', LETTERS[seen.seat])}{hidden('version', page.info.version)}{hidden('key', '')}</form>"
        )
    # The kind of question, for its reminder; a lesson explains itself.
    told = asked and page.lesson is None and not page.info.base
    kind = (
        f' data-question="{type(seen.view.frame).__name__}" data-game="{page.info.game.slug}"'
        if told
        else ""
    )
    return (
        f'<footer class="actionbar{" asked" if asked else ""}" id="r-actions" aria-label="{esc(say("what-you-can-do"))}" '
        f'data-version="{page.info.version}" data-asked="{"1" if asked else ""}"{kind} tabindex="-1">{form}{inside}<div class="tools">{tools}</div></footer>'
    )


def asked_bar(page: TablePage, say: Words) -> str:
    """The question with its options."""
    seen = page.seen
    frame = seen.view.question
    assert frame is not None
    # Prices and gains stay on every button: this line is the first that a small screen leaves out.
    said = [effect for effect in said_once(seen) if effect.follows]
    found = choices_of(seen, said)
    still: list[str] = brought(seen, "still", lambda _: [])(seen)
    notes = [say("still-allowed"), *still] if still else []
    if said:
        notes.append(in_any_case(seen.texts, said))
    spans = "".join(f"<span>{esc(text)}</span>" for text in notes)
    prompt = seen.texts.prompt(frame)
    long = " long" if len(prompt) > LONG_PROMPT else ""
    allowed = f'<div class="still">{spans}</div>' if notes else ""
    together: Several | None = brought(seen, "several", lambda _: None)(seen)
    marks = several_marks(together, say) if together else ""
    commit = several_button(together) if together else ""
    found = [*rows_of(seen), *found]
    return (
        f'<div class="ask"><h2 class="prompt{long}">{esc(prompt)}</h2>{allowed}</div>'
        f'<div class="options" role="group" aria-label="{esc(say("options"))}" data-rove{marks}>{option_buttons(seen, found, say)}{commit}</div>'
    )


def several_marks(several: Several, say: Words) -> str:
    """What the script needs to collect answers before it sends them; # stands for a number."""
    total = say("several-sum", chosen="#", missing="#", all=several.most)
    return (
        f' data-several="{several.least} {several.most}" data-done="{esc(several.done)}" data-last="{esc(several.last)}" data-sum="{esc(total)}" '
        f'data-enough="{esc(say("several-enough", count=several.most))}"'
    )


def several_button(several: Several) -> str:
    """Sends what was chosen; shown by the script that collects it."""
    return (
        f'<button type="button" class="btn opt commit primary" data-commit hidden>{icon("check")}'
        f"<span>{esc(several.label)}<small data-several-sum></small></span></button>"
    )


def option_buttons(seen: Seen, found: list[Choice], say: Words) -> str:
    """Single buttons in order; the choices of a group behind one button, where the first of them
    stands."""
    parts: list[str] = []
    done: set[str] = set()
    for choice in found:
        if not choice.group:
            parts.append(option(choice))
        elif choice.group not in done:
            done.add(choice.group)
            parts.append(
                option_group(
                    seen, choice.group, [one for one in found if one.group == choice.group], say
                )
            )
    return "".join(parts)


def option(choice: Choice) -> str:
    """One option as a button."""
    picture = icon(choice.icon) if choice.icon else ""
    second = " · ".join([line for line in (choice.does, choice.note) if line])
    note = f"<small>{esc(second)}</small>" if second else ""
    text = f"<span>{esc(choice.label)}{note}</span>"
    title = f' title="{esc(second)}"' if len(second) > 30 else ""
    if not choice.legal:
        return f'<button type="button" class="btn opt" aria-disabled="true" aria-haspopup="dialog" data-why="{esc(choice.key)}" data-name="{esc(choice.label)}"{title}>{picture}{text}</button>'
    primary = " primary" if choice.primary else ""
    if len(choice.label) > LONG:
        primary += " long"
    stays = " stays" if choice.key.rpartition(":")[2] in ENDINGS else ""
    copies = f' data-copies="{choice.copies}"' if choice.copies else ""
    if choice.inspect:
        # Nobody chooses blind: the thing itself is shown beside the option.
        title = f' data-inspect="{esc(choice.inspect)}"'
    return f'<button class="btn opt{primary}{stays}" form="move" name="choice" value="{esc(choice.key)}"{copies}{title}>{picture}{text}</button>'


def option_group(seen: Seen, group: str, members: list[Choice], say: Words) -> str:
    """Options that belong together, under their heading."""
    label = game_words(seen.game, say.language).say("group-" + group.replace(":", "-"))
    picture = icon(members[0].icon) if members[0].icon else ""
    if group == "discard":
        picture = icon("discard")
    return (
        f'<details class="group" data-name="{esc(group)}"><summary class="btn opt">{picture}<span>{esc(label)}'
        f'<small>{esc(say("choices", count=len(members)))}</small></span></summary><div class="sheet"><h3 class="cap">{esc(label)}</h3>{"".join(map(option, members))}</div></details>'
    )


def waiting_bar(page: TablePage, say: Words) -> str:
    """Whom the table waits for."""
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
    """Who has won."""
    text = winner_line(page.info, page.outcome, say)
    if page.lesson is not None:
        return (
            f'<div class="ask"><h2 class="prompt">{esc(text)}</h2></div><div class="options"></div>'
        )
    return (
        f'<div class="ask"><h2 class="prompt">{esc(text)}</h2></div><div class="options">'
        f'<a class="btn primary" href="/t/{esc(page.info.id)}/end">{icon("vp")}<span>{esc(say("final-score"))}</span></a>'
        f'<a class="btn" href="/t/{esc(page.info.id)}/replay">{icon("replay")}<span>{esc(say("replay"))}</span></a>'
        f'<a class="btn" href="/t/{esc(page.info.id)}/analysis">{icon("eye-open")}<span>{esc(say("analysis"))}</span></a></div>'
    )


def player_name(info: TableInfo, seat: int, say: Words) -> str:
    """Who scored: a seat of the table, or the automaton that a solo game counts behind the last
    one."""
    if seat < len(info.seats):
        return info.seats[seat].name
    automaton = info.game.kit().labels.get("automaton")
    return automaton[0].get(say.language) if automaton else LETTERS[seat]


def winner_line(info: TableInfo, outcome: Any, say: Words) -> str:
    """Who has won, as a sentence."""
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
        f'<form method="post" action="{esc(page.info.address)}/undo" data-live>{hidden("csrf", reader.csrf)}{hidden("seat", LETTERS[page.seen.seat])}'
        f'{hidden("version", page.info.version)}{hidden("key", "")}<button class="btn undo" id="undo">{inside}</button></form>'
    )
