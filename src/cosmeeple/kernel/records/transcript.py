"""Recorded games: one readable text file that is a save, an export, a bug report and a test at
once.

    cosmeeple 1
    game antarctica
    rules 1
    components 1c5c04ee69d17e53
    players 2
    option placement=free
    seed 7
    chance blake2b
    table Xb81TfQ2c9La
    nonce A 3f62...
    commitment 9f0c...
    sealed yes
    ---
    A place:ross @5d1e0a9c77b1
    = areas.A.supply 2
    B place:wilkes @0b8f...
    end 2

`@` is a link of the digest chain: it depends on every move and every state before. A sealed file
(every save is) must have all its links and its `end`, so that damage and truncation are noticed.
Lines with `=` are expectations (see expect.py); a file written by hand needs neither links nor
`end`. An answer that was the only one may be left out: earlier rules gave some of them unasked. `#`
starts a comment. How `chance` is made of the seed and the nonces says chance.py; a file without it
draws by the quick generator.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmeeple.kernel.components import read_text
from cosmeeple.kernel.engine.chance import BY_SEED, QUICK, Draws, read_draws
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.journal import Told
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SAME, SEAT_LETTERS, Carry, Game, load_game, seat_number
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records import carry
from cosmeeple.kernel.records.codec import apply_text, digest
from cosmeeple.kernel.records.expect import fails

FORMAT = 1
LINK = 12


def commitment(seed: int) -> str:
    """What is shown before the first move: it fixes the seed and does not betray it."""
    return hashlib.blake2b(f"cosmeeple seed {seed}".encode(), digest_size=32).hexdigest()


def fresh_seed() -> int:
    """A seed that nobody can guess from its commitment."""
    return secrets.randbits(128)


class Move(NamedTuple):
    """One choice of one seat, and the link of the chain after it."""

    seat: int
    text: str
    link: str


@dataclass(frozen=True)
class Header:
    """Everything that a game's course depends on besides the choices."""

    slug: str
    rules_version: int
    components: str
    players: int
    options: Mapping[str, str]
    seed: int
    #: Who sits where, as the program that made the file understands it ("human", "bot:greedy", a
    #: name).
    seats: tuple[str, ...] = ()
    draws: Draws = BY_SEED

    def lines(self) -> list[str]:
        """As a file begins."""
        return [
            f"game {self.slug}",
            f"rules {self.rules_version}",
            f"components {self.components}",
            f"players {self.players}",
            *[f"option {key}={value}" for key, value in sorted(self.options.items())],
            f"seed {self.seed}",
            *self.draws.lines(),
        ]

    def link(self) -> str:
        """What the first link of the chain follows."""
        return "\n".join(self.lines())


def link_after(before: str, seat: int, text: str, position: str) -> str:
    """The link of a move: of the link before it, the move, and the digest of the position that it
    made."""
    line = f"{before}\n{SEAT_LETTERS[seat]} {text}\n{position}"
    return hashlib.blake2b(line.encode(), digest_size=LINK // 2).hexdigest()


@dataclass
class Carried:
    """A record of older rules, carried over to the present ones: see carry.py."""

    version: int
    #: The moves of the record, its links, and how many of them hold: where one does, the position
    #: is the recorded one.
    moves: int = 0
    links: int = 0
    held: int = 0
    last_held: bool = False


@dataclass
class Match:
    """A game being played or replayed: its table, its moves and what each of them made happen."""

    game: Game
    header: Header
    kit: Kit
    table: Table[Any]
    moves: list[Move] = field(default_factory=list)
    #: What happened before the first move, then after each move.
    happened: list[list[Told]] = field(default_factory=list)
    #: The record was made with older rules and carried over.
    carried: Carried | None = None

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        kit: Kit | None = None,
        seats: tuple[str, ...] = (),
        draws: Draws = BY_SEED,
    ) -> Match:
        """A new game; without a seed, one that nobody can guess."""
        kit = kit or game.kit()
        seed = fresh_seed() if seed is None else seed
        chosen = game.full_options(players, options)
        table = game.new(players, seed, chosen, kit=kit, telling=True, chance=draws.generator(seed))
        header = Header(
            game.slug, game.rules_version, kit.edition, players, chosen, seed, seats, draws
        )
        return cls(game, header, kit, table, [], [taken_from(table)])

    def play(self, seat: int, text: str) -> list[Told]:
        """A seat's choice; returns what it made happen. IllegalChoice changes nothing."""
        apply_text(self.table, seat, text)
        told = taken_from(self.table)
        self.moves.append(Move(seat, text, self.next_link(seat, text)))
        self.happened.append(told)
        return told

    def next_link(self, seat: int, text: str) -> str:
        """The link of the chain after this move, which has been made."""
        before = self.moves[-1].link if self.moves else self.header.link()
        return link_after(before, seat, text, digest(self.table))

    def back_to(self, count: int) -> Match:
        """The same game after its first `count` moves, replayed: how undo works."""
        if not 0 <= count <= len(self.moves):
            raise BadInput(f"the game has {len(self.moves)} moves; there is no move {count}")
        header = self.header
        again = Match.start(
            self.game,
            header.players,
            header.seed,
            header.options,
            self.kit,
            header.seats,
            header.draws,
        )
        for move in self.moves[:count]:
            again.play(move.seat, move.text)
        return again

    def dumps(self) -> str:
        """The whole game as a sealed text."""
        return written(self.header, self.moves)

    def save(self, path: Path) -> None:
        """Write atomically: a crash leaves the old file or the new one, never half of either."""
        write_atomically(path, self.dumps())


