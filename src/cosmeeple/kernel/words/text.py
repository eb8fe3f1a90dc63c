"""Everything a person reads, in the reader's language: prompts, choices, events, reasons.

Messages are Fluent files (`locale/en.ftl`, `locale/pl.ftl`): the kernel's own, then the game's.
Names of components come from the component data. Message ids follow from the code: `ask-Sail`,
`choice-build-basic`, `event-ShipSailed`, `warning-only-canteen`, `why-camp-here`,
`part-own-ships-here`, `score-zones`, `option-placement-free`, `priority-market-buyers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cosmeeple.kernel.components import load_toml
from cosmeeple.kernel.engine.agenda import Decision, Frame, Simultaneous
from cosmeeple.kernel.engine.domain import PASS
from cosmeeple.kernel.engine.errors import UnknownKey
from cosmeeple.kernel.engine.journal import Event, Part
from cosmeeple.kernel.engine.reasons import Reason
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.fields import SPECIAL, Id, Kind, ListOf, fields_of
from cosmeeple.kernel.words.languages import LANGUAGES as LANGUAGES  # noqa: PLC0414 - asked for here by everybody else
from cosmeeple.kernel.words.languages import message_files

#: How the name of a part of something stands in a sentence.
PART_FORMS = ("of", "from", "to")
OWN_LOCALE = Path(__file__).parents[1] / "locale"


def check_language(language: str) -> str:
    """The language; UnknownKey for one that we do not speak."""
    if language not in LANGUAGES:
        raise UnknownKey(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def locale_files(game: Game | None, language: str) -> list[Path]:
    """The Fluent files of a language, the kernel's first; a game may have several."""
    folders = [OWN_LOCALE] if game is None else [OWN_LOCALE, game.folder() / "locale"]
    return [path for folder in folders for path in message_files(folder, language)]


