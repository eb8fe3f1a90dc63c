"""A card in full: every power with its rule, what placing it would take and bring now, what can be
done with it [RAC-006, RAC-082, RAC-101, RAC-103]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.inspect import Fact, Inspection, Term, portrait, ruled
from cosmeeple.games.race.cardtext import card_text
from cosmeeple.games.race.drawing.faces import LIT, MARKS, card_id, card_markup, keyword_names
from cosmeeple.games.race.drawing.facts import now_class, words
from cosmeeple.games.race.drawing.orb_side import orb_card
from cosmeeple.games.race.drawing.orb_squares import piece_in_words
from cosmeeple.games.race.drawing.prices import PLACING, price_of
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.vocabulary import MAIN_AIRLOCK, WINDFALL
from cosmeeple.kernel.engine.rows import picks

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.race.kit import Card
    from cosmeeple.games.race.state import State

#: The rule behind a power, by its phase and name; behind a scoring line, by what it counts.
RULES: Final = {
    "place discard_card_to_produce_here": "RAC-241",
    "place second_team": "RAC-418",
    "I see_more": "RAC-200",
    "I keep_more": "RAC-200",
    "I team_speed": "RAC-201",
    "II draw_before": "RAC-202",
    "II discount": "RAC-203",
    "II draw_after_placing": "RAC-204",
    "III military": "RAC-206",
    "III military_per_chromosome_world": "RAC-208",
    "III sacrifice_for_military": "RAC-209",
    "III spend_good_for_military": "RAC-210",
    "III discount": "RAC-205",
    "III sacrifice_for_free_world": "RAC-211",
    "III pay_for_military": "RAC-212",
    "III conquer_with_leftover": "RAC-213",
    "III sacrifice_for_extra_world": "RAC-214",
    "III settle_if_lucky": "RAC-215",
    "III draw_after_placing": "RAC-216",
    "$ sale_bonus": "RAC-217",
    "$ sale_bonus_here": "RAC-217",
    "$ no_bonus_sale_here": "RAC-244",
    "IV consume": "RAC-218",
    "IV consume_three_kinds": "RAC-219",
    "IV consume_each_kind": "RAC-224",
    "IV consume_all": "RAC-225",
    "IV sell_good": "RAC-226",
    "IV discard_cards_for_vp": "RAC-227",
    "IV draw": "RAC-228",
    "IV draw_if_lucky": "RAC-229",
    "V produce_here": "RAC-161",
    "V produce_on_windfall": "RAC-162",
    "V draw_if_produced_here": "RAC-165",
    "V draw": "RAC-166",
    "V draw_per_good_produced": "RAC-166",
    "V draw_if_most_produced": "RAC-167",
    "V draw_per_kind_produced": "RAC-166",
    "V draw_per_world": "RAC-231",
    "V draw_per_keyword": "RAC-232",
    "V draw_per_rebel_military_world": "RAC-233",
    "V draw_per_big_development": "RAC-234",
    "V gather_goods": "RAC-247",
    "? vp_chips": "RAC-188",
    "? military_strength": "RAC-187",
}
SCORING: Final = "RAC-185"


#: The place in the viewer's tableau where the next card goes.
EXTRA: Final = {"place": 1}


def inspect(seen: Seen, category: str, number: int) -> Inspection | None:
    """A card, a phase, a token or the free place of the tableau; other things have no text."""
    if category == "place":
        return free_place(seen)
    if category == "card":
        return card(seen, number)
    if category == "phase":
        name = seen.texts.name("phase", number)
        return Inspection(
            name,
            facts=(Fact(words(seen)(f"phase-{number + 1}"), PHASE_RULES[number], MARK_OF[number]),),
        )
    if category == "piece" and number != MAIN_AIRLOCK:
        say = words(seen)
        return Inspection(
            piece_in_words(seen, number),
            face=f'<div class="bigpiece">{orb_card(seen, number)}</div>',
            kinds=(say("is-piece"),),
            facts=(Fact(say("piece-text"), "RAC-400"),),
        )
    if category == "token":
        points = words(seen)("points", count=seen.view.state.kit.orb.tokens[number].vp)
        return Inspection(
            seen.texts.name("token", number), kinds=(points,), facts=(Fact(points, "RAC-430"),)
        )
    return None


def free_place(seen: Seen) -> Inspection | None:
    if seen.seat < 0:
        return None
    say = words(seen)
    state: State = seen.view.state
    mine = state.areas[seen.seat]
    facts = (Fact(say("slot-card")), ruled(seen, "RAC-006"), ruled(seen, "RAC-181"))
    terms = (Term(f"{len(mine.tableau)}/{state.kit.tableau_end}", say("tableau-cards"), "RAC-181"),)
    return Inspection(say("slot-title"), portrait("cards", "slot"), facts=facts, terms=terms)


PHASE_RULES: Final = ("RAC-061", "RAC-081", "RAC-100", "RAC-134", "RAC-161")
MARK_OF: Final = ("I", "II", "III", "IV", "V")


def card(seen: Seen, number: int) -> Inspection:
    state: State = seen.view.state
    printed: Card = state.kit.cards[number]
    say = words(seen)
    names = [f"{power.phase} {power.name}" for power in printed.powers] + [
        f"? {line.per}" for line in printed.lines
    ]
    now = now_class(seen).replace("now", "p")
    facts = tuple(
        Fact(
            one.text,
            RULES.get(name, SCORING),
            MARKS.get(one.phase, one.phase),
            LIT.get(one.phase) == now,
        )
        for one, name in zip(card_text(seen.texts, number), names, strict=True)
    )
    key = ""
    if (
        seen.asked
        and isinstance(seen.view.frame, PLACING)
        and holds(seen, number)
        and not seen.view.given
    ):
        key = f"{seen.view.frame.verb}:{card_id(seen, number)}"
    legal = seen.legal()
    return Inspection(
        seen.texts.name("card", number),
        face=f'<div class="bigcard {now_class(seen)}">{card_markup(seen, number, fixed=True)}</div>',
        kinds=kinds(seen, printed),
        facts=facts,
        terms=terms(seen, number) if key else (),
        whys=(key,) if key and key not in legal else (),
        source=say("copies", count=printed.copies),
    )


def holds(seen: Seen, number: int) -> bool:
    """Is the card in the viewer's own hand?"""
    return seen.seat >= 0 and number in seen.view.state.areas[seen.seat].hand


