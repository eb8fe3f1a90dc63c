"""Cards as we draw them: one markup for every size [RAC-006]. What of it is seen follows from the
card's own size (`table.css`, container `card`); which powers are lit from the running phase, a
class of the region around it. So a face depends on the card and the language alone and is drawn
once."""

from __future__ import annotations

from functools import cache, lru_cache
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

from cosmeeple.draw.html import deed, esc
from cosmeeple.draw.words import Words
from cosmeeple.games.race.cardtext import PHASE_WORDS, VARIANTS, card_text, values
from cosmeeple.games.race.drawing.facts import GOOD_NAMES, card_id, good_class, words_in
from cosmeeple.games.race.drawing.names import LINES, breakable, shortened
from cosmeeple.games.race.drawing.symbols import line_symbols, power_symbols
from cosmeeple.games.race.vocabulary import KEYWORDS, WINDFALL
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Texts

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.race.kit import Card, RaceKit

HEXAGON: Final = "M-8-13H8L15 0 8 13H-8L-15 0z"
#: The fields at the foot of a small card, in the order of a round.
FIELDS: Final = ("I", "II", "III", "$", "IV", "V")
#: The class of a power: the phase in which it is lit.
LIT: Final = {"I": "p1", "II": "p2", "III": "p3", "place": "p3", "$": "p4", "IV": "p4", "V": "p5"}
#: Numerals as they stand on the card.
MARKS: Final = {"place": "•", "?": "★"}
#: Cards with more lines show symbols where others have room for words.
MANY_LINES: Final = 3
#: So many letters stand in a line beside a power's numeral, on a card of the hand and on a wide one.
NARROW: Final = 14
WIDE: Final = 17


class Row(NamedTuple):
    """A power or a scoring line: its phase ("?" for scoring), symbols, and words that fit on a
    card."""

    phase: str
    symbols: str
    words: str


@cache
def voice(kit: RaceKit, language: str) -> tuple[Texts, Words]:
    """The words of cards, which depend on nobody's name."""
    return Texts(load_game("race"), kit, language), words_in(language)


@lru_cache(maxsize=2048)
def rows_of(kit: RaceKit, number: int, language: str) -> tuple[Row, ...]:
    """Everything printed on a card below its name; words are short where the whole sentence would
    not fit."""
    texts, say = voice(kit, language)
    card: Card = kit.cards[number]
    sentences = [one.text for one in card_text(texts, number)]
    rows = []
    for place, power in enumerate(card.powers):
        key = f"short-{PHASE_WORDS.get(power.phase, power.phase)}-{power.name}"
        for variant in VARIANTS:
            if variant in power.fields and say.has(f"{key}-{variant}"):
                key = f"{key}-{variant}"
        short = say(key, **values(texts, power.fields)) if say.has(key) else sentences[place]
        rows.append(
            Row(power.phase, power_symbols(card, power.phase, power.name, power.fields), short)
        )
    for place, line in enumerate(card.lines, len(card.powers)):
        fields = sorted([name for name in line.fields if name not in ("vp", "per")])
        key = "-".join(["short-line", line.per, *fields])
        short = say(key, **values(texts, line.fields)) if say.has(key) else sentences[place]
        rows.append(Row("?", line_symbols(line), short))
    return tuple(rows)


def cost_mark(card: Card) -> str:
    """Diamond for developments, circle for worlds, with a red ring and ticks for military ones."""
    number = f'<text y="6.5">{card.cost}</text>'
    if not card.is_world:
        shape = '<path class="b" d="M0-16L16 0 0 16-16 0z"/>'
    elif card.is_military:
        ticks = '<path class="tick" d="M0-17V-11M0 17V11M-17 0H-11M17 0H11"/>'
        shape = f'<circle class="in" r="14"/><circle class="ring" r="14"/>{ticks}'
    else:
        shape = '<circle class="b" r="15"/>'
    return f'<svg class="cost" viewBox="-18 -18 36 36" aria-hidden="true">{shape}{number}</svg>'


def points_mark(card: Card) -> str:
    shown = "?" if card.is_variable else str(card.vp)
    extra = " var" if card.is_variable else ""
    return (
        f'<svg class="vpx{extra}" viewBox="-16 -15 32 30" aria-hidden="true"><path d="{HEXAGON}"/>'
        f'<text y="6">{shown}</text></svg>'
    )


def good_mark(card: Card, goods: int, say: Words) -> str:
    """The crates that lie on the world, or the empty place of a world that waits for one."""
    good = card.gathers if card.good < 0 else card.good
    if good < 0:
        return ""
    if not goods:
        if card.world_type != WINDFALL and card.gathers < 0:
            return ""
        return f'<svg class="waits" aria-hidden="true"><use href="#w-{GOOD_NAMES[good]}"/></svg>'
    number = f'<b class="many" aria-hidden="true">{goods}</b>' if goods > 1 else ""
    return (
        f'<svg class="good" aria-hidden="true"><use href="#g-{GOOD_NAMES[good]}"/></svg>{number}'
        f'<span class="sr">{esc(say("good-here", count=goods))} </span>'
    )


def kind_words(card: Card, say: Words) -> str:
    """What a card is in a few words: kind, cost, points."""
    kind = (
        "kind-development"
        if not card.is_world
        else "kind-military"
        if card.is_military
        else "kind-world"
    )
    points = say("points-variable") if card.is_variable else say("points", count=card.vp)
    return f"{say(kind, cost=card.cost)}, {points}"


