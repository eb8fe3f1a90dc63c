"""Builders for the tests of Race for the Galaxy: tables in the words of position files, phases,
players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmeeple.games.race import GAME
from cosmeeple.games.race.components import OWN_FILE, load_kit
from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.orb_board import bare_orb, lay
from cosmeeple.games.race.orb_kit import BREEDING, SPOT_A, SPOT_B, cell_at
from cosmeeple.games.race.vocabulary import ARTIFACT_TOKENS, ORB_CARDS, PIECES
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rows import append, picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import apply_text, options_as_text
from cosmeeple.kernel.records.paths import read
from cosmeeple.kernel.records.position import Case, set_up

HERE = Path(__file__).parent
POSITIONS = sorted((HERE / "positions").glob("*.toml"))
TRANSCRIPTS = sorted((HERE / "transcripts").glob("*.txt"))
A, B, C, D, E = range(5)
#: Where a team of the Orb may start; actions that bring an orb step for which nobody has the bonus.
CORNER = "-2,0"
OTHER = {"A": "settle", "B": "explore_5"}

#: Every kind of table: players and options.
KINDS_OF_TABLE: list[tuple[int, dict[str, str]]] = [
    (2, {"expansion": "base"}),
    (3, {"expansion": "base"}),
    (4, {"expansion": "base"}),
    (2, {"expansion": "base", "game": "advanced"}),
    (2, {"expansion": "base", "start": "preset"}),
    (4, {"expansion": "base", "start": "preset"}),
    (2, {"expansion": "artifacts"}),
    (3, {"expansion": "artifacts"}),
    (4, {"expansion": "artifacts"}),
    (5, {"expansion": "artifacts"}),
    (2, {"expansion": "artifacts", "game": "advanced"}),
    (5, {"expansion": "artifacts", "start": "preset"}),
    (2, {"expansion": "artifacts", "sacrificed_military": "kept"}),
    (2, {"expansion": "orb"}),
    (3, {"expansion": "orb"}),
    (5, {"expansion": "orb", "start": "preset"}),
    (2, {"expansion": "orb", "game": "advanced"}),
]


def own_kit() -> RaceKit:
    kit = GAME.kit()
    assert isinstance(kit, RaceKit)
    return kit


def number(card: str) -> int:
    return own_kit().names["card"].index(card)


def card(name: str) -> Card:
    return own_kit().cards[number(name)]


def area(
    *tableau: str,
    hand: tuple[str, ...] = (),
    goods: tuple[str, ...] = (),
    chips: int = 0,
    teams: tuple[str, ...] = (),
    tokens: tuple[str, ...] = (),
    orb_hand: tuple[str, ...] = (),
) -> dict[str, Any]:
    """A player's area in the words of a position file; `goods` names the worlds that hold one."""
    held = sorted(goods, key=number)
    return {
        "tableau": list(tableau),
        "hand": sorted(hand, key=number),
        "holders": held,
        "goods": ["destroyed_world"] * len(held),
        "chips": chips,
        "shown": [],
        "teams": list(teams),
        "tokens": sorted(tokens, key=ARTIFACT_TOKENS.index),
        "used_tokens": [],
        "orb_hand": sorted(orb_hand),
    }


def table(
    agenda: list[dict[str, Any]] | dict[str, Any],
    *areas: dict[str, Any],
    deck: tuple[str, ...] = (),
    rest: int = 40,
    seed: int = 1,
    options: dict[str, str] | None = None,
    actions: dict[str, str] | None = None,
    **given: Any,
) -> Table[Any]:
    """A table of two or more players in the middle of a round. The first cards of `deck` are drawn
    first; under them lie
    `rest` copies of Public Works. Areas that are not given are empty."""
    players = max(2, len(areas))
    empty = area()
    filled = [*areas, *[empty] * (players - len(areas))]
    expansion = (options or {}).get("expansion", "artifacts")
    data = {
        "game": GAME.slug,
        "players": players,
        "seed": seed,
        "options": {"expansion": expansion, "start": "preset", **(options or {})},
        "given": {
            "areas": {SEAT_LETTERS[seat]: one for seat, one in enumerate(filled)},
            "deck": [*["public_works"] * rest, *reversed(deck)],
            "agenda": agenda if isinstance(agenda, list) else [agenda],
            "actions": {
                SEAT_LETTERS[seat]: (actions or {}).get(SEAT_LETTERS[seat], "-")
                for seat in range(players)
            },
            **given,
        },
    }
    return set_up(Case("test", 0, data))[1]


def phase(name: str, *bonus: str) -> dict[str, Any]:
    """A phase of the round, with the bonus for these seats."""
    return {"frame": name, "bonus": list(bonus)}


def orb_table(
    frames: list[Frame],
    *areas: dict[str, Any],
    laid: tuple[tuple[str, int, int, int], ...] = (),
    orb_deck: tuple[str, ...] = ("B01", "B02"),
    **given: Any,
) -> Table[Any]:
    """A table with the Orb: the main airlock and the cards `laid` as (card, turn, x, y), with a
    Survey booster on every A spot and a Golden Uplift on every B spot; then the frames happen."""
    options = {"expansion": "orb", **given.pop("options", {})}
    t = table([{"frame": "Pay", "owner": "A", "count": 0}], *areas, options=options, **given)
    s = t.state
    orb = bare_orb(s.kit.orb)
    orb.track = picks(list(range(len(s.areas))))
    orb.stopped = picks([0] * len(s.areas))
    orb.deck = picks([ORB_CARDS.index(one) for one in reversed(orb_deck)])
    orb.pool_a, orb.pool_b = picks([0] * 30), picks([13] * 15)
    s.orbs = [orb]
    for one, turn, x, y in laid:
        face = s.kit.orb.faces[PIECES.index(one)][turn]
        lay(orb, PIECES.index(one), face, cell_at(x, y))
        for place, shown in enumerate(face.squares):
            if shown in (SPOT_A, SPOT_B, BREEDING):
                orb.spots = append(
                    orb.spots, cell_at(x + place % face.width, y + place // face.width)
                )
                orb.spot_tokens = append(orb.spot_tokens, 13 if shown == SPOT_B else 0)
    t.reset_agenda(list(reversed(frames)))
    t.settle()
    return t


def play(t: Table[Any], *moves: str) -> list[Event]:
    """Play moves like `A settle:comet_zone`; returns what happened, as the omniscient journal tells
    it."""
    t.telling = True
    t.journal = []
    for move in moves:
        seat, text = move.split()
        apply_text(t, SEAT_LETTERS.index(seat), text)
    return [told.event for told in t.journal]


def offered(t: Table[Any], seat: int) -> list[str]:
    """The seat's options, without the verb."""
    return [text.partition(":")[2] for text in options_as_text(t, seat)]


def asked(t: Table[Any]) -> str:
    return type(t.agenda[-1]).__name__ if t.agenda else "over"


def value(t: Table[Any], path: str) -> Any:
    return read(GAME, t, path)


def hand(t: Table[Any], seat: str = "A") -> list[str]:
    found = value(t, f"areas.{seat}.hand")
    assert isinstance(found, list)
    return found


def refused(t: Table[Any], seat: int, text: str) -> list[str]:
    """The rules that forbid an answer; none when it is allowed."""
    frame = t.agenda[-1]
    pick = frame.domain.pick(text)
    return [reason.rule for reason in t.why(seat, pick).failing()]


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the component file with texts replaced; each must stand there."""
    text = OWN_FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return path


__all__ = ["GAME", "load_kit"]
