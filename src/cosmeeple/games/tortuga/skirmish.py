"""The skirmish, step by step [TOR-100..116, TOR-140..142, TOR-145, TOR-154, TOR-167, TOR-A07,
TOR-A09, TOR-A12, TOR-A18, TOR-A28, TOR-A31].

Attack: `CommitCard` (face down) until done, the number is announced, `DefendCard` (open) until
done, reveal; then one frame for
each outcome in the order of the rules. The cards lie in the state, not in frames: only their owner
may know them.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.tortuga import control, events
from cosmeeple.games.tortuga.cards import draw_cards, kinds, remove_from_game
from cosmeeple.games.tortuga.ending import somebody_won
from cosmeeple.games.tortuga.state import NOBODY, NOWHERE, State, insert, turret_tokens
from cosmeeple.games.tortuga.vocabulary import CARDS
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

CARD: Final[Domain] = Domain("card", CARDS)
CARD_OR_DONE: Final[Domain] = Domain("card", CARDS, True)
REWARD: Final[Domain] = Domain("reward", ("loser", "bank"))


# --- attacking


def fighting_cards(s: State, cards: list[int]) -> int:
    """How many of the cards show a Manoeuvre: only those take part in a skirmish
    [TOR-102, TOR-103, TOR-154]."""
    count = 0
    for card in cards:
        if s.kit.card_maneuver[card] > 0:
            count += 1
    return count


def may_attack(s: State, seat: int, target: int, why: Why) -> bool:
    """Another ship in the same sector, a card to fight with, and no ban
    [TOR-100, TOR-133, TOR-145, TOR-A09, TOR-D20]."""
    if not (
        why.granted(s.kit.scenarios[s.scenario].attacks, "TOR-145", "attacks-allowed")
        and why.must(target < len(s.areas) and target != seat, "TOR-100", "another-player", target)
    ):
        return False
    here = s.areas[seat].sector
    return (
        why.need(s.usurper == NOBODY, "TOR-133", "tortuga-stands")
        and why.must(here != NOWHERE, "TOR-A10", "ship-on-board")
        and why.need(s.areas[target].sector == here, "TOR-100", "ship-here", target)
        and why.need(
            fighting_cards(s, s.areas[seat].hand) >= s.kit.attacker_min,
            "TOR-A09",
            "fighting-cards",
            s.kit.attacker_min,
        )
    )


def may_lay(s: State, seat: int, pick: int, laid: int, least: int, rule: str, why: Why) -> bool:
    """A hand card with a Manoeuvre, or enough are laid already: the same for both sides
    [TOR-102, TOR-103, TOR-154, TOR-A09]."""
    hand = s.areas[seat].hand
    if not why.must(len(hand) > 0, rule, "card-in-hand-left"):
        return False
    if pick == PASS:
        return why.need(laid >= least, "TOR-A09", "fighting-cards", least)
    return why.need(pick in hand, rule, "card-in-hand", pick) and why.need(
        s.kit.card_maneuver[pick] > 0, "TOR-154", "card-fights", pick
    )


def cards_to_lay(s: State, seat: int, laid: int, least: int) -> vec[i64]:
    """The same as a row, without asking card by card."""
    hand = s.areas[seat].hand
    options = vec[i64]()
    if hand and laid >= least:
        options = append(options, PASS)
    for card in kinds(hand):
        if s.kit.card_maneuver[card] > 0:
            options = append(options, card)
    return options


def attack(t: Table[State], seat: int, target: int) -> None:
    """The active player attacks; from here the steps follow by themselves
    [TOR-090, TOR-100, TOR-101]."""
    if t.telling:
        t.tell(events.AttackBegun(seat, target, t.state.areas[seat].sector))
    t.then(
        CommitCard(seat, target),
        AnnounceAttack(seat, target),
        DefendCard(target, seat),
        RevealAttack(seat, target),
    )


@final
@frame
class CommitCard(Decision):
    """The attacker puts a hand card with a Manoeuvre face down, or is done
    [TOR-102, TOR-170, TOR-A09, TOR-D21]."""

    verb: ClassVar[str] = "commit"
    domain: ClassVar[Domain] = CARD_OR_DONE
    secret: ClassVar[bool] = True

    defender: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return may_lay(s, self.seat, pick, len(s.attack), s.kit.attacker_min, "TOR-102", why)

    def options(self, s: State) -> vec[i64]:
        return cards_to_lay(s, self.seat, len(s.attack), s.kit.attacker_min)

    def is_forced(self) -> bool:
        """Being asked must not tell what is left in the hand."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        s.areas[self.seat].hand.remove(pick)
        insert(s.attack, pick)
        if t.telling:
            t.tell(events.CardCommitted(self.seat, pick), self.seat)
        t.then(self)


