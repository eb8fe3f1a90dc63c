"""States, frames and choices as JSON and as text; digests of whole tables."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from cosmeeple.kernel.agenda import Decision, Frame, Simultaneous
from cosmeeple.kernel.errors import BadInput, IllegalChoice
from cosmeeple.kernel.fields import SHARED, Names, field_names
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.rng import KEY_SIZE, Keyed, Rng
from cosmeeple.kernel.table import Table


def names_of(kit: Kit) -> Names:
    """The ids of a kit, and the seats."""
    return {**kit.names, "seat": SEAT_LETTERS}


def bare(record: Any) -> list[Any]:
    """The fields of a state or frame without their names, for digests."""
    return [getattr(record, name) for name in field_names(type(record))]


#: Writes the bare numbers of a table: lists and tuples alike, records through `bare`.
BARE = msgspec.json.Encoder(enc_hook=bare)


def digest(table: Table[Any]) -> str:
    """The fingerprint of everything that matters: state, agenda, chance."""
    agenda = [[type(frame).__name__, *bare(frame)] for frame in table.agenda]
    packed = BARE.encode([table.state, agenda, dump_chance(table.rng)])
    return hashlib.blake2b(packed, digest_size=16).hexdigest()


def dump_frame(game: Game, kit: Kit, frame: Frame[Any]) -> dict[str, Any]:
    names = names_of(kit)
    cls = type(frame)
    dumped = {name: game.kinds.of(cls, name).dump(getattr(frame, name), names) for name in field_names(cls)}
    return {"frame": cls.__name__, **dumped}


def load_frame(game: Game, kit: Kit, data: Any) -> Frame[Any]:
    """A frame from its JSON. Fields that are left out must have defaults in the constructor."""
    if not isinstance(data, Mapping) or not isinstance(data.get("frame"), str):
        raise BadInput(f"a frame is written as a table with the key `frame`, not {data!r}")
    cls = game.frame(data["frame"])
    names = names_of(kit)
    known = field_names(cls)
    given = {name: value for name, value in data.items() if name != "frame"}
    unknown = [name for name in given if name not in known]
    if unknown:
        raise BadInput(f"{cls.__name__} has no field {unknown[0]!r}; it has {', '.join(known) or 'none'}")
    loaded = {name: frozen(game.kinds.of(cls, name).load(value, names)) for name, value in given.items()}
    try:
        return cls(**loaded)
    except TypeError as error:
        raise BadInput(f"{cls.__name__}: {error}") from None


def frozen(value: Any) -> Any:
    """Frames hold tuples, never lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def dump_state(game: Game, state: Any) -> dict[str, Any]:
    dumped = game.kinds.record(game.state).dump(state, names_of(state.kit))
    assert isinstance(dumped, dict)
    return dumped


def load_state(game: Game, kit: Kit, data: Any) -> Any:
    return game.kinds.record(game.state).load(data, names_of(kit), {next(iter(SHARED)): kit})


def dump_table(game: Game, table: Table[Any]) -> dict[str, Any]:
    """A table as JSON: enough to go on from exactly here."""
    kit = table.state.kit
    return {
        "game": game.slug,
        "rules_version": game.rules_version,
        "components": kit.digest,
        "state": dump_state(game, table.state),
        "agenda": [dump_frame(game, kit, frame) for frame in table.agenda],
        "rng": dump_chance(table.rng),
    }


def dump_chance(rng: Rng) -> Any:
    """The state of the quick generator; of the keyed one its key and how much was drawn."""
    return [rng.key.hex(), rng.state] if isinstance(rng, Keyed) else rng.state


def load_chance(data: Any) -> Rng:
    if isinstance(data, int) and not isinstance(data, bool):
        return Rng(data)
    match data:
        case [str(key), int(drawn)] if not isinstance(drawn, bool) and 0 <= drawn < 1 << 62:
            if len(key) == 2 * KEY_SIZE and all(digit in "0123456789abcdef" for digit in key):
                return Keyed(bytes.fromhex(key), drawn)
    raise BadInput("the state of chance must be a number, or a key and a number")


def load_table(game: Game, data: Any, kit: Kit | None = None) -> Table[Any]:
    """The table again; BadInput when the data is of another game, version or component file, or damaged."""
    if not isinstance(data, Mapping):
        raise BadInput("a saved table is a JSON object")
    missing = [key for key in ("game", "rules_version", "components", "state", "agenda", "rng") if key not in data]
    if missing:
        raise BadInput(f"the saved table lacks {', '.join(missing)}")
    if data["game"] != game.slug:
        raise BadInput(f"this is a table of {data['game']}, not of {game.slug}")
    if game.way_from(data["rules_version"]) is None:
        raise BadInput(
            f"saved with rules version {data['rules_version']} of {game.slug}; this program has {game.rules_version}"
        )
    kit = kit or game.kit()
    if data["components"] != kit.digest:
        raise BadInput("saved with another component file; give that file with --components")
    state = load_state(game, kit, data["state"])
    agenda = [load_frame(game, kit, frame) for frame in as_list(data["agenda"])]
    table: Table[Any] = Table(state, agenda, load_chance(data["rng"]))
    table.settle()
    return table


def as_list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"a list is wanted, not {value!r}")
    return value


# --- choices as text


def question(table: Table[Any]) -> Decision[Any] | Simultaneous[Any]:
    """The pending question; IllegalChoice when the game is over."""
    if table.over():
        raise IllegalChoice("the game is over; nothing can be chosen any more")
    frame = table.agenda[-1]
    assert isinstance(frame, (Decision, Simultaneous))
    return frame


def notation(frame: Decision[Any] | Simultaneous[Any], pick: int) -> str:
    """An answer as text: `sail:ross`, `pass`."""
    key = frame.domain.key(pick)
    return f"{frame.verb}:{key}" if frame.verb else key


def pick_of(frame: Decision[Any] | Simultaneous[Any], text: str) -> int:
    """The answer behind a text; UnknownKey when the question knows no such answer."""
    prefix = f"{frame.verb}:" if frame.verb else ""
    if not text.startswith(prefix):
        raise IllegalChoice(f"{text!r} does not answer the question now; an answer reads like {prefix}...")
    return frame.domain.pick(text[len(prefix) :])


def options_as_text(table: Table[Any], seat: int) -> list[str]:
    if table.over():
        return []
    frame = question(table)
    return [notation(frame, pick) for pick in table.options(seat)]


def apply_text(table: Table[Any], seat: int, text: str) -> int:
    """Apply a choice written as text; the error says what could have been chosen, or why this could not."""
    frame = question(table)
    if seat not in table.deciders():
        asked = ", ".join(SEAT_LETTERS[decider] for decider in table.deciders())
        raise IllegalChoice(f"seat {SEAT_LETTERS[seat]} is not asked now; waiting for {asked}")
    pick = pick_of(frame, text)
    if pick not in table.options(seat):
        failing = ", ".join(f"{reason.rule} {reason.key}" for reason in table.why(seat, pick).failing())
        raise IllegalChoice(f"{text} is not allowed now ({failing or 'not offered'})")
    table.apply(seat, pick)
    return pick


def only_answer(table: Table[Any]) -> tuple[int, int] | None:
    """The seat and its answer, where a single one is asked and has no choice; None anywhere else."""
    deciders = table.deciders()
    options = table.options(deciders[0]) if len(deciders) == 1 else []
    return (deciders[0], options[0]) if len(options) == 1 else None
