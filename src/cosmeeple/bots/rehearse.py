"""The rehearsing bot: `kernel/thinking/rehearsal.py` with a budget, and explanations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cosmeeple.bots.base import Asked, Bot, Thinker, Thought, Weighed, explain
from cosmeeple.bots.foresee import ForesightBot, mind_of
from cosmeeple.bots.judging import dealer, frame_kinds, styled_judge_for
from cosmeeple.bots.mcts import line_text
from cosmeeple.bots.simple import ENDLESS, FOREVER
from cosmeeple.bots.turns import TurnsBot
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.thinking.policy import PolicyMind
from cosmeeple.kernel.thinking.rehearsal import Rehearsal, Tally


@dataclass
class FittingBot(Thinker):
    """One strength, by the game: what was measured to be best in it, or what suits any game."""

    otherwise: Bot
    own: Mapping[str, Bot]

    def bot_for(self, game: Game, seats: int) -> Bot:
        """The bot that fits the game, with so many seats."""
        bot = self.own.get(game.slug, self.otherwise)
        return (
            self.otherwise
            if isinstance(bot, ForesightBot | TurnsBot) and mind_of(game, seats) is None
            else bot
        )

    def think(self, asked: Asked) -> Thought:
        return explain(self.bot_for(asked.game, asked.seats), asked)


@dataclass
class RehearsalBot(Thinker):
    """Rehearses the rest of the game and answers as the best games of most deals began."""

    iterations: int = ENDLESS
    seconds: float = FOREVER
    #: Games on each deal.
    each: int = 12
    #: How far habits follow the best game, and how much of that is kept for other deals.
    pace: float = 0.5
    kept: float = 0.7
    #: How much the learned policy counts where a game has one: 1 as it was learned, 0 not at all.
    lean: float = 1.0
    #: A style of the game that the bot leans to (`Game.styles`); empty: none.
    style: str = ""
    _rehearsal: Rehearsal | None = None

    def __post_init__(self) -> None:
        if self.each < 1 or min(self.pace, self.kept, self.lean) < 0:
            raise BadInput(
                "nrpa needs at least one game on each deal, and no pace, kept or lean below 0"
            )

    def think(self, asked: Asked) -> Thought:
        if len(asked.options) == 1:
            return Thought(asked.options[0])
        if self._rehearsal is None:
            game = asked.game
            mind = game.policy(asked.seats)
            self._rehearsal = Rehearsal(
                styled_judge_for(game, asked.seats, self.style),
                dealer(game),
                frame_kinds(game),
                game.moment,
                self.pace,
                self.kept,
                game.longest,
                mind.policy if isinstance(mind, PolicyMind) and self.lean > 0 else None,
                self.lean,
            )
        tallies = self._rehearsal.rehearse(
            asked.table, asked.seat, asked.rng, self.iterations, self.each, self.seconds
        )
        return thought_of(asked, tallies)


def thought_of(asked: Asked, tallies: list[Tally]) -> Thought:
    """What the best games of most deals began with; of two the one that more games began with."""
    ordered = sorted(tallies, key=lambda each: (-each.votes, -each.games, each.pick))
    deals = max(1, sum(each.votes for each in tallies))
    options = tuple(
        Weighed(
            each.pick,
            asked.text(each.pick),
            each.games,
            each.votes / deals,
            line_text(asked.game, each.line),
        )
        for each in ordered
    )
    return Thought(ordered[0].pick, options, "votes", sum(each.games for each in tallies))
