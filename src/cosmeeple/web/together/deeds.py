"""What people do with a tournament: hold one, come, rest, go, and what its host may; checked before
anything is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from cosmeeple.arena import pairing
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.store import ties
from cosmeeple.store import tournaments as kept
from cosmeeple.web.botseat import BOTS
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import clean_name, new_id
from cosmeeple.web.service.wishes import BOT_NAMES
from cosmeeple.web.together.seeks import TEMPI, need_players

SWISS, ROBIN = "swiss", "robin"
SYSTEMS: Final = (SWISS, ROBIN)
TITLE: Final = 60
MOST_ENTRANTS, MOST_BOTS, MOST_ROUNDS, MOST_OF_HOST = 64, 8, 15, 3
#: Minutes between two rounds that a host can choose.
RESTS: Final = (0, 5, 15, 60, 1440)
#: What somebody can do with a tournament: methods of `Deed`.
DEEDS: Final = (
    "join",
    "leave",
    "rest",
    "back",
    "start",
    "pause",
    "resume",
    "cancel",
    "finish",
    "bot",
    "remove",
    "void",
)


@dataclass
class Deed:
    """What somebody wants of a tournament that is held: checked before anything is written."""

    connection: Connection
    row: kept.Row
    person: str
    name: str
    given: Mapping[str, str]
    strengths: Mapping[str, float]

    def __post_init__(self) -> None:
        self.who = kept.entrants_of(self.connection, self.row["id"])

    def do(self, what: str) -> None:
        """One of DEEDS; Refused for anything else."""
        if what not in DEEDS:
            raise Refused("bad-request", 400, f"what is one of {', '.join(DEEDS)}")
        getattr(self, what)()

    # --- who plays

    def mine(self) -> kept.Row:
        """The person's own entry; Refused without one."""
        found = next(
            (one for one in self.who if one["person"] == self.person and one["gone"] is None), None
        )
        if found is None:
            raise Refused("not-in-tournament", 409, "you are not in this tournament")
        return found

    def need_state(self, *states: str) -> None:
        """Refused unless the tournament is in one of these states."""
        if self.row["state"] not in states:
            raise Refused("tournament-state", 409, f"not possible: it is {self.row['state']}")

    def need_host(self) -> None:
        """Refused to everybody but who made it."""
        if self.person != self.row["host"]:
            raise Refused("not-host", 403, "only who made the tournament may do this")

    def join(self) -> None:
        """Enter."""
        self.need_state(kept.GATHERING)
        if any(one["person"] == self.person for one in self.who):
            return
        self.need_room()
        host = self.row["host"]
        if (
            host
            and host != self.person
            and ties.blocked_between(self.connection, self.person, {host})
        ):
            raise Refused("blocked-seat", 403, "you cannot join this tournament")
        self.add(self.person, "", self.unique(self.name))

    def need_room(self) -> None:
        """Refused when it is full."""
        if len(self.who) >= MOST_ENTRANTS:
            raise Refused(
                "tournament-full", 409, f"at most {MOST_ENTRANTS} play", most=MOST_ENTRANTS
            )

    def unique(self, name: str) -> str:
        """The name, or one like it that nobody else has."""
        taken = {one["name"] for one in self.who}
        return next(
            one for one in (name, *(f"{name[:36]} {n}" for n in range(2, 99))) if one not in taken
        )

    def add(self, person: str | None, bot: str, name: str) -> None:
        """One more entrant."""
        row = {
            "id": new_id(),
            "tournament": self.row["id"],
            "person": person,
            "bot": bot,
            "name": name,
        }
        kept.add_entrant(self.connection, {**row, "joined": now_ms()})

    def leave(self) -> None:
        """Leave for good."""
        self.need_state(kept.GATHERING, kept.RUNNING)
        self.drop(self.mine())

    def drop(self, one: kept.Row) -> None:
        """Before the start without a trace; afterwards the game under way is still theirs, and no
        other follows."""
        if self.row["state"] == kept.GATHERING:
            kept.drop_entrant(self.connection, one["id"])
        else:
            kept.change_entrant(self.connection, one["id"], gone=now_ms())

    def rest(self) -> None:
        """A break from the next round on, half a point each."""
        self.need_state(kept.RUNNING)
        if self.row["system"] != SWISS:
            raise Refused(
                "no-break", 409, "in a round robin everybody plays everybody; the host can pause it"
            )
        kept.change_entrant(self.connection, self.mine()["id"], rests=True)

    def back(self) -> None:
        """Play again in the next round."""
        self.need_state(kept.RUNNING)
        kept.change_entrant(self.connection, self.mine()["id"], rests=False)

    # --- what the host does

    def bot(self) -> None:
        """Add a bot."""
        self.need_host()
        self.need_state(kept.GATHERING)
        self.need_room()
        bot = self.given.get("bot", "")
        if bot not in BOTS:
            raise Refused(
                "unknown-bot", 400, f"there is no bot {bot[:40]!r}; there are {', '.join(BOTS)}"
            )
        if sum(bool(one["bot"]) for one in self.who) >= MOST_BOTS:
            raise Refused("tournament-bots", 409, f"at most {MOST_BOTS} bots play", most=MOST_BOTS)
        taken = {one["name"] for one in self.who}
        self.add(None, bot, next(name for name in BOT_NAMES if name not in taken))

    def remove(self) -> None:
        """Take somebody out."""
        self.need_host()
        self.need_state(kept.GATHERING, kept.RUNNING)
        wanted = self.given.get("entrant", "")
        found = next((one for one in self.who if one["id"] == wanted and one["gone"] is None), None)
        if found is None:
            raise Refused("nobody", 404, "there is nobody of that name")
        self.drop(found)

    def start(self) -> None:
        """Start the first round."""
        self.need_host()
        self.need_state(kept.GATHERING)
        size, count = self.row["players"], len(self.who)
        if count < max(size, 2):
            raise Refused("tournament-few", 409, f"it takes at least {size}", least=size)
        rounds = self.row["rounds"]
        order = sorted(self.who, key=lambda one: -self.strengths.get(one["id"], 0.0))
        if self.row["system"] == ROBIN:
            if pairing.boards_of(count, size) > pairing.MOST_BOARDS:
                most = pairing.MOST_BOARDS
                raise Refused(
                    "tournament-large", 409, f"a round robin has at most {most} tables", most=most
                )
            rounds = len(pairing.robin([one["id"] for one in order], size))
        for seed, one in enumerate(order, 1):
            kept.change_entrant(self.connection, one["id"], seed=seed)
        kept.change(
            self.connection, self.row["id"], state=kept.RUNNING, started=now_ms(), rounds=rounds
        )

    def pause(self) -> None:
        """No new round for now."""
        self.need_host()
        self.need_state(kept.RUNNING)
        kept.change(self.connection, self.row["id"], paused=True)

    def resume(self) -> None:
        """The next round begins as soon as the one before it is over, without a further rest."""
        self.need_host()
        self.need_state(kept.RUNNING)
        kept.change(
            self.connection,
            self.row["id"],
            paused=False,
            next_at=now_ms() if self.row["round"] else None,
        )

    def cancel(self) -> None:
        """It is not held."""
        self.need_host()
        self.need_state(kept.GATHERING)
        kept.change(self.connection, self.row["id"], state=kept.CANCELLED, finished=now_ms())

    def finish(self) -> None:
        """It ends now, as it stands; games that are still played count no more."""
        self.need_host()
        self.need_state(kept.RUNNING)
        kept.change(
            self.connection, self.row["id"], state=kept.FINISHED, finished=now_ms(), next_at=None
        )

    def void(self) -> None:
        """A game that cannot be played on is called off: half a point for everybody at it."""
        self.need_host()
        self.need_state(kept.RUNNING)
        board = self.given.get("board", "")
        if not board.isascii() or not board.isdigit() or len(board) > 4:
            raise Refused("bad-request", 400, "board is a number")
        if not kept.void(
            self.connection, self.row["id"], self.row["round"], int(board), pairing.BREAK
        ):
            raise Refused("no-board", 409, "there is no such board, or its game is over")


