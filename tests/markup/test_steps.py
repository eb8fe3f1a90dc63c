"""Automata that explain themselves: every card of the round is a step, with everything that was
considered."""

from __future__ import annotations

from collections import Counter

import pytest
from drawn import page_of, walk

from cosmeeple.draw.steps import ChoiceStep
from cosmeeple.games.circadians import events as circadians
from cosmeeple.games.circadians.drawing import thinking as ai_thinking
from cosmeeple.games.relics import events as relics
from cosmeeple.games.relics.drawing import thinking as zu_thinking
from cosmeeple.kernel.engine.journal import Event, heard_by
from cosmeeple.kernel.game import load_game


def new_lines(steps: list[ChoiceStep]) -> int:
    return sum(len(step.lines) for step in steps if step.new)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_zu_tells_every_card_of_its_last_turn_and_all_its_reasons(language: str) -> None:
    compared = (
        relics.ZuComparedColours,
        relics.ZuComparedMarkets,
        relics.ZuComparedArtefacts,
        relics.ZuComparedDeliveries,
    )
    seen_cards = 0
    for match in walk(load_game("relics"), 1, 5):
        happened: list[Event] = list(heard_by(match.happened[-1], 0))
        revealed = [event for event in happened if isinstance(event, relics.ZuCardRevealed)]
        if not revealed:
            continue
        seen_cards += len(revealed)
        seen = page_of(match, 0, language).seen
        steps = zu_thinking.zu_steps(seen)
        assert [seen.texts.name("zu_card", event.zu_card) for event in revealed] == [
            step.title for step in steps if step.new
        ]
        drawn = zu_thinking.thinking(seen, steps)
        decided = [event for event in happened if isinstance(event, compared)]
        candidates = sum(len(event.scores) for event in decided)
        fresh = "".join(line.inside for step in steps if step.new for line in step.lines)
        assert fresh.count('class="cand') - fresh.count('class="cands') == candidates
        remaining = sum(
            1 for step in steps if step.new for line in step.lines if line.mark == "star"
        )
        assert remaining >= sum(
            1 for event in decided if len(list(event.values().values())[-1]) == 1
        )
        assert drawn.count("data-stepcard") == len(steps)
        for event in decided:
            head = zu_thinking.compared(seen, event).partition("<")[0]
            assert head[-1:].isalpha() or head.endswith(")"), head
    assert seen_cards > 15


def test_earlier_cards_of_the_round_stay_and_those_of_the_last_round_go() -> None:
    numbers = []
    for match in walk(load_game("relics"), 1, 5):
        steps = zu_thinking.zu_steps(page_of(match, 0, "en").seen)
        counted = Counter(step.new for step in steps)
        numbers.append((match.table.state.round, counted[False], counted[True]))
    assert max(old for _, old, _ in numbers) >= 4
    # A new round begins with the cards that ended the last one, then with none of them.
    assert all(old + new <= 12 for _, old, new in numbers), max(numbers)


def test_the_ai_tells_each_scheme_and_what_it_skipped() -> None:
    skipped = schemes = 0
    for seed in range(3):
        for match in walk(load_game("circadians"), 1, seed, {"ai": "xiao"}):
            happened = list(heard_by(match.happened[-1], 0))
            if not any(isinstance(event, circadians.SchemeRevealed) for event in happened):
                continue
            seen = page_of(match, 0, "en").seen
            steps = ai_thinking.ai_steps(seen)
            told = [line.inside for step in steps if step.new for line in step.lines]
            for event in happened:
                if isinstance(event, circadians.AiOptionSkipped):
                    skipped += 1
                    assert seen.texts.event(event).replace("'", "&#39;") in told
            schemes += sum(1 for step in steps if step.new)
            assert new_lines(steps) == sum(
                1 for event in happened if isinstance(event, ai_thinking.DEEDS)
            )
    assert skipped > 3
    assert schemes > 20
