"""The AI opponent's turn, Harvest and Rest [CIR-240..265, CIR-R28..R31, CIR-R38, CIR-R41, CIR-R47,
CIR-X20, CIR-X21].

Everything here is rules: nobody is asked. Each Scheme tells which options it tried and why one was
skipped.
"""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.complications import complications_met
from cosmeeple.games.circadians.laboratory import free_pair
from cosmeeple.games.circadians.negotiation import talk_space
from cosmeeple.games.circadians.resting import clear_ai_dice
from cosmeeple.games.circadians.state import (
    State,
    free_space,
    has_ai,
    lay,
    side_of,
    take_token,
    take_top,
)
from cosmeeple.games.circadians.stations import ALL_VALUES, academy_space
from cosmeeple.kernel.frames import Effect, Table, frame

GEM_INCOME_TOKEN: Final = 1
DIE_TOKEN: Final = 2
SCHEME_TOKEN: Final = 3
NO_SCHEME: Final = -1


# --- the turn


@final
@frame
class AiTurn(Effect):
    """Between the dice from HQ and those from the Garages: regular Schemes, then extra ones
    [CIR-246, CIR-R41]."""

    def happen(self, t: Table[State]) -> None:
        if has_ai(t.state):
            t.then(ResolveScheme(1))


@final
@frame
class ResolveScheme(Effect):
    """Reveal a Scheme; the first moves the Harvester; then a die is sent [CIR-247, CIR-248,
    CIR-251, CIR-253, CIR-254, CIR-257, CIR-R47].
    """

    number: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        automata = s.kit.automata
        regular = automata.schemes_developed if s.ai.tokens >= SCHEME_TOKEN else automata.schemes
        if self.number > regular:
            t.then(ResolveExtraScheme(1))
            return
        scheme = draw_scheme(t)
        s.ai.schemes.append(scheme)
        if t.telling:
            t.tell(events.SchemeRevealed(scheme, self.number, automata.scheme_value[scheme]))
        if self.number == 1:
            move_ai_harvester(t, automata.scheme_value[scheme] - 1)
        t.then(ResolveScheme(self.number + 1))
        send_ai_die(t, scheme)


@final
@frame
class ResolveExtraScheme(Effect):
    """The Schemes that the Foundry added, last in the turn, without a Harvester move
    [CIR-258, CIR-R30, CIR-R47]."""

    number: int

    def happen(self, t: Table[State]) -> None:
        extras = t.state.ai.extras
        if self.number <= len(extras):
            t.then(ResolveExtraScheme(self.number + 1))
            send_ai_die(t, extras[self.number - 1])


def draw_scheme(t: Table[State]) -> int:
    """The top Scheme; the discards are shuffled when the deck has run out; NO_SCHEME when all lie
    open, which only a physical table beside the companion could bring about [CIR-241, CIR-247]."""
    ai = t.state.ai
    if not ai.deck:
        ai.deck.extend(ai.discard)
        ai.discard.clear()
        t.rng.shuffle(ai.deck)
        if t.telling:
            t.tell(events.SchemesShuffled(len(ai.deck)))
    return ai.deck.pop() if ai.deck else NO_SCHEME


# --- the Harvester


def move_ai_harvester(t: Table[State], way: int) -> None:
    """On until a Gem, the edge or a Cache; over an arrow only from the start
    [CIR-248..250, CIR-R29]."""
    s = t.state
    planet = s.kit.planet
    origin = s.ai.harvester
    space = origin
    gems = 0
    water = 0
    step = planet.steps[space][way]
    if step < 0:
        step = planet.arrows[space][way]
    stuck = not 0 <= step < planet.cells
    while 0 <= step < planet.cells:
        space = step
        token = take_token(s, space)
        if token == words.WATER_TOKEN:
            water += planet.token_amount[words.WATER_TOKEN]
        elif token == words.GEM_TOKEN:
            gems += planet.token_amount[words.GEM_TOKEN]
            break
        step = planet.steps[space][way]
    s.ai.harvester = space
    s.ai.gems += gems
    if t.telling:
        if stuck:
            t.tell(events.AiHarvesterStuck(origin, way + 1))
        else:
            t.tell(events.AiHarvesterMoved(origin, space, way + 1, gems, water))


# --- sending a die


def send_ai_die(t: Table[State], scheme: int) -> None:
    """Try the top, middle, then bottom option; at most one is carried out
    [CIR-251, CIR-252, CIR-254, CIR-R28]."""
    s = t.state
    if s.ai.dice == 0:
        if t.telling:
            t.tell(events.AiWithoutDice(scheme))
        return
    for target in s.kit.automata.scheme_targets[scheme]:
        if try_option(t, scheme, target):
            return
    if t.telling:
        t.tell(events.AiDieStayed(scheme))


