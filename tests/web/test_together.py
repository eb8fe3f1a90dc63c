"""Friends by consent, blocks that hold everywhere, reports for the keeper, and no hints in games
that count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from served import Browser, Served

from cosmeeple.store import accounts, ties
from cosmeeple.web import keeper

PASSWORD = "a good password"


@pytest.fixture
def people(
    served: Served, request: pytest.FixtureRequest
) -> Iterator[tuple[Browser, Browser, Browser]]:
    number = abs(hash(request.node.name)) % 10_000_000
    with Browser(served.url) as ann, Browser(served.url) as bob, Browser(served.url) as eve:
        for name, browser in (("ann", ann), ("bob", bob), ("eve", eve)):
            browser.page("/about")
            browser.do("/register", account=f"{name}{number}", password=PASSWORD)
            browser.account = f"{name}{number}"  # type: ignore[attr-defined]
        yield ann, bob, eve


def name_of(browser: Any) -> str:
    return str(browser.account)


def id_of(served: Served, browser: Browser) -> str:
    row = served.site.store.read(accounts.person_by_account, name_of(browser))
    assert row is not None
    return str(row["id"])


def test_friends_are_friends_when_both_say_so(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, _ = people
    a, b = id_of(served, ann), id_of(served, bob)
    ann.do("/friends", what="ask", account=name_of(bob))
    assert served.site.store.read(ties.tie, a, b) == "asked"
    assert "They ask to be your friends" in bob.page("/friends")
    bob.do("/friends", what="accept", other=a)
    assert {served.site.store.read(ties.tie, a, b), served.site.store.read(ties.tie, b, a)} == {
        "friend"
    }
    ann.do("/friends", what="part", other=b)
    assert {served.site.store.read(ties.tie, a, b), served.site.store.read(ties.tie, b, a)} == {""}


def test_accepting_what_nobody_asked_only_asks(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, _ = people
    ann.do("/friends", what="accept", other=id_of(served, bob))
    assert served.site.store.read(ties.tie, id_of(served, bob), id_of(served, ann)) == ""


def test_nobody_blocked_sits_down_writes_or_asks(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, eve = people
    a, e = id_of(served, ann), id_of(served, eve)
    ann.do("/friends", what="block", account=name_of(eve))
    table = ann.new_table("me", "open", "open", game="antarctica", public="yes")

    for who in (eve,):
        answer = who.try_to(f"/t/{table}/join", name="Eve")
        assert (answer.status_code, answer.json()["error"]) == (403, "blocked-seat")
        answer = who.try_to(f"/t/{table}/chat", text="hello")
        assert (answer.status_code, answer.json()["error"]) == (403, "blocked-voice")
    bob.do(f"/t/{table}/join", name="Bob")
    bob.do(f"/t/{table}/chat", text="hello")

    # Asking looks to her as always; nobody is told, and no acceptance undoes the block.
    eve.do("/friends", what="ask", account=name_of(ann))
    assert "They ask to be your friends" not in ann.page("/friends")
    assert "Blocked" in ann.page("/friends")
    assert name_of(ann) in eve.page("/friends")
    eve.do("/friends", what="part", other=a)
    assert served.site.store.read(ties.tie, a, e) == "blocked"

    # Nor does the one who has blocked sit down beside her.
    hers = eve.new_table("me", "open", public="yes")
    assert ann.try_to(f"/t/{hers}/join", name="Ann").status_code == 403
    ann.do("/friends", what="part", other=e)
    ann.do(f"/t/{hers}/join", name="Ann")


def test_a_program_of_somebody_blocked_sits_down_as_little(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, _, eve = people
    table = ann.new_table("me", "open")
    ann.do("/friends", what="block", account=name_of(eve))
    answer = eve.try_to(f"/t/{table}/seat", seat="B", kind="me")
    assert answer.status_code == 403


def test_reports_reach_the_keeper_and_few_fit_in_a_day(
    served: Served, people: tuple[Browser, Browser, Browser], capsys: pytest.CaptureFixture[str]
) -> None:
    ann, _, eve = people
    for number in range(5):
        ann.do("/friends/report", account=name_of(eve), text=f"rude words {number}\x1b[31m")
    assert ann.try_to("/friends/report", account=name_of(eve), text="again").status_code == 429
    db = served.site.store.url.render_as_string(hide_password=False)

    assert keeper.keeper_main(["--db", db, "reports"]) == 0
    said = capsys.readouterr().out
    assert "rude words 4" in said
    assert "\x1b" not in said
    one = served.site.store.read(ties.reports_all, settled=False)[0]["id"]
    assert keeper.keeper_main(["--db", db, "reports", "--settle", one]) == 0
    assert one not in {row["id"] for row in served.site.store.read(ties.reports_all, settled=False)}


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"what": "ask", "account": "nobody-of-that-name"}, 404),
        ({"what": "ask", "other": "x" * 200}, 404),
        ({"what": "marry", "account": "{bob}"}, 400),
        ({"what": "ask", "account": "{ann}"}, 400),
    ],
)
def test_nonsense_is_refused(
    people: tuple[Browser, Browser, Browser], fields: dict[str, str], status: int
) -> None:
    ann, bob, _ = people
    sent = {key: value.format(ann=name_of(ann), bob=name_of(bob)) for key, value in fields.items()}
    assert ann.try_to("/friends", **sent).status_code == status


def test_with_an_account_go_its_ties_and_reports(
    served: Served, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, eve = people
    ann.do("/friends", what="ask", account=name_of(bob))
    eve.do("/friends", what="block", account=name_of(ann))
    eve.do("/friends/report", account=name_of(ann), text="rude")
    a = id_of(served, ann)
    ann.do("/account/delete", password=PASSWORD)
    assert a not in {row["about"] for row in served.site.store.read(ties.reports_all, settled=True)}
    assert served.site.store.read(ties.ties_of, id_of(served, eve)) == []


def test_a_game_that_counts_has_no_hints_and_nobody_can_allow_them(served: Served) -> None:
    with Browser(served.url) as ann:
        rated = ann.new_table("me", "bot:random", public="yes")
        assert not served.room(rated).hints_allowed()
        assert ann.try_to(f"/t/{rated}/hint", seat="A", bot="easy").status_code == 403
        answer = ann.try_to(f"/t/{rated}/hints", on="yes")
        assert (answer.status_code, answer.json()["error"]) == (409, "rated-hints")
        assert "counts for ratings" in ann.page(f"/t/{rated}")
        assert served.room(ann.new_table("me", "bot:random")).hints_allowed()


def test_in_a_game_that_counts_nobody_gets_rid_of_a_result_or_chooses_a_strong_deputy(
    served: Served,
) -> None:
    with Browser(served.url) as ann, Browser(served.url) as bob:
        rated = ann.new_table("me", "open", "bot:random", public="yes")
        bob.page(f"/t/{rated}?watch=1")
        bob.do(f"/t/{rated}/join", name="Bob")
        assert served.room(rated).status == "running"
        for kind in ("open", "bot:hard"):
            name, _, bot = kind.partition(":")
            answer = ann.try_to(f"/t/{rated}/seat", seat="A", kind=name, bot=bot)
            assert (answer.status_code, answer.json()["error"]) == (409, "rated-seat")
        answer = ann.try_to(f"/t/{rated}/seat", seat="C", kind="bot", bot="hard")
        assert (answer.status_code, answer.json()["error"]) == (409, "rated-seat")
        answer = ann.try_to(f"/t/{rated}/seat", seat="A", kind="stand-in", bot="hard")
        assert (answer.status_code, answer.json()["error"]) == (409, "rated-stand-in")
        page = ann.page(f"/t/{rated}")
        assert "stand-in:medium" in page
        assert "stand-in:hard" not in page
        ann.do(f"/t/{rated}/leave", seat="A")
        assert served.room(rated).company.chairs[0].stand_in == "medium"
        # At a table that does not count it stays as it was.
        private = ann.new_table("me", "bot:random")
        ann.do(f"/t/{private}/seat", seat="A", kind="stand-in", bot="hard")
