"""Mails: plain text, one address, nothing of strangers in a header. Sent by aiosmtplib."""

from __future__ import annotations

import hmac
import smtplib
import time
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.settings import Settings, is_address

#: Seconds for one mail, all in all.
PATIENCE = 20.0
HOUR = 3600.0


class NoSuchAddress(Exception):
    """The mail server says that the address takes no mail, and never will."""


@dataclass(frozen=True)
class Letter:
    """A mail to be sent. `off` is the address that stops further ones."""

    to: str
    subject: str
    text: str
    off: str = ""


class Post:
    """The way to the mail server of the settings; `works` says whether there is one."""

    def __init__(self, settings: Settings) -> None:
        self.server = urlsplit(settings.smtp)
        self.sender = settings.mail_from
        self.works = bool(settings.smtp)
        self.most = settings.mails_per_hour
        self.sent: list[float] = []

    def message(self, letter: Letter) -> EmailMessage:
        """ValueError when a header would hold more than one line: the library refuses it."""
        if not is_address(letter.to):
            raise ValueError("this is no address")
        made = EmailMessage(policy=SMTP)
        made["From"] = f"Cosmeeple <{self.sender}>"
        made["To"] = letter.to
        made["Subject"] = letter.subject
        made["Date"] = format_datetime(localtime())
        made["Message-ID"] = make_msgid(domain=self.sender.partition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        if letter.off:
            made["List-Unsubscribe"] = f"<{letter.off}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(letter.text)
        return made

    def has_room(self) -> bool:
        """So many mails an hour, whoever asks for them: a fault of ours must not make the server a
        nuisance."""
        now = time.monotonic()
        self.sent = [at for at in self.sent if now - at < HOUR]
        return len(self.sent) < self.most

    async def send(self, letter: Letter) -> bool:
        """Did the server take it? False: try again later. NoSuchAddress: never again."""
        if not self.works or not self.has_room():
            return False
        self.sent.append(time.monotonic())
        parts = self.server
        try:
            await aiosmtplib.send(
                self.message(letter),
                hostname=parts.hostname,
                port=parts.port or (465 if parts.scheme == "smtps" else 587),
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                use_tls=parts.scheme == "smtps",
                # Encrypted where the server can; a password never goes without.
                start_tls=True if parts.scheme == "smtp" and parts.password else None,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            METRICS.count("mails", status="refused")
            if all(500 <= one.code < 600 for one in error.recipients):
                raise NoSuchAddress from None
            return False
        except (aiosmtplib.SMTPException, smtplib.SMTPException, OSError, ValueError) as error:
            METRICS.count("mails", status="failed")
            log("mail.failed", error=type(error).__name__)
            return False
        METRICS.count("mails", status="sent")
        return True


class Signed:
    """Links that need no sign-in: who has one may do just this, for this person and this
    address."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def mac(self, person: str, address: str) -> str:
        """Proof that we wrote to this address."""
        return hmac.digest(self.secret, f"mail-off {person} {address}".encode(), "sha256")[
            :16
        ].hex()

    def token(self, person: str, address: str) -> str:
        """What a link that stops mail carries."""
        return f"{person}.{self.mac(person, address)}"

    def holds(self, token: str, person: str, address: str) -> bool:
        """Is it the token of this person and address?"""
        return hmac.compare_digest(token.encode(), self.token(person, address).encode())
