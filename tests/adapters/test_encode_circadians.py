"""The observation of Circadians: what its numbers say, that they hold no secrets, and that they
leave nothing out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from walking import check_bounds, check_numbers, written

from cosmeeple.adapters.observe import Observer
from cosmeeple.games.circadians import encode, state
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.scoring import ai_score, score_of
from cosmeeple.games.circadians.setup import empty_boards
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks, vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.fields import HIDDEN, as_noted, fields_of
from cosmeeple.kernel.records.view import View, packed, view

GAME = load_game("circadians")
KIT = GAME.kit()
OBSERVERS = {seats: Observer(GAME, seats) for seats in GAME.seats}

Play = tuple[int, dict[str, str]]


def plays() -> list[Play]:
    """Every value of every option for every player count, in as few games as that takes."""
    found: list[Play] = []
    for seats in GAME.seats:
        options = [option for option in GAME.options if not option.seats or seats in option.seats]
        for number in range(max(len(option.values) for option in options)):
            found.append(
                (
                    seats,
                    {option.key: option.values[number % len(option.values)] for option in options},
                )
            )
    return found


PLAYS = plays()


def walk(seats: int, options: dict[str, str], decisions: int = 10_000) -> Iterator[Table[Any]]:
    """A random game, whoever of those asked may answer first; the table at each decision, and at
    the end if reached."""
    table, rng = GAME.new(seats, 7, options), Rng(state_from_seed(8))
    for _ in range(decisions):
        yield table
        if table.over():
            return
        asked = rng.pick(list(table.deciders()))
        table.apply(asked, rng.pick(table.options(asked)))


def numbers(table: Table[Any], seat: int) -> dict[str, float]:
    observer = OBSERVERS[len(table.state.areas)]
    return dict(zip(observer.names, observer.observe(table, seat).tolist(), strict=True))


# --- the shape


@pytest.mark.parametrize("seats", GAME.seats)
def test_names_are_different(seats: int) -> None:
    names = encode.names(KIT, seats)

    assert len(names) == len(set(names))
    assert len(names) == {1: 1112, 2: 1452, 3: 1792, 4: 2132}[seats]


def test_all_sides_of_the_boards_fit() -> None:
    for players, side in KIT.sides.items():
        boards = empty_boards(KIT, players)
        stations = boards[words.FIRST_STATION : words.LAST_STATION + 1]
        assert max(len(spaces) for spaces in stations) <= words.STATION_SPACES
        assert len(boards[words.WAREHOUSE]) <= encode.WAREHOUSE_SPACES
        assert max(side.row_spaces) <= words.ROW_SPACES


@pytest.mark.parametrize(("seats", "options"), PLAYS)
def test_as_many_numbers_as_names_and_no_secrets(seats: int, options: dict[str, str]) -> None:
    observer, rng = OBSERVERS[seats], Rng(state_from_seed(9))
    for table in walk(seats, options, 36):
        check_numbers(observer, table, rng)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"ai": "kestrel"}), (3, {"ai": "vesper"}), (4, {})]
)
def test_to_the_end(seats: int, options: dict[str, str]) -> None:
    for table in walk(seats, options):
        check_bounds(OBSERVERS[seats], OBSERVERS[seats].observe(table, 0))
    assert table.over()
    last = numbers(table, 0)

    assert [last[f"{who}.score"] for who in ("me", "next1", "next2", "next3")[:seats]] == list(
        GAME.outcome(table.state).scores[:seats]
    )
    assert sum(last[f"{cache}.value"] for cache in words.CACHE_SLOTS) == sum(
        KIT.planet.cache_values
    )


# --- nothing left out


def told(seen: View) -> bytes:
    """The view, less the order of the discarded Contracts: they are only ever shuffled."""
    s = seen.state.clone()
    s.discard = sorted(s.discard)
    return packed(replace(seen, state=s))


@pytest.mark.parametrize(("seats", "options"), PLAYS)
def test_what_changes_in_the_view_changes_in_the_numbers(
    seats: int, options: dict[str, str]
) -> None:
    observer = OBSERVERS[seats]
    before: dict[int, tuple[bytes, bytes]] = {}
    changes = 0
    for table in walk(seats, options):
        for seat in table.deciders():
            seen = told(view(GAME, table, seat)), observer.observe(table, seat).tobytes()
            if seat in before and before[seat][0] != seen[0]:
                changes += 1
                assert before[seat][1] != seen[1]
            before[seat] = seen
    assert changes > 20 * seats


@pytest.mark.parametrize(("seats", "options"), PLAYS)
def test_different_answers_lead_to_different_numbers(seats: int, options: dict[str, str]) -> None:
    """From the same position with the same chance: tables that differ by one answer alone are told
    apart."""
    observer, rng = OBSERVERS[seats], Rng(state_from_seed(3))
    pairs = 0
    for number, table in enumerate(walk(seats, options)):
        if number % 4 or table.over():
            continue
        asked = table.deciders()[0]
        legal = list(table.options(asked))
        rng.shuffle(legal)
        known: dict[bytes, bytes] = {}
        for pick in legal[:5]:
            after = table.clone()
            after.apply(asked, pick)
            if asked in after.deciders():
                pairs += 1
                seen = told(view(GAME, after, asked))
                assert known.setdefault(observer.observe(after, asked).tobytes(), seen) == seen
    assert pairs > 20


#: Lists with a place for each member; others grow and shrink.
FIXED = {"resources", "garages", "farm_dice", "board", "factions", "tokens", "caches"}
#: What goes back to the box is hidden, and how much it is follows from the rest.
IN_THE_BOX = {"events_out", "leaders_out"}
#: Alone these are always the same.
ALONE = {"radio", "side"}


def others(value: Any, grows: bool) -> Iterator[Any]:
    """The value with one thing changed, in every place where there is something to see."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        if value != HIDDEN:
            yield value - 1 if value > 0 else 1
    else:
        for at, item in enumerate(value):
            for other in others(item, grows):
                yield [*value[:at], other, *value[at + 1 :]]
        if grows and not (value and isinstance(value[0], list)):
            yield value[:-1] if value else [1]


