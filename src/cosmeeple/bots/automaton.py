"""The rulebook's automaton at a player's seat: it answers by the priorities of its game and says
which one decided."""

from __future__ import annotations

from dataclasses import dataclass

from cosmeeple.bots.base import Asked, Thinker, Thought
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import Game, all_games
from cosmeeple.kernel.thinking.automaton import follow

NAME = "automaton"


def check_has_automaton(game: Game) -> None:
    """BadInput that names the games with one."""
    if game.automaton is None:
        others = [other.names["en"] for other in all_games() if other.automaton is not None]
        have = f"; {', '.join(others)} {'have' if len(others) > 1 else 'has'} one" if others else ""
        raise BadInput(f"{game.names['en']} has no automaton{have}: choose another bot")


@dataclass
class AutomatonBot(Thinker):
    """Looks at no value and tries nothing out: the answers that are left after each priority are
    its grounds."""

    def think(self, asked: Asked) -> Thought:
        check_has_automaton(asked.game)
        rank = asked.game.automaton
        assert rank is not None
        picks = asked.options
        pick, followed = follow(rank(asked.table, asked.seat, picks, asked.rng), picks, asked.rng)
        return Thought(pick, unit="priorities", effort=len(picks), followed=tuple(followed))
