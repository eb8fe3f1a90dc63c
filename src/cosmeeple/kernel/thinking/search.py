"""Monte Carlo tree search for games with secrets and two to five players. Compiled; knows no game.

Multiple-observer information-set search (Cowling, Powley and Whitehouse, 2012): every iteration
deals the table again from what the searching seat knows and walks one tree for each seat. A seat's
tree branches on what that seat sees: its own answers and the open answers of others; a secret
answer of another seat is one branch whatever it was. So no seat in the search reacts to what it
cannot know. Chance is not in the trees: iterations through a node average over it.

Values are a vector with an entry for each seat, in points; each seat maximises its own (max^n). A
new option starts with a few visits' worth of the game's evaluation after it (progressive bias),
which real visits outweigh with time. Below the tree the seats play what looks best at once up to a
common horizon, or at random for some decisions, and the evaluation judges what has come of it
(early cut-off).
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.lookahead import (
    Deal,
    Judge,
    Stopwatch,
    asked_first,
    finish_turn,
    forget_answers,
    play_on,
    play_to_horizon,
)

SEAT_ROOM: Final = 8
PICK_ROOM: Final = 1 << 20
#: How far a leaf is played on before it is judged: not at all, to the end of the turn there, to the
#: own next turn.
LEAF: Final = 0
TURN: Final = 1
HORIZON: Final = 2
#: No prior yet: below every value.
UNKNOWN: Final = -1e18
#: In the place of a pick: an answer that the owner of the tree does not see.
UNSEEN: Final = -2


def edge(kind: int, seat: int, pick: int) -> int:
    """One number for "this seat answers this kind of question so"."""
    return (kind * SEAT_ROOM + seat) * PICK_ROOM + pick - UNSEEN


def edge_parts(code: int) -> tuple[int, int, int]:
    """Kind, seat and pick of an edge.

    >>> edge_parts(edge(7, 3, -1))
    (7, 3, -1)
    """
    head = code // PICK_ROOM
    return head // SEAT_ROOM, head % SEAT_ROOM, code % PICK_ROOM + UNSEEN


@final
class Node:
    """What is known about one branch: how often taken, how often it could have been, the sum of its
    owner's values."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.faith: float = 0.0  # visits that the prior counts for
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


@final
class Considered:
    """One option at the root, as the search sees it. `line` is how the game would go on, as
    edges."""

    def __init__(self, pick: int, visits: int, value: float, line: list[int]) -> None:
        self.pick: Final = pick
        self.visits: Final = visits
        self.value: Final = value
        self.line: Final = line


@final
class Settings:
    """The knobs of the search; docs/bots.md says what they do, docs/laboratory.md how their
    defaults were found."""

    def __init__(
        self,
        explore: float,
        bias: float,
        bias_after: int,
        finish: int,
        tries: int,
        depth: int,
        playout: float,
        span: float,
        turns: int,
    ) -> None:
        self.explore: Final = explore  # how much an untried option is worth a look
        self.bias: Final = bias  # visits that the evaluation counts for; 0 switches it off
        self.bias_after: Final = bias_after  # visits of a node before its options are evaluated
        self.finish: Final = (
            finish  # how far a leaf is played on by the evaluation: LEAF, TURN or HORIZON
        )
        self.tries: Final = tries  # how many answers are tried for each turn that is played on so
        self.depth: Final = depth  # random decisions below the tree before the cut-off
        self.span: Final = (
            span  # the least range on which options are compared, so that noise is not blown up
        )
        self.turns: Final = turns  # own turns that are played on to the horizon
        # how much of a leaf's value they make up; the rest is how the leaf itself looks
        self.playout: Final = playout


