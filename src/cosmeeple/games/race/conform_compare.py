"""Our table beside a recorded game [RAC-R04, RAC-R31]: set up with its cards, compared after every
round."""

from __future__ import annotations

from cosmeeple.games.race.conform_draws import Difference, RecordedChance
from cosmeeple.games.race.conform_game import Record, RecordedGame
from cosmeeple.games.race.conform_known import UNSEEN_GOOD
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.round import DiscardToLimit
from cosmeeple.games.race.scoring import outcome
from cosmeeple.games.race.setup import set_up
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import CARD_COUNT
from cosmeeple.kernel.engine.rows import picks, place_of
from cosmeeple.kernel.engine.table import Table


class Comparison:
    """A record and our table, which has its draws to come."""

    def __init__(self, kit: RaceKit, records: list[Record]) -> None:
        self.kit = kit
        self.game = RecordedGame(kit, records)
        #: Differences that have a known reason, in words; after them the comparison goes on.
        self.remarks: list[str] = []
        self.chance = RecordedChance(1, self.game.start_piles(), self.game.our_draws())
        self.table = self.start()

    def remark(self, words: str) -> None:
        if words not in self.remarks:
            self.remarks.append(words)

    def start(self) -> Table[State]:
        """Our table, with the recorded start worlds and draws."""
        options = {
            "expansion": "artifacts" if self.game.artifacts else "base",
            "start": "dealt",
            "game": "advanced" if self.game.head["advanced"] else "standard",
            "sacrificed_military": "kept",
        }
        table = set_up(self.kit, self.game.seats, options, self.chance)
        table.settle()
        return table

    def name(self, number: int) -> str:
        return self.kit.names["card"][number] if 0 <= number < CARD_COUNT else str(number)

    def named(self, numbers: list[int]) -> str:
        return "[" + ", ".join([self.name(number) for number in sorted(numbers)]) + "]"

    def same(self, what: str, recorded: list[int], ours: list[int]) -> None:
        if sorted(recorded) != sorted(ours):
            raise Difference(f"{what}: recorded {self.named(recorded)}, ours {self.named(ours)}")

    def compare_states(self, number: int) -> None:
        """Pool, piles, hands, tableaux, goods and chips after a round."""
        s = self.table.state
        state = self.game.states.get(number)
        if state is None:
            raise Difference(f"the record has no state for round {number}")
        for what, recorded, ours in (
            ("points in the pool", state["pool"], s.pool),
            ("cards in the draw pile", state["deck"], len(s.deck)),
            ("cards in the discard pile", state["discard"], len(s.discards)),
        ):
            if recorded != ours:
                raise Difference(f"{what} after round {number}: recorded {recorded}, ours {ours}")
        for place, player in enumerate(state["players"]):
            seat = self.game.order[place]
            area = s.areas[seat]
            who = f"of seat {seat} after round {number}"
            self.same(f"hand {who}", self.game.cards(player["hand"]), list(area.hand))
            self.same(
                f"tableau {who}",
                self.game.cards([card for card, _ in player["tableau"]]),
                list(area.tableau),
            )
            pairs = self.game.goods(player)
            if pairs != sorted(zip(area.holders, area.goods, strict=True)):
                raise Difference(
                    f"goods {who}: recorded {pairs}, ours "
                    f"{list(zip(area.holders, area.goods, strict=True))}"
                )
            if player["chips"] != area.chips:
                raise Difference(f"chips {who}: recorded {player['chips']}, ours {area.chips}")

    def compare_scores(self) -> None:
        """The final scores; a record that was cut off has none."""
        scores = outcome(self.table.state).scores
        recorded: dict[str, int] = next(
            (record["scores"] for record in self.game.records if "scores" in record), {}
        )
        if not recorded and len(self.table.agenda) == 0:
            raise Difference("the record has no scores")
        for name, score in recorded.items():
            seat = int(name[1:])
            if scores[seat] != score:
                raise Difference(f"score of seat {seat}: recorded {score}, ours {scores[seat]}")

    def arrange_goods(self, number: int) -> None:
        """Where a world holds several goods, the last that came leaves first with us; so those that
        the record shows there at the end of this round too are put below the others
        [RAC-010, RAC-247]."""
        after = self.game.states.get(number)
        if after is None:
            return
        for place, player in enumerate(self.game.states[number - 1]["players"]):
            area = self.table.state.areas[self.game.order[place]]
            before = [(world, good) for good, world in player["goods_cards"]]
            stays = {(world, good) for good, world in after["players"][place]["goods_cards"]}
            for world in sorted({world for world, _ in before}):
                goods = [good for holder, good in before if holder == world]
                kept = [good for good in goods if (world, good) in stays]
                if 0 < len(kept) < len(goods):
                    self.remark(UNSEEN_GOOD)
                    first = place_of(area.holders, self.game.designs[world])
                    gone = [good for good in goods if good not in kept]
                    for step, card in enumerate(self.game.cards([*kept, *gone])):
                        area.goods[first + step] = card

    def put_right(self, number: int) -> None:
        """In a mixed round: when hands and goods are the same cards altogether, put them where the
        record has them."""
        if number not in self.game.mixed:
            return
        self.game.mixed.remove(number)
        s = self.table.state
        frame = self.table.agenda[-1] if self.table.agenda else None
        limited = frame.seats if isinstance(frame, DiscardToLimit) else ()
        recorded: list[int] = []
        ours: list[int] = []
        for place, player in enumerate(self.game.states[number]["players"]):
            seat = self.game.order[place]
            discards = self.game.coming(seat, "discard") if seat in limited else None
            area = s.areas[seat]
            ours.extend([*area.hand, *area.goods])
            area.hand = picks(
                sorted(self.game.cards(discards["hand"] if discards else player["hand"]))
            )
            pairs = self.game.goods(player)
            area.holders = picks([world for world, _ in pairs])
            area.goods = picks([good for _, good in pairs])
            recorded.extend([*area.hand, *area.goods])
        self.same(f"hands and goods after round {number}", recorded, ours)
        if limited:
            self.table.settle()  # what may be discarded follows from the hand as it is now
