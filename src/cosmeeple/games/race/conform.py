"""Comparison with recorded games of an independent program: its draws and picks are fed into our
engine, and every offer of cards, every state at the end of a round and the final scores must be the
same [RAC-R04, RAC-R09, RAC-R31].

The files are xz-compressed JSON lines, one object a line: `game`, `draw`, `choice`, `log`, `start`,
`round_end`, `final_round_end`, `scores`. The program asks some questions that ours answers itself
(only one possibility) and the other way round; where it asks for Wormhole Prospectors after the
reveal, we look ahead (RAC-R09).
"""

from __future__ import annotations

import json
import lzma
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cosmeeple.games.race.components import load_kit
from cosmeeple.games.race.conform_draws import Difference, KnownDifference
from cosmeeple.games.race.conform_game import Record
from cosmeeple.games.race.conform_replay import Replay
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.kernel.engine.errors import BadFile

#: The other program ends every game after this round; by the rules it goes on [RAC-181].
STOP_AFTER: Final = 30


class Conformed(NamedTuple):
    """How one recorded game compared: no difference means that all was the same."""

    file: str
    game: int
    rounds: int
    choices: int
    difference: str
    #: Differences with a known reason, after which the comparison went on, in words.
    remarks: tuple[str, ...] = ()
    #: The difference has a known reason; what comes after it was not compared.
    known: bool = False

    @property
    def failed(self) -> bool:
        return self.difference != "" and not self.known

    def __str__(self) -> str:
        where = f"{self.file} game {self.game}"
        if self.failed:
            return (
                f"{where}: DIFFERENT in round {self.rounds}, after {self.choices} "
                f"choices: {self.difference}"
            )
        if self.known:
            where = (
                f"{where}: same until round {self.rounds}, {self.choices} choices, then "
                "not comparable"
            )
            return "; ".join((where, self.difference, *self.remarks))
        return "; ".join(
            (f"{where}: same, {self.rounds} rounds, {self.choices} choices", *self.remarks)
        )


def conform(paths: list[Path], stop_after: int = STOP_AFTER) -> Iterator[Conformed]:
    """Compare all games of the files, one result each. A record may end after the round
    `stop_after` (0: none)."""
    kit = load_kit()
    for path in paths:
        for number, records in enumerate(recorded_games(path)):
            yield compared(kit, records, path.name, number, stop_after)


def compared(
    kit: RaceKit, records: list[Record], file: str, number: int, stop_after: int
) -> Conformed:
    """One game: our engine beside the record until the first difference."""
    replay = Replay(kit, records, stop_after)
    difference = ""
    known = False
    try:
        replay.play()
    except Difference as found:
        difference = str(found)
        known = isinstance(found, KnownDifference)
    rounds = replay.table.state.round if difference else replay.game.last_round
    return Conformed(file, number, rounds, replay.count, difference, tuple(replay.remarks), known)


def summary(results: list[Conformed]) -> list[str]:
    """All games in a few lines: how many were the same, and how often each known reason was met."""
    failed = len([result for result in results if result.failed])
    reasons = Counter(
        [
            words
            for result in results
            for words in (*result.remarks, *([result.difference] if result.known else []))
        ]
    )
    lines = [f"{len(results)} game{'' if len(results) == 1 else 's'}: {failed} different"]
    lines.extend(
        [
            f"in {count} of them, for a known reason: {words}"
            for words, count in reasons.most_common()
        ]
    )
    return lines


def recorded_games(path: Path) -> list[list[Record]]:
    """The games of a file, each as its records; BadFile when it is none."""
    games: list[list[Record]] = []
    number = 0
    try:
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                number += 1
                record = json.loads(line)
                if "game" in record:
                    games.append([])
                games[-1].append(record)
    except FileNotFoundError:
        raise BadFile(str(path), None, "there is no such file") from None
    except (OSError, lzma.LZMAError, EOFError, ValueError, IndexError) as error:
        raise BadFile(path.name, number, f"is no recorded game: {error}") from None
    if not games:
        raise BadFile(path.name, None, "holds no recorded game")
    return games
