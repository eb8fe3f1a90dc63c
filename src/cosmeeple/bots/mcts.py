"""The tree-search bot: `kernel/thinking/search.py` with a budget, kept trees, processes and
explanations."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import thread_time

from cosmeeple.bots.base import Asked, Ply, Thinker, Thought, Weighed
from cosmeeple.bots.judging import dealer, frame_kinds, frame_secrets, judge_for
from cosmeeple.bots.simple import ENDLESS, FOREVER
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.thinking.lookahead import TO_THE_END, try_turns
from cosmeeple.kernel.thinking.search import (
    HORIZON,
    UNSEEN,
    Considered,
    Search,
    Settings,
    edge_parts,
)

#: Fewer guesses at what is hidden say too little.
FEWEST_DEALS = 4


@dataclass(frozen=True)
class Knobs:
    """How the search explores; docs/laboratory.md tells how these defaults were found."""

    explore: float = 0.4
    bias: float = 4.0
    bias_after: int = 3
    finish: int = HORIZON
    tries: int = 0
    #: Own turns below a leaf; 0: one, alone as many as the game says.
    turns: int = 0
    depth: int = TO_THE_END
    playout: float = 0.0
    span: float = 0.02
    #: The options at the root start with what one's own turn can lead to: deals, tries in each (0:
    #: as many as the game says), visits it counts for.
    root_deals: int = 60
    root_tries: int = 0
    root_bias: float = 40.0
    #: No new deal there after this share of the time, the rest is for the tree; with a budget of
    #: iterations one deal for so many of them.
    root_share: float = 0.6
    root_every: int = 50

    def settings(self, game: Game, seats: int) -> Settings:
        """The same for the compiled search."""
        return Settings(
            self.explore,
            self.bias,
            self.bias_after,
            self.finish,
            self.tries,
            self.depth,
            self.playout,
            self.span,
            self.turns or (1 if seats > 1 else game.turns_alone),
        )

    def deals_at_root(self, iterations: int) -> int:
        """How many deals a search of so many iterations begins with."""
        return min(self.root_deals, max(FEWEST_DEALS, iterations // self.root_every))


@dataclass
class MctsBot(Thinker):
    """Information-set Monte Carlo tree search within a budget of iterations, of seconds, or of
    both.

    With iterations alone it is deterministic under a seed. With several processes each searches its
    share of the iterations on its own and the visits are added up; the result depends on their
    number, not on their speed.
    """

    iterations: int = ENDLESS
    seconds: float = FOREVER
    knobs: Knobs = field(default_factory=Knobs)
    processes: int = 1
    reuse: bool = True
    _search: Search | None = None
    _trail: tuple[Ply, ...] = ()

    def think(self, asked: Asked) -> Thought:
        if len(asked.options) == 1:
            return Thought(asked.options[0])
        if self.processes > 1:
            from cosmeeple.bots.parallel import search_in_processes

            found = search_in_processes(
                asked, self.iterations, self.seconds, self.knobs, self.processes
            )
        else:
            found = self.search(asked)
        return thought_of(asked, found)

    def search(self, asked: Asked) -> list[Considered]:
        """The options considered, in the order of their picks."""
        knobs = self.knobs
        search = self.kept_search(asked)
        began = thread_time()
        if knobs.root_deals:
            limit = self.seconds * knobs.root_share
            picks, values = try_turns(
                search.judge,
                search.deal,
                asked.table,
                asked.seat,
                asked.rng,
                knobs.deals_at_root(self.iterations),
                knobs.root_tries or asked.game.plan_tries,
                limit,
            )
            search.set_priors(asked.kind, picks, values, knobs.root_bias)
        left = self.seconds - (thread_time() - began)
        search.run(asked.table, asked.rng, self.iterations, max(left, 0.0))
        return search.considered(asked.kind, asked.options)

    def kept_search(self, asked: Asked) -> Search:
        """The trees of the last decision, moved on by what has been answered since; new ones if
        that is not known."""
        before, kept = self._trail, self._search
        if kept and self.reuse and asked.trail is not None and asked.trail[: len(before)] == before:
            for step in asked.trail[len(before) :]:
                kept.advance(*step)
            search = kept
        else:
            search = new_search(asked, self.knobs)
        self._search, self._trail = search, asked.trail or ()
        return search


def new_search(asked: Asked, knobs: Knobs) -> Search:
    """A search that knows nothing yet."""
    game = asked.game
    return Search(
        judge_for(game, asked.seats),
        dealer(game),
        frame_kinds(game),
        frame_secrets(game),
        asked.seat,
        knobs.settings(game, asked.seats),
    )


def thought_of(asked: Asked, found: list[Considered]) -> Thought:
    """The most visited option wins, the better one of two; all of them are reported."""
    ordered = sorted(found, key=lambda each: (-each.visits, -each.value, each.pick))
    options = tuple(
        Weighed(
            each.pick,
            asked.text(each.pick),
            each.visits,
            each.value,
            line_text(asked.game, each.line),
        )
        for each in ordered
    )
    return Thought(ordered[0].pick, options, "share", sum(each.visits for each in found))


def line_text(game: Game, line: list[int]) -> tuple[str, ...]:
    """Edges of a tree as people read them: "B sail:ross"; a secret answer is "B ?"."""
    texts = []
    for code in line:
        kind, seat, pick = edge_parts(code)
        frame = game.frames[kind]
        texts.append(f"{SEAT_LETTERS[seat]} {'?' if pick == UNSEEN else notation(frame, pick)}")  # type: ignore[arg-type]
    return tuple(texts)
