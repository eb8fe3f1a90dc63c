"""`cosmeeple health`: is the server well? For watchdogs on machines that have no curl."""

from __future__ import annotations

import argparse
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any

import msgspec

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.web import settings


def ask(address: str, seconds: float) -> tuple[bool, dict[str, Any]]:
    """Does a table of ours answer there, and what it says of its health."""
    request = urllib.request.Request(f"{address}/health")  # noqa: S310 - the address is our own
    opener = urllib.request.build_opener(
        urllib.request.ProxyHandler({})
    )  # the shell's proxy is for the world outside
    try:
        with opener.open(request, timeout=seconds) as answer:
            said = msgspec.json.decode(answer.read(65_536))
    except urllib.error.HTTPError as error:
        with error:
            try:
                said = msgspec.json.decode(error.read(65_536))
            except (msgspec.DecodeError, OSError):
                return False, {}
    except (OSError, msgspec.DecodeError, ValueError):
        return False, {}
    ours = isinstance(said, dict) and "status" in said and "schema" in said
    return ours, said if ours else {}


def parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple health`."""
    made = argparse.ArgumentParser(
        "cosmeeple health", description="Ask the server whether it is well: exit code 0, 1."
    )
    settings.add_flags(made, ("host", "port"))
    made.add_argument(
        "--seconds", type=float, default=10.0, help="how long to wait for the answer (default 10)"
    )
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """0 when the server is well, 1 when it is not or does not answer, 2 for wrong input."""
    args = parser().parse_args(argv)
    try:
        chosen = settings.from_flags(args).settings
    except BadInput as error:
        print(f"cosmeeple health: {error}", file=sys.stderr)
        return 2
    everybody = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared, not bound
    host = everybody.get(chosen.host, chosen.host)
    address = f"http://{f'[{host}]' if ':' in host else host}:{chosen.port}"
    there, said = ask(address, args.seconds)
    if not there:
        print(f"no table answers at {address}")
        return 1
    print(
        f"{address}: {said['status']}" + "".join(f"; {line}" for line in said.get("warnings", ()))
    )
    return 0 if said["status"] != "failing" else 1
