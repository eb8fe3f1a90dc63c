"""What club players pointed at: refreshes that buy nothing."""

from __future__ import annotations

from tortuga_build import GAME, A, scene

from cosmeeple.games.tortuga.inputs import BET, USELESS, cheapest_behind
from cosmeeple.kernel.records.codec import pick_of, question


def test_a_refresh_that_buys_nothing_has_a_price() -> None:
    mind = GAME.policy(2)
    assert mind is not None
    made = scene(areas__A__sector="mines", areas__A__hand=[], areas__A__minerals=0, crypto=1)
    text = next(text for text in made.options() if text.startswith("refresh"))
    pick = pick_of(question(made.table), text)

    assert cheapest_behind(made.s, A) > 0
    assert mind.handicap(made.table, A, pick) == USELESS
    made.set("crypto", 20)
    assert mind.handicap(made.table, A, pick) == BET
    assert mind.handicap(made.table, A, pick_of(question(made.table), "end")) == 0
