"""Reads components.toml, or a corrected copy, checks it and builds the kit [RAC-001, RAC-002, RAC-006, RAC-007].

The file has the cards of the first edition, which the printed cost table proves [RAC-250, RAC-R29].
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.component_checks import check
from cosmeeple.games.race.component_rows import (
    CardRow,
    Components,
    LineRow,
    Map,
    Named,
    PowerRow,
)
from cosmeeple.games.race.kit import Action, Card, ConsumePower, Line, Power, RaceKit
from cosmeeple.games.race.orb_kit import AIRLOCK, CELLS, Face, OrbKit, Token, cell_at, read_face, turned
from cosmeeple.games.race.state import WITNESSES
from cosmeeple.kernel.components import load_components, read_text
from cosmeeple.kernel.kit import Label

OWN_FILE = Path(__file__).with_name("components.toml")


def load_kit(path: Path | None = None) -> RaceKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    file = path or OWN_FILE
    components = load_components(file, Components)
    check(file, components)
    return build_kit(components, hashlib.blake2b(read_text(file).encode(), digest_size=8).hexdigest())


def good_number(good: str) -> int:
    """The number of a good; ANY for "any", NONE for nothing."""
    if not good:
        return words.NONE
    return words.ANY if good == "any" else words.GOODS.index(good)


def keyword_bits(keywords: tuple[str, ...]) -> int:
    return sum(1 << words.KEYWORDS.index(keyword) for keyword in set(keywords))


def total(card: CardRow, phase: str, name: str) -> int:
    """The sum of n over the powers of this name."""
    return sum(power.n for power in card.powers if (power.phase, power.power) == (phase, name))


def has(card: CardRow, name: str) -> bool:
    return any(power.power == name for power in card.powers)


def by_good(card: CardRow, phase: str, name: str) -> tuple[int, ...]:
    """The n of powers that look at a good, one number for each good; "any" counts for all."""
    return tuple(
        sum(
            power.n
            for power in card.powers
            if (power.phase, power.power) == (phase, name) and power.good in (good, "any")
        )
        for good in words.GOODS
    )


def by_target(card: CardRow, name: str, unconditional: bool) -> tuple[int, ...]:
    """The n of phase-III powers by good of the target world; the last entry is for worlds without a good."""
    return tuple(
        sum(
            power.n
            for power in card.powers
            if (power.phase, power.power) == ("III", name)
            and not power.only_keyword
            and (power.only_good == good if power.only_good else unconditional)
        )
        for good in (*words.GOODS, "none")
    )


def first(card: CardRow, name: str) -> PowerRow:
    """The power of this name; an empty one when the card has none."""
    found = [power for power in card.powers if power.power == name]
    return found[0] if found else PowerRow("V", "")


def consume_power(power: PowerRow) -> ConsumePower:
    return ConsumePower(
        kind=words.CONSUME_POWERS.index(power.power),
        good=good_number(power.good or "any"),
        take=power.take,
        vp=power.vp or power.vp_each,
        cards=power.cards or power.cards_each or power.n,
        times=power.times or power.up_to,
        less=power.vp_less,
        with_bonuses=power.with_bonuses,
    )


def printed(row: PowerRow | LineRow) -> dict[str, str]:
    """The fields of a power or line that are not at their defaults, as text."""
    return {
        key: str(value).lower() if isinstance(value, bool) else str(value)
        for key, value in msgspec.to_builtins(row).items()
    }


def build_card(number: int, card: CardRow) -> Card:
    own = [power for power in card.powers if power.power == "military" and power.only_keyword]
    pay, spend = first(card, "pay_for_military"), first(card, "spend_good_for_military")
    keyword_draw, big = first(card, "draw_per_keyword"), first(card, "draw_per_big_development")
    families = [line.family for line in card.scoring if line.per == "artifact"]
    return Card(
        number=number,
        base=card.set == "base",
        copies=card.copies,
        is_world=card.kind == "world",
        is_military=card.military,
        cost=max(card.cost, card.defence),
        vp=card.vp,
        is_variable=card.vp_variable,
        world_type=words.WORLD_TYPES.index(card.world_type or "gray"),
        good=good_number(card.good),
        keywords=keyword_bits(card.keywords),
        chromosome=card.chromosome,
        start_number=card.start_number,
        see_more=total(card, "I", "see_more"),
        keep_more=total(card, "I", "keep_more"),
        team_speed=total(card, "I", "team_speed"),
        draw_before=total(card, "II", "draw_before"),
        develop_discount=total(card, "II", "discount"),
        develop_draw=total(card, "II", "draw_after_placing"),
        military=sum(
            power.n
            for power in card.powers
            if power.power == "military" and not power.only_good and not power.only_keyword
        ),
        military_by_good=by_target(card, "military", unconditional=False),
        military_by_keyword=sum(power.n for power in own),
        fought_keyword=keyword_bits(tuple(power.only_keyword for power in own)),
        chromosome_military=total(card, "III", "military_per_chromosome_world"),
        sacrifice_military=total(card, "III", "sacrifice_for_military"),
        spend_good=good_number(spend.good),
        spend_military=spend.n,
        discounts=by_target(card, "discount", unconditional=True),
        frees_world=has(card, "sacrifice_for_free_world"),
        pay_targets=words.PAY_TARGETS.index(pay.targets) if pay.targets else words.NONE,
        pay_rebate=pay.rebate,
        uses_leftover=has(card, "conquer_with_leftover"),
        adds_world=has(card, "sacrifice_for_extra_world"),
        is_lucky=has(card, "settle_if_lucky"),
        settle_draw=total(card, "III", "draw_after_placing"),
        sale_bonus=by_good(card, "$", "sale_bonus"),
        sale_bonus_here=total(card, "$", "sale_bonus_here"),
        no_bonus_sale=has(card, "no_bonus_sale_here"),
        consume=tuple(consume_power(power) for power in card.powers if power.phase == "IV"),
        produces=has(card, "produce_here"),
        windfall_power=good_number(first(card, "produce_on_windfall").good),
        draw_if_produced=total(card, "V", "draw_if_produced_here"),
        produce_draw=total(card, "V", "draw"),
        draw_per_good=by_good(card, "V", "draw_per_good_produced"),
        draw_if_most=by_good(card, "V", "draw_if_most_produced"),
        draw_per_kind=total(card, "V", "draw_per_kind_produced"),
        draw_per_world=by_good(card, "V", "draw_per_world"),
        draw_per_keyword=keyword_draw.n,
        drawn_keyword=keyword_bits((keyword_draw.keyword,)) if keyword_draw.keyword else 0,
        draw_per_rebel=total(card, "V", "draw_per_rebel_military_world"),
        draw_per_big=big.n,
        big_cost=big.min_cost,
        gathers=good_number(first(card, "gather_goods").good),
        discards_to_produce=has(card, "discard_card_to_produce_here"),
        second_team=has(card, "second_team"),
        chips_every=sum(line.every for line in card.scoring if line.per == "vp_chips"),
        scores_military=any(line.per == "military_strength" for line in card.scoring),
        scores_artifacts=words.FAMILIES.index(families[0]) if families else words.NONE,
        powers=tuple(Power(power.phase, power.power, printed(power)) for power in card.powers),
        lines=tuple(Line(line.per, printed(line)) for line in card.scoring),
    )


def line_fits(line: LineRow, card: CardRow, orb: bool) -> bool:
    """Does a scoring line that looks at single cards fit this card [RAC-185, RAC-186, RAC-189, RAC-243]?"""
    if line.per in ("vp_chips", "military_strength", "artifact"):
        return False
    powers = {power.phase for power in card.powers if orb or not power.orb_only}
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
        tuple(max((line.vp for line in scorer.scoring if line_fits(line, card, orb)), default=0) for card in c.card)
        for scorer in c.card
    )


def build_kit(c: Components, digest: str) -> RaceKit:
    named: dict[str, tuple[Named, ...]] = {
        "card": c.card,
        "good": c.good,
        "phase": c.phase,
        "action": c.action,
        "token": c.artifact,
    }
    names = {category: tuple(entry.id for entry in entries) for category, entries in named.items()}
    labels = {
        category: tuple(Label(entry.name_en, entry.name_pl) for entry in entries) for category, entries in named.items()
    }
    starts = {card.start_number: number for number, card in enumerate(c.card) if card.start_number >= 0}
    preset = range(1, c.players.max_with_artifacts + 1)
    return RaceKit(
        names={
            **names,
            "expansion": words.EXPANSIONS,
            "witness": WITNESSES,
            "piece": words.PIECES,
            "orb_card": words.ORB_CARDS,
            "cell": CELLS,
        },
        # People write a minus sign.
        labels={**labels, "cell": tuple(Label(*[name.replace("-", "\u2212")] * 2) for name in CELLS)},
        digest=digest,
        cards=tuple(build_card(number, card) for number, card in enumerate(c.card)),
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
            tuple(words.CARDS.index(card) for card in c.first_game_hands[str(number)]) for number in preset
        ),
        orb=build_orb(c),
    )


def four_turns(rows: Map) -> tuple[Face, ...]:
    faces = [read_face(rows)]
    for _ in range(3):
        faces.append(turned(faces[-1]))
    return tuple(faces)


def build_orb(c: Components) -> OrbKit:
    main = c.main_airlock
    left, right = read_face(main.left), read_face(main.right)
    areas = [
        cell_at(x + place % 2, y + place // 2)
        for face, (x, y) in ((left, main.left_origin), (right, main.right_origin))
        for place, shown in enumerate(face.squares)
        if shown == AIRLOCK
    ]
    return OrbKit(
        faces=(*[four_turns(card.map) for card in c.orb_card], (), four_turns(c.small_airlock.map)),
        left=left,
        right=right,
        left_at=cell_at(*main.left_origin),
        right_at=cell_at(*main.right_origin),
        airlock=areas[0],
        airlock_twin=areas[1],
        corners=tuple(cell_at(x, y) for x, y in main.start_corners),
        tokens=tuple(
            Token(
                copies=token.copies,
                vp=token.vp,
                vp_per_station=token.vp_per_station,
                family=words.FAMILIES.index(token.family) if token.family != "none" else words.NONE,
                uses=tuple(sum(use.n for use in token.uses if use.use == name) for name in words.TOKEN_USES),
            )
            for token in c.artifact
        ),
        speed=c.orb.team_speed,
        hand_start=c.orb.hand_start,
        missing_a=c.orb.remove_per_missing_player["A"],
        missing_b=c.orb.remove_per_missing_player["B"],
        most_players=c.players.max_with_artifacts,
        small_airlocks=c.small_airlock.count,
    )
