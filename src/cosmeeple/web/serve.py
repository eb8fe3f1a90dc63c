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
from msgspec import structs

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease, make_ready
from cosmeeple.system import raise_file_limit
from cosmeeple.web import health, logs, processes, settings
from cosmeeple.web.app import Application
from cosmeeple.web.door import Door
from cosmeeple.web.security import MOST_HEAD, network

#: How long running requests may take to finish after a signal.
GRACE = 10
#: Files that are no connections: the database, logs, pipes to the bots.
OTHER_FILES = 200


def parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple serve`."""
    made = argparse.ArgumentParser(
        "cosmeeple serve",
        description="Serve the table to browsers. Every setting is also a variable of the environment and a line of the "
        "settings file; `cosmeeple settings` shows what holds.",
    )
    settings.add_flags(made)
    return made


class Server(uvicorn.Server):
    """A server that says goodbye to its streams at the first signal, instead of waiting for
    them."""

    application: Application
    #: Opened in a browser as soon as somebody would be answered there.
    page = ""
    #: Where it is one of several.
    place: processes.ChildPlace | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Streams say goodbye first."""
        loop = getattr(self, "loop", None)
        if loop is not None:
            loop.call_soon_threadsafe(self.application.site.begin_stop)
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal that stopped us cleanly is not raised again afterwards: the exit status is 0."""
        # Windows knows Ctrl+Break besides, which is what a service is stopped with there.
        signals = [
            getattr(signal, name)
            for name in ("SIGINT", "SIGTERM", "SIGBREAK")
            if hasattr(signal, name)
        ]
        before = {sig: signal.signal(sig, self.handle_exit) for sig in signals}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Ready; the page opens and the parent hears of it."""
        self.loop = asyncio.get_running_loop()
        self.loop.set_exception_handler(logs.unhandled)
        await super().startup(sockets)
        if self.place is not None and self.started:
            self.place.ready()
        if self.page and self.started:
            threading.Thread(target=webbrowser.open, args=[self.page], daemon=True).start()


def trusted(proxies: str) -> frozenset[str]:
    """The addresses of the proxies: behind one of them are many people, so its connections are not
    counted as one's."""
    found = set()
    for word in proxies.split(","):
        with contextlib.suppress(ValueError):
            if "/" in word:
                found.add(str(ipaddress.ip_network(word.strip(), strict=False)))
            else:
                found.add(network(str(ipaddress.ip_address(word.strip()))))
    return frozenset(found)


def configured(application: Application, grace: int = GRACE) -> uvicorn.Config:
    """The server around an application: who may connect, and what it tells of itself."""
    chosen = application.settings
    proxies = chosen.proxy
    most = min(chosen.connections, max(50, raise_file_limit() - OTHER_FILES))
    application.door = Door(
        most, round(chosen.connections_per_address * chosen.limits), trusted(proxies)
    )
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
    """A socket that listens; BadInput where it cannot."""
    if not 0 <= port <= 65_535:
        raise BadInput(f"a port is a number from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once; otherwise each waits 40 ms for
    # an acknowledgement.
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


def address_of(host: str, port: int) -> str:
    """A host and a port as an address."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def already_there(chosen: settings.Settings) -> str:
    """The address where a table of ours answers already, or nothing."""
    address = address_of(chosen.host, chosen.port)
    return address if health.ask(address, 2.0)[0] else ""


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until a signal; 0 after a clean stop, 2 for wrong input."""
    args = parser().parse_args(argv)
    try:
        found = settings.from_flags(args)
        place = processes.own_place()
        if place is None and found.settings.processes > 1:
            return run_several(found, sys.argv[1:] if argv is None else argv)
        return run(found, place)
    except BadInput as error:
        print(f"cosmeeple serve: {error}", file=sys.stderr)
        return 2


def run_several(found: settings.Gathered, words: Sequence[str]) -> int:
    """The parent of several processes: it holds the sockets, and starts the children with the same
    words."""
    chosen = found.settings
    for line in found.warnings:
        print(f"cosmeeple serve: {line}", file=sys.stderr)
    if chosen.log == "quiet":
        logs.to(None)
    processes.need_several(
        chosen.processes, sqlite=database_url(chosen.db).get_backend_name() == "sqlite"
    )
    ports = processes.read_ports(chosen.ports, chosen.processes)
    ready(chosen.db)
    sockets = [listening(chosen.host, port) for port in ports or [chosen.port]]
    for sock in sockets:
        # Whoever connects while the children start waits for the first of them.
        sock.listen(2048)
    everybody = chosen.host in ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
    host = own_address() if everybody else chosen.host
    greet(chosen.url or address_of(host, sockets[0].getsockname()[1]), everybody=everybody)
    workers = max(1, chosen.bot_workers // chosen.processes)
    return processes.Parent(
        [*words, "--bot-workers", str(workers)], sockets, chosen.processes
    ).run()


def run(found: settings.Gathered, place: processes.ChildPlace | None = None) -> int:
    """Serve until a signal; the exit code."""
    chosen = found.settings
    for line in found.warnings if place is None else ():
        print(f"cosmeeple serve: {line}", file=sys.stderr)
    if chosen.log == "quiet":
        logs.to(None)
    try:
        ready(chosen.db)
        sock = listening(chosen.host, chosen.port) if place is None else place.socket
        port = sock.getsockname()[1]
        everybody = chosen.host in ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
        address = chosen.url or address_of(own_address() if everybody else chosen.host, port)
        # From the network phones must get an address that they can reach, whatever the host typed.
        application = Application(
            structs.replace(chosen, url=chosen.url or (address if everybody else ""))
        )
        server = Server(configured(application))
        logs.adopt()
        server.application = application
        server.page = address if chosen.open and place is None else ""
        server.place = place
        # Threads that wait for the database get their turn quickly; what is loaded now stays for
        # ever.
        sys.setswitchinterval(0.0005)
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        if place is None:
            greet(address, everybody=everybody)
        server.run([sock])
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


def open_table() -> int:
    """The command without any word: the table opens in the browser, served by us or by whom it is
    served already."""
    try:
        found = settings.gather({"open": True, "log": "quiet"})
        address = already_there(found.settings)
        if address:
            print(f"Cosmeeple is there already: {address}", flush=True)
            webbrowser.open(address)
            return 0
        return run(found)
    except BadInput as error:
        print(f"cosmeeple: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
