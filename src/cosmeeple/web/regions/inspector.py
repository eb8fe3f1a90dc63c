"""One thing of the table, large, with everything that it does: `GET /t/ID/inspect?what=card:57`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon
from cosmeeple.web.regions.log import rule_link

if TYPE_CHECKING:
    from cosmeeple.draw.inspect import Fact, Inspection, Term
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words


def inspector(seen: Seen, found: Inspection, say: Words) -> str:
    """The whole element; the script places it."""
    kinds = "".join(f'<li class="chip">{esc(kind)}</li>' for kind in found.kinds)
    facts = "".join(fact_row(seen, fact) for fact in found.facts)
    below = terms_box(seen, found.terms) + doing(seen, found, say)
    if found.source:
        below += f'<p class="src">{esc(found.source)}</p>'
    face = f'<div class="facebox" aria-hidden="true">{found.face}</div>' if found.face else ""
    plain = "" if found.face else " plain"
    return (
        f'<div class="inspector{plain}" role="dialog" aria-label="{esc(found.name)}" tabindex="-1">{face}<div class="what">'
        f'<h2>{esc(found.name)}</h2><ul class="kindline">{kinds}</ul><ul class="facts">{facts}</ul></div>'
        f'<div class="below">{below}</div><button type="button" class="btn quiet icon x" data-inspect-close '
        f'aria-label="{esc(say("close"))}">{icon("cross")}</button></div>'
    )


def rule_of(seen: Seen, rule: str) -> str:
    """A link to a rule, or nothing."""
    return rule_link(seen.game, rule, seen.texts.language) if rule else ""


def fact_row(seen: Seen, fact: Fact) -> str:
    """One of its deeds, with when it works."""
    mark = f'<b class="ph">{esc(fact.mark)}</b>' if fact.mark else ""
    return f'<li class="{"now" if fact.now else ""}">{mark}<span>{esc(fact.text)}</span>{rule_of(seen, fact.rule)}</li>'


def terms_box(seen: Seen, terms: tuple[Term, ...]) -> str:
    """What it would mean now, as a sum."""
    rows = "".join(
        f"<li><b>{esc(term.number)}</b><span>{esc(term.text)}</span>{rule_of(seen, term.rule)}</li>"
        for term in terms
    )
    return f'<ul class="sumrow">{rows}</ul>' if rows else ""


def doing(seen: Seen, found: Inspection, say: Words) -> str:
    """Its options as buttons; what fails, in place."""
    buttons = "".join(
        f'<button type="button" class="btn" data-choice="{esc(key)}"><span>{esc(seen.label(key))}'
        f"{small(seen.does(key))}</span></button>"
        for key in found.choices
    )
    failing = "".join(
        f'<li class="no">{icon("cross")}<span>{esc(seen.texts.reason(reason))}</span>{rule_of(seen, reason.rule)}</li>'
        for key in found.whys
        for reason in seen.why(key)
        if not reason.holds
    )
    why = f'<div class="whynot"><h3>{esc(say("why-not-title", what=found.name))}</h3><ul class="conds">{failing}</ul></div>'
    return (why if failing else "") + (f'<div class="do">{buttons}</div>' if buttons else "")


def small(text: str) -> str:
    """In small print, or nothing."""
    return f"<small>{esc(text)}</small>" if text else ""
