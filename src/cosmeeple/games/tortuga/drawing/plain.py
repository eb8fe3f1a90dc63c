"""The table in words: every sector on a line, the markets, and one's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.plain import Section, Spot, counted, letter, listed, spread
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.facts import words
from cosmeeple.games.tortuga.state import NOTHING, State
from cosmeeple.games.tortuga.view import HIDDEN
from cosmeeple.games.tortuga.vocabulary import DECKS, MARKET_CARD, MINES, T_CARDS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

#: The map is so many lines high.
MAP_ROWS: Final = 11


def sections(seen: Seen) -> list[Section]:
    found = [sectors(seen), markets(seen)]
    return [*found, cards(seen)] if seen.seat >= 0 else found


def sectors(seen: Seen) -> Section:
    state: State = seen.view.state
    say = words(seen)
    return Section(
        say("sectors"),
        [sector_line(seen, sector) for sector in state.kit.maps[state.board].sectors],
    )


def chart(seen: Seen) -> list[str]:
    """The sectors: who holds them at which defence, and whose ships are there (behind >)."""
    state: State = seen.view.state
    board = state.kit.maps[state.board]
    spots = []
    for sector in board.sectors:
        label = seen.texts.name("sector", sector)
        if state.control[sector] >= 0:
            label += f" {letter(seen, state.control[sector])}{state.defence[sector]}"
        ships = [letter(seen, seat) for seat, one in enumerate(state.areas) if one.sector == sector]
        spots.append(
            Spot(
                *geo.centre(board.places[sector]), f"{label} >{''.join(ships)}" if ships else label
            )
        )
    order = list(board.sectors)
    ways = [
        (order.index(one), order.index(other))
        for one in order
        for other in board.reach[1][one]
        if one < other
    ]
    return spread(spots, ways, MAP_ROWS)


def sector_line(seen: Seen, sector: int) -> str:
    return f"{seen.texts.name('sector', sector)}: {'; '.join(sector_facts(seen, sector))}"


def sector_facts(seen: Seen, sector: int) -> list[str]:
    """Who holds it, what it is worth, what lies there, where it leads."""
    state: State = seen.view.state
    say = words(seen)
    texts = seen.texts
    holder = state.control[sector]
    if holder >= 0:
        facts = [say("held", name=texts.name("seat", holder), level=state.defence[sector])]
    else:
        facts = [say("free", cost=state.defence[sector] + 1)]
    facts.append(say("worth", value=state.kit.sector_value[sector]))
    ships = [
        texts.name("seat", seat) for seat, one in enumerate(state.areas) if one.sector == sector
    ]
    if ships:
        facts.append(f"{say('ships')}: {', '.join(ships)}")
    if state.minerals >> sector & 1:
        facts.append(say("has-mineral"))
    if sector == MINES and state.stash:
        facts.append(say("stash-count", count=state.stash))
    hunt = state.hunts[sector]
    if hunt == HIDDEN:
        facts.append(say("hunt-short"))
    elif hunt != NOTHING:
        facts.append(
            say(
                "hunt-known",
                name=texts.name("card", hunt),
                difficulty=state.kit.card_difficulty[hunt],
            )
        )
    near = [texts.name("sector", other) for other in state.kit.maps[state.board].reach[1][sector]]
    facts.append(say("next-to", sectors=", ".join(near)))
    return facts


def markets(seen: Seen) -> Section:
    """What is sold where, with its price."""
    state: State = seen.view.state
    say = words(seen)
    lines = []
    piles = [MARKET_CARD + pile for pile in range(len(T_CARDS)) if state.piles[pile]]
    lines.append(
        f"{say('t-market')}: {listed([priced(seen, card) for card in piles], say('none'))}"
    )
    for deck in range(len(DECKS)):
        row = listed([priced(seen, card) for card in state.rows[deck]], say("none"))
        lines.append(
            f"{say('market-of', deck=seen.texts.name('deck', deck), count=len(state.decks[deck]))}: {row}"
        )
    return Section(say("markets-title"), lines)


def priced(seen: Seen, card: int) -> str:
    return f"{seen.texts.name('card', card)} ({seen.view.state.kit.card_cost[card]})"


def cards(seen: Seen) -> Section:
    state: State = seen.view.state
    say = words(seen)
    own = state.areas[seen.seat]

    def named(numbers: list[int]) -> str:
        return counted([seen.texts.name("card", card) for card in numbers], say("none"))

    lines = [f"{say('in-hand')}: {named(own.hand)}"]
    if own.reserve != NOTHING:
        lines.append(f"{say('in-reserve')}: {seen.texts.name('card', own.reserve)}")
    if state.active == seen.seat and state.played:
        lines.append(f"{say('played-cards')}: {named(state.played)}")
    lines.append(
        f"{say('discard-of', name=seen.texts.name('seat', seen.seat))}: {named(own.discard)}"
    )
    return Section(say("your-cards"), lines)
