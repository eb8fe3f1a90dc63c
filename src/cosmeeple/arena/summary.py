"""What the blocks say about the bots: shares of wins, ranks and scores with intervals, ratings, and
the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from cosmeeple.arena.plan import BlockResult, GameResult, Plan
from cosmeeple.arena.ratings import UNRATED, Rating, rate
from cosmeeple.arena.statistics import Estimate, estimate, estimate_share


@dataclass(frozen=True)
class BotSummary:
    """One bot over all its games."""

    bot: str
    #: Share of wins in a game, ties split, for all its seats in it together.
    share: Estimate
    #: What equal bots would get.
    fair: float
    mean_rank: Estimate
    mean_score: Estimate
    games: int
    rating: Rating | None


@dataclass(frozen=True)
class PairSummary:
    """Two bots in the games in which both sat: the first less the second. A lower rank is
    better."""

    first: str
    second: str
    rank_difference: Estimate
    score_difference: Estimate
    #: Share of the games in which the first ranked before the second, ties half.
    ahead: Estimate


@dataclass(frozen=True)
class Summary:
    """A tournament so far."""

    plan: Plan
    blocks: int
    bots: tuple[BotSummary, ...]
    pairs: tuple[PairSummary, ...]
    #: Share of wins by seat, whoever sat there.
    seats: tuple[Estimate, ...]
    decisions: int


def shares(game: GameResult, seats: int) -> list[float]:
    """By seat: the share of the win. Winners behind the seats are automata."""
    winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def seats_of(bot: int, lineup: Sequence[int]) -> list[int]:
    """Where a bot sits in a lineup."""
    return [seat for seat, number in enumerate(lineup) if number == bot]


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values)


def share_in_block(plan: Plan, block: BlockResult, bot: int) -> float:
    """The bot's mean share of wins in the games of a block in which it sat."""
    found = []
    for game in block.games:
        own = seats_of(bot, plan.lineups[game.lineup])
        if own:
            won = shares(game, plan.players)
            found.append(sum(won[seat] for seat in own))
    return mean(found)


def block_shares(plan: Plan, blocks: Sequence[BlockResult], bot: int) -> list[float]:
    """A bot's share of the wins in every block."""
    return [share_in_block(plan, block, bot) for block in blocks]


def seat_means(plan: Plan, blocks: Sequence[BlockResult], bot: int, field: str) -> list[float]:
    """By block: the bot's mean rank or score over its seats and games."""
    found = []
    for block in blocks:
        values = [
            float(getattr(game, field)[seat])
            for game in block.games
            for seat in seats_of(bot, plan.lineups[game.lineup])
        ]
        found.append(mean(values))
    return found


def pair_differences(
    plan: Plan, blocks: Sequence[BlockResult], first: int, second: int, field: str
) -> list[float]:
    """By block: mean rank or score of the first less that of the second, over the games of both."""
    found = []
    for block in blocks:
        values = []
        for game in block.games:
            lineup = plan.lineups[game.lineup]
            mine, theirs = seats_of(first, lineup), seats_of(second, lineup)
            if mine and theirs:
                numbers = getattr(game, field)
                values.append(
                    mean([numbers[seat] for seat in mine])
                    - mean([numbers[seat] for seat in theirs])
                )
        if values:
            found.append(mean(values))
    return found


def ahead_shares(plan: Plan, blocks: Sequence[BlockResult], first: int, second: int) -> list[float]:
    """By block: how often the first ranked before the second, over all pairs of their seats; a tie
    is half."""
    found = []
    for block in blocks:
        values = [
            1.0 if game.ranks[a] < game.ranks[b] else 0.5 if game.ranks[a] == game.ranks[b] else 0.0
            for game in block.games
            for a in seats_of(first, plan.lineups[game.lineup])
            for b in seats_of(second, plan.lineups[game.lineup])
        ]
        if values:
            found.append(mean(values))
    return found


def fair_share(plan: Plan, bot: int) -> float:
    """The share of equal bots: its part of the seats in the games in which it sits."""
    own = [len(seats_of(bot, lineup)) for lineup in plan.lineups]
    return mean([seats / plan.players for seats in own if seats])


def ratings(plan: Plan, blocks: Sequence[BlockResult]) -> list[Rating] | None:
    """Of the bots in their order, over the games in order; alone nobody can be rated."""
    if plan.players == 1:
        return None
    rated = rate(
        (plan.lineups[game.lineup], game.ranks) for block in blocks for game in block.games
    )
    if rated is None:
        return None
    return [rated.get(bot, UNRATED) for bot in range(len(plan.bots))]


def summarise(plan: Plan, blocks: Sequence[BlockResult]) -> Summary:
    """Everything that a report shows."""
    rated = ratings(plan, blocks)
    bots = tuple(
        BotSummary(
            name,
            estimate_share(block_shares(plan, blocks, bot)),
            fair_share(plan, bot),
            estimate(seat_means(plan, blocks, bot, "ranks")),
            estimate(seat_means(plan, blocks, bot, "scores")),
            len(blocks) * sum(bot in lineup for lineup in plan.lineups),
            rated[bot] if rated else None,
        )
        for bot, name in enumerate(plan.bots)
    )
    pairs = tuple(
        PairSummary(
            plan.bots[a],
            plan.bots[b],
            estimate(pair_differences(plan, blocks, a, b, "ranks")),
            estimate(pair_differences(plan, blocks, a, b, "scores")),
            estimate_share(ahead_shares(plan, blocks, a, b)),
        )
        for a, b in combinations(range(len(plan.bots)), 2)
        if any(a in lineup and b in lineup for lineup in plan.lineups)
    )
    seats = tuple(
        estimate_share(
            [mean([shares(game, plan.players)[seat] for game in block.games]) for block in blocks]
        )
        for seat in range(plan.players)
    )
    decisions = sum(game.decisions for block in blocks for game in block.games)
    return Summary(plan, len(blocks), bots, pairs, seats, decisions)
