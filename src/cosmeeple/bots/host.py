"""Whole games between bots: each is asked with a table dealt again for its seat, and its answer is
checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cosmeeple.bots.base import Asked, Bot, Ply, Thought, as_seen, ask, explain, step_of
from cosmeeple.kernel.engine.errors import EndlessGame, IllegalChoice
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import digest


@dataclass(frozen=True)
class PlayedGame:
    """A finished game."""

    outcome: Outcome
    decisions: int
    #: The fingerprint of the final table: equal games have equal ones.
    final_digest: str


def seed_for(*parts: object) -> int:
    """A seed from anything that can be written down, well mixed.

    >>> seed_for("deal", 1) == seed_for("deal", 1) != seed_for("deal", 2)
    True
    """
    return state_from_seed(int.from_bytes("/".join(map(str, parts)).encode(), "big"))


class Host:
    """Asks the bots of one table in turn."""

    def __init__(self, game: Game, table: Table[Any], bots: Sequence[Bot], seed: int) -> None:
        self.game = game
        self.table = table
        self.bots = bots
        self.trail: list[Ply] = []
        #: The same as each seat saw it: grown with the game, for looking it through again at every
        #: question costs more.
        self.seen: list[list[Ply]] = [[] for _ in bots]
        self.host_rng = Rng(state_from_seed(seed_for("host", seed)))
        self.bot_rngs = [
            Rng(state_from_seed(seed_for("bot", seed, seat))) for seat in range(len(bots))
        ]

    def question(self, seat: int) -> Asked:
        """The pending question to a seat, without anything that is hidden from it."""
        known = ask(self.game, self.table, len(self.bots), seat, self.host_rng, self.bot_rngs[seat])
        return replace(known, trail=tuple(self.seen[seat]))

    def step(self) -> None:
        """The first of the seats that are asked now answers."""
        seat = self.table.deciders()[0]
        self.answer(seat, self.bots[seat].choose(self.question(seat)))

    def answer(self, seat: int, pick: int) -> None:
        """The seat answers so; IllegalChoice when that is none of its options."""
        if pick not in self.table.options(seat):
            raise IllegalChoice(
                f"{type(self.bots[seat]).__name__} answered {pick!r}, which is none of its options"
            )
        self.note(step_of(self.game, self.table, seat, pick))
        self.table.apply(seat, pick)

    def note(self, step: Ply) -> None:
        """An answer that everybody has seen as far as they may."""
        self.trail.append(step)
        for watching, seen in enumerate(self.seen):
            seen.append(as_seen(step, watching))

    def play(self) -> PlayedGame:
        """To the end."""
        decisions = 0
        while not self.table.over():
            self.step()
            decisions += 1
            if decisions > self.game.longest:
                raise EndlessGame(f"no end after {self.game.longest} decisions")
        return PlayedGame(self.game.outcome(self.table.state), decisions, digest(self.table))


def play_game(
    game: Game, bots: Sequence[Bot], seed: int, options: Mapping[str, str] | None = None
) -> PlayedGame:
    """One game between bots, one for each seat. The seed gives the table's chance and that of the
    bots."""
    return Host(game, game.new(len(bots), seed, options), bots, seed).play()


def think_once(
    game: Game, bot: Bot, known: Table[Any], seats: int, seat: int, seed: int
) -> Thought:
    """One answer with its grounds, for hosts that keep no trail of answers, such as the pool of the
    web table.

    `known` must already be dealt again for the seat; without a trail, trees are not kept.
    """
    return explain(bot, Asked(game, seats, seat, known, Rng(state_from_seed(seed))))
