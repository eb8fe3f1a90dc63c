"""Our games as OpenSpiel games: import this, then
`pyspiel.load_game("cosmeeple_antarctica(players=4)")`.

The options of a game are parameters of the same names:
`cosmeeple_antarctica(players=4,placement=snake)`. One chance node at the start draws one of `deals`
seeds; from there on all chance follows from it, unseen by the players. So the game is finite, exact
and replayable from its history, and OpenSpiel's algorithms need no other chance nodes. Secret
questions to several seats are asked one after the other; observations hide the answers until all
are in.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import numpy as np
import pyspiel

from cosmeeple.adapters.observe import Observer, describe, observer_for, utilities
from cosmeeple.bots.host import seed_for
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game, all_games, load_game
from cosmeeple.kernel.records.codec import digest, dump_table, load_table, notation, question

PREFIX = "cosmeeple_"
DEALS = 10_000


class Held:
    """A table in a state's attributes: copied and pickled the way tables are, since OpenSpiel
    copies attributes."""

    def __init__(self, game: Game, table: Table[Any]) -> None:
        self.game = game
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.game, self.table.clone())

    def __reduce__(self) -> tuple[Any, tuple[str, bytes]]:
        return held_from, (self.game.slug, msgspec.json.encode(dump_table(self.game, self.table)))


def held_from(slug: str, packed: bytes) -> Held:
    """What a state holds, from its bytes."""
    game = load_game(slug)
    return Held(game, load_table(game, msgspec.json.decode(packed)))


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel must know about a game. Its options are parameters of the same names."""
    solo = game.seats == (1,)
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=f"Cosmeeple: {game.names['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if solo or 1 in game.seats
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "deals": DEALS,
            **{
                option.key: "" for option in game.options
            },  # empty: the default for that player count
        },
    )


class CosmeepleGame(pyspiel.Game):
    """A game of ours for a number of players, with its options."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = load_game(self.slug)
        self.players = int(given.get("players", self.game.seats[0]))
        self.game.check_seats(self.players)
        self.deals = int(given.get("deals", DEALS))
        allowed = self.game.full_options(self.players)
        chosen = {key: str(value) for key, value in given.items() if key in allowed and value != ""}
        self.options = self.game.full_options(self.players, chosen)
        self.watching = observer_for(self.game, self.players, self.options)
        solo = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.watching.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1000.0 if solo else -1.0,
            max_utility=1000.0 if solo else 1.0,
            **({} if 1 in self.game.seats else {"utility_sum": 0.0}),
            max_game_length=self.game.longest,
        )
        super().__init__(game_type(self.game), info, given)

    def new_initial_state(self) -> CosmeepleState:
        """The state before the deal."""
        return CosmeepleState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> CosmeepleObserver:
        """What a player observes, as numbers and as text."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return CosmeepleObserver(self.watching, perfect_recall=recall)

    def first_table(self, deal: int) -> Table[Any]:
        """The table of a deal. The same number is the same game, whatever `deals` is."""
        return self.game.new(self.players, seed_for("open_spiel", deal), self.options)


class CosmeepleState(pyspiel.State):
    """A state: before the deal nothing, then a table."""

    def __init__(self, game: CosmeepleGame) -> None:
        super().__init__(game)
        self.held: Held | None = None
        self.recall: Recall | None = None

    @property
    def table(self) -> Table[Any]:
        """Where the game stands; only after the deal."""
        assert self.held is not None
        return self.held.table

    def current_player(self) -> int:
        """Chance before the deal; then the first seat that is asked."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.deciders()[0]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.held is not None and self.table.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all alike likely."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.held is None or player not in self.table.deciders():
            return []
        watching: Observer = self.get_game().watching
        return watching.legal_actions(self.table, player)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.held is None:
            self.held = Held(game.game, game.first_table(action))
            return
        seat = self.table.deciders()[0]
        self.table.apply(seat, game.watching.pick(self.table, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        watching: Observer = self.get_game().watching
        frame, pick = watching.answers[action]
        asked = question(self.table) if self.held and not self.table.over() else None
        return (
            notation(asked, pick)
            if asked and type(asked) is frame
            else watching.action_text(action)
        )

    def returns(self) -> list[float]:
        """The utilities of the end; before it nothing."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        return utilities(game.game.outcome(self.table.state), game.players)

    def __str__(self) -> str:
        """Short and exact: the question and the fingerprint of the whole table."""
        if self.held is None:
            return "before the deal"
        if self.table.over():
            return f"over @{digest(self.table)}"
        asked = "".join(SEAT_LETTERS[seat] for seat in self.table.deciders())
        return f"{type(question(self.table)).__name__} {asked} @{digest(self.table)}"


class CosmeepleObserver:
    """Observations as arrays and text. With perfect recall the text also tells apart all that the
    seat saw before."""

    def __init__(self, watching: Observer, *, perfect_recall: bool) -> None:
        self.watching = watching
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(watching.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CosmeepleState, player: int) -> None:
        """Fill the tensor with what the player observes."""
        if state.held is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.watching.observe(state.table, player)

    def string_from(self, state: CosmeepleState, player: int) -> str:
        """What the player observes, in words."""
        if state.held is None:
            return "before the deal"
        now = describe(self.watching.game, state.table, player)
        return f"{past(state, player)} {now}" if self.perfect_recall else now


class Recall:
    """What every seat saw up to some answer, as fingerprints, and the table there. Never changed,
    only replaced."""

    def __init__(self, table: Table[Any], count: int, seen: tuple[str, ...]) -> None:
        self.table = table
        self.count = count
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self

    def __reduce__(self) -> tuple[Any, tuple[()]]:
        return nothing, ()  # found again from the history when it is wanted


def nothing() -> None:
    """What a saved state remembers of its recall."""


def linked(before: str, *texts: str) -> str:
    """A digest of what was before and what is new."""
    return hashlib.blake2b("\n".join([before, *texts]).encode(), digest_size=8).hexdigest()


def past(state: CosmeepleState, player: int) -> str:
    """The fingerprint of everything the player saw so far, found by playing on from where it was
    last asked for."""
    game: CosmeepleGame = state.get_game()
    deal, *actions = state.history()
    seats = range(game.players)
    recall = state.recall
    if recall is None or recall.count > len(actions):
        table = game.first_table(deal)
        recall = Recall(
            table, 0, tuple(linked("", describe(game.game, table, seat)) for seat in seats)
        )
    table, seen = recall.table.clone(), list(recall.seen)
    for action in actions[recall.count :]:
        asked = table.deciders()[0]
        frame = question(table)
        pick = game.watching.pick(table, asked, action)
        table.apply(asked, pick)
        for seat in seats:
            told = notation(frame, pick) if seat == asked or not frame.secret else ""
            seen[seat] = linked(
                seen[seat], SEAT_LETTERS[asked], told, describe(game.game, table, seat)
            )
    state.recall = Recall(table, len(actions), tuple(seen))
    return seen[player]


def register(slug: str) -> None:
    """Make a game known to OpenSpiel, once."""
    if PREFIX + slug not in pyspiel.registered_names():
        cls = type(f"Cosmeeple{slug.title()}", (CosmeepleGame,), {"slug": slug})
        pyspiel.register_game(game_type(load_game(slug)), cls)


for each in all_games():
    register(each.slug)