def written(header: Header, moves: Sequence[Move]) -> str:
    """A recorded game as a sealed text. It needs no table: also games whose rules nobody here knows
    any more."""
    lines = [
        f"cosmeeple {FORMAT}",
        *header.lines(),
        f"commitment {commitment(header.seed)}",
        *[f"seat {SEAT_LETTERS[seat]} {who}" for seat, who in enumerate(header.seats)],
        "sealed yes",
        "---",
        *[f"{SEAT_LETTERS[move.seat]} {move.text} @{move.link}" for move in moves],
        f"end {len(moves)}",
    ]
    return "\n".join(lines) + "\n"


def taken_from(table: Table[Any]) -> list[Told]:
    """What a table has told since it was last taken; nothing is left."""
    told = table.journal
    table.journal = []
    return told


def write_atomically(path: Path, text: str) -> None:
    """The whole text or nothing of it stands in the file, whatever happens."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@dataclass
class Reader:
    """Reads a transcript line by line; every complaint names the line."""

    name: str
    lines: list[str]
    at: int = 0
    #: The moves read, and the link after the last of them: the file's own chain, without answers
    #: left out.
    moves: int = 0
    link: str = ""
    #: From the rules of the file to the present ones.
    way: Carry = SAME

    def bad(self, reason: str) -> BadFile:
        """What is wrong with the line that was read last."""
        return BadFile(self.name, self.at, reason)

    def next_line(self) -> str | None:
        """The next line with anything on it, without comments."""
        while self.at < len(self.lines):
            line = self.lines[self.at].split("#", 1)[0].strip()
            self.at += 1
            if line:
                return line
        return None


def load(path: Path, kit: Kit | None = None) -> Match:
    """Read and replay a recorded game from a file."""
    return loads(read_text(path), path.name, kit)


def loads(text: str, name: str = "transcript", kit: Kit | None = None) -> Match:
    """Read and replay a recorded game: every move must be legal, every link and every expectation
    must hold."""
    reader = Reader(name, text.splitlines())
    header = read_header(reader)
    sealed = header.pop("sealed", "no") == "yes"
    match = start_from(reader, header, kit)
    ended = False
    while (line := reader.next_line()) is not None:
        if ended:
            raise reader.bad("there must be nothing after `end`")
        if line.startswith("="):
            hold(reader, match, line[1:].strip())
        elif line.startswith("end"):
            count = line.partition(" ")[2]
            if count != str(reader.moves):
                raise reader.bad(
                    f"`end` says {count} moves, the file has {reader.moves}: lines are missing"
                )
            ended = True
        else:
            play_line(reader, match, line, sealed)
    if sealed and not ended:
        raise reader.bad("the file stops before its `end`: it is truncated")
    if match.carried is not None:
        carry.finish(reader.way, match.table, match.play)
    return match


def read_header(reader: Reader) -> dict[str, Any]:
    """What a file says before its first move."""
    first = reader.next_line()
    if first is None or not first.startswith("cosmeeple "):
        raise reader.bad("this is no recorded game: it must begin with `cosmeeple 1`")
    if first != f"cosmeeple {FORMAT}":
        raise reader.bad(
            f"recorded in format {first.partition(' ')[2]}; this program reads format {FORMAT}"
        )
    header: dict[str, Any] = {"options": {}, "seats": {}, "nonces": {}}
    while (line := reader.next_line()) != "---":
        if line is None:
            raise reader.bad("the header must end with a line `---`: the file is truncated")
        key, _, value = line.partition(" ")
        if key == "option":
            option, _, chosen = value.partition("=")
            header["options"][option] = chosen
        elif key == "seat":
            letter, _, who = value.partition(" ")
            header["seats"][letter] = who
        elif key == "nonce":
            letter, _, nonce = value.partition(" ")
            header["nonces"][letter] = nonce
        elif key in (
            "game",
            "rules",
            "components",
            "players",
            "seed",
            "chance",
            "table",
            "commitment",
            "sealed",
        ):
            header[key] = value
        else:
            raise reader.bad(f"unknown header line {key!r}")
    return header


def start_from(reader: Reader, header: dict[str, Any], kit: Kit | None) -> Match:
    """The game that a header describes, before its first move."""
    for key in ("game", "players", "seed"):
        if key not in header:
            raise reader.bad(f"the header lacks `{key}`")
    try:
        game = load_game(header["game"])
        players, seed = int(header["players"]), int(header["seed"], 0)
        version = int(header.get("rules", game.rules_version))
        kit = kit or game.kit()
        game.check_seats(players)
        way = game.way_from(version)
        if way is None:
            raise BadInput(
                f"recorded with rules version {version} of {game.slug}; this program has "
                f"{game.rules_version}"
            )
        if header.get("components", kit.edition) != kit.edition:
            raise BadInput("recorded with other component data; give that file with --components")
        if header.get("commitment", commitment(seed)) != commitment(seed):
            raise BadInput("the seed does not match its commitment")
        seats = (
            tuple(header["seats"].get(letter, "") for letter in SEAT_LETTERS[:players])
            if header["seats"]
            else ()
        )
        draws = read_draws(
            header.get("chance", QUICK), header.get("table", ""), header["nonces"], players
        )
        match = Match.start(game, players, seed, header["options"], kit, seats, draws)
    except BadInput as error:
        raise reader.bad(str(error)) from None
    except ValueError:
        raise reader.bad("players, rules and seed must be numbers") from None
    reader.way = way
    reader.link = replace(match.header, rules_version=version).link()
    if version != game.rules_version:
        match.carried = Carried(version)
    return match


def play_line(reader: Reader, match: Match, line: str, sealed: bool) -> None:
    """A line with a move: made, and its link compared where one is given."""
    words = line.split()
    link = words.pop()[1:] if words[-1].startswith("@") else None
    if len(words) != 2:
        raise reader.bad(f"a move reads `A sail:ross`, not {line!r}")
    if sealed and link is None:
        raise reader.bad("a sealed file needs a link `@...` after every move")
    reader.moves += 1
    try:
        seat, text = seat_number(words[0], match.header.players), words[1]
        carry.follow(reader.way, match.table, seat, text, match.play, reader.moves)
    except BadInput as error:
        raise reader.bad(str(error)) from None
    if match.carried is not None:
        match.carried.moves = reader.moves
    if link is None:
        reader.link = link_after(reader.link, seat, text, digest(match.table))
    else:
        check_link(reader, match, seat, text, link)


def check_link(reader: Reader, match: Match, seat: int, text: str, link: str) -> None:
    """Is this the recorded position? Perhaps after answers that were not asked for then, which are
    given now. Where the rules have changed it may be another one; that is counted, and no fault of
    the file."""
    right = link_after(reader.link, seat, text, digest(match.table))
    held = link == right or carry.reach(
        reader.way,
        match.table,
        match.play,
        lambda one: link == link_after(reader.link, seat, text, digest(one)),
    )
    if match.carried is not None:
        match.carried.links += 1
        match.carried.held += held
        match.carried.last_held = held
    elif not held:
        raise reader.bad(
            f"the digest chain breaks here: {link} should be {right}. {differs(match)}"
        )
    reader.link = link


def differs(match: Match) -> str:
    """Why a sealed game may come out otherwise than it was recorded."""
    version = f"{match.game.slug} {match.game.rules_version}"
    return (
        f"Move {len(match.moves)} now leads to another position than when it was recorded: "
        "the record was changed, or "
        f"it was made by rules of {version} that were changed later without a new version"
    )


#: Rules that did change without a new version, and why a link of what was recorded with them may
#: not hold.
EARLY: Final = {
    (
        "tortuga",
        1,
    ): "games recorded on 15 November 2026 before 18:25 UTC had another order of what waits "
    "within a turn "
    "and another end of the last round"
}


def hold(reader: Reader, match: Match, line: str) -> None:
    """A line that begins with `=`: BadFile unless it holds."""
    try:
        failure = fails(match.game, match.table, line)
    except BadInput as error:
        raise reader.bad(str(error)) from None
    if failure:
        raise reader.bad(failure)
