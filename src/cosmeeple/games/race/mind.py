"""What bots that think ahead know of Race: what a position is worth, what others will choose, and
quick answers to the small questions on the way. Compiled; the numbers come from the networks in
this folder (`net-*.bin`)."""

from __future__ import annotations

from typing import Any, Final, final

from cosmeeple.games.race.consume import NameNumber
from cosmeeple.games.race.evaluate import distance
from cosmeeple.games.race.explore import KeepExplored
from cosmeeple.games.race.goods import SpendGood
from cosmeeple.games.race.inputs import inputs
from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.payment import PayCard
from cosmeeple.games.race.produce import ProduceOnWindfall
from cosmeeple.games.race.round import ChooseAction, DiscardToLimit
from cosmeeple.games.race.scoring import outcome
from cosmeeple.games.race.setup import DiscardStartCards
from cosmeeple.games.race.state import State, kind_of
from cosmeeple.games.race.tokens import source_kind
from cosmeeple.games.race.trade import SellGood, sale_bonuses
from cosmeeple.games.race.vocabulary import CARD_COUNT
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.frames import PASS, Table
from cosmeeple.kernel.thinking.foresight import UNDECIDED, Mind
from cosmeeple.kernel.thinking.net import UNIT, WHOLE, Net, draw_by, share_of

#: The head of the value; those of the actions follow in their order.
VALUE: Final = 0
ACTIONS_FROM: Final = 1
#: What a finished game counts: mostly who won, a little by how much (in points that change the
#: share like one unit).
WIN_PART: Final = 850_000
MARGIN_POINTS: Final = 8
#: With the Orb, in units: a token face down, an orb card in hand (up to three), a team beside a
#: token.
TOKEN: Final = 120
ORB_CARD: Final = 60
NEAR: Final = 200
FAR: Final = 12
MOST_ORB_CARDS: Final = 3


@final
class RaceMind(Mind):
    """`worth`: what a card in hand is worth, by card, to choose which ones to keep and which ones
    to pay with. `as_two`: the network knows tables for two alone."""

    def __init__(self, net: Net, worth: list[int], as_two: bool = False) -> None:
        self.net: Final = net
        self.worth: Final = worth
        self.as_two: Final = as_two

    def moment(self, t: Table[Any]) -> int:
        """Positions are compared when actions are chosen, and at the end."""
        s: State = t.state
        return -1 if s.ending else s.round

    def value(self, t: Table[Any], seat: int) -> int:
        s: State = t.state
        if len(t.agenda) == 0:
            return utility(outcome(s), seat)
        active = inputs(t, seat, self.as_two)
        logit = self.net.head(VALUE, active, self.net.layer(active))
        if s.orbs:
            logit += orb_prospects(s, seat)
        return share_of(logit) + logit

    def quick(self, t: Table[Any], seat: int, legal: list[int], rng: Rng) -> int:
        frame = t.agenda[-1]
        if isinstance(frame, ChooseAction):
            return self.action(t, seat, legal, rng)
        if isinstance(frame, (PayCard, DiscardToLimit, DiscardStartCards)):
            return self.least(legal)
        if isinstance(frame, KeepExplored):
            return self.most(legal)
        s: State = t.state
        if isinstance(frame, SellGood):
            return dearest(s, seat, legal)
        if isinstance(frame, SpendGood):
            return cheapest(s, legal)
        if isinstance(frame, ProduceOnWindfall):
            return richest(s, legal)
        if isinstance(frame, NameNumber):
            return commonest(s, legal)
        return UNDECIDED

    def action(self, t: Table[Any], seat: int, legal: list[int], rng: Rng) -> int:
        """An action, drawn as often as players choose it in such a position."""
        return legal[draw_by(self.inclination(t, seat, legal), rng)]

    def inclination(self, t: Table[Any], seat: int, legal: list[int]) -> list[int]:
        if not isinstance(t.agenda[-1], ChooseAction):
            return []
        active = inputs(t, seat, self.as_two)
        layer = self.net.layer(active)
        return [self.net.head(ACTIONS_FROM + pick, active, layer) for pick in legal]

    def least(self, legal: list[int]) -> int:
        found = legal[0]
        for card in legal:
            if self.worth[card] < self.worth[found]:
                found = card
        return found

    def most(self, legal: list[int]) -> int:
        found = legal[0]
        for card in legal:
            if self.worth[card] > self.worth[found]:
                found = card
        return found


def utility(result: Outcome, seat: int) -> int:
    """What the end of a game is worth to a seat, in millionths: who won, and a little by how
    much."""
    best = -1000
    for other in range(len(result.scores)):
        if other != seat:
            best = max(best, result.scores[other])
    won = WIN_PART // len(result.winners) if seat in result.winners else 0
    margin = share_of((result.scores[seat] - best) * UNIT // MARGIN_POINTS)
    return won + margin * (WHOLE - WIN_PART) // WHOLE


def dearest(s: State, seat: int, legal: list[int]) -> int:
    """The good that brings most cards when sold."""
    area = s.areas[seat]
    found = legal[0]
    most = -1
    for pick in legal:
        if pick == PASS:
            continue
        kind = source_kind(s, pick)
        price = s.kit.prices[kind] + sale_bonuses(s, area, kind)
        if pick < CARD_COUNT:
            price += s.kit.cards[pick].sale_bonus_here
        if price > most:
            most = price
            found = pick
    return found


def cheapest(s: State, legal: list[int]) -> int:
    """The good that would bring least when sold; not spending, where that is allowed, comes
    last."""
    found = legal[0]
    least = 1000
    for pick in legal:
        if pick == PASS:
            continue
        price = s.kit.prices[source_kind(s, pick)] + (10 if pick >= CARD_COUNT else 0)
        if price < least:
            least = price
            found = pick
    return found


def richest(s: State, legal: list[int]) -> int:
    """The windfall world whose good is worth most."""
    found = legal[0]
    most = -1
    for pick in legal:
        price = s.kit.prices[kind_of(s.kit, pick % CARD_COUNT)]
        if price > most:
            most = price
            found = pick
    return found


def commonest(s: State, legal: list[int]) -> int:
    """The cost that most cards have which are not in sight: those of the deck as it was dealt
    here."""
    counts = [0] * (max(legal) + 1)
    for number in s.deck:
        card: Card = s.kit.cards[number]
        if card.cost < len(counts):
            counts[card.cost] += 1
    found = legal[0]
    for pick in legal:
        if counts[pick] > counts[found]:
            found = pick
    return found


def orb_prospects(s: State, seat: int) -> int:
    """What the network does not know: artifacts and the way to them, against the strongest other
    player."""
    best = -(1 << 30)
    for other in range(len(s.areas)):
        if other != seat:
            best = max(best, orb_worth(s, other))
    return orb_worth(s, seat) - best


def orb_worth(s: State, seat: int) -> int:
    area = s.areas[seat]
    total = TOKEN * len(area.tokens) + ORB_CARD * min(len(area.orb_hand), MOST_ORB_CARDS)
    for team in area.teams:
        nearest = FAR
        for spot in s.orbs[0].spots:
            nearest = min(nearest, distance(team, spot))
        total += NEAR * (FAR - nearest) // FAR
    return total
