"""The HTTP API: the bot of the documentation plays a whole game, the document tells the truth,
secrets stay secret."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from served import Browser, Events, Served, wait_for

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.web.api import OPERATIONS, openapi

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "api.md"
MARK = "<!-- operations: written by tests/web/test_api.py -->\n"


def api(served: Served, method: str, path: str, token: str = "", **body: object) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.request(
        method, f"{served.url}/api/v1/tables{path}", headers=headers, json=body or None, timeout=40
    )


def made(served: Served, *seats: str, **more: object) -> tuple[str, list[str]]:
    answer = api(served, "POST", "", game="antarctica", seats=list(seats), **more)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]["id"], [one["token"] for one in answer.json()["tokens"]]


def test_the_ten_line_bot_of_the_documentation_plays_a_whole_game(served: Served) -> None:
    code = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert code
    playing = code[1].partition("URL = ")[2]
    assert len(playing.splitlines()) <= 10

    done = subprocess.run(
        [sys.executable, "-c", code[1]],
        env={"COSMEEPLE_URL": served.url},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)) == 2


@pytest.mark.skipif(not shutil.which("node"), reason="no Node here")
def test_the_player_in_javascript_plays_a_whole_game(served: Served) -> None:
    done = subprocess.run(
        ["node", str(ROOT / "examples" / "node_player.mjs"), "antarctica"],
        env={**os.environ, "COSMEEPLE_URL": served.url},
        capture_output=True,
        text=True,
        timeout=170,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert (said["game"], said["seat"], len(said["scores"])) == ("antarctica", "A", 2)


def test_the_documentation_lists_every_operation() -> None:
    """COSMEEPLE_WRITE=1 writes the table again."""
    lines = ["| operation | what | token |", "|---|---|---|"]
    for operation in OPERATIONS:
        token = {True: "needed", None: "optional", False: ""}[operation.token]
        if operation.permit is not None:
            token = f"permit: {operation.permit}" if operation.permit else "permit"
            token += "" if operation.permit_needed else ", optional"
        lines.append(f"| `{operation.method} {operation.path}` | {operation.summary} | {token} |")
    text = DOCS.read_text(encoding="utf-8")
    wanted = text.partition(MARK)[0] + MARK + "\n".join(lines) + "\n"
    if os.environ.get("COSMEEPLE_WRITE"):
        DOCS.write_text(wanted, encoding="utf-8")

    assert DOCS.read_text(encoding="utf-8") == wanted


def test_the_document_is_valid_and_complete(served: Served) -> None:
    document = httpx.get(f"{served.url}/api/openapi.json").json()

    assert document == json.loads(json.dumps(openapi()))
    assert document["openapi"] == "3.1.0"
    for path, methods in document["paths"].items():
        for described in methods.values():
            assert described["summary"]
            assert ("{" in path) == any(
                one["in"] == "path" for one in described.get("parameters", [])
            )


def test_a_token_opens_its_seat_only(served: Served) -> None:
    table, (first, second) = made(served, "me", "me")
    other, (foreign, _) = made(served, "me", "me")
    room = served.room(table)
    seat = room.deciders()[0]
    wrong = (first, second)[1 - seat]
    choice = options_as_text(room.table, seat)[0]

    assert api(served, "POST", f"/{table}/moves", wrong, choice=choice).status_code == 409
    assert api(served, "POST", f"/{table}/moves", foreign, choice=choice).status_code == 401
    assert api(served, "POST", f"/{table}/moves", "nonsense", choice=choice).status_code == 401
    assert api(served, "POST", f"/{table}/moves", choice=choice).status_code == 401
    assert room.moves == 0
    assert (
        api(served, "POST", f"/{table}/moves", (first, second)[seat], choice=choice).status_code
        == 200
    )
    assert other != table


def test_a_spectator_sees_no_hand_and_no_seed(served: Served) -> None:
    table, tokens = made(served, "me", "me")
    room = served.room(table)
    for _ in range(20):
        seat = room.deciders()[0]
        choice = options_as_text(room.table, seat)[-1]
        api(served, "POST", f"/{table}/moves", tokens[seat], choice=choice)
        if room.status != "running":
            break

    seen = api(served, "GET", f"/{table}/view").text
    events = api(served, "GET", f"/{table}/events").text

    assert str(room.charter.seed) not in seen + events + api(served, "GET", f"/{table}").text
    assert room.table.rng.key.hex() not in seen
    assert '"options":[]' in seen


def test_the_choices_of_others_are_told_by_events_only(served: Served) -> None:
    table, tokens = made(served, "me", "me")
    room = served.room(table)
    seat = room.deciders()[0]
    choice = options_as_text(room.table, seat)[0]
    api(served, "POST", f"/{table}/moves", tokens[seat], choice=choice)

    own = api(served, "GET", f"/{table}/events", tokens[seat]).json()["entries"][-1]
    other = api(served, "GET", f"/{table}/events", tokens[1 - seat]).json()["entries"][-1]

    assert own["choice"] == choice
    assert other["choice"] is None
    assert own["events"] == other["events"]


def test_join_wait_and_hear(served: Served) -> None:
    table, tokens = made(served, "me", "open", public=True)
    assert table in {one["id"] for one in api(served, "GET", "").json()["tables"]}
    version = api(served, "GET", f"/{table}").json()["version"]
    heard: list[dict[str, object]] = []
    waiting = threading.Thread(
        target=lambda: heard.append(
            api(served, "GET", f"/{table}/events?after={version}&wait=20").json()
        )
    )
    waiting.start()

    joined = api(served, "POST", f"/{table}/join", name="Guest").json()
    waiting.join(20)

    assert joined["seat"] == "B"
    assert heard[0]["version"] > version  # type: ignore[operator]
    assert api(served, "POST", f"/{table}/join").status_code == 400
    assert api(served, "POST", f"/{table}/join", name="Late").status_code == 409
    assert api(served, "GET", f"/{table}/options", tokens[0]).status_code == 200


def test_the_stream_goes_on_after_a_gap(served: Served, ann: Browser) -> None:
    table, tokens = made(served, "me", "me")
    room = served.room(table)
    for _ in range(4):
        seat = room.deciders()[0]
        api(
            served,
            "POST",
            f"/{table}/moves",
            tokens[seat],
            choice=options_as_text(room.table, seat)[0],
        )

    stream = Events(ann, f"/api/v1/tables/{table}/stream", {"last-event-id": str(room.version - 2)})
    wait_for(lambda: len(stream.messages) >= 2)
    stream.close()

    assert [int(message["id"]) for message in stream.messages[:2]] == [
        room.version - 1,
        room.version,
    ]


def test_options_prompts_and_reasons_come_in_both_languages(served: Served) -> None:
    table, tokens = made(served, "me", "me")
    seat = served.room(table).deciders()[0]

    english = api(served, "GET", f"/{table}/options?language=en", tokens[seat]).json()
    polish = api(served, "GET", f"/{table}/options?language=pl", tokens[seat]).json()
    reasons = api(
        served, "GET", f"/{table}/why?choice={english['options'][0]['choice']}", tokens[seat]
    ).json()

    assert english["prompt"] != polish["prompt"]
    assert [one["choice"] for one in english["options"]] == [
        one["choice"] for one in polish["options"]
    ]
    assert reasons["allowed"]


def test_undo_chat_leave_and_come_back(served: Served) -> None:
    table, tokens = made(served, "me", "me")
    room = served.room(table)
    seat = room.deciders()[0]
    choice = options_as_text(room.table, seat)[0]
    api(served, "POST", f"/{table}/moves", tokens[seat], choice=choice, key="k1")
    again = api(served, "POST", f"/{table}/moves", tokens[seat], choice=choice, key="k1")
    assert again.status_code == 200
    assert room.moves == 1

    assert api(served, "POST", f"/{table}/undo", tokens[seat], key="k2").json()["undo"] == "done"
    assert room.moves == 0
    assert api(served, "POST", f"/{table}/chat", tokens[0], text="hi").status_code == 200
    assert (
        httpx.post(
            f"{served.url}/api/v1/tables/{table}/leave", headers=bearer(tokens[0])
        ).status_code
        == 200
    )
    assert room.company.chairs[0].stand_in
    assert (
        httpx.post(
            f"{served.url}/api/v1/tables/{table}/comeback", headers=bearer(tokens[0])
        ).status_code
        == 200
    )
    assert not room.company.chairs[0].stand_in


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": ["me"]},
        {"game": "antarctica", "seats": ["me"]},
        {"game": "antarctica", "seats": ["me", "bot:nobody"]},
        {"game": "antarctica", "seats": ["me", "me"], "options": {"x": "y"}},
        {"game": "antarctica", "seats": ["me", "me"], "pace": {"kind": "live", "seconds": 1}},
        {"game": "antarctica", "seats": ["me", "me"], "more": 1},
        {"game": 5},
        {},
    ],
)
def test_wrong_tables_are_refused_with_a_reason(served: Served, body: dict[str, object]) -> None:
    answer = httpx.post(f"{served.url}/api/v1/tables", json=body)

    assert answer.status_code == 400
    assert answer.json()["message"]


def test_a_person_gives_a_program_their_seat(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    token = ann.do(f"/t/{table}/token", seat="A")["token"]
    renewed = ann.do(f"/t/{table}/token", seat="A")["token"]

    assert api(served, "GET", f"/{table}/options", token).status_code == 401
    assert api(served, "GET", f"/{table}/options", renewed).status_code == 200
    assert ann.try_to(f"/t/{table}/token", seat="B").status_code == 403
