"""The journal: typed events, each with an audience. Log, animation and explanations read these.

An event is a class with its rule and its fields:

    class ShipSailed(Event, rule="ANT-050"):
        seat: int
        zone: int

Events are built only while somebody listens (`if t.telling`). The names of their fields say how to
show them: a field `zone` is shown with the name of that zone in the reader's language. What happens
by several rules has a field `cites`, given by whoever tells it: tests/games/cited.toml lists them
all.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, NamedTuple, dataclass_transform

EVERYONE = -1


class Part(NamedTuple):
    """One row of a sum: the number, the key of its words in the locale file, the rule it comes
    from."""

    number: int
    words: str
    rule: str


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """Something that happened. Named in the past tense; `rule` is the rule that made it happen.
    Every subclass is a frozen dataclass of its fields."""

    rule: ClassVar[str] = ""
    #: It tells what an automaton considered; nothing is to be done at a table.
    explains: ClassVar[bool] = False
    #: It speaks against something, or nothing came of it.
    rules_out: ClassVar[bool] = False

    def __init_subclass__(
        cls, rule: str = "", explains: bool = False, rules_out: bool = False
    ) -> None:
        cls.rule = rule or cls.rule
        cls.explains = explains or cls.explains
        cls.rules_out = rules_out or cls.rules_out
        dataclass(frozen=True)(cls)

    def cited(self) -> str:
        """The rule to show: what this one event cites in its field `cites`, or else the rule of its
        class."""
        return str(getattr(self, "cites", "") or self.rule)

    def parts(self) -> list[Part]:
        """The derivation of the event's number, row by row; empty when there is nothing to add
        up."""
        return []

    def values(self) -> dict[str, int | bool | str | tuple[int, ...]]:
        """Its fields by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


class Told(NamedTuple):
    """An event and who may know of it: EVERYONE or one seat."""

    event: Event
    audience: int


def heard_by(journal: list[Told], seat: int) -> list[Event]:
    """What a seat (or EVERYONE: a spectator) hears of the journal."""
    return [told.event for told in journal if told.audience in (EVERYONE, seat)]
