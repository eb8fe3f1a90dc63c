"""What each player has: gallery, hold and hatch, hand; Zu's board with the reasons of its last
move."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, esc, icon, safe, seat_class, tag
from cosmeeple.games.relics import events as told
from cosmeeple.games.relics.drawing.facts import (
    HIDDEN,
    keys_of,
    mark,
    state_of,
    symbol_of,
    tile,
    voice,
    words,
    words_in,
)
from cosmeeple.games.relics.drawing.thinking import thinking, zu_steps
from cosmeeple.games.relics.scoring import gallery_columns, gallery_credits, gallery_rows
from cosmeeple.games.relics.state import has_module, hatch_free, hold_free, zu_seat
from cosmeeple.games.relics.vocabulary import (
    ALIEN_SYMBOLS,
    ARTEFACTS,
    CARD_SYMBOLS,
    CARDS,
    FACTIONS,
    FIRST_TRAVEL,
    KINDS_EACH,
    MODULES,
    NONE,
    REGION_COUNT,
    REGIONS,
    TRAVEL_COUNT,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.relics.kit import RelicsKit


TWO: Final = 2


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: one's own in full, the others in short."""
    return own_area(seen, seat) if seat == seen.seat else other_area(seen, seat)


def counters(seen: Seen, seat: int, say: Words) -> str:
    state = state_of(seen)
    one = state.areas[seat]
    cards = len(one.hand) + len(one.pack)
    travel = one.travel.bit_count()
    return "".join(
        (
            count("credit", say("credits"), one.credits),
            count("crew", say("crew"), one.crew),
            count("cards", say("action-cards"), cards),
            count("fuel", say("travel-cards"), travel),
            count("trader", say("traders-all"), sum(one.traders), "lo"),
            count("representative", say("representatives"), sum(one.representatives), "lo"),
            count("turn", say("token"), one.token, "lo") if one.token else "",
        )
    )


def other_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    state = state_of(seen)
    one = state.areas[seat]
    tiles = "".join(
        f"<li>{tile(seen, artefact, ' xs')}</li>" for artefact in [*one.hold, *one.hatch]
    )
    stored = f'<ul class="row zt">{tiles}</ul>' if tiles else ""
    # A single opponent has room for the whole gallery, where the table is wide.
    grand = (
        f'<div class="grand">{gallery(seen, seat)}{storage(seen, seat, say)}</div>'
        if len(seen.seats) == TWO
        else ""
    )
    return safe(
        f'<div class="counts">{counters(seen, seat, say)}</div>',
        f'<div class="details">{faction(seen, seat)}<div class="zrow">{small_gallery(seen, seat)}{stored}</div>{grand}</div>',
    )


def faction(seen: Seen, seat: int) -> str:
    number = state_of(seen).areas[seat].faction
    return (
        f'<p class="cap faction" data-inspect="faction:{number}">{esc(seen.texts.name("faction", number))}</p>'
        if number != NONE
        else ""
    )


def own_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    state = state_of(seen)
    one = state.areas[seat]
    number = one.faction
    ability = ""
    if number != NONE:
        does = esc(say("ability-" + FACTIONS[number]))
        ability = f'<p class="blk abil" data-inspect="faction:{number}"><b>{esc(seen.texts.name("faction", number))}</b> {does}</p>'
    return safe(
        f'<div class="counts">{counters(seen, seat, say)}</div>',
        hand(seen, seat, say),
        f'<div class="blk"><p class="bh"><b>{esc(say("gallery"))}</b><span class="cap">{esc(say("worth", credits=gallery_credits(state, seat)))}</span></p>{gallery(seen, seat)}</div>',
        storage(seen, seat, say),
        ability,
    )


# --- the gallery


def gallery(seen: Seen, seat: int) -> str:
    """Rows by alien symbol with their value, columns by colour; a guard stands where a sample was
    taken."""
    state = state_of(seen)
    keys = keys_of(seen, "release", "sample", "trader") if seat == seen.seat else {}
    controls = []
    for artefact, name in enumerate(ARTEFACTS if keys else ()):
        if key := keys.get(name, ""):
            said = seen.spoken(seen.texts.name("artefact", artefact), key)
            controls.append((artefact, key, said))
    fresh = frozenset(
        event.artefact
        for event in seen.fresh
        if isinstance(event, told.GuardPlaced) and event.seat == seat
    )
    return gallery_drawn(
        state.kit,
        seen.texts.language,
        seat,
        state.areas[seat].guards,
        tuple(gallery_rows(state, seat)),
        tuple(gallery_columns(state, seat)),
        tuple(controls),
        fresh,
    )


