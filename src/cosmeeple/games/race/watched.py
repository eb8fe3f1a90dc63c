"""What people watch in the race: cards, VP chips, goods, points in sight, Military of the phase;
with the Orb teams and tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.race.scoring import token_points, variable_points
from cosmeeple.games.race.state import State
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.words.preview import CARDS, Quantity, Watched


def amounts(s: State) -> list[list[int]]:
    found = []
    for seat in range(len(s.areas)):
        area = s.areas[seat]
        found.append(
            [
                len(area.hand) + len(area.dealt),
                area.chips,
                len(area.holders),
                open_points(s, seat),
                len(area.tableau),
                area.boost,
                area.genes_boost,
                len(area.orb_hand),
                len(area.teams),
                len(area.tokens) + len(area.used_tokens),
            ]
        )
    return found


def open_points(s: State, seat: int) -> int:
    """All points but those of artifact tokens that are still face down."""
    area = s.areas[seat]
    if len(area.tokens) > 0:
        area = area.clone()
        area.tokens = vec[i64]()
    points = area.chips + token_points(s, area)
    for number in area.tableau:
        points += s.kit.facts.vp[number]
        if s.kit.facts.is_variable[number]:
            points += variable_points(s, area, s.kit.cards[number])
    return points


def face_down(s: State, seat: int) -> int:
    """Cards and goods that the seat cannot see, orb cards, tokens on the Orb and beside it."""
    count = len(s.deck)
    for other in range(len(s.areas)):
        area = s.areas[other]
        count += len(area.goods)
        if other != seat:
            count += (
                len(area.hand)
                - len(area.shown)
                + len(area.dealt)
                + len(area.tokens)
                + len(area.orb_hand)
            )
    for orb in s.orbs:
        count += (
            len(orb.deck)
            + len(orb.unseen)
            + len(orb.pool_a)
            + len(orb.pool_b)
            + len(orb.spot_tokens)
        )
    return count


WATCHED: Final = Watched(
    (
        Quantity("hand", "cards", drawn=True),
        Quantity("chips", "vp"),
        Quantity("goods", "good-novelty"),
        Quantity("points", "star"),
        Quantity("tableau", "world"),
        Quantity("boost", "military"),
        Quantity("genes-boost", "good-genes"),
        Quantity("orb-cards", "orb", drawn=True),
        Quantity("teams", "team"),
        Quantity("tokens", "artefact"),
    ),
    amounts,
    face_down,
    bets=frozenset({"NameNumber", "TryLuck"}),
    silent=frozenset({"LayPiece"}),
    lights={
        "TryLuck": "luck",
        "DrawForDevelopment": CARDS,
        "DrawForWorld": CARDS,
        "DrawForProduce": CARDS,
        "WorldSettled": CARDS,
        "SpendGood": "",
        "SpendGoodForMilitary": "",
        "ProduceOnWindfall": "",
        "ProduceGoods": "",
        "SellGood": "",
        "UsePower": "",
        "Pay": "",
    },
)
