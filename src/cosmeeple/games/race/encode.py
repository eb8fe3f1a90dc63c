"""The view of a seat as numbers, for learning programs: who sits at the next seat comes first
everywhere.

Compiled. `names` says what each number is; docs/observations/race.md has the layout as a table.
Reads only what the view shows: cards and tokens that are hidden there count as nothing known here.
Without the Orb its numbers, the last ones, are left out.

The Orb may grow to the edge of its grid, and does in random games, so a smaller window would lose
squares. Three numbers for every square of the grid say where one can walk and what may be covered;
what lies there (artifacts, teleporters, feeding stations, airlocks, teams) is rare and is told by
its coordinates instead of further numbers for every square.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.military import general_military
from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.orb_kit import (
    AIRLOCK,
    BREEDING,
    CELL_COUNT,
    CELLS,
    LAYER,
    MASK,
    MIDDLE,
    NO_SQUARE,
    NORTH,
    PLAIN,
    SIDE,
    SPOT_A,
    SPOT_B,
    STATION,
    TELEPORTER,
    WEST,
)
from cosmeeple.games.race.scoring import token_points, variable_points
from cosmeeple.games.race.state import EVERYBODY, NOBODY_KNOWS, Area, State, has_bonus, kind_of
from cosmeeple.games.race.vocabulary import (
    ACTIONS,
    CARD_COUNT,
    CARDS,
    EXPANSIONS,
    GOOD_COUNT,
    GOODS,
    MAIN_AIRLOCK,
    NONE,
    ORB_CARD_COUNT,
    ORB_CARDS,
    PIECES,
    SMALL_AIRLOCK,
    TOKEN_COUNT,
)
from cosmeeple.kernel.engine.rows import place_of, vec, zeros
from cosmeeple.kernel.thinking.numbers import Numbers, add_amounts, add_one_of, add_row

ACTION_COUNT: Final = len(ACTIONS)
PIECE_COUNT: Final = len(PIECES)
#: What ChooseTeam can answer: a first and a second team.
TEAMS_EACH: Final = 2
#: A card whose powers do not count yet in the running phase, in the numbers of a tableau.
NEW: Final = 0.5
#: What each card laid earlier adds to the number of a square: the card of a breeding spot must be
#: told from the rest.
AGE: Final = 0.01

THINGS: Final[tuple[int, ...]] = (SPOT_A, SPOT_B, BREEDING, TELEPORTER, STATION, AIRLOCK)
THING_NAMES: Final[tuple[str, ...]] = (
    "token_a",
    "token_b",
    "breeding",
    "teleporter",
    "station",
    "airlock",
)
PLANES: Final[tuple[str, ...]] = ("square", "north", "west")
ORB_FIELDS: Final[tuple[str, ...]] = (
    "deck",
    "unseen",
    "pool_a",
    "pool_b",
    "small_airlocks",
    "exhausted",
)
BORDERS: Final[tuple[str, ...]] = ("left", "right", "top", "bottom")
TEAM_FIELDS: Final[tuple[str, ...]] = ("there", "x", "y", "stopped")
AREA_FIELDS: Final[tuple[str, ...]] = (
    "score",
    "chips",
    "hand_size",
    "dealt_size",
    "tableau_size",
    "military",
    "boost",
    "genes_boost",
    "settled",
    "tokens_face_down",
    "orb_hand_size",
    "first",
    "bonus",
    "track",
)
#: What there is only with the Orb; its artifacts are the only tokens.
ORB_NAMES: Final = r"orb\.|expansion\.orb$|\w+\.(track|token|team|orb_hand)"
ORB_QUESTIONS: Final[tuple[str, ...]] = (
    "PlayOrbCard",
    "TurnPiece",
    "LayPiece",
    "PlaceTeam",
    "OrbTurn",
    "ReturnTeam",
    "ChooseTeam",
    "MoveTeam",
    "DeclareToken",
)
STATE_FIELDS: Final[tuple[str, ...]] = (
    "round",
    "pool",
    "deck",
    "discards",
    "ending",
    "advanced",
    "keeps_sacrificed",
)


@final
class Places:
    """Where a number stands among those of its kind, NONE where it can have none: only some worlds
    hold goods, only some cards have powers to use up. `things` is by piece and what its square
    shows; two alike follow each other."""

    def __init__(self, kit: RaceKit) -> None:
        self.goods: Final[list[int]] = [NONE] * CARD_COUNT
        self.powers: Final[list[int]] = [NONE] * (2 * CARD_COUNT)
        self.conquests: Final[list[int]] = [NONE] * CARD_COUNT
        self.things: Final[list[int]] = [NONE] * (PIECE_COUNT * (MASK + 1))
        self.good_names: Final[list[str]] = []
        self.power_names: Final[list[str]] = []
        self.conquest_names: Final[list[str]] = []
        self.thing_names: Final[list[str]] = []
        for number in range(CARD_COUNT):
            card: Card = kit.cards[number]
            if card.good != NONE or card.gathers != NONE:
                self.goods[number] = len(self.good_names)
                self.good_names.append(CARDS[number])
            if card.is_military:
                self.conquests[number] = len(self.conquest_names)
                self.conquest_names.append(CARDS[number])
            for slot in range(max(len(card.consume), 1 if card.spend_good != NONE else 0)):
                self.powers[slot * CARD_COUNT + number] = len(self.power_names)
                self.power_names.append(CARDS[number] if slot == 0 else f"second:{CARDS[number]}")
        for piece in range(PIECE_COUNT):
            if piece == MAIN_AIRLOCK:
                continue
            copies = kit.orb.small_airlocks if piece == SMALL_AIRLOCK else 1
            for place in range(len(THINGS)):
                count = kit.orb.faces[piece][0].squares.count(THINGS[place]) * copies
                if count > 0:
                    self.things[piece * (MASK + 1) + THINGS[place]] = len(self.thing_names)
                for copy in range(1, count + 1):
                    self.thing_names.append(f"{PIECES[piece]}.{THING_NAMES[place]}{copy}")


@lru_cache(maxsize=4)
def places_of(kit: RaceKit) -> Places:
    return Places(kit)


def names(kit: RaceKit, seats: int) -> tuple[str, ...]:
    """A name for every number, in order."""
    places: Places = places_of(kit)
    people = ["me", *[f"next{step}" for step in range(1, seats)]]
    tokens = kit.names["token"]
    found: list[str] = []
    for who in people:
        found += [f"{who}.{field}" for field in AREA_FIELDS]
        found += [f"{who}.action.{action}" for action in ACTIONS]
        found += [f"{who}.goods.{good}" for good in GOODS]
        found += [f"{who}.produced.{good}" for good in GOODS]
        found += [f"{who}.hand.{card}" for card in CARDS]
        found += [f"{who}.tableau.{card}" for card in CARDS]
        found += [f"{who}.good_on.{card}" for card in places.good_names]
        found += [f"{who}.used.{card}" for card in places.power_names]
        found += [f"{who}.conquered.{card}" for card in places.conquest_names]
        found += [f"{who}.token_used.{token}" for token in tokens]
        found += [
            f"{who}.team{team}.{field}"
            for team in range(1, TEAMS_EACH + 1)
            for field in TEAM_FIELDS
        ]
    for pack in ("dealt", "shown"):
        found += [f"me.{pack}.{card}" for card in CARDS]
    found += [f"me.token.{token}" for token in tokens]
    found += [f"me.orb_hand.{card}" for card in ORB_CARDS]
    found += STATE_FIELDS
    found += [f"expansion.{expansion}" for expansion in EXPANSIONS]
    found += [f"discards.by.{who}" for who in [*people, "everybody", "nobody"]]
    for pack in ("own", "open"):
        found += [f"discards.{pack}.{card}" for card in CARDS]
    found += [f"orb.{field}" for field in (*ORB_FIELDS, *BORDERS)]
    for pack in ("laid", "removed", "laying"):
        found += [f"orb.{pack}.{piece}" for piece in PIECES]
    found += [
        f"orb.{thing}.{field}" for thing in places.thing_names for field in ("there", "x", "y")
    ]
    for plane in PLANES:
        found += [f"orb.{plane}.{cell}" for cell in CELLS]
    return tuple(found)


def encode(s: State, seat: int, out: Numbers) -> None:
    """The numbers, from a state as the seat sees it."""
    places: Places = places_of(s.kit)
    seats = len(s.areas)
    for step in range(seats):
        add_player(s, (seat + step) % seats, places, out)
    area = s.areas[seat]
    add_row(area.dealt, CARD_COUNT, out)
    add_row(area.shown, CARD_COUNT, out)
    add_row(area.tokens, TOKEN_COUNT, out)
    add_row(area.orb_hand, ORB_CARD_COUNT, out)
    out.add(s.round)
    out.add(s.pool)
    out.add(len(s.deck))
    out.add(len(s.discards))
    out.add_flag(s.ending)
    out.add_flag(s.advanced)
    out.add_flag(s.keeps_sacrificed)
    add_one_of(s.expansion, len(EXPANSIONS), out)
    add_discards(s, seat, out)
    if s.orbs:
        add_orb(s.orbs[0], places, out)


def absent(options: dict[str, str]) -> tuple[str, tuple[str, ...]]:
    """What a variant can never show or ask: a pattern that the names of its numbers begin with, and
    questions."""
    return (ORB_NAMES, ORB_QUESTIONS) if options["expansion"] != "orb" else ("", ())


def count_one(member: i64, out: Numbers) -> None:
    """One more of a member, among those from here on; nothing for NONE."""
    if member >= 0:
        out.count(out.at + member)


def add_placed(things: vec[i64], places: list[int], members: int, out: Numbers) -> None:
    """The same for members that have a place of their own in a shorter list."""
    base = out.at
    out.skip(members)
    for thing in things:
        if thing >= 0:
            out.count(base + places[thing])


def score_seen(s: State, area: Area) -> int:
    """The score as it stands, without tokens that the observer cannot see."""
    seen = area
    if len(area.tokens) > 0 and area.tokens[0] < 0:
        seen = area.share()
        seen.tokens = vec[i64]()
    facts = s.kit.facts
    score = area.chips + token_points(s, seen)
    for number in area.tableau:
        score += facts.vp[number]
        if facts.is_variable[number]:
            score += variable_points(s, seen, s.kit.cards[number])
    return score


def add_player(s: State, seat: int, places: Places, out: Numbers) -> None:
    area = s.areas[seat]
    out.add(score_seen(s, area))
    out.add(area.chips)
    out.add(len(area.hand))
    out.add(len(area.dealt))
    out.add(len(area.tableau))
    out.add(general_military(s.kit, area.tableau, len(area.tableau)))
    out.add(area.boost)
    out.add(area.genes_boost)
    out.add(area.settled)
    out.add(len(area.tokens))
    out.add(len(area.orb_hand))
    out.add_flag(s.first == seat)
    out.add_flag(has_bonus(s, seat))
    out.add(place_of(s.orbs[0].track, seat) + 1 if s.orbs and len(s.orbs[0].track) > 0 else 0)
    # Which of two actions was chosen first makes no difference to any rule.
    count_one(s.actions[seat], out)
    count_one(s.seconds[seat], out)
    out.skip(ACTION_COUNT)
    for world in area.holders:
        count_one(kind_of(s.kit, world), out)
    out.skip(GOOD_COUNT)
    add_amounts(area.produced, out)
    add_row(area.hand, CARD_COUNT, out)
    base = out.at
    out.skip(CARD_COUNT)
    for place in range(len(area.tableau)):
        if place < area.old:
            out.mark(base + area.tableau[place])
        else:
            out.put_share(base + area.tableau[place], NEW)
    add_placed(area.holders, places.goods, len(places.good_names), out)
    add_placed(area.used, places.powers, len(places.power_names), out)
    if area.conquered >= 0:
        out.mark(out.at + places.conquests[area.conquered])
    out.skip(len(places.conquest_names))
    add_row(area.used_tokens, TOKEN_COUNT, out)
    add_teams(s, seat, out)


def add_teams(s: State, seat: int, out: Numbers) -> None:
    """Where the teams are, from the main airlock, and who may not move on after taking an
    artifact."""
    teams = s.areas[seat].teams
    for team in range(TEAMS_EACH):
        if team < len(teams):
            cell = teams[team]
            out.add_flag(True)
            out.add(cell % SIDE - MIDDLE)
            out.add(cell // SIDE - MIDDLE)
            out.add(s.orbs[0].stopped[seat] >> team & 1)
        else:
            out.skip(len(TEAM_FIELDS))


def add_discards(s: State, seat: i64, out: Numbers) -> None:
    """How many cards each player discarded unseen, and which ones the observer knows alone or with
    everybody."""
    seats: i64 = len(s.areas)
    own = out.at + seats + 2
    known_to_all = own + CARD_COUNT
    by = zeros(seats)
    open_cards: i64 = 0
    unknown: i64 = 0
    for place in range(len(s.discards)):
        card = s.discards[place]
        witness = s.witnesses[place]
        if witness == EVERYBODY:
            open_cards += 1
        elif witness == NOBODY_KNOWS:
            unknown += 1
        else:
            by[witness] += 1
        if card >= 0:
            out.count((known_to_all if witness == EVERYBODY else own) + card)
    for step in range(seats):
        out.add(by[(seat + step) % seats])
    out.add(open_cards)
    out.add(unknown)
    out.skip(2 * CARD_COUNT)


def add_orb(orb: Orb, places: Places, out: Numbers) -> None:
    """What lies beside the Orb, its borders, where each piece is, and the squares themselves."""
    numbers = [
        len(orb.deck),
        len(orb.unseen),
        len(orb.pool_a),
        len(orb.pool_b),
        orb.small_airlocks,
        1 if orb.exhausted else 0,
        orb.left - MIDDLE,
        orb.right - MIDDLE,
        orb.top - MIDDLE,
        orb.bottom - MIDDLE,
    ]
    for number in numbers:
        out.add(number)
    add_row(orb.pieces, PIECE_COUNT, out)
    add_row(orb.removed, PIECE_COUNT, out)
    add_row(orb.laying, PIECE_COUNT, out)
    things = out.at
    squares = things + 3 * len(places.thing_names)
    out.skip(3 * len(places.thing_names) + len(PLANES) * CELL_COUNT)
    # Edges of the last row and column are kept by the squares beyond them.
    for y in range(orb.top, orb.bottom + 2):
        for cell in range(y * SIDE + orb.left, y * SIDE + orb.right + 2):
            packed = orb.cells[cell]
            if packed == 0:
                continue
            out.put(squares + CELL_COUNT + cell, packed >> NORTH & MASK)
            out.put(squares + 2 * CELL_COUNT + cell, packed >> WEST & MASK)
            shown = packed & MASK
            if shown == NO_SQUARE:
                continue
            layer = packed >> LAYER
            piece = orb.pieces[layer]
            age = 1.0 + AGE * float(layer)
            out.put_share(squares + cell, -age if piece >= MAIN_AIRLOCK else age)
            if shown != PLAIN and piece != MAIN_AIRLOCK:
                add_thing(orb, cell, places.things[piece * (MASK + 1) + shown], things, out)


def add_thing(orb: Orb, cell: int, first: int, things: int, out: Numbers) -> None:
    """A square that shows something; a spot whose artifact is gone shows nothing any more."""
    if orb.cells[cell] & MASK in (SPOT_A, SPOT_B, BREEDING) and cell not in orb.spots:
        return
    at = things + 3 * first
    while out.is_put(at):
        at += 3
    out.mark(at)
    out.put(at + 1, cell % SIDE - MIDDLE)
    out.put(at + 2, cell // SIDE - MIDDLE)
