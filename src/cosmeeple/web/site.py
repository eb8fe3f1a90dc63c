"""The site: everything a request needs, made once when the server starts."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import time

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.store import Busy, Store, budgets, jobs, nodes, queries
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease, make_ready
from cosmeeple.store.news import BESIDE, ENTRY, LISTS, PERSON, PRESENCE, THINK, make_news
from cosmeeple.web import clocks, lobby
from cosmeeple.web.accounts import KnownBrowsers, People
from cosmeeple.web.audience import Audience
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.companion import Companions
from cosmeeple.web.hub import Hub
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.notices.summons import Summons
from cosmeeple.web.notices.vacations import change_clocks
from cosmeeple.web.orders.due import Orders
from cosmeeple.web.permits import Permits
from cosmeeple.web.room import Room, now_ms
from cosmeeple.web.security import Csrf, Limits
from cosmeeple.web.service import Tables
from cosmeeple.web.settings import Settings
from cosmeeple.web.statistics import Statistics
from cosmeeple.web.study.analyses import Analyses
from cosmeeple.web.together import profiles
from cosmeeple.web.together.friends import Blocks
from cosmeeple.web.together.seeks import Seeks
from cosmeeple.web.together.tournaments import Tournaments
from cosmeeple.web.webhooks import Webhooks

#: Thoughts of bots that fail in a row until `/health` speaks of it.
FAILING = 3
#: Milliseconds by which this machine's clock may differ from the database's before it is worth a
#: word.
STRANGE_CLOCK = 200
#: Strange proxies that are remembered; anybody can pretend to be one.
MOST_PROXIES = 100


def is_own(address: str) -> bool:
    """Is it this machine, or one of the network it stands in? A stranger may send any header; a
    neighbour is our proxy."""
    try:
        return ipaddress.ip_network(address).is_private
    except ValueError:
        return False


def short_name(secret: str, address: str) -> str:
    """Tells addresses apart in rows, and tells nothing else."""
    return hmac.digest(secret.encode(), f"payer {address}".encode(), "sha256").hex()[:16]


class Site:
    """Open with `Site(settings)`, then `await start()`; `await stop()` leaves the database closed
    and complete."""

    def __init__(self, settings: Settings, kind: str = "serve") -> None:
        self.settings = settings
        #: What this process does: serve, or only think.
        self.kind = kind
        url = database_url(settings.db)
        self.lease = Lease(url)
        try:
            self.schema = make_ready(url)
        except BaseException:
            self.lease.release()
            raise
        self.store = Store(settings.db)
        self.news = make_news(url)
        secret = self.store.patiently(queries.server_secret)
        self.csrf = Csrf(secret)
        self.limits = Limits(settings.limits)
        self.secret = secret
        if not self.news.alone:
            self.limits.together = self.take_token
        self.people = People(self.store, self.news)
        self.permits = Permits(self.store)
        self.browsers = KnownBrowsers(secret)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_niceness)
        self.tables = Tables(self.store, self.bots, settings.bot_delay, self.news)
        self.tables.driving.thinks = settings.think
        self.node = self.tables.rooms.node
        self.tables.rooms.payer_name = lambda address: short_name(secret, address)
        self.bots.line.charged = self.tables.driving.charged
        self.tables.rooms.most_alone = round(settings.bot_tables_per_address * settings.limits)
        self.companions = Companions(self.store)
        self.analyses = Analyses(self.store, self.bots, self.tables)
        self.statistics = Statistics(self.store)
        self.people.forgotten = self.statistics.rename
        self.audience = Audience(
            settings.streams, round(settings.streams_per_address * settings.limits)
        )
        self.hub = Hub(
            self.tables,
            lambda stream: lobby.regions_for(self, stream),
            self.audience,
            self.people.is_valid,
        )
        self.webhooks = Webhooks(self)
        self.summons = Summons(self, secret)
        self.orders = Orders(self)
        self.seeks = Seeks(self)
        self.tournaments = Tournaments(self)
        self.tables.seating.manners = Blocks(self.store)
        self.tables.driving.woken = self.orders.woken
        self.tables.playing.summoned = self.webhooks.summon
        self.tables.playing.ended = self.game_over
        if kind == "serve":
            self.tables.driving.call_again = self.webhooks.summon_again
            self.tables.driving.study_again = self.analyses.again
        self.started = time.time()
        self.stopping = False
        #: Proxies that pass requests on and are not in `--proxy`.
        self.strange_proxies: set[str] = set()
        METRICS.gauge("writes_waiting", self.store.waiting)
        METRICS.gauge("commits", lambda: self.store.commits)
        METRICS.gauge("writes", lambda: self.store.writes)

    async def start(self) -> None:
        """Enter among the processes, listen, and let tables go on."""

        def enter(connection: Connection) -> int:
            clocks.Offset.ahead = nodes.clock_ahead(connection)
            return nodes.enter(
                connection, self.node, self.kind, clocks.wall(), alone=self.news.alone
            )

        missing = await asyncio.to_thread(self.store.patiently, enter)
        if missing:
            log("clocks.paused", seconds=round(missing / 1000, 1))
        loop = asyncio.get_running_loop()
        self.news.start(
            lambda *piece: loop.call_soon_threadsafe(self.heard, *piece),
            lambda: loop.call_soon_threadsafe(self.missed),
        )
        log(
            "server.started",
            db=self.store.url.render_as_string(hide_password=True),
            schema=self.schema,
        )
        for work in (
            self.wake(),
            self.beat(),
            self.tables.driving.keep_up(),
            self.tables.driving.keep_looking(),
        ):
            self.tables.rooms.start_task(work)
        if self.kind == "serve":
            self.summons.start()

    async def take_token(self, name: str, key: str, per_second: float, burst: float) -> bool:
        """A limit that all processes share. Rows keep no addresses, only their short names."""
        named = f"{name} {short_name(self.secret, key)}"
        return await self.store.writing(budgets.take, named, per_second, burst, clocks.wall())

    def heard(self, topic: str, what: str, version: int) -> None:
        """News of another process."""
        if self.stopping:
            return
        if topic == ENTRY:
            self.tables.rooms.heard(what, version)
            self.hub.wake_lobby()
        elif topic == LISTS:
            self.hub.wake_lobby()
        elif topic == THINK:
            self.tables.rooms.start_task(self.tables.driving.take_turns())
        elif topic == BESIDE:
            self.tables.rooms.start_task(self.tables.rooms.look_beside(what))
        elif topic == PRESENCE:
            self.tables.rooms.start_task(self.hub.look_elsewhere([what]))
        elif topic == PERSON:
            self.people.forget(what)
            self.tables.rooms.start_task(self.hub.look_again(what))

    def game_over(self, room: Room) -> None:
        """Called by the process that has brought a game to its end."""
        self.tables.rooms.start_task(profiles.note(self, room))
        self.tables.rooms.start_task(self.tournaments.game_over(room))

    def lists_changed(self) -> None:
        """Something that the lobby lists has changed, at no table: every process shows it."""
        self.hub.wake_lobby()
        self.news.tell(LISTS, "lobby")

    def missed(self) -> None:
        """Notices may have been lost: look at everything that somebody watches."""
        if not self.stopping:
            self.tables.rooms.start_task(self.tables.rooms.sweep_now())

    async def beat(self) -> None:
        """Say every few seconds that this process lives, and see what time it is for all of them.

        A process alone need not, as long as no clock depends on it.
        """
        while not self.stopping:
            await asyncio.sleep(nodes.BEAT)
            try:
                if self.news.alone and not await self.store.reading(nodes.live_clocks):
                    continue
                ahead = await self.store.reading(nodes.clock_ahead)
                if abs(ahead) > STRANGE_CLOCK and ahead != clocks.Offset.ahead:
                    log("clock.differs", ahead_ms=ahead)
                clocks.Offset.ahead = ahead
                await self.store.writing(
                    nodes.beat, self.node, self.kind, clocks.wall(), self.in_hand()
                )
                if not self.news.alone:
                    self.limits.share(await self.store.reading(nodes.count, clocks.wall()))
                if not self.news.alone:
                    await self.hub.look_elsewhere(list(self.hub.watching))
                    await self.hub.tell_signs()
            except (Busy, SQLAlchemyError) as error:
                log("beat.failed", error=type(error).__name__)

    def in_hand(self) -> list[tuple[str, str]]:
        """The jobs that this process is at, by table and kind. Clocks are seen to before anybody
        could miss it."""
        return [
            *[(table, jobs.THINK) for table in self.tables.driving.thinking],
            *[
                (table, jobs.STUDY)
                for table, run in self.analyses.runs.items()
                if run.task is not None
            ],
            *self.webhooks.in_hand(),
        ]

    async def wake(self) -> None:
        """Bots get ready, and tables where something is to happen go on; requests are answered
        meanwhile."""
        try:
            if self.settings.think:
                await self.bots.warm()
        except Exception as error:  # noqa: BLE001 - tables must go on, whatever their bots do
            log("bots.failed", **fault(error))
        if self.kind == "serve":
            # First, so that nobody's time runs out in a vacation.
            await change_clocks(self, now_ms())
        if self.news.alone:
            awake = await self.tables.rooms.wake_all()
            log("tables.awake", tables=awake)
        else:
            await self.tables.driving.look_after()

    def unknown_proxy(self, address: str) -> None:
        """Said once: people behind a proxy that we do not trust all count as one, and share its
        limits."""
        if address in self.strange_proxies or len(self.strange_proxies) >= MOST_PROXIES:
            return
        self.strange_proxies.add(address)
        log("proxy.unknown", address=address, hint=f"if this is your proxy: --proxy {address}")

    def warnings(self) -> list[str]:
        """What works, and somebody should look at."""
        found = []
        if not self.news.is_up():
            found.append("no news of other processes: what they do is seen two seconds later")
        if self.bots.failing >= FAILING:
            found.append(
                f"the last {self.bots.failing} thoughts of bots failed; quick answers stood in"
            )
        if loopback := sorted(one for one in self.strange_proxies if is_own(one)):
            found.append(
                f"a proxy at {loopback[0]} passes requests on and is not in --proxy: all its visitors count as one"
            )
        return found

    def begin_stop(self) -> None:
        """The first thing at a signal: streams say goodbye, so that the server need not wait for
        them."""
        self.stopping = True
        self.hub.close()

    async def stop(self) -> None:
        """Tables stop, the database is closed."""
        self.begin_stop()
        await self.hub.note_watched()
        await self.tables.rooms.close()
        self.bots.close()
        with contextlib.suppress(Busy, SQLAlchemyError):
            await self.store.writing(nodes.leave, self.node, self.kind, clocks.wall())
        await asyncio.to_thread(self.news.close)
        await asyncio.to_thread(self.store.close)
        self.lease.release()
        log("server.stopped")
