"""States, frames and choices as JSON and as text; digests of whole tables."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import msgspec

from cosmeeple.kernel.box import kit_of, named
from cosmeeple.kernel.engine.agenda import Decision, Frame, Simultaneous
from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.engine.rng import KEY_SIZE, Keyed, Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.fields import SHARED, Names, as_noted, fields_of

#: The answers given so far, beside the fields of a secret question.
GIVEN = "given"


def names_of(kit: Kit) -> Names:
    """The ids of a kit, and the seats."""
    return {**kit.names, "seat": SEAT_LETTERS}


#: How the fields of a class are read, found out once: digests and comparisons read them by the
#: million.
_READERS: dict[type, Callable[[Any], Sequence[Any]]] = {}


def bare(record: Any) -> Sequence[Any]:
    """The fields of a state or frame without their names, for digests; a row as its numbers."""
    read = _READERS.get(type(record))
    if read is None:
        read = _READERS[type(record)] = reader_of(type(record))
    return read(record)


def reader_of(cls: type) -> Callable[[Any], Sequence[Any]]:
    """What reads all fields of such a record at once."""
    if not hasattr(cls, "FIELDS"):
        return list
    names = tuple(fields_of(cls))
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: [getattr(record, name) for name in names]


def answers_to(table: Table[Any], frame: Simultaneous) -> list[list[int]]:
    """What the seats have answered so far to a secret question; nothing while it waits below
    others."""
    if frame is table.agenda[-1] and len(table.given) > 0:
        return [list(answers) for answers in table.given]
    return [[] for _ in frame.seats]


def bare_frame(table: Table[Any], frame: Frame) -> Sequence[Any]:
    """The fields of a pending frame without their names; the answers to a secret question come
    after its seats."""
    values = bare(frame)
    return (
        [values[0], answers_to(table, frame), *values[1:]]
        if isinstance(frame, Simultaneous)
        else values
    )


#: Writes the bare numbers of a table: lists and tuples alike, records through `bare`.
BARE = msgspec.json.Encoder(enc_hook=bare)


def digest(table: Table[Any]) -> str:
    """The fingerprint of everything that matters: state, agenda, chance."""
    agenda = [[type(frame).__name__, *bare_frame(table, frame)] for frame in table.agenda]
    packed = BARE.encode([table.state, agenda, dump_chance(table.rng)])
    return hashlib.blake2b(packed, digest_size=16).hexdigest()


def dump_frame(
    game: Game, kit: Kit, frame: Frame, given: list[list[int]] | None = None
) -> dict[str, Any]:
    """A frame as JSON, with the answers given so far to a secret question."""
    names = names_of(kit)
    cls = type(frame)
    dumped = {
        name: game.kinds.of(cls, name).dump(getattr(frame, name), names) for name in fields_of(cls)
    }
    answers = {} if given is None else {GIVEN: game.kinds.of(cls, GIVEN).dump(given, names)}
    return {"frame": cls.__name__, **dumped, **answers}


def dump_pending(game: Game, table: Table[Any], frame: Frame) -> dict[str, Any]:
    """A frame of the agenda as JSON."""
    given = answers_to(table, frame) if isinstance(frame, Simultaneous) else None
    return dump_frame(game, table.state.kit, frame, given)


def load_agenda(game: Game, table: Table[Any], frames: list[Any]) -> None:
    """Make what is pending from its JSON, the next one last, with the answers given so far if that
    is a secret question. Nothing is settled yet.
    """
    kit = table.state.kit
    table.reset_agenda([load_frame(game, kit, data) for data in frames])
    if frames and isinstance(table.agenda[-1], Simultaneous) and GIVEN in frames[-1]:
        frame = table.agenda[-1]
        given = as_list(game.kinds.of(type(frame), GIVEN).load(frames[-1][GIVEN], names_of(kit)))
        if len(given) != len(frame.seats):
            raise BadInput(
                f"{type(frame).__name__} asks {len(frame.seats)} seats, but {GIVEN} has "
                f"{len(given)} entries"
            )
        table.given = as_noted(given, "vec[vec[i64]]")


def load_frame(game: Game, kit: Kit, data: Any) -> Frame:
    """A frame from its JSON. Fields that are left out must have defaults in the constructor."""
    if not isinstance(data, Mapping) or not isinstance(data.get("frame"), str):
        raise BadInput(f"a frame is written as a table with the key `frame`, not {data!r}")
    cls = game.frame(data["frame"])
    names = names_of(kit)
    known = fields_of(cls)
    answers = (GIVEN,) if issubclass(cls, Simultaneous) else ()
    given = {name: value for name, value in data.items() if name not in ("frame", *answers)}
    unknown = [name for name in given if name not in known]
    if unknown:
        raise BadInput(
            f"{cls.__name__} has no field {unknown[0]!r}; it has {', '.join(known) or 'none'}"
        )
    loaded = {
        name: as_noted(game.kinds.of(cls, name).load(value, names), known[name])
        for name, value in given.items()
    }
    try:
        return cls(**loaded)
    except TypeError as error:
        raise BadInput(f"{cls.__name__}: {error}") from None


def dump_state(game: Game, state: Any) -> dict[str, Any]:
    """A state as JSON can hold it."""
    dumped = game.kinds.record(game.state).dump(state, names_of(state.kit))
    assert isinstance(dumped, dict)
    return dumped


def load_state(game: Game, kit: Kit, data: Any) -> Any:
    """A state from JSON; BadInput where it is none."""
    return game.kinds.record(game.state).load(data, names_of(kit), {next(iter(SHARED)): kit})


def dump_table(game: Game, table: Table[Any]) -> dict[str, Any]:
    """A table as JSON: enough to go on from exactly here."""
    kit = table.state.kit
    return {
        "game": game.slug,
        "rules_version": game.rules_version,
        "components": kit.edition,
        **named(kit),
        "state": dump_state(game, table.state),
        "agenda": [dump_pending(game, table, frame) for frame in table.agenda],
        "rng": dump_chance(table.rng),
    }


def dump_chance(rng: Rng) -> Any:
    """The state of the quick generator; of the keyed one its key and how much was drawn."""
    return [rng.key.hex(), rng.state] if isinstance(rng, Keyed) else rng.state


def load_chance(data: Any) -> Rng:
    """A generator from JSON; BadInput where it is none."""
    if isinstance(data, int) and not isinstance(data, bool):
        return Rng(data)
    match data:
        case [str(key), int(drawn)] if not isinstance(drawn, bool) and 0 <= drawn < 1 << 62:
            if len(key) == 2 * KEY_SIZE and all(digit in "0123456789abcdef" for digit in key):
                return Keyed(bytes.fromhex(key), drawn)
    raise BadInput("the state of chance must be a number, or a key and a number")


def load_table(game: Game, data: Any, kit: Kit | None = None) -> Table[Any]:
    """The table again; BadInput when the data is of another game, version or component file, or
    damaged."""
    if not isinstance(data, Mapping):
        raise BadInput("a saved table is a JSON object")
    missing = [
        key
        for key in ("game", "rules_version", "components", "state", "agenda", "rng")
        if key not in data
    ]
    if missing:
        raise BadInput(f"the saved table lacks {', '.join(missing)}")
    if data["game"] != game.slug:
        raise BadInput(f"this is a table of {data['game']}, not of {game.slug}")
    if game.way_from(data["rules_version"]) is None:
        raise BadInput(
            f"saved with rules version {data['rules_version']} of {game.slug}; this program "
            f"has {game.rules_version}"
        )
    if kit is None:
        kit = kit_of(game.slug, str(data["box"])) if "box" in data else game.kit()
    if data["components"] != kit.edition:
        raise BadInput("saved with another component file; give that file with --components")
    state = load_state(game, kit, data["state"])
    table: Table[Any] = Table(state, [], load_chance(data["rng"]))
    load_agenda(game, table, as_list(data["agenda"]))
    table.settle()
    return table


def as_list(value: Any) -> list[Any]:
    """The value; BadInput unless it is a list."""
    if not isinstance(value, list):
        raise BadInput(f"a list is wanted, not {value!r}")
    return value


# --- choices as text


def question(table: Table[Any]) -> Decision | Simultaneous:
    """The pending question; IllegalChoice when the game is over."""
    if table.over():
        raise IllegalChoice("the game is over; nothing can be chosen any more")
    frame = table.agenda[-1]
    assert isinstance(frame, (Decision, Simultaneous))
    return frame


def notation(frame: Decision | Simultaneous, pick: int) -> str:
    """An answer as text: `sail:ross`, `pass`."""
    key = frame.domain.key(pick)
    return f"{frame.verb}:{key}" if frame.verb else key


def pick_of(frame: Decision | Simultaneous, text: str) -> int:
    """The answer behind a text; UnknownKey when the question knows no such answer."""
    prefix = f"{frame.verb}:" if frame.verb else ""
    if not text.startswith(prefix):
        raise IllegalChoice(
            f"{text!r} does not answer the question now; an answer reads like {prefix}..."
        )
    return frame.domain.pick(text[len(prefix) :])


def options_as_text(table: Table[Any], seat: int) -> list[str]:
    """What a seat can choose now, as text; nothing where it is not asked."""
    if table.over():
        return []
    frame = question(table)
    return [notation(frame, pick) for pick in table.options(seat)]


def apply_text(table: Table[Any], seat: int, text: str) -> int:
    """Apply a choice written as text; the error says what could have been chosen, or why this could
    not."""
    frame = question(table)
    if seat not in table.deciders():
        asked = ", ".join(SEAT_LETTERS[decider] for decider in table.deciders())
        raise IllegalChoice(f"seat {SEAT_LETTERS[seat]} is not asked now; waiting for {asked}")
    pick = pick_of(frame, text)
    if pick not in table.options(seat):
        failing = ", ".join(
            f"{reason.rule} {reason.key}" for reason in table.why(seat, pick).failing()
        )
        raise IllegalChoice(f"{text} is not allowed now ({failing or 'not offered'})")
    table.apply(seat, pick)
    return pick


def only_answer(table: Table[Any]) -> tuple[int, int] | None:
    """The seat and its answer, where a single one is asked and has no choice; None anywhere
    else."""
    deciders = table.deciders()
    options = table.options(deciders[0]) if len(deciders) == 1 else []
    return (deciders[0], options[0]) if len(options) == 1 else None
