"""What never changes in number: tiles, cards, buyers, crew, explorers, tokens
[REL-001, REL-016, REL-102, REL-404]."""

from __future__ import annotations

from cosmeeple.games.relics.state import State, zu_seat
from cosmeeple.games.relics.vocabulary import ARTEFACT_COUNT, BUYERS, NONE


def laws(s: State) -> dict[str, int]:
    """Each number must stay what it was after setup."""
    counts = {
        "action cards": len(s.deck) + len(s.discard) + len(s.played) + len(s.forecast),
        "queues too long": sum(len(queue) > s.kit.queue_limit for queue in s.queues),
        "storage too full": 0,
        "explorers": 0,
        "debts": sum(area.credits < 0 for area in s.areas),
        "negative numbers": sum(
            number < 0 for row in (s.pool, s.dig, s.buyers, s.buyer_deck, s.ship) for number in row
        ),
        "tokens held twice": 0,
    }
    tokens = [area.token for area in s.areas if area.token]
    counts["tokens held twice"] = len(tokens) - len(set(tokens))
    for artefact in range(ARTEFACT_COUNT):
        counts[f"tiles of kind {artefact}"] = (
            s.pool[artefact]
            + s.dig[artefact]
            + s.gone[artefact]
            + list(s.drawn).count(artefact)
            + sum(stack.count(artefact) for stack in s.black)
            + sum([*area.hold, *area.hatch].count(artefact) for area in s.areas)
        )
    for buyer in range(len(BUYERS)):
        waiting = sum(queue.count(buyer) for queue in s.queues)
        counts[f"buyers of kind {buyer}"] = s.buyers[buyer] + s.ship[buyer] + waiting
    for seat, area in enumerate(s.areas):
        counts["action cards"] += len(area.hand) + len(area.pack)
        counts["explorers"] += len(area.explorers)
        placed = (
            sum(area.traders)
            + sum(area.representatives)
            + area.guards.bit_count()
            + s.forecast_crew.count(seat)
        )
        counts[f"crew of {seat}"] = area.crew + placed
        if area.faction != NONE or seat == zu_seat(s):
            full = (
                len(area.hold) > s.kit.hold[area.faction]
                or len(area.hatch) > s.kit.hatch[area.faction]
            )
            counts["storage too full"] += full
    for zu in s.zu:
        cards = [
            *zu.deck,
            *zu.discards,
            *zu.burnt,
            *zu.removed,
            *[card for deck in zu.later for card in deck],
        ]
        counts["Zu cards"] = len(cards)
        counts["Zu cards twice"] = len(cards) - len(set(cards))
    return counts
