"""One recorded game beside our table [RAC-R04, RAC-R09, RAC-R31]: its picks are fed in, offers and states compared."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.conform_draws import Difference, RecordedChance
from cosmeeple.games.race.conform_game import Record, RecordedGame
from cosmeeple.games.race.conquest import BoostMilitary, Muster, SpendGoodForMilitary
from cosmeeple.games.race.consume import DiscardForPoints, NameNumber, UsePower
from cosmeeple.games.race.develop import ChooseDevelopment
from cosmeeple.games.race.explore import KeepExplored
from cosmeeple.games.race.extra_worlds import ChooseExtra, ExtraWorld
from cosmeeple.games.race.goods import SpendGood, power_of
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.payment import PayCard
from cosmeeple.games.race.produce import ProduceOnWindfall
from cosmeeple.games.race.round import ChooseAction, DiscardToLimit
from cosmeeple.games.race.scoring import outcome
from cosmeeple.games.race.settle import LUCKY, ChooseWorld, SettleWorld
from cosmeeple.games.race.settled import DiscardToProduce
from cosmeeple.games.race.setup import ChooseStartWorld, DiscardStartCards, set_up
from cosmeeple.games.race.state import State
from cosmeeple.games.race.trade import SellGood
from cosmeeple.games.race.vocabulary import (
    CARD_COUNT,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DISCARD_FOR_VP,
    DRAW_IF_LUCKY,
    EXPLORE_1_1,
    EXPLORE_5,
    NONE,
    PRODUCE,
    SETTLE,
    WINDFALL,
)
from cosmeeple.games.race.worlds import CARD_WAY, CONQUER, PAY
from cosmeeple.kernel.domain import PASS
from cosmeeple.kernel.table import Table

#: Our actions by their codes in the files.
ACTION_CODES: Final = {
    1: EXPLORE_5,
    2: EXPLORE_1_1,
    3: DEVELOP,
    4: DEVELOP,
    5: SETTLE,
    6: SETTLE,
    7: CONSUME_TRADE,
    8: CONSUME_X2,
    9: PRODUCE,
}

#: The phases in which cards are placed, by their codes in the files.
DEVELOP_CODE: Final = 2
SETTLE_CODE: Final = 3
#: The other program ends every game after this round; by the rules it would go on [RAC-181].
LAST_ROUND: Final = 30


class Replay:
    """One recorded game beside our table."""

    def __init__(self, kit: RaceKit, records: list[Record]) -> None:
        self.kit = kit
        self.game = RecordedGame(kit, records)
        self.picks: list[list[int]] = [[] for _ in range(self.game.seats)]
        self.answering: list[tuple[str, int]] = [("", NONE) for _ in range(self.game.seats)]
        #: The cards that the seat's last recorded payment gives up or uses, and the world it was for.
        self.boosts: list[list[int]] = [[] for _ in range(self.game.seats)]
        self.boosted = [NONE] * self.game.seats
        self.count = 0
        #: What was put right or passed over on the way, in words: no difference that a player could see.
        self.remarks: list[str] = []
        self.table = self.start()

    def start(self) -> Table[State]:
        """Our table, with the recorded start worlds and draws."""
        options = {
            "expansion": "artifacts" if self.game.artifacts else "base",
            "start": "dealt",
            "game": "advanced" if self.game.head["advanced"] else "standard",
            "sacrificed_military": "kept",
        }
        chance = RecordedChance(1, self.game.start_piles(), self.game.our_draws())
        table = set_up(self.kit, self.game.seats, options, chance)
        table.settle()
        return table

    # --- comparing

    def play(self) -> None:
        """Answer every question as recorded; compare at the end of each round and at the end of the game."""
        t = self.table
        compared = 0
        while len(t.agenda) > 0:
            frame = t.agenda[-1]
            if isinstance(frame, (ChooseAction, DiscardToLimit)):
                self.put_right(t.state.round - (1 if isinstance(frame, ChooseAction) else 0))
            if isinstance(frame, ChooseAction) and t.state.round - 1 > compared:
                compared = t.state.round - 1
                self.compare_states(compared)
                if compared == self.game.last_round == LAST_ROUND:
                    self.remarks.append(f"the record stops after round {LAST_ROUND}, by the rules the game goes on")
                    self.compare_scores()
                    return
            seat = t.decider
            legal = t.options(seat)
            pick = self.answer(seat, legal)
            if pick not in legal:
                raise Difference(
                    f"seat {seat} answers {type(frame).__name__} with {self.name(pick)}, we offer {self.named(legal)}"
                )
            self.count += 1
            t.apply(seat, pick)
        self.put_right(t.state.round)
        self.compare_states(t.state.round)
        self.compare_scores()

    def put_right(self, number: int) -> None:
        """In a mixed round: when hands and goods are the same cards altogether, put them where the record has them."""
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
            area.hand = sorted(self.game.cards(discards["hand"] if discards else player["hand"]))
            pairs = sorted(
                [(self.game.designs[world], self.game.designs[good]) for good, world in player["goods_cards"]]
            )
            area.holders = [world for world, _ in pairs]
            area.goods = [good for _, good in pairs]
            recorded.extend([*area.hand, *area.goods])
        self.same(f"hands and goods after round {number}", recorded, ours)
        if limited:
            self.table.settle()  # what may be discarded follows from the hand as it is now

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
            self.same(f"hand {who}", self.game.cards(player["hand"]), area.hand)
            self.same(f"tableau {who}", self.game.cards([card for card, _ in player["tableau"]]), area.tableau)
            pairs = sorted(
                [(self.game.designs[world], self.game.designs[good]) for good, world in player["goods_cards"]]
            )
            if pairs != sorted(zip(area.holders, area.goods, strict=True)):
                raise Difference(
                    f"goods {who}: recorded {pairs}, ours {list(zip(area.holders, area.goods, strict=True))}"
                )
            if player["chips"] != area.chips:
                raise Difference(f"chips {who}: recorded {player['chips']}, ours {area.chips}")

    def compare_scores(self) -> None:
        scores = outcome(self.table.state).scores
        recorded = next(record for record in self.game.records if "scores" in record)["scores"]
        for name, score in recorded.items() if isinstance(recorded, dict) else recorded:
            seat = int(str(name)[1:])
            if scores[seat] != score:
                raise Difference(f"score of seat {seat}: recorded {score}, ours {scores[seat]}")

    # --- the recorded choices

    def take(self, seat: int, kind: str) -> Record:
        """The seat's next choice of a kind; what we decided without asking is passed over when it was forced there
        too."""
        queue = self.game.waiting[seat]
        while queue and not (queue[0]["choice"] == kind and self.belongs(seat, queue[0])):
            self.pass_over(seat, queue.pop(0))
        if not queue:
            raise Difference(f"the record has no more {kind} choice of seat {seat}")
        record = queue.pop(0)
        self.compare_area(seat, record)
        self.remember_boosts(seat, record)
        return record

    def remember_boosts(self, seat: int, record: Record) -> None:
        """A payment names the cards that give temporary Military, for a conquest or without one [RAC-209, RAC-210]."""
        if record["choice"] == "payment":
            self.boosted[seat] = self.game.designs[record["args"][0]]
            self.boosts[seat] = self.game.cards(record["picked_special"])

    def next_boost(self, seat: int, world: int, legal: list[int]) -> int:
        """The next card of the payment for this world that our question offers. What was forced is no longer offered,
        and what is left over from another world does not count."""
        payment = self.game.peek(seat, "payment")
        if payment and self.game.designs[payment["args"][0]] == world:
            self.remember_boosts(seat, self.game.waiting[seat].pop(0))
        if self.boosted[seat] != world:
            return PASS
        for card in self.boosts[seat]:
            if card in legal:
                self.boosts[seat].remove(card)
                return card
        return PASS

    def belongs(self, seat: int, record: Record) -> bool:
        """Is this the record of our pending question, and not of an earlier one that we did not need to ask?"""
        frame = self.table.agenda[-1]
        if isinstance(frame, ChooseDevelopment):
            return bool(record["args"][0] == DEVELOP_CODE)
        if isinstance(frame, ChooseWorld):
            return bool(record["args"][0] == SETTLE_CODE and record["args"][1] == NONE)
        if isinstance(frame, PayCard):
            return bool(self.game.designs[record["args"][0]] == self.table.state.areas[seat].tableau[-1])
        if isinstance(frame, SpendGood):
            return bool(self.game.designs[record["special"][0]] == frame.power % CARD_COUNT)
        if isinstance(frame, (UsePower, SellGood)):
            return len(record["options"]) > 1 or bool(record["args"][0])
        return True

    def pass_over(self, seat: int, record: Record) -> None:
        """A recorded choice that our engine made itself must have left no choice."""
        kind, options, picked = record["choice"], record["options"], record["picked"]
        self.remember_boosts(seat, record)
        free = True
        if kind == "place":
            free = len(options) > 0 and record["answer"] != NONE
        elif kind == "payment":
            free = len(picked) > 0 and len(picked) != len(options)
        elif kind == "good":
            free = len(picked) != len(options) and len({self.game.kind(card) for card in options}) > 1
        elif kind in ("trade", "consume"):
            free = len(options) > 1
        elif kind == "windfall":
            free = False  # the goods at the end of the round show it
        elif kind in ("settle", "discard_produce", "consume_hand"):
            free = len(picked) > 0
        if free:
            raise Difference(f"seat {seat} chose {kind} {self.named(self.game.cards(picked))}, we did not ask")

    def compare_area(self, seat: int, record: Record) -> None:
        """Hand, tableau and chips before the choice."""
        area = self.table.state.areas[seat]
        if self.table.state.round == 0:
            return
        frame = self.table.agenda[-1]
        if isinstance(frame, SpendGoodForMilitary) and frame.world == NONE:
            return  # without a conquest we ask after paying, the other program before
        self.same(
            f"hand of seat {seat} before {record['choice']}", self.game.cards(record["hand"]), [*area.hand, *area.dealt]
        )
        worlds = [card for card, _ in record["tableau"]]
        self.same(f"tableau of seat {seat} before {record['choice']}", self.game.cards(worlds), area.tableau)
        goods = [card for card, count in record["tableau"] for _ in range(count)]
        self.same(f"goods of seat {seat} before {record['choice']}", self.game.cards(goods), area.holders)
        if record["chips"] != area.chips:
            raise Difference(f"chips of seat {seat}: recorded {record['chips']}, ours {area.chips}")

    # --- our questions

    def answer(self, seat: int, legal: list[int]) -> int:
        """The recorded answer to our pending question."""
        frame = self.table.agenda[-1]
        # What is left of a record that answers several questions; our engine may have answered the last of them itself.
        question = (type(frame).__name__, frame.power if isinstance(frame, SpendGood) else NONE)
        if self.picks[seat] and question == self.answering[seat]:
            return self.picks[seat].pop(0)
        self.answering[seat] = question
        self.picks[seat] = []
        if isinstance(frame, ChooseStartWorld):
            record = self.game.waiting[seat][0]
            self.same("start worlds", self.game.cards(record["special"]), legal)
            return self.game.designs[int(record["picked_special"][0])]
        if isinstance(frame, (DiscardStartCards, DiscardToLimit)):
            return self.several(seat, self.take(seat, "start" if self.game.peek(seat, "start") else "discard"), legal)
        if isinstance(frame, ChooseAction):
            codes = self.take(seat, "action")["picked"]
            self.picks[seat] = [ACTION_CODES[code] for code in codes if code in ACTION_CODES]
            return self.picks[seat].pop(0)
        if isinstance(frame, KeepExplored):
            record = self.take(seat, "discard")
            self.same("explored cards", sorted(set(self.game.cards(record["options"]))), legal)
            keep = self.game.cards(record["options"])
            for card in self.game.cards(record["picked"]):
                keep.remove(card)
            self.picks[seat] = keep
            return self.picks[seat].pop(0)
        if isinstance(frame, PayCard):
            return self.several(seat, self.take(seat, "payment"), legal)
        if isinstance(frame, (SellGood, SpendGood, SpendGoodForMilitary)):
            return self.several(seat, self.take(seat, "trade" if isinstance(frame, SellGood) else "good"), legal)
        if isinstance(frame, NameNumber):
            return int(self.take(seat, "lucky")["answer"])
        if isinstance(frame, ProduceOnWindfall):
            return self.answer_windfall(seat, legal)
        if isinstance(frame, UsePower):
            return self.answer_power(seat, legal)
        if isinstance(frame, DiscardForPoints):
            return self.answer_points(seat, frame)
        return self.answer_placing(seat, legal)

    def several(self, seat: int, record: Record, legal: list[int]) -> int:
        """A record with several cards: the first now, the others for the next questions."""
        offered = sorted(set(self.game.cards(record["options"])))
        self.same(f"{record['choice']} offered to seat {seat}", offered, legal)
        self.picks[seat] = self.game.cards(record["picked"])
        if not self.picks[seat]:
            raise Difference(f"seat {seat} picked nothing for {record['choice']}, we ask for {self.named(legal)}")
        return self.picks[seat].pop(0)

    def answer_placing(self, seat: int, legal: list[int]) -> int:
        """Develop and Settle."""
        frame = self.table.agenda[-1]
        if isinstance(frame, (ChooseDevelopment, ChooseWorld)):
            record = self.take(seat, "place")
            ours = [pick for pick in legal if pick not in (PASS, LUCKY)]
            self.same(f"placing offered to seat {seat}", sorted(set(self.game.cards(record["options"]))), ours)
            if record["answer"] != NONE:
                return self.game.designs[record["answer"]]
            lucky = self.game.peek(seat, "settle") if LUCKY in legal else None
            if lucky and lucky["picked"] and self.kit.cards[self.game.designs[lucky["picked"][0]]].is_lucky:
                self.game.waiting[seat].pop(0)
                return LUCKY
            return PASS
        if isinstance(frame, SettleWorld):
            return self.answer_way(seat, frame)
        if isinstance(frame, BoostMilitary):
            return self.next_boost(seat, frame.world, legal)
        if isinstance(frame, Muster):
            return self.next_boost(seat, self.table.state.areas[seat].tableau[-1], legal)
        if isinstance(frame, DiscardToProduce):
            picked = self.take(seat, "discard_produce")["picked"]
            return self.game.designs[picked[0]] if picked else PASS
        if isinstance(frame, ChooseExtra):
            using = self.game.peek(seat, "settle")
            return self.game.designs[using["picked"][0]] if using and using["picked"] else PASS
        assert isinstance(frame, ExtraWorld)
        using = self.game.peek(seat, "settle")
        if not (using and using["picked"] and self.game.designs[using["picked"][0]] == frame.by):
            return PASS
        self.take(seat, "settle")
        record = self.take(seat, "place")
        self.same(
            f"extra world of seat {seat}", self.game.cards(record["options"]), [pick for pick in legal if pick != PASS]
        )
        answer = int(record["answer"])
        return self.game.designs[answer] if answer != NONE else PASS

    def answer_way(self, seat: int, frame: SettleWorld) -> int:
        """The way of settling follows from the special cards of the payment."""
        payment = self.game.peek(seat, "payment")
        if payment and self.game.designs[payment["args"][0]] == frame.world:
            for card in self.game.cards(payment["picked_special"]):
                if self.kit.cards[card].frees_world or self.kit.cards[card].pay_targets != NONE:
                    return CARD_WAY + card
        return CONQUER if self.kit.cards[frame.world].is_military else PAY

    def answer_power(self, seat: int, legal: list[int]) -> int:
        record = self.take(seat, "consume")
        ours = [pick % CARD_COUNT for pick in legal if pick != PASS]
        self.same(f"consume powers of seat {seat}", self.game.cards(record["options"]), ours)
        if not record["picked"]:
            return PASS
        card = self.game.designs[record["picked"][0]]
        slots = [pick for pick in legal if pick != PASS and pick % CARD_COUNT == card]
        if len(slots) > 1:
            for pick in slots:
                kind = power_of(self.table.state, pick).kind
                if kind == DRAW_IF_LUCKY and self.game.peek(seat, "lucky"):
                    return pick
                if kind == DISCARD_FOR_VP and self.game.peek(seat, "consume_hand"):
                    return pick
            for pick in slots:
                if power_of(self.table.state, pick).kind not in (DRAW_IF_LUCKY, DISCARD_FOR_VP):
                    return pick
        return slots[0] if slots else card

    def answer_points(self, seat: int, frame: DiscardForPoints) -> int:
        record = self.game.peek(seat, "consume_hand")
        if record is None or self.game.designs[record["args"][0]] != frame.by:
            return PASS
        self.take(seat, "consume_hand")
        self.picks[seat] = self.game.cards(record["picked"])
        full = self.kit.cards[frame.by].consume
        most = max([power.times for power in full if power.kind == DISCARD_FOR_VP])
        if len(self.picks[seat]) < most and len(self.picks[seat]) < len(record["hand"]):
            self.picks[seat].append(PASS)
        return self.picks[seat].pop(0)

    def answer_windfall(self, seat: int, legal: list[int]) -> int:
        """The next windfall world that the record produces on; a record of the choice must offer what we offer."""
        worlds = self.game.produced.get((self.table.state.round, seat), [])
        while worlds and not self.is_windfall_open(worlds[0], legal):
            worlds.pop(0)
        if not worlds:
            raise Difference(f"seat {seat} may produce on {self.named(legal)}, the record does not")
        pick = worlds.pop(0)
        record = self.game.peek(seat, "windfall")
        if record and self.game.designs[record["picked"][0]] == pick:
            offered = self.game.cards(record["options"])
            self.same("windfall worlds", offered, [world for world in offered if world in legal])
            self.game.waiting[seat].pop(0)
        return pick

    def is_windfall_open(self, world: int, legal: list[int]) -> bool:
        return self.kit.cards[world].world_type == WINDFALL and world in legal