@final
@frame
class AnnounceAttack(Effect):
    """Only the number of the cards is told [TOR-102]."""

    attacker: int
    defender: int

    def happen(self, t: Table[State]) -> None:
        if t.telling:
            t.tell(events.AttackDeclared(self.attacker, self.defender, len(t.state.attack)))


@final
@frame
class DefendCard(Decision):
    """The defender, knowing the number, lays cards with Manoeuvres open, or none
    [TOR-103, TOR-A31, TOR-D22]."""

    verb: ClassVar[str] = "defend"
    domain: ClassVar[Domain] = CARD_OR_DONE

    attacker: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return may_lay(s, self.seat, pick, len(s.defenders), s.kit.defender_min, "TOR-103", why)

    def options(self, s: State) -> vec[i64]:
        return cards_to_lay(s, self.seat, len(s.defenders), s.kit.defender_min)

    def is_forced(self) -> bool:
        """Being asked must not tell what is left in the hand."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        s.areas[self.seat].hand.remove(pick)
        insert(s.defenders, pick)
        t.then(self)


# --- strength


def card_strength(s: State, cards: list[int]) -> int:
    """Printed Manoeuvres; the pool never counts [TOR-106]."""
    total = 0
    for card in cards:
        total += s.kit.card_maneuver[card]
    return total


def card_bonus(s: State, cards: list[int], attacking: bool) -> int:
    """Skirmish abilities, always taken: they only help [TOR-053, TOR-105, TOR-167]."""
    total = 0
    for card in cards:
        total += s.kit.card_attack[card] if attacking else s.kit.card_defend[card]
    return total


def turret_bonus(s: State, seat: int) -> int:
    """1 for each Turret token, attacking or defending [TOR-107, TOR-125]."""
    return turret_tokens(s, seat) * s.kit.turret_strength


def sector_bonus(s: State, seat: int, sector: int) -> int:
    """For the defender in an own sector, 1 for every 2 full points of its defence
    [TOR-108, TOR-A06]."""
    return s.defence[sector] // s.kit.defence_per_strength if s.control[sector] == seat else 0


def attack_strength(s: State, seat: int) -> int:
    return card_strength(s, s.attack) + card_bonus(s, s.attack, True) + turret_bonus(s, seat)


def defence_strength(s: State, seat: int, sector: int) -> int:
    cards = card_strength(s, s.defenders) + card_bonus(s, s.defenders, False)
    return cards + turret_bonus(s, seat) + sector_bonus(s, seat, sector)


@final
@frame
class RevealAttack(Effect):
    """The cards come to light and are added up; the defender wins ties
    [TOR-104..109, TOR-X11, TOR-A28, TOR-A29]."""

    attacker: int
    defender: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        sector = s.areas[self.attacker].sector
        attacking = attack_strength(s, self.attacker)
        defending = defence_strength(s, self.defender, sector)
        won = attacking > defending
        winner = self.attacker if won else self.defender
        loser = self.defender if won else self.attacker
        if t.telling:
            tell_strengths(t, self.attacker, self.defender, sector)
            t.tell(
                events.SkirmishWon(
                    winner, loser, sector, max(attacking, defending), min(attacking, defending)
                )
            )
        t.then_all(
            [
                LoseCard(loser),
                ChooseLostCard(loser),
                LeaveSector(loser),
                TakeInfluence(winner, loser),
                SeizeSector(winner, loser, sector),
                EndSkirmish(self.attacker, self.defender),
            ]
        )


def tell_strengths(t: Table[State], attacker: int, defender: int, sector: int) -> None:
    """Both sums, term by term, for the journal [TOR-104..108]."""
    s = t.state
    t.tell(events.DefenceShown(defender, tuple(s.defenders)))
    t.tell(events.AttackRevealed(attacker, tuple(s.attack)))
    terms = (card_strength(s, s.attack), card_bonus(s, s.attack, True), turret_bonus(s, attacker))
    t.tell(events.StrengthCounted(attacker, terms[0], terms[1], terms[2], 0, sum(terms)))
    terms = (
        card_strength(s, s.defenders),
        card_bonus(s, s.defenders, False),
        turret_bonus(s, defender),
    )
    walls = sector_bonus(s, defender, sector)
    t.tell(
        events.StrengthCounted(defender, terms[0], terms[1], terms[2], walls, sum(terms) + walls)
    )


# --- the outcome


def used_cards(s: State, seat: int) -> list[int]:
    """What the seat has fought with: the attacker is always the active player [TOR-101]."""
    return s.attack if seat == s.active else s.defenders


@final
@frame
class LoseCard(Effect):
    """Outcome 1: one random card of those the loser used leaves the game, a ship card too
    [TOR-110, TOR-A29]."""

    loser: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        cards = used_cards(s, self.loser)
        if cards and not s.kit.scenarios[s.scenario].loser_chooses:
            card = t.rng.pick(cards)
            cards.remove(card)
            remove_from_game(t, self.loser, card, "TOR-110")


@final
@frame
class ChooseLostCard(Decision):
    """Outcome 1 in the aggressive scenario: the loser chooses which used card leaves the game
    [TOR-141, TOR-D24]."""

    verb: ClassVar[str] = "lose"
    domain: ClassVar[Domain] = CARD

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.must(
            s.kit.scenarios[s.scenario].loser_chooses, "TOR-141", "loser-chooses"
        ) and why.need(pick in used_cards(s, self.seat), "TOR-141", "card-used", pick)

    def options(self, s: State) -> vec[i64]:
        return (
            kinds(used_cards(s, self.seat))
            if s.kit.scenarios[s.scenario].loser_chooses
            else vec[i64]()
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        used_cards(t.state, self.seat).remove(pick)
        remove_from_game(t, self.seat, pick, "TOR-141")


@final
@frame
class LeaveSector(Effect):
    """Outcome 2: the loser's ship goes to his hold until his next turn [TOR-111, TOR-A10]."""

    loser: int

    def happen(self, t: Table[State]) -> None:
        t.state.areas[self.loser].sector = NOWHERE
        if t.telling:
            t.tell(events.ShipDrivenOff(self.loser))


