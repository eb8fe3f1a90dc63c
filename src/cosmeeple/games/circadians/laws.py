"""What never changes in number: dice of each colour, tokens and cards
[CIR-003, CIR-004, CIR-007]."""

from __future__ import annotations

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.state import NO_SAL, SAL_PLACED, State, hidden_dice, pool_dice


def laws(s: State) -> dict[str, int]:
    """Each number must stay what it was after setup; sums of ids notice a card that turns into
    another."""
    counts: dict[str, int] = {}
    contracts = [*s.contracts, *s.discard]
    farms = [token for stack in s.farm_stacks for token in stack] + s.farms_lost
    ships = [token for stack in s.ship_stacks for token in stack] + s.ships_lost
    leaders = [*s.leaders_left, *s.leaders_out]
    for seat, area in enumerate(s.areas):
        contracts += [*area.hand, *area.draft, *members(area.fulfilled, len(words.CONTRACTS))]
        farms += area.farms
        ships += area.ships
        leaders += [*area.offered, *members(area.leaders, len(words.LEADERS))]
        on_boards = [
            piece
            for at, spaces in enumerate(s.board)
            for piece in spaces
            if at != words.HEADQUARTERS and owns(piece, seat)
        ]
        ordinary = sum(words.face_of(piece) != words.SAL for piece in on_boards)
        counts[f"dice of {seat}"] = area.reserve + pool_dice(s, seat) + hidden_dice(area) + ordinary
        sals = sum(
            owns(piece, seat) and words.face_of(piece) == words.SAL
            for spaces in s.board
            for piece in spaces
        )
        sals += [*area.rolled, *area.garages, *area.farm_dice].count(words.SAL)
        counts[f"Sal of {seat} in two places or none"] = int(sals != (area.sal == SAL_PLACED))
        counts[f"negative numbers of {seat}"] = sum(
            number < 0 for number in (*area.resources, area.reserve, area.idle, area.canteen)
        )
        counts[f"dice in Farms that take none, of {seat}"] = sum(
            face > 0 and at >= 3 + len(area.farms) for at, face in enumerate(area.farm_dice)
        )
        counts[f"Sal without Bjorg, {seat}"] = int(area.sal != NO_SAL and not area.leaders >> 1 & 1)
    counts["contracts"] = sum(1 << card for card in contracts)
    counts["leaders"] = sum(1 << card for card in leaders)
    stacked = [token for token in farms if s.kit.tiles.farm_count[token]]
    sailing = [token for token in ships if s.kit.tiles.ship_count[token]]
    for kind, name in enumerate(words.FARM_TILES[:-1]):
        counts[name] = stacked.count(kind)
    for kind, name in enumerate(words.SHIP_TILES[:-1]):
        counts[name] = sailing.count(kind)
    shown = [*s.events, *s.events_out, *s.events_shown, *s.renzo, *s.renzo_shown]
    counts["events"] = sum(1 << card for card in shown)
    counts["events twice"] = len(shown) - len(set(shown)) + len(words.EVENTS) - len(shown)
    schemes = [*s.ai.deck, *s.ai.discard, *s.ai.schemes, *s.ai.extras]
    counts["schemes"] = sum(1 << card for card in schemes)
    counts["schemes missing"] = len(words.SCHEMES) - len(schemes)
    counts["caches"] = sum(s.caches)
    counts["incidents between left and right"] = bin(s.progress).count("1") + bin(
        s.rewards_taken
    ).count("1")
    counts["complications between left and right"] = bin(s.complications).count("1") + bin(
        s.penalties_taken
    ).count("1")
    ai_dice = sum(owns(piece, words.AI_OWNER) for spaces in s.board for piece in spaces)
    counts["dice of an AI that does not play"] = (ai_dice + s.ai.dice) * (s.ai.board < 0)
    return counts


def owns(piece: int, owner: int) -> bool:
    return piece != words.FREE and words.owner_of(piece) == owner


def members(bits: int, size: int) -> list[int]:
    return [number for number in range(size) if bits >> number & 1]
