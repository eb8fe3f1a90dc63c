"""What people watch in Relics: credits, crew, artefacts, traders, representatives, cards and the
gallery."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics.state import State
from cosmeeple.kernel.words.preview import Quantity, Watched


def amounts(s: State) -> list[list[int]]:
    found = []
    for area in s.areas:
        found.append(
            [
                area.credits,
                max(0, area.crew),  # below 0 Zu uses its second set
                len(area.hold),
                len(area.hatch),
                area.guards.bit_count(),
                sum(area.traders),
                sum(area.representatives),
                len(area.hand) + len(area.pack),
                area.travel.bit_count(),
            ]
        )
    return found


def face_down(s: State, seat: int) -> int:
    """The action deck, the cards of others, and Zu's cards. Tiles and buyers are drawn by
    chance."""
    count = len(s.deck)
    for other in range(len(s.areas)):
        if other != seat:
            count += len(s.areas[other].hand) + len(s.areas[other].pack)
    for zu in s.zu:
        count += len(zu.deck) + len(zu.burnt) + len(zu.removed)
        for deck in zu.later:
            count += len(deck)
    return count


WATCHED: Final = Watched(
    (
        Quantity("credits", "credit"),
        Quantity("crew", "crew"),
        Quantity("hold", "artefact"),
        Quantity("hatch", "blackmarket"),
        Quantity("gallery", "gallery"),
        Quantity("traders", "trader"),
        Quantity("representatives", "representative"),
        Quantity("hand", "cards", drawn=True),
        Quantity("travel-cards", "starship"),
    ),
    amounts,
    face_down,
    obvious=frozenset({"PlayCard"}),
    lights={
        "DrawTiles": "tiles",
        "LayOutBoard": "board",
        "ResolveForecast": "forecast",
        "RevealOrders": "orders",
        "ZuAction": "zu",
        "KeepSoloCard": "",
    },
)
