"""Links that work once: an address is confirmed before anything is sent to it, a forgotten password
is replaced.

The mail that confirms an address carries no word that anybody typed, and few of them go to one
address or person in a day: nobody can have us write to strangers what they like, or much at all.
Whether an account exists is not told.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from cosmeeple.store import accounts, reach
from cosmeeple.web.accounts import HASHER, check_password, fold, neighbourhood
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.logs import fault, log
from cosmeeple.web.notices.mail import Letter, NoSuchAddress
from cosmeeple.web.regions import words
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import new_token
from cosmeeple.web.settings import is_address

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

MAIL, PASSWORD = "mail", "password"
HOUR = 60 * 60 * 1000
#: How long a link works.
LASTS = {MAIL: 24 * HOUR, PASSWORD: HOUR}
#: Mails of a kind to one address, and for one person, in a day.
MOST_TO_ADDRESS, MOST_OF_PERSON = 3, 6


def need_mail(site: Site) -> None:
    """Refused where this server sends no mail."""
    if not site.summons.post.works:
        raise Refused("no-mail", 409, "this server sends no mail")


async def make(site: Site, kind: str, person: str, address: str) -> str | None:
    """The secret of a new ticket; None when there have been too many for a day."""
    now = now_ms()
    token = new_token()

    def save(connection: Connection) -> bool:
        to_address, of_person = reach.tickets_since(
            connection, kind, address.lower(), person, now - 24 * HOUR
        )
        if to_address >= MOST_TO_ADDRESS or of_person >= MOST_OF_PERSON:
            return False
        row = {
            "token": token_hash(token),
            "kind": kind,
            "person": person,
            "address": address.lower(),
        }
        reach.add_ticket(
            connection, {**row, "created": now, "expires": now + LASTS[kind], "used": None}
        )
        return True

    return token if await site.store.writing(save) else None


# --- one's own address


async def ask_to_confirm(site: Site, person: str, address: str, language: str, ip: str) -> None:
    """Send the link that makes the address the person's. Until it is opened nothing else is sent
    there."""
    need_mail(site)
    address = address.strip()
    if not is_address(address):
        raise Refused("bad-mail", 400, "this is no mail address")
    await site.limits.need_everywhere("mail", neighbourhood(ip))
    token = await make(site, MAIL, person, address)
    if token is None:
        raise Refused("many-mails", 429, "enough mails for today")
    say = words(language)
    link = f"{site.settings.url}/mail/confirm/{token}"
    text = f"{say('mail-confirm-lead')}\n\n{link}\n\n{say('mail-confirm-why')}\n"
    try:
        sent = await site.summons.post.send(Letter(address, say("mail-confirm-subject"), text))
    except NoSuchAddress:
        raise Refused("bad-mail", 400, "this address takes no mail") from None
    if not sent:
        raise Refused("mail-failed", 503, "the mail could not be sent; try again later")


async def confirm(site: Site, token: str, language: str) -> str:
    """The address, which is the person's from now on."""
    now = now_ms()

    def save(connection: Connection) -> str | None:
        found = reach.use_ticket(connection, token_hash(token), MAIL, now)
        if found is None:
            return None
        reach.set_wishes(connection, found["person"], language, now, mail=found["address"])
        return str(found["address"])

    address = await site.store.writing(save) if len(token) <= 64 else None
    if address is None:
        raise Refused("old-link", 410, "this link was used or is too old")
    return address


async def works(site: Site, kind: str, token: str) -> bool:
    """Would the link still do what it is for?"""
    if len(token) > 64:
        return False
    return (
        await site.store.reading(reach.open_ticket, token_hash(token), kind, now_ms()) is not None
    )


# --- a forgotten password


async def forgot(site: Site, name: str, ip: str) -> None:
    """Write to whoever that is, if there is anybody. The work is done aside: its time tells
    nothing."""
    need_mail(site)
    await site.limits.need_everywhere("mail", neighbourhood(ip))
    site.tables.rooms.start_task(send_passwords(site, fold(name)[:254]))


async def send_passwords(site: Site, name: str) -> None:
    """A link for every account of an address or name."""
    try:
        for person, account, address, language in await site.store.reading(
            reach.accounts_of_mail, name
        ):
            token = await make(site, PASSWORD, person, address)
            if token is None:
                continue
            say = words(language)
            link = f"{site.settings.url}/password/{token}"
            text = f"{say('mail-password-lead', account=account)}\n\n{link}\n\n{say('mail-password-why')}\n"
            await site.summons.post.send(Letter(address, say("mail-password-subject"), text))
    except NoSuchAddress:
        log("mail.gone")
    except Exception as error:  # noqa: BLE001 - nobody waits for it
        log("notices.failed", **fault(error))


async def new_password(site: Site, token: str, password: str) -> str:
    """Set it, once; every browser of the account is signed out. Returns the person."""
    check_password(password)
    if not await works(site, PASSWORD, token):
        raise Refused("old-link", 410, "this link was used or is too old")
    async with site.people.hashing:
        hashed = await asyncio.to_thread(HASHER.hash, password)
    now = now_ms()

    def save(connection: Connection) -> str | None:
        found = reach.use_ticket(connection, token_hash(token), PASSWORD, now)
        if found is None:
            return None
        accounts.change_person(connection, found["person"], password=hashed)
        accounts.shut_out(connection, found["person"])
        return str(found["person"])

    person = await site.store.writing(save)
    if person is None:
        raise Refused("old-link", 410, "this link was used or is too old")
    site.people.forget(person)
    site.hub.sign_out(person)
    return person