def listed(value: Any) -> Any:
    """Rows as lists."""
    return [listed(item) for item in value] if isinstance(value, (list, vec)) else value


def in_use(s: state.State, board: list[list[int]]) -> list[list[int]]:
    """The boards, less the places of the Negotiation board that this side does not print."""
    each, rows = words.ROW_SPACES, state.side_of(s).row_spaces
    talks = [
        piece
        for place, piece in enumerate(board[words.NEGOTIATION])
        if place // each % words.ROWS < len(rows)
        and place % each < rows[place // each % words.ROWS]
    ]
    return [*board[: words.NEGOTIATION], talks, *board[words.NEGOTIATION + 1 :]]


@pytest.mark.parametrize(("seats", "options"), PLAYS)
def test_every_field_of_the_state_is_told(seats: int, options: dict[str, str]) -> None:
    for number, table in enumerate(walk(seats, options)):
        if number % 60 != 40:
            continue
        s = view(GAME, table, 0).state
        seen = written(encode.encode, s, 0)
        for record in [s, *s.areas, *([s.ai] if state.has_ai(s) else [])]:
            for name, note in fields_of(type(record)).items():
                if name in ("areas", "ai") or name in IN_THE_BOX or (name in ALONE and seats == 1):
                    continue
                value = getattr(record, name)
                told = listed(value)
                for other in others(told, name not in FIXED):
                    if name == "board" and record is s and in_use(s, other) == in_use(s, told):
                        continue
                    setattr(record, name, as_noted(other, note))
                    assert written(encode.encode, s, 0) != seen, (name, value, other)
                setattr(record, name, value)


# --- what the numbers mean


def test_seats_are_counted_from_the_observer() -> None:
    table = GAME.new(3, 3, {"leaders": "free"})
    s = table.state
    s.areas[1].resources[words.WATER] = 17
    s.radio = 2
    state.lay(s, words.MARKET, 1, words.piece_of(1, 4))

    for seat, who, radio in ((1, "me", "next1"), (0, "next1", "next2"), (2, "next2", "me")):
        seen = numbers(table, seat)
        assert seen[f"{who}.water"] == 17
        assert seen[f"radio.{radio}"] == 1
        assert seen[f"market2.{who}"] == 1
        assert sum(seen[f"market2.{owner}"] for owner in ("me", "next1", "next2", "ai")) == 1
        assert seen["market2.value"] == 4
        assert seen["market2.free"] == 0
        assert seen["market1.free"] == 1


def test_a_base() -> None:
    table = GAME.new(2, 3)
    area = table.state.areas[0]
    area.garages[1] = 5
    area.farm_dice[3] = words.SAL
    area.sal = state.SAL_PLACED
    area.ships, area.farms = picks([2, 6]), picks([9])
    area.leaders, area.fulfilled, area.event = 1 << words.BJORG, 1 << 4 | 1 << 20, 9
    area.canteen, area.harvester = 2, 1
    seen = numbers(table, 1)

    assert [face for face in words.FACES[1:] if seen[f"next1.garage2.{face}"]] == ["5"]
    assert [face for face in words.FACES[1:] if seen[f"next1.garage1.{face}"]] == []
    assert [face for face in words.FACES[1:] if seen[f"next1.farm4.{face}"]] == ["sal"]
    assert (seen["next1.sal.pool"], seen["next1.sal.placed"]) == (0, 1)
    assert seen["next1.ship1.ship_ignore_algae"] == seen["next1.ship2.ship_ul_kah_tal"] == 1
    assert seen["next1.foundation1.farm_vp"] == 1
    assert sum(seen[f"next1.foundation2.{kind}"] for kind in words.FARM_TILES) == 0
    assert [card for card in words.CONTRACTS if seen[f"next1.fulfilled.{card}"]] == [
        "contract_engineer_bot",
        "contract_jrayek_armour",
    ]
    assert [leader for leader in words.LEADERS if seen[f"next1.leader.{leader}"]] == [
        "leader_bjorg_and_sal"
    ]
    assert seen["next1.event.event_water_tax"] == 1
    assert seen["next1.canteen"] == 2
    assert seen["next1.pool"] == state.pool_dice(table.state, 0)
    assert seen["next1.harvester.1,0"] == 1
    assert [seen[f"next1.harvest.{good}"] for good in encode.GOODS] == list(
        KIT.planet.yields[table.state.planet][1]
    )
    assert seen["next1.score"] == score_of(table.state, 0)


def test_own_cards_and_dice_are_told_and_those_of_others_only_counted() -> None:
    table = GAME.new(2, 3)
    s = table.state
    s.areas[0].hand, s.areas[0].draft, s.areas[0].rolled = (
        picks([3, 7]),
        [8],
        picks([2, 2, words.SAL]),
    )
    own, other = numbers(table, 0), numbers(table, 1)

    assert [card for card in words.CONTRACTS if own[f"me.hand.{card}"]] == [
        words.CONTRACTS[3],
        words.CONTRACTS[7],
    ]
    assert own[f"me.draft.{words.CONTRACTS[8]}"] == 1
    assert (own["me.rolled.2"], own["me.rolled.sal"], own["me.rolled_size"]) == (2, 1, 3)
    assert [leader for leader in words.LEADERS if own[f"me.offered.{leader}"]] == [
        words.LEADERS[leader] for leader in s.areas[0].offered
    ]
    assert (other["next1.hand_size"], other["next1.draft_size"], other["next1.rolled_size"]) == (
        2,
        1,
        3,
    )
    assert other["next1.offered_size"] == len(s.areas[0].offered)
    assert "next1.hand.contract_aqua_cannon" not in other


def test_boards_and_supply() -> None:
    table = GAME.new(
        2, 3, {"planet": "B", "zcharo": "B", "leyrien": "A", "irenic": "yes", "ai": "none"}
    )
    s = table.state
    first = words.ROWS * words.ROW_SPACES  # the second column
    state.lay(s, words.NEGOTIATION, first, words.piece_of(0, 5))
    state.lay(s, words.NEGOTIATION, first + words.ROW_SPACES, words.piece_of(1, 5))
    state.lay(s, words.HEADQUARTERS, 2, words.piece_of(1, words.SAL))
    state.lay(s, words.WAREHOUSE, 4, words.piece_of(1, 3))
    s.discard, s.ships_lost, s.events_shown = [1, 30], [2, 2], [4]
    s.contracts = s.contracts[:11]
    s.progress, s.rewards_taken = 0b111011, 0b000100
    seen = numbers(table, 0)

    assert seen["zcharo.row1.space1.me"] == seen["zcharo.row2.space1.next1"] == 1
    assert (seen["zcharo.row3.space1.free"], seen["zcharo.row3.space2.free"]) == (1, 0)
    assert (seen["zcharo.sum"], seen["zcharo.dice.5"], seen["jrayek.sum"]) == (10, 2, 0)
    assert seen["headquarters3.next1"] == seen["headquarters3.face.sal"] == 1
    assert (seen["warehouse2.row2.next1"], seen["warehouse2.row2.value"]) == (1, 3)
    assert (seen["warehouse3.row1.free"], seen["warehouse4.row1.free"]) == (1, 0)
    assert [card for card in words.CONTRACTS if seen[f"discard.{card}"]] == [
        words.CONTRACTS[1],
        words.CONTRACTS[30],
    ]
    assert seen["lost.ship_ignore_algae"] == 2
    assert seen[f"shown.{words.EVENTS[4]}"] == 1
    assert seen["contracts.size"] == 11
    assert (seen["progress.3"], seen["progress.4"], seen["reward_taken.gain_die"]) == (0, 1, 1)
    assert seen["farm_stack1.size"] == len(s.farm_stacks[0])
    assert seen[f"farm_stack1.top.{words.FARM_TILES[s.farm_stacks[0][-1]]}"] == 1
    assert (seen["planet.B"], seen["zcharo.B"], seen["leyrien.B"], seen["irenic"]) == (1, 1, 0, 1)
    assert (seen["boards.2"], seen["boards.3"]) == (1, 0)
    assert seen["phase.setup"] == 1
    assert [seen[f"planet.{space}.gem"] for space in KIT.names["space"][: KIT.planet.cells]] == [
        float(token == words.GEM_TOKEN) for token in s.tokens
    ]
    assert not any(number for name, number in seen.items() if name.startswith("ai."))


def test_a_face_down_cache_is_worth_nothing_yet() -> None:
    table = GAME.new(2, 3)
    s = table.state
    cache = s.areas[0].harvester = KIT.planet.cells + 2
    hidden = numbers(table, 0)
    s.caches_open = 1 << 2
    shown = numbers(table, 0)
    name = KIT.names["space"][cache]

    assert hidden[f"me.harvester.{name}"] == 1
    assert (hidden[f"{name}.open"], hidden[f"{name}.value"]) == (0, 0)
    assert (shown[f"{name}.open"], shown[f"{name}.value"]) == (1, s.caches[2])
    assert shown["me.score"] == hidden["me.score"] + s.caches[2] == score_of(s, 0)
    assert [hidden[f"me.harvest.{good}"] for good in encode.GOODS] == list(KIT.planet.cache_yield)


def test_the_ai() -> None:
    table = GAME.new(2, 3, {"ai": "kestrel"})
    ai = table.state.ai
    ai.gems, ai.tokens, ai.harvester = 6, 2, 3
    ai.schemes, ai.extras, ai.discard, ai.deck = (
        [ai.deck[0]],
        [ai.deck[1]],
        [ai.deck[2]],
        ai.deck[3:],
    )
    state.lay(table.state, words.WAREHOUSE, 0, words.piece_of(words.AI_OWNER, 2))
    seen = numbers(table, 1)

    assert [board for board in words.AI_BOARDS if seen[f"ai.board.{board}"]] == ["ai_kestrel"]
    assert (seen["ai.gems"], seen["ai.tokens"], seen["ai.dice"]) == (6, 2, ai.dice)
    assert seen["ai.deck_size"] == len(words.SCHEMES) - 3
    assert seen[f"ai.harvester.{KIT.names['space'][3]}"] == 1
    for pack, cards in (("schemes", ai.schemes), ("extras", ai.extras), ("discard", ai.discard)):
        assert [card for card in words.SCHEMES if seen[f"ai.{pack}.{card}"]] == [
            words.SCHEMES[card] for card in cards
        ]
    assert (seen["warehouse1.row1.ai"], seen["warehouse1.row1.value"]) == (1, 2)
    assert seen["boards.3"] == 1
    assert seen["ai.score"] == ai_score(view(GAME, table, 1).state)
