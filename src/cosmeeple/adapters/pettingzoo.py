"""Our games as PettingZoo AEC environments: `CosmeepleEnv("race", 3)`.

Agents are `seat_0`, `seat_1` and so on. An observation is a dict: `observation` holds the numbers,
`action_mask` 0 or 1 for each action. A secret question to several seats is asked one seat at a
time; nobody sees the others' answers before all are in.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cosmeeple.adapters.observe import HIGHEST, LOWEST, describe, observer_for, utilities
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.transcript import fresh_seed


class CosmeepleEnv(AECEnv):
    """Any of our games, any player count, any variant."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load_game(game) if isinstance(game, str) else game
        self.players = players or self.game.seats[0]
        self.options = self.game.full_options(self.players, options)
        if render_mode not in (None, "ansi", "human"):
            raise BadInput(f"render_mode is ansi, human or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"cosmeeple_{self.game.slug}_v{self.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.observer = observer_for(self.game, self.players, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        shown = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.observer.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {
            agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents
        }
        self.seeds: Rng | None = None
        self.table: Table[Any] | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed the deals from here on are fixed; without one each reset takes
        the next of them."""
        if seed is not None or self.seeds is None:
            self.seeds = Rng(1 + (fresh_seed() if seed is None else seed) % (1 << 60))
        self.table = self.game.new(
            self.players, (self.seeds.next() << 31) | self.seeds.next(), self.options
        )
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def playing(self) -> Table[Any]:
        """The game under way; BadInput before the first reset."""
        if self.table is None:
            raise BadInput("reset() comes first")
        return self.table

    def asked(self) -> str:
        """The first of the seats that are asked now."""
        return self.possible_agents[self.playing().deciders()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes, with its action mask."""
        table, seat = self.playing(), self.possible_agents.index(agent)
        return {
            "observation": self.observer.observe(table, seat),
            "action_mask": self.observer.mask(table, seat),
        }

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is."""
        table, agent = self.playing(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} is asked and must act")
        seat = self.possible_agents.index(agent)
        table.apply(seat, self.observer.pick(table, seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.over():
            gained = utilities(self.game.outcome(table.state), self.players)
            for number, each in enumerate(self.agents):
                self.rewards[each] = gained[number]
                self.terminations[each] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as the asked seat sees it, as one line of JSON."""
        table = self.playing()
        seat = table.deciders()[0] if table.deciders() else 0
        text = describe(self.game, table, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """The environment with PettingZoo's usual wrapper that complains about calls in the wrong
    order."""
    from pettingzoo.utils import OrderEnforcingWrapper

    return OrderEnforcingWrapper(CosmeepleEnv(game, players, **settings))
