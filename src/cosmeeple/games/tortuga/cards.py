"""Playing cards and their abilities, drawing, reserving, removing
[TOR-030..037, TOR-050..054, TOR-075, TOR-077, TOR-150..166].

A card's printed resources and its gains come at once; the abilities that leave a choice are asked
in `UseAbility`, one after the other, in any order, each of them optional.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.control import LEVEL, man_fortress, may_grow, raise_defence
from cosmeeple.games.tortuga.ending import somebody_won
from cosmeeple.games.tortuga.hunts import may_scout, scout
from cosmeeple.games.tortuga.state import NOTHING, NOWHERE, State, insert, market_tokens
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Part, Table, Why, frame

CARD: Final[Domain] = Domain("card", words.CARDS)

# The answers of UseAbility: the first one of each kind.
USE_DRAW: Final = 0
USE_SCOUT: Final = 1
USE_RESERVE: Final = 2
USE_MINERAL: Final = 3
USE_STASH: Final = 4
USE_MOVE: Final = 5
USE_RAISE: Final = USE_MOVE + words.SECTOR_COUNT
REMOVE_FROM_HAND: Final = USE_RAISE + words.SECTOR_COUNT
REMOVE_PLAYED: Final = REMOVE_FROM_HAND + words.CARD_COUNT
USE: Final[Domain] = Domain.of(
    "ability",
    (
        Part(USE_DRAW, "draw"),
        Part(USE_SCOUT, "scout"),
        Part(USE_RESERVE, "reserve"),
        Part(USE_MINERAL, "mineral:sector"),
        Part(USE_STASH, "mineral:stash"),
        Part(USE_MOVE, "move", words.SECTORS),
        Part(USE_RAISE, "raise", words.SECTORS),
        Part(REMOVE_FROM_HAND, "remove:hand", words.CARDS),
        Part(REMOVE_PLAYED, "remove:played", words.CARDS),
    ),
    True,
)

GAIN: Final[Domain] = Domain("gain", ("resources", "influence"))
TAKE_RESOURCES: Final = 0


# --- drawing and removing


def draw_cards(t: Table[State], seat: int, count: int, cites: str) -> None:
    """From the deck to the hand; an empty deck is made again from the discard pile alone
    [TOR-031, TOR-158, TOR-A08]."""
    area = t.state.areas[seat]
    drawn: list[int] = []
    for _ in range(count):
        if not area.deck:
            if not area.discard:
                break
            area.deck = area.discard
            area.discard = []
            t.rng.shuffle(area.deck)
            if t.telling:
                t.tell(events.DeckShuffled(seat, len(area.deck)))
        card = area.deck.pop()
        insert(area.hand, card)
        if t.telling:
            drawn.append(card)
    if t.telling and drawn:
        t.tell(events.CardsDrawn(seat, len(drawn), cites))
        t.tell(events.CardsDrawnSecretly(seat, tuple(drawn), cites), seat)


def remove_from_game(t: Table[State], seat: int, card: int, cites: str) -> None:
    """Into the box for good by the rule `cites`; a Hunt card takes its token with it and gives
    nothing [TOR-036, TOR-A19]."""
    s = t.state
    s.removed.append(card)
    if t.telling:
        t.tell(events.CardRemoved(seat, card, cites))
    if card >= words.HUNT_CARD:
        s.areas[seat].trophies &= ~(1 << card)
        if t.telling:
            t.tell(events.TrophyBoxed(seat, card))


def may_remove_played(s: State, card: int, why: Why) -> bool:
    """A card played this turn that still lies there; cards used in a skirmish do not count
    [TOR-077, TOR-159, TOR-A20]."""
    return why.need(card in s.played, "TOR-077", "card-played", card)


# --- the reserve


def may_reserve(s: State, seat: int, why: Why) -> bool:
    """An empty reserve and an unplayed card [TOR-037, TOR-075, TOR-121, TOR-161]."""
    area = s.areas[seat]
    return why.need(area.reserve == NOTHING, "TOR-075", "reserve-empty") and why.need(
        len(area.hand) > 0, "TOR-075", "card-in-hand-left"
    )


@final
@frame
class ReserveCard(Decision):
    """Put one unplayed card face down into the reserve: by the action, an ability or the Laboratory
    [TOR-037, TOR-075, TOR-121, TOR-161, TOR-A26, TOR-D09]."""

    verb: ClassVar[str] = "stow"
    domain: ClassVar[Domain] = CARD
    secret: ClassVar[bool] = True

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.areas[self.seat].hand, "TOR-075", "card-in-hand", pick)

    def options(self, s: State) -> vec[i64]:
        return kinds(s.areas[self.seat].hand)

    def is_forced(self) -> bool:
        """A hand of equal cards is nobody else's business."""
        return False

    def cites(self, s: State) -> str:
        """A full reserve closes all three ways, so that the Laboratory, once used, was the one.
        Where a card of this turn would have reserved for nothing, the action cannot be told from it
        [TOR-037, TOR-075, TOR-121]."""
        if s.used_sectors >> words.LABORATORY & 1:
            return "TOR-121"
        free = any([s.kit.card_ops[card] & words.RESERVE for card in s.played])
        return "TOR-037" if free else "TOR-075"

    def resolve(self, t: Table[State], pick: i64) -> None:
        area = t.state.areas[self.seat]
        area.hand.remove(pick)
        area.reserve = pick
        if t.telling:
            cites = self.cites(t.state)
            t.tell(events.CardReserved(self.seat, cites))
            t.tell(events.CardReservedSecretly(self.seat, pick, cites), self.seat)


