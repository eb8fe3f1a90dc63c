"""What a game tells about its policy: traits, the file, the games to learn from. `nets.py` of a
game has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
from cosmeeple.kernel.game import Game, action_offsets, load_game
from cosmeeple.kernel.thinking.foresight import Mind
from cosmeeple.kernel.thinking.netfile import About, Weights, load_net, net_of
from cosmeeple.kernel.thinking.policy import Policy, PolicyMind, Traits

#: The name of the weights of the policy in the file.
POLICY = "policy"
FILE = "policy.bin"


@dataclass(frozen=True)
class Subject:
    """`known` traits of `count` are what answers may depend on; a lead of `points` changes the
    share of the win by one unit. `variants`: the options of games that are played for learning, by
    number of players."""

    slug: str
    traits: Traits
    layout: Sequence[tuple[str, int]]
    known: int
    count: int
    points: int
    variants: Mapping[int, Sequence[Mapping[str, str]]]
    #: How much likelier likely answers become while bots play on, in sixteenths.
    sharp: int = 16
    #: A game that takes longer is judged where it stands while it is learned from.
    longest: int = 3000

    @property
    def game(self) -> Game:
        """The game that is learned."""
        return load_game(self.slug)

    def digest(self) -> str:
        """The fingerprint of what the traits and answers mean."""
        words = [f"{name}:{first}" for name, first in self.layout]
        words += [f"{action.frame}.{action.key}" for action in self.game.actions()]
        return blake2b(" ".join(words).encode(), digest_size=12).hexdigest()

    def bases(self) -> dict[type, int]:
        """By question: where its answer 0 is in the action space."""
        found: dict[type, int] = {}
        for frame in self.game.frames:
            if issubclass(frame, (Decision, Simultaneous)):
                first, domain = action_offsets(self.game)[frame.__name__]
                found[frame] = first - domain.picks[0]
        return found

    def mind(self, path: Path, sharp: int | None = None) -> PolicyMind:
        """A policy from its file, ready to answer."""
        return self.mind_with(load_net(path, self.digest())[1], sharp)

    def mind_with(self, weights: Weights, sharp: int | None = None) -> PolicyMind:
        """A policy of these weights, ready to answer."""
        policy = Policy(self.traits, weights.tables[POLICY], self.known, self.bases())
        sharpness = self.sharp if sharp is None else sharp
        return PolicyMind(policy, net_of(weights), self.game.outcome, self.points, sharpness)

    def about(self, width: int, source: dict[str, object]) -> About:
        """What a file says of itself before its numbers."""
        sizes = {POLICY: self.known * len(self.game.actions())}
        return About(self.slug, self.digest(), self.count, width, ["value"], sizes, source)


@cache
def shipped(slug: str) -> PolicyMind | None:
    """The mind of a game by the file beside its rules; None where there is none."""
    game = load_game(slug)
    nets = game.part("nets")
    path = game.folder() / FILE
    if nets is None or not path.is_file():
        return None
    subject: Subject = nets.SUBJECT
    return subject.mind(path)


def policy_of(slug: str) -> Callable[[int], Mind | None]:
    """For `Game.policy`: one for all player counts."""

    def mind(_seats: int) -> Mind | None:
        return shipped(slug)

    return mind
