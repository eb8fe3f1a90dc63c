"""One recorded game beside our table [RAC-R09, RAC-R31]: its picks are fed in, offers and states
compared."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race import conform_known
from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import discard
from cosmeeple.games.race.conform_compare import Comparison
from cosmeeple.games.race.conform_draws import Difference, KnownDifference
from cosmeeple.games.race.conform_game import Record
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
from cosmeeple.games.race.settle import LUCKY, ChooseWorld, SettleWorld
from cosmeeple.games.race.settled import DiscardToProduce
from cosmeeple.games.race.setup import ChooseStartWorld, DiscardStartCards
from cosmeeple.games.race.state import EVERYBODY
from cosmeeple.games.race.trade import SellGood
from cosmeeple.games.race.worlds import CARD_WAY, CONQUER, PAY
from cosmeeple.kernel.engine.domain import PASS

#: Our actions by their codes in the files.
ACTION_CODES: Final = {
    1: words.EXPLORE_5,
    2: words.EXPLORE_1_1,
    3: words.DEVELOP,
    4: words.DEVELOP,
    5: words.SETTLE,
    6: words.SETTLE,
    7: words.CONSUME_TRADE,
    8: words.CONSUME_X2,
    9: words.PRODUCE,
}

#: The phases in which cards are placed, by their codes in the files.
DEVELOP_CODE: Final = 2
SETTLE_CODE: Final = 3


class Replay(Comparison):
    """One recorded game beside our table: its choices answer our questions."""

    def __init__(self, kit: RaceKit, records: list[Record], stop_after: int) -> None:
        super().__init__(kit, records)
        #: The other program ends every game after this round, by the rules it goes on; 0: it does
        #: not.
        self.stop_after = stop_after
        self.picks: list[list[int]] = [[] for _ in range(self.game.seats)]
        self.answering: list[tuple[str, int]] = [("", words.NONE) for _ in range(self.game.seats)]
        #: The seat's last recorded payment, and the cards with temporary Military that it uses and
        #: we have not yet.
        self.payments: list[Record] = [{} for _ in range(self.game.seats)]
        self.boosts: list[list[int]] = [[] for _ in range(self.game.seats)]
        #: The card that a seat has given up for an extra world; the record still has it in the
        #: tableau.
        self.given_up = words.NONE
        self.giver = words.NONE
        self.count = 0

    def play(self) -> None:
        """Answer every question as recorded; compare at the end of each round and at the end of the
        game."""
        t = self.table
        compared = 0
        arranged = 0
        while len(t.agenda) > 0:
            frame = t.agenda[-1]
            if isinstance(frame, (ChooseAction, DiscardToLimit)):
                self.put_right(t.state.round - (1 if isinstance(frame, ChooseAction) else 0))
            if isinstance(frame, ChooseAction) and t.state.round - 1 > compared:
                compared = t.state.round - 1
                self.compare_states(compared)
                if compared == self.game.last_round:
                    if compared != self.stop_after:
                        raise Difference(
                            f"the record ends after round {compared}, by the rules the game goes on"
                        )
                    self.remark(conform_known.STOPPED.format(compared))
                    self.compare_scores()
                    return
            if isinstance(frame, ChooseAction) and t.state.round > arranged:
                arranged = t.state.round
                self.arrange_goods(arranged)
            seat = t.decider
            if seat != self.giver or not isinstance(
                frame, (Muster, SpendGoodForMilitary, DiscardToProduce)
            ):
                self.take_back()
            legal = t.options(seat)
            pick = self.answer(seat, legal)
            if pick not in legal:
                raise Difference(
                    f"seat {seat} answers {type(frame).__name__} with {self.name(pick)}, we "
                    f"offer {self.named(legal)}"
                )
            self.count += 1
            t.apply(seat, pick)
        self.take_back()
        self.put_right(t.state.round)
        self.compare_states(t.state.round)
        self.compare_scores()

    def take_back(self) -> None:
        """The extra world is done with: the record discards the card that was given up for it now
        [RAC-221]."""
        if self.chance.kept:
            self.remark(conform_known.LATE_DISCARD)
            for card in self.chance.kept:
                discard(self.table.state, card, EVERYBODY)
        self.chance.late = words.NONE
        self.chance.kept = []
        self.given_up = self.giver = words.NONE

    # --- the recorded choices

    def take(self, seat: int, kind: str) -> Record:
        """The seat's next choice of a kind; what we decided without asking is passed over when it
        was forced there too."""
        queue = self.game.waiting[seat]
        while queue and not (queue[0]["choice"] == kind and self.belongs(seat, queue[0])):
            self.pass_over(seat, queue.pop(0))
        if not queue:
            raise Difference(f"the record has no more {kind} choice of seat {seat}")
        record = queue.pop(0)
        self.compare_area(seat, record)
        self.remember_boosts(seat, record)
        return record

    def extra_choice(self, seat: int) -> Record | None:
        """The seat's choice of an extra placement in this phase, not taken yet. The payment before
        it may be one that our table did not need to ask for; it is passed over then."""
        queue = self.game.waiting[seat]
        for record in queue:
            if record["choice"] == "settle":
                while queue[0] is not record:
                    self.pass_over(seat, queue.pop(0))
                return record
            if record["choice"] not in ("payment", "good"):
                break
        return None

    def remember_boosts(self, seat: int, record: Record) -> None:
        """A payment names the cards that give temporary Military, for a conquest or without one
        [RAC-209, RAC-210]. There all cards are given up before a good is spent."""
        if record["choice"] == "payment":
            self.payments[seat] = record
            cards = [
                card
                for card in self.game.cards(record["picked_special"])
                if conform_known.gives_military(self.kit.cards[card])
            ]
            self.boosts[seat] = sorted(
                cards, key=lambda card: self.kit.cards[card].spend_good != words.NONE
            )

    def next_boost(self, seat: int, world: int, legal: list[int]) -> int:
        """The next card of the payment for this world that our question offers. What was forced is
        no longer offered, and what is left over from another world does not count."""
        payment = self.game.peek(seat, "payment")
        if payment and self.game.designs[payment["args"][0]] == world:
            self.remember_boosts(seat, self.game.waiting[seat].pop(0))
        payment = self.payments[seat]
        if not payment or self.game.designs[payment["args"][0]] != world:
            return PASS
        self.compare_boosts(seat, payment, legal)
        for card in self.boosts[seat]:
            if card in legal:
                self.boosts[seat].remove(card)
                return card
        area = self.table.state.areas[seat]
        for card in self.boosts[seat]:
            if card in area.tableau and card not in area.used:
                raise Difference(
                    f"seat {seat} uses {self.name(card)} for Military, we offer {self.named(legal)}"
                )
        return PASS

    def compare_boosts(self, seat: int, payment: Record, legal: list[int]) -> None:
        """The cards that may give temporary Military: those that the payment offers too. Ours may
        be more by a good on a world placed in this phase: the payment comes before it is paid for,
        and see NEW_GOOD."""
        area = self.table.state.areas[seat]
        offered = [
            card
            for card in self.game.cards(payment["special"])
            if conform_known.gives_military(self.kit.cards[card])
        ]
        without = conform_known.without_new_goods(self.table.state, seat)
        for card in legal:
            if card != PASS and card not in offered:
                if self.kit.cards[card].spend_good == words.NONE or conform_known.can_spend(
                    self.kit, without, seat, card
                ):
                    raise Difference(
                        f"seat {seat} may use {self.name(card)} for Military, the record "
                        "does not offer it"
                    )
                if isinstance(self.table.agenda[-1], BoostMilitary):
                    self.remark(conform_known.NEW_GOOD)
        if area.boost == 0 and not area.used:
            self.same(
                f"cards of seat {seat} for Military",
                sorted(set(offered)),
                [card for card in legal if card in offered],
            )

    def belongs(self, seat: int, record: Record) -> bool:
        """Is this the record of our pending question, and not of an earlier one that we did not
        need to ask?"""
        frame = self.table.agenda[-1]
        if isinstance(frame, ChooseDevelopment):
            return bool(record["args"][0] == DEVELOP_CODE)
        if isinstance(frame, ChooseWorld):
            return bool(record["args"][0] == SETTLE_CODE and record["args"][1] == words.NONE)
        if isinstance(frame, PayCard):
            return bool(
                self.game.designs[record["args"][0]] == self.table.state.areas[seat].tableau[-1]
            )
        if isinstance(frame, SpendGood):
            return bool(self.game.designs[record["special"][0]] == frame.power % words.CARD_COUNT)
        if isinstance(frame, (UsePower, SellGood)):
            return len(record["options"]) > 1 or bool(record["args"][0])
        return True

    def pass_over(self, seat: int, record: Record) -> None:
        """A recorded choice that our engine made itself must have left no choice."""
        kind, options, picked = record["choice"], record["options"], record["picked"]
        self.remember_boosts(seat, record)
        free = True
        if kind == "place":
            free = len(options) > 0 and record["answer"] != words.NONE
        elif kind == "payment":
            free = len(picked) > 0 and len(picked) != len(options)
        elif kind == "good":
            free = (
                len(picked) != len(options) and len({self.game.kind(card) for card in options}) > 1
            )
        elif kind in ("trade", "consume"):
            free = len(options) > 1
        elif kind == "windfall":
            free = False  # the goods at the end of the round show it
        elif kind in ("settle", "discard_produce", "consume_hand"):
            free = len(picked) > 0
        if free:
            raise Difference(
                f"seat {seat} chose {kind} {self.named(self.game.cards(picked))}, we did not ask"
            )

    def compare_area(self, seat: int, record: Record) -> None:
        """Hand, tableau and chips before the choice."""
        area = self.table.state.areas[seat]
        if self.table.state.round == 0:
            return
        frame = self.table.agenda[-1]
        hand = [*area.hand, *area.dealt]
        if isinstance(frame, SpendGoodForMilitary) and frame.world == words.NONE:
            # Without a conquest we ask after paying, the other program before.
            hand += self.game.cards(self.payments[seat]["picked"])
        self.same(
            f"hand of seat {seat} before {record['choice']}", self.game.cards(record["hand"]), hand
        )
        worlds = [card for card, _ in record["tableau"]]
        tableau = [*area.tableau, *([self.given_up] if self.giver == seat else [])]
        self.same(
            f"tableau of seat {seat} before {record['choice']}", self.game.cards(worlds), tableau
        )
        goods = [card for card, count in record["tableau"] for _ in range(count)]
        self.same(
            f"goods of seat {seat} before {record['choice']}",
            self.game.cards(goods),
            list(area.holders),
        )
        if record["chips"] != area.chips:
            raise Difference(f"chips of seat {seat}: recorded {record['chips']}, ours {area.chips}")

    # --- our questions

    def answer(self, seat: int, legal: list[int]) -> int:
        """The recorded answer to our pending question."""
        frame = self.table.agenda[-1]
        # What is left of a record that answers several questions; our engine may have answered the
        # last of them itself.
        question = (
            type(frame).__name__,
            frame.power if isinstance(frame, SpendGood) else words.NONE,
        )
        if self.picks[seat] and question == self.answering[seat]:
            return self.picks[seat].pop(0)
        self.answering[seat] = question
        self.picks[seat] = []
        if isinstance(frame, ChooseStartWorld):
            record = self.game.waiting[seat][0]
            self.same("start worlds", self.game.cards(record["special"]), legal)
            return self.game.designs[int(record["picked_special"][0])]
        if isinstance(frame, (DiscardStartCards, DiscardToLimit)):
            return self.several(
                seat,
                self.take(seat, "start" if self.game.peek(seat, "start") else "discard"),
                legal,
            )
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
        if isinstance(frame, SpendGoodForMilitary):
            return self.answer_military_good(seat, frame, legal)
        if isinstance(frame, (SellGood, SpendGood)):
            return self.several(
                seat, self.take(seat, "trade" if isinstance(frame, SellGood) else "good"), legal
            )
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
            raise Difference(
                f"seat {seat} picked nothing for {record['choice']}, we ask for {self.named(legal)}"
            )
        return self.picks[seat].pop(0)

    def answer_military_good(self, seat: int, frame: SpendGoodForMilitary, legal: list[int]) -> int:
        """Which good is spent for Military. Without a conquest the other program asks before
        paying, so not for the good on the new world, and not at all where that leaves one."""
        area = self.table.state.areas[seat]
        old = [
            world
            for world in legal
            if frame.world != words.NONE or world not in area.tableau[area.old :]
        ]
        record = self.game.peek(seat, "good")
        if len(old) == 1 and not (record and self.game.designs[record["special"][0]] == frame.by):
            return old[0]
        return self.several(seat, self.take(seat, "good"), old)

    def answer_placing(self, seat: int, legal: list[int]) -> int:
        """Develop and Settle."""
        frame = self.table.agenda[-1]
        if isinstance(frame, (ChooseDevelopment, ChooseWorld)):
            record = self.take(seat, "place")
            ours = [pick for pick in legal if pick not in (PASS, LUCKY)]
            self.same(
                f"placing offered to seat {seat}",
                sorted(set(self.game.cards(record["options"]))),
                ours,
            )
            if record["answer"] != words.NONE:
                return self.game.designs[record["answer"]]
            return self.answer_lucky(seat) if LUCKY in legal else PASS
        if isinstance(frame, SettleWorld):
            return self.answer_way(seat, frame)
        if isinstance(frame, BoostMilitary):
            return self.next_boost(seat, frame.world, legal)
        if isinstance(frame, Muster):
            # The other program asks with the payment for a world only, and not again after a
            # conquest.
            area = self.table.state.areas[seat]
            paid = frame.arrived == words.NONE and len(area.tableau) > area.old
            return self.next_boost(seat, area.tableau[-1], legal) if paid else PASS
        if isinstance(frame, DiscardToProduce):
            picked = self.take(seat, "discard_produce")["picked"]
            return self.game.designs[picked[0]] if picked else PASS
        if isinstance(frame, ChooseExtra):
            using = self.extra_choice(seat)
            return self.game.designs[using["picked"][0]] if using and using["picked"] else PASS
        assert isinstance(frame, ExtraWorld)
        return self.answer_extra(seat, frame, [pick for pick in legal if pick != PASS])

    def answer_lucky(self, seat: int) -> int:
        """Who places no world may try the luck; the other program asks after the reveal
        [RAC-R09]."""
        queue = self.game.waiting[seat]
        for number, record in enumerate(queue):
            if record["choice"] == "settle":
                if (
                    record["picked"]
                    and self.kit.cards[self.game.designs[record["picked"][0]]].is_lucky
                ):
                    if number > 0:
                        raise KnownDifference(conform_known.EXTRA_FIRST)
                    queue.pop(0)
                    return LUCKY
            elif record["choice"] not in ("payment", "good", "discard_produce") and (
                record["choice"] != "place" or record["args"][1] == words.NONE
            ):
                break
        return PASS

    def answer_extra(self, seat: int, frame: ExtraWorld, ours: list[int]) -> int:
        """An extra world by this card, or none; where the record offers none, we must not either
        but for NEW_GOOD."""
        using = self.extra_choice(seat)
        if using is None or frame.by not in self.game.cards(using["options"]):
            self.compare_extra(seat, frame, [], ours)
            return PASS
        if not (using["picked"] and self.game.designs[using["picked"][0]] == frame.by):
            if not ours:
                raise Difference(
                    f"seat {seat} is offered {self.name(frame.by)}, we have no world for it"
                )
            return PASS
        self.take(seat, "settle")
        record = self.take(seat, "place")
        self.compare_extra(seat, frame, self.game.cards(record["options"]), ours)
        answer = int(record["answer"])
        if answer == words.NONE:
            return PASS
        if self.kit.cards[frame.by].adds_world:
            self.given_up, self.giver = frame.by, seat
            self.chance.late = frame.by
        return self.game.designs[answer]

    def compare_extra(
        self, seat: int, frame: ExtraWorld, recorded: list[int], ours: list[int]
    ) -> None:
        there = [
            pick
            for pick in frame.options(conform_known.without_new_goods(self.table.state, seat))
            if pick != PASS
        ]
        if sorted(ours) != sorted(recorded) and sorted(there) == sorted(recorded):
            self.remark(conform_known.NEW_GOOD)
        else:
            self.same(f"extra world of seat {seat}", recorded, ours)

    def answer_way(self, seat: int, frame: SettleWorld) -> int:
        """The way of settling follows from the special cards of the payment."""
        payment = self.game.peek(seat, "payment")
        if payment and self.game.designs[payment["args"][0]] == frame.world:
            cards = self.game.cards(payment["picked_special"])
            # The card that is given up counts: it makes a world free that another card lets one pay
            # for.
            for card in cards:
                if self.kit.cards[card].frees_world:
                    return CARD_WAY + card
            for card in cards:
                if self.kit.cards[card].pay_targets != words.NONE:
                    return CARD_WAY + card
        return CONQUER if self.kit.cards[frame.world].is_military else PAY

    def answer_power(self, seat: int, legal: list[int]) -> int:
        record = self.take(seat, "consume")
        ours = [pick % words.CARD_COUNT for pick in legal if pick != PASS]
        self.same(f"consume powers of seat {seat}", self.game.cards(record["options"]), ours)
        if not record["picked"]:
            return PASS
        card = self.game.designs[record["picked"][0]]
        slots = [pick for pick in legal if pick != PASS and pick % words.CARD_COUNT == card]
        if len(slots) > 1:
            for pick in slots:
                kind = power_of(self.table.state, pick).kind
                if kind == words.DRAW_IF_LUCKY and self.game.peek(seat, "lucky"):
                    return pick
                if kind == words.DISCARD_FOR_VP and self.game.peek(seat, "consume_hand"):
                    return pick
            for pick in slots:
                if power_of(self.table.state, pick).kind not in (
                    words.DRAW_IF_LUCKY,
                    words.DISCARD_FOR_VP,
                ):
                    return pick
        return slots[0] if slots else card

    def answer_points(self, seat: int, frame: DiscardForPoints) -> int:
        record = self.game.peek(seat, "consume_hand")
        if record is None or self.game.designs[record["args"][0]] != frame.by:
            return PASS
        self.take(seat, "consume_hand")
        self.picks[seat] = self.game.cards(record["picked"])
        full = self.kit.cards[frame.by].consume
        most = max([power.times for power in full if power.kind == words.DISCARD_FOR_VP])
        if len(self.picks[seat]) < most and len(self.picks[seat]) < len(record["hand"]):
            self.picks[seat].append(PASS)
        return self.picks[seat].pop(0)

    def answer_windfall(self, seat: int, legal: list[int]) -> int:
        """The next windfall world that the record produces on; a record of the choice must offer
        what we offer."""
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
        return self.kit.cards[world].world_type == words.WINDFALL and world in legal
