"""The HTTP API for programs: JSON, a token for each seat, permits for accounts, no cookies.
Documented by `/api/openapi.json`.

Every operation is one entry of `OPERATIONS`: its path, what it takes, what it answers. Routing,
checking and the OpenAPI document are made from that list, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store import Busy, Unwritable
from cosmeeple.web.api.call import Call
from cosmeeple.web.api.document import openapi
from cosmeeple.web.api.operations import OPERATIONS, Operation
from cosmeeple.web.api.wire import Problem
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import failure

if TYPE_CHECKING:
    from cosmeeple.web.site import Site


def problem(status: int, key: str, message: str) -> Response:
    """A refusal for programs."""
    headers = {"cache-control": "no-store"}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        headers["retry-after"] = "5" if status == 429 else "1"
    return Response(msgspec.json.encode(Problem(key, message)), status, headers, "application/json")


def endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """What answers an operation: reads, does, writes."""
    decoder: msgspec.json.Decoder[Any] | None = (
        None if operation.body is None else msgspec.json.Decoder(operation.body)
    )

    async def answer(request: Request) -> Response:
        site: Site = request.app.state.site
        request.scope["route_name"] = f"api.{operation.work.__name__}"
        call = Call(site, request)
        try:
            if operation.method == "POST":
                site.limits.need("post", call.ip)
            if operation.permit is not None:
                await call.permit(operation.permit, needed=operation.permit_needed)
            if decoder is not None:
                call.body = decoder.decode(await request.body())
            found = await operation.work(call)
        except Refused as refusal:
            return problem(refusal.status, refusal.key, refusal.detail)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return problem(400, "bad-request", str(error))
        except BadInput as error:
            return problem(400, "bad-request", str(error))
        except Unwritable as error:
            failure(request, error)
            return problem(503, "disk", "this could not be saved; try again")
        except Busy:
            return problem(503, "busy", "the disk cannot keep up; try again")
        except ClientDisconnect:
            return Response(None, 400)
        if isinstance(found, Response):
            return found
        return Response(
            msgspec.json.encode(found), 200, {"cache-control": "no-store"}, "application/json"
        )

    return answer


async def document(request: Request) -> Response:
    """The OpenAPI description."""
    request.scope["route_name"] = "api.openapi"
    return Response(
        msgspec.json.encode(openapi()),
        200,
        {"cache-control": "public, max-age=300"},
        "application/json",
    )


async def unknown(request: Request) -> Response:
    """There is no such operation."""
    request.scope["route_name"] = "api.unknown"
    return problem(404, "not-found", "there is no such operation; see /api/openapi.json")


def routes() -> list[Route]:
    """The addresses of the API."""
    return [
        *[
            Route(operation.path, endpoint(operation), methods=[operation.method])
            for operation in OPERATIONS
        ],
        Route("/api/openapi.json", document, methods=["GET"]),
    ]


__all__ = ["OPERATIONS", "openapi", "routes", "unknown"]
