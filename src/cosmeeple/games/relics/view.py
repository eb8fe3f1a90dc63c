"""What a seat may know, and dealing again what it does not [REL-901..903, REL-A35].

Hidden are the hands, the packs looked at, the action deck and Zu's cards; the pool of tiles and the
buyer deck have no order until something is drawn. Everything else lies open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.relics.setup import RedrawCard, is_in_set
from cosmeeple.games.relics.state import Area, Automaton, State
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rng import Rng, share_out
from cosmeeple.kernel.engine.rows import append, face_down, face_down_list, picks, remove, vec

HIDDEN: Final = -2
#: Three more of the colour or symbol of a discarded card are in one deal of a few dozen.
REDEALS: Final = 1000


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """The state with everything HIDDEN that the seat may not know; what lies open is shared with it
    [REL-901, REL-902]."""
    seen = s.share()
    seen.deck = hidden(s.deck)
    # How many cards are alike only their owner knows.
    redraws = isinstance(frame, RedrawCard)
    seen.areas = s.areas.copy()
    for other in range(len(s.areas)):
        if other != seat:
            seen.areas[other] = from_behind(s.areas[other], redraws)
    seen.zu = [automaton_seen(zu) for zu in s.zu]
    return seen


def from_behind(area: Area, redraws: bool) -> Area:
    """What others see of a player: how many cards there are, in hand and looked at, or together."""
    seen = area.share()
    looked_at = 0 if redraws else len(area.pack)
    seen.hand = face_down(len(area.hand) + len(area.pack) - looked_at)
    seen.pack = face_down(looked_at)
    return seen


def automaton_seen(zu: Automaton) -> Automaton:
    """What is known of Zu's cards: how many lie where, and which have been revealed."""
    seen = zu.share()
    seen.deck = hidden(zu.deck)
    seen.later = [hidden(deck) for deck in zu.later]
    seen.burnt = hidden(zu.burnt)
    seen.removed = hidden(zu.removed)
    seen.last = zu.last & zu.seen
    return seen


def take_pack(area: Area) -> None:
    """The cards looked at join the hand, in no order."""
    for card in area.pack:
        area.hand = append(area.hand, card)
    area.pack = vec[i64]()


def hidden(cards: list[int]) -> list[int]:
    return face_down_list(len(cards))


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    """Share out again the action cards that the seat cannot see, and Zu's unseen cards
    [REL-901]."""
    others = [s.areas[other] for other in range(len(s.areas)) if other != seat]
    if isinstance(frame, RedrawCard) and frame.seat != seat:
        redeal_alike(s, frame.seat, others, rng)
    else:
        share_cards(s, others, rng)
    for area in s.areas:
        area.hand = picks(sorted(area.hand))
        area.pack = picks(sorted(area.pack))
    for zu in s.zu:
        redeal_zu(s, zu, rng)


def redeal_alike(s: State, owner: int, others: list[Area], rng: Rng) -> None:
    """Share out; the owner has set apart what is alike among these cards and those discarded for it
    [REL-107].

    Dealt again as long as what was discarded would not have been alike.
    """
    area = s.areas[owner]
    take_pack(area)
    thrown = s.discard[len(s.discard) - (s.kit.start_hand - len(area.hand)) :]
    for _ in range(REDEALS):
        share_cards(s, others, rng)
        before = picks([*area.hand, *thrown])
        if all([is_in_set(s, before, card) for card in thrown]):
            break
    area.pack = picks([card for card in area.hand if is_in_set(s, before, card)])
    for card in area.pack:
        area.hand = remove(area.hand, card)


def share_cards(s: State, others: list[Area], rng: Rng) -> None:
    """The deck and what the others hold, dealt again."""
    places = [s.deck]
    for area in others:
        places.append(list(area.hand))
        places.append(list(area.pack))
    share_out(places, rng)
    for number in range(len(others)):
        others[number].hand = picks(places[1 + 2 * number])
        others[number].pack = picks(places[2 + 2 * number])


def redeal_zu(s: State, zu: Automaton, rng: Rng) -> None:
    """Which cards were carried over, which of a type are where, and in what order: all again
    [REL-705, REL-720, REL-901].

    The types dealt to each round are known, so cards that nobody has seen change places only with
    others of their type.
    """
    share_carried(zu, rng)
    exchange_unseen(s, zu, rng)
    share_out([zu.deck, zu.burnt], rng)
    for deck in zu.later:
        rng.shuffle(deck)


def share_carried(zu: Automaton, rng: Rng) -> None:
    """The cards of the last round that are still in this deck could be any of those not revealed
    again yet."""
    spots: list[list[int]] = [zu.deck, zu.burnt, zu.removed]
    cards = [card for spot in spots for card in spot if zu.last >> card & 1]
    rng.shuffle(cards)
    for spot in spots:
        for i in range(len(spot)):
            if zu.last >> spot[i] & 1:
                spot[i] = cards.pop()


def exchange_unseen(s: State, zu: Automaton, rng: Rng) -> None:
    """Cards never revealed swap identities within their type, wherever they lie."""
    kit = s.kit
    swapped = list(range(len(kit.zu_type)))
    for kind in range(len(kit.zu_deck[1])):
        unseen = [card for card in swapped if kit.zu_type[card] == kind and not zu.seen >> card & 1]
        dealt = unseen.copy()
        rng.shuffle(dealt)
        for i in range(len(unseen)):
            swapped[unseen[i]] = dealt[i]
    for spot in [zu.deck, zu.burnt, zu.removed, *zu.later]:
        for i in range(len(spot)):
            spot[i] = swapped[spot[i]]
    last = 0
    for card in range(len(swapped)):
        if zu.last >> card & 1:
            last |= 1 << swapped[card]
    zu.last = last
