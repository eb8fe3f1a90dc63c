"""Runs a tournament: blocks in order into the results file, until there are enough or the
sequential test is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cosmeeple.arena.engines import Engine, serial
from cosmeeple.arena.plan import BlockResult, Plan, play_block
from cosmeeple.arena.results import ResultsFile
from cosmeeple.arena.statistics import Sprt
from cosmeeple.arena.summary import share_in_block
from cosmeeple.kernel.engine.errors import BadFile


@dataclass(frozen=True)
class Finished:
    """The blocks that count, and the verdict of the sequential test ("" without one)."""

    blocks: tuple[BlockResult, ...]
    verdict: str
    #: How many of them were in the file before.
    resumed: int


def check_first(plan: Plan, results: ResultsFile) -> None:
    """Blocks of today must not join blocks that other rules or other bots played: the first one is
    played again."""
    if results.blocks and plan.is_exact and play_block(plan, 0) != results.blocks[0]:
        raise BadFile(
            results.path.name,
            2,
            "the rules or the bots have changed since: it goes otherwise now; give another --out",
        )


def run(
    plan: Plan,
    path: Path,
    blocks: int,
    engine: Engine = serial,
    sprt: Sprt | None = None,
    on_block: Callable[[list[BlockResult]], None] | None = None,
) -> Finished:
    """Play what is missing. The same plan ends with the same file, however often it was
    interrupted, on any engine."""
    with ResultsFile(path, plan) as results:
        counted: list[BlockResult] = []
        values: list[float] = []
        resumed = len(results.blocks)
        check_first(plan, results)
        for block in results.blocks[:blocks]:
            counted.append(block)
            values.append(share_in_block(plan, block, 0))
            if sprt and sprt.verdict(values):
                return Finished(tuple(counted), sprt.verdict(values), len(counted))
        if on_block:
            on_block(counted)
        if len(counted) >= blocks:
            return Finished(tuple(counted), "", len(counted))
        playing = engine(plan, range(len(counted), blocks))
        try:
            for block in playing:
                results.append(block)
                counted.append(block)
                values.append(share_in_block(plan, block, 0))
                if on_block:
                    on_block(counted)
                if sprt and sprt.verdict(values):
                    break
        finally:
            close = getattr(playing, "close", None)
            if callable(close):
                close()
        return Finished(tuple(counted), sprt.verdict(values) if sprt else "", resumed)