def kinds(cards: list[int]) -> vec[i64]:
    """The different cards of a sorted list."""
    found = vec[i64]()
    last = NOTHING
    for card in cards:
        if card != last:
            found = append(found, card)
            last = card
    return found


# --- playing a card


def holds(s: State, seat: int, condition: int) -> bool:
    """The condition of a gain, at the moment the card is played [TOR-164]."""
    sector = s.areas[seat].sector
    if sector == NOWHERE:
        return False
    if condition == words.SHIP_IN_T_SECTOR:
        return sector < words.SPECIAL
    return (
        condition == words.SECTOR_OF_OPPONENT
        and s.control[sector] >= 0
        and s.control[sector] != seat
    )


def gained_crypto(s: State, seat: int, card: int) -> int:
    """Crypto beyond the printed one: conditions, and Market tokens held [TOR-164, TOR-165]."""
    gained = 0
    if s.kit.card_crypto_if[card] and holds(s, seat, s.kit.card_condition[card]):
        gained += s.kit.card_crypto_if[card]
    if s.kit.card_per_token[card]:
        gained += s.kit.card_per_token[card] * min(
            market_tokens(s, seat), s.kit.card_most_tokens[card]
        )
    return gained


def gained_maneuver(s: State, seat: int, card: int) -> int:
    """Manoeuvres beyond the printed ones, for the pool only [TOR-164]."""
    if s.kit.card_maneuver_if[card] and holds(s, seat, s.kit.card_condition[card]):
        return s.kit.card_maneuver_if[card]
    return 0


def play_card(t: Table[State], seat: int, card: int) -> None:
    """Lay a hand card open; its resources go to the pool, its abilities may be used now
    [TOR-044, TOR-051..053, TOR-084, TOR-A33].

    Gains with a condition only ever add to the pool, so they are taken without asking.
    """
    s = t.state
    kit = s.kit
    s.areas[seat].hand.remove(card)
    insert(s.played, card)
    if kit.card_influence[card]:
        if t.telling:
            t.tell(events.CardPlayed(seat, card, 0, 0, 0, 0))
        t.then(ChooseGain(seat, card))
    else:
        crypto, maneuver = gained_crypto(s, seat, card), gained_maneuver(s, seat, card)
        if t.telling:
            t.tell(
                events.CardPlayed(
                    seat, card, kit.card_crypto[card], crypto, kit.card_maneuver[card], maneuver
                )
            )
        s.crypto += kit.card_crypto[card] + crypto
        s.maneuver += kit.card_maneuver[card] + maneuver
        if kit.card_ops[card]:
            t.then(UseAbility(seat, card, kit.card_ops[card]))


