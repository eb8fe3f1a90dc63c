"""A mail server and a push service on the loopback interface, which keep what they get."""

from __future__ import annotations

import base64
import contextlib
import os
import re
import socket
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Mailbox:
    """What has been sent; `refuses` are addresses that the server does not take."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.to: list[list[str]] = []
        self.refuses: dict[str, str] = {}

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        self.to.append(list(envelope.rcpt_tos))
        return "250 OK"

    def link(self, start: str, number: int = -1) -> str:
        """The path of a link in a mail."""
        text = self.mails[number].get_content()  # type: ignore[attr-defined]
        found = re.search(rf"https?://[^/\s]+({start}\S*)", text)
        assert found, text
        return found[1]


@contextlib.contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


class Receiver:
    """A browser that takes notices, and the service of its maker."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 201

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": plain64(point), "auth": plain64(self.auth)}

    def read(self, number: int = -1) -> bytes:
        return bytes(
            http_ece.decrypt(self.taken[number][1], private_key=self.key, auth_secret=self.auth)
        )


def plain64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@contextlib.contextmanager
def push_service() -> Iterator[tuple[Receiver, str]]:
    receiver = Receiver()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.taken.append(
                ({name.lower(): value for name, value in self.headers.items()}, body)
            )
            self.send_response(receiver.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver, f"http://127.0.0.1:{server.server_address[1]}/push/one"
    finally:
        server.shutdown()
        server.server_close()
