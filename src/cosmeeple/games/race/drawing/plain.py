"""The table in words: every tableau with its goods, the piles, one's own hand with prices; the Orb
where it is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.plain import Section, listed
from cosmeeple.games.race.drawing.areas import with_goods
from cosmeeple.games.race.drawing.faces import spoken
from cosmeeple.games.race.drawing.facts import words
from cosmeeple.games.race.drawing.orb_squares import square_in_words
from cosmeeple.games.race.drawing.prices import price
from cosmeeple.games.race.orb_places import square_name

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.race.state import State


def sections(seen: Seen) -> list[Section]:
    found = [tableaux(seen)]
    if seen.view.state.orbs:
        found.append(orb(seen))
    return [*found, hand(seen)] if seen.seat >= 0 else found


def tableaux(seen: Seen) -> Section:
    state: State = seen.view.state
    say = words(seen)
    lines = []
    for seat, one in enumerate(state.areas):
        cards = "; ".join(with_goods(seen, one))
        lines.append(f"{seen.texts.name('seat', seat)}: {cards or say('no-cards')}")
    lines.append(
        f"{say('pool')}: {max(0, state.pool)}; {say('deck')}: {len(state.deck)}; {say('discards')}: {len(state.discards)}"
    )
    return Section(say("in-words"), lines)


def orb(seen: Seen) -> Section:
    """Teams and tokens, by the names of their squares."""
    state: State = seen.view.state
    say = words(seen)
    here = state.orbs[0]
    texts = seen.texts

    def name_of(cell: int) -> str:
        return texts.name("square", square_name(here, state.kit.orb, cell))

    lines = [
        listed(
            [
                say("team-at", name=texts.name("seat", seat), square=name_of(cell))
                for seat, one in enumerate(state.areas)
                for cell in one.teams
            ],
            say("no-cards"),
        ),
        listed(
            [square_in_words(seen, cell, say) for cell in here.spots],
            say("no-cards"),
        ),
    ]
    return Section(say("the-orb"), lines)


def hand(seen: Seen) -> Section:
    state: State = seen.view.state
    say = words(seen)
    own = state.areas[seen.seat]
    lines = []
    for card in [*own.dealt, *own.hand]:
        now = price(seen, card, say)
        lines.append(spoken(seen, state.kit.cards[card], say) + (f"; {now}" if now else ""))
    return Section(say("your-hand"), lines or [say("no-cards")])