def wanted(
    title: str,
    slug: str,
    players: int | None,
    pace: str,
    system: str,
    rounds: int,
    rest: int,
    language: str,
) -> dict[str, Any]:
    """A tournament as somebody wants it; Refused where it cannot be played."""
    title = clean_name(title, TITLE)
    if slug not in SLUGS:
        raise Refused("unknown", 400, f"there is no game {slug[:40]!r}")
    if not title:
        raise Refused("tournament-title", 400, "give it a name")
    game = load_game(slug)
    count = need_players(game, players, language)
    if pace not in TEMPI:
        raise Refused("bad-pace", 400, f"a pace is one of {', '.join(TEMPI)}")
    if system not in SYSTEMS:
        raise Refused("bad-request", 400, f"a system is one of {', '.join(SYSTEMS)}")
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused("bad-request", 400, f"rounds are 1 to {MOST_ROUNDS}")
    if rest not in RESTS:
        raise Refused(
            "bad-request", 400, f"minutes between rounds are one of {', '.join(map(str, RESTS))}"
        )
    return {
        "title": title,
        "game": slug,
        "players": count,
        "options": msgspec.json.encode(game.full_options(count, {})).decode(),
        "pace": pace,
        "system": system,
        "rounds": rounds,
        "rest": rest,
    }
