"""Squares of the Orb by names that people can point at: the card, and the mark or the place on it."""

from __future__ import annotations

import pytest
from race_build import CORNER, GAME, OTHER, A, area, orb_table, own_kit
from told import seen_by

from cosmeeple.draw.plain import BREADTH, chart
from cosmeeple.games.race.events import PieceLaid, TeamMoved
from cosmeeple.games.race.orb_board import Orb, bare_orb, lay
from cosmeeple.games.race.orb_kit import CELL_COUNT, CELLS, NO_SQUARE, cell_at
from cosmeeple.games.race.orb_laying import blocked_squares, placements
from cosmeeple.games.race.orb_places import OUTSIDE, SQUARES, beside, square_name
from cosmeeple.games.race.orb_step import MoveTeam
from cosmeeple.games.race.vocabulary import NONE, PIECES
from cosmeeple.kernel.engine.journal import EVERYONE
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.codec import question
from cosmeeple.kernel.words.text import LANGUAGES, Texts

KIT = own_kit().orb
ENGLISH, POLISH = Texts(GAME, None, "en"), Texts(GAME, None, "pl")


def laid(orb: Orb, card: str, x: int, y: int, turn: int = 0) -> Orb:
    piece = PIECES.index(card)
    lay(orb, piece, KIT.faces[piece][turn], cell_at(x, y))
    return orb


def called(orb: Orb, x: int, y: int) -> str:
    return SQUARES[square_name(orb, KIT, cell_at(x, y))]


def random_orb(seed: int, cards: int) -> Orb:
    """Cards in random turns at random legal places; every fourth one is a small airlock."""
    chance = Rng(state_from_seed(seed))
    orb = bare_orb(KIT)
    for number in range(cards):
        small = number in (3, 7)
        piece = PIECES.index("small_airlock") if small else chance.below(45)
        face = KIT.faces[piece][chance.below(4)]
        places = placements(orb, face, blocked_squares(orb, picks([]), NONE))
        if len(places) and (small or piece not in orb.pieces):
            lay(orb, piece, face, places[chance.below(len(places))])
    return orb


def test_the_main_airlock_is_spoken_of_as_one_thing() -> None:
    orb = bare_orb(KIT)

    assert "main_airlock.airlock" == called(orb, -1, 1) == called(orb, 0, 1)
    assert "main_airlock.teleporter" == called(orb, -1, 0)
    assert "main_airlock.upper-left" == called(orb, -2, 0)
    assert "main_airlock.upper-centre-right" == called(orb, 0, 0)
    assert "main_airlock.lower-right" == called(orb, 1, 2)


def test_a_mark_names_its_square_and_a_place_the_others() -> None:
    orb = laid(bare_orb(KIT), "A14", -2, -3)
    marked = [called(orb, x, y) for y in (-3, -2, -1) for x in (-2, -1)]

    assert 6 == len(set(marked))
    assert {"A14.upper-left", "A14.station", "A14.middle-left"} <= set(marked)
    assert not [one for one in marked if "teleporter" in one]  # there are two on this card
    laid(orb, "A01", -2, -4)  # covers the upper one
    assert "A14.teleporter" == called(orb, -1, -1)


def test_a_covered_card_is_spoken_of_by_what_is_left_in_sight() -> None:
    orb = laid(bare_orb(KIT), "A14", -2, -3)
    laid(orb, "A01", -2, -4)  # covers the two upper rows of A14

    assert "A14.left" == called(orb, -2, -1)
    assert "A01.lower-left" == called(orb, -2, -2)


def test_nothing_lies_outside() -> None:
    assert OUTSIDE == square_name(bare_orb(KIT), KIT, cell_at(7, 7))
    assert "a place outside the Orb" == ENGLISH.name("square", OUTSIDE)
    assert "miejsce poza Archiwum" == POLISH.name("square", OUTSIDE)


@pytest.mark.parametrize("seed", range(12))
def test_no_two_squares_and_no_two_places_have_the_same_name(seed: int) -> None:
    orb = random_orb(seed, 16)
    squares = [
        cell
        for cell in range(CELL_COUNT)
        if orb.cells[cell] & 15 != NO_SQUARE and cell != KIT.airlock_twin
    ]
    assert len(squares) > 30
    assert len(squares) == len({square_name(orb, KIT, cell) for cell in squares})
    for piece in (3, 20, 46):
        for face in KIT.faces[piece]:
            found = placements(orb, face, blocked_squares(orb, picks([]), NONE))
            assert len(found) == len({beside(orb, KIT, face, at) for at in found})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_has_a_name_in_every_form(language: str) -> None:
    texts = Texts(GAME, None, language)
    for number, square in enumerate(SQUARES):
        read = [texts.name("square", number), *texts.forms("square", number).values()]
        assert not any(one.startswith("square-") or "{" in one or "_" in one for one in read), (
            square
        )
    assert len(SQUARES) == len({texts.name("square", number) for number in range(len(SQUARES))})