@final
@frame
class ChooseGain(Decision):
    """Take the printed resources, or remove the card for influence instead
    [TOR-166, TOR-231, TOR-D12]."""

    verb: ClassVar[str] = "gain"
    domain: ClassVar[Domain] = GAIN

    card: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        if pick == TAKE_RESOURCES:
            s.crypto += s.kit.card_crypto[self.card]
            s.maneuver += s.kit.card_maneuver[self.card]
            if t.telling:
                t.tell(
                    events.ResourcesTaken(
                        self.seat,
                        self.card,
                        s.kit.card_crypto[self.card],
                        s.kit.card_maneuver[self.card],
                    )
                )
            if s.kit.card_ops[self.card]:
                t.then(UseAbility(self.seat, self.card, s.kit.card_ops[self.card]))
            return
        s.played.remove(self.card)
        remove_from_game(t, self.seat, self.card, "TOR-166")
        s.areas[self.seat].influence += s.kit.card_influence[self.card]
        if t.telling:
            t.tell(events.InfluenceFromCard(self.seat, self.card, s.kit.card_influence[self.card]))
        somebody_won(t)


@final
@frame
class UseAbility(Decision):
    """Use one of the card's abilities that are left, or be done with it
    [TOR-052, TOR-157..163, TOR-D06..D11].

    Using one never undoes another: what is not used when the card is played is lost.
    """

    verb: ClassVar[str] = "use"
    domain: ClassVar[Domain] = USE

    card: int
    left: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        seat, kit = self.seat, s.kit
        area = s.areas[seat]
        part, place = USE.split(pick)
        if not why.must(self.left & op_of(part) != 0, "TOR-052", "ability-left", self.card):
            return False
        if part == USE_DRAW:
            return why.need(len(area.deck) + len(area.discard) > 0, "TOR-158", "cards-to-draw")
        if part == USE_SCOUT:
            return may_scout(s, seat, why)
        if part == USE_RESERVE:
            return may_reserve(s, seat, why)
        if part == USE_MINERAL or part == USE_STASH:
            return may_take_mineral(s, seat, self.card, part == USE_STASH, why)
        if part == USE_MOVE:
            return may_fly(s, seat, kit.card_move[self.card], place, why)
        if part == USE_RAISE:
            return may_grow(s, seat, place, "TOR-163", why)
        sources = kit.card_remove_from[self.card]
        if part == REMOVE_FROM_HAND:
            from_hand = sources & words.FROM_HAND != 0
            return why.must(from_hand, "TOR-159", "removes-from-hand") and why.need(
                place in area.hand, "TOR-159", "card-in-hand", place
            )
        from_played = sources & words.FROM_PLAYED != 0
        return why.must(from_played, "TOR-159", "removes-played") and may_remove_played(
            s, place, why
        )

    def options(self, s: State) -> vec[i64]:
        kit = s.kit
        area = s.areas[self.seat]
        left = self.left
        options = vec[i64]([PASS])
        if left & words.DRAW and (area.deck or area.discard):
            options = append(options, USE_DRAW)
        if left & words.SCOUT and may_scout(s, self.seat, Why(False)):
            options = append(options, USE_SCOUT)
        if left & words.RESERVE and area.reserve == NOTHING and area.hand:
            options = append(options, USE_RESERVE)
        if left & words.MINERAL:
            sources = kit.card_mineral_from[self.card]
            if (
                sources & words.FROM_SECTOR
                and area.sector != NOWHERE
                and s.minerals >> area.sector & 1
            ):
                options = append(options, USE_MINERAL)
            if sources & words.FROM_STASH and s.stash > 0:
                options = append(options, USE_STASH)
        if left & words.MOVE and area.sector != NOWHERE:
            for sector in kit.maps[s.board].reach[kit.card_move[self.card]][area.sector]:
                options = append(options, USE_MOVE + sector)
        if left & words.RAISE:
            for sector in range(words.SECTOR_COUNT):
                if s.control[sector] == self.seat and kit.sector_grows[sector]:
                    if s.defence[sector] < kit.sector_max[sector]:
                        options = append(options, USE_RAISE + sector)
        if left & words.REMOVE:
            if kit.card_remove_from[self.card] & words.FROM_HAND:
                for card in kinds(area.hand):
                    options = append(options, REMOVE_FROM_HAND + card)
            if kit.card_remove_from[self.card] & words.FROM_PLAYED:
                for card in kinds(s.played):
                    options = append(options, REMOVE_PLAYED + card)
        return options

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        part, place = USE.split(pick)
        left = self.left & ~op_of(part)
        if left:
            t.then(UseAbility(self.seat, self.card, left))
        use(t, self.seat, self.card, part, place)


def op_of(part: i64) -> int:
    """The ability behind an answer of UseAbility."""
    if part < USE_MINERAL:
        return 1 << part
    if part < USE_MOVE:
        return words.MINERAL
    if part == USE_MOVE:
        return words.MOVE
    return words.RAISE if part == USE_RAISE else words.REMOVE