@lru_cache(maxsize=1_000)
def gallery_drawn(
    kit: RelicsKit,
    language: str,
    seat: int,
    guards: int,
    by_row: tuple[int, ...],
    by_column: tuple[int, ...],
    controls: tuple[tuple[int, str, str], ...],
    fresh: frozenset[int],
) -> str:
    """`controls`: artefacts that answer the question, the answers, what they say."""
    texts = voice(kit, language)
    answers = {artefact: (key, said) for artefact, key, said in controls}
    cells = [
        '<span class="rh"></span>',
        *[f'<span class="hd">{mark(region)}</span>' for region in range(REGION_COUNT)],
        "<span></span>",
    ]
    for row in range(KINDS_EACH):
        cells.append(f'<span class="rh">{icon("sym-" + ALIEN_SYMBOLS[row])}{kit.value[row]}</span>')
        for region in range(REGION_COUNT):
            artefact = region * KINDS_EACH + row
            on = f" on t-{REGIONS[region]}" if guards >> artefact & 1 else ""
            new = " new" if artefact in fresh else ""
            key, said = answers.get(artefact, ("", ""))
            name = esc(said or texts.name("artefact", artefact))
            inside = (
                f'{icon(symbol_of(artefact))}<span class="sr">{name}{" ✓" if on else ""}</span>'
            )
            if key:
                cells.append(
                    f'<button type="button" class="c can{on}" data-inspect="artefact:{artefact}" data-choice="{key}">{inside}</button>'
                )
            else:
                cells.append(
                    f'<span class="c{on}{new}" data-inspect="artefact:{artefact}">{inside}</span>'
                )
        cells.append(number_cell(by_row[row], "r"))
    cells.append("<span></span>")
    cells += [number_cell(by_column[region], "") for region in range(REGION_COUNT)]
    return f'<div class="gal {seat_class(seat)}">{"".join(cells)}<b class="s r">{sum(by_row) + sum(by_column)}</b></div>'


def number_cell(number: int, extra: str) -> str:
    return f'<span class="s {extra}{"" if number else " z"}">{number}</span>'


def small_gallery(seen: Seen, seat: int) -> str:
    state = state_of(seen)
    guards = state.areas[seat].guards
    return small_drawn(seen.texts.language, guards, gallery_credits(state, seat))


@lru_cache(maxsize=1_000)
def small_drawn(language: str, guards: int, worth: int) -> str:
    cells = "".join(
        f'<i class="{f"on t-{REGIONS[region]}" if guards >> (region * KINDS_EACH + row) & 1 else ""}"></i>'
        for row in range(KINDS_EACH)
        for region in range(REGION_COUNT)
    )
    say = words_in(language)
    spoken = esc(say("gallery-short", samples=guards.bit_count(), credits=worth))
    return f'<div class="zg" title="{spoken}"><div class="mg" aria-hidden="true">{cells}</div><small>{spoken}</small></div>'


# --- hold, hatch and hand


def storage(seen: Seen, seat: int, say: Words) -> str:
    state = state_of(seen)
    one = state.areas[seat]
    keys = keys_of(seen, "tile", "deliver", "auction") if seat == seen.seat else {}
    rows = []
    for place, tiles, free in (
        ("hold", one.hold, hold_free(state, seat)),
        ("hatch", one.hatch, hatch_free(state, seat)),
    ):
        drawn = []
        for i, artefact in enumerate(tiles):
            key = (
                keys.get(f"{place}:{ARTEFACTS[artefact]}", "") if artefact not in tiles[:i] else ""
            )
            drawn.append(f"<li>{tile(seen, artefact, key=key)}</li>")
        inspect = f' data-inspect="room:{int(place == "hatch")}"' if seat == seen.seat else ""
        drawn += [f'<li><span class="rtile none"{inspect}></span></li>'] * free
        total = len(tiles) + free
        rows.append(
            f'<div><p class="bh"><b>{esc(say(place))}</b><span class="cap">{len(tiles)}/{total}</span></p><ul class="row">{"".join(drawn)}</ul></div>'
        )
    return f'<div class="blk stow">{"".join(rows)}</div>'


def hand(seen: Seen, seat: int, say: Words) -> str:
    """One's own cards, and those that are being looked at."""
    state = state_of(seen)
    one = state.areas[seat]
    keys = keys_of(seen, "card", "discard", "redraw", "draft", "keep")
    parts = []
    if one.pack and HIDDEN not in one.pack:
        parts.append(cards_list(seen, list(one.pack), 0, keys, say("pack")))
        held: dict[str, str] = {}
    else:
        held = keys
    if one.hand or one.travel:
        parts.append(cards_list(seen, list(one.hand), one.travel, held, say("hand")))
    return f'<div class="blk held">{"".join(parts)}</div>' if parts else ""


