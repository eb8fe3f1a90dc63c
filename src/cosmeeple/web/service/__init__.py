"""The table service: everything that people and programs can do at a table, apart from how they ask
for it.

One class for each noun, and each is given the ones that it uses; `Tables` is all of them.
"""

from __future__ import annotations

from cosmeeple.store import Store
from cosmeeple.store.news import News
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.service.actor import NOBODY, Actor, need_seated, new_token
from cosmeeple.web.service.advising import Advising
from cosmeeple.web.service.coaching import Coaching
from cosmeeple.web.service.driving import Driving
from cosmeeple.web.service.playing import Playing
from cosmeeple.web.service.recalling import Recalling
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.service.seating import Seating
from cosmeeple.web.service.starting import Starting
from cosmeeple.web.service.talking import Talking
from cosmeeple.web.service.undoing import Undoing
from cosmeeple.web.service.whole import WholeGames
from cosmeeple.web.service.wishes import Wanted, Wish, read_wish


class Tables:
    """Everything that can be done at tables."""

    def __init__(
        self, store: Store, bots: BotPool, bot_delay: float = 0.0, news: News | None = None
    ) -> None:
        self.rooms = Rooms(store, news)
        self.starting = Starting(self.rooms)
        self.seating = Seating(self.rooms, self.starting)
        self.playing = Playing(self.rooms)
        self.undoing = Undoing(self.rooms)
        self.driving = Driving(self.rooms, bots, self.playing, self.seating, bot_delay)
        self.advising = Advising(self.rooms, bots)
        self.coaching = Coaching(self.rooms, bots, self.playing)
        self.recalling = Recalling(self.rooms)
        self.whole = WholeGames(self.rooms, self.starting)
        self.talking = Talking(self.rooms, self.seating)


__all__ = ["NOBODY", "Actor", "Tables", "Wanted", "Wish", "need_seated", "new_token", "read_wish"]
