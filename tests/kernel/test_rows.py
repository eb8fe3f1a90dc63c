"""Rows: the same with and without librt, and changed only where nobody else can see it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from cosmeeple.kernel.engine import plain_rows, rows

SOURCE = Path(__file__).parents[2] / "src" / "cosmeeple"
CHANGING = {
    "append",
    "append_members",
    "extend",
    "insert_at",
    "insert_sorted",
    "pop",
    "remove",
}


@pytest.fixture(params=[rows, plain_rows], ids=["librt", "lists"])
def kind(request: pytest.FixtureRequest) -> Any:
    return request.param


def row(kind: Any, *numbers: int) -> Any:
    return kind.vec[i64](list(numbers))


def test_a_row_grows_and_shrinks(kind: Any) -> None:
    assert list(kind.append(row(kind, 1, 2), 3)) == [1, 2, 3]
    assert list(kind.extend(row(kind, 1), [2, 3])) == [1, 2, 3]
    assert list(kind.remove(row(kind, 1, 2, 1), 1)) == [2, 1]
    rest, last = kind.pop(row(kind, 1, 2, 3))
    assert (list(rest), last) == ([1, 2], 3)
    rest, first = kind.pop(row(kind, 1, 2, 3), 0)
    assert (list(rest), first) == ([2, 3], 1)
    assert list(kind.vec[i64]([5], capacity=8)) == [5]


def test_a_row_reads_like_a_list(kind: Any) -> None:
    one = row(kind, 4, 5, 6)

    assert (len(one), one[0], one[-1], 5 in one, 7 in one) == (3, 4, 6, True, False)
    assert [number + 1 for number in one] == [5, 6, 7]
    assert list(one[1:]) == [5, 6]
    assert one == row(kind, 4, 5, 6)
    assert one != row(kind, 4, 5)
    assert not row(kind)


def test_a_slice_is_a_copy(kind: Any) -> None:
    one = row(kind, 1, 2)
    copy = one[:]

    copy[0] = 9
    copy = kind.append(copy, 3)

    assert list(one) == [1, 2]
    assert list(copy) == [9, 2, 3]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (lambda kind: kind.remove(row(kind, 1), 2), ValueError),
        (lambda kind: kind.pop(row(kind)), IndexError),
        (lambda kind: row(kind, 1)[1], IndexError),
    ],
)
def test_what_is_not_there_is_an_error(
    kind: Any, wrong: Callable[[Any], object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        wrong(kind)


def test_rows_of_rows(kind: Any) -> None:
    table = kind.vec[kind.vec[i64]]([row(kind, 1), row(kind)])
    table[1] = kind.append(table[1], 7)

    assert [list(one) for one in table] == [[1], [7]]


def test_a_row_that_others_hold_keeps_what_it_has_when_another_grows_from_it() -> None:
    """Over lists always; librt shares memory, which is why rules assign a row back at once."""
    one = row(plain_rows, 1, 2)

    plain_rows.append(one, 3)
    plain_rows.remove(one, 1)
    plain_rows.pop(one)
    plain_rows.extend(one, [4])

    assert list(one) == [1, 2]


def test_helpers() -> None:
    assert list(rows.picks([3, 1])) == [3, 1]
    assert list(rows.with_first(-1, rows.picks([3, 1]))) == [-1, 3, 1]
    assert list(rows.with_first(-1, rows.picks([]))) == [-1]
    assert (rows.place_of(rows.picks([3, 1, 1]), 1), rows.place_of(rows.picks([3]), 2)) == (1, -1)
    assert (
        rows.last_place_of(rows.picks([3, 1, 1]), 1),
        rows.last_place_of(rows.picks([3]), 2),
    ) == (2, -1)
    assert (rows.count_of(rows.picks([3, 1, 1]), 1), rows.count_of(rows.picks([3]), 2)) == (2, 0)
    assert rows.total(rows.picks([10, 20, 30]), rows.picks([2, 0, 1]), 2) == 40
    assert list(rows.zeros(3)) == [0, 0, 0]
    assert list(rows.append_members(rows.picks([9]), 0b1101, 10)) == [9, 10, 12, 13]
    assert list(rows.append_members(rows.picks([]), 1 << 40, 0)) == [40]


@pytest.mark.parametrize("number", [0, 1, 4, 5, 9])
@pytest.mark.parametrize("numbers", [[], [4], [1, 4, 4, 7]])
def test_a_number_comes_into_a_sorted_row(numbers: list[int], number: int) -> None:
    assert list(rows.insert_sorted(rows.picks(numbers), number)) == sorted([*numbers, number])


def test_a_number_comes_to_its_place() -> None:
    for place in range(4):
        expected = [5, 6, 7]
        expected.insert(place, 9)
        assert list(rows.insert_at(rows.picks([5, 6, 7]), place, 9)) == expected


@pytest.mark.parametrize("numbers", [[], [3], [3, 1, 2, 1], [5, 4, 3, 2, 1]])
def test_a_short_row_is_sorted(numbers: list[int]) -> None:
    row = rows.picks(numbers)
    rows.sort(row)
    assert list(row) == sorted(numbers)


def test_a_sorted_row_without_repetitions() -> None:
    row = rows.picks([1, 1, 2, 5, 5, 5])

    assert list(rows.distinct(row)) == [1, 2, 5]
    assert list(rows.distinct_without(row, rows.picks([1, 2, 9]))) == [1, 5]
    assert list(row) == [1, 1, 2, 5, 5, 5]


# --- the trap: a row is changed only by assigning it back in the same statement


def slips(source: str) -> Iterator[int]:
    """The lines on which a row is changed without being assigned back, or returned as a local of
    its own."""
    tree = ast.parse(source)
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module in ("cosmeeple.kernel.engine.rows", "librt.vecs")
        for alias in node.names
        if alias.name in CHANGING
    }
    right: set[int] = set()
    for node in ast.walk(tree):
        call = node.value if isinstance(node, (ast.Assign, ast.Return)) else None
        if not isinstance(call, ast.Call) or not call.args:
            continue
        given = ast.unparse(call.args[0])
        if isinstance(node, ast.Return):
            if isinstance(call.args[0], ast.Name):
                right.add(id(call))
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            first = target.elts[0] if isinstance(target, ast.Tuple) else target
            if ast.unparse(first) == given:
                right.add(id(call))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            if id(node) not in right:
                yield node.lineno


IMPORT = "from cosmeeple.kernel.engine.rows import append, pop\n"


@pytest.mark.parametrize(
    ("line", "is_slip"),
    [
        ("hand = append(hand, 1)", False),
        ("s.areas[seat].hand = append(s.areas[seat].hand, 1)", False),
        ("t.deck, card = pop(t.deck)", False),
        ("def f(legal): return append(legal, 1)", False),
        ("append(hand, 1)", True),
        ("longer = append(hand, 1)", True),
        ("rest, card = pop(t.deck)", True),
        ("def f(s): return append(s.hand, 1)", True),
        ("hand = append(append(hand, 1), 2)", True),
        ("use(append(hand, 1))", True),
    ],
)
def test_slips_are_found(line: str, is_slip: bool) -> None:
    assert bool(list(slips(IMPORT + line))) == is_slip


def test_rows_are_changed_only_by_assigning_them_back() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in SOURCE.rglob("*.py")
        for line in slips(path.read_text())
    ]

    assert found == []
