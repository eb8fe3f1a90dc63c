"""The main part of a turn: the menu of all actions, in any order and as often as they can be paid
[TOR-043, TOR-047, TOR-D04..D20].

Relies on the modules of the single actions for what is allowed and what happens.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.tortuga import cards, control, events, hunts, market, skirmish
from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.state import NOBODY, NOTHING, NOWHERE, State
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import QUICK, Decision, Domain, Part, Table, Why, frame

SEATS: Final = ("A", "B", "C", "D")

# The answers of TakeAction: the first one of each kind.
END: Final = 0
PLAY: Final = 1
CLAIM: Final = PLAY + words.CARD_COUNT
BUY: Final = CLAIM + words.HUNT_COUNT
REFRESH: Final = BUY + words.MARKET_COUNT
MOVE: Final = REFRESH + words.SPECIAL_CARD_COUNT
COLLECT: Final = MOVE + words.SECTOR_COUNT
SCOUT: Final = COLLECT + 1
HUNT: Final = SCOUT + 1
CONQUER: Final = HUNT + 1
CONQUER_WITH_CRYPTO: Final = CONQUER + 1
STRENGTHEN: Final = CONQUER_WITH_CRYPTO + 1
ATTACK: Final = STRENGTHEN + words.SECTOR_COUNT
RESERVE: Final = ATTACK + len(SEATS)
REMOVE: Final = RESERVE + 1
INFLUENCE: Final = REMOVE + words.CARD_COUNT
SPEND_MINERAL: Final = INFLUENCE + 1
MARKET_TOKEN: Final = SPEND_MINERAL + 1
USE_FORTRESS: Final = MARKET_TOKEN + words.TURRET - words.MARKET
USE_LABORATORY: Final = USE_FORTRESS + 1
USE_MINES: Final = USE_LABORATORY + 1
USE_VORTEX: Final = USE_MINES + 1
ACTION: Final[Domain] = Domain.of(
    "action",
    (
        Part(END, "end"),
        Part(PLAY, "play", words.CARDS),
        Part(CLAIM, "claim", words.HUNTS),
        Part(BUY, "buy", words.MARKET_CARDS),
        Part(REFRESH, "refresh", words.CARDS[words.SPECIAL_CARD : words.HUNT_CARD]),
        Part(MOVE, "move", words.SECTORS),
        Part(COLLECT, "collect"),
        Part(SCOUT, "scout"),
        Part(HUNT, "hunt"),
        Part(CONQUER, "conquer"),
        Part(CONQUER_WITH_CRYPTO, "conquer:crypto"),
        Part(STRENGTHEN, "strengthen", words.SECTORS),
        Part(ATTACK, "attack", SEATS),
        Part(RESERVE, "reserve"),
        Part(REMOVE, "remove", words.CARDS),
        Part(INFLUENCE, "influence"),
        Part(SPEND_MINERAL, "mineral"),
        Part(MARKET_TOKEN, "token", words.SECTORS[words.MARKET : words.TURRET]),
        Part(USE_FORTRESS, "fortress"),
        Part(USE_LABORATORY, "laboratory"),
        Part(USE_MINES, "mines"),
        Part(USE_VORTEX, "vortex", words.CARDS),
    ),
)


# --- requirements


def may_move(s: State, seat: int, sector: int, why: Why) -> bool:
    """An adjacent sector, for 1 Manoeuvre [TOR-062, TOR-D15]."""
    return cards.may_fly(s, seat, 1, sector, why) and why.enough(
        s.maneuver, s.kit.move_cost, "TOR-062", "maneuver"
    )


def may_collect(s: State, seat: int, why: Why) -> bool:
    """The Mineral token of the ship's sector, never the stash, for 1 Manoeuvre
    [TOR-065, TOR-122]."""
    here = s.areas[seat].sector
    return (
        why.must(here != NOWHERE, "TOR-A10", "ship-on-board")
        and why.need(s.minerals >> here & 1 == 1, "TOR-065", "mineral-here", here)
        and why.enough(s.maneuver, s.kit.collect_cost, "TOR-065", "maneuver")
    )


def may_use_sector(s: State, seat: int, sector: int, rule: str, why: Why) -> bool:
    """The ability of a special sector: controlled, with one's own ship in it, once per turn
    [TOR-097, TOR-120..123, TOR-A13]."""
    return (
        why.need(s.control[sector] == seat, rule, "your-sector", sector)
        and why.need(s.areas[seat].sector == sector, rule, "ship-in-sector", sector)
        and why.need(not s.used_sectors >> sector & 1, "TOR-A13", "sector-unused", sector)
    )


def may_use_token(s: State, seat: int, sector: int, why: Why) -> bool:
    """Every Market token held, once per turn [TOR-096, TOR-124, TOR-A33]."""
    return why.need(s.control[sector] == seat, "TOR-096", "market-token", sector) and why.need(
        not s.used_sectors >> sector & 1, "TOR-096", "token-unused", sector
    )


@final
@frame
class TakeAction(Decision):
    """One action of the list, or the end of the turn; nothing is compulsory
    [TOR-043, TOR-044, TOR-047, TOR-D04]."""

    domain: ClassVar[Domain] = ACTION

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        seat, kit = self.seat, s.kit
        part, place = ACTION.split(pick)
        if part == END:
            return True
        if part == PLAY:
            return why.need(place in s.areas[seat].hand, "TOR-051", "card-in-hand", place)
        if part == CLAIM:
            card = words.HUNT_CARD + place
            return why.need(card in s.areas[seat].hand, "TOR-083", "card-in-hand", card)
        if part == BUY:
            return market.may_buy(s, seat, words.MARKET_CARD + place, why)
        if part == REFRESH:
            return market.may_refresh(s, seat, words.SPECIAL_CARD + place, why)
        if part == MOVE:
            return may_move(s, seat, place, why)
        if part == COLLECT:
            return may_collect(s, seat, why)
        if part == SCOUT:
            return hunts.may_scout(s, seat, why) and why.enough(
                s.maneuver, kit.scout_cost, "TOR-072", "maneuver"
            )
        if part == HUNT:
            return hunts.may_hunt(s, seat, why)
        if part == CONQUER or part == CONQUER_WITH_CRYPTO:
            return control.may_conquer(s, seat, part == CONQUER_WITH_CRYPTO, why)
        if part == STRENGTHEN:
            return control.may_strengthen(s, seat, place, why)
        if part == ATTACK:
            return skirmish.may_attack(s, seat, place, why)
        if part == RESERVE:
            return cards.may_reserve(s, seat, why) and why.enough(
                s.crypto, kit.reserve_cost, "TOR-075", "crypto"
            )
        if part == REMOVE:
            return cards.may_remove_played(s, place, why) and why.enough(
                s.maneuver, kit.remove_cost, "TOR-077", "maneuver"
            )
        if part == INFLUENCE:
            return market.may_buy_influence(s, seat, why)
        if part == SPEND_MINERAL:
            return why.need(s.areas[seat].minerals > 0, "TOR-070", "mineral-held")
        if part == MARKET_TOKEN:
            return may_use_token(s, seat, words.MARKET + place, why)
        if part == USE_FORTRESS:
            return may_use_sector(s, seat, words.FORTRESS, "TOR-120", why)
        if part == USE_LABORATORY:
            usable = may_use_sector(s, seat, words.LABORATORY, "TOR-121", why)
            return usable and cards.may_reserve(s, seat, why)
        if part == USE_MINES:
            usable = may_use_sector(s, seat, words.MINES, "TOR-122", why)
            return usable and why.need(s.stash > 0, "TOR-122", "stash-not-empty")
        usable = may_use_sector(s, seat, words.VORTEX, "TOR-123", why)
        return usable and cards.may_remove_played(s, place, why)

    def is_forced(self) -> bool:
        """The end of the turn brings a new hand to light: until then the last action can be taken
        back."""
        return False

    def is_awaited(self) -> bool:
        return True

    # --- the same, found quickly

    def options(self, s: State) -> vec[i64]:
        options = vec[i64]([END])
        area = s.areas[self.seat]
        last = NOTHING
        for card in area.hand:
            if card != last:
                options = append(options, PLAY + card)
                last = card
        if last >= words.HUNT_CARD:
            for card in area.hand:
                if card >= words.HUNT_CARD:
                    options = append(options, CLAIM + card - words.HUNT_CARD)
        if area.sector != NOWHERE:
            if s.crypto > 0:
                options = add_purchases(s, area.sector, options)
            options = self.add_flights(s, area.sector, options)
        options = self.add_strengthening(s, options)
        if area.sector != NOWHERE:
            options = self.add_attacks(s, area.sector, options)
        return self.add_rest(s, options)

    def add_flights(self, s: State, here: int, options: vec[i64]) -> vec[i64]:
        """Move, collect, scout, hunt, conquer."""
        kit = s.kit
        maneuver = s.maneuver
        if maneuver >= kit.move_cost:
            for sector in kit.maps[s.board].reach[1][here]:
                options = append(options, MOVE + sector)
        if maneuver >= kit.collect_cost and s.minerals >> here & 1:
            options = append(options, COLLECT)
        hunt = s.hunts[here]
        if hunt != NOTHING:
            if s.scouts[here] >> self.seat & 1:
                if maneuver >= kit.card_difficulty[hunt]:
                    options = append(options, HUNT)
            elif maneuver >= kit.scout_cost and s.areas[self.seat].markers > 0:
                options = append(options, SCOUT)
        cost = s.defence[here] + 1
        if maneuver >= cost and control.may_conquer(s, self.seat, False, QUICK):
            options = append(options, CONQUER)
        if s.crypto >= cost and control.may_conquer(s, self.seat, True, QUICK):
            options = append(options, CONQUER_WITH_CRYPTO)
        return options

    def add_strengthening(self, s: State, options: vec[i64]) -> vec[i64]:
        crypto = s.crypto
        if crypto == 0:
            return options
        for sector in range(words.SECTOR_COUNT):
            if (
                s.control[sector] == self.seat
                and crypto > s.defence[sector]
                and s.kit.sector_grows[sector]
            ):
                if s.defence[sector] < s.kit.sector_max[sector]:
                    options = append(options, STRENGTHEN + sector)
        return options

    def add_attacks(self, s: State, here: int, options: vec[i64]) -> vec[i64]:
        if s.usurper != NOBODY or not s.kit.scenarios[s.scenario].attacks:
            return options
        for target in range(len(s.areas)):
            if s.areas[target].sector == here and target != self.seat:
                if skirmish.fighting_cards(s, s.areas[self.seat].hand) >= s.kit.attacker_min:
                    options = append(options, ATTACK + target)
        return options

    def add_rest(self, s: State, options: vec[i64]) -> vec[i64]:
        kit = s.kit
        area = s.areas[self.seat]
        reserves = area.reserve == NOTHING and len(area.hand) > 0
        if reserves and s.crypto >= kit.reserve_cost:
            options = append(options, RESERVE)
        if s.maneuver >= kit.remove_cost:
            options = add_removals(s, REMOVE, options)
        if area.sector == words.TORTUGA and s.crypto >= kit.influence_price:
            options = append(options, INFLUENCE)
        if area.minerals > 0:
            options = append(options, SPEND_MINERAL)
        for sector in range(words.MARKET, words.TURRET):
            if s.control[sector] == self.seat and not s.used_sectors >> sector & 1:
                options = append(options, MARKET_TOKEN + sector - words.MARKET)
        here = area.sector
        if (
            here >= words.SPECIAL
            and s.control[here] == self.seat
            and not s.used_sectors >> here & 1
        ):
            if here == words.FORTRESS:
                options = append(options, USE_FORTRESS)
            elif here == words.LABORATORY:
                if reserves:
                    options = append(options, USE_LABORATORY)
            elif here == words.MINES:
                if s.stash > 0:
                    options = append(options, USE_MINES)
            else:
                options = add_removals(s, USE_VORTEX, options)
        return options

    # --- doing it

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == END:
            return
        t.then(self)  # the menu comes back behind whatever is chosen
        seat = self.seat
        part, place = ACTION.split(pick)
        if part == PLAY:
            cards.play_card(t, seat, place)
        elif part == CLAIM:
            hunts.claim(t, seat, words.HUNT_CARD + place)
        elif part == BUY:
            market.buy(t, seat, words.MARKET_CARD + place)
        elif part == REFRESH:
            market.refresh(t, seat, words.SPECIAL_CARD + place)
        elif part <= HUNT:
            pay_and_act(t, seat, part, place)
        elif part == CONQUER or part == CONQUER_WITH_CRYPTO:
            control.conquer(t, seat, part == CONQUER_WITH_CRYPTO)
        elif part == STRENGTHEN:
            t.then(control.StrengthenTo(seat, place))
        elif part == ATTACK:
            skirmish.attack(t, seat, place)
        elif part == INFLUENCE:
            market.buy_influence(t, seat)
        else:
            use_what_is_held(t, seat, part, place)


def pay_and_act(t: Table[State], seat: i64, part: i64, place: i64) -> None:
    """Actions of the ship where it is, paid in Manoeuvres [TOR-062, TOR-065, TOR-072, TOR-080]."""
    s = t.state
    if part == MOVE:
        s.maneuver -= s.kit.move_cost
        cards.move_ship(t, seat, place, "TOR-062")
    elif part == COLLECT:
        s.maneuver -= s.kit.collect_cost
        cards.take_mineral(t, seat, False, "TOR-065")
    elif part == SCOUT:
        s.maneuver -= s.kit.scout_cost
        hunts.scout(t, seat, "TOR-072")
    else:
        hunts.capture(t, seat)


def use_what_is_held(t: Table[State], seat: i64, part: i64, place: i64) -> None:
    """Cards played or reserved, Minerals, tokens and sectors
    [TOR-070, TOR-075, TOR-077, TOR-096, TOR-097, TOR-120..123]."""
    s = t.state
    if part == RESERVE:
        s.crypto -= s.kit.reserve_cost
        t.then(cards.ReserveCard(seat))
    elif part == REMOVE:
        s.maneuver -= s.kit.remove_cost
        s.played.remove(place)
        cards.remove_from_game(t, seat, place, "TOR-077")
    elif part == SPEND_MINERAL:
        spend_mineral(t, seat)
    elif part == MARKET_TOKEN:
        use_market_token(t, seat, words.MARKET + place)
    elif part == USE_FORTRESS:
        use_sector(t, seat, words.FORTRESS)
        s.maneuver += s.kit.fortress_maneuver
    elif part == USE_LABORATORY:
        use_sector(t, seat, words.LABORATORY)
        t.then(cards.ReserveCard(seat))
    elif part == USE_MINES:
        use_sector(t, seat, words.MINES)
        cards.take_mineral(t, seat, True, "TOR-122")
    else:
        use_sector(t, seat, words.VORTEX)
        s.played.remove(place)
        cards.remove_from_game(t, seat, place, "TOR-123")


def add_purchases(s: State, here: int, options: vec[i64]) -> vec[i64]:
    """Cards to buy, then cards to refresh."""
    kit = s.kit
    if here < words.SPECIAL:
        for pile in range(words.T_COUNT):
            if s.piles[pile] > 0 and kit.card_cost[words.MARKET_CARD + pile] <= s.crypto:
                options = append(options, BUY + pile)
        return options
    row = cards.kinds(sorted(s.rows[here - words.SPECIAL]))
    for card in row:
        if kit.card_cost[card] <= s.crypto:
            options = append(options, BUY + card - words.MARKET_CARD)
    if s.crypto >= kit.refresh_cost and s.decks[here - words.SPECIAL]:
        for card in row:
            options = append(options, REFRESH + card - words.SPECIAL_CARD)
    return options


def add_removals(s: State, first: int, options: vec[i64]) -> vec[i64]:
    last = NOTHING
    for card in s.played:
        if card != last:
            options = append(options, first + card)
            last = card
    return options


def spend_mineral(t: Table[State], seat: int) -> None:
    """1 Crypto; the token goes to the stash at once [TOR-070]."""
    s = t.state
    s.areas[seat].minerals -= 1
    s.stash += 1
    s.crypto += s.kit.mineral_crypto
    if t.telling:
        t.tell(events.MineralSpent(seat, s.areas[seat].minerals, s.stash))


def use_market_token(t: Table[State], seat: int, sector: int) -> None:
    """1 Crypto this turn; the token stays [TOR-096]."""
    s = t.state
    s.used_sectors |= 1 << sector
    s.crypto += s.kit.token_crypto
    if t.telling:
        t.tell(events.MarketTokenUsed(seat, sector, s.kit.token_crypto))


def use_sector(t: Table[State], seat: int, sector: int) -> None:
    """Once a turn: Fortress, Laboratory, Mines or Vortex [TOR-097, TOR-120..123]."""
    t.state.used_sectors |= 1 << sector
    if t.telling:
        t.tell(events.SectorUsed(seat, sector))
