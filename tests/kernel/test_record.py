"""Fields written once: what the decorators make of them at import, and the build with the very same
text."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest
import toy
from mypy_extensions import i64

from cosmeeple.kernel.engine import agenda
from cosmeeple.kernel.engine.agenda import BaseRecord, Decision
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import digest, dump_table
from cosmeeple.kernel.records.expand import Classes, expand, expand_all, marks_of
from cosmeeple.kernel.records.fields import as_noted
from cosmeeple.kernel.records.record import Derived, Shared, fixed, frame, given, notes, record

SOURCE = Path(__file__).parents[2] / "src" / "cosmeeple"
KERNEL = [
    SOURCE / "kernel" / f"{name}.py"
    for name in ("engine/agenda", "engine/table", "thinking/rehearsal", "thinking/lookahead", "kit")
]


@record
class Chest(BaseRecord):
    coins: int


@record
class Room(BaseRecord):
    kit: object
    size: int
    cards: list[int]
    shelves: list[list[int]]
    chest: Chest
    chests: list[Chest]
    plans: list[Shared[list[int]]]
    row: vec[i64]
    open: bool = True
    seen: Derived[tuple[int, ...]] = None


@record
class Hall(BaseRecord):
    chests: vec[Chest]


@frame
class Ask(Decision):
    domain: ClassVar[Domain] = toy.CARD

    card: int
    again: bool = False


@frame
class AskMore(Ask):
    most: int = 2


@fixed
class Tools:
    hammers: int
    sizes: tuple[int, ...]


@fixed
class MoreTools(Tools):
    saws: int


def room() -> Room:
    return Room(object(), 3, [1, 2], [[1], [2]], Chest(4), [Chest(5)], [[7], [8]], vec[i64]([1, 2]))


def test_a_constructor_takes_the_fields_in_their_order_those_of_the_base_first() -> None:
    ask = AskMore(1, 5, True, 3)

    assert (ask.seat, ask.card, ask.again, ask.most) == (1, 5, True, 3)
    assert AskMore.FIELDS == (("seat", "int"), ("card", "int"), ("again", "bool"), ("most", "int"))
    assert ask.asks() == 1


def test_fields_have_names_and_defaults() -> None:
    ask = AskMore(card=5, seat=1)

    assert (ask.again, ask.most) == (False, 2)
    assert Ask(0, 1).again is False
    with pytest.raises(TypeError, match="card"):
        Ask(0)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        Ask(0, 1, colour=2)  # type: ignore[call-arg]


def test_what_belongs_to_the_class_is_no_field() -> None:
    assert [name for name, _ in Ask.FIELDS] == ["seat", "card", "again"]
    assert Ask.domain is toy.CARD


def test_a_clone_shares_no_list_no_record_and_no_row() -> None:
    first = room()
    copy = first.clone()

    copy.size = 9
    copy.cards.append(3)
    copy.shelves[0].append(4)
    copy.chest.coins = 0
    copy.chests[0].coins = 0
    copy.row = append(copy.row, 3)
    copy.row[0] = 8
    copy.open = False

    assert first.size == 3
    assert first.cards == [1, 2]
    assert first.shelves == [[1], [2]]
    assert (first.chest.coins, first.chests[0].coins) == (4, 5)
    assert list(first.row) == [1, 2]
    assert first.open


def test_a_row_of_records_is_cloned_record_by_record() -> None:
    first = Hall(vec[Chest]([Chest(4), Chest(5)]))
    copy = first.clone()

    copy.chests[1].coins = 0

    assert [chest.coins for chest in first.chests] == [4, 5]
    assert [chest.coins for chest in copy.chests] == [4, 0]
    assert list(as_noted([first.chests[0]], "vec[Chest]")) == [first.chests[0]]


def test_a_clone_shares_what_is_never_changed() -> None:
    first = room()
    copy = first.clone()

    assert copy.kit is first.kit
    assert copy.plans is not first.plans
    assert copy.plans[0] is first.plans[0]
    assert type(copy) is Room


def test_a_record_that_shares_has_the_same_lists_and_fields_of_its_own() -> None:
    first = room()
    other = first.share()

    assert type(other) is Room
    assert all(getattr(other, name) is getattr(first, name) for name in ("kit", "cards", "chests"))
    other.size = 9
    other.cards = [7]

    assert (first.size, first.cards) == (3, [1, 2])


def test_what_is_derived_is_no_part_of_the_position() -> None:
    first = room()
    assert first.seen is None
    first.seen = (1, 2)

    assert first.clone().seen == (1, 2)
    assert first.share().seen == (1, 2)
    assert "seen" not in [name for name, _ in Room.FIELDS]
    assert "seen" not in inspect.signature(Room).parameters


def test_fixed_data_have_the_fields_of_their_bases_and_copy_nothing() -> None:
    sizes = (4, 5)
    tools = MoreTools(sizes=sizes, hammers=1, saws=2)

    assert (tools.hammers, tools.saws) == (1, 2)
    assert tools.sizes is sizes
    assert notes(MoreTools) == {"hammers": "int", "sizes": "tuple[int, ...]", "saws": "int"}
    assert not hasattr(tools, "clone")
    with pytest.raises(TypeError, match="hammers"):
        MoreTools(sizes=sizes, saws=2)  # type: ignore[call-arg]


# --- the text of the build


def groups() -> list[list[Path]]:
    """The kernel, then each game, as setup.py gives them to the expander; here every module that
    says frame or record."""
    return [KERNEL, *[sorted((SOURCE / "games" / slug).glob("*.py")) for slug in SLUGS]]


def marked(path: Path) -> list[str]:
    """The names of the classes with fields in a module."""
    return [
        node.name
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef) and marks_of(node)
    ]


@pytest.mark.parametrize("paths", groups(), ids=["kernel", *SLUGS])
def test_the_build_reads_the_fields_that_the_import_finds(paths: list[Path]) -> None:
    classes = Classes()
    for path in {*KERNEL, *paths}:
        classes.read(path)
    compared = 0

    for path in paths:
        names = marked(path)
        if names:
            module = importlib.import_module(
                ".".join(["cosmeeple", *path.relative_to(SOURCE).with_suffix("").parts])
            )
            for name in names:
                text = tuple((field.name, field.note) for field in given(classes.fields(name)))
                assert getattr(module, name).FIELDS == text, f"{path.name}: {name}"
                compared += 1

    assert compared >= (3 if paths is KERNEL else 10)


def expanded_toy(folder: Path) -> ModuleType:
    """The toy game as the build would compile it."""
    path = folder / "expanded_toy.py"
    path.write_text(Path(toy.__file__).read_text())
    classes = Classes()
    classes.read(Path(SOURCE / "kernel" / "engine" / "agenda.py"))
    classes.read(path)
    expand(path, classes)
    spec = importlib.util.spec_from_file_location("expanded_toy", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["expanded_toy"] = module
    spec.loader.exec_module(module)
    return module


def course(game: Any, seed: int) -> list[object]:
    """A random game: every position, what it is as JSON, and its clone's."""
    table = game.new(3, seed)
    rng = Rng(state_from_seed(seed))
    seen: list[object] = []
    while not table.over():
        seen += [digest(table), digest(table.clone()), dump_table(game, table)]
        table.play(table.legal[rng.below(len(table.legal))])
    return [*seen, digest(table)]


