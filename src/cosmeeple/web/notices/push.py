"""Notices pushed to browsers: encrypted for the browser by pywebpush, signed with the server's own
key (VAPID).

The address of a subscription comes from a browser, so it is as strange as a webhook and called with
the same care: by `webhooks.deliver`, which looks where a name leads.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from cosmeeple.store import reach
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused
from cosmeeple.web.webhooks import check_webhook, deliver

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from cosmeeple.web.site import Site

#: Seconds for which the browser's maker keeps a notice for a device that is off.
KEPT = 24 * 3600
#: Browsers of one person.
MOST = 10
#: The maker says that the browser takes no notices any more.
GONE = (404, 410)


def bytes_of(text: str) -> bytes:
    """Base64 as browsers send it, with or without its end."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        raise Refused("bad-request", 400, "this is no key") from None


def read_subscription(fields: Mapping[str, str], private: bool) -> dict[str, str]:
    """What the browser says of itself, checked."""
    endpoint = check_webhook(fields.get("endpoint", ""))
    if not endpoint or (urlsplit(endpoint).scheme != "https" and not private):
        raise Refused("bad-request", 400, "a browser's address for notices begins with https")
    p256dh, auth = fields.get("p256dh", ""), fields.get("auth", "")
    key = bytes_of(p256dh[:120])
    if len(key) != 65 or key[:1] != b"\x04" or len(bytes_of(auth[:40])) != 16:
        raise Refused("bad-request", 400, "these are no keys of a browser")
    return {
        "id": token_hash(endpoint),
        "endpoint": endpoint,
        "p256dh": p256dh.rstrip("="),
        "auth": auth.rstrip("="),
    }


def new_key() -> str:
    """A key by which browsers know us."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return bytes(made.private_pem()).decode()


@lru_cache(maxsize=4)
def vapid(pem: str) -> Any:
    """The key, ready to sign."""
    from py_vapid import Vapid02

    return Vapid02.from_pem(pem.encode())


def public_key(pem: str) -> str:
    """What a browser needs to know, to take notices of this server alone."""
    from cryptography.hazmat.primitives import serialization

    point = vapid(pem).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def sealed(
    pem: str, contact: str, row: RowMapping, topic: str, notice: bytes
) -> tuple[bytes, dict[str, str]]:
    """Body and headers of one notice: only the browser can read it."""
    from pywebpush import WebPusher

    keys = {"p256dh": row["p256dh"], "auth": row["auth"]}
    body = WebPusher({"endpoint": row["endpoint"], "keys": keys}).encode(notice, "aes128gcm")[
        "body"
    ]
    parts = urlsplit(row["endpoint"])
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + 12 * 3600,
        "sub": contact,
    }
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT),
        "Urgency": "normal",
        # A later notice of the same table takes the place of one that was not delivered yet.
        "Topic": token_hash(topic)[:32],
    }
    return bytes(body), headers | vapid(pem).sign(claims)


class Pushes:
    """The key of this server, and the way to browsers."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.pem = ""

    async def key(self) -> str:
        """Our key, made once for all processes."""
        if not self.pem:
            self.pem = await self.site.store.writing(
                reach.push_key, await asyncio.to_thread(new_key)
            )
        return self.pem

    async def public(self) -> str:
        """What browsers are told of it."""
        return await asyncio.to_thread(public_key, await self.key())

    @property
    def contact(self) -> str:
        """Whom push services may write to."""
        settings = self.site.settings
        if settings.mail_from:
            return f"mailto:{settings.mail_from}"
        return settings.url if settings.secure else "mailto:keeper@cosmeeple.invalid"

    async def tell(self, person: str, notice: Mapping[str, Any], topic: str) -> int:
        """To every browser of the person; how many took it. Those that are gone are forgotten."""
        rows = await self.site.store.reading(reach.subscriptions_of, person)
        pem = await self.key() if rows else ""
        taken = 0
        for row in rows:
            try:
                body, headers = await asyncio.to_thread(
                    sealed, pem, self.contact, row, topic, msgspec.json.encode(notice)
                )
                status = await deliver(
                    row["endpoint"], body, self.site.settings.private_webhooks, headers
                )
            except Exception as error:  # noqa: BLE001 - keys that fit no curve, names that lead nowhere: that browser's alone
                METRICS.count("pushes", status="failed")
                log("push.failed", error=type(error).__name__)
                continue
            METRICS.count("pushes", status=str(status))
            taken += 200 <= status < 300
            if status in GONE:
                await self.site.store.writing(reach.unsubscribe, row["id"])
        return taken
