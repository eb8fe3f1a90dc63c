"""What is hidden, private and open."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, C, card, scene

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.events import CardsDrawn, CardsDrawnSecretly
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.records.view import SPECTATOR, redeal

HIDDEN = -2


@pytest.mark.rule("TOR-170")
def test_hands_decks_reserves_and_unscouted_tokens_are_hidden() -> None:
    made = scene(areas__A__reserve="bot", areas__B__reserve="kraken", hunts={"mines": "space_rat"})

    for seat in (A, B, SPECTATOR):
        seen = made.seen(seat).state
        for other in (A, B):
            area = seen.areas[other]
            assert set(area.deck) == {HIDDEN}
            assert (area.hand == made.s.areas[other].hand) == (other == seat)
            assert (area.reserve == HIDDEN) == (other != seat)
        assert all(set(deck) == {HIDDEN} for deck in seen.decks)
        assert seen.hunts[9] == HIDDEN
        assert seen.boxed_hunts == [HIDDEN, HIDDEN]


@pytest.mark.rule("TOR-171")
def test_only_scouts_know_a_token() -> None:
    made = scene(3, hunts={"mines": "space_rat"}, scouts={"mines": ["B"]})

    assert made.seen(B).state.hunts[9] == card("space_rat")
    assert made.seen(A).state.hunts[9] == made.seen(C).state.hunts[9] == HIDDEN
    assert made.seen(A).state.scouts[9] == 1 << B


@pytest.mark.rule("TOR-172")
def test_everything_else_is_open() -> None:
    made = scene(
        removed=["mining"], stash=3, played=["pilot"], bought=["hacker"], fought=["gunner"]
    )

    seen = made.seen().state

    for name in (
        "control",
        "defence",
        "minerals",
        "stash",
        "scouts",
        "hunt_deck",
        "piles",
        "rows",
        "removed",
    ):
        assert getattr(seen, name) == getattr(made.s, name), name
    for name in (
        "played",
        "bought",
        "fought",
        "crypto",
        "maneuver",
        "used_sectors",
        "usurper",
        "rounds",
    ):
        assert getattr(seen, name) == getattr(made.s, name), name
    assert [len(area.hand) for area in seen.areas] == [5, 5]
    assert [len(area.deck) for area in seen.areas] == [10, 10]


@pytest.mark.rule("TOR-172", "TOR-060")
def test_a_card_put_under_a_deck_stays_known() -> None:
    made = scene(areas__A__sector="vortex", crypto=9, rows={"W": ["mercenary", "boarder"]})
    made.set("decks.W", ["trace_eraser", "gravity_rider", "shadow_helmsman"]).ready()

    made.play("A refresh:mercenary")
    assert made.seen(B).state.decks[3] == [card("mercenary"), HIDDEN, HIDDEN]
    made.play("A refresh:boarder")
    assert made.seen(B).state.decks[3] == [card("boarder"), card("mercenary"), HIDDEN]
    made.play("A refresh:shadow_helmsman")
    assert made.seen(B).state.decks[3] == made.s.decks[3]

    # Bought down, the known cards come up: nothing is reshuffled.
    assert made.get("decks.W") == ["shadow_helmsman", "boarder", "mercenary"]
    made.set("crypto", 9).ready().play("A buy:trace_eraser")
    assert made.get("rows.W") == ["mercenary", "gravity_rider"]
    assert made.seen(B).state.decks[3] == made.s.decks[3]


@pytest.mark.rule("TOR-173")
def test_discard_piles_and_removed_cards_can_be_looked_through() -> None:
    made = scene(areas__A__discard=["fence", "bot"], removed=["mining"])

    assert made.seen(A).state.areas[A].discard == [card("fence"), card("bot")]
    assert made.seen(A).state.removed == [card("mining")]


@pytest.mark.rule("TOR-A26")
def test_only_the_owner_knows_a_reserved_card() -> None:
    made = scene(crypto=2, areas__A__hand=["pilot", "bot"])

    made.play("A reserve", "A stow:bot")

    assert made.seen(A).state.areas[A].reserve == card("bot")
    assert made.seen(B).state.areas[A].reserve == HIDDEN
    assert made.seen(B).state.areas[B].reserve == -1


@pytest.mark.rule("TOR-170", "TOR-031")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    made = scene(areas__A__hand=["mining", "lab_assistant"])

    made.play("A play:lab_assistant", "A use:draw")

    assert [event.cards for event in made.told(CardsDrawnSecretly, A)] == [(card("maneuver"),)]
    assert made.told(CardsDrawnSecretly, B) == []
    assert [event.count for event in made.told(CardsDrawn, B)] == [1]


@pytest.mark.rule("TOR-170")
def test_a_redeal_guesses_attackers_cards_that_fight() -> None:
    made = scene(
        areas__A__hand=["mining", "pilot", "gunner", "booster"],
        areas__A__deck=["kraken", "fence", "miner"],
    )
    made.play("A attack:B", "A commit:gunner", "A commit:pass")
    assert made.asked() == "DefendCard B"

    guesses = set()
    rng = Rng(12345)
    for _ in range(60):
        dealt = redeal(GAME, made.table, B, rng).state
        assert all(made.s.kit.card_maneuver[one] > 0 for one in dealt.attack)
        before, after = made.s.areas[A], dealt.areas[A]
        assert sorted(after.hand + after.deck + dealt.attack) == sorted(
            before.hand + before.deck + made.s.attack
        )
        assert after.hand == sorted(after.hand)
        guesses.add(dealt.attack[0])

    assert guesses == {card("pilot"), card("gunner"), card("kraken")}
    assert redeal(GAME, made.table, A, rng).state.attack == made.s.attack


@pytest.mark.rule("TOR-170", "TOR-171")
def test_a_redeal_keeps_what_the_seat_has_scouted() -> None:
    made = scene(
        hunts={"mines": "bot", "vortex": "kraken"}, scouts={"mines": ["A"], "vortex": ["B"]}
    )

    rng = Rng(99)
    vortex = set()
    for _ in range(80):
        dealt = redeal(GAME, made.table, A, rng).state
        assert dealt.hunts[9] == card("bot")
        vortex.add(dealt.hunts[10])

    assert len(vortex) > 5