@cache
def bundle_of(files: tuple[Path, ...], language: str) -> FluentBundle:
    """The messages of these files; later ones replace earlier ones."""
    bundle = FluentBundle([check_language(language)], use_isolating=False)
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=8192)
def formatted(bundle: FluentBundle, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    """A message with its values; its id where there is none. The answers to a question say the same
    things many times."""
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    text, _ = bundle.format_pattern(pattern, dict(values))
    return str(text)


class Phrases:
    """The messages of some Fluent files in one language."""

    def __init__(self, files: Sequence[Path], language: str) -> None:
        self.language = check_language(language)
        self.bundle = bundle_of(tuple(files), language)

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        """A message by its id. A missing one shows its id: ugly, harmless, and refused by the
        tests."""
        try:
            return formatted(self.bundle, key, tuple(values.items()))
        except TypeError:  # a value that has no hash
            return formatted.__wrapped__(self.bundle, key, tuple(values.items()))

    def aside(self, key: str, name: str, /, **values: Any) -> str:
        """A second text of a message, its attribute `.name`; "" where there is none."""
        if not self.has(key):
            return ""
        pattern = self.bundle.get_message(key).attributes.get(name)
        if pattern is None:
            return ""
        text, _ = self.bundle.format_pattern(pattern, values)
        return str(text)


class Texts(Phrases):
    """The voice of one game in one language. `players` are the names at the seats; letters where
    none are given."""

    def __init__(
        self, game: Game, kit: Kit | None, language: str, players: Sequence[str] | None = None
    ) -> None:
        super().__init__(locale_files(game, check_language(language)), language)
        self.game = game
        self.kit = kit or game.kit()
        self.players = tuple(players or SEAT_LETTERS)

    # --- names

    def name(self, category: str, number: int) -> str:
        """What a thing is called: a zone, a card, a player."""
        if number in SPECIAL:
            return self.say("hidden-thing") if SPECIAL[number] == "?" else self.say("nothing")
        if category == "seat":
            if number < len(self.players):
                return self.players[number]
            automaton = self.kit.labels.get("automaton")
            return automaton[0].get(self.language) if automaton else SEAT_LETTERS[number]
        labels = self.kit.labels.get(category)
        if labels is not None:
            return labels[number].get(self.language)
        text = self.kit.names[category][number]
        return self.part_of(category, text) if "." in text else text

    def part_of(self, category: str, text: str, form: str = "") -> str:
        """What a part of something is called, "A07.teleporter", from the message
        `square-teleporter` with `$of`; `$form` is how it stands in the sentence."""
        whole, _, part = text.partition(".")
        return self.say(f"{category}-{part}", of=whole, form=form)

    def forms(self, category: str, number: int) -> dict[str, str]:
        """The name as it stands in sentences, by what is added to its variable: `$zone_in`, and of
        a part of something `$square_of`, `$square_from`, `$square_to`."""
        where = self.place(category, number)
        if where:
            return {"in": where}
        text = self.kit.names[category][number] if self.has_parts(category) else ""
        return {form: self.part_of(category, text, form) for form in PART_FORMS if text}

    def has_parts(self, category: str) -> bool:
        """Are these parts of something, which messages name?"""
        return category in self.kit.names and "." in self.kit.names[category][0]

    def place(self, category: str, number: int) -> str:
        """The name behind "where", from the message `zone-in-ross`: "on the Ross Coast", "na
        Wybrzeżu Rossa"; "" in categories that have none."""
        names = self.kit.names.get(category)
        key = (
            f"{category}-in-{names[number]}" if names is not None and number not in SPECIAL else ""
        )
        return self.say(key) if key and self.has(key) else ""

    def name_of_id(self, text: str) -> str | None:
        """The name behind an id of any category: for the keys of choices."""
        for category, ids in self.kit.names.items():
            if text in ids:
                return self.name(category, ids.index(text))
        return None

    def shown(self, kind: Kind, value: Any) -> Any:
        """A field's value as it goes into a message."""
        if isinstance(kind, Id):
            return self.name(kind.category, value)
        if isinstance(kind, ListOf):
            return ", ".join(str(self.shown(kind.item, item)) for item in value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (tuple, list, vec)):
            return ", ".join(map(str, value))
        return value

    def values_of(self, thing: Frame) -> dict[str, Any]:
        """What a frame's message may name."""
        return self.said(
            type(thing), {name: getattr(thing, name) for name in fields_of(type(thing))}
        )

    def said(self, cls: type, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Fields as they go into a message, names also in their forms (`forms`)."""
        values: dict[str, Any] = {}
        for name, value in fields.items():
            kind = self.game.kinds.of(cls, name)
            values[name] = self.shown(kind, value)
            if isinstance(kind, Id):
                for form, text in self.forms(kind.category, value).items():
                    values[f"{name}_{form}"] = text
        return values

    # --- questions and answers

    def prompt(self, frame: Frame) -> str:
        """The question as a sentence."""
        return self.say(f"ask-{type(frame).__name__}", **self.values_of(frame))

    def choice(self, frame: Decision | Simultaneous, pick: int, state: Any = None) -> str:
        """The label of an answer; with what the seat sees, also by what is there now (a game's
        `labels.py`), and of what it drastically leads to."""
        label = self.label(frame, pick, state)
        warning = (
            frame.warning(state, pick) if state is not None and isinstance(frame, Decision) else ""
        )
        return self.say(f"warning-{warning}", choice=label) if warning else label

    def label(self, frame: Decision | Simultaneous, pick: int, state: Any = None) -> str:
        """A short label for one answer, by what is there now, or the most exact message that there
        is.

        `build:double:card` looks for choice-build-double-card, then for choice-build-double with
        $what = the name of "card", and so on; a frame's verb comes first. Without any message it is
        the name of the thing itself.
        """
        own = labels(self.game) if state is not None else None
        if own is not None and (found := own(self, frame, pick, state)):
            return beginning(found)
        key = frame.domain.key(pick)
        parts = [*([frame.verb] if frame.verb else []), *key.split(":")]
        if pick == PASS:
            return self.first_of(
                [f"choice-{type(frame).__name__}-pass", "choice-pass"], **self.values_of(frame)
            )
        for length in range(len(parts), 0, -1):
            message = "choice-" + "-".join(parts[:length])
            if self.has(message):
                rest = ":".join(parts[length:])
                values = self.values_of(frame)
                what = self.name_of_id(rest) or rest
                return beginning(
                    self.say(message, **{**values, "what": what, "key": rest or "none"})
                )
        if frame.domain.kind in self.kit.names and pick < len(self.kit.names[frame.domain.kind]):
            return beginning(self.name(frame.domain.kind, pick))
        return beginning(self.name_of_id(parts[-1]) or key)

    def first_of(self, keys: list[str], **values: Any) -> str:
        """The first of these messages that there is; the last key where there is none."""
        for key in keys:
            if self.has(key):
                return self.say(key, **values)
        return keys[-1]

    # --- what happened and why not

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        cls = type(event)
        told = event.values()
        values = self.said(cls, told)
        lists = {name: value for name, value in told.items() if isinstance(value, tuple)}
        values.update(
            {
                f"{name}_count": len(value)
                for name, value in lists.items()
                if f"{name}_count" not in told
            }
        )
        if self.has(f"each-{cls.__name__}"):
            values["each"] = self.for_each(f"each-{cls.__name__}", lists)
        return self.say(f"event-{cls.__name__}", **values)

    def for_each(self, message: str, lists: Mapping[str, Sequence[int]]) -> str:
        """One phrase for every player: the seats of the event or all, each with its own number of
        every list."""
        count = max([len(numbers) for name, numbers in lists.items() if name != "winners"])
        seats = lists.get("seats", range(count))
        rows = [
            self.say(
                message,
                seat=self.name("seat", seats[place]),
                **{
                    name: numbers[place] for name, numbers in lists.items() if len(numbers) == count
                },
            )
            for place in range(count)
        ]
        return ", ".join(rows)

    def priority(self, key: str) -> str:
        """What an automaton at a seat looked at."""
        return self.say(f"priority-{key}")

    def part(self, part: Part) -> str:
        """A row of what a number adds up from."""
        return self.say(f"part-{part.words}", number=part.number)

    def reason(self, reason: Reason) -> str:
        """The sentence of a requirement that is true: that it holds, or what it lacks. Its numbers
        go by the names in the game's `needs.toml`."""
        values: dict[str, Any] = {}
        for name, number in zip(
            needs(self.game).get(reason.key, ()), (reason.a, reason.b, reason.c), strict=False
        ):
            category = self.category_of(name)
            values[name] = self.name(category, number) if category else number
            for form, text in self.forms(category, number).items():
                values[f"{name}_{form}"] = text
        key = f"why-{reason.key}"
        return (
            self.say(key, **values) if reason.holds else self.aside(key, "fails", **values) or key
        )

    def category_of(self, name: str) -> str:
        """The components that a value of this name is one of; "" for a plain number."""
        categories = (*self.kit.names, "seat")
        if name in categories:
            return name
        ends = [category for category in categories if name.endswith(f"_{category}")]
        return max(ends, key=len, default="")


def beginning(text: str) -> str:
    """A name as a label: "market 5" in a sentence, "Market 5" alone.

    >>> beginning("market 5 (Yellow River)"), beginning("Yukon")
    ('Market 5 (Yellow River)', 'Yukon')
    """
    return text[:1].upper() + text[1:]


@cache
def needs(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The names of the numbers of a game's requirements."""
    path = game.folder() / "needs.toml"
    found = load_toml(path) if path.is_file() else {}
    return {key: tuple(names) for key, names in found.items()}


@cache
def labels(game: Game) -> Callable[[Texts, Decision | Simultaneous, int, Any], str] | None:
    """How a game names answers by what is there now ("" where it has nothing to add), if it
    does."""
    own = game.part("labels")
    return own.label if own else None
