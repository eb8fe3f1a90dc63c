"""The results file: a header line, then one line for each block, in order, each written to the disk
before the next.

Lines are only ever added. What an interruption left half-written at the end is cut off when the
tournament goes on.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

import msgspec

from cosmeeple.arena.plan import BlockResult, Plan, plan_from_header
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.system import hold_file


def read_results(path: Path) -> tuple[Plan, list[BlockResult]]:
    """The plan and the whole blocks of a file; a torn last line is left out."""
    plan, blocks, _ = parse(path, path.read_bytes())
    return plan, blocks


def parse(path: Path, data: bytes) -> tuple[Plan, list[BlockResult], int]:
    """Plan, blocks, and how many bytes of the file are whole lines."""
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if not lines:
        raise BadFile(path.name, 1, "this is no results file: it has no header")
    try:
        header = msgspec.json.decode(lines[0])
        plan = plan_from_header(header if isinstance(header, dict) else {})
    except (msgspec.DecodeError, BadInput) as error:
        raise BadFile(path.name, 1, str(error)) from None
    blocks: list[BlockResult] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            block = msgspec.json.decode(line, type=BlockResult)
        except msgspec.DecodeError as error:
            raise BadFile(path.name, number, f"damaged: {error}") from None
        if block.block != len(blocks) or len(block.games) != len(plan.lineups):
            raise BadFile(
                path.name,
                number,
                f"block {len(blocks)} with {len(plan.lineups)} games is wanted here",
            )
        blocks.append(block)
    return plan, blocks, len(whole)


class ResultsFile:
    """The file of a running tournament; one process at a time holds it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.blocks: list[BlockResult] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = open(path, "a+b")  # noqa: SIM115 - closed by the context manager below
        try:
            self.lock()
            self.file.seek(0)
            data = self.file.read()
            if b"\n" in data:
                self.go_on(plan, data)
            else:
                self.file.truncate(0)
                self.write(msgspec.json.encode(plan.header()))
        except BaseException:
            self.file.close()
            raise

    def lock(self) -> None:
        """BadInput where another tournament writes the same file."""
        try:
            hold_file(self.file.fileno())
        except OSError:
            raise BadInput(f"{self.path.name} is being written by another tournament") from None

    def go_on(self, plan: Plan, data: bytes) -> None:
        """Take over what is there, if it belongs to the same plan."""
        before, self.blocks, size = parse(self.path, data)
        if before != plan:
            mine, theirs = plan.header(), before.header()
            different = [key for key in mine if mine[key] != theirs[key]]
            raise BadFile(
                self.path.name,
                1,
                (
                    f"belongs to another tournament ({', '.join(different)} differ); give "
                    "another --out"
                ),
            )
        self.file.truncate(size)

    def append(self, block: BlockResult) -> None:
        """One more block, on disk before it counts."""
        self.write(msgspec.json.encode(block))
        self.blocks.append(block)

    def write(self, line: bytes) -> None:
        """A line, flushed to the disk."""
        self.file.write(line + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()