def try_option(t: Table[State], scheme: int, target: int) -> bool:
    """Go there if possible; otherwise say why not [CIR-251, CIR-255..261, CIR-R28]."""
    if target == words.MARKET or target == words.MINING_CAMP:
        return try_gem_station(t, scheme, target)
    if target == words.LABORATORY:
        return try_laboratory(t, scheme)
    if target == words.FOUNDRY:
        return try_foundry(t, scheme)
    if target == words.ACADEMY:
        return try_academy(t, scheme)
    if target == words.WAREHOUSE:
        return try_warehouse(t, scheme)
    return try_negotiation(t, scheme, target - words.FIRST_FACTION)


def skip(t: Table[State], scheme: int, target: int, cause: str, needed: int, had: int) -> bool:
    if t.telling:
        t.tell(events.AiOptionSkipped(scheme, target, cause, needed, had))
    return False


def lay_ai_die(
    t: Table[State], scheme: int, target: int, location: int, space: int, gems: int
) -> None:
    """Set the rightmost die to the card's value and place it; `gems` are gained, or paid when below
    0 [CIR-251, CIR-252].
    """
    s = t.state
    value = s.kit.automata.scheme_value[scheme]
    lay(s, location, space, words.piece_of(words.AI_OWNER, value))
    s.ai.dice -= 1
    s.ai.gems += gems
    if t.telling:
        t.tell(events.AiSent(scheme, target, value, gems, s.ai.gems))


def try_gem_station(t: Table[State], scheme: int, location: int) -> bool:
    """Market and Mining Camp: the leftmost free space, Gems as on the card [CIR-255]."""
    space = free_space(t.state.board[location])
    if space < 0:
        return skip(t, scheme, location, "no-space", 0, 0)
    lay_ai_die(t, scheme, location, location, space, t.state.kit.automata.scheme_gems[scheme])
    return True


def try_laboratory(t: Table[State], scheme: int) -> bool:
    """One die blocks a pair space and unlocks the next Development token; after the third never
    again [CIR-256, CIR-257].
    """
    s = t.state
    pair = free_pair(s)
    if s.ai.tokens >= len(words.DEVELOPMENTS):
        return skip(t, scheme, words.LABORATORY, "all-tokens", len(words.DEVELOPMENTS), s.ai.tokens)
    if pair < 0:
        return skip(t, scheme, words.LABORATORY, "no-space", 0, 0)
    lay_ai_die(t, scheme, words.LABORATORY, words.LABORATORY, 2 * pair, 0)
    s.ai.tokens += 1
    if t.telling:
        t.tell(events.AiTokenUnlocked(s.ai.tokens))
    return True


def try_foundry(t: Table[State], scheme: int) -> bool:
    """An extra Scheme is revealed at once and resolved last; no Ship, no price
    [CIR-258, CIR-R30]."""
    s = t.state
    space = free_space(s.board[words.FOUNDRY])
    if space < 0:
        return skip(t, scheme, words.FOUNDRY, "no-space", 0, 0)
    lay_ai_die(t, scheme, words.FOUNDRY, words.FOUNDRY, space, 0)
    extra = draw_scheme(t)
    if extra != NO_SCHEME:
        s.ai.extras.append(extra)
        if t.telling:
            t.tell(events.SchemeAdded(extra))
    return True


def try_academy(t: Table[State], scheme: int) -> bool:
    """The space of the value must be free; two dice, within the limit [CIR-243, CIR-259]."""
    s = t.state
    space = academy_space(s, s.kit.automata.scheme_value[scheme])
    if s.board[words.ACADEMY][space] != words.FREE:
        return skip(t, scheme, words.ACADEMY, "no-space", 0, 0)
    lay_ai_die(t, scheme, words.ACADEMY, words.ACADEMY, space, 0)
    gain_ai_dice(t, s.kit.automata.academy_dice, "CIR-259")
    return True


def try_warehouse(t: Table[State], scheme: int) -> bool:
    """The topmost free row in the column of the value, for a Gem; no Contract, no reward
    [CIR-260, CIR-R28]."""
    s = t.state
    automata = s.kit.automata
    value = automata.scheme_value[scheme]
    columns = side_of(s).warehouse
    space = -1
    for row in range(words.WAREHOUSE_ROWS):
        for column in range(len(columns)):
            if automata.ignores_any_column and columns[column] == ALL_VALUES:
                continue
            if (
                space < 0
                and columns[column] >> value & 1
                and s.board[words.WAREHOUSE][column * words.WAREHOUSE_ROWS + row] == words.FREE
            ):
                space = column * words.WAREHOUSE_ROWS + row
    if space < 0:
        return skip(t, scheme, words.WAREHOUSE, "no-space", 0, 0)
    if s.ai.gems < automata.warehouse_gems:
        return skip(t, scheme, words.WAREHOUSE, "gems", automata.warehouse_gems, s.ai.gems)
    lay_ai_die(t, scheme, words.WAREHOUSE, words.WAREHOUSE, space, -automata.warehouse_gems)
    return True


