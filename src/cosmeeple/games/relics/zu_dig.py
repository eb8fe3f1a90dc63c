"""Zu excavates, and smuggles when it cannot
[REL-730..737, REL-740..747, REL-806, REL-808, REL-810, REL-A23..A25, REL-A32..A34, REL-A43,
REL-A44]."""

from __future__ import annotations

from typing import final

from cosmeeple.games.relics import events, state, zu_choice
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.smuggle import deliver_tile, remove_tile
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.zu_choice import Candidates
from cosmeeple.kernel.frames import Effect, Table, frame


@final
@frame
class ZuExcavate(Effect):
    """The colour is settled first, then whether there is room, then the tiles
    [REL-730..737, REL-A44]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        zu = state.zu_seat(s)
        pair = list(s.kit.zu_colours[self.zu_card])
        wanted = choose_colour(t, pair if pair else available_colours(s))
        if t.telling:
            t.tell(events.ZuWanted(zu, wanted))
            t.tell(events.ZuCountedRoom(zu, zu_choice.dig_space(s), state.hatch_free(s, zu)))
        if zu_choice.dig_space(s) <= 0:
            if state.hatch_free(s, zu) > 0:
                turn_to_acquire(t, self.zu_card, wanted, "hold-full", "REL-733")
            else:
                turn_to_deliver(t, self.zu_card, "storage-full", "REL-733")
            return
        if pair and state.has_module(s, words.BOTH_COLOURS):
            other = pair[0] if pair[1] == wanted else pair[1]
            taken = excavate(t, wanted, 1, "REL-806") + excavate(t, other, 1, "REL-806")
        else:
            taken = excavate(t, wanted, s.kit.most_excavated, "REL-732")
        if taken == 0:
            turn_to_acquire(t, self.zu_card, wanted, "nothing-to-excavate", "REL-736")


# --- which colour


def available_colours(s: State) -> list[int]:
    """Colours with a tile on a dig site, wanted or not; all five when there is none at all
    [REL-730, REL-A44]."""
    there = [region for region in range(words.REGION_COUNT) if tiles_on_sites(s, region) > 0]
    return there if there else list(range(words.REGION_COUNT))


def tiles_on_sites(s: State, region: int) -> int:
    first = region * words.KINDS_EACH
    count = 0
    for artefact in range(first, first + words.KINDS_EACH):
        count += s.dig[artefact]
    return count


def wanted_kinds(s: State, seat: int, region: int) -> list[int]:
    """Kinds of the colour on dig sites that Zu at this seat does not ignore [REL-734]."""
    first = region * words.KINDS_EACH
    return [
        kind
        for kind in range(first, first + words.KINDS_EACH)
        if s.dig[kind] > 0 and not zu_choice.knows(s, seat, kind)
    ]


def choose_colour(t: Table[State], colours: list[int]) -> int:
    """The most popular; then two tiles instead of one, none owned, fewest of yours, lots
    [REL-730, REL-731]."""
    s = t.state
    zu = state.zu_seat(s)
    left = Candidates(t, zu_choice.COLOURS, colours)
    left.popular("REL-730")
    most = s.kit.most_excavated
    room = zu_choice.dig_space(s) >= most
    twice = [1 if room and len(wanted_kinds(s, zu, one)) >= most else 0 for one in left.left]
    left.most(twice, "two-tiles", "REL-731")
    left.most(
        [1 if state.owned(s, zu, one) == 0 else 0 for one in left.left], "none-owned", "REL-731"
    )
    rivals = [zu_choice.rival_tiles(s, zu, one) for one in left.left]
    left.least(rivals, "your-tiles", "REL-731")
    return left.draw("REL-731")


# --- which tiles


def copies_on_board(s: State, artefact: int) -> int:
    """On dig sites and in the black-market stacks, both printed on the world board
    [REL-735, REL-A24]."""
    return s.dig[artefact] + s.black[words.region_of(artefact)].count(artefact)


def choose_artefact(t: Table[State], kinds: list[int]) -> int:
    """Not sampled by you, fewest copies on the world board, highest value, lots [REL-735]."""
    s = t.state
    left = Candidates(t, zu_choice.ARTEFACTS, kinds)
    unsampled = [1 - zu_choice.rival_samples(s, state.zu_seat(s), kind) for kind in kinds]
    left.most(unsampled, "not-sampled-by-you", "REL-735")
    left.least([copies_on_board(s, kind) for kind in left.left], "copies-on-board", "REL-735")
    left.most([s.kit.value[kind] for kind in left.left], "value", "REL-735")
    return left.draw("REL-735")


def excavate(t: Table[State], region: int, most: int, cites: str) -> int:
    """Up to `most` different kinds into the hold, each sampled at once; the number taken
    [REL-732..734, REL-737, REL-806, REL-A23]."""
    s = t.state
    taken = 0
    if t.telling:
        for kind in range(region * words.KINDS_EACH, region * words.KINDS_EACH + words.KINDS_EACH):
            if s.dig[kind] > 0 and zu_choice.knows(s, state.zu_seat(s), kind):
                t.tell(events.ZuIgnored(state.zu_seat(s), kind))
    while taken < most and zu_choice.dig_space(s) > 0:
        kinds = wanted_kinds(s, state.zu_seat(s), region)
        if not kinds:
            break
        artefact = choose_artefact(t, kinds)
        s.dig[artefact] -= 1
        zu_choice.store_excavated(s, artefact)
        if t.telling:
            t.tell(events.TileExcavated(state.zu_seat(s), artefact, s.kit.site[artefact], cites))
        zu_choice.sample_for_zu(t, artefact, "REL-737")
        taken += 1
    return taken


# --- smuggling instead


def turn_to_acquire(t: Table[State], zu_card: int, region: int, cause: str, cites: str) -> None:
    """One tile from the black market; with none to be had, a delivery
    [REL-733, REL-736, REL-740, REL-743, REL-810]."""
    if t.telling:
        t.tell(events.ZuTurnedTo(state.zu_seat(t.state), "acquire", cause, cites))
    artefact = first_eligible(t, region)
    if artefact == words.NONE:
        turn_to_deliver(t, zu_card, "nothing-to-acquire", "REL-743")
        return
    acquire(t, artefact, "REL-740")
    if state.has_module(t.state, words.SECOND_ACQUIRE):
        second = dearest_eligible(t.state)
        if second != words.NONE:
            acquire(t, second, "REL-810")


def price_for_zu(s: State, artefact: int) -> int:
    return s.kit.value[artefact] + s.kit.surcharge


def why_not(s: State, seat: int, region: int) -> str:
    """Why Zu at this seat cannot use the top of a stack; empty when it can [REL-741, REL-A43]."""
    stack = s.black[region]
    if not stack:
        return "empty"
    if zu_choice.knows(s, seat, stack[-1]):
        return "known"
    return "credits" if s.areas[seat].credits < price_for_zu(s, stack[-1]) else ""


def first_eligible(t: Table[State], region: int) -> int:
    """The wanted colour, else the next stacks to the right, wrapping [REL-740..742]."""
    s = t.state
    for step in range(words.REGION_COUNT):
        stack = (region + step) % words.REGION_COUNT
        cause = why_not(s, state.zu_seat(s), stack)
        if not cause:
            return s.black[stack][-1]
        if t.telling:
            t.tell(
                events.ZuSkipped(
                    state.zu_seat(s),
                    stack,
                    s.black[stack][-1] if s.black[stack] else words.NONE,
                    cause,
                )
            )
    return words.NONE


def dearest_eligible(s: State) -> int:
    """The most valuable top that Zu does not know, can pay and can store; ties from left to right
    [REL-810, REL-A34]."""
    zu = state.zu_seat(s)
    best = words.NONE
    if state.hold_free(s, zu) + state.hatch_free(s, zu) == 0:
        return best
    for region in range(words.REGION_COUNT):
        if not why_not(s, zu, region):
            top = s.black[region][-1]
            if best == words.NONE or s.kit.value[top] > s.kit.value[best]:
                best = top
    return best


def acquire(t: Table[State], artefact: int, cites: str) -> None:
    """Value + 1; into the hatch, else the hold; sampled [REL-740, REL-744, REL-810]."""
    s = t.state
    state.take_top(s, words.region_of(artefact))
    price = price_for_zu(s, artefact)
    s.areas[state.zu_seat(s)].credits -= price
    zu_choice.store_acquired(s, artefact)
    if t.telling:
        t.tell(events.TileAcquired(state.zu_seat(s), artefact, price, cites))
    zu_choice.sample_for_zu(t, artefact, "REL-744")


def turn_to_deliver(t: Table[State], zu_card: int, cause: str, cites: str) -> None:
    """The pair of different colours worth most, or one tile; without any a failed action
    [REL-733, REL-743, REL-746, REL-747, REL-A25]."""
    s = t.state
    if t.telling:
        t.tell(events.ZuTurnedTo(state.zu_seat(s), "deliver", cause, cites))
    area = s.areas[state.zu_seat(s)]
    tiles = [*area.hold, *[words.ARTEFACT_COUNT + artefact for artefact in area.hatch]]
    if not tiles:
        zu_choice.fail(t, zu_card, "nothing-to-deliver")
        return
    pairs = [
        [a, b]
        for a in tiles
        for b in tiles
        if words.region_of(a % words.ARTEFACT_COUNT) < words.region_of(b % words.ARTEFACT_COUNT)
    ]
    if not pairs:
        pairs = [[a] for a in tiles]
    chosen = choose_delivery(t, pairs)
    for tile in chosen:
        deliver_tile(t, state.zu_seat(s), remove_tile(s, state.zu_seat(s), tile), "REL-746")


def choose_delivery(t: Table[State], pairs: list[list[int]]) -> list[int]:
    """Most value, more from the hold, least popular colours, lots [REL-746, REL-747, REL-A25]."""
    s = t.state
    values = [sum([s.kit.value[tile % words.ARTEFACT_COUNT] for tile in pair]) for pair in pairs]
    left = keep_deliveries(t, pairs, values, "value", "REL-746")
    from_hold = [sum([1 for tile in pair if tile < words.ARTEFACT_COUNT]) for pair in left]
    left = keep_deliveries(t, left, from_hold, "from-hold", "REL-747")
    lowest = [
        -min([state.level(s, words.region_of(tile % words.ARTEFACT_COUNT)) for tile in pair])
        for pair in left
    ]
    left = keep_deliveries(t, left, lowest, "unpopular", "REL-747")
    highest = [
        -max([state.level(s, words.region_of(tile % words.ARTEFACT_COUNT)) for tile in pair])
        for pair in left
    ]
    left = keep_deliveries(t, left, highest, "unpopular", "REL-A25")
    if len(left) == 1:
        return left[0]
    drawn = t.rng.pick(list(range(len(left))))
    if t.telling:
        tell_deliveries(t, left, [0] * len(left), [drawn], "lots", "REL-747")
    return left[drawn]


def keep_deliveries(
    t: Table[State], pairs: list[list[int]], scores: list[int], criterion: str, cites: str
) -> list[list[int]]:
    if len(pairs) < 2:
        return pairs
    best = max(scores)
    places = [i for i in range(len(pairs)) if scores[i] == best]
    if t.telling:
        tell_deliveries(t, pairs, scores, places, criterion, cites)
    return [pairs[i] for i in places]


def tell_deliveries(
    t: Table[State],
    pairs: list[list[int]],
    scores: list[int],
    places: list[int],
    criterion: str,
    cites: str,
) -> None:
    t.tell(
        events.ZuComparedDeliveries(
            state.zu_seat(t.state),
            criterion,
            cites,
            tuple([pair[0] % words.ARTEFACT_COUNT for pair in pairs]),
            tuple(
                [pair[1] % words.ARTEFACT_COUNT if len(pair) > 1 else words.NONE for pair in pairs]
            ),
            tuple(scores),
            tuple([place + 1 for place in places]),
        )
    )
