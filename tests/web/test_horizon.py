"""The information horizon of undo, in Antarctica: what shows a card, and what does not."""

from __future__ import annotations

import random
from collections import defaultdict

from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import options_as_text, pick_of, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.web.horizon import reveals

GAME = load_game("antarctica")


def judged(games: int) -> dict[tuple[str, str], set[bool]]:
    """Over random games: (verb of the move, question after it) -> what the horizon said."""
    found: dict[tuple[str, str], set[bool]] = defaultdict(set)
    for seed in range(games):
        rng = random.Random(seed)
        match = Match.start(GAME, 3, seed)
        while not match.table.over():
            seat = match.table.deciders()[0]
            choice = rng.choice(options_as_text(match.table, seat))
            before = match.table.clone()
            pick = pick_of(question(before), choice)
            told = match.play(seat, choice)
            after = "" if match.table.over() else type(question(match.table)).__name__
            shown = reveals(GAME, before, match.table, seat, pick, told, 3, seed)
            found[(choice.split(":")[0], after)].add(shown.anybody)
    return found


def test_moves_of_open_pieces_reveal_nothing_and_new_cards_do() -> None:
    found = judged(10)

    for (verb, after), verdicts in found.items():
        if verb in ("sail", "place", "hire") and "Shipyard" not in after:
            assert verdicts == {False}, (verb, after)
        if verb == "build":
            # The next card of the pile comes up; only the last one of a pile hides nothing.
            assert True in verdicts
        if after == "KeepShipyardCard":
            assert verdicts == {True}, "drawn cards were seen"


def test_looking_through_a_pile_reveals_what_others_hold() -> None:
    """A full pile is known to everybody; once somebody holds cards, looking through the rest tells
    about them."""
    found = judged(30)

    assert {
        verdict
        for (_, after), verdicts in found.items()
        if after == "TakeShipyardCard"
        for verdict in verdicts
    } == {
        True,
        False,
    }
