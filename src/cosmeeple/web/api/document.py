"""The OpenAPI document, made from the operations and their types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cosmeeple.kernel.words.text import LANGUAGES
from cosmeeple.web.api.operations import OPERATIONS, Operation
from cosmeeple.web.api.wire import Problem
from cosmeeple.web.botseat import PLAYERS, STYLED


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1, from the operations and their types."""
    types = [t for op in OPERATIONS for t in (op.body, op.answer) if isinstance(t, type)]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem], ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip([*types, Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        described = describe(operation, by_type)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cosmeeple",
            "version": "1",
            "description": "Tables of board games for programs: make a table, join, hear what happens, ask for the "
            "options, answer. A seat's token is the only key to its secrets; a permit acts for an "
            "account.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"},
                "permit": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "a permit of an account, made on its page",
                },
            },
        },
    }


QUERIES: dict[str, tuple[dict[str, Any], str]] = {
    "after": (
        {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
        "the last version that you know",
    ),
    "wait": (
        {"type": "integer", "minimum": 0, "maximum": 600},
        "seconds to wait for news (at most 30 are waited)",
    ),
    "language": ({"type": "string", "enum": list(LANGUAGES)}, "language of the texts"),
    "version": ({"type": "integer", "minimum": 0, "maximum": 2**31 - 1}, "the version of a move"),
    "bot": ({"type": "string", "enum": [*PLAYERS, *STYLED]}, "the bot that takes over"),
    "choice": ({"type": "string"}, "an answer, as in the options"),
    "game": ({"type": "string", "maxLength": 40}, "one game alone"),
}


def describe(operation: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    """An operation, as OpenAPI says it."""
    described: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": operation.work.__name__,
    }
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "query", "schema": QUERIES[name][0], "description": QUERIES[name][1]}
        for name in operation.query
    ]
    schema = {"type": "string", "minLength": 1, "maxLength": 24, "pattern": "^[A-Za-z0-9]+$"}
    for name in re.findall(r"\{(\w+)\}", operation.path):
        parameters.insert(
            0, {"name": name, "in": "path", "required": True, "schema": schema, "description": ""}
        )
    if parameters:
        described["parameters"] = parameters
    if operation.secured:
        scheme: dict[str, list[str]] = {"permit" if operation.permit is not None else "seat": []}
        described["security"] = [scheme] if operation.needs_token else [scheme, {}]
    if operation.permit:
        described["description"] = f"The permit must be for `{operation.permit}`."
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[operation.body]}},
        }
    if isinstance(operation.answer, str):
        good: dict[str, Any] = {operation.answer: {"schema": {"type": "string"}}}
    else:
        good = {"application/json": {"schema": schemas[operation.answer]}}
    responses = {"200": {"description": "done", "content": good}}
    wrong = {
        "description": "refused",
        "content": {"application/json": {"schema": schemas[Problem]}},
    }
    codes = {*operation.errors, 413, 429, 503}
    codes |= {401} if operation.secured else set()
    codes |= {403} if operation.permit else set()
    for code in sorted(codes):
        responses[str(code)] = wrong
    described["responses"] = responses
    return described
