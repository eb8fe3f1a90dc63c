"""The draws of a recorded game, brought into the order in which our engine draws [RAC-164]."""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import picks, vec


class Difference(Exception):
    """Our engine and the record disagree."""


class KnownDifference(Difference):
    """They disagree for a reason that has a name, and cannot go on side by side."""


class RecordedChance(Rng):
    """Shuffles so that the recorded cards come in their order: first the listed piles, then the
    draw pile again and again."""

    def __init__(self, state: int, piles: list[list[int]], draws: list[int]) -> None:
        super().__init__(state)
        self.piles = piles
        self.draws = draws
        #: A card that the record discards only after this refill, if there is one now; and the one
        #: kept back.
        self.late = NONE
        self.kept: list[int] = []

    def clone(self) -> Rng:
        return RecordedChance(self.state, [pile.copy() for pile in self.piles], self.draws.copy())

    def shuffle(self, items: list[int]) -> None:
        if self.piles:
            wanted = self.piles.pop(0)
        else:
            if self.late in items:
                items.remove(self.late)
                self.kept.append(self.late)
            wanted = self.draws[: len(items)]
            self.draws = self.draws[len(items) :]
        for card in wanted:
            if card not in items:
                raise Difference(f"the record draws card {card} from a pile that has none")
            items.remove(card)
        items.extend(reversed(wanted))

    def mix(self, row: vec[i64]) -> vec[i64]:
        items = list(row)
        self.shuffle(items)
        return picks(items)


class ProduceDraws:
    """The draws of one recorded Produce phase: (seat, world or NONE for the hand, card)."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, int]] = []
        #: The draw pile was refilled in between: the order cannot be changed.
        self.refilled = False
        self.seat = NONE
        self.world = NONE

    def at(self, seat: int, world: int) -> None:
        self.seat = seat
        self.world = world

    def draw(self, card: int) -> None:
        self.rows.append((self.seat, self.world, card))
        self.world = NONE

    def in_our_order(self, kit: RaceKit, tableaux: list[list[int]]) -> list[int]:
        """Player by player: production worlds as they lie, windfall worlds as recorded, other
        draws; the draw for producing on a world comes with its good. A player who comes again draws
        for the most goods."""
        draws: list[int] = []
        rows = self.rows
        while rows:
            seat = rows[0][0]
            length = 0
            while length < len(rows) and rows[length][0] == seat:
                length += 1
            own, rows = rows[:length], rows[length:]
            goods = {world: card for _, world, card in own if world != NONE}
            hand = [card for _, world, card in own if world == NONE]
            produced = [
                world for world in tableaux[seat] if world in goods and kit.cards[world].produces
            ]
            produced += [
                world for _, world, _ in own if world != NONE and not kit.cards[world].produces
            ]
            for world in produced:
                draws.append(goods[world])
                for _ in range(kit.cards[world].draw_if_produced):
                    draws.append(hand.pop(0))
            draws.extend(hand)
        return draws