def test_the_log_names_squares_in_the_case_that_they_need() -> None:
    orb = laid(bare_orb(KIT), "A14", -2, -3)
    names = [SQUARES.index(name) for name in ("main_airlock.airlock", "A14.station")]
    moved = TeamMoved(0, 0, 0, 2, *names)
    face = KIT.faces[3][0]
    at = placements(orb, face, blocked_squares(orb, picks([]), NONE))[0]
    was = PieceLaid(1, PIECES.index("A04"), 0, at, *beside(orb, KIT, face, at))

    assert "A moves a team from the main airlock to the feeding station of A14" == ENGLISH.event(
        moved
    )
    assert "A przesuwa zespół z głównej śluzy na stację żywieniową karty A14" == POLISH.event(moved)
    assert ENGLISH.event(was).startswith("B lays card A04: its ")
    assert POLISH.event(was).startswith("B kładzie kartę A04: jej ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_event_or_refusal_of_a_game_shows_coordinates(language: str) -> None:
    """A whole game with the Orb: labels differ, and no sentence has a square by its numbers."""
    table = GAME.new(2, 7, {"expansion": "orb"})
    table.telling = True
    texts = Texts(GAME, None, language)
    chance = Rng(state_from_seed(7))
    coordinates = {name.replace("-", sign) for name in CELLS for sign in "-\u2212"}
    seen: set[str] = set()
    asked: set[str] = set()
    while not table.over():
        frame = question(table)
        seat = table.deciders()[0]
        options = table.options(seat)
        if frame.domain.kind == "cell" or isinstance(frame, MoveTeam):
            asked.add(type(frame).__name__)
            labels = [texts.choice(frame, pick, table.state) for pick in options]
            assert len(labels) == len(set(labels)), frame
            seen |= set(labels)
            for _ in range(5):
                pick = frame.domain.picks[chance.below(len(frame.domain.picks))]
                seen |= {texts.reason(reason) for reason in table.why(seat, pick).reasons}
        table.apply(seat, options[chance.below(len(options))])
        seen |= {texts.event(told.event) for told in table.journal if told.audience == EVERYONE}
        table.journal.clear()
    assert {"LayPiece", "MoveTeam", "PlaceTeam"} <= asked
    assert not [text for text in seen if coordinates & set(text.replace(";", " ").split())]
    assert len(seen) > 200


def test_the_terminal_draws_the_orb_with_the_numbers_of_its_cards() -> None:
    t = orb_table(
        [MoveTeam(0, 0, 2, 0, 0)],
        area(teams=(CORNER,), orb_hand=("A05",)),
        laid=(("A14", 0, -2, -3),),
        actions=OTHER,
    )

    drawn = chart(seen_by("race", t, A, "en"))
    legend = next(row for row, line in enumerate(drawn) if line.startswith("t teleporter"))

    assert """\
+    +----+
|A14 5 t
+    +----+
       s  |
+    +    +
|    | t
+    +----+----+    +
| A    t
+    +    +    +    +
       =    =       |
+    +    +    +    +

+----+ 3  +----+    +""" == "\n".join(drawn[:legend])
    assert drawn[legend].startswith("t teleporter, s station, * artifact")
    assert """\
A05
+----+ 6  +
          |
+----+    +
| *!      |
+----+----+

+    +    +""" == "\n".join(drawn[legend + 1 :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_fits_the_terminal_and_names_every_card_with_a_free_square(language: str) -> None:
    table = GAME.new(3, 5, {"expansion": "orb"})
    chance = Rng(state_from_seed(5))
    drawn = 0
    while not table.over():
        seat = table.deciders()[0]
        options = table.options(seat)
        if isinstance(question(table), MoveTeam):
            lines = chart(seen_by("race", table, seat, language))
            assert max(map(len, lines)) <= BREADTH
            drawn += bool(lines)
            whole = " ".join(lines)
            assert all(letter in whole for letter in "ABC")
        table.apply(seat, options[chance.below(len(options))])
    assert drawn > 20
