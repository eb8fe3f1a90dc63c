"""Powers as symbols: a crate for a good, a card and a hexagon with numbers for what one gets,
arrows between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import icon
from cosmeeple.games.race.vocabulary import GOODS

if TYPE_CHECKING:
    from cosmeeple.games.race.kit import Card, ScoringLine

Fields = dict[str, str]
ARROW: Final = icon("arrow", "a")
MILITARY: Final = icon("military")
WORLD: Final = icon("world")
DEVELOPMENT: Final = icon("development")
#: The card itself is given up.
GIVEN_UP: Final = icon("discard")


def crate(good: str) -> str:
    return f'<svg class="g" aria-hidden="true"><use href="#g-{good or "any"}"/></svg>'


def cards(number: int | str) -> str:
    return f'<b class="cd">{number}</b>'


def points(number: int | str) -> str:
    return f'<b class="vp">{number}</b>'


def many(number: int | str) -> str:
    return f'<b class="x">×{number}</b>'


def each(what: str) -> str:
    return f'<b class="x">/</b>{what}'


def signed(fields: Fields) -> str:
    number = int(fields.get("n", "0"))
    return f"<b>{'+' if number >= 0 else '−'}{abs(number)}</b>"


def gains(fields: Fields) -> str:
    """What a consume power brings: points, cards, or both."""
    vp = int(fields.get("vp", fields.get("vp_each", "0")))
    drawn = int(fields.get("cards", fields.get("cards_each", "0")))
    return (points(vp) if vp else "") + (cards(drawn) if drawn else "")


def consume(_: Card, fields: Fields) -> str:
    take, times = int(fields.get("take", "1")), int(fields.get("times", "1"))
    taken = crate(fields.get("good", "")) + (many(take) if take > 1 else "")
    return f"{taken}{ARROW}{gains(fields)}{many(times) if times > 1 else ''}"


def military(_: Card, fields: Fields) -> str:
    against = crate(fields["only_good"]) if "only_good" in fields else ""
    if "only_keyword" in fields:
        against = icon("kw-" + fields["only_keyword"])
    return f"{signed(fields)}{MILITARY}{against}"


def world_discount(_: Card, fields: Fields) -> str:
    return f"<b>−{fields['n']}</b>{crate(fields['only_good']) if 'only_good' in fields else WORLD}"


def pay_for_military(_: Card, fields: Fields) -> str:
    targets = {"alien": crate("alien"), "chromosome": icon("kw-chromosome")}.get(
        fields.get("targets", ""), ""
    )
    rebate = f"<b>−{fields['rebate']}</b>" if fields.get("rebate", "0") != "0" else ""
    return f"{icon('cards')}{rebate}{ARROW}{MILITARY}{targets}"


def drawn_per(what: Callable[[Card, Fields], str]) -> Symbol:
    return lambda card, fields: cards(fields["n"]) + each(what(card, fields))


def own_good(card: Card) -> str:
    return crate(GOODS[card.good]) if card.good >= 0 else crate("")


Symbol = Callable[["Card", Fields], str]
SYMBOLS: Final[dict[str, Symbol]] = {
    "place discard_card_to_produce_here": lambda card, _: cards(1) + ARROW + own_good(card),
    "place second_team": lambda _, __: f"<b>+1</b>{icon('team')}",
    "I see_more": lambda _, fields: cards(f"+{fields['n']}"),
    "I keep_more": lambda _, fields: icon("check") + cards(f"+{fields['n']}"),
    "I team_speed": lambda _, fields: signed(fields) + icon("team"),
    "II draw_before": lambda _, fields: cards(fields["n"]),
    "II discount": lambda _, fields: f"<b>−{fields['n']}</b>{DEVELOPMENT}",
    "II draw_after_placing": lambda _, fields: DEVELOPMENT + ARROW + cards(fields["n"]),
    "III military": military,
    "III military_per_chromosome_world": lambda _, fields: (
        signed(fields) + MILITARY + each(icon("kw-chromosome"))
    ),
    "III sacrifice_for_military": lambda _, fields: GIVEN_UP + ARROW + signed(fields) + MILITARY,
    "III spend_good_for_military": lambda _, fields: (
        crate(fields["good"]) + ARROW + signed(fields) + MILITARY
    ),
    "III discount": world_discount,
    "III sacrifice_for_free_world": lambda _, __: f"{GIVEN_UP}{ARROW}<b>0</b>{WORLD}",
    "III pay_for_military": pay_for_military,
    "III conquer_with_leftover": lambda _, __: MILITARY + many(2),
    "III sacrifice_for_extra_world": lambda _, __: f"{GIVEN_UP}{ARROW}<b>+1</b>{WORLD}",
    "III settle_if_lucky": lambda _, __: icon("dice-luck") + ARROW + WORLD,
    "III draw_after_placing": lambda _, fields: WORLD + ARROW + cards(fields["n"]),
    "$ sale_bonus": lambda _, fields: crate(fields["good"]) + signed(fields),
    "$ sale_bonus_here": lambda card, fields: own_good(card) + signed(fields),
    "$ no_bonus_sale_here": lambda _, __: icon("cross") + icon("trade"),
    "IV consume": consume,
    "IV consume_three_kinds": lambda _, fields: f"<b>3≠</b>{crate('')}{ARROW}{gains(fields)}",
    "IV consume_each_kind": lambda _, fields: (
        f"<b>≠</b>{crate('')}{ARROW}{gains(fields)}{many(fields['up_to'])}"
    ),
    "IV consume_all": lambda _, fields: f"<b>∞</b>{crate('')}{ARROW}{gains(fields)}",
    "IV sell_good": lambda _, __: crate("") + ARROW + icon("trade"),
    "IV discard_cards_for_vp": lambda _, fields: (
        cards(1) + ARROW + gains(fields) + many(fields["up_to"])
    ),
    "IV draw": lambda _, fields: cards(fields["n"]),
    "IV draw_if_lucky": lambda _, __: icon("dice-luck") + ARROW + cards(1),
    "V produce_here": lambda card, _: icon("plus", "a") + own_good(card),
    "V produce_on_windfall": lambda _, fields: '<span class="hal"></span>' + crate(fields["good"]),
    "V draw_if_produced_here": lambda card, fields: own_good(card) + ARROW + cards(fields["n"]),
    "V draw": lambda _, fields: cards(fields["n"]),
    "V draw_per_good_produced": drawn_per(lambda _, fields: crate(fields["good"])),
    "V draw_if_most_produced": lambda _, fields: (
        cards(fields["n"]) + icon("star") + crate(fields["good"])
    ),
    "V draw_per_kind_produced": drawn_per(lambda _, __: f"<b>≠</b>{crate('')}"),
    "V draw_per_world": drawn_per(lambda _, fields: WORLD + crate(fields["good"])),
    "V draw_per_keyword": drawn_per(lambda _, fields: icon("kw-" + fields["keyword"])),
    "V draw_per_rebel_military_world": drawn_per(lambda _, __: icon("kw-rebel") + MILITARY),
    "V draw_per_big_development": drawn_per(
        lambda _, fields: f"{DEVELOPMENT}<b>{fields['min_cost']}+</b>"
    ),
    "V gather_goods": lambda _, fields: ARROW + crate(fields["good"]),
}


def power_symbols(card: Card, phase: str, name: str, fields: Fields) -> str:
    """The power as symbols; a test holds that every power of every card has some."""
    return SYMBOLS[f"{phase} {name}"](card, fields)


def line_symbols(line: ScoringLine) -> str:
    """A scoring line: points for each of what it counts."""
    fields = line.fields
    what = {
        "vp_chips": icon("vp"),
        "military_strength": MILITARY,
        "artifact": icon("artefact"),
    }.get(line.per, "")
    if fields.get("keyword"):
        what += icon("kw-" + fields["keyword"])
    if fields.get("good"):
        what += crate(fields["good"])
    if line.per == "card_named":
        return points(fields["vp"]) + icon("card")
    if not what:
        what = DEVELOPMENT if line.per == "development" else WORLD
    return points(fields["vp"]) + each(what)
