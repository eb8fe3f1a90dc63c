"""Buying cards and influence, refreshing a market [TOR-019..021, TOR-055..060, TOR-095, TOR-152,
TOR-153, TOR-A08, TOR-A17]."""

from __future__ import annotations

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.ending import somebody_won
from cosmeeple.games.tortuga.state import NOWHERE, State
from cosmeeple.kernel.frames import Table, Why


def on_sale(s: State, sector: int, card: int) -> bool:
    """T cards in T sectors, the face-up cards of its own deck in a special sector
    [TOR-055, TOR-120..126]."""
    if sector < words.SPECIAL:
        return card < words.SPECIAL_CARD and s.piles[card - words.MARKET_CARD] > 0
    return card in s.rows[sector - words.SPECIAL]


def seller_of(s: State, card: int) -> int:
    """The first sector where the card is on sale, or NOWHERE."""
    for sector in range(words.SECTOR_COUNT):
        if on_sale(s, sector, card):
            return sector
    return NOWHERE


def note_crypto(s: State, seat: int, why: Why) -> None:
    """When explaining: what Minerals and unused Market tokens could still bring this turn
    [TOR-070, TOR-096]."""
    tokens = 0
    for sector in range(words.MARKET, words.TURRET):
        if s.control[sector] == seat and s.used_sectors >> sector & 1 == 0:
            tokens += 1
    if s.areas[seat].minerals + tokens > 0:
        why.need(
            True,
            "TOR-096" if tokens else "TOR-070",
            "crypto-to-come",
            s.areas[seat].minerals,
            tokens,
        )


def may_buy(s: State, seat: int, card: int, why: Why) -> bool:
    """On sale where the ship is, and its price in Crypto [TOR-055, TOR-056, TOR-D13]."""
    here = s.areas[seat].sector
    seller = here
    if why.explaining and s.crypto < s.kit.card_cost[card]:
        note_crypto(s, seat, why)
    if why.explaining and here != NOWHERE and not on_sale(s, here, card):
        seller = seller_of(s, card)
        if not why.must(seller != NOWHERE, "TOR-055", "card-sold", card):
            return False
    return (
        why.must(here != NOWHERE, "TOR-055", "ship-on-board")
        and why.need(on_sale(s, here, card), "TOR-055", "card-on-sale", card, here, seller)
        and why.enough(s.crypto, s.kit.card_cost[card], "TOR-056", "crypto")
    )


def buy(t: Table[State], seat: int, card: int) -> None:
    """The card waits for the end of the turn; a special market is filled up at once
    [TOR-056..058, TOR-A08]."""
    s = t.state
    s.crypto -= s.kit.card_cost[card]
    s.bought.append(card)
    if t.telling:
        t.tell(events.CardBought(seat, card, s.kit.card_cost[card]))
    if card < words.SPECIAL_CARD:
        s.piles[card - words.MARKET_CARD] -= 1
        return
    deck = s.areas[seat].sector - words.SPECIAL
    place = s.rows[deck].index(card)
    if s.decks[deck]:
        s.rows[deck][place] = reveal(t, deck, "TOR-057")
    else:
        s.rows[deck].pop(place)


def reveal(t: Table[State], deck: int, cites: str) -> int:
    """The top card of a special deck comes to light [TOR-020, TOR-057, TOR-060]."""
    s = t.state
    card = s.decks[deck].pop()
    s.seen_below[deck] = min(s.seen_below[deck], len(s.decks[deck]))
    if t.telling:
        t.tell(events.CardRevealed(deck, card, cites))
    return card


def may_refresh(s: State, seat: int, card: int, why: Why) -> bool:
    """A face-up card of the special sector where the ship is, and a deck to replace it from
    [TOR-060, TOR-A17, TOR-D14]."""
    here = s.areas[seat].sector
    return (
        why.must(here != NOWHERE, "TOR-A10", "ship-on-board")
        and why.must(here >= words.SPECIAL, "TOR-060", "special-sector", here)
        and why.need(card in s.rows[here - words.SPECIAL], "TOR-060", "card-in-row", card, here)
        and why.need(len(s.decks[here - words.SPECIAL]) > 0, "TOR-A17", "deck-not-empty", here)
        and why.enough(s.crypto, s.kit.refresh_cost, "TOR-060", "crypto")
    )


def refresh(t: Table[State], seat: int, card: int) -> None:
    """Under the deck first, then the top card takes its place; everybody knows what lies below
    [TOR-060, TOR-172]."""
    s = t.state
    s.crypto -= s.kit.refresh_cost
    deck = s.areas[seat].sector - words.SPECIAL
    if t.telling:
        t.tell(events.MarketRefreshed(seat, deck, card))
    s.decks[deck].insert(0, card)
    s.seen_below[deck] += 1
    s.rows[deck][s.rows[deck].index(card)] = reveal(t, deck, "TOR-060")


def may_buy_influence(s: State, seat: int, why: Why) -> bool:
    """In Tortuga, as often as it can be paid [TOR-095, TOR-126]."""
    price = s.kit.influence_price
    return why.need(
        s.areas[seat].sector == words.TORTUGA, "TOR-095", "ship-in-tortuga"
    ) and why.enough(s.crypto, price, "TOR-095", "crypto")


def buy_influence(t: Table[State], seat: int) -> None:
    """One influence from the bank [TOR-013, TOR-095, TOR-A11]."""
    s = t.state
    s.crypto -= s.kit.influence_price
    s.areas[seat].influence += 1
    if t.telling:
        t.tell(events.InfluenceBought(seat, s.kit.influence_price))
    somebody_won(t)
