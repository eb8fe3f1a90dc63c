"""The training loop: `cosmeeple train GAME` plays games, learns from them, and begins again with
what it has learned.

Everything lies in one folder: `settings.json` (how it was begun), `progress.jsonl` (a line for each
generation), `positions-*.npz`, and the networks `NAME.N.bin`, N being the generation. Stopped at
any moment it goes on from the last generation that is complete. What is written to the package is a
copy of the newest network: that is done by hand, after matches, because foreseeing better is not
playing better.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.thinking.netfile import About, dump_net, load_net
from cosmeeple.training.learn import Learner, Lesson, Model, model_of, new_model, rounded
from cosmeeple.training.positions import Positions
from cosmeeple.training.selfplay import Manner, play_some, subject


@dataclass(frozen=True)
class Course:
    """A whole training."""

    slug: str
    #: The file of the network; it says for which player counts.
    name: str
    generations: int = 3
    #: Games of a generation, in files of so many.
    games: int = 2000
    each: int = 50
    workers: int = 2
    seed: int = 1
    #: Generations whose positions are learned from.
    window: int = 4
    manner: Manner = field(default_factory=Manner)
    lesson: Lesson = field(default_factory=Lesson)


class Training:
    """A course in its folder."""

    def __init__(
        self, course: Course, folder: Path, begin: Path | None, more: Sequence[Path]
    ) -> None:
        self.course = course
        self.folder = folder
        self.more = more
        self.subject = subject(course.slug)
        if course.name not in self.subject.NETS:
            raise BadInput(
                f"{course.slug} has no network {course.name!r}; it has "
                f"{', '.join(self.subject.NETS)}"
            )
        folder.mkdir(parents=True, exist_ok=True)
        self.begin = begin
        self.remember()

    def remember(self) -> None:
        """The settings are written down once; another course needs another folder."""
        path = self.folder / "settings.json"
        wanted = asdict(self.course) | {"generations": 0, "workers": 0}
        if path.exists():
            before = json.loads(path.read_text(encoding="utf-8"))
            if before != wanted:
                raise BadInput(f"{self.folder} holds a training with other settings: {path}")
        else:
            path.write_text(json.dumps(wanted, indent=1), encoding="utf-8")

    def net(self, generation: int) -> Path:
        return self.folder / f"{Path(self.course.name).stem}.{generation}.bin"

    def done(self) -> int:
        """The last generation that is complete; -1: none."""
        number = -1
        while self.net(number + 1).is_file():
            number += 1
        return number

    def run(self, say: Callable[[str], None], advance: Callable[[str, int, int], None]) -> Path:
        """All generations that are still missing."""
        if self.done() < 0:
            self.first(say, advance)
        for generation in range(self.done() + 1, self.course.generations + 1):
            self.play(generation, say, advance)
            self.learn(generation, say, advance)
        return self.net(self.done())

    def first(self, say: Callable[[str], None], advance: Callable[[str, int, int], None]) -> None:
        """Generation 0: the network that it begins with, learned from positions given, or nothing
        learned yet."""
        if self.begin is not None:
            load_net(self.begin, self.subject.inputs_digest())
            self.net(0).write_bytes(self.begin.read_bytes())
        elif self.more:
            self.learn(0, say, advance)
        else:
            model = new_model(self.subject.COUNT, len(self.subject.HEADS), self.course.lesson)
            tables = {name: [0] * size for name, size in self.subject.TABLES.items()}
            self.write(0, model.parts, tables, {"games": 0})

    def play(
        self, generation: int, say: Callable[[str], None], advance: Callable[[str, int, int], None]
    ) -> None:
        """The games of a generation, with the network before it."""
        course = self.course
        files = -(-course.games // course.each)
        seeds = [course.seed * 1000 + generation * 100_000 + number for number in range(files)]
        missing = [seed for seed in seeds if not (self.folder / f"positions-{seed}.npz").exists()]
        seats = self.subject.NETS[course.name]
        work = (course.slug, self.net(generation - 1), seats)
        began = time.perf_counter()
        games = positions = 0
        with ProcessPoolExecutor(course.workers, get_context("spawn")) as pool:
            jobs = [
                pool.submit(play_some, *work, seed, course.each, course.manner, self.folder)
                for seed in missing
            ]
            for done, job in enumerate(as_completed(jobs), files - len(missing) + 1):
                played, some = job.result()
                games += played
                positions += some
                advance(f"generation {generation}: games", done, files)
        pace = games / max(0.001, time.perf_counter() - began)
        say(f"generation {generation}: {games} games played ({pace:.1f}/s), {positions} positions")

    def files(self, generation: int) -> list[Path]:
        """The positions that a generation learns from."""
        course = self.course
        files = -(-course.games // course.each)
        found = list(self.more)
        for number in range(max(1, generation - course.window + 1), generation + 1):
            found += [
                self.folder / f"positions-{course.seed * 1000 + number * 100_000 + place}.npz"
                for place in range(files)
            ]
        return found

    def learn(
        self, generation: int, say: Callable[[str], None], advance: Callable[[str, int, int], None]
    ) -> None:
        course = self.course
        positions = Positions.joined([Positions.load(path) for path in self.files(generation)])
        model: Model
        if generation > 0:
            model = model_of(load_net(self.net(generation - 1), self.subject.inputs_digest())[1])
        else:
            model = new_model(self.subject.COUNT, len(self.subject.HEADS), course.lesson)
        learner = Learner(positions, model, self.subject.COUNT, course.lesson)
        total = len(learner.learning) * course.lesson.epochs
        learned = 0

        def tell(count: int) -> None:
            nonlocal learned
            learned += count
            advance(f"generation {generation}: learning", learned, total)

        games = int(positions.game.max()) + 1
        say(
            f"generation {generation}: learning from {len(positions)} positions of {games} "
            f"games on {learner.device}"
        )
        learner.learn(tell, say)
        tables = {name: learner.worths(*self.subject.WORTH_FROM) for name in self.subject.TABLES}
        value, choice = learner.check()
        about = {
            "games": games,
            "positions": len(positions),
            "value": round(value, 5),
            "choice": round(choice, 5),
        }
        self.write(generation, learner.arrays(), tables, about)

    def write(
        self,
        generation: int,
        parts: dict[str, Any],
        tables: dict[str, list[int]],
        found: dict[str, Any],
    ) -> None:
        """The network, and a line about it."""
        course = self.course
        source = {"generation": generation, **found, "course": asdict(course)}
        about = About(
            course.slug,
            self.subject.inputs_digest(),
            self.subject.COUNT,
            course.lesson.width,
            list(self.subject.HEADS),
            self.subject.TABLES,
            source,
        )
        beside = self.net(generation).with_suffix(".part")
        beside.write_bytes(dump_net(about, rounded(parts, tables)))
        os.replace(beside, self.net(generation))
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({"generation": generation, **found}) + "\n")
