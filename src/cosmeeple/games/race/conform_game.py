"""A recorded game of an independent program, as its file tells it [RAC-R04, RAC-R09, RAC-R31]: who
chose what, which cards were drawn, how each round ended."""

from __future__ import annotations

from typing import Any, Final

from cosmeeple.games.race.conform_draws import ProduceDraws
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.vocabulary import NONE, WINDFALL
from cosmeeple.kernel.engine.errors import BadFile

ARTIFACTS_CODE: Final = 4

Record = dict[str, Any]


class RecordedGame:
    """The records of one game, with its cards as our designs."""

    def __init__(self, kit: RaceKit, records: list[Record]) -> None:
        self.kit = kit
        self.records = records
        self.head = records[0]
        self.seats = int(self.head["players"])
        self.artifacts = bool(self.head["expansion"] == ARTIFACTS_CODE)
        self.designs = [self.design(name) for name in self.head["deck"]]
        #: The seats in the order of the records after the start: the first player first.
        self.order = [
            int(player["name"][1:])
            for player in next(r for r in records if "start" in r)["players"]
        ]
        #: The choices of each seat that our table has not asked for yet.
        self.waiting: list[list[Record]] = [[] for _ in range(self.seats)]
        #: Worlds produced on, by round and seat, in order.
        self.produced: dict[tuple[int, int], list[int]] = {}
        self.states: dict[int, Record] = {}
        #: The round after which the record ends.
        self.last_round = NONE
        #: Rounds in which the draw pile was refilled while goods were produced: the same cards, in
        #: other places.
        self.mixed: set[int] = set()
        self.read()

    def design(self, name: str) -> int:
        """The card behind a name in the file; names are compared by letters and digits."""
        wanted = plain(name)
        for number, label in enumerate(self.kit.labels["card"]):
            if plain(label.en) == wanted:
                return number
        raise BadFile("recorded game", None, f"there is no card {name!r}")

    def read(self) -> None:
        """Share the records out: choices to seats, production to rounds, states to rounds."""
        started = False
        number = 0
        for record in self.records:
            if "start" in record:
                started = True
                self.states[0] = record
            elif "round_end" in record or "final_round_end" in record:
                self.last_round = int(
                    record["round_end"] if "round_end" in record else record["final_round_end"]
                )
                self.states[self.last_round] = record
            elif "choice" in record:
                seat = self.order[record["player"]] if started else int(record["player"])
                self.waiting[seat].append(record)
            elif "log" in record:
                text = str(record["log"])
                if text.startswith("=== Round "):
                    number = int(text.split()[2])
                elif " produces on " in text:
                    who, _, world = text.partition(" produces on ")
                    self.produced.setdefault((number, int(who[1:])), []).append(self.design(world))

    def our_draws(self) -> list[int]:
        """The recorded draws in the order in which our engine makes them: the same but for two
        things that no player can see. With the base cards the good of a start world is drawn before
        the hands there; and there a player's goods and cards of the Produce phase come in another
        order."""
        draws: list[int] = []
        number = 0
        produce: ProduceDraws | None = None
        tableaux: list[list[int]] = [[] for _ in range(self.seats)]
        for record in self.records:
            text = str(record.get("log", ""))
            if "draw" in record:
                card = self.designs[record["draw"]]
                if produce is None:
                    draws.append(card)
                else:
                    produce.draw(card)
            elif "round_end" in record or "final_round_end" in record:
                number += 1
                if produce is not None and produce.refilled:
                    self.mixed.add(number)
                    draws.extend([card for _, _, card in produce.rows])
                elif produce is not None:
                    draws.extend(produce.in_our_order(self.kit, tableaux))
                produce = None
            elif produce is not None and text == "Refreshing draw deck.":
                produce.refilled = True
            elif text == "--- Produce phase ---":
                produce = ProduceDraws()
            elif produce is not None and text.startswith("P"):
                if " produces on " in text:
                    produce.at(int(text[1]), self.design(text.partition(" produces on ")[2]))
                elif " receives " in text:
                    produce.at(int(text[1]), NONE)
            elif text.startswith("P"):
                # Supply Convoy's world is only conquered there, every other one is placed first.
                for words in (" places ", " starts with ", " conquers "):
                    if words in text:
                        world = self.design(text.partition(words)[2].removesuffix(" at zero cost."))
                        if world not in tableaux[int(text[1])]:
                            tableaux[int(text[1])].append(world)
        if not self.artifacts:
            starts = [queue[0]["tableau"][0][0] for queue in self.waiting]
            if any([self.kit.cards[self.designs[card]].world_type == WINDFALL for card in starts]):
                draws.insert(self.seats * self.kit.start_deal, draws.pop(0))
        return draws

    def start_piles(self) -> list[list[int]]:
        """The start worlds as they were dealt: one pile for each stack of them, or the only
        pile."""
        if not self.artifacts:
            return [[self.designs[queue[0]["tableau"][0][0]] for queue in self.waiting]]
        dealt = [[self.designs[card] for card in queue[0]["special"]] for queue in self.waiting]
        piles: list[list[int]] = []
        for stack in self.kit.stacks:
            piles.append([card for pair in dealt for card in pair if card in stack])
        return piles

    def cards(self, numbers: list[int]) -> list[int]:
        return [self.designs[number] for number in numbers]

    def goods(self, player: Record) -> list[tuple[int, int]]:
        """The worlds with goods and the cards that are the goods, at the end of a round."""
        return sorted(
            [(self.designs[world], self.designs[good]) for good, world in player["goods_cards"]]
        )

    def kind(self, card: int) -> int:
        return self.kit.cards[self.designs[card]].good

    def peek(self, seat: int, kind: str) -> Record | None:
        """The seat's next choice, where it is of this kind; it is not taken yet."""
        queue = self.waiting[seat]
        return queue[0] if queue and queue[0]["choice"] == kind else None

    def coming(self, seat: int, kind: str) -> Record | None:
        """The seat's next choice of a kind in this round, not taken yet."""
        for record in self.waiting[seat]:
            if record["choice"] == kind:
                return record
            if record["choice"] == "action":
                break
        return None


def plain(name: str) -> str:
    return "".join([letter for letter in name.lower() if letter.isalnum()])
