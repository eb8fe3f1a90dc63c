"""Opponents, generic over the kernel. `bot_spec("mcts:200ms").make()` gives one; docs/bots.md tells
the rest."""

from cosmeeple.bots.automaton import NAME as AUTOMATON
from cosmeeple.bots.base import Asked, Bot, Ply, Thinker, Thought, Weighed, ask, explain
from cosmeeple.bots.host import Host, PlayedGame, play_game, think_once
from cosmeeple.bots.registry import STRENGTHS, BotSpec, bot_spec

__all__ = [
    "AUTOMATON",
    "STRENGTHS",
    "Asked",
    "Bot",
    "BotSpec",
    "Host",
    "PlayedGame",
    "Ply",
    "Thinker",
    "Thought",
    "Weighed",
    "ask",
    "bot_spec",
    "explain",
    "play_game",
    "think_once",
]
