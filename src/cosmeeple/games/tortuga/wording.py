"""What a card does, in the reader's language, from its data: a corrected component file corrects
the texts too [TOR-004, TOR-005]."""

from __future__ import annotations

from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.kernel.words.text import Texts


def card_text(texts: Texts, kit: TortugaKit, card: int) -> list[str]:
    """One sentence for each ability, in the order in which cards name them."""
    ops = kit.card_ops[card]
    lines: list[str] = []
    if kit.card_reward[card]:
        lines.append(texts.say("ability-reward", n=kit.card_reward[card]))
    if ops & words.MOVE:
        lines.append(texts.say("ability-move", n=kit.card_move[card]))
    if ops & words.DRAW:
        lines.append(texts.say("ability-draw", n=kit.card_draw[card]))
    if ops & words.MINERAL:
        lines.append(
            texts.say("ability-mineral", **{"from": mineral_source(kit.card_mineral_from[card])})
        )
    if ops & words.SCOUT:
        lines.append(texts.say("ability-scout"))
    if ops & words.RESERVE:
        lines.append(texts.say("ability-reserve"))
    if ops & words.RAISE:
        lines.append(texts.say("ability-raise", n=kit.card_raise[card]))
    if ops & words.REMOVE:
        lines.append(
            texts.say("ability-remove", **{"from": removal_source(kit.card_remove_from[card])})
        )
    return lines + gain_texts(texts, kit, card) + skirmish_texts(texts, kit, card)


def mineral_source(sources: int) -> str:
    if sources == words.FROM_SECTOR:
        return "sector"
    return "both" if sources & words.FROM_SECTOR else "stash"


def removal_source(sources: int) -> str:
    if sources == words.FROM_HAND:
        return "hand"
    return "played" if sources == words.FROM_PLAYED else "both"


def gain_texts(texts: Texts, kit: TortugaKit, card: int) -> list[str]:
    lines: list[str] = []
    if kit.card_crypto_if[card]:
        lines.append(
            texts.say(
                f"ability-crypto-{words.CONDITIONS[kit.card_condition[card]]}",
                n=kit.card_crypto_if[card],
            )
        )
    if kit.card_maneuver_if[card]:
        lines.append(
            texts.say(
                f"ability-maneuver-{words.CONDITIONS[kit.card_condition[card]]}",
                n=kit.card_maneuver_if[card],
            )
        )
    if kit.card_per_token[card]:
        lines.append(
            texts.say(
                "ability-per-token", n=kit.card_per_token[card], most=kit.card_most_tokens[card]
            )
        )
    if kit.card_influence[card]:
        lines.append(texts.say("ability-influence", n=kit.card_influence[card]))
    return lines


def skirmish_texts(texts: Texts, kit: TortugaKit, card: int) -> list[str]:
    attack, defend = kit.card_attack[card], kit.card_defend[card]
    if attack and attack == defend:
        return [texts.say("ability-fight", n=attack)]
    lines: list[str] = []
    if attack:
        lines.append(texts.say("ability-attack", n=attack))
    if defend:
        lines.append(texts.say("ability-defend", n=defend))
    return lines