def spoken(seen: Seen, card: Card, say: Words) -> str:
    """The head of a card in words."""
    return f"{seen.texts.name('card', card.number)}: {kind_words(card, say)}"


def tooltip(seen: Seen, card: Card, say: Words) -> str:
    """A card in words, line by line."""
    lines = [f"{one.phase}: {one.text}" for one in card_text(seen.texts, card.number)]
    return "\n".join([spoken(seen, card, say), *lines])


def keyword_names(texts: Texts, card: Card, say: Words) -> list[str]:
    found = [
        texts.say("keyword-" + name)
        for place, name in enumerate(KEYWORDS)
        if card.keywords >> place & 1
    ]
    return [*found, say("chromosome")] if card.chromosome else found


def name_markup(name: str) -> str:
    """The whole name, and where that is long, those for low cards, the narrowest first."""
    whole = esc(breakable(name))
    cuts = "".join(
        f'<span class="cut c{place}" aria-hidden="true">{esc(short)}</span>'
        for place, line in enumerate(LINES, 1)
        if (short := shortened(name, line)) != name
    )
    return f'<span class="whole">{whole}</span>{cuts}' if cuts else whole


def needed(words: str) -> str:
    """Lines that words take on a card of the hand and on a wide one, as classes: `l3 m2`. What would
    be too many is shown as signs (table.css)."""
    narrow, wide = (len(wrap(words, letters)) for letters in (NARROW, WIDE))
    return f"l{min(narrow, 4)} m{min(wide, 4)}"


@lru_cache(maxsize=2048)
def face(kit: RaceKit, number: int, language: str) -> str:
    """Art, cost, points, name, powers: as words, as symbols and as six fields."""
    texts, say = voice(kit, language)
    card: Card = kit.cards[number]
    rows = rows_of(kit, number, language)
    powers = "".join(
        f'<span class="pr {LIT.get(row.phase, "sc")} {needed(row.words)}"><i class="ph">{MARKS.get(row.phase, row.phase)}</i>'
        f'<span class="sy" aria-hidden="true">{row.symbols}</span><span class="wd">{esc(row.words)}</span></span>'
        for row in rows
    )
    phases = {row.phase for row in rows}
    fields = "".join(
        f'<i class="on {LIT[name]}">{name}</i>' if name in phases else "<i></i>" for name in FIELDS
    )
    keywords = "".join(
        f'<span class="kw">{esc(name)}</span>' for name in keyword_names(texts, card, say)
    )
    return (
        f'<span class="face r{min(len(rows), MANY_LINES)}"><svg class="art" aria-hidden="true" viewBox="0 0 160 120" '
        f'preserveAspectRatio="xMidYMid slice"><use href="#art-{number}"/></svg>{cost_mark(card)}{points_mark(card)}'
        f'<span class="txt"><span class="nm">{name_markup(texts.name("card", number))}</span>'
        f'<span class="sr">, {esc(kind_words(card, say))}</span><span class="kws">{keywords}</span>'
        f'<span class="pw">{powers}</span><span class="sp" aria-hidden="true">{fields}</span></span></span>'
    )


def card_markup(
    seen: Seen,
    number: int,
    *,
    goods: int = 0,
    control: str = "",
    why: str = "",
    badge: str = "",
    extra: str = "",
    fixed: bool = False,
) -> str:
    """A card on the table. `control` is a choice of the pending question, `why` one that is not
    possible; `badge` says what placing it takes now."""
    said = seen.label(control) if control else ""
    kit: RaceKit = seen.view.state.kit
    language = seen.texts.language
    return card_drawn(kit, language, number, goods, control, said, why, badge, extra, fixed)


@lru_cache(maxsize=2048)
def card_drawn(
    kit: RaceKit,
    language: str,
    number: int,
    goods: int,
    control: str,
    said: str,
    why: str,
    badge: str,
    extra: str,
    fixed: bool,
) -> str:
    """The same, kept: most cards lie where they lay before the move, and for all who look."""
    card: Card = kit.cards[number]
    texts, say = voice(kit, language)
    windfall = " wf" if card.world_type == WINDFALL and card.is_world else ""
    state = " legal" if control else " off" if why else ""
    classes = f"rc {good_class(card)}{windfall}{state}{' ' + extra if extra else ''}"
    inside = face(kit, number, language) + good_mark(card, goods, say)
    if fixed:
        # Seen large, by itself: no piece of the table, nothing to be inspected again.
        return f'<div class="{classes}">{inside}</div>'
    if badge:
        inside += f'<span class="badge">{esc(badge)}</span>'
    things = f'data-piece="card-{number}" data-inspect="card:{number}"'
    if control:
        return f'<button type="button" class="{classes}" data-choice="{esc(control)}" {things}>{deed(said)}{inside}</button>'
    if why:
        name = esc(texts.name("card", number))
        return (
            f'<button type="button" class="{classes}" aria-disabled="true" data-why="{esc(why)}" data-name="{name}" '
            f"{things}>{inside}</button>"
        )
    return f'<div class="{classes}" {things} tabindex="-1">{inside}</div>'


__all__ = [
    "card_id",
    "card_markup",
    "face",
    "good_mark",
    "kind_words",
    "rows_of",
    "spoken",
    "tooltip",
]