def kinds(seen: Seen, printed: Card) -> tuple[str, ...]:
    say = words(seen)
    if not printed.is_world:
        found = [say("is-development")]
    else:
        found = [say("is-military-world" if printed.is_military else "is-world")]
        if printed.good >= 0:
            good = seen.texts.name("good", printed.good)
            found.append(
                say("is-windfall" if printed.world_type == WINDFALL else "is-producer", good=good)
            )
    found.append(say("points-variable") if printed.is_variable else say("points", count=printed.vp))
    return (*found, *keyword_names(seen.texts, printed, say))


def terms(seen: Seen, number: int) -> tuple[Term, ...]:
    """What placing the card would take from the hand, or of the Military, and what it would bring
    in points."""
    price = price_of(seen, number)
    if price is None:
        return ()
    state: State = seen.view.state
    say = words(seen)
    left = len(state.areas[seen.seat].hand) - 1
    if price.is_military:
        found = [
            Term(str(price.need), say("term-defence"), "RAC-103"),
            Term(str(price.have), say("term-military"), "RAC-104"),
        ]
        if price.most > price.have:
            found.append(Term(f"+{price.most - price.have}", say("term-boost"), "RAC-105"))
    else:
        rule = "RAC-101" if state.kit.cards[number].is_world else "RAC-082"
        found = [Term(str(price.cost), say("term-cost"), rule)]
        if price.pay < price.cost:
            found.append(Term(f"−{price.cost - price.pay}", say("term-less"), rule))
        stay = left - price.pay
        found.append(
            Term(
                str(price.pay),
                say("term-pay" if stay >= 0 else "term-short", others=left, stay=max(stay, 0)),
                rule,
            )
        )
    before, after = score_now(state, seen.seat), score_with(state, seen.seat, number)
    found.append(Term(f"{before} → {after}", say("term-score"), "RAC-184"))
    return tuple(found)


def score_with(state: State, seat: int, number: int) -> int:
    """The score as if the game ended with the card in the tableau."""
    after = state.clone()
    area = after.areas[seat]
    area.tableau = picks([*area.tableau, number])
    return score_now(after, seat)
