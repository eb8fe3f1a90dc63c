"""What a card does in two or three words, from its data: for cards that are too small for
sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.games.tortuga import vocabulary as words

if TYPE_CHECKING:
    from cosmeeple.draw.words import Words
    from cosmeeple.games.tortuga.kit import TortugaKit


def briefly(kit: TortugaKit, card: int, say: Words) -> list[str]:
    """One line for each ability, in the order of the sentences."""
    ops = kit.card_ops[card]
    condition = words.CONDITIONS[kit.card_condition[card]]
    attack, defend = kit.card_attack[card], kit.card_defend[card]
    both = attack if attack == defend else 0
    numbered = (
        ("reward", kit.card_reward[card]),
        ("move", kit.card_move[card] * bool(ops & words.MOVE)),
        ("draw", kit.card_draw[card] * bool(ops & words.DRAW)),
        ("mineral", ops & words.MINERAL),
        ("scout", ops & words.SCOUT),
        ("reserve", ops & words.RESERVE),
        ("raise", kit.card_raise[card] * bool(ops & words.RAISE)),
        ("remove", ops & words.REMOVE),
        (f"crypto-{condition}", kit.card_crypto_if[card]),
        (f"maneuver-{condition}", kit.card_maneuver_if[card]),
        ("per-token", kit.card_per_token[card]),
        ("influence", kit.card_influence[card]),
        ("fight", both),
        ("attack", attack - both),
        ("defend", defend - both),
    )
    most = kit.card_most_tokens[card]
    return [say(f"brief-{name}", n=number, most=most) for name, number in numbered if number]
