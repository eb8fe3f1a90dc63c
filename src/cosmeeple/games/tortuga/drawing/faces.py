"""A card's face, whose own size decides how much it says, and the little line of a played card."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, deed, esc, icon
from cosmeeple.draw.words import Words
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.briefly import briefly
from cosmeeple.games.tortuga.drawing.facts import HIDDEN, LOCALE, deck_letter, letter, marks
from cosmeeple.games.tortuga.wording import card_text
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Texts

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.tortuga.kit import TortugaKit


def title(seen: Seen, card: int) -> str:
    """The name and every ability as a sentence."""
    kit = seen.view.state.kit
    return (
        ". ".join(
            [seen.texts.name("card", card), " ".join(card_text(seen.texts, kit, card))]
        ).strip(". ")
        + "."
    )


def resources(kit: TortugaKit, card: int, say: Words, times: int = 1) -> str:
    """What playing the card brings, or playing so many of them."""
    parts = ""
    if kit.card_crypto[card]:
        parts += count("crypto", say("crypto"), kit.card_crypto[card] * times)
    if kit.card_maneuver[card]:
        parts += count("manoeuvre", say("maneuvers"), kit.card_maneuver[card] * times)
    return parts


#: About so many letters stand in a line of a small card, and in one of a card for sentences.
NARROW: Final = 11
WIDE: Final = 17


def abilities(kit: TortugaKit, texts: Texts, card: int, say: Words) -> str:
    """The same three times, whole each time: as sentences, in two or three words, as signs. The
    style sheet shows what a card of this size has room for; how many lines that takes, those beyond
    the first of the card's name among them, is in a class (`f4`, `b2`).
    """
    signs = "".join(
        f'<span class="ab">{icon(picture)}{number}</span>' for picture, number in marks(kit, card)
    )
    sentences = " ".join(card_text(texts, kit, card))
    if not sentences:
        return ""
    name, short = texts.name("card", card), briefly(kit, card, say)
    few = sum(lines(one, NARROW) for one in short) + lines(name, NARROW - 1) - 1
    full = lines(sentences, WIDE) + lines(name, WIDE - 2) - 1
    rows = "".join(f"<span>{esc(one)}</span>" for one in short)
    return (
        f'<span class="wd f{full}" aria-hidden="true">{esc(sentences)}</span>'
        f'<span class="fw b{few}" aria-hidden="true">{rows}</span>{signs}'
    )


def lines(words: str, width: int) -> int:
    return len(wrap(words, width, break_on_hyphens=False))


def corners(kit: TortugaKit, texts: Texts, card: int, say: Words) -> str:
    """Left the letter of the market, right the price; a Hunt card has its reward and its difficulty
    there."""
    if letter(card) == "H":
        return (
            f'<span class="kd">{icon("influence")}<span class="sr">{esc(say("reward"))} </span>{kit.card_reward[card]}</span>'
            f'<span class="pr">{icon("hunt")}<span class="sr">{esc(say("difficulty"))} </span>{kit.card_difficulty[card]}</span>'
        )
    price = kit.card_cost[card]
    right = (
        f'<span class="pr">{icon("crypto")}<span class="sr">{esc(say("price"))} </span>{price}</span>'
        if price
        else ""
    )
    return f'<span class="kd">{esc(deck_letter(texts, card))}</span>{right}'


def back(say: Words, inside: str = "") -> str:
    """A card that lies face down."""
    return f'<span class="tc back" title="{esc(say("face-down"))}">{icon("starship")}{inside or "<span></span>"}<span class="sr">{esc(say("face-down"))}</span></span>'


def front(seen: Seen, card: int, say: Words) -> str:
    """What is printed on a card."""
    return printed(seen.view.state.kit, say.language, card)


@lru_cache(maxsize=2_000)
def printed(kit: TortugaKit, language: str, card: int) -> str:
    """The same of one box in one language, whatever game it is in."""
    texts, say = Texts(load_game("tortuga"), kit, language), Words(LOCALE, language)
    return (
        f'<span class="tcf"><span class="art2">{icon(geo.CARD_ICONS[card])}</span><span class="hd">{corners(kit, texts, card, say)}</span>'
        f'<span class="tx"><span class="nm">{esc(texts.name("card", card))}</span>'
        f'<span class="rs">{resources(kit, card, say)}{abilities(kit, texts, card, say)}</span></span></span>'
    )


def large_face(seen: Seen, card: int, say: Words) -> str:
    """The card as the inspector shows it: no control, no piece of the table."""
    return f'<span class="tc k{letter(card) or 0}">{front(seen, card, say)}</span>'


def face(
    seen: Seen,
    card: int,
    say: Words,
    extra: str = "",
    attributes: str = "",
    foot: str = "",
    does: str = "",
) -> str:
    """One card. With `data-choice` or `data-why` among the attributes it is a button; `does` says
    what pressing it does.
    """
    if card == HIDDEN:
        return back(say)
    inside = front(seen, card, say) + foot
    classes = f"tc k{letter(card) or 0} {extra}".strip()
    told = f'data-piece="card-{card}" data-inspect="card:{card}"'
    if "data-" in attributes:
        return f'<button type="button" class="{classes}" {told}{attributes}>{deed(does) if does else ""}{inside}</button>'
    return f'<span class="{classes}" {told}>{inside}</span>'


def choice_face(seen: Seen, card: int, key: str, say: Words, foot: str = "") -> str:
    """A card that is a control when its key is legal, and tells why not when it is not."""
    if key in seen.legal():
        return face(seen, card, say, "can", f' data-choice="{esc(key)}"', foot, seen.label(key))
    if key and seen.asked and any(not reason.holds for reason in seen.why(key)):
        name = esc(seen.texts.name("card", card))
        return face(
            seen,
            card,
            say,
            "off",
            f' aria-disabled="true" data-why="{esc(key)}" data-name="{name}"',
            foot,
        )
    return face(seen, card, say, "", "", foot)


def line(seen: Seen, card: int, times: int, say: Words) -> str:
    """A played card, or several that are the same."""
    many = f" ×{times}" if times > 1 else ""
    return (
        f'<li class="k{letter(card) or 0}" data-inspect="card:{card}"><span class="a">{icon(geo.CARD_ICONS[card])}</span>'
        f'<span class="w"><span class="n">{esc(seen.texts.name("card", card))}{many}</span>'
        f"{resources(seen.view.state.kit, card, say, times)}</span></li>"
    )
