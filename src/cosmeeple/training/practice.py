"""`cosmeeple train GAME` for games with a policy: rounds of games of the policy against itself on
all cores, then a lesson from them (`reinforce.py`), until the rounds or the minutes are over.

The folder holds `settings.json`, `progress.jsonl` (a line for each round), `state.npz` (to go on
from) and the file that is played with, `policy.bin`; every so many rounds a copy with the number of
the round. What goes into the package is copied by hand, after matches: foreseeing better is not
playing better.
"""

from __future__ import annotations

import gc
import json
import os
import random
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from cosmeeple.bots.host import seed_for
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.thinking.net import WHOLE
from cosmeeple.kernel.thinking.netfile import dump_net, load_net
from cosmeeple.kernel.thinking.policy import OUT, play_recorded, utility
from cosmeeple.kernel.thinking.subject import FILE, POLICY, Subject
from cosmeeple.training.learn import model_of
from cosmeeple.training.reinforce import SEAT_ROOM, Drill, Games, PolicyLearner

#: Player counts by how often they are played for learning: two players are what people play most.
OFTEN = {1: 2, 2: 4, 3: 1, 4: 2}


@dataclass(frozen=True)
class Practice:
    """A whole training of a policy."""

    slug: str
    rounds: int = 20
    #: Games of a round, in pieces of so many.
    games: int = 400
    each: int = 50
    workers: int = 2
    seed: int = 1
    minutes: float = 600.0
    #: Answers out of 1024 that are any.
    errors: int = 8
    #: A copy of the file is kept every so many rounds.
    keep: int = 20
    drill: Drill = field(default_factory=Drill)


def subject_of(slug: str) -> Subject | None:
    """What the game says about its policy; None where it has none."""
    nets = load_game(slug).part("nets")
    found = getattr(nets, "SUBJECT", None)
    return found if isinstance(found, Subject) else None


def practise(
    slug: str, path: Path, seed: int, games: int, errors: int
) -> tuple[Games, list[tuple[int, float]]]:
    """So many games of the policy against itself; with the mean score of each, by number of
    players."""
    gc.disable()  # tables have no cycles
    subject = subject_of(slug)
    assert subject is not None
    mind = subject.mind(path, 16)
    luck = random.Random(seed)  # noqa: S311
    counts = [count for count in subject.variants for _ in range(OFTEN.get(count, 1))]
    heads, traits, options = array("H"), array("H"), array("H")
    numbers: list[int] = []
    ends = np.zeros((games, SEAT_ROOM), np.float32)
    scores: list[tuple[int, float]] = []
    for number in range(games):
        seats = luck.choice(counts)
        table = subject.game.new(
            seats, seed * 100_003 + number, luck.choice(list(subject.variants[seats]))
        )
        rng = Rng(state_from_seed(seed_for("practice", seed * 100_003 + number)))
        record = play_recorded(mind, table, rng, errors, subject.longest)
        heads.extend(record.heads)
        traits.extend(record.traits)
        options.extend(record.options)
        numbers += [number] * (len(record.heads) // 5)
        result = subject.game.outcome(table.state)
        for seat in range(seats):
            part = OUT if record.out >> seat & 1 else 1
            ends[number, seat] = utility(result, seat, subject.points) / WHOLE / part
        scores.append((seats, sum(result.scores[:seats]) / seats))
    rows = np.array(heads, np.uint16).reshape(-1, 5)
    found = Games(
        rows,
        np.array(traits, np.uint16),
        np.array(options, np.uint16),
        np.array(numbers, np.int32),
        ends,
    )
    return found, scores


class Practising:
    """A training of a policy and its folder."""

    def __init__(self, practice: Practice, folder: Path, begin: Path | None = None) -> None:
        self.practice = practice
        self.folder = folder
        subject = subject_of(practice.slug)
        if subject is None:
            raise BadInput(f"{practice.slug} has no policy to train")
        self.subject = subject
        folder.mkdir(parents=True, exist_ok=True)
        self.learner = PolicyLearner(subject, practice.drill)
        self.done = 0
        self.began = time.perf_counter()
        if (folder / "state.npz").is_file():
            with np.load(folder / "state.npz") as found:
                self.learner.restore({name: found[name] for name in found.files if name != "done"})
                self.done = int(found["done"])
        elif begin is not None:
            self.begin_with(begin)
        (folder / "settings.json").write_text(
            json.dumps(asdict(practice), indent=1), encoding="utf-8"
        )
        self.write()

    def begin_with(self, path: Path) -> None:
        """Learn on from a file."""
        _, weights = load_net(path, self.subject.digest())
        self.learner.critic = model_of(weights)
        table = (
            np.array(weights.tables[POLICY], np.float32).reshape(-1, self.subject.known).T / 32.0
        )
        self.learner.actor.parts[POLICY] = np.ascontiguousarray(table)
        self.learner.place()

    def run(self, say: Callable[[str], None], advance: Callable[[str, int, int], None]) -> Path:
        practice = self.practice
        with ProcessPoolExecutor(practice.workers, get_context("spawn")) as pool:
            while (
                self.done < practice.rounds
                and time.perf_counter() - self.began < practice.minutes * 60
            ):
                say(self.round(pool, advance))
        return self.folder / FILE

    def round(self, pool: ProcessPoolExecutor, advance: Callable[[str, int, int], None]) -> str:
        """Games, a lesson, the file; what happened, in a line."""
        practice = self.practice
        start = time.perf_counter()
        pieces = -(-practice.games // practice.each)
        first = practice.seed * 1_000_000 + self.done * 1000
        jobs = [
            pool.submit(
                practise,
                practice.slug,
                self.folder / FILE,
                first + piece,
                practice.each,
                practice.errors,
            )
            for piece in range(pieces)
        ]
        parts: list[Games] = []
        scores: dict[int, list[float]] = {}
        for number, job in enumerate(as_completed(jobs)):
            part, some = job.result()
            parts.append(part)
            for seats, score in some:
                scores.setdefault(seats, []).append(score)
            advance(f"round {self.done + 1}", number + 1, pieces)
        played = time.perf_counter() - start
        games = Games.joined(parts)
        self.learner.load(games)
        told: dict[str, Any] = self.learner.learn()
        self.done += 1
        told |= {"round": self.done, "answers": len(games.heads), "games": pieces * practice.each}
        told |= {
            "scores": {
                seats: round(sum(some) / len(some), 1) for seats, some in sorted(scores.items())
            }
        }
        told |= {
            "played_s": round(played, 1),
            "learned_s": round(time.perf_counter() - start - played, 1),
        }
        self.write()
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
        return " ".join(
            f"{name}={each:.4f}" if isinstance(each, float) else f"{name}={each}"
            for name, each in told.items()
        )

    def write(self) -> None:
        source: dict[str, Any] = {"rounds": self.done, "practice": asdict(self.practice)}
        body = dump_net(
            self.subject.about(self.practice.drill.width, source), self.learner.weights()
        )
        beside = self.folder / "policy.part"
        beside.write_bytes(body)
        os.replace(beside, self.folder / FILE)
        if self.done and self.done % self.practice.keep == 0:
            (self.folder / f"policy.{self.done}.bin").write_bytes(body)
        state = self.folder / "state.part.npz"
        everything: dict[str, Any] = {"done": np.array(self.done), **self.learner.state()}
        np.savez(state, **everything)
        os.replace(state, self.folder / "state.npz")
