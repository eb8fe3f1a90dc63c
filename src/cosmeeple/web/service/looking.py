"""How far tables have come, their logs and what stands beside them: one small question to the database, shared by all who ask
at the same time."""

from __future__ import annotations

import asyncio

from cosmeeple.store import Store, queries


class Looking:
    """Asks for several tables at once. Who asks while a question is under way waits for the next
    one, so nobody gets an answer from before they asked.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wanted: dict[str, asyncio.Future[queries.Stand]] = {}
        self.asking: asyncio.Task[None] | None = None

    async def at(self, table: str) -> queries.Stand:
        """How far the table has come; nowhere when there is none."""
        found = self.wanted.get(table)
        if found is None:
            found = self.wanted[table] = asyncio.get_running_loop().create_future()
        if self.asking is None:
            self.asking = asyncio.ensure_future(self.ask())
        return await asyncio.shield(found)

    async def ask(self) -> None:
        """Ask until nobody wants to know any more."""
        try:
            while self.wanted:
                asked, self.wanted = self.wanted, {}
                try:
                    found = await self.store.reading(queries.stands, list(asked))
                except Exception as error:  # noqa: BLE001 - handed to those who asked
                    for one in asked.values():
                        one.set_exception(error)
                        one.exception()  # those who asked may be gone
                else:
                    for table, one in asked.items():
                        one.set_result(found.get(table, queries.Stand()))
        finally:
            self.asking = None