def try_negotiation(t: Table[State], scheme: int, column: int) -> bool:
    """The lowest free row that its Gems can pay; then tokens move, without gain or loss
    [CIR-261, CIR-262]."""
    s = t.state
    target = words.FIRST_FACTION + column
    cheapest = -1
    for row in range(s.kit.talks.rows - 1, -1, -1):
        space = talk_space(s, column, row)
        if space < 0:
            continue
        cheapest = s.kit.automata.row_gems[row]
        if s.ai.gems >= cheapest:
            lay_ai_die(t, scheme, target, words.NEGOTIATION, space, -cheapest)
            move_incidents(t, column, s.kit.automata.scheme_value[scheme])
            return True
    if cheapest < 0:
        return skip(t, scheme, target, "no-space", 0, 0)
    return skip(t, scheme, target, "gems", cheapest, s.ai.gems)


def move_incidents(t: Table[State], column: int, value: int) -> None:
    """The leftmost token of each line whose condition is met goes to the leftmost free space on the
    right [CIR-262, CIR-R38].
    """
    s = t.state
    if s.progress >> value - 1 & 1:
        space = leftmost_free(s.rewards_taken)
        s.progress &= ~(1 << value - 1)
        s.rewards_taken |= 1 << space
        if t.telling:
            t.tell(events.AiIncidentMoved(True, space + 1))
    met = complications_met(s, column, value)
    for condition in range(words.INCIDENTS):
        if met >> condition & 1:
            space = leftmost_free(s.penalties_taken)
            s.complications &= ~(1 << condition)
            s.penalties_taken |= 1 << space
            if t.telling:
                t.tell(events.AiIncidentMoved(False, space + 1))
            return


def leftmost_free(taken: int) -> int:
    space = 0
    while taken >> space & 1:
        space += 1
    return space


# --- Harvest and Rest


def gain_ai_dice(t: Table[State], count: int, cites: str) -> None:
    """From its unlimited reserve to the empty places of its board [CIR-243]."""
    s = t.state
    gained = min(count, s.kit.automata.dice_spaces[s.ai.board] - s.ai.dice)
    s.ai.dice += gained
    if t.telling and gained:
        t.tell(events.AiDiceGained(gained, s.ai.dice, cites))


@final
@frame
class AiHarvest(Effect):
    """Dice come back from the Stations; Gems as shown above the rightmost die, one more with the
    first token [CIR-257, CIR-263, CIR-X21].
    """

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if not has_ai(s):
            return
        ai = s.ai
        automata = s.kit.automata
        back = clear_ai_dice(s)
        kept = min(back, automata.dice_spaces[ai.board] - ai.dice)
        ai.dice += kept
        if t.telling:
            t.tell(events.AiDiceBack(kept, back - kept, ai.dice))
        income = automata.income[ai.board][ai.dice]
        bonus = 1 if ai.tokens >= GEM_INCOME_TOKEN else 0
        ai.gems += income + bonus
        if t.telling:
            t.tell(events.AiGemsGained(income + bonus, income, bonus, ai.dice))


@final
@frame
class AiRest(Effect):
    """New dice when it has few, one more with the second token; tokens are destroyed, Schemes
    discarded [CIR-257, CIR-264, CIR-265].
    """

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if not has_ai(s):
            return
        ai = s.ai
        bonus = 1 if ai.tokens >= DIE_TOKEN else 0
        gain_ai_dice(t, s.kit.automata.rest_dice[ai.board][ai.dice] + bonus, "CIR-264")
        farm = destroy_top(s.farm_stacks)
        ship = destroy_top(s.ship_stacks)
        if farm >= 0:
            s.farms_lost = [*s.farms_lost, farm]
        if ship >= 0:
            s.ships_lost = [*s.ships_lost, ship]
        if t.telling and (farm >= 0 or ship >= 0):
            t.tell(events.TopTokensDestroyed(farm, ship))
        ai.discard.extend(ai.schemes)
        ai.discard.extend(ai.extras)
        ai.schemes.clear()
        ai.extras.clear()


def destroy_top(stacks: list[list[int]]) -> int:
    """The top token of the highest stack, the leftmost of equal ones, leaves the game; returns it,
    or -1 [CIR-265]."""
    highest = 0
    for stack in range(1, len(stacks)):
        if len(stacks[stack]) > len(stacks[highest]):
            highest = stack
    return take_top(stacks, highest) if stacks[highest] else -1
