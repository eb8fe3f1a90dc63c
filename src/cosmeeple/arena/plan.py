"""What a tournament plays: bots, seat lineups, seeds. A block is every lineup once on one and the
same seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import msgspec

from cosmeeple.bots.base import Bot
from cosmeeple.bots.host import play_game, seed_for
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import Game, load_game

FORMAT = 1

#: Who sits where: the number of a bot for each seat.
Lineup = tuple[int, ...]


class GameResult(msgspec.Struct, frozen=True):
    """One game. Ranks and scores may have a place more than there are seats: an automaton's."""

    lineup: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    digest: str


class BlockResult(msgspec.Struct, frozen=True):
    """All games on one seed: one line of the results file."""

    block: int
    games: tuple[GameResult, ...]


@dataclass(frozen=True)
class Plan:
    """Everything that the results depend on."""

    slug: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    seed: int
    rules_version: int
    components: str

    def header(self) -> dict[str, Any]:
        """The first line of the results file."""
        return {
            "arena": FORMAT,
            "game": self.slug,
            "rules_version": self.rules_version,
            "components": self.components,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "lineups": [list(lineup) for lineup in self.lineups],
            "seed": self.seed,
        }

    @property
    def is_exact(self) -> bool:
        """Will another machine get the very same results? Not with a clock in it."""
        return all(bot_spec(bot).is_exact for bot in self.bots)

    def blocks_for(self, games: int) -> int:
        """Whole blocks that hold at least so many games."""
        return -(-games // len(self.lineups))


def plan_from_header(header: Mapping[str, Any]) -> Plan:
    """The plan behind the first line of a results file; BadInput when it is none of ours."""
    if header.get("arena") != FORMAT:
        raise BadInput("this is no results file of this version of the arena")
    try:
        return Plan(
            header["game"],
            header["players"],
            tuple(sorted(header["options"].items())),
            tuple(header["bots"]),
            tuple(tuple(lineup) for lineup in header["lineups"]),
            header["seed"],
            header["rules_version"],
            header["components"],
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BadInput(f"the first line of the results file is damaged: {error}") from None


def make_plan(
    game: Game,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    lineup: Sequence[str] | None = None,
) -> Plan:
    """A checked plan. Without a lineup every bot meets every other, all seat rotations on every
    seed."""
    for bot in bots:
        bot_spec(bot).check(game)
    if len(set(bots)) != len(bots):
        raise BadInput("every bot is named once; to seat one more than once give --lineup")
    seats = players or usual_players(game, len(lineup or bots))
    game.check_seats(seats)
    if lineup is not None:
        lineups = rotations(numbers_of(lineup, bots, seats))
    else:
        lineups = all_lineups(len(bots), seats)
    chosen = game.full_options(seats, options)
    return Plan(
        game.slug,
        seats,
        tuple(sorted(chosen.items())),
        tuple(bots),
        lineups,
        seed,
        game.rules_version,
        game.kit().edition,
    )


def usual_players(game: Game, bots: int) -> int:
    """As many seats as bots if the game allows it, else the nearest count."""
    return min(game.seats, key=lambda seats: (abs(seats - bots), seats))


def numbers_of(lineup: Sequence[str], bots: Sequence[str], seats: int) -> Lineup:
    """A lineup by the numbers of its bots; BadInput where it does not fit."""
    if len(lineup) != seats:
        raise BadInput(f"a lineup names a bot for each of the {seats} seats, not {len(lineup)}")
    unknown = [name for name in lineup if name not in bots]
    if unknown:
        raise BadInput(f"{unknown[0]!r} of the lineup is not among --bots {','.join(bots)}")
    missing = [bot for bot in bots if bot not in lineup]
    if missing:
        raise BadInput(f"the lineup leaves out {missing[0]!r}")
    return tuple(bots.index(name) for name in lineup)


def rotations(lineup: Lineup) -> tuple[Lineup, ...]:
    """Every bot once in every seat; equal rotations are played once.

    >>> rotations((0, 1, 0, 1))
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    turned = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    return tuple(dict.fromkeys(turned))


def all_lineups(bots: int, seats: int) -> tuple[Lineup, ...]:
    """Every choice of as many bots as there are seats, rotated. Fewer bots than seats take turns
    round the table, each of them beginning once, so that all get equally many seats.

    >>> all_lineups(3, 2)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    >>> all_lineups(2, 3)
    ((0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0))
    """
    if bots >= seats:
        groups = list(combinations(range(bots), seats))
    else:
        groups = [tuple((first + step) % bots for step in range(seats)) for first in range(bots)]
    return tuple(dict.fromkeys(lineup for group in groups for lineup in rotations(group)))


def play_block(plan: Plan, block: int) -> BlockResult:
    """All games of a block: depends on nothing but the plan and the number, so any machine may play
    it."""
    game = load_game(plan.slug)
    specs = [bot_spec(bot) for bot in plan.bots]
    seed = seed_for("arena", plan.seed, plan.slug, block)
    games = []
    for number, lineup in enumerate(plan.lineups):
        bots = [specs[bot].make() for bot in lineup]
        try:
            played = play_game(game, bots, seed, dict(plan.options))
        finally:
            close_all(bots)
        result = played.outcome
        games.append(
            GameResult(number, result.scores, result.ranks, played.decisions, played.final_digest)
        )
    return BlockResult(block, tuple(games))


def close_all(bots: Sequence[Bot]) -> None:
    """End the programs behind bots that are programs."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if callable(close):
            close()
