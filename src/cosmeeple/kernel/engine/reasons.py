"""Requirements: the one source of legality and of "why not?".

A rule lists its requirements once, each with its rule id and the numbers compared:

    def may_hire(s: State, seat: int, zone: int, why: Why) -> bool:
        return (
            why.need(has_building(s, zone, CAMP), "ANT-090", "camp-here", zone)
            and why.some(s.areas[seat].reserve, "ANT-R11", "reserve-left")
        )

Called with `QUICK` it stops at the first failure and writes nothing: that is how options are
enumerated. Called with `Why(True)` every requirement is noted, those that hold too: that is how the
table explains. Options and explanation cannot disagree, because they are the same lines.
"""

from __future__ import annotations

from typing import Final, final


@final
class Reason:
    """One requirement, looked at: `key` names its sentence in the locale files, a, b and c the
    numbers in it."""

    def __init__(self, rule: str, key: str, a: int, b: int, holds: bool, c: int = 0) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.holds: Final = holds

    def __repr__(self) -> str:
        mark = "holds" if self.holds else "fails"
        return f"{self.rule} {self.key}({self.a}, {self.b}) {mark}"


@final
class Why:
    """Collects reasons, or (as `QUICK`) only answers yes or no."""

    def __init__(self, explaining: bool) -> None:
        self.explaining: Final = explaining
        self.reasons: list[Reason] = []

    def need(self, holds: bool, rule: str, key: str, a: int = 0, b: int = 0, c: int = 0) -> bool:
        """A requirement beside others: when explaining, look at the following ones too."""
        if self.explaining:
            self.reasons.append(Reason(rule, key, a, b, holds, c))
            return True
        return holds

    def enough(self, had: int, needed: int, rule: str, key: str) -> bool:
        """A requirement: so many are there. Both numbers go into its sentence, the needed one
        first."""
        if self.explaining:
            self.reasons.append(Reason(rule, key, needed, had, had >= needed))
            return True
        return had >= needed

    def below(self, number: int, limit: int, rule: str, key: str) -> bool:
        """A requirement: the number has not reached its limit. Both go into its sentence."""
        if self.explaining:
            self.reasons.append(Reason(rule, key, number, limit, number < limit))
            return True
        return number < limit

    def some(self, number: int, rule: str, key: str) -> bool:
        """A requirement: there is at least one. The number goes into its sentence."""
        if self.explaining:
            self.reasons.append(Reason(rule, key, number, 0, number > 0))
            return True
        return number > 0

    def must(self, holds: bool, rule: str, key: str, a: int = 0, b: int = 0, c: int = 0) -> bool:
        """A requirement without which the following ones make no sense."""
        if self.explaining:
            self.reasons.append(Reason(rule, key, a, b, holds, c))
        return holds

    def granted(self, holds: bool, rule: str, key: str) -> bool:
        """What only the options of the table grant, a scenario or an expansion: nobody asks for it
        where it is granted, and where it is not, nothing else is asked."""
        if self.explaining and not holds:
            self.reasons.append(Reason(rule, key, 0, 0, holds))
        return holds

    def holds(self) -> bool:
        """Do all the reasons collected so far hold?"""
        for reason in self.reasons:
            if not reason.holds:
                return False
        return True

    def failing(self) -> list[Reason]:
        """The requirements that do not hold."""
        return [reason for reason in self.reasons if not reason.holds]


QUICK: Final = Why(False)
