"""What several parts of the drawing ask: words, marks of colours, keys of the pending question."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from cosmeeple.draw.html import esc, icon
from cosmeeple.draw.words import Words
from cosmeeple.games.relics.sale import ChooseSaleMarket, buyers_for, sale_credits
from cosmeeple.games.relics.state import owned, rank
from cosmeeple.games.relics.vocabulary import ALIEN_SYMBOLS, ARTEFACTS, REGIONS, region_of, row_of
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Texts

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.relics.kit import RelicsKit
    from cosmeeple.games.relics.state import State

HIDDEN: Final = -2
LOCALE: Final = Path(__file__).parent / "locale"
#: The mark of a colour: a shape of its own, so that nobody needs to tell colours apart.
SHAPES: Final = (
    '<circle r="8" class="rg-yellow"/>',
    '<path d="M0-10L10 0 0 10-10 0z" class="rg-green"/>',
    '<rect x="-7.5" y="-7.5" width="15" height="15" rx="1.5" class="rg-red"/>',
    '<path d="M8 4.6L0 9.2-8 4.6V-4.6L0-9.2 8-4.6z" class="rg-purple"/>',
    '<path d="M-9.5-7H9.5L0 9.5z" class="rg-orange"/>',
    '<path d="M-3-9.5h6v6.5h6.5v6H3v6.5h-6V3h-6.5v-6H-3z" class="rg-special"/>',
)


@cache
def words_in(language: str) -> Words:
    return Words(LOCALE, language)


def words(seen: Seen) -> Words:
    return words_in(seen.texts.language)


@cache
def voice(kit: RelicsKit, language: str) -> Texts:
    """The names of things, which depend on nobody's name: for what is drawn once and kept."""
    return Texts(load_game("relics"), kit, language)


@cache
def mark(buyer: int) -> str:
    """The mark of a colour or of a special buyer, in HTML."""
    return f'<svg class="mk" viewBox="-11 -11 22 22" width="16" height="16" aria-hidden="true">{SHAPES[buyer]}</svg>'


def mark_at(buyer: int, x: float, y: float, scale: float = 0.8) -> str:
    """The same on the map."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{SHAPES[buyer]}</g>'


def symbol_of(artefact: int) -> str:
    return f"sym-{ALIEN_SYMBOLS[row_of(artefact)]}"


def tile(seen: Seen, artefact: int, extra: str = "", key: str = "") -> str:
    """An artefact tile: colour, mark, alien symbol, value; its name to hear. With a key it is a
    control."""
    name = seen.texts.name("artefact", artefact)
    said = seen.spoken(name, key) if key else name
    return tile_drawn(artefact, state_of(seen).kit.value[artefact], extra, key, said)


@lru_cache(maxsize=2_000)
def tile_drawn(artefact: int, value: int, extra: str, key: str, said: str) -> str:
    region = region_of(artefact)
    element, control = (
        ("button", f' type="button" data-choice="{esc(key)}"') if key else ("span", "")
    )
    return (
        f'<{element} class="rtile t-{REGIONS[region]}{extra}{" can" if key else ""}"{control} data-inspect="artefact:{artefact}">{mark(region)}'
        f'<b aria-hidden="true">{value}</b>{icon(symbol_of(artefact))}'
        f'<span class="sr">{esc(said)}</span></{element}>'
    )


def choose_button(seen: Seen, key: str, say: Words) -> str:
    """The control beside a line of the board in words."""
    return (
        f'<button type="button" class="btn" data-choice="{esc(key)}">{esc(say("choose"))}'
        f'<span class="sr">: {esc(seen.label(key))}</span></button>'
    )


def state_of(seen: Seen) -> State:
    state: State = seen.view.state
    return state


def buyer_name(seen: Seen, buyer: int) -> str:
    return seen.texts.name("buyer", buyer)


def artefact_of(key: str) -> int:
    """The artefact at the end of a key, -1 when there is none."""
    last = key.rsplit(":", maxsplit=1)[-1]
    return ARTEFACTS.index(last) if last in ARTEFACTS else -1


def keys_of(seen: Seen, *verbs: str) -> dict[str, str]:
    """Legal keys of the pending question with one of these verbs: what they name -> key."""
    found = {}
    for key in seen.legal():
        verb, _, rest = key.partition(":")
        if verb in verbs and rest and rest != "pass":
            found[rest] = key
    return found


class Sale(NamedTuple):
    """What a sale pays, term by term; `only`: nothing about its markets is left to choose."""

    total: int
    pay: int
    buyers: int
    bonus: int
    only: bool

    @property
    def written(self) -> str:
        """The sum as people write it."""
        return f"{self.pay} + {self.buyers}" + (f" + {self.bonus}" if self.bonus else "")


def sale_of(state: State, region: int, chosen: int, only: bool = False) -> Sale:
    """The sale of a region at the chosen markets, one bit each."""
    kit = state.kit
    buyers = buyers_for(state, region, chosen) * kit.credits_per_buyer
    bonus = kit.bonus_credits[min(chosen.bit_count(), len(kit.bonus_credits) - 1)]
    return Sale(
        sale_credits(state, region, chosen), kit.pay[rank(state, region)], buyers, bonus, only
    )


def best_sale(state: State, seat: int, card: int, region: int) -> Sale | None:
    """The most that a sale of this region can pay; the rule itself says which markets may be
    chosen."""
    most = min(owned(state, seat, region), state.kit.most_markets)
    reached = {0}
    for _ in range(most):
        reached |= {
            chosen | 1 << pick
            for chosen in reached
            if chosen.bit_count() < most
            for pick in ChooseSaleMarket(seat, card, region, chosen).options(state)
            if pick >= 0
        }
    reached.discard(0)
    if not reached:
        return None
    best = max(reached, key=lambda chosen: sale_credits(state, region, chosen))
    return sale_of(state, region, best, len(reached) == 1)
