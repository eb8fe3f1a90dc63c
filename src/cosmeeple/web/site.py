"""The site: everything a request needs, made once when the server starts."""

from __future__ import annotations

import asyncio
import time

from cosmeeple.store import Store, queries
from cosmeeple.store.database import database_url
from cosmeeple.store.guard import Lease, make_ready
from cosmeeple.web import lobby
from cosmeeple.web.accounts import KnownBrowsers, People
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.companion import Companions
from cosmeeple.web.hub import Audience, Hub
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.security import Csrf, Limits
from cosmeeple.web.service import Tables
from cosmeeple.web.settings import Settings
from cosmeeple.web.statistics import Statistics
from cosmeeple.web.webhooks import Webhooks


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
        self.statistics = Statistics(self.store)
        self.audience = Audience(settings.streams, round(settings.streams_per_address * settings.limits))
        self.hub = Hub(self.tables, lambda stream: lobby.regions_for(self, stream), self.audience)
        self.webhooks = Webhooks(self)
        self.tables.summoned = self.webhooks.summon
        self.started = time.time()
        self.stopping = False
        METRICS.gauge("writes_waiting", self.store.waiting)
        METRICS.gauge("commits", lambda: self.store.commits)
        METRICS.gauge("writes", lambda: self.store.writes)

    async def start(self) -> None:
        log("server.started", db=self.store.url.render_as_string(hide_password=True), schema=self.schema)
        self.tables.start_task(self.wake())

    async def wake(self) -> None:
        """Bots get ready, and tables where something is to happen go on; requests are answered meanwhile."""
        await self.bots.warm()
        awake = await self.tables.wake_all()
        log("tables.awake", tables=awake)

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
