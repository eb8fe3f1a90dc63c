"""What somebody wants a table to be, before it is one: who sits where, how fast, under which
names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cosmeeple.bots import AUTOMATON
from cosmeeple.draw.seen import BOT
from cosmeeple.kernel.game import Game
from cosmeeple.web.botseat import BOTS, PLAYERS, STYLED, can_play, style_of
from cosmeeple.web.pace import Pace
from cosmeeple.web.room import Chair, Refused, Room
from cosmeeple.web.service.actor import NAME_LENGTH, person_name


@dataclass(frozen=True)
class Wish:
    """Who shall sit at a seat when a table is made: me, here (a friend at this device), open,
    bot:NAME, automaton."""

    kind: str
    bot: str = ""
    name: str = ""


def read_wish(text: str, name: str = "") -> Wish:
    """A wish from a form; Refused where it is none."""
    kind, _, bot = text.partition(":")
    if kind == BOT:
        check_name(bot)
        return Wish(BOT, bot, "")
    if text == AUTOMATON:
        return Wish(BOT, AUTOMATON, "")
    if kind in ("me", "here", "open") and not bot:
        return Wish(kind, "", person_name(name))
    raise Refused(
        "unknown-seat-kind", 400, f"a seat is me, here, open, bot:NAME or automaton, not {text!r}"
    )


def check_name(bot: str) -> None:
    """Nothing but the names that the table offers can be started from outside."""
    if bot not in PLAYERS and bot not in STYLED:
        raise Refused(
            "unknown-bot", 400, f"there is no bot {bot[:40]!r}; there are {', '.join(BOTS)}"
        )


def check_bot(game: Game, bot: str) -> None:
    """Refused unless this bot, or the automaton, can play a seat of the game."""
    check_name(bot)
    if not can_play(game, bot):
        names = dict(game.names)
        if style_of(bot):
            have = ", ".join(game.styles) or "none"
            raise Refused(
                "no-style", 409, f"{game.names['en']} has no such style; it has {have}", **names
            )
        raise Refused(
            "no-automaton", 409, f"{game.names['en']} has no automaton; choose a bot", **names
        )


@dataclass(frozen=True)
class Wanted:
    """A table to be made, checked."""

    game: Game
    wishes: tuple[Wish, ...]
    options: Mapping[str, str]
    pace: Pace
    public: bool
    title: str
    #: Only tests and tools fix a seed; people cannot.
    seed: int | None = None
    #: An owner's copy of the components, as in its link.
    box: str = ""


def check_pace(pace: Pace) -> None:
    """Refused where it is no pace."""
    good = {
        "none": True,
        "live": 10 <= pace.seconds <= 24 * 3600 and 0 <= pace.increment <= 3600,
        "days": 1 <= pace.days <= 60,
    }
    if not good.get(pace.kind, False):
        raise Refused(
            "bad-pace",
            400,
            "a pace is none, live (10 s to 24 h, increment up to 1 h) or days (1 to 60)",
        )


def name_bots(chairs: Sequence[Chair]) -> None:
    """Bots without a name get one that nobody else at the table has."""
    taken = {chair.name for chair in chairs if chair.name}
    for chair in chairs:
        if chair.kind == BOT and not chair.name:
            chair.name = next(name for name in BOT_NAMES if name not in taken)
            taken.add(chair.name)


def unique_name(name: str, room: Room, seat: int) -> str:
    """The name, or one like it that nobody else at the table has."""
    taken = {chair.name for chair in room.company.chairs if chair.seat != seat}
    if name not in taken:
        return name
    return next(
        f"{name[: NAME_LENGTH - 3]} {i}"
        for i in range(2, 99)
        if f"{name[: NAME_LENGTH - 3]} {i}" not in taken
    )


#: Stars: nobody is called that, and they read the same in both languages.
BOT_NAMES = (
    "Vega",
    "Rigel",
    "Deneb",
    "Mira",
    "Altair",
    "Spica",
    "Atria",
    "Hadar",
    "Sirius",
    "Polaris",
)
