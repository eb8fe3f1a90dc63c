"""The letters on the backs of what others hold face down are drawn, and nothing of their faces
[RAC-470, RAC-471]."""

from __future__ import annotations

import re

import pytest
from drawn import page_of, readers, walk

from cosmeeple.games.race import GAME
from cosmeeple.games.race.vocabulary import A_CARDS, A_TOKENS, ORB_CARDS
from cosmeeple.kernel.records.view import SPECTATOR
from cosmeeple.web import render

WORDS = {"en": "face down: ", "pl": "zakryte: "}


def backs(things: list[int], limit: int) -> str:
    return " ".join("A" if one < limit else "B" for one in things)


@pytest.mark.rule("RAC-470", "RAC-471", "RAC-R18")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_backs_of_what_others_hold_are_drawn(viewer: int) -> None:
    reader = readers()[viewer % 2]
    seen_tokens = seen_both = 0
    for number, match in enumerate(walk(GAME, 3, 4, {"expansion": "orb"})):
        areas = match.table.state.areas
        holding = [seat for seat in range(3) if seat != viewer and areas[seat].tokens]
        if number % 3 or not match.table.state.orbs or match.table.over():
            continue
        page = page_of(match, viewer, reader.language, ("Ann", "Bob", "Cid"))
        drawn = "".join(str(one) for one in render.render_regions(page, reader).values())
        found = re.findall(rf"{WORDS[reader.language]}([AB ]+)<", drawn)
        cards = [
            backs(areas[seat].orb_hand, A_CARDS)
            for seat in range(3)
            if seat != viewer and areas[seat].orb_hand
        ]
        held = [backs(areas[seat].tokens, A_TOKENS) for seat in holding]

        assert found == [*cards, *held]
        hidden = [
            ORB_CARDS[card] for seat in range(3) if seat != viewer for card in areas[seat].orb_hand
        ]
        own = [ORB_CARDS[card] for card in areas[viewer].orb_hand] if viewer != SPECTATOR else []
        laid = page.seen.view.state.orbs[0].pieces
        for card in hidden:
            if card not in own and ORB_CARDS.index(card) not in laid:
                assert f">{card}<" not in drawn
        seen_tokens += bool(held)
        seen_both += any("A" in one and "B" in one for one in cards + held)
    assert seen_tokens > 3
    assert seen_both > 0
