"""Zu's turns: two cards of its round deck each
[REL-722..724, REL-790, REL-804, REL-A45]. Its choices are in the zu_ modules."""

from __future__ import annotations

from typing import final

from cosmeeple.games.relics import events
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.state import State, has_module, zu_seat
from cosmeeple.games.relics.zu_dig import ZuExcavate
from cosmeeple.games.relics.zu_forecast import ZuForecast
from cosmeeple.games.relics.zu_trade import ZuBurst, ZuMarket, ZuOrder, ZuSell
from cosmeeple.kernel.frames import Effect, Table, frame


@final
@frame
class ZuTurn(Effect):
    """Two actions, as for everybody [REL-723]."""

    def happen(self, t: Table[State]) -> None:
        for _ in range(t.state.kit.actions_per_turn):
            t.then(ZuAction())


@final
@frame
class ZuAction(Effect):
    """Reveal the top card and do it; with an empty deck Zu passes [REL-723, REL-724]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        zu = s.zu[0]
        seat = zu_seat(s)
        if s.passed >> seat & 1:
            return
        if not zu.deck:
            s.passed |= 1 << seat
            if t.telling:
                t.tell(events.ZuPassed(seat))
            return
        card = zu.deck.pop()
        zu.discards.append(card)
        zu.seen |= 1 << card
        if t.telling:
            t.tell(events.ZuCardRevealed(seat, card))
        if has_module(s, words.BURN_CARD):
            t.then(BurnZuCard(card))
        play_zu_card(t, card)


def play_zu_card(t: Table[State], card: int) -> None:
    """The action of a Zu card [REL-001, REL-723]."""
    kind = t.state.kit.zu_type[card]
    if kind == words.ZU_EXCAVATE:
        t.then(ZuExcavate(card))
    elif kind == words.ZU_MARKET:
        t.then(ZuMarket(card))
    elif kind == words.ZU_ORDER:
        t.then(ZuOrder(card))
    elif kind == words.ZU_SELL:
        t.then(ZuSell(card))
    elif kind == words.ZU_BURST:
        t.then(ZuBurst(card))
    else:
        t.then(ZuForecast(card))


@final
@frame
class BurnZuCard(Effect):
    """Module: after a burst, forecast or excavate card the next card is discarded unseen
    [REL-804, REL-A45]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        zu = s.zu[0]
        kind = s.kit.zu_type[self.zu_card]
        if zu.deck and (
            kind == words.ZU_BURST or kind == words.ZU_FORECAST or kind == words.ZU_EXCAVATE
        ):
            zu.burnt.append(zu.deck.pop())
            if t.telling:
                t.tell(events.ZuCardBurnt(zu_seat(s), len(zu.deck)))
