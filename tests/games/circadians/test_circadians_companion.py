"""The AI beside a physical game: what people enter, what it does and why, taking back."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians.companion import Companion
from cosmeeple.games.circadians.components import load_kit
from cosmeeple.games.circadians.kit import CircadiansKit
from cosmeeple.games.circadians.vocabulary import SCHEMES, TARGETS
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.words.text import Texts


def beside(people: int = 1, ai: str = "xiao") -> Companion:
    return Companion.start(GAME, 1, ai, people)


def names(events: tuple[object, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


@pytest.mark.rule("CIR-X20", "CIR-251", "CIR-255", "CIR-260")
def test_the_turn_of_the_rulebook_with_cards_drawn_at_the_table() -> None:
    ai = beside()

    first = ai.reveal("scheme_04")
    second = ai.reveal("scheme_18")

    assert ["SchemeRevealed", "AiHarvesterMoved", "AiOptionSkipped", "AiSent"] == names(first)
    assert ["SchemeRevealed", "AiSent"] == names(second)
    assert "2,0" == ai.shows("ai.harvester")
    assert (2, 1) == (ai.shows("ai.gems"), ai.shows("ai.dice"))
    assert ["ai2", "-"] == ai.shows("board.market")
    assert "done" == ai.waits_for()


def test_its_reasons_can_be_read_in_both_languages() -> None:
    events = beside().reveal("scheme_04")
    for language in ("en", "pl"):
        texts = Texts(GAME, None, language)
        for event in events:
            assert not texts.event(event).startswith("event-")


def test_only_what_a_scheme_looks_at_must_be_entered() -> None:
    ai = beside()
    assert (
        "tokens",
        "board.negotiation",
        "progress",
        "rewards_taken",
        "complications",
        "penalties_taken",
    ) == (ai.looks_at("scheme_04")[:6])
    ai.reveal("scheme_04")
    assert ("board.warehouse", "board.academy", "board.market") == ai.looks_at("scheme_06")


@pytest.mark.rule("CIR-251")
def test_what_people_enter_decides() -> None:
    ai = beside()
    ai.enter({"board.market": ["A1", "A2"], "tokens.1,0": "none", "tokens.2,0": "none"})

    events = ai.reveal("scheme_04", extra="scheme_20")

    skipped = [event for event in events if type(event).__name__ == "AiOptionSkipped"]
    assert ["gems", "no-space"] == [event.cause for event in skipped]  # type: ignore[attr-defined]
    assert ["ai2"] == ai.shows("board.foundry")
    assert ["scheme_20"] == ai.shows("ai.extras")


@pytest.mark.rule("CIR-258", "CIR-R30")
def test_the_foundry_wants_an_extra_card_which_is_resolved_last() -> None:
    ai = beside()
    with pytest.raises(BadInput, match="extra Scheme"):
        ai.reveal("scheme_09")
    with pytest.raises(BadInput, match="does not go to the Foundry"):
        ai.reveal("scheme_04", extra="scheme_20")
    with pytest.raises(BadInput, match="already"):
        ai.reveal("scheme_09", extra="scheme_09")
    with pytest.raises(BadInput, match="named only beside"):
        ai.reveal(extra="scheme_18")

    ai.reveal("scheme_09", extra="scheme_18")
    assert "scheme" == ai.waits_for()
    ai.reveal("scheme_04")
    assert "extra" == ai.waits_for()
    assert "AiSent" in names(ai.resolve_extra())
    assert "done" == ai.waits_for()
    with pytest.raises(BadInput):
        ai.resolve_extra()


@pytest.mark.rule("CIR-258", "CIR-R30")
def test_a_second_extra_card_is_named_too_when_the_cards_are_at_the_table() -> None:
    ai = beside()
    foundry_again = next(
        name
        for name in SCHEMES
        if name != "scheme_09"
        and TARGETS[ai.state.kit.automata.scheme_targets[SCHEMES.index(name)][0]] == "foundry"
    )
    ai.reveal("scheme_09", extra=foundry_again)
    ai.reveal("scheme_04")
    ai.enter({"board.foundry": ["-"], "ai.dice": 2})
    assert foundry_again == ai.next_extra()
    assert "board.foundry" in ai.looks_at(foundry_again)
    assert "tokens" not in ai.looks_at(foundry_again)
    before = ai.state

    with pytest.raises(BadInput, match="name it too"):
        ai.resolve_extra()
    with pytest.raises(BadInput, match="already"):
        ai.resolve_extra("scheme_04")
    assert before is ai.state
    ai.resolve_extra("scheme_20")

    assert [foundry_again, "scheme_20"] == ai.shows("ai.extras")
    assert "scheme_20" == ai.next_extra()
    ai.undo()
    with pytest.raises(BadInput, match="name it too"):
        ai.resolve_extra()


@pytest.mark.rule("CIR-258")
def test_a_second_extra_card_is_drawn_here_when_the_cards_stay_in_the_box() -> None:
    ai = beside()
    while ai.waits_for() == "scheme":
        ai.reveal()
    ai.state.ai.extras.append(
        SCHEMES.index("scheme_09")
        if SCHEMES.index("scheme_09") in ai.state.ai.deck
        else ai.state.ai.deck[0]
    )
    ai.state.ai.deck.remove(ai.state.ai.extras[-1])
    while ai.waits_for() == "extra":
        ai.resolve_extra()
    assert "done" == ai.waits_for()
    assert "" == ai.next_extra()


def test_cards_may_stay_in_the_box() -> None:
    ai = beside(2, "kestrel")
    top = ai.next_scheme()

    ai.reveal()

    assert [top] == ai.shows("ai.schemes")
    with pytest.raises(BadInput, match="already"):
        ai.reveal(top)


@pytest.mark.rule("CIR-241", "CIR-247")
def test_an_empty_deck_is_shuffled_before_the_next_card_is_shown() -> None:
    ai = beside()
    ai.state.ai.discard, ai.state.ai.deck = ai.state.ai.deck, []

    top = ai.next_scheme()
    assert (0, len(SCHEMES)) == (len(ai.state.ai.deck), len(ai.state.ai.discard))
    events = ai.reveal()

    assert "SchemesShuffled" == names(events)[0]
    assert [top] == ai.shows("ai.schemes")


def all_open(ai: Companion, left: int) -> None:
    """As if the Foundry had been emptied by hand over and over: all Schemes but so many lie
    open."""
    ai.reveal("scheme_09", extra="scheme_18")
    deck = ai.state.ai.deck
    ai.state.ai.extras += deck[left:]
    del deck[left:]


def test_when_all_schemes_lie_open_none_can_be_drawn() -> None:
    ai = beside()
    all_open(ai, 0)

    assert "" == ai.next_scheme()
    with pytest.raises(BadInput, match="no more can be drawn"):
        ai.reveal()


@pytest.mark.rule("CIR-258")
def test_the_last_scheme_is_drawn_and_the_foundry_adds_none() -> None:
    ai = beside()
    all_open(ai, 1)
    ai.enter({"board.foundry": ["-"], "ai.dice": 2})
    before = len(ai.state.ai.extras)
    ai.reveal()
    assert "extra" == ai.waits_for()
    while ai.waits_for() == "extra":
        ai.enter({"board.foundry": ["-"], "ai.dice": 2})
        ai.resolve_extra()

    assert before == len(ai.state.ai.extras)


@pytest.mark.rule("CIR-263", "CIR-264", "CIR-265")
def test_a_whole_round_and_the_next() -> None:
    ai = beside()
    ai.event("event_market_day")
    ai.enter({"board.academy": ["A1", "-", "-"]})
    ai.reveal("scheme_04")
    ai.reveal("scheme_18")
    ai.harvest()
    assert 2 == ai.shows("ai.dice")
    ai.stacks((5, 5, 4), (6, 6, 6))
    events = ai.rest()

    assert 3 == ai.shows("ai.dice")
    assert "TopTokensDestroyed" in names(events)
    assert [4, 5, 4] == [len(stack) for stack in ai.shows("farm_stacks")]
    assert ["-", "-", "-"] == ai.shows("board.academy")
    assert ["scheme_04", "scheme_18"] == ai.shows("ai.discard")
    assert "scheme" == ai.waits_for()


@pytest.mark.rule("CIR-266", "CIR-267", "CIR-268", "CIR-269", "CIR-270")
def test_its_points_at_the_end() -> None:
    ai = beside()
    for name in ("event_market_day", "event_drought"):
        ai.event(name)
    ai.enter(
        {
            "ai.gems": 2,
            "ai.tokens": 1,
            "ai.harvester": "1,-3",
            "caches.cache_n": 7,
            "board.warehouse": ["ai2", "-", "-", "-", "-", "-", "-", "-", "-"],
        }
    )
    assert {"caches": 7, "gems": 2, "warehouse": 2, "developments": 2, "events": 1} == ai.points()


def test_a_typed_scheme_is_no_longer_reconstructed(monkeypatch: pytest.MonkeyPatch) -> None:
    ai = beside()
    files: list[str] = []

    def read(file: Path) -> CircadiansKit:
        files.append(file.read_text(encoding="utf-8"))
        return load_kit(file)

    monkeypatch.setattr("cosmeeple.games.circadians.companion.load_kit", read)
    ai.correct_scheme("scheme_04", 5, ("academy", "market", "foundry"), 3)
    ai.correct_scheme("scheme_11", 2, ("market", "market", "foundry"), 0)

    def sources(text: str) -> dict[str, str]:
        return {one["id"]: one["source"] for one in tomllib.loads(text)["scheme"]}

    assert {"scheme_04", "scheme_11"} == {
        card for card, source in sources(files[1]).items() if source == "owner"
    }
    assert {"owner", "reconstructed"} == set(sources(files[1]).values())
    assert {SCHEMES.index("scheme_04"), SCHEMES.index("scheme_11")} == ai.typed
    ai.undo()
    assert {SCHEMES.index("scheme_04")} == ai.typed
    ai.undo()
    assert not ai.typed


def test_everything_can_be_taken_back() -> None:
    ai = beside()
    before = ai.shows("ai")
    ai.enter({"ai.gems": 3})
    ai.reveal("scheme_04")
    assert "reveal" == ai.undo()
    assert "enter ai.gems" == ai.undo()
    assert before == ai.shows("ai")
    with pytest.raises(BadInput, match="nothing"):
        ai.undo()


@pytest.mark.parametrize(
    "entries",
    [
        {"ai.dice": 6},
        {"ai.gems": -1},
        {"ai.harvester": "cache_n"},
        {"board.market": ["A1"]},
        {"progress": ["1", "2"]},
        {"board.market": ["Z9", "-"]},
        {"nothing": 1},
    ],
)
def test_impossible_entries_change_nothing(entries: dict[str, object]) -> None:
    ai = beside()
    before = ai.state
    with pytest.raises(BadInput):
        ai.enter(entries)
    assert before is ai.state


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownKey):
        Companion.start(GAME, 1, "hal")
    with pytest.raises(BadInput):
        Companion.start(GAME, 1, "xiao", 4)
    with pytest.raises(UnknownKey):
        beside().reveal("scheme_99")
    with pytest.raises(UnknownKey):
        beside().event("event_none")