@final
class Search:
    """The trees of one search, one for each seat; they can be kept from one decision of a game to
    the next."""

    def __init__(
        self,
        judge: Judge,
        deal: Deal,
        kinds: dict[type, int],
        secrets: list[bool],
        seat: int,
        settings: Settings,
    ) -> None:
        self.judge: Final = judge
        self.deal: Final = deal
        self.kinds: Final = kinds
        self.secrets: Final = secrets
        self.seat: Final = seat
        self.settings: Final = settings
        self.roots: list[Node] = [Node(UNKNOWN) for _ in range(judge.seats)]
        self.iterations: int = 0

    def clear(self) -> None:
        """Forget everything; the next search begins again."""
        self.roots = [Node(UNKNOWN) for _ in range(self.judge.seats)]

    def advance(self, kind: int, seat: int, pick: int, secret: bool) -> None:
        """Somebody really answered: go on below that branch. Trees in which it is not found start
        again."""
        for owner in range(len(self.roots)):
            hidden = secret and owner != seat
            child = self.roots[owner].children.get(edge(kind, seat, UNSEEN if hidden else pick))
            self.roots[owner] = Node(UNKNOWN) if child is None else child

    def run(self, t: Table[Any], rng: Rng, iterations: int, seconds: float) -> int:
        """Search on from this table (already dealt again for the seat) within the budget; returns
        the iterations."""
        watch = Stopwatch(seconds)
        done = 0
        while done < iterations and (done == 0 or not watch.has_rung()):
            dealt = self.deal(t, self.seat, rng)
            forget_answers(dealt, self.seat)
            self.iterate(dealt, rng)
            done += 1
        self.iterations += done
        return done

    def iterate(self, t: Table[Any], rng: Rng) -> None:
        """Down the trees to a new branch, on at random, judge, and back up."""
        nodes = self.roots.copy()
        for root in nodes:
            root.visits += 1
        taken: list[Node] = []
        owners: list[int] = []
        while len(t.agenda) > 0:
            seat = self.seat if asked_first(t, self.seat) else t.decider
            legal = t.legal_for(seat)
            kind = self.kinds[type(t.agenda[-1])]
            child_pick = self.select(t, nodes[seat], kind, seat, legal, rng)
            secret = self.secrets[kind]
            t.answer(seat, child_pick)
            for owner in range(len(nodes)):
                if owner != seat:
                    nodes[owner] = step(
                        nodes[owner], edge(kind, seat, UNSEEN if secret else child_pick)
                    )
            chosen = nodes[seat].children[edge(kind, seat, child_pick)]
            nodes[seat] = chosen
            taken.append(chosen)
            owners.append(seat)
            if chosen.visits == 0:
                break
        values = self.judge_leaf(t, rng)
        for i in range(len(taken)):
            node = taken[i]
            node.visits += 1
            node.total += values[owners[i]]

    def judge_leaf(self, t: Table[Any], rng: Rng) -> list[float]:
        """How the game looks after a few sensible turns, mixed with how a random game goes on from
        there."""
        settings = self.settings
        if settings.finish == TURN:
            t = finish_turn(self.judge, t, rng, settings.tries)
        elif settings.finish == HORIZON:
            t = play_to_horizon(self.judge, t, self.seat, rng, settings.tries, settings.turns)
        if settings.playout >= 1.0 or len(t.agenda) == 0:
            play_on(t, rng, settings.depth)
            return self.judge.values(t)
        values = self.judge.values(t)
        if settings.playout > 0.0:
            play_on(t, rng, settings.depth)
            later = self.judge.values(t)
            for seat in range(len(values)):
                values[seat] += settings.playout * (later[seat] - values[seat])
        return values

    def select(
        self, t: Table[Any], node: Node, kind: int, seat: int, legal: vec[i64], rng: Rng
    ) -> int:
        """The option with the highest upper bound among those that are legal in this deal."""
        settings = self.settings
        base = edge(kind, seat, 0)
        children = node.children
        if settings.bias > 0.0 and node.visits >= settings.bias_after:
            self.evaluate_new(t, node, base, seat, legal)
        # Priors are looks at another moment than values, so only what they say of options against
        # each other counts: the best prior stands for what has come of this node so far.
        top = UNKNOWN
        visits = 0
        total = 0.0
        for pick in legal:
            child = children.get(base + pick)
            if child is None:
                child = Node(UNKNOWN)
                children[base + pick] = child
            child.available += 1
            visits += child.visits
            total += child.total
            top = max(top, child.prior)
        shift = total / visits - top if visits > 0 else 0.0
        means: list[float] = []
        weights: list[float] = []
        chances: list[int] = []
        low = 1e18
        high = -1e18
        for pick in legal:
            child = children[base + pick]
            weight = child.visits + child.faith
            total = child.total
            if child.faith > 0.0:
                total += child.faith * (child.prior + shift)
            mean = total / weight if weight > 0.0 else 0.0
            means.append(mean)
            weights.append(weight)
            chances.append(child.available)
            if weight > 0.0:
                low = min(low, mean)
                high = max(high, mean)
        # Options are compared on the range that they span here: late choices often differ by
        # little, and still matter.
        span = max(high - low, settings.span * self.judge.scale)
        best = -1e18
        found = legal[0]
        ties = 1
        for i in range(len(legal)):
            bound = 1e9
            if weights[i] > 0.0:
                bound = (means[i] - low) / span + settings.explore * math.sqrt(
                    math.log(chances[i] + 1.0) / weights[i]
                )
            if bound > best:
                best = bound
                found = legal[i]
                ties = 1
            elif bound == best:
                ties += 1
                if rng.below(ties) == 0:
                    found = legal[i]
        return found

    def evaluate_new(
        self, t: Table[Any], node: Node, base: int, seat: int, legal: vec[i64]
    ) -> None:
        """Give the options without a prior one: the value of the table right after them."""
        children = node.children
        for pick in legal:
            child = children.get(base + pick)
            if child is None:
                child = Node(UNKNOWN)
                children[base + pick] = child
            if child.prior <= UNKNOWN:
                copy = t.clone()
                copy.answer(seat, pick)
                child.prior = self.judge.value(copy, seat)
                child.faith = self.settings.bias

    def set_priors(self, kind: int, picks: list[int], values: list[float], faith: float) -> None:
        """Priors of the root's options from outside, for instance from a search of the whole
        turn."""
        children = self.roots[self.seat].children
        for i in range(len(picks)):
            code = edge(kind, self.seat, picks[i])
            child = children.get(code)
            if child is None:
                child = Node(UNKNOWN)
                children[code] = child
            child.prior = values[i]
            child.faith = faith

    def considered(self, kind: int, picks: list[int]) -> list[Considered]:
        """The options at the root in the order of their picks."""
        found: list[Considered] = []
        for pick in picks:
            child = self.roots[self.seat].children.get(edge(kind, self.seat, pick))
            if child is None:
                found.append(Considered(pick, 0, 0.0, []))
            else:
                value = self.judge.share(child.total / child.visits) if child.visits > 0 else 0.0
                found.append(Considered(pick, child.visits, value, line_from(child)))
        return found


def step(node: Node, code: int) -> Node:
    """The branch behind an edge in the tree of a seat that only looks on; a new one if need be."""
    child = node.children.get(code)
    if child is None:
        child = Node(UNKNOWN)
        node.children[code] = child
    child.visits += 1
    return child


def line_from(node: Node) -> list[int]:
    """The most visited branches below a node, while they rest on more than a guess."""
    line: list[int] = []
    while True:
        best = 1
        code = -1
        for each, child in node.children.items():
            if child.visits > best:
                best = child.visits
                code = each
        if code < 0 or len(line) >= 8:
            return line
        line.append(code)
        node = node.children[code]
