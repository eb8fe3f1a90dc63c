"""Who wants to choose or foresee the deal: a player, a host, the operator. Chance is keyed, and
everybody adds to it."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from served import Browser, Served, play_one, wait_for

from cosmeeple.cli.main import main
from cosmeeple.kernel.engine.chance import BY_SEED, KEYED, Draws, read_draws
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Keyed, Rng, state_from_seed
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import (
    digest,
    dump_table,
    load_table,
    notation,
    options_as_text,
    question,
)
from cosmeeple.kernel.records.transcript import Match, commitment, loads
from cosmeeple.kernel.records.view import redeal
from cosmeeple.store.queries import GATHERING, RUNNING

GAME = load_game("tortuga")
ONE, TWO = "1" * 32, "2" * 64


# --- the generator


def test_the_keyed_sequence_never_changes() -> None:
    """Games depend on it: this test may only fail together with a new kind of `chance`."""
    key = bytes(range(32))
    blocks = [
        hashlib.blake2b(i.to_bytes(8, "big"), digest_size=64, key=key, person=b"cosmeeple draws")
        for i in (0, 1)
    ]
    stream = b"".join(block.digest() for block in blocks)
    rng = Keyed(key)

    numbers = [rng.next() for _ in range(32)]

    assert numbers == [int.from_bytes(stream[i : i + 4], "big") % 2**31 for i in range(0, 128, 4)]
    assert numbers[:3] == [1740708873, 1491732753, 1016002910]
    lines = f"seed 7\ntable t1\nnonce A {ONE}"
    made = hashlib.blake2b(lines.encode(), digest_size=32, person=b"cosmeeple key").digest()
    assert Draws(KEYED, "t1", (ONE, "")).key(7) == made
    assert Draws(KEYED).key(7) == Draws(KEYED, "", ("", "")).key(7), (
        "a record does not say which seats added nothing"
    )


def test_keyed_numbers_are_even_and_every_place_is_reached_at_once() -> None:
    rng = Keyed(b"k" * 32)
    faces = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < count < 10_500 for count in faces.values())

    far = Keyed(b"k" * 32, rng.state)
    copy = rng.clone()
    drawn = [rng.below(10**6) for _ in range(40)]
    assert [far.below(10**6) for _ in range(40)] == [copy.below(10**6) for _ in range(40)] == drawn


def test_a_split_or_a_new_deal_holds_nothing_of_the_key() -> None:
    table = Match.start(GAME, 2, 5, draws=Draws(KEYED)).table
    assert isinstance(table.rng, Keyed)

    dealt = redeal(GAME, table, 0, Rng(state_from_seed(1)))

    assert type(dealt.rng) is Rng
    assert type(table.rng.split()) is Rng


def test_the_whole_seed_the_table_and_every_nonce_count() -> None:
    seeds = [7, 7 + (1 << 62), 7 + (1 << 64), 7 + (1 << 127)]
    draws = [
        Draws(KEYED),
        Draws(KEYED, "t1"),
        Draws(KEYED, "t1", (ONE, "")),
        Draws(KEYED, "t1", ("", ONE)),
    ]

    assert len({one.key(seed) for seed in seeds for one in draws}) == len(seeds) * len(draws)
    # The same seed with another number is another deal: who must fix the seed first cannot choose
    # it.
    assert len({digest(Match.start(GAME, 2, 7, draws=one).table) for one in draws}) == len(draws)


def test_a_keyed_table_is_saved_and_goes_on_exactly() -> None:
    match = played(Draws(KEYED, "t1", (ONE, TWO)), 60)

    again = load_table(GAME, dump_table(GAME, match.table))

    assert digest(again) == digest(match.table)
    assert [again.rng.below(99) for _ in range(30)] == [
        match.table.rng.below(99) for _ in range(30)
    ]


@pytest.mark.parametrize(
    "wrong", ["x", [1, 2], ["ab", 0], ["0" * 64, -1], ["0" * 64, True], ["0" * 63 + "g", 0], True]
)
def test_a_damaged_state_of_chance_is_refused(wrong: Any) -> None:
    saved = {**dump_table(GAME, Match.start(GAME, 2, 1).table), "rng": wrong}

    with pytest.raises(BadInput, match="state of chance"):
        load_table(GAME, saved)


# --- the record


def played(draws: Draws, moves: int) -> Match:
    match = Match.start(GAME, 2, 99, {"scenario": "peaceful"}, draws=draws)
    rng = Rng(3)
    for _ in range(moves):
        seat = match.table.deciders()[0]
        match.play(seat, notation(question(match.table), rng.pick(match.table.options(seat))))
    return match


def test_a_record_carries_what_the_deal_was_made_of_and_undo_draws_the_same_again() -> None:
    match = played(Draws(KEYED, "t1", (ONE, "")), 80)

    text = match.dumps()
    again = loads(text)

    assert "chance blake2b\ntable t1\nnonce A " + ONE in text
    assert again.header == match.header
    assert again.dumps() == text
    assert match.back_to(80).dumps() == text
    assert played(BY_SEED, 5).dumps().count("chance") == 0


@pytest.mark.parametrize(
    "old, new",
    [
        (f"nonce A {ONE}", f"nonce A {TWO}"),
        (f"nonce A {ONE}\n", ""),
        (f"nonce A {ONE}", f"nonce B {ONE}"),
        (f"nonce A {ONE}", f"nonce E {ONE}"),
        (f"nonce A {ONE}", "nonce A 12"),
        ("table t1", "table t2"),
        ("table t1", "table ../x"),
        ("chance blake2b\n", ""),
        ("chance blake2b", "chance chacha"),
        ("seed 99", "seed 98"),
    ],
)
def test_a_changed_part_of_the_deal_is_noticed(old: str, new: str) -> None:
    text = played(Draws(KEYED, "t1", (ONE, "")), 80).dumps()
    assert old in text

    with pytest.raises(BadInput):
        loads(text.replace(old, new, 1))


def test_verify_says_how_fair_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    for draws, said in (
        (Draws(KEYED, "t1", (ONE, TWO)), "the number that A and B added after the promise"),
        (Draws(KEYED, "t1", ("", "")), "nobody at the table added a number"),
        (BY_SEED, "from the seed alone"),
    ):
        file.write_text(played(draws, 5).dumps())
        with pytest.raises(SystemExit, match="0"):
            main(["verify", str(file)])
        assert said in capsys.readouterr().out

    file.write_text(played(Draws(KEYED, "t1", (ONE, "")), 5).dumps())
    promised = commitment(99)
    for words, code in (
        (["--nonce", ONE, "--commitment", promised], "0"),
        (["--commitment", promised[:16] + "…"], "0"),
        (["--nonce", TWO], "2"),
        (["--commitment", "ab" * 32], "2"),
    ):
        with pytest.raises(SystemExit, match=code):
            main(["verify", str(file), *words])


def test_draws_that_make_no_sense_are_refused() -> None:
    for kind, table, nonces in (
        ("", "t1", {}),
        ("", "", {"A": ONE}),
        ("md5", "", {}),
        (KEYED, "a b", {}),
        (KEYED, "", {"C": ONE}),
    ):
        with pytest.raises(BadInput):
            read_draws(kind, table, nonces, 2)


# --- the table


def test_a_game_waits_for_the_number_of_the_browser_that_made_it(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "bot:easy", nonce="coming", me="Ann")
    room = served.room(table)
    page = ann.page(f"/t/{table}")
    assert room.status == GATHERING
    assert room.charter.commitment in page, "the promise is shown before the number is sent"
    assert 'data-nonce="wanted"' in page

    answer = ann.do(f"/t/{table}/nonce", nonce=ONE)

    assert answer["started"] is True
    assert room.status == RUNNING
    assert room.history.draws == Draws(KEYED, table, (ONE, ""))
    assert f"the random number {ONE[:8]}… to the deal" in ann.page(f"/t/{table}")
    assert ann.try_to(f"/t/{table}/nonce", nonce=TWO).status_code == 409, "too late"


def test_both_numbers_are_in_and_the_position_follows_from_them(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "open", nonce="coming", me="Ann")
    ann.do(f"/t/{table}/nonce", nonce=ONE)
    ann.do(f"/t/{table}/nonce", nonce=ONE)
    assert ann.try_to(f"/t/{table}/nonce", nonce=TWO).status_code == 409, "it cannot be exchanged"
    assert bob.try_to(f"/t/{table}/nonce", nonce=TWO).status_code == 403, "strangers add nothing"
    room = served.room(table)
    assert room.charter.commitment in bob.page(f"/j/{room.charter.invite}")
    assert bob.try_to(f"/t/{table}/join", name="Bob", nonce="zz").status_code == 400
    assert room.company.open_seats() == [1]

    bob.do(f"/t/{table}/join", name="Bob", nonce=TWO)

    assert room.status == RUNNING
    assert room.history.match is not None
    text = room.history.match.dumps()
    assert f"nonce A {ONE}\nnonce B {TWO}\n" in text
    assert digest(loads(text).table) == digest(room.table)
    assert TWO not in ann.page(f"/t/{table}"), "numbers of others are shown after the end"
    play_one(served, ann if 0 in room.deciders() else bob, table, room.deciders()[0])
    served.site.tables.rooms.loaded.pop(table)
    again = served.room(table)
    assert not again.history.frozen
    assert again.history.draws == room.history.draws
    assert digest(again.table) == digest(room.table)


def test_without_script_it_starts_at_once_and_says_that_nobody_added_anything(
    served: Served, ann: Browser
) -> None:
    table = ann.new_table("me", "bot:easy")

    assert served.room(table).status == RUNNING
    assert "Nobody at the table added a random number" in ann.page(f"/t/{table}")


def test_the_file_of_a_finished_game_is_verified_with_what_the_browser_noted(
    served: Served, ann: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ann.new_table("me", "me", nonce="coming")
    promised = served.room(table).charter.commitment
    ann.do(f"/t/{table}/nonce", nonce=ONE)

    async def finish() -> None:
        from cosmeeple.web.service import Actor

        room = await served.site.tables.rooms.room(table)
        actor = Actor(room.charter.host)
        while room.status == RUNNING:
            seat = room.deciders()[0]
            await served.site.tables.playing.play(
                room, actor, seat, options_as_text(room.table, seat)[-1]
            )

    asyncio.run_coroutine_threadsafe(finish(), served.loop).result(60)
    page = ann.page(f"/t/{table}/end")
    file = tmp_path / "game.txt"
    file.write_text(ann.get(f"/t/{table}/export").text)

    with pytest.raises(SystemExit, match="0"):
        main(["verify", str(file), "--nonce", ONE, "--commitment", promised])
    assert "A and B added" in capsys.readouterr().out
    assert page.count(f'data-nonce-in="{ONE}"') == 2
    state = ann.get(f"/api/v1/tables/{table}").json()
    assert state["nonces"] == {"A": ONE, "B": ONE}
    new = str(ann.do(f"/t/{table}/rematch")["table"])
    ann.page(f"/t/{new}")
    assert served.room(new).status == GATHERING, "the browser that added a number will do so again"
    ann.do(f"/t/{new}/nonce", nonce=TWO)
    wait_for(lambda: served.room(new).status == RUNNING)
    imported = ann.do("/import", file=file.read_text())["table"]
    assert served.room(imported).history.draws.nonces == (ONE, ONE)
    served.site.tables.rooms.loaded.pop(imported)
    assert not served.room(imported).history.frozen


def test_programs_add_numbers_too(served: Served, ann: Browser) -> None:
    base = "/api/v1/tables"
    made = ann.post(
        base, json={"game": "antarctica", "seats": ["me", "open"], "nonce_comes": True}
    ).json()
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert made["table"]["added"] == []
    assert (
        ann.post(f"{base}/{table}/nonce", json={"nonce": "short"}, headers=headers).status_code
        == 400
    )
    assert ann.post(f"{base}/{table}/nonce", json={"nonce": ONE}).status_code == 401
    assert ann.post(f"{base}/{table}/join", json={"nonce": TWO}).status_code == 200
    assert served.room(table).status == GATHERING

    assert (
        ann.post(f"{base}/{table}/nonce", json={"nonce": ONE}, headers=headers).status_code == 200
    )

    state = ann.get(f"{base}/{table}").json()
    assert (state["status"], state["added"], state["nonces"]) == ("running", ["A", "B"], None)
    seen = ann.get(f"{base}/{table}/events").text + ann.get(f"{base}/{table}/known").text
    assert ONE not in seen
    assert TWO not in seen
