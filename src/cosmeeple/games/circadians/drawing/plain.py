"""The table in words: the boards, the tops of the stacks, one's own base and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.plain import Section, Spot, letter, listed, spread
from cosmeeple.games.circadians.drawing.areas import card_text, event_text
from cosmeeple.games.circadians.drawing.marks import farm_text, plain_goods, ship_text, words
from cosmeeple.games.circadians.drawing.planet import place
from cosmeeple.games.circadians.state import State, farm_takes_die, has_ai, side_of
from cosmeeple.games.circadians.vocabulary import (
    AI_OWNER,
    CONTRACTS,
    EMPTY,
    FACTIONS,
    FREE,
    GEM_TOKEN,
    LEADERS,
    LOCATIONS,
    NEGOTIATION,
    PRINTED_FARMS,
    RESOURCE_COUNT,
    WATER_TOKEN,
    face_of,
    owner_of,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

#: The map is so many lines high.
MAP_ROWS: Final = 15
TOKEN_MARKS: Final = {GEM_TOKEN: "*", WATER_TOKEN: "+"}


def sections(seen: Seen) -> list[Section]:
    found = [boards(seen), stacks(seen)]
    return [*found, base(seen)] if seen.seat >= 0 else found


def boards(seen: Seen) -> Section:
    """Every location with its dice and free spaces, and where the Harvesters are."""
    state: State = seen.view.state
    say = words(seen)
    lines = []
    for location in range(len(LOCATIONS)):
        pieces = [number for number in state.board[location] if number != FREE]
        free = len(state.board[location]) - len(pieces)
        if location == NEGOTIATION:
            free = sum(side_of(state).row_spaces) * len(FACTIONS) - len(pieces)
        dice = listed([die(seen, number) for number in pieces], say("no-dice"))
        lines.append(
            f"{seen.texts.name('location', location)}: {dice}; {say('free-spaces', count=free)}"
        )
    where = [
        f"{seen.texts.name('seat', seat)} {ground(seen, one.harvester)}"
        for seat, one in enumerate(state.areas)
    ]
    lines.append(f"{say('harvesters')}: {', '.join(where)}")
    return Section(say("in-words"), lines)


def chart(seen: Seen) -> list[str]:
    """The planet: what each space gives, with the token on it, and whose Harvesters stand there
    (behind >)."""
    state: State = seen.view.state
    planet = state.kit.planet
    standing = [
        *[one.harvester for one in state.areas],
        *([state.ai.harvester] if has_ai(state) else []),
    ]
    spots = []
    for space in range(len(planet.steps)):
        if space < planet.cells:
            amounts = planet.yields[state.planet][space]
            token = TOKEN_MARKS.get(state.tokens[space], "")
            label = "".join(
                [
                    f"{amount}{first(seen, kind)}"
                    for kind, amount in enumerate(amounts[:RESOURCE_COUNT])
                    if amount
                ]
            )
            label = f"{label or '-'}{token}"
        else:
            slot = space - planet.cells
            label = f"({state.caches[slot] if state.caches_open >> slot & 1 else '?'})"
        here = "".join([letter(seen, seat) for seat, at in enumerate(standing) if at == space])
        spots.append(Spot(*place(state, space), f"{label} >{here}" if here else label))
    kinds = ", ".join(
        [
            f"{first(seen, kind)} {seen.texts.name('resource', kind)}"
            for kind in range(RESOURCE_COUNT)
        ]
    )
    return [*spread(spots, [], MAP_ROWS), words(seen)("map-signs", kinds=kinds)]


def first(seen: Seen, kind: int) -> str:
    return seen.texts.name("resource", kind)[0]


def die(seen: Seen, number: int) -> str:
    owner = owner_of(number)
    name = words(seen)("the-ai") if owner == AI_OWNER else seen.texts.name("seat", owner)
    return f"{name} {seen.texts.name('face', face_of(number))}"


def ground(seen: Seen, space: int) -> str:
    """What a space of the planet gives."""
    state: State = seen.view.state
    if space >= state.kit.planet.cells:
        return words(seen)("a-cache")
    return f"({plain_goods(seen, state.kit.planet.yields[state.planet][space])})"


def stacks(seen: Seen) -> Section:
    """The tokens on top, and the Event of the round."""
    state: State = seen.view.state
    say = words(seen)
    farms = [farm_text(seen, stack[-1]) for stack in state.farm_stacks if stack]
    ships = [ship_text(seen, stack[-1]) for stack in state.ship_stacks if stack]
    lines = [
        f"{say('stack-farms')}: {listed(farms, say('nothing'))}",
        f"{say('stack-ships')}: {listed(ships, say('nothing'))}",
    ]
    events = {one.event for one in state.areas if one.event >= 0}
    lines += [
        f"{seen.texts.name('event', event)}: {event_text(seen, event, say)}"
        for event in sorted(events)
    ]
    return Section(say("stacks-and-event"), lines)


def base(seen: Seen) -> Section:
    """Garages, Farms, Leaders and Contracts of the viewer."""
    state: State = seen.view.state
    say = words(seen)
    own = state.areas[seen.seat]
    texts = seen.texts
    garages = []
    for at, face in enumerate(own.garages):
        ship = ship_text(seen, own.ships[at - 1]) if 0 < at <= len(own.ships) else ""
        shown = texts.name("face", face) if face != EMPTY else say("empty-place")
        garages.append(f"{at + 1} {shown}" + (f" ({ship})" if ship else ""))
    farms = []
    for at, face in enumerate(own.farm_dice):
        if at >= PRINTED_FARMS + len(own.farms):
            break
        token = farm_text(seen, own.farms[at - PRINTED_FARMS]) if at >= PRINTED_FARMS else ""
        if farm_takes_die(state, own, at):
            shown = texts.name("face", face) if face != EMPTY else say("empty-place")
            farms.append(f"{at + 1} {shown}" + (f" ({token})" if token else ""))
        else:
            farms.append(f"{at + 1} ({token})")
    lines = [f"{say('garages')}: {', '.join(garages)}", f"{say('farms')}: {', '.join(farms)}"]
    if own.rolled:
        lines.append(
            f"{say('rolled')}: {', '.join([texts.name('face', face) for face in own.rolled])}"
        )
    lines += [
        f"{texts.name('leader', number)}: {say(name)}"
        for number, name in enumerate(LEADERS)
        if own.leaders >> number & 1
    ]
    for card in [*own.hand, *own.draft]:
        cost = plain_goods(seen, state.kit.cards.cost[card])
        lines.append(f"{texts.name('contract', card)} ({cost}): {card_text(seen, card)}")
    done = [
        texts.name("contract", card) for card in range(len(CONTRACTS)) if own.fulfilled >> card & 1
    ]
    if done:
        lines.append(f"{say('done-contracts')}: {', '.join(done)}")
    return Section(say("your-base"), lines)
