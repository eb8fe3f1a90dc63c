"""Reads components.toml, or a corrected copy, checks it and builds the kit
[RAC-001, RAC-002, RAC-006, RAC-007].

The file has the cards of the first edition, which the printed cost table proves [RAC-250, RAC-R29].
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cosmeeple.games.race import orb_kit
from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.component_checks import check
from cosmeeple.games.race.component_rows import CardRow, Components, LineRow, Map
from cosmeeple.games.race.kit import Action, Card, Facts, RaceKit, ScoringLine, rows_of
from cosmeeple.games.race.kit import Power as PrintedPower
from cosmeeple.games.race.orb_places import SQUARES
from cosmeeple.games.race.powers import (
    Columns,
    Consume,
    Power,
    good_number,
    keyword_bits,
    read_power,
)
from cosmeeple.games.race.state import WITNESSES
from cosmeeple.kernel.components import Named, labels_of, load_checked
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.record import notes

#: Facts that powers write and that are kinds of things: NONE where a card has no such power.
NAMES_GOOD = ("spend_good", "pay_targets", "windfall_power", "gathers")
#: Those that have a row for each good of the target world, and one more for none; other rows are
#: for goods alone.
BY_TARGET = ("military_by_good", "discounts")
#: Those worked out of others.
WORKED_OUT = ("boosts", "opens_way", "draws_after", "draws_for_most")
#: What a card draws after production [RAC-166].
DRAWS = ("produce_draw", "draw_per_kind", "draw_per_keyword", "draw_per_rebel", "draw_per_big")
DRAWS_BY_GOOD = ("draw_per_good", "draw_per_world")

OWN_FILE = Path(__file__).with_name("components.toml")


def load_kit(path: Path | None = None) -> RaceKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    return build_kit(*load_checked(path or OWN_FILE, Components, check))


def printed(row: Power | LineRow) -> dict[str, str]:
    """The fields of a power or line that are not at their defaults, as text."""
    return {
        key: str(value).lower() if isinstance(value, bool) else str(value)
        for key, value in msgspec.to_builtins(row).items()
    }


def fold(cards: tuple[CardRow, ...]) -> Facts:
    """All that is printed on the cards, in columns."""
    to = Columns(len(cards))
    plain = {
        "cost": [max(card.cost, card.defence) for card in cards],
        "vp": [card.vp for card in cards],
        "is_world": [int(card.kind == "world") for card in cards],
        "is_military": [int(card.military) for card in cards],
        "is_variable": [int(card.vp_variable) for card in cards],
        "world_type": [words.WORLD_TYPES.index(card.world_type or "gray") for card in cards],
        "good": [good_number(card.good) for card in cards],
        "keywords": [keyword_bits(card.keywords) for card in cards],
        "chromosome": [int(card.chromosome) for card in cards],
        "start_number": [card.start_number for card in cards],
    }
    for number, card in enumerate(cards):
        for row in card.powers:
            read_power(row).fold(to, number)
    columns = {
        fact: to.get(fact, words.NONE if fact in NAMES_GOOD else 0)
        for fact, note in notes(Facts).items()
        if note == "vec[i64]" and fact not in plain and fact not in WORKED_OUT
    }
    by_good = {
        fact: to.by_good(fact, len(words.GOODS) + (fact in BY_TARGET))
        for fact, note in notes(Facts).items()
        if note == "vec[vec[i64]]"
    }
    draws = [columns[fact] for fact in DRAWS] + [
        row for fact in DRAWS_BY_GOOD for row in by_good[fact]
    ]
    worked_out = {
        "boosts": [
            int(gift > 0 or good >= 0)
            for gift, good in both(columns, "sacrifice_military", "spend_good")
        ],
        "opens_way": [
            int(free > 0 or paid >= 0) for free, paid in both(columns, "frees_world", "pay_targets")
        ],
        "draws_after": [sum(numbers) for numbers in zip(*draws, strict=True)],
        "draws_for_most": [sum(numbers) for numbers in zip(*by_good["draw_if_most"], strict=True)],
    }
    rows: dict[str, Any] = {fact: rows_of(table) for fact, table in by_good.items()}
    for fact, column in (plain | columns | worked_out).items():
        rows[fact] = picks(column)
    return Facts(**rows)


def both(columns: dict[str, list[int]], one: str, other: str) -> list[tuple[int, int]]:
    return list(zip(columns[one], columns[other], strict=True))


def facts_of(card: int, facts: Facts) -> dict[str, Any]:
    """The facts of one card that a `Card` has under the same name."""
    found: dict[str, Any] = {}
    for name, note in notes(Card).items():
        column = getattr(facts, name, None)
        if column is not None:
            by_good = note == "tuple[int, ...]"
            value = tuple([row[card] for row in column]) if by_good else column[card]
            found[name] = value == 1 if note == "bool" else value
    return found


def build_card(number: int, card: CardRow, facts: Facts) -> Card:
    families = [line.family for line in card.scoring if line.per == "artifact"]
    powers = [read_power(row) for row in card.powers]
    return Card(
        number=number,
        **facts_of(number, facts),
        base=card.set == "base",
        copies=card.copies,
        consume=tuple(power.made() for power in powers if isinstance(power, Consume)),
        chips_every=sum(line.every for line in card.scoring if line.per == "vp_chips"),
        scores_military=any(line.per == "military_strength" for line in card.scoring),
        scores_artifacts=words.FAMILIES.index(families[0]) if families else words.NONE,
        powers=tuple(PrintedPower(power.phase, power.power, printed(power)) for power in powers),
        lines=tuple(ScoringLine(line.per, printed(line)) for line in card.scoring),
    )


def line_fits(line: LineRow, card: CardRow, orb: bool) -> bool:
    """Does a scoring line that looks at single cards fit this card
    [RAC-185, RAC-186, RAC-189, RAC-243]?"""
    if line.per in ("vp_chips", "military_strength", "artifact"):
        return False
    powers = {row["phase"] for row in card.powers if orb or not row.get("orb_only")}
    return (
        (line.per != "card_named" or line.card == card.id)
        and (line.per not in ("world", "development") or line.per == card.kind)
        and (not line.keyword or line.keyword in card.keywords)
        and (not line.good or line.good == card.good)
        and (not line.world_type or line.world_type == card.world_type)
        and (not line.with_power_in or line.with_power_in in powers)
        and (line.military is None or line.military == card.military)
        and (line.cost < 0 or line.cost == card.cost)
    )


def points(c: Components, orb: bool) -> tuple[tuple[int, ...], ...]:
    """What each "?" card gives for each card: the best line that fits, once [RAC-185]."""
    return tuple(
        tuple(
            max((line.vp for line in scorer.scoring if line_fits(line, card, orb)), default=0)
            for card in c.card
        )
        for scorer in c.card
    )


def build_kit(c: Components, edition: str) -> RaceKit:
    named: dict[str, tuple[Named, ...]] = {
        "card": c.card,
        "good": c.good,
        "phase": c.phase,
        "action": c.action,
        "token": c.artifact,
    }
    names = {category: tuple(entry.id for entry in entries) for category, entries in named.items()}
    labels = {category: labels_of(entries) for category, entries in named.items()}
    starts = {
        card.start_number: number for number, card in enumerate(c.card) if card.start_number >= 0
    }
    preset = range(1, c.players.max_with_artifacts + 1)
    facts = fold(c.card)
    cards = tuple(build_card(number, card, facts) for number, card in enumerate(c.card))
    return RaceKit(
        names={
            **names,
            "expansion": words.EXPANSIONS,
            "witness": WITNESSES,
            "piece": words.PIECES,
            "orb_card": words.ORB_CARDS,
            "cell": orb_kit.CELLS,
            "square": SQUARES,
        },
        labels=labels,
        edition=edition,
        facts=facts,
        cards=cards,
        consume=tuple(card.consume for card in cards),
        actions=tuple(
            Action(
                phase=words.PHASES.index(action.phase),
                copies=action.copies,
                see_more=action.bonus.see_more,
                keep_more=action.bonus.keep_more,
                discount=action.bonus.discount,
                draw=action.bonus.draw_after_placing,
                multiplier=action.bonus.goods_vp_multiplier,
            )
            for action in c.action
        ),
        card_points=points(c, orb=False),
        card_points_orb=points(c, orb=True),
        prices=tuple(good.sale_price for good in c.good),
        explore_draw=c.phase[0].draw,
        explore_keep=c.phase[0].keep,
        hand_limit=c.limits.hand_limit,
        tableau_end=c.limits.tableau_end,
        pool_per_player=c.limits.vp_pool_per_player,
        start_deal=c.limits.start_deal,
        start_keep=c.limits.start_keep,
        round_cap=c.limits.round_cap,
        actions_each=c.players.advanced_two_player_actions,
        highest_cost=tuple(
            max(max(card.cost, card.defence) for card in c.card if artifacts or card.set == "base")
            for artifacts in (False, True)
        ),
        stacks=tuple(
            tuple(starts[number] for number in stack)
            for stack in (c.start_world_stacks.blue_even, c.start_world_stacks.red_odd)
        ),
        preset_worlds=tuple(starts[number] for number in preset),
        preset_hands=tuple(
            tuple(words.CARDS.index(card) for card in c.first_game_hands[str(number)])
            for number in preset
        ),
        orb=build_orb(c),
    )


def four_turns(rows: Map) -> tuple[orb_kit.Face, ...]:
    faces = [orb_kit.read_face(rows)]
    for _ in range(3):
        faces.append(orb_kit.turned(faces[-1]))
    return tuple(faces)


def build_orb(c: Components) -> orb_kit.OrbKit:
    main = c.main_airlock
    left, right = orb_kit.read_face(main.left), orb_kit.read_face(main.right)
    areas = [
        orb_kit.cell_at(x + place % 2, y + place // 2)
        for face, (x, y) in ((left, main.left_origin), (right, main.right_origin))
        for place, shown in enumerate(face.squares)
        if shown == orb_kit.AIRLOCK
    ]
    tokens = tuple(
        orb_kit.Token(
            copies=token.copies,
            vp=token.vp,
            vp_per_station=token.vp_per_station,
            family=words.FAMILIES.index(token.family) if token.family != "none" else words.NONE,
            uses=tuple(
                sum(use.n for use in token.uses if use.use == name) for name in words.TOKEN_USES
            ),
        )
        for token in c.artifact
    )
    return orb_kit.OrbKit(
        faces=(*[four_turns(card.map) for card in c.orb_card], (), four_turns(c.small_airlock.map)),
        left=left,
        right=right,
        left_at=orb_kit.cell_at(*main.left_origin),
        right_at=orb_kit.cell_at(*main.right_origin),
        airlock=areas[0],
        airlock_twin=areas[1],
        corners=tuple(orb_kit.cell_at(x, y) for x, y in main.start_corners),
        tokens=tokens,
        uses=orb_kit.uses_of(tokens),
        speed=c.orb.team_speed,
        hand_start=c.orb.hand_start,
        missing_a=c.orb.remove_per_missing_player["A"],
        missing_b=c.orb.remove_per_missing_player["B"],
        most_players=c.players.max_with_artifacts,
        small_airlocks=c.small_airlock.count,
    )