def test_the_text_of_the_build_does_what_the_import_does(tmp_path: Path) -> None:
    built = expanded_toy(tmp_path)

    for name in ("Purse", "State", "Bid", "Drop", "NextRound"):
        here, there = getattr(toy, name), getattr(built, name)
        assert here.FIELDS == there.FIELDS
        assert list(inspect.signature(here).parameters) == list(inspect.signature(there).parameters)
        assert "__init__" in there.__dict__, "the text stands in the class"
    for seed in range(5):
        assert course(toy.toy(), seed) == course(built.toy(), seed)


def test_the_text_stands_behind_the_class_so_that_lines_keep_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "small.py"
    path.write_text(
        "from __future__ import annotations\n@record\nclass Pile:\n    cards: list[int]\n    open: bool = True\n\n"
        "def after() -> int:\n    return 1\n"
    )
    expand_all([[path]])
    lines = path.read_text().split("\n")

    assert lines[2] == "", "the mark is gone: nothing is made at run time"
    assert lines[4:6] == ["    cards: list[int]", "    open: bool"], (
        "a native class has no default beside its field"
    )
    assert (
        "    def __init__(self, cards: list[int], open: bool = True) -> None: self.cards = cards; self.open = open"
        in lines
    )
    assert "    def clone(self) -> Pile: return Pile(self.cards.copy(), self.open)" in lines
    assert (
        "    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (('cards', 'list[int]'), ('open', 'bool'))"
        in lines
    )


def test_fixed_fields_are_final_in_the_build_and_the_base_writes_its_own(tmp_path: Path) -> None:
    path = tmp_path / "small.py"
    path.write_text(
        "from __future__ import annotations\n@fixed\nclass Base:\n    #: How many.\n    count: int\n"
        "@fixed\nclass Kit(Base):\n    sizes: tuple[\n        int, ...\n    ]\n\nafter = 1\n"
    )
    expand_all([[path]])
    lines = path.read_text().split("\n")

    assert "    def __init__(self, count: int) -> None: self.count: Final[int] = count" in lines
    assert (
        "    def __init__(self, count: int, sizes: tuple[int, ...]) -> None: "
        "Base.__init__(self, count); self.sizes: Final[tuple[int, ...]] = sizes" in lines
    )
    assert [line for line in lines if line.startswith(("    count", "    sizes"))] == []
    built: dict[str, Any] = {"__name__": "small"}
    exec(path.read_text(), built)
    assert built["Kit"](3, (1, 2)).count == 3


def test_frames_of_the_games_play_on_after_a_clone() -> None:
    """Compiled, this runs over what the build has written."""
    for slug in SLUGS:
        game = load_game(slug)
        table = game.new(game.seats[-1], 4)
        copy = table.clone()
        assert digest(copy) == digest(table)
        decisions = play_randomly(copy, Rng(state_from_seed(4)))
        again = table.clone()
        assert play_randomly(again, Rng(state_from_seed(4))) == decisions
        assert digest(again) == digest(copy)
    assert agenda.NOBODY == -1


def test_a_constructor_brings_the_names_that_inherited_fields_speak_of(tmp_path: Path) -> None:
    kernel, game = tmp_path / "cosmeeple" / "base.py", tmp_path / "cosmeeple" / "kit.py"
    kernel.parent.mkdir()
    start = "from __future__ import annotations\n"
    kernel.write_text(
        f"{start}class Label: pass\n@fixed\nclass Kit:\n    labels: dict[str, Label]\n"
    )
    game.write_text(
        f"{start}from cosmeeple.base import Kit\n@fixed\nclass Own(Kit):\n    size: int\n"
    )

    expand_all([[kernel], [game]])

    assert "; from cosmeeple.base import Label\n" in game.read_text()
    assert "import Label" not in kernel.read_text()
