"""Records of rules version 1, carried over to the present rules."""

from __future__ import annotations

import pytest
from race_build import GAME, TRANSCRIPTS, A, B, area, orb_table, play

from cosmeeple.games.race.consume import Consume
from cosmeeple.kernel.carry import follow
from cosmeeple.kernel.codec import apply_text
from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.game import SAME
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.transcript import load, loads
from cosmeeple.kernel.view import redeal


def test_an_old_record_says_that_it_was_carried_over() -> None:
    matches = [load(path) for path in TRANSCRIPTS if "rules 1" in path.read_text(encoding="utf-8")]

    assert matches
    for match in matches:
        assert match.carried is not None
        assert (1, True) == (match.carried.version, match.table.over())
        assert len(match.moves) >= match.carried.moves
        again = loads(match.dumps())
        assert again.carried is None
    assert any(len(match.moves) > match.carried.moves for match in matches if match.carried)


def test_a_version_without_a_way_is_refused() -> None:
    assert SAME == GAME.way_from(GAME.rules_version)
    for version in (0, -1, GAME.rules_version + 1, "1", None):
        assert GAME.way_from(version) is None


def test_a_move_that_is_illegal_now_is_named() -> None:
    held = area("old_earth", "gem_world", goods=("gem_world",), tokens=("a_technology",))
    t = orb_table([Consume(2)], held, actions={"A": "settle", "B": "consume_x2"})
    play(t, "A use:old_earth", "A spend:a_technology")
    way = GAME.way_from(1)
    assert way is not None

    with pytest.raises(BadInput, match=r"move 7 \(A spend:pass\) cannot be carried over"):
        follow(way, t, A, "spend:pass", lambda seat, text: apply_text(t, seat, text), 7)


@pytest.mark.rule("RAC-445", "RAC-471")
def test_dealt_anew_a_seat_in_the_middle_of_a_use_can_finish_it() -> None:
    held = area("tourist_world", "gem_world", goods=("gem_world",), tokens=("a_technology",))
    t = orb_table([Consume(2)], held, actions={"A": "settle", "B": "consume_x2"})
    t.state.orbs[0].pool_a[:4] = [7, 7, 7, 7]
    play(t, "A use:tourist_world", "A spend:gem_world")

    for seed in range(20):
        dealt = redeal(GAME, t, B, Rng(state_from_seed(seed)))
        assert dealt.agenda[-1].options(dealt.state)
