"""`cosmeeple work`: bots of tables think here, on any machine that reaches the database. No port is
opened.

It is a site without visitors: it follows tables as a server does, takes the turns of bots, thinks,
and commits the moves like anybody else. No answer travels back: the move is in the log, and told
like any other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Sequence

from msgspec import structs

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store.database import database_url
from cosmeeple.web import logs, settings
from cosmeeple.web.site import Site

#: What of a server's settings means something to whoever only thinks.
NAMES = ("db", "url", "bot_seconds", "bot_delay", "bot_niceness", "private_webhooks", "log")


def parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple work`."""
    made = argparse.ArgumentParser(
        "cosmeeple work",
        description="Let the bots of a server's tables think in this process and its children, on any machine that reaches "
        "its PostgreSQL. As many of these may run as you like.",
    )
    settings.add_flags(made, NAMES)
    made.add_argument(
        "--workers", type=int, default=0, help="processes for bots; 0: one less than the processors"
    )
    return made


async def work(chosen: settings.Settings) -> None:
    """Until a signal."""
    site = Site(chosen, "work")
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C raises instead
            loop.add_signal_handler(sign, stopped.set)
    await site.start()
    try:
        await stopped.wait()
    finally:
        await site.stop()


def main(argv: Sequence[str] | None = None) -> int:
    """Think until a signal; 0 after a clean stop, 2 for wrong input."""
    args = parser().parse_args(argv)
    workers = args.workers
    try:
        found = settings.from_flags(args)
        chosen = found.settings
        if database_url(chosen.db).get_backend_name() == "sqlite":
            raise BadInput(
                "bots of their own need PostgreSQL: give --db postgresql://...; with SQLite the server thinks"
            )
        if workers > 0:
            chosen = structs.replace(chosen, bot_workers=workers)
        if chosen.log == "quiet":
            logs.to(None)
        logs.always["process"] = "work"
        asyncio.run(work(structs.replace(chosen, think=True)))
    except BadInput as error:
        print(f"cosmeeple work: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
