"""Programs that act for an account: wishes, tournaments, friends and lists of players over the
API."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from served import PATIENCE, Browser, Served
from sqlalchemy import update

from cosmeeple.store.seeks_schema import seeks as rows
from cosmeeple.web.permits import SCOPES

PASSWORD = "a good password"


class Program:
    """A program with a permit of its own account."""

    def __init__(self, served: Served, name: str, number: int) -> None:
        self.url = f"{served.url}/api/v1"
        self.account = f"{name.lower()}{number}"
        self.browser = Browser(served.url)
        self.browser.do("/register", account=self.account, password=PASSWORD)
        self.browser.do("/account/name", name=name)
        form = {"csrf": self.browser.csrf, "name": "Bot", "days": "30", "password": PASSWORD}
        self.browser.page("/account/permits")
        form["csrf"] = self.browser.csrf
        page = self.browser.post("/account/permits", data={**form, "scope": list(SCOPES)}).text
        found = re.search(r'value="(permit_[^"]+)"', page)
        assert found, page
        self.permit = found[1]

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.send(method, path, **body)
        assert answer.status_code == 200, (method, path, answer.text)
        return answer.json()

    def send(self, method: str, path: str, **body: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.permit}"}
        given = body if method == "POST" else None
        return httpx.request(method, self.url + path, headers=headers, json=given, timeout=PATIENCE)


@pytest.fixture
def programs(served: Served, request: pytest.FixtureRequest) -> Iterator[tuple[Program, Program]]:
    served.site.store.write(
        lambda connection: connection.execute(update(rows).values(state="withdrawn"))
    )
    number = abs(hash(request.node.name)) % 10_000_000
    ann, bob = Program(served, "Ann", number), Program(served, "Bob", number)
    yield ann, bob
    ann.browser.close()
    bob.browser.close()


def test_two_programs_wish_meet_and_play_a_whole_game(
    served: Served, programs: tuple[Program, Program]
) -> None:
    ann, bob = programs
    wish = {"game": "antarctica", "pace": "days-1"}
    assert ann.ask("POST", "/seeks", **wish) == {"table": None}
    seen = bob.ask("GET", "/seeks")["others"]
    assert [(one["name"], one["game"]) for one in seen] == [("Ann", "antarctica")]
    table = bob.ask("POST", f"/seeks/{seen[0]['id']}/take")["table"]
    assert ann.ask("GET", "/seeks")["table"] == table

    keys = {}
    for program in (ann, bob):
        mine = program.ask("GET", "/me/tables")["tables"]
        assert [one["table"]["id"] for one in mine] == [table]
        given = program.ask("POST", f"/tables/{table}/token")
        assert mine[0]["seats"] == [given["seat"]]
        keys[given["seat"]] = given["token"]
    assert ann.ask("GET", "/me")["waiting"] + bob.ask("GET", "/me")["waiting"] >= 1

    where = f"{ann.url}/tables/{table}"
    for _ in range(500):
        state = httpx.get(where).json()
        if state["status"] != "running":
            break
        seat = state["deciders"][0]
        headers = {"authorization": f"Bearer {keys[seat]}"}
        options = httpx.get(f"{where}/options", headers=headers).json()["options"]
        done = httpx.post(
            f"{where}/moves",
            headers=headers,
            json={"choice": options[0]["choice"]},
            timeout=PATIENCE,
        )
        assert done.status_code == 200, done.text
    assert httpx.get(where).json()["status"] == "finished"
    assert ann.ask("GET", "/me/tables")["tables"] == []

    for one in served.all:
        one.site.statistics.kept = None
    listed = httpx.get(f"{ann.url}/players", params={"game": "antarctica"}).json()["players"]
    assert {"Ann", "Bob"} <= {one["name"] for one in listed}
    assert [one["place"] for one in listed] == list(range(1, len(listed) + 1))
    me = ann.ask("GET", "/me")
    profile = httpx.get(f"{ann.url}/people/{me['id']}").json()
    assert (profile["name"], profile["latest"][0]["table"]) == ("Ann", table)
    assert profile["games"][0]["games"] == 1


def test_with_a_live_clock_programs_say_that_they_are_ready(
    served: Served, programs: tuple[Program, Program]
) -> None:
    ann, bob = programs
    live = {"game": "race", "pace": "live-15", "rated": False}
    ann.ask("POST", "/seeks", **live)
    table = bob.ask("POST", "/seeks", **live)["table"]
    for program in (ann, bob):
        assert program.ask("GET", "/me/tables")["tables"][0]["ready_wanted"]
        token = program.ask("POST", f"/tables/{table}/token")["token"]
        headers = {"authorization": f"Bearer {token}"}
        ready = httpx.post(f"{program.url}/tables/{table}/ready", headers=headers)
        assert ready.status_code == 200, ready.text
        assert not program.ask("GET", "/me/tables")["tables"][0]["ready_wanted"]
    assert served.room(table).status == "running"


def test_a_wish_is_taken_back(programs: tuple[Program, Program]) -> None:
    ann, bob = programs
    ann.ask("POST", "/seeks", game="relics", pace="days-3")
    one = ann.ask("GET", "/seeks")["mine"][0]["id"]
    assert ann.ask("POST", f"/seeks/{one}/withdraw")["mine"] == []
    assert bob.send("POST", f"/seeks/{one}/take").status_code == 409
    assert bob.send("POST", "/seeks", game="relics", pace="none").status_code == 400
    assert bob.send("POST", "/seeks", game="chess", pace="days-3").status_code == 400
    assert bob.send("POST", "/seeks", game="relics", pace="days-3", players=5).status_code == 400


def test_a_tournament_is_held_entered_and_led(
    served: Served, programs: tuple[Program, Program]
) -> None:
    ann, bob = programs
    made = ann.ask("POST", "/tournaments", title="Cup", game="race", pace="days-3", rounds=2)
    cup = f"/tournaments/{made['tournament']['id']}"
    assert (made["hosts"], made["mine"], made["tournament"]["state"]) == (True, None, "gathering")
    ann.ask("POST", cup, what="join")
    ann.ask("POST", cup, what="bot", bot="easy")
    assert bob.ask("POST", cup, what="join")["mine"] is not None
    assert bob.ask("GET", cup)["hosts"] is False

    state = ann.ask("POST", cup, what="start")
    assert (state["tournament"]["state"], state["tournament"]["round"]) == ("running", 1)
    # Three play: two meet and one has a bye.
    assert len(state["rounds"][0]["boards"]) == len(state["rounds"][0]["byes"]) == 1
    assert state["standings"][0]["place"] == 1
    assert ann.ask("GET", cup)["table"] or bob.ask("GET", cup)["table"]

    everybody = httpx.get(ann.url + cup).json()
    assert (everybody["mine"], everybody["table"], everybody["hosts"]) == (None, None, False)
    listed = httpx.get(f"{ann.url}/tournaments").json()["tournaments"]
    assert made["tournament"]["id"] in {one["id"] for one in listed}
    assert ann.ask("POST", cup, what="finish")["tournament"]["state"] == "finished"
    assert bob.send("POST", cup, what="join").status_code == 409
    assert bob.send("POST", "/tournaments/nowhere", what="join").status_code == 404


def test_friends_are_asked_and_accept(programs: tuple[Program, Program]) -> None:
    ann, bob = programs
    assert ann.ask("POST", "/friends", what="ask", account=bob.account)["asked"][0]["name"] == "Bob"
    asking = bob.ask("GET", "/friends")["asking"]
    assert [one["name"] for one in asking] == ["Ann"]
    found = bob.ask("POST", "/friends", what="accept", person=asking[0]["id"])
    assert [one["name"] for one in found["friends"]] == ["Ann"]
    assert [one["name"] for one in ann.ask("GET", "/friends")["friends"]] == ["Bob"]
    assert bob.ask("POST", "/friends", what="block", person=asking[0]["id"])["friends"] == []
    assert ann.ask("GET", "/friends")["friends"] == []
    assert bob.send("POST", "/friends", what="ask").status_code == 400
    assert bob.send("POST", "/friends", what="ask", account="nobody.at.all").status_code == 404


def test_a_table_made_with_a_permit_is_the_accounts(programs: tuple[Program, Program]) -> None:
    ann, bob = programs
    made = ann.ask("POST", "/tables", game="antarctica", seats=["me", "open"], public=True)
    table = made["table"]["id"]
    assert made["table"]["seats"][0]["name"] == "Ann"
    assert bob.ask("POST", f"/tables/{table}/join")["seat"] == "B"
    assert [one["seats"] for one in bob.ask("GET", "/me/tables")["tables"]] == [["B"]]
    assert f"/t/{table}" in ann.browser.page("/")


def test_the_page_says_what_programs_may_in_both_languages(
    programs: tuple[Program, Program],
) -> None:
    ann, _ = programs
    page = ann.browser.page("/account/permits")
    assert "sit down at tables and play your seats" in page
    assert ann.permit not in page
    ann.browser.headers["accept-language"] = "pl"
    ann.browser.do("/preferences", language="pl")
    assert "siadać do stołów i grać na twoich miejscach" in ann.browser.page("/account/permits")
    assert "/account/permits" in ann.browser.page("/account")
