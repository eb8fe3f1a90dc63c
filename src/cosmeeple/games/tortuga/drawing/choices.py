"""The action bar: every option once, cards first, then what Crypto buys, then the ship, the end of
the turn last."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.seen import Choice, Several
from cosmeeple.games.tortuga.actions import (
    BUY,
    INFLUENCE,
    MARKET_TOKEN,
    MOVE,
    PLAY,
    SPEND_MINERAL,
    TakeAction,
)
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.facts import brings, words
from cosmeeple.games.tortuga.skirmish import (
    CommitCard,
    DefendCard,
    attack_strength,
    defence_strength,
)
from cosmeeple.games.tortuga.state import NOWHERE, State
from cosmeeple.games.tortuga.vocabulary import CARDS, MARKET, SECTORS, TURRET
from cosmeeple.kernel.engine.agenda import PASS
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.together import joined

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.tortuga.kit import TortugaKit

ORDER: Final = (
    "play",
    "claim",
    "token",
    "mineral",
    "fortress",
    "laboratory",
    "mines",
    "vortex",
    "buy",
    "influence",
    "refresh",
    "strengthen",
    "reserve",
    "remove",
    "move",
    "collect",
    "scout",
    "hunt",
    "conquer",
    "attack",
    "end",
)
ICONS: Final = {
    "token": "market",
    "mineral": "mineral",
    "fortress": "fortress",
    "laboratory": "laboratory",
    "mines": "mines",
    "vortex": "vortex",
    "influence": "influence",
    "refresh": "replay",
    "strengthen": "defence",
    "reserve": "reserve",
    "remove": "discard",
    "move": "starship",
    "collect": "mineral",
    "scout": "eye-open",
    "hunt": "hunt",
    "conquer": "influence",
    "attack": "skirmish",
    "end": "pass",
    "claim": "influence",
    "use": "check",
    "raise": "defence",
    "marker": "hunt",
    "place": "starship",
    "ship": "starship",
    "reward": "influence",
    "gain": "influence",
    "reserved": "reserve",
}
GROUPED: Final = (
    "play",
    "claim",
    "buy",
    "refresh",
    "strengthen",
    "remove",
    "move",
    "vortex",
    "token",
)


def choices(seen: Seen) -> list[Choice]:
    """What the viewer can do now, and what it might wonder why it cannot."""
    if not seen.asked:
        return []
    say = words(seen)
    legal = seen.legal()
    sizes = Counter(group_of(key) for key in legal)
    found = [
        choice_of(seen, key, pick, sizes[group_of(key)] > 1, say) for key, pick in legal.items()
    ]
    if isinstance(seen.view.frame, TakeAction):
        found += [refused(seen, key, say) for key in wondered(seen) if key not in legal]
        found.sort(key=lambda choice: ORDER.index(choice.key.split(":")[0]))
    else:
        found.sort(key=lambda choice: choice.key.endswith(":pass"))
    return found


def group_of(key: str) -> str:
    """Options alike lie behind one button."""
    parts = key.split(":")
    if parts[0] in GROUPED:
        return parts[0]
    if parts[0] == "use" and len(parts) > 2:
        return f"use:{parts[1]}" if parts[1] != "remove" else f"use:remove:{parts[2]}"
    return ""


def picture(key: str) -> str:
    parts = key.split(":")
    if parts[0] in ("refresh", "remove", "vortex", "token", "strengthen", "move"):
        return ICONS[parts[0]]
    if parts[-1] in CARDS:
        return geo.CARD_ICONS[CARDS.index(parts[-1])]
    if parts[-1] in SECTORS:
        return geo.SECTOR_ICONS[SECTORS.index(parts[-1])]
    if parts[-1] == "pass":
        return "check"
    return ICONS.get(parts[0], "")


def choice_of(seen: Seen, key: str, pick: int, grouped: bool, say: Words) -> Choice:
    frame = seen.view.question
    assert frame is not None
    label = seen.texts.choice(frame, pick, seen.view.state)
    group = group_of(key) if grouped else ""
    parts = key.split(":")
    primary = (
        isinstance(frame, (CommitCard, DefendCard))
        and parts[-1] == "pass"
        and len(seen.legal()) == 1
    )
    return Choice(
        key,
        label,
        note_of(seen, key, say),
        picture(key),
        group=group,
        primary=primary,
        copies=copies(seen, pick),
    )


def note_of(seen: Seen, key: str, say: Words) -> str:
    """What no quantity says: the strength of cards, the defence that there is, what a won attack
    brings."""
    state: State = seen.view.state
    kit = state.kit
    frame = seen.view.frame
    parts = key.split(":")
    match parts[0]:
        case "commit" | "defend" | "stow" if parts[-1] in CARDS:
            card = CARDS.index(parts[1])
            return brings(say, kit.card_crypto[card], kit.card_maneuver[card])
        case "commit":
            return say("strength", n=attack_strength(state, seen.seat))
        case "defend" if isinstance(frame, DefendCard):
            return say(
                "strength", n=defence_strength(state, seen.seat, state.areas[frame.attacker].sector)
            )
        case "strengthen" if not parts[1].isdigit():
            return say("level-now", n=state.defence[SECTORS.index(parts[1])])
        case "hunt" if parts == ["hunt"]:
            return seen.texts.name("card", state.hunts[state.areas[seen.seat].sector])
        case "end":
            return turn_end(state, seen.seat, say)
        case "attack":
            rewards = kit.scenarios[state.scenario].rewards
            loser = state.areas["ABCD".index(parts[1])]
            rewarded = [
                say("won-attack", taken=min(taken, loser.influence), bank=bank)
                for taken, bank in rewards
                if bank or loser.influence
            ]
            return say("if-won", reward=f" {say('or')} ".join(rewarded))
        case _:
            return ""


def turn_end(state: State, seat: int, say: Words) -> str:
    """The hand that is left and the new one: all cards of the turn are discarded first."""
    area = state.areas[seat]
    kept = len(area.hand)
    owned = (
        kept
        + len(area.deck)
        + len(area.discard)
        + len(state.played)
        + len(state.bought)
        + len(state.fought)
    )
    return say("turn-ends", kept=kept, drawn=min(state.kit.hand_size, owned))


def wondered(seen: Seen) -> list[str]:
    """Actions that a player looks for in the bar although they are not possible now."""
    state: State = seen.view.state
    here = state.areas[seen.seat].sector
    if here == NOWHERE:
        return []
    found = [] if state.control[here] == seen.seat else ["conquer"]
    if state.scouts[here] >> seen.seat & 1:
        found.append("hunt")
    return found


def refused(seen: Seen, key: str, say: Words) -> Choice:
    failing = [reason for reason in seen.why(key) if not reason.holds]
    note = say("missing", what=seen.texts.reason(failing[0])) if failing else ""
    return Choice(key, say(key), note, picture(key), legal=False)


def several(seen: Seen) -> Several | None:
    """The cards of a skirmish: chosen together, laid together."""
    frame = seen.view.frame
    if not seen.asked or not isinstance(frame, (CommitCard, DefendCard)):
        return None
    state: State = seen.view.state
    kit, hand = state.kit, state.areas[seen.seat].hand
    fighting = sum(kit.card_maneuver[card] > 0 for card in hand)
    attacks = isinstance(frame, CommitCard)
    least = (
        kit.attacker_min - len(state.attack) if attacks else kit.defender_min - len(state.defenders)
    )
    done = f"{frame.verb}:pass"
    # With an empty hand nobody is asked for more.
    last = "" if fighting == len(hand) else done
    label = words(seen)("lay-these")
    return Several(max(least, 0), fighting, label, done, last) if fighting else None


def rows(seen: Seen) -> list[Choice]:
    """All cards that only bring resources, in one press; purchases with the Minerals and Market
    tokens that they take."""
    frame = seen.view.frame
    if not isinstance(frame, TakeAction):
        return []
    state: State = seen.view.state
    kit = state.kit
    say = words(seen)
    found = []
    plain = [card for card in state.areas[seen.seat].hand if is_plain(kit, card)]
    if len(plain) > 1:
        crypto, maneuvers = (
            sum(given[card] for card in plain) for given in (kit.card_crypto, kit.card_maneuver)
        )
        key = joined([notation(frame, PLAY + card) for card in plain])
        found.append(
            Choice(
                key, say("play-plain", count=len(plain)), brings(say, crypto, maneuvers), "cards"
            )
        )
    for pick in frame.domain.picks:
        why = Why(True)
        if BUY <= pick < MOVE or pick == INFLUENCE:
            frame.allows(state, pick, why)
            failing = why.failing()
            if len(failing) == 1 and failing[0].key == "crypto":
                found += with_coins(seen, frame, pick, failing[0].a - state.crypto, say)
    return found


def is_plain(kit: TortugaKit, card: int) -> bool:
    """Nothing is asked about the card, and nothing about it depends on where the ship is or what
    one holds."""
    conditional = kit.card_crypto_if[card] or kit.card_maneuver_if[card] or kit.card_per_token[card]
    return not (conditional or kit.card_influence[card] or kit.card_ops[card])


def with_coins(seen: Seen, frame: TakeAction, pick: int, missing: int, say: Words) -> list[Choice]:
    """A purchase for which Crypto is missing, with what makes up for it: Market tokens first, which
    stay, then Minerals."""
    state: State = seen.view.state
    tokens = [
        MARKET_TOKEN + sector - MARKET
        for sector in range(MARKET, TURRET)
        if state.control[sector] == seen.seat and not state.used_sectors >> sector & 1
    ]
    minerals = [SPEND_MINERAL] * state.areas[seen.seat].minerals
    coins = [*tokens, *minerals][:missing]
    if len(coins) < missing:
        return []
    key = notation(frame, pick)
    note = say("with-coins", tokens=len(coins[: len(tokens)]), minerals=len(coins[len(tokens) :]))
    text = joined([*[notation(frame, one) for one in coins], key])
    label = seen.texts.label(frame, pick, seen.view.state)
    group = group_of(key)
    return [
        Choice(
            text,
            label,
            note,
            picture(key),
            group=group if any(group == group_of(one) for one in seen.legal()) else "",
        )
    ]


def copies(seen: Seen, pick: int) -> int:
    """How often a card may be among several."""
    if pick == PASS or several(seen) is None:
        return 0
    return list(seen.view.state.areas[seen.seat].hand).count(pick)


def still(seen: Seen) -> list[str]:
    """What the turn's pool holds."""
    state: State = seen.view.state
    if not isinstance(seen.view.frame, TakeAction):
        return []
    say = words(seen)
    return [say("still-crypto", n=state.crypto), say("still-maneuvers", n=state.maneuver)]


def headline(seen: Seen) -> str:
    """The round and who is next."""
    state: State = seen.view.state
    say = words(seen)
    if state.areas[state.active].ship < 0:
        return say("setting-up")
    if state.ending:
        return say("round", n=state.rounds)
    following = (state.active + 1) % len(state.areas)
    if state.usurper >= 0:
        return say("last-round", name=seen.texts.name("seat", state.usurper))
    return say("round-next", n=state.rounds, name=seen.texts.name("seat", following))


__all__ = ["choices", "headline", "rows", "several", "still"]
