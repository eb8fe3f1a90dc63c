"""`cosmeeple serve`: the web table in one command."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import ipaddress
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from types import FrameType

import segno
import uvicorn

from cosmeeple.kernel.errors import BadInput
from cosmeeple.store.database import database_url, default_db
from cosmeeple.store.guard import Lease, make_ready
from cosmeeple.web import logs
from cosmeeple.web.app import Application
from cosmeeple.web.door import Door
from cosmeeple.web.security import MOST_HEAD, network
from cosmeeple.web.settings import Settings

if sys.platform != "win32":
    import resource

#: How long running requests may take to finish after a signal.
GRACE = 10
#: Files that are no connections: the database, logs, pipes to the bots.
OTHER_FILES = 200
#: As many files as one process can use well, where the system sets no bound.
MOST_FILES = 65_536


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("cosmeeple serve", description="Serve the table to browsers.")
    made.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for everybody in the network")
    made.add_argument("--port", type=int, default=8765, help="port to listen on (default 8765; 0 takes a free one)")
    made.add_argument("--db", default=default_db(), help="a SQLite file or a PostgreSQL URL (default %(default)s)")
    made.add_argument("--url", default="", help="public address that invitations carry, e.g. https://games.example.org")
    made.add_argument("--proxy", default="", metavar="ADDRESSES", help="trust forwarding headers of these proxies")
    made.add_argument(
        "--bot-delay", type=float, default=0.7, help="seconds between moves of bots while somebody watches"
    )
    made.add_argument("--bot-seconds", type=float, default=3.0, help="seconds a bot may search for one answer")
    made.add_argument("--bot-workers", type=int, default=Settings.bot_workers, help="processes for bots")
    made.add_argument("--private-webhooks", action="store_true", help="allow webhooks into the own network")
    made.add_argument("--public-metrics", action="store_true", help="show /metrics to everybody")
    made.add_argument("--limits", type=float, default=1.0, help="times the usual rate limits; 0 for none")
    made.add_argument(
        "--log", choices=("json", "quiet"), default="json", help="structured log on standard error, or none"
    )
    made.add_argument("--open", action="store_true", help="open the page in a browser")
    return made


class Server(uvicorn.Server):
    """A server that says goodbye to its streams at the first signal, instead of waiting for them."""

    application: Application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        loop = getattr(self, "loop", None)
        if loop is not None:
            loop.call_soon_threadsafe(self.application.site.begin_stop)
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal that stopped us cleanly is not raised again afterwards: the exit status is 0."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {sig: signal.signal(sig, self.handle_exit) for sig in signals}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        self.loop.set_exception_handler(logs.unhandled)
        await super().startup(sockets)


def raise_file_limit() -> int:
    """As many open files as the system grants us without asking; returns how many there may be."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def trusted(proxies: str) -> frozenset[str]:
    """The addresses of the proxies: behind one of them are many people, so its connections are not counted as one's."""
    found = set()
    for word in proxies.split(","):
        with contextlib.suppress(ValueError):
            found.add(network(str(ipaddress.ip_address(word.strip()))))
    return frozenset(found)


def configured(application: Application, proxies: str = "", grace: int = GRACE) -> uvicorn.Config:
    """The server around an application: who may connect, and what it tells of itself."""
    settings = application.settings
    most = min(settings.connections, max(50, raise_file_limit() - OTHER_FILES))
    application.door = Door(most, round(settings.connections_per_address * settings.limits), trusted(proxies))
    return uvicorn.Config(
        application,
        http=application.door.protocol(),
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or "127.0.0.1",
        timeout_graceful_shutdown=grace,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=MOST_HEAD,
        backlog=2048,
    )


def own_address() -> str:
    """The address of this machine in its network: no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def listening(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise BadInput(f"a port is a number from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once; otherwise each waits 40 ms for an acknowledgement.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise BadInput(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    return made


def greet(address: str, *, everybody: bool) -> None:
    """Where the table is; with a QR code when phones in the same network can reach it."""
    print(f"Cosmeeple: {address}", flush=True)
    if everybody and sys.stdout.isatty():
        segno.make(address).terminal(compact=True)
        print("Scan it with a phone in the same network. Ctrl+C stops.", flush=True)


def ready(db: str) -> None:
    """What is wrong with the database is said before anybody is let in: BadInput."""
    url = database_url(db)
    lease = Lease(url)
    try:
        make_ready(url)
    finally:
        lease.release()


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until a signal; 0 after a clean stop, 2 for wrong input."""
    args = parser().parse_args(argv)
    if args.log == "quiet":
        logs.to(None)
    try:
        ready(args.db)
        sock = listening(args.host, args.port)
        port = sock.getsockname()[1]
        everybody = args.host in ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
        shown = own_address() if everybody else args.host
        address = args.url.rstrip("/") or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
        # From the network phones must get an address that they can reach, whatever the host typed.
        base = args.url.rstrip("/") or (address if everybody else "")
        application = Application(
            Settings(
                args.db,
                base,
                address.startswith("https://"),
                args.bot_delay,
                args.bot_seconds,
                args.bot_workers,
                args.private_webhooks,
                limits=args.limits,
                public_metrics=args.public_metrics,
            )
        )
        server = Server(configured(application, args.proxy))
        logs.adopt()
        server.application = application
        # Threads that wait for the database get their turn quickly; what is loaded now stays for ever.
        sys.setswitchinterval(0.0005)
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        greet(address, everybody=everybody)
        if args.open:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        server.run([sock])
    except BadInput as error:
        print(f"cosmeeple serve: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


if __name__ == "__main__":
    sys.exit(main())
