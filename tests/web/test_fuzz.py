"""Every endpoint gets nonsense from Schemathesis: never a 500, and answers as the OpenAPI document
promises.

The addresses of pages are fuzzed by the same means: their own document is made here, from the
routes.
"""

from __future__ import annotations

import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from served import Browser, Served

from cosmeeple.web import handlers
from cosmeeple.web.api import openapi
from cosmeeple.web.permits import SCOPES

#: How many requests each operation gets; `COSMEEPLE_FUZZ=500` for a long run.
EXAMPLES = int(os.environ.get("COSMEEPLE_FUZZ", "15"))
PATIENT = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)
ENDLESS = {"/api/v1/tables/{table}/stream", "/stream"}
FIELDS = [
    "game",
    "players",
    "name",
    "pace",
    "public",
    "me",
    "seat.0",
    "seat.1",
    "name.0",
    "option.placement",
    "seat",
    "choice",
    "version",
    "key",
    "agree",
    "text",
    "kind",
    "bot",
    "at",
    "code",
    "account",
    "email",
    "password",
    "old",
    "new",
    "webhook",
    "language",
    "theme",
    "next",
    "file",
]
QUERIES = ("seat", "at", "q", "game", "choice", "source", "watch", "mode", "t")


def page_document() -> dict[str, Any]:
    """The pages as an OpenAPI document: every address, every field that any of them reads, with any
    text in it."""
    text = {"type": "string", "maxLength": 60}
    paths: dict[str, Any] = {}
    for route in handlers.routes():
        if route.path in ENDLESS:
            continue
        names = [
            part.strip("{}").split(":")[0].split("}")[0]
            for part in route.path.split("/")
            if "{" in part
        ]
        parameters: list[dict[str, Any]] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "string", "minLength": 1},
            }
            for name in names
        ]
        path = route.path.replace(":path}", "}")
        method = "post" if "POST" in (route.methods or ()) else "get"
        operation: dict[str, Any] = {
            "parameters": parameters,
            "responses": {"200": {"description": ""}},
        }
        if method == "post":
            schema = {
                "type": "object",
                "properties": dict.fromkeys(FIELDS, text),
                "additionalProperties": text,
            }
            content = {
                "application/x-www-form-urlencoded": {"schema": schema},
                "application/json": {"schema": {}},
            }
            operation["requestBody"] = {"content": content}
        else:
            parameters += [{"name": name, "in": "query", "schema": text} for name in QUERIES]
        paths.setdefault(path, {})[method] = operation
    return {"openapi": "3.1.0", "info": {"title": "pages", "version": "1"}, "paths": paths}


API = schemathesis.openapi.from_dict(openapi())
PAGES = schemathesis.openapi.from_dict(page_document())


def operations(schema: Any) -> list[Any]:
    found = [result.ok() for result in schema.get_all_operations()]
    return [
        pytest.param(one, id=f"{one.method} {one.path}") for one in found if one.path not in ENDLESS
    ]


@pytest.fixture(scope="module")
def table(served: Served) -> tuple[str, str]:
    """A running table and the token of the seat that is asked."""
    body = {"game": "antarctica", "seats": ["me", "me"]}
    made = httpx.post(f"{served.url}/api/v1/tables", json=body).json()
    asked = made["table"]["deciders"][0]
    token = next(one["token"] for one in made["tokens"] if one["seat"] == asked)
    return made["table"]["id"], token


@pytest.fixture(scope="module")
def keys(served: Served, table: tuple[str, str]) -> list[str]:
    """What a request may come with: nothing, the token of the seat, a permit for everything."""
    with Browser(served.url) as browser:
        browser.do("/register", account="fuzzer", password="a good password")
        browser.page("/account/permits")
        form = {"csrf": browser.csrf, "name": "x", "days": "30", "password": "a good password"}
        made = browser.post(
            "/account/permits",
            data={**form, "scope": list(SCOPES)},
            headers={"accept": "application/json"},
        )
        return ["", table[1], made.json()["permit"]]


def headed(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


KEYS = st.integers(0, 2)


@pytest.mark.parametrize("operation", [one for one in operations(API) if one.id.startswith("post")])
def test_the_api_refuses_what_is_wrong_by_design(
    served: Served, table: tuple[str, str], keys: list[str], operation: Any
) -> None:
    @PATIENT
    @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), key=KEYS)
    def fuzz(case: Any, key: int) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table[0]
        headers = headed(keys[key])
        answer = case.call(base_url=served.url, headers=headers, timeout=40)
        case.validate_response(answer, checks=(not_a_server_error, content_type_conformance))

    fuzz()


@pytest.mark.parametrize("operation", operations(API))
def test_the_api_keeps_its_promises(
    served: Served, table: tuple[str, str], keys: list[str], operation: Any
) -> None:
    @PATIENT
    @given(case=operation.as_strategy(), real=st.booleans(), key=KEYS)
    def fuzz(case: Any, real: bool, key: int) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table[0]
        if (case.query or {}).get("wait"):
            case.query["wait"] = 0
        headers = headed(keys[key])
        answer = case.call(base_url=served.url, headers=headers)
        case.validate_response(
            answer,
            checks=(
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ),
        )

    fuzz()


@pytest.mark.parametrize("operation", operations(PAGES))
def test_no_page_breaks(served: Served, operation: Any) -> None:
    with Browser(served.url) as browser:
        own = browser.new_table("me", "me", me="Fuzz")

        @PATIENT
        @given(case=operation.as_strategy(), real=st.booleans())
        def fuzz(case: Any, real: bool) -> None:
            if real and "table" in case.path_parameters:
                case.path_parameters["table"] = own
            if real and "slug" in case.path_parameters:
                case.path_parameters["slug"] = "antarctica"
            answer = case.call(
                base_url=served.url,
                headers={"x-csrf-token": browser.csrf},
                cookies=dict(browser.cookies),
                allow_redirects=False,
            )
            assert answer.status_code < 500, (answer.status_code, answer.text[:500])

        fuzz()


@PATIENT
@given(
    topics=st.lists(st.text(max_size=40), max_size=4),
    last=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60),
)
def test_streams_take_any_nonsense(topics: list[str], last: str) -> None:
    """What is read from the address of a stream and its last id."""
    from cosmeeple.web.stream import read_topics

    for topic in read_topics(topics, last).values():
        assert 0 < len(topic.table) <= 24
        assert topic.version >= 0


def test_the_endless_ones_refuse_nonsense_too(served: Served) -> None:
    assert httpx.get(f"{served.url}/stream").status_code == 400
    assert httpx.get(f"{served.url}/stream?t=").status_code == 400
    assert httpx.get(f"{served.url}/api/v1/tables/nowhere/stream").status_code == 404
    with httpx.stream("GET", f"{served.url}/stream?t=nowhere@1") as answer:
        assert answer.status_code == 200
        lines = answer.iter_lines()
        assert any("event: gone" in next(lines) for _ in range(6))