def use(t: Table[State], seat: int, card: int, part: i64, place: i64) -> None:
    """Carry out one ability [TOR-157..163]."""
    s = t.state
    if part == USE_DRAW:
        draw_cards(t, seat, s.kit.card_draw[card], "TOR-158")
    elif part == USE_SCOUT:
        scout(t, seat, "TOR-160")
    elif part == USE_RESERVE:
        t.then(ReserveCard(seat))
    elif part == USE_MINERAL or part == USE_STASH:
        take_mineral(t, seat, part == USE_STASH, "TOR-162")
    elif part == USE_MOVE:
        move_ship(t, seat, place, "TOR-157")
    elif part == USE_RAISE:
        t.then(RaiseTo(seat, place, s.kit.card_raise[card]))
    else:
        pile = s.areas[seat].hand if part == REMOVE_FROM_HAND else s.played
        pile.remove(place)
        remove_from_game(t, seat, place, "TOR-159")


# --- ships and Minerals


def may_fly(s: State, seat: int, steps: int, sector: int, why: Why) -> bool:
    """To another sector within so many steps, over whatever lies between
    [TOR-034, TOR-062, TOR-063, TOR-157, TOR-A24]."""
    here = s.areas[seat].sector
    return why.must(here != NOWHERE, "TOR-A10", "ship-on-board") and why.need(
        sector in s.kit.maps[s.board].reach[steps][here],
        "TOR-062",
        "sector-in-reach",
        sector,
        steps,
    )


def move_ship(t: Table[State], seat: int, sector: int, cites: str) -> None:
    """Any number of ships may share a sector; nobody stops a ship on its way
    [TOR-062, TOR-157, TOR-A24, TOR-D07]."""
    area = t.state.areas[seat]
    if t.telling:
        t.tell(events.ShipMoved(seat, area.sector, sector, cites))
    area.sector = sector
    man_fortress(t, seat)


def may_take_mineral(s: State, seat: int, card: int, from_stash: bool, why: Why) -> bool:
    """From the ship's sector, or from the stash wherever the ship is [TOR-162, TOR-D10]."""
    sources = s.kit.card_mineral_from[card]
    if from_stash:
        return why.must(
            sources & words.FROM_STASH != 0, "TOR-162", "takes-from-stash"
        ) and why.need(s.stash > 0, "TOR-162", "stash-not-empty")
    here = s.areas[seat].sector
    return (
        why.must(sources & words.FROM_SECTOR != 0, "TOR-162", "takes-from-sector")
        and why.must(here != NOWHERE, "TOR-162", "ship-on-board")
        and why.need(s.minerals >> here & 1 == 1, "TOR-162", "mineral-here", here)
    )


def take_mineral(t: Table[State], seat: int, from_stash: bool, cites: str) -> None:
    """A token from the ship's sector or from the stash into the hold
    [TOR-065, TOR-122, TOR-162]."""
    s = t.state
    area = s.areas[seat]
    if from_stash:
        s.stash -= 1
    else:
        s.minerals &= ~(1 << area.sector)
    area.minerals += 1
    if t.telling:
        t.tell(events.MineralTaken(seat, area.sector, from_stash, area.minerals, cites))


@final
@frame
class RaiseTo(Decision):
    """Raise one's own marker by 1 to `most` spaces, free, up to the maximum [TOR-163, TOR-D11]."""

    verb: ClassVar[str] = "raise"
    domain: ClassVar[Domain] = LEVEL

    sector: int
    most: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        now = s.defence[self.sector]
        return (
            why.need(pick > now, "TOR-163", "level-higher", pick, now)
            and why.need(
                pick <= now + self.most, "TOR-163", "level-in-steps", pick, now + self.most
            )
            and why.need(
                pick <= s.kit.sector_max[self.sector],
                "TOR-163",
                "level-on-track",
                pick,
                s.kit.sector_max[self.sector],
            )
        )

    def options(self, s: State) -> vec[i64]:
        now = s.defence[self.sector]
        most = min(now + self.most, s.kit.sector_max[self.sector])
        return vec[i64]([level for level in range(now + 1, most + 1)])

    def resolve(self, t: Table[State], pick: i64) -> None:
        raise_defence(t, self.seat, self.sector, pick)
