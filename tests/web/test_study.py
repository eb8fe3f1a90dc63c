"""Analyses and studies on the pages: offered after a game, shown moment by moment, annotated and
shared."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import msgspec
import pytest
from served import PATIENCE, Browser, Served, wait_for
from studied import some_puzzle

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import dump_table, notation, options_as_text, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.study.decisions import Judged
from cosmeeple.study.noticed import Noticed
from cosmeeple.study.review import Studied, study_saved
from cosmeeple.web.botline import Claim, Payer, Rank


def finished_game(seed: int = 4) -> Match:
    """A random game with two seats: quickly played, and full of mistakes."""
    game = load_game("antarctica")
    match = Match.start(game, 2, seed, seats=("Ann", "Bob"))
    rng = Rng(seed)
    while not match.table.over():
        seat = match.table.deciders()[0]
        match.play(seat, notation(question(match.table), rng.pick(match.table.options(seat))))
    return match


@pytest.fixture(scope="module")
def game() -> Match:
    return finished_game()


def bring_in(browser: Browser, match: Match) -> str:
    browser.page("/about")
    return str(browser.do("/import", file=match.dumps())["table"])


def fake_work(match: Match) -> Any:
    """Instead of the bots' processes: known figures at once. What they find out is tested in
    tests/study."""

    async def work(_claim: Claim, _kind: Any, _work: Any, *given: Any) -> Studied:
        _, seats, _, seat, choice, ply, moves, _, _ = given
        await asyncio.sleep(0)
        if not choice:
            result = match.game.outcome(match.table.state)
            return Studied(
                ply,
                [float(one in result.winners) for one in range(seats)],
                [float(s) for s in result.scores],
            )
        judged = None
        other = other_choice(match, ply)
        if other and ply % 3 == 0:
            gains = [0.1, 0.1]
            gains[seat] = -0.1
            judged = Judged(
                ply,
                seat,
                choice,
                other,
                0.1,
                0.02,
                2.5,
                (0.4, 0.5),
                (20.0, 22.5),
                gains,
                [Noticed("supply", 1.5)],
                [],
                [],
            )
        share = 0.5 + 0.3 * ply / moves
        return Studied(ply, [share, 1 - share], [20.0, 21.0], judged)

    return work


def other_choice(match: Match, ply: int) -> str:
    table = match.back_to(ply).table
    move = match.moves[ply]
    frame = question(table)
    return next(
        (
            notation(frame, one)
            for one in table.options(move.seat)
            if notation(frame, one) != move.text
        ),
        "",
    )


@pytest.fixture
def analysed(served: Served, ann: Browser, game: Match, monkeypatch: pytest.MonkeyPatch) -> str:
    for one in served.all:
        monkeypatch.setattr(one.site.bots, "work", fake_work(game))
    table = bring_in(ann, game)
    ann.page(f"/t/{table}/analysis")
    ann.do(f"/t/{table}/analysis", effort="usual")
    wait_for(
        lambda: (
            not ann.get(
                f"/t/{table}/analysis/progress", headers={"accept": "application/json"}
            ).json()["running"]
        )
    )
    return table


def test_a_finished_game_offers_its_analysis_and_shows_it(
    ann: Browser, bob: Browser, analysed: str
) -> None:
    assert f"/t/{analysed}/analysis" in ann.page(f"/t/{analysed}/end")
    assert f"/t/{analysed}/analysis" in ann.page(f"/t/{analysed}/replay")
    english, polish = ann.page(f"/t/{analysed}/analysis"), bob.page(f"/t/{analysed}/analysis")
    assert "Luck and play" in english
    assert "Szczęście i gra" in polish
    assert english.count("data-decision=") == polish.count("data-decision=") == 3
    assert 'role="img" aria-label="Win share over' in english


def test_the_sums_on_the_page_add_up(ann: Browser, analysed: str) -> None:
    page = ann.page(f"/t/{analysed}/analysis")
    rows = re.findall(
        r'<td>(\d+)</td><td class="w1c">([^<]+)</td><td class="w2c">([^<]+)</td><td class="w3c">([^<]+)</td><td><b>(\d+)</b>',
        page,
    )
    assert len(rows) == 2
    for start, others, own, luck, end in rows:
        numbers = [int(text.replace("\u2212", "-")) for text in (start, others, own, luck)]
        assert sum(numbers) == int(end)
        assert numbers[2] <= 0


def test_every_moment_and_every_seat_can_be_looked_at(
    ann: Browser, analysed: str, game: Match
) -> None:
    for at in (0, 3, len(game.moves)):
        page = ann.page(f"/t/{analysed}/analysis?at={at}&seat=B")
        assert f'name="at" value="{at}"' in page
    ann.page(f"/t/{analysed}/analysis?seat=Z", 404)
    assert "Better" in ann.page(f"/t/{analysed}/analysis?at=3")


def test_what_if_opens_at_the_chosen_moment(served: Served, ann: Browser, analysed: str) -> None:
    ann.page(f"/t/{analysed}/analysis?at=3")
    made = ann.do(f"/t/{analysed}/fork", at=3)["table"]
    assert served.room(made).charter.origin == {"fork": analysed, "at": 3}


def test_an_analysis_is_kept_and_can_be_deepened(
    served: Served, ann: Browser, analysed: str
) -> None:
    assert 'value="deep"' in ann.page(f"/t/{analysed}/analysis")
    for one in served.all:
        one.site.analyses.runs.clear()
    assert "Luck and play" in ann.page(f"/t/{analysed}/analysis")
    ann.do(f"/t/{analysed}/analysis", effort="deep")
    wait_for(lambda: not any(analysed in one.site.analyses.runs for one in served.all))
    page = ann.page(f"/t/{analysed}/analysis")
    assert "480 continuations" in page
    assert 'value="deep"' not in page


def test_a_running_game_is_not_analysed(ann: Browser) -> None:
    table = ann.new_table("me", "open", me="Ann")
    assert ann.try_to(f"/t/{table}/analysis").status_code == 409
    ann.page(f"/t/{table}/analysis", 409)
    assert httpx.get(f"{ann.base_url}/api/v1/tables/{table}/analysis").status_code == 409


def test_one_analysis_for_each_person_at_a_time(
    served: Served, ann: Browser, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = asyncio.Event()

    async def work(*_: Any) -> Studied:
        await never.wait()
        raise AssertionError

    for one in served.all:
        monkeypatch.setattr(one.site.bots, "work", work)
    first, second = bring_in(ann, game), bring_in(ann, finished_game(7))
    ann.do(f"/t/{first}/analysis")
    assert ann.try_to(f"/t/{second}/analysis").json()["error"] == "analysis-busy"
    growing = ann.page(f"/t/{first}/analysis")
    assert "<progress" in growing
    assert f"0 of {len(game.moves)}" in growing
    (run,) = [one for one in served.all if first in one.site.analyses.runs]
    ended = run.site.analyses.runs[first]
    assert ended.task is not None
    run.loop.call_soon_threadsafe(ended.task.cancel)
    wait_for(lambda: ended.task is None)


def test_the_api_tells_the_same(served: Served, analysed: str, game: Match) -> None:
    address = f"{served.url}/api/v1/tables/{analysed}/analysis"
    found = httpx.get(address, params={"language": "pl"}, timeout=PATIENCE).json()
    assert (found["state"], found["moves"]) == ("done", len(game.moves))
    assert len(found["shares"]) == len(game.moves) + 1
    for row in found["accounts"]:
        assert row["start"] + row["others"] + row["own"] + row["luck"] == pytest.approx(
            row["end"], abs=1e-6
        )
    losses = [one["loss"] for one in found["costly"]]
    assert losses == sorted(losses, reverse=True)
    assert found["costly"][0]["label"] != found["costly"][0]["better_label"]
    assert httpx.post(address, json={"effort": "forever"}, timeout=PATIENCE).status_code == 400


def test_a_move_is_studied_in_a_process_of_the_bots(served: Served, game: Match) -> None:
    move = game.moves[2]
    position = msgspec.json.encode(dump_table(game.game, game.back_to(2).table))
    claim = Claim("t", lambda: Rank.ALONE_WATCHED, lambda: [Payer("here", "me")], cost=0.1)
    given = ("antarctica", 2, position, move.seat, move.text, 2, len(game.moves), "glance", 1)

    async def ask() -> Studied:
        try:
            return await served.site.bots.work(
                claim, ("antarctica", "analysis"), study_saved, *given
            )
        finally:
            served.site.bots.release(claim)

    found = asyncio.run_coroutine_threadsafe(ask(), served.loop).result(120)
    assert found == study_saved(*given)


def test_a_study_is_made_annotated_shared_and_taken_along(served: Served, game: Match) -> None:
    with Browser(served.url) as eve, Browser(served.url, "pl") as adam:
        table = bring_in(eve, game)
        study = eve.do(f"/t/{table}/study")["study"]
        here = f"/study/{study}"
        assert "The beginning" in eve.page(here)
        before = game.back_to(3).table
        seat = before.deciders()[0]
        choice = next(text for text in options_as_text(before, seat) if text != game.moves[3].text)
        at = eve.do(f"{here}/move", at="m3", seat="ABCDE"[seat], choice=choice)["at"]
        eve.do(f"{here}/note", at=at, note="A <b>better</b> way", mark="!?")
        page = adam.page(f"{here}?at={at}")
        assert "A &lt;b&gt;better&lt;/b&gt; way" in page
        assert "Kopia dla mnie" in page
        assert adam.try_to(f"{here}/note", at=at, note="mine").status_code == 403
        file = adam.get(f"{here}/file")
        assert "attachment" in file.headers["content-disposition"]
        own = adam.do("/studies/import", file=file.text)["study"]
        adam.do(f"/study/{own}/prune", at=at)
        assert "better" not in adam.page(f"/study/{own}")
        assert "better" in eve.page(here)
        assert own in adam.page("/studies")
        assert adam.try_to("/studies/import", file="{}").status_code == 400
        assert eve.try_to(f"{here}/move", at="m3", seat="A", choice="nonsense").status_code == 409
        eve.page("/study/nothing", 404)


def test_a_puzzle_can_be_studied(served: Served) -> None:
    puzzle = some_puzzle()
    with Browser(served.url) as eve:
        eve.page("/puzzles")
        study = eve.do(f"/puzzles/{puzzle.slug}/{puzzle.id}/study")["study"]
        assert f"?at=m{len(puzzle.moves)}" in eve.page(f"/study/{study}")
