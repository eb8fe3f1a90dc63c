"""The round [RAC-040, RAC-041, RAC-045, RAC-180..183, RAC-280..287, RAC-D02, RAC-D17]: actions in
secret, phases in order, the end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import events
from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import discard_from_hand
from cosmeeple.games.race.consume import Consume
from cosmeeple.games.race.develop import Develop
from cosmeeple.games.race.explore import Explore
from cosmeeple.games.race.kit import Action
from cosmeeple.games.race.orb_step import OrbStep
from cosmeeple.games.race.produce import Produce
from cosmeeple.games.race.scoring import outcome
from cosmeeple.games.race.selection import SelectCards, copies_left
from cosmeeple.games.race.settle import Settle
from cosmeeple.games.race.state import State, player_order
from cosmeeple.kernel.engine.rows import count_of, vec
from cosmeeple.kernel.frames import QUICK, Domain, Effect, Frame, Simultaneous, Table, Why, frame

ACTION: Final = Domain("action", words.ACTIONS)
WITH_ORB: Final = vec[i64]([action for action in range(len(words.ACTIONS))])
WITHOUT_ORB: Final = vec[i64]([action for action in WITH_ORB if action != words.EXPLORE_ORB])


@final
@frame
class BeginRound(Effect):
    """Action cards are back in hand; all choose again [RAC-040, RAC-180]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        s.round += 1
        s.bonus = 0
        for seat in range(len(s.areas)):
            s.actions[seat] = words.NONE
            s.seconds[seat] = words.NONE
        if t.telling:
            t.tell(events.RoundBegan(s.round))
        order = player_order(s)
        t.then(ChooseAction(order), END_ROUND)


def actions_each(s: State) -> i64:
    """One action in a round, two in the advanced game [RAC-040, RAC-280]."""
    return s.kit.actions_each if s.advanced else 1


