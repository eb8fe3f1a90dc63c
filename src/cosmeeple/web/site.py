"""The site: everything a request needs, made once when the server starts."""

from __future__ import annotations

import asyncio
import ipaddress
import time

from cosmeeple.store import Store, queries
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease, make_ready
from cosmeeple.web import lobby
from cosmeeple.web.accounts import KnownBrowsers, People
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.companion import Companions
from cosmeeple.web.hub import Audience, Hub
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.notices.summons import Summons
from cosmeeple.web.notices.vacations import change_clocks
from cosmeeple.web.room import now_ms
from cosmeeple.web.security import Csrf, Limits
from cosmeeple.web.service import Tables
from cosmeeple.web.settings import Settings
from cosmeeple.web.statistics import Statistics
from cosmeeple.web.study.analyses import Analyses
from cosmeeple.web.webhooks import Webhooks

#: Thoughts of bots that fail in a row until `/health` speaks of it.
FAILING = 3
#: Strange proxies that are remembered; anybody can pretend to be one.
MOST_PROXIES = 100


def is_own(address: str) -> bool:
    """Is it this machine, or one of the network it stands in? A stranger may send any header; a neighbour is our proxy."""
    try:
        return ipaddress.ip_network(address).is_private
    except ValueError:
        return False


class Site:
    """Open with `Site(settings)`, then `await start()`; `await stop()` leaves the database closed and complete."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        url = database_url(settings.db)
        self.lease = Lease(url)
        try:
            self.schema = make_ready(url)
        except BaseException:
            self.lease.release()
            raise
        self.store = Store(settings.db)
        secret = self.store.write(queries.server_secret)
        self.csrf = Csrf(secret)
        self.limits = Limits(settings.limits)
        self.people = People(self.store)
        self.browsers = KnownBrowsers(secret)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_niceness)
        self.tables = Tables(self.store, self.bots, settings.bot_delay)
        self.tables.most_alone = round(settings.bot_tables_per_address * settings.limits)
        self.companions = Companions(self.store)
        self.analyses = Analyses(self.store, self.bots, self.tables)
        self.statistics = Statistics(self.store)
        self.audience = Audience(settings.streams, round(settings.streams_per_address * settings.limits))
        self.hub = Hub(self.tables, lambda stream: lobby.regions_for(self, stream), self.audience)
        self.webhooks = Webhooks(self)
        self.summons = Summons(self, secret)
        self.tables.summoned = self.webhooks.summon
        self.started = time.time()
        self.stopping = False
        #: Proxies that pass requests on and are not in `--proxy`.
        self.strange_proxies: set[str] = set()
        METRICS.gauge("writes_waiting", self.store.waiting)
        METRICS.gauge("commits", lambda: self.store.commits)
        METRICS.gauge("writes", lambda: self.store.writes)

    async def start(self) -> None:
        log("server.started", db=self.store.url.render_as_string(hide_password=True), schema=self.schema)
        self.tables.start_task(self.wake())
        self.summons.start()

    async def wake(self) -> None:
        """Bots get ready, and tables where something is to happen go on; requests are answered meanwhile."""
        try:
            await self.bots.warm()
        except Exception as error:  # noqa: BLE001 - tables must go on, whatever their bots do
            log("bots.failed", **fault(error))
        # First, so that nobody's time runs out in a vacation.
        await change_clocks(self, now_ms())
        awake = await self.tables.wake_all()
        log("tables.awake", tables=awake)

    def unknown_proxy(self, address: str) -> None:
        """Said once: people behind a proxy that we do not trust all count as one, and share its limits."""
        if address in self.strange_proxies or len(self.strange_proxies) >= MOST_PROXIES:
            return
        self.strange_proxies.add(address)
        log("proxy.unknown", address=address, hint=f"if this is your proxy: --proxy {address}")

    def warnings(self) -> list[str]:
        """What works, and somebody should look at."""
        found = []
        if self.bots.failing >= FAILING:
            found.append(f"the last {self.bots.failing} thoughts of bots failed; quick answers stood in")
        if loopback := sorted(one for one in self.strange_proxies if is_own(one)):
            found.append(
                f"a proxy at {loopback[0]} passes requests on and is not in --proxy: all its visitors count as one"
            )
        return found

    def begin_stop(self) -> None:
        """The first thing at a signal: streams say goodbye, so that the server need not wait for them."""
        self.stopping = True
        self.hub.close()

    async def stop(self) -> None:
        self.begin_stop()
        await self.tables.close()
        self.bots.close()
        await asyncio.to_thread(self.store.close)
        self.lease.release()
        log("server.stopped")