@final
@frame
class TakeInfluence(Effect):
    """Outcome 3: influence tokens from the loser, and for an attacker from the bank
    [TOR-112, TOR-140, TOR-142, TOR-A11]."""

    winner: int
    loser: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        scenario = s.kit.scenarios[s.scenario]
        if self.winner != s.active:
            take_influence(t, self.winner, self.loser, scenario.defender_takes, 0, "TOR-112")
        elif len(scenario.rewards) == 1:
            take_influence(
                t,
                self.winner,
                self.loser,
                scenario.rewards[0][0],
                scenario.rewards[0][1],
                "TOR-112",
            )
        else:
            t.then(ChooseReward(self.winner, self.loser))


def take_influence(
    t: Table[State], winner: int, loser: int, from_loser: int, from_bank: int, cites: str
) -> None:
    """As many tokens as the loser has, never a control token
    [TOR-112, TOR-140, TOR-A11, TOR-A22, TOR-A28]."""
    s = t.state
    taken = min(from_loser, s.areas[loser].influence)
    s.areas[loser].influence -= taken
    s.areas[winner].influence += taken + from_bank
    if t.telling and taken + from_bank > 0:
        t.tell(events.InfluenceTaken(winner, loser, taken, from_bank, cites))
    somebody_won(t)


@final
@frame
class ChooseReward(Decision):
    """The aggressive scenario: influence from the loser, if he has any, or from the bank
    [TOR-140, TOR-A22, TOR-D23]."""

    verb: ClassVar[str] = "reward"
    domain: ClassVar[Domain] = REWARD

    loser: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        reward = s.kit.scenarios[s.scenario].rewards[pick]
        return reward[0] == 0 or why.need(
            s.areas[self.loser].influence > 0, "TOR-A22", "loser-has-influence"
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        reward = t.state.kit.scenarios[t.state.scenario].rewards[pick]
        take_influence(t, self.seat, self.loser, reward[0], reward[1], "TOR-140")


@final
@frame
class SeizeSector(Effect):
    """Outcome 4: a sector controlled by the loser goes to the winner, whoever attacked
    [TOR-113, TOR-127, TOR-142, TOR-A12]."""

    winner: int
    loser: int
    sector: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.control[self.sector] != self.loser:
            return
        if control.lacks_marker(s, self.winner):
            t.then(control.TakeBackMarker(self.winner), self)
            return
        control.change_control(s, self.winner, self.sector)
        if t.telling:
            t.tell(
                events.SectorSeized(self.winner, self.loser, self.sector, s.defence[self.sector])
            )
        control.man_fortress(t, self.winner)
        somebody_won(t)


@final
@frame
class EndSkirmish(Effect):
    """Outcomes 5 and 6: the defender draws up to 5, then the used cards are discarded
    [TOR-114..116, TOR-A07, TOR-A08, TOR-A18].

    The attacker's cards wait for the end of the turn with the others of this turn, so that no
    reshuffle takes them in.
    """

    attacker: int
    defender: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.defender]
        if s.kit.refill_first:
            draw_cards(t, self.defender, s.kit.hand_size - len(area.hand), "TOR-114")
        area.discard.extend(s.defenders)
        s.fought.extend(s.attack)
        s.defenders.clear()
        s.attack.clear()
        if not s.kit.refill_first:
            draw_cards(t, self.defender, s.kit.hand_size - len(area.hand), "TOR-114")
