"""The round that tells people who are away: who is asked, what has been told, when a digest is due.

One round every few seconds, in every process. What it finds is in the rows, and a row is claimed
before it is told: two processes tell nobody twice, and one that dies forgets nothing. Only people
who are away are told: at a turn-based table after a minute, at others when they have been gone as
long as somebody may stand in for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.store import reach
from cosmeeple.web import render
from cosmeeple.web.logs import fault, log
from cosmeeple.web.notices.mail import Letter, NoSuchAddress, Post, Signed
from cosmeeple.web.notices.push import Pushes
from cosmeeple.web.notices.vacations import change_clocks
from cosmeeple.web.presence import AWAY
from cosmeeple.web.regions import time_left, time_span, words
from cosmeeple.web.room import now_ms

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from cosmeeple.web.site import Site

#: Seconds between two rounds.
ROUND = 15.0
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
#: Who was heard of so lately looks at the page, or will.
HERE = MINUTE
#: A turn that is answered sooner is not worth a mail.
PATIENCE = 10 * MINUTE
#: What somebody can wish: off, soon (as often as the server allows), hours (every four at most),
#: daily.
WISHES = ("soon", "hours", "daily", "off")
HOURS = 4 * HOUR
#: Tables that one digest lists; more are counted.
MOST_LINES = 20


def is_due(
    wanted: str, hour: int, mailed: int | None, untold: Sequence[int], gap: int, now: int
) -> bool:
    """Is it time for a digest? `untold` are the times since which questions wait that no mail has
    named.

    A daily one comes at its hour (UTC) and names all that waits, once a day.
    """
    last = mailed or 0
    match wanted:
        case "daily":
            at = now - now % DAY + hour * HOUR
            slot = at if at <= now else at - DAY
            return last < slot
        case "soon" | "hours":
            pause = gap if wanted == "soon" else max(gap, HOURS)
            return bool(untold) and now - min(untold) >= PATIENCE and now - last >= pause
        case _:
            return False


class Summons:
    """Tells people that it is their turn. `start` begins the rounds, `tell` is one of them."""

    def __init__(self, site: Site, secret: str) -> None:
        self.site = site
        self.post = Post(site.settings)
        self.pushes = Pushes(site)
        self.signed = Signed(secret)
        self.since = site.hub.signs.clock()

    def start(self) -> None:
        """Begin the rounds."""
        self.site.tables.rooms.start_task(self.rounds())

    async def rounds(self) -> None:
        """Tells every while, for as long as the server lives."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.tell()
            except Exception as error:  # noqa: BLE001 - the next round tries again
                log("notices.failed", **fault(error))

    async def tell(self) -> None:
        """One round."""
        now = now_ms()
        here = await self.note_signs(now)
        await self.site.seeks.round(here, now)
        await self.site.tournaments.round(now)
        await change_clocks(self.site, now)
        gone = await self.site.store.reading(reach.away_now, now)
        found = await self.site.store.reading(reach.waiting, now - HERE, now - round(AWAY * 1000))
        await self.site.store.writing(
            reach.keep_turns, [one for one in found if one.person not in gone]
        )
        await self.push(now)
        if self.post.works:
            await self.write(now)
        await self.site.store.writing(reach.sweep_tickets, now - DAY)

    async def note_signs(self, now: int) -> set[str]:
        """Who was heard of since the last round, or has a page open, is here: also for the other
        processes."""
        signs, since = self.site.hub.signs, self.since
        self.since = signs.clock()
        here = {person for person, at in signs.last.items() if at >= since}
        here |= {one.actor.person for one in self.site.hub.streams if one.actor.person is not None}
        if here:
            await self.site.store.writing(reach.seen, here, now)
        return here

    # --- pushed

    async def push(self, now: int) -> None:
        """To browsers, each turn once."""
        for row in await self.site.store.reading(reach.unpushed):
            if row["game"] in SLUGS and await self.site.store.writing(reach.claim_push, row, now):
                await self.pushes.tell(row["person"], notice_of(row), row["table"])

    # --- written

    async def write(self, now: int) -> None:
        """By mail, where it is time."""
        for wish in await self.site.store.reading(reach.mail_wanted):
            rows = await self.site.store.reading(reach.turns_of, wish["person"])
            rows = [row for row in rows if row["game"] in SLUGS]
            untold = [row["since"] for row in rows if row["mailed"] is None]
            gap = self.site.settings.mail_minutes * MINUTE
            if not rows or not is_due(
                wish["wanted"], wish["hour"], wish["mailed"], untold, gap, now
            ):
                continue
            if not self.post.has_room():
                return
            if await self.site.store.writing(reach.claim_mail, wish["person"], wish["mailed"], now):
                await self.write_to(wish, rows, now)

    async def write_to(self, wish: RowMapping, rows: Sequence[RowMapping], now: int) -> None:
        """One digest; an address that does not exist is not used again."""
        try:
            sent = await self.post.send(self.digest(wish, rows, now))
        except NoSuchAddress:
            log("mail.gone")
            await self.site.store.writing(reach.drop_mail, wish["person"], wish["mail"])
            return
        if not sent:
            await self.site.store.writing(reach.unclaim_mail, wish["person"], wish["mailed"], now)

    def digest(self, wish: RowMapping, rows: Sequence[RowMapping], now: int) -> Letter:
        """One mail about everything that waits. Names of tables are words in the text, never in a
        header."""
        language, base = wish["language"], self.site.settings.url
        say = words(language)
        lines = [say("mail-turn-lead", count=len(rows)), ""]
        for row in rows[:MOST_LINES]:
            name = load_game(row["game"]).names[language]
            title = f"{name}, {row['title']}" if row["title"] else name
            since = time_span(max(now - row["since"], MINUTE), say)
            left = (
                None if row["deadline"] is None else time_left(max(row["deadline"] - now, 0), say)
            )
            waits = say("mail-turn-since", since=since)
            lines += [
                f"- {title}: {waits}" + (f", {say('mail-turn-left', left=left)}" if left else "")
            ]
            lines += [f"  {base}/t/{row['table']}"]
        if len(rows) > MOST_LINES:
            lines += ["", say("mail-turn-more", count=len(rows) - MOST_LINES)]
        off = f"{base}/mail/off/{self.signed.token(wish['person'], wish['mail'])}"
        lines += [
            "",
            say("mail-why"),
            f"{say('mail-settings')} {base}/account/notices",
            f"{say('mail-off-here')} {off}",
        ]
        return Letter(
            wish["mail"], say("mail-turn-subject", count=len(rows)), "\n".join(lines) + "\n", off
        )


def notice_of(row: RowMapping) -> dict[str, str]:
    """What the browser shows: which game waits, and where it is."""
    language = row["language"]
    name = load_game(row["game"]).names[language]
    text = f"{name}: {row['title']}" if row["title"] else name
    return {
        "title": render.say(language, "your-turn"),
        "body": text,
        "url": f"/t/{row['table']}",
        "tag": row["table"],
    }
