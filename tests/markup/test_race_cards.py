"""Cards of Race as they are drawn: art from their data, powers as symbols and words, prices that
the rules then take."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from drawn import page_of, walk
from wellformed import read

from cosmeeple.draw.words import LANGUAGES
from cosmeeple.games.race import GAME
from cosmeeple.games.race.components import OWN_FILE, load_kit
from cosmeeple.games.race.drawing.art import art, artwork
from cosmeeple.games.race.drawing.faces import face, rows_of
from cosmeeple.games.race.drawing.facts import words
from cosmeeple.games.race.drawing.prices import PLACING, Price, badge, price_of
from cosmeeple.games.race.events import CardPaid, WorldConquered, WorldFreed
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.settle import SettleWorld
from cosmeeple.games.race.vocabulary import CARD_COUNT, CARDS
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.web.assets import symbols


def own_kit() -> RaceKit:
    kit = GAME.kit()
    assert isinstance(kit, RaceKit)
    return kit


# --- art


def test_every_card_has_a_picture_of_its_own() -> None:
    kit = own_kit()
    pictures = [art(kit, number).replace(f"disc-{number}", "disc") for number in range(CARD_COUNT)]
    insides = [re.sub(r' id="art-\d+"', "", picture) for picture in pictures]

    assert CARD_COUNT == len(set(insides))
    # The same in another process, on another day: nothing but the card decides.
    assert pictures[57].replace("disc", "disc-57") == art(load_kit(), 57)


def test_the_pictures_are_one_well_formed_file_without_styles_or_scripts() -> None:
    text = artwork(own_kit())
    root = ET.fromstring(text)  # our own text

    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"art-{number}" for number in range(CARD_COUNT)} <= set(ids)
    assert not set(ids) & set(symbols())
    assert not re.search(
        r"style=|<script|<filter|\son\w+=|https?://(?!www\.w3\.org/2000/svg)", text
    )
    # Every gradient and clip that a picture names is in the file.
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(ids)


def test_a_corrected_card_gets_its_picture_at_once(tmp_path: Path) -> None:
    text = OWN_FILE.read_text(encoding="utf-8")
    row = text.index('id = "gem_world"')
    corrected = tmp_path / "components.toml"
    corrected.write_text(text[:row] + text[row:].replace("vp = 1", "vp = 4", 1), encoding="utf-8")
    number = CARDS.index("gem_world")

    assert art(load_kit(), number) != art(load_kit(corrected), number)
    assert art(load_kit(), number + 1) == art(load_kit(corrected), number + 1)


# --- faces


@pytest.mark.rule("RAC-006")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_of_every_card_has_symbols_and_words(language: str) -> None:
    kit = own_kit()
    icons = set(symbols()) | {f"art-{number}" for number in range(CARD_COUNT)}
    for number in range(CARD_COUNT):
        rows = rows_of(kit, number, language)
        card = kit.cards[number]
        assert len(card.powers) + len(card.lines) == len(rows)
        for row in rows:
            assert row.symbols
            assert row.words
            assert not re.search(r"[{}]|short-|power-|line-|NaN", row.words), row.words
            assert len(row.words) <= 52, row.words
        found = read(face(kit, number, language))
        assert found.wrong == []
        assert found.uses <= icons


# --- prices


def expected(match: Match, seat: int, key: str) -> tuple[Price, str]:
    """The price of a card as the page shows it, and its badge."""
    seen = page_of(match, seat, "en").seen
    number = CARDS.index(key.partition(":")[2])
    price = price_of(seen, number)
    assert price is not None
    return price, badge(seen, number, words(seen))


def taken(
    match: Match, seat: int, card: int, price: Price, chance: random.Random, before: int
) -> str:
    """Play on until the card is paid for or conquered; what the engine took must be what the page
    said."""
    for _ in range(80):
        for told in match.happened[before:]:
            for one in told:
                event = getattr(one, "event", one)
                if isinstance(event, CardPaid) and (event.seat, event.card) == (seat, card):
                    assert price.pay == event.paid
                    assert price.cost == event.printed
                    return "paid"
                if isinstance(event, WorldConquered) and (event.seat, event.card) == (seat, card):
                    assert price.is_military
                    assert price.need == event.defence
                    # A card that is given up takes its own Military along.
                    usual = event.general + event.specialised - event.used
                    assert event.temporary > 0 or price.have == usual
                    assert price.most >= usual + event.temporary >= event.defence
                    return "conquered"
                if isinstance(event, WorldFreed) and (event.seat, event.card) == (seat, card):
                    assert price.pay == 0
                    return "freed"
        frame = match.table.agenda[-1]
        asked = chance.choice(match.table.deciders())
        keys = [notation(frame, pick) for pick in match.table.options(asked)]
        if isinstance(frame, SettleWorld) and asked == seat:
            way = "way:conquer" if price.is_military else "way:pay"
            keys = [key for key in keys if key == way] or keys[:1]
        match.play(asked, chance.choice(keys))
    return ""


@pytest.mark.rule("RAC-082", "RAC-101", "RAC-103", "RAC-112")
@pytest.mark.parametrize("expansion", ["base", "artifacts", "orb"])
def test_the_price_on_a_card_is_what_the_engine_takes(expansion: str) -> None:
    seen = {"paid": 0, "conquered": 0, "freed": 0, "": 0}
    discounts = 0
    for seed in range(6):
        chance = random.Random(seed)
        match = Match.start(GAME, 3, seed, {"expansion": expansion})
        while not match.table.over() and len(match.moves) < 250:
            frame = match.table.agenda[-1]
            seat = chance.choice(match.table.deciders())
            keys = [notation(frame, pick) for pick in match.table.options(seat)]
            wanted = [key for key in keys if key.partition(":")[2] in CARDS]
            if not isinstance(frame, PLACING) or not wanted:
                good = [
                    key
                    for key in keys
                    if not key.endswith(("produce", "consume_x2", "consume_trade"))
                ]
                match.play(seat, chance.choice(good or keys))
                continue
            key = chance.choice(wanted)
            price, shown = expected(match, seat, key)
            assert str(price.have if price.is_military else price.pay) in shown
            discounts += not price.is_military and price.pay < price.cost
            before = len(match.happened)
            match.play(seat, key)
            seen[taken(match, seat, CARDS.index(key.partition(":")[2]), price, chance, before)] += 1
    assert seen["paid"] > 30
    assert seen["conquered"] > 1
    assert seen[""] <= 2  # the game ended, or cards ran out, before it came to paying
    assert discounts > 5


def test_nobody_sees_prices_when_not_asked() -> None:
    for number, match in enumerate(walk(GAME, 2, 5, {"expansion": "base"})):
        if number > 60:
            break
        page = page_of(match, 0, "en")
        quiet = replace(page.seen, live=False)
        for card in match.table.state.areas[0].hand:
            assert price_of(quiet, card) is None