def cards_list(
    seen: Seen, cards: list[int], travel: int, keys: dict[str, str], caption: str
) -> str:
    drawn = [
        hand_card(seen, card, keys if card not in cards[:i] else {}) for i, card in enumerate(cards)
    ]
    drawn += [
        hand_card(seen, FIRST_TRAVEL + number, keys)
        for number in range(TRAVEL_COUNT)
        if travel >> number & 1
    ]
    return f'<p class="bh"><b>{esc(caption)}</b><span class="cap">{len(drawn)}</span></p><ul class="rhand" data-hand>{"".join(drawn)}</ul>'


def hand_card(seen: Seen, card: int, keys: dict[str, str]) -> str:
    kit = state_of(seen).kit
    key = keys.get(CARDS[card], "")
    name = seen.texts.name("card", card)
    name = esc(seen.spoken(name, key) if key else name)
    if card >= FIRST_TRAVEL:
        inside = f'{icon("fuel", "big")}<span class="fu n">{kit.card_fuel[card]}</span>'
        kind = "hc tr"
    else:
        symbol = CARD_SYMBOLS[kit.card_symbol[card]]
        inside = (
            f'<span class="band">{mark(kit.card_region[card])}</span>{icon("sym-" + symbol, "big")}'
            f'<span class="fu">{icon("fuel")}{kit.card_fuel[card]}</span>'
        )
        kind = f"hc t-{REGIONS[kit.card_region[card]]}"
    spoken = f'<span class="sr">{name}</span>'
    if key:
        return f'<li><button type="button" class="{kind} can" data-piece="card-{card}" data-inspect="card:{card}" data-choice="{key}">{inside}{spoken}</button></li>'
    return f'<li><span class="{kind}" data-piece="card-{card}" data-inspect="card:{card}">{inside}{spoken}</span></li>'


# --- Zu


def zu(seen: Seen) -> Markup:
    """Zu's board, its deck, and why it did what it did; where there is no room, one line that opens
    it."""
    state = state_of(seen)
    say = words(seen)
    if not state.zu:
        return safe('<section id="r-zu" hidden></section>')
    seat = zu_seat(state)
    one = state.areas[seat]
    modules = [module for module in range(len(MODULES)) if has_module(state, module)]
    names = "; ".join(seen.texts.say(f"option-{MODULES[module]}") for module in modules)
    listed = (
        f'<span class="cap" title="{esc(names)}">{esc(say("modules", count=len(modules)))}</span>'
        if modules
        else ""
    )
    tiles = "".join(
        f"<li>{tile(seen, artefact, ' xs')}</li>" for artefact in [*one.hold, *one.hatch]
    )
    stored = f'<ul class="row zt">{tiles}</ul>' if tiles else ""
    left = len(state.zu[0].deck)
    room = (
        f"{say('hold')} {len(one.hold)}/{len(one.hold) + hold_free(state, seat)}, "
        f"{say('hatch')} {len(one.hatch)}/{len(one.hatch) + hatch_free(state, seat)}"
    )
    head = (
        f'{tag(seat)}<h2>Zu</h2>{listed}<span class="now">{icon("credit")}'
        f'<span class="sr">{esc(say("credits"))} </span>{one.credits}</span>'
    )
    steps = zu_steps(seen)
    fresh = sum(step.new for step in steps)
    line = say("zu-steps", count=fresh) if fresh else say("zu-board")
    fold = (
        f'<div class="fold"><header>{head}</header>'
        f'<a class="btn" href="#r-zu" data-unfold="r-zu">{icon("automaton")}<span>{esc(line)}</span></a></div>'
    )
    return safe(
        f'<section class="panel zu {seat_class(seat)}" id="r-zu" aria-label="Zu">{fold}'
        f'<div class="zwhole"><a class="btn quiet icon shut" href="#main" data-unfold="r-zu" aria-label="{esc(say("close"))}">{icon("cross")}</a><header>{head}</header>',
        f'<div class="zrow">{small_gallery(seen, seat)}<div class="zs"><p class="zl">{esc(room)}</p>'
        f'<p class="zl">{esc(say("zu-deck", left=left))}</p>{stored}</div></div>',
        thinking(seen, steps),
        "</div></section>",
    )
