"""What the drawing needs to know about a position, asked of the rules themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.words import Words
from cosmeeple.games.tortuga.skirmish import ChooseLostCard, ChooseReward, CommitCard, DefendCard
from cosmeeple.games.tortuga.vocabulary import (
    DECKS,
    DRAW,
    HUNT_CARD,
    MARKET_CARD,
    MINERAL,
    MOVE,
    RAISE,
    REMOVE,
    RESERVE,
    SCOUT,
    SPECIAL_CARD,
    T_COUNT,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.tortuga.kit import TortugaKit
    from cosmeeple.kernel.words.text import Texts

HIDDEN: Final = -2
LOCALE: Final = Path(__file__).parent / "locale"


def words(seen: Seen) -> Words:
    return Words(LOCALE, seen.texts.language)


def brings(say: Words, crypto: int, maneuvers: int) -> str:
    """What a card gives when it is played: "1 Crypto, 2 Manoeuvres"."""
    amounts = (("gives-crypto", crypto), ("gives-maneuvers", maneuvers))
    return ", ".join([say(key, n=n) for key, n in amounts if n]) or say("gives-nothing")


def letter(card: int) -> str:
    """The sector letter printed on a card; "H" for Hunt cards, "" for starting cards."""
    if card >= HUNT_CARD:
        return "H"
    if card >= SPECIAL_CARD:
        return DECKS[(card - SPECIAL_CARD) // T_COUNT]
    return "T" if card >= MARKET_CARD else ""


def deck_letter(texts: Texts, card: int) -> str:
    """That letter as people read it: the first of the market's name in their language; "T" for the
    piles."""
    if SPECIAL_CARD <= card < HUNT_CARD:
        return texts.name("deck", (card - SPECIAL_CARD) // T_COUNT)[0]
    return letter(card)


def marks(kit: TortugaKit, card: int) -> list[tuple[str, str]]:
    """The abilities of a card as icon and number."""
    ops = kit.card_ops[card]
    found: list[tuple[str, str]] = []
    for bit, picture, number in (
        (MOVE, "starship", kit.card_move[card]),
        (DRAW, "cards", kit.card_draw[card]),
        (MINERAL, "mineral", 0),
        (SCOUT, "eye-open", 0),
        (RESERVE, "reserve", 0),
        (RAISE, "defence", kit.card_raise[card]),
        (REMOVE, "discard", 0),
    ):
        if ops & bit:
            found.append((picture, str(number) if number else ""))
    if kit.card_crypto_if[card]:
        found.append(("crypto", f"+{kit.card_crypto_if[card]}"))
    if kit.card_maneuver_if[card]:
        found.append(("manoeuvre", f"+{kit.card_maneuver_if[card]}"))
    if kit.card_per_token[card]:
        found.append(("market", f"+{kit.card_per_token[card]}"))
    if kit.card_influence[card]:
        found.append(("influence", f"{kit.card_influence[card]}"))
    if kit.card_attack[card]:
        found.append(("skirmish", f"+{kit.card_attack[card]}"))
    if kit.card_defend[card]:
        found.append(("defence", f"+{kit.card_defend[card]}"))
    return found


def fighters(seen: Seen) -> tuple[int, int]:
    """Attacker and defender of the skirmish at hand, or (-1, -1)."""
    frame = seen.view.frame
    state = seen.view.state
    if isinstance(frame, CommitCard):
        return frame.seat, frame.defender
    if isinstance(frame, DefendCard):
        return frame.attacker, frame.seat
    if isinstance(frame, ChooseReward):
        return frame.seat, frame.loser
    if isinstance(frame, ChooseLostCard) and frame.seat == state.active:
        return frame.seat, -1
    if isinstance(frame, ChooseLostCard):
        return state.active, frame.seat
    return -1, -1