@final
@frame
class ChooseAction(Simultaneous):
    """Every player chooses in secret: one action card, or two different cards of the nine
    [RAC-021, RAC-040, RAC-280, RAC-281, RAC-D02]."""

    verb: ClassVar[str] = "action"
    domain: ClassVar[Domain] = ACTION

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        action: Action = s.kit.actions[pick]
        return (
            (
                pick != words.EXPLORE_ORB
                or why.granted(s.expansion == words.ORB, "RAC-021", "orb-in-play")
            )
            and why.must(len(given) < actions_each(s), "RAC-040", "actions-left", actions_each(s))
            and why.need(
                count_of(given, pick) < action.copies,
                "RAC-281",
                "action-card-left",
                pick,
                action.copies,
            )
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        if len(given) >= actions_each(s):
            return vec[i64]()
        if len(given) == 0:
            return WITH_ORB if s.expansion == words.ORB else WITHOUT_ORB
        return vec[i64]([pick for pick in ACTION.picks if self.allows(s, seat, given, pick, QUICK)])

    def is_forced(self) -> bool:
        return False

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        """All at once; then the chosen phases in order [RAC-040, RAC-041, RAC-287]."""
        s = t.state
        for place in range(len(self.seats)):
            seat = self.seats[place]
            picks = given[place]
            s.actions[seat] = picks[0]
            if len(picks) > 1:
                s.seconds[seat] = picks[1]
            if t.telling:
                for pick in picks:
                    t.tell(events.ActionRevealed(seat, pick))
        t.then_all(phases(s))


def chosen_by(s: State, action: i64, times: i64) -> i64:
    """The seats that chose the action at least so many times, one bit each."""
    seats: i64 = 0
    for seat in range(len(s.actions)):
        count = (1 if s.actions[seat] == action else 0) + (1 if s.seconds[seat] == action else 0)
        if count >= times:
            seats |= 1 << seat
    return seats


def phases(s: State) -> list[Frame]:
    """The phases of the round: each chosen one once; Develop and Settle twice where a player chose
    them twice, the second time with the bonus for that player only; every Explore card brings the
    orb step [RAC-040, RAC-041, RAC-046, RAC-060, RAC-282..287, RAC-R20]."""
    found: list[Frame] = []
    explorers = (
        chosen_by(s, words.EXPLORE_5, 1)
        | chosen_by(s, words.EXPLORE_1_1, 1)
        | chosen_by(s, words.EXPLORE_ORB, 1)
    )
    if explorers:
        if s.orbs:
            found.append(OrbStep())
        found.append(Explore(explorers))
    for times in (1, 2):
        developers = chosen_by(s, words.DEVELOP, times)
        if developers:
            found.append(Develop(developers))
    for times in (1, 2):
        settlers = chosen_by(s, words.SETTLE, times)
        if settlers:
            found.append(Settle(settlers))
    consumers = chosen_by(s, words.CONSUME_TRADE, 1) | chosen_by(s, words.CONSUME_X2, 1)
    if consumers:
        found.append(Consume(consumers))
    producers = chosen_by(s, words.PRODUCE, 1)
    if producers:
        found.append(Produce(producers))
    return found


# --- the end of the round


@final
@frame
class EndRound(Effect):
    """Discard to the hand limit, in the last round too; then the game may end [RAC-180]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        seats = tuple(
            [seat for seat in player_order(s) if len(s.areas[seat].hand) > s.kit.hand_limit]
        )
        if seats:
            t.then(DiscardToLimit(seats), CHECK_END)
        else:
            check_end(t)


@final
@frame
class DiscardToLimit(SelectCards):
    """Who has too many hand cards discards down to the limit, all in secret [RAC-180, RAC-D17]."""

    verb: ClassVar[str] = "discard"

    def cards(self, s: State, seat: i64) -> vec[i64]:
        return s.areas[seat].hand

    def wanted(self, s: State, seat: i64) -> i64:
        return len(s.areas[seat].hand) - s.kit.hand_limit

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        hand = s.areas[seat].hand
        return why.must(
            len(given) < self.wanted(s, seat),
            "RAC-180",
            "over-hand-limit",
            len(hand),
            s.kit.hand_limit,
        ) and why.need(copies_left(hand, given, pick) > 0, "RAC-180", "in-hand", pick)

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        for place in range(len(self.seats)):
            for card in given[place]:
                discard_from_hand(t.state, self.seats[place], card)
            if t.telling:
                t.tell(events.CardsDiscarded(self.seats[place], len(given[place]), "RAC-180"))


@final
@frame
class CheckEnd(Effect):
    """After the discards: is the game over [RAC-180, RAC-181]?"""

    def happen(self, t: Table[State]) -> None:
        check_end(t)


def stopped_by(s: State) -> str:
    """Why the game ends after this round, or nothing [RAC-181..183, RAC-R30, RAC-R33]."""
    for area in s.areas:
        if len(area.tableau) >= s.kit.tableau_end:
            return "tableau"
    if s.pool <= 0:
        return "pool"
    if s.orbs and s.orbs[0].exhausted:
        return "orb"
    if s.round >= s.kit.round_cap:
        return "rounds"
    return ""


def end_rule(cause: str) -> str:
    """The rule behind a cause [RAC-181, RAC-182, RAC-R30]."""
    if cause == "orb":
        return "RAC-182"
    return "RAC-R30" if cause == "rounds" else "RAC-181"


def check_end(t: Table[State]) -> None:
    """Twelve cards in a tableau, an empty pool or orb deck, or the last round end the game;
    otherwise the next round begins [RAC-181, RAC-182, RAC-190, RAC-R30]."""
    s = t.state
    cause = stopped_by(s)
    if not cause:
        t.then(BEGIN_ROUND)
        return
    s.ending = True
    if t.telling:
        t.tell(events.EndTriggered(cause, end_rule(cause)))
        result = outcome(s)
        t.tell(events.GameEnded(result.winners, result.scores))
    t.finish()


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
CHECK_END: Final = CheckEnd()
