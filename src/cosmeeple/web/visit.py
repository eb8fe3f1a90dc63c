"""A visit: who asks, in which language, and how an answer goes back."""

from __future__ import annotations

import contextlib
import gzip
import secrets
import string
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec
from python_multipart.multipart import parse_options_header
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.words.text import LANGUAGES
from cosmeeple.store import Busy, Unreachable, Unwritable, queries
from cosmeeple.web import preferences, render
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.logs import fault, log
from cosmeeple.web.pages import THEMES, ErrorPage, Page, Reader
from cosmeeple.web.regions import words
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.security import Csrf, network
from cosmeeple.web.service import Actor
from cosmeeple.web.viewer import Address

if TYPE_CHECKING:
    from cosmeeple.web.accounts import Person
    from cosmeeple.web.site import Site

SESSION = "session"
#: Seconds after which the same request may well be answered, by status.
RETRY_AFTER = {429: "5", 503: "1"}
YEAR = 365 * 24 * 3600


def best_language(header: str) -> str:
    """The first of our languages that the browser asks for; English when it asks for none."""
    wanted: list[tuple[float, int, str]] = []
    for part in header[:500].split(","):
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        wanted.append((-weight, len(wanted), tag.strip().lower().split("-")[0]))
    for _, _, language in sorted(wanted):
        if language in LANGUAGES:
            return language
    return "en"


@dataclass
class Visit:
    """One request of one browser."""

    site: Site
    request: Request
    person: Person | None
    token: str
    language: str
    theme: str
    visitor: str
    fields: dict[str, str] = field(default_factory=dict)
    #: The same with every value of a name that was sent several times.
    many: dict[str, list[str]] = field(default_factory=dict)
    file: bytes | None = None
    cookies: dict[str, str | None] = field(default_factory=dict)
    waiting: int = 0

    # --- who

    @property
    def ip(self) -> str:
        """The network that the visitor comes from."""
        return network(self.request.client.host) if self.request.client else "?"

    @property
    def actor(self) -> Actor:
        """Who acts."""
        return Actor(None) if self.person is None else Actor(self.person.id, self.person.name)

    @property
    def login(self) -> str:
        """The login of this browser, as it is kept."""
        return token_hash(self.token) if self.token else ""

    @property
    def address(self) -> Address:
        """Where links begin."""
        base = self.site.settings.url
        return Address(base or str(self.request.base_url).rstrip("/"))

    @property
    def wants_json(self) -> bool:
        """Does a program or a script ask?"""
        accepts = self.request.headers.get("accept", "")
        return "application/json" in accepts and "text/html" not in accepts

    def reader(self) -> Reader:
        """Who reads, and how."""
        url = self.request.url
        person = self.person
        return Reader(
            self.language,
            self.theme,
            self.site.csrf.token(self.visitor),
            person.name if person else "",
            bool(person and person.account),
            url.path + (f"?{url.query}" if url.query else ""),
            self.waiting,
            self.likes(),
        )

    def likes(self) -> dict[str, str]:
        """How the reader likes tables: as the account has kept it, else as the browser has."""
        person = self.person
        kept = person.likes if person is not None and person.account is not None else None
        return preferences.read(
            self.request.cookies.get(preferences.COOKIE, "") if kept is None else kept
        )

    async def take_likes(self) -> None:
        """The browser is in an account: what that has kept holds here; where it has kept nothing,
        what was chosen here is kept."""
        person = self.person
        if person is None or person.account is None:
            return
        if person.likes is None:
            pages = {"language": self.language, "theme": self.theme}
            self.person = await self.site.people.keep_likes(person, {**self.likes(), **pages})
            return
        self.cookies[preferences.COOKIE] = preferences.write(self.likes())
        self.cookies.update(preferences.kept(person.likes))

    async def somebody(self, name: str = "") -> Actor:
        """The person, made a guest now if this browser is new; a name that is given is theirs from
        now on."""
        if self.person is None:
            await self.site.limits.need_everywhere("guest", self.ip)
            fallback = render.say(self.language, "guest")
            chosen = name.strip() or f"{fallback} {100 + secrets.randbelow(900)}"
            self.person, self.token = await self.site.people.new_guest(chosen)
            self.site.hub.signs.note(self.person.id)
            self.cookies[SESSION] = self.token
            self.site.tables.rooms.came_from(self.person.id, self.ip)
        elif name.strip():
            self.person = await self.site.people.rename(self.person, name)
        return self.actor

    # --- what was sent

    def text(self, name: str, default: str | None = None) -> str:
        """A field; Refused where it is missing and has no default."""
        value = self.fields.get(name, default)
        if value is None:
            raise Refused("bad-request", 400, f"the field {name} is missing")
        return value

    def number(self, name: str, default: int | None = None) -> int | None:
        """A field as a number; Refused for anything else."""
        value = self.fields.get(name, "")
        if value == "":
            return default
        if not value.isascii() or not value.isdigit() or len(value) > 9:
            raise Refused("bad-request", 400, f"{name} is a number")
        return int(value)

    def key(self) -> str | None:
        """The idempotency key of the form."""
        key = self.fields.get("key", "")
        if len(key) > 64 or not key.isprintable():
            raise Refused("bad-request", 400, "an idempotency key has at most 64 characters")
        return key or None

    def seat(self, room: Room, default: int | None = None) -> int:
        """The seat of the form."""
        letter = self.fields.get("seat", "")
        if not letter and default is not None:
            return default
        return read_seat(letter, room)

    async def room(self) -> Room:
        """The table of the address."""
        return await self.site.tables.rooms.room(self.request.path_params["table"])

    # --- answers

    async def page(self, page: Page, status: int = 200) -> Response:
        """A page."""
        with contextlib.suppress(Busy):
            if self.person is not None:
                self.waiting = await self.site.store.reading(queries.waiting_for, self.person.id)
        return await self.html(render.render_page(page, self.reader()), status)

    async def html(self, text: str, status: int = 200) -> Response:
        """A page that is drawn."""
        body = text.encode()
        headers = {"cache-control": "no-store", "vary": "Accept-Encoding, Accept-Language, Cookie"}
        if len(body) > 2000 and "gzip" in self.request.headers.get("accept-encoding", ""):
            body = await run_in_threadpool(gzip.compress, body, 5)
            headers["content-encoding"] = "gzip"
        return Response(body, status, headers, "text/html; charset=utf-8")

    def json(self, value: Any, status: int = 200) -> Response:
        """An answer for programs and scripts."""
        return Response(
            msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json"
        )

    def go(self, path: str, **more: Any) -> Response:
        """After a POST: on to a page, or for the client where to go."""
        if self.wants_json:
            return self.json({"go": path, **more})
        # Whatever letters are in it, a header has only those of ASCII.
        return Response(None, 303, {"location": quote(path, safe=string.punctuation)})

    def message(self, refusal: Refused) -> str:
        """The refusal as a sentence in the reader's language."""
        key = f"error-{refusal.key}"
        said = words(self.language).once(key, detail=refusal.detail, **refusal.values)
        return refusal.detail if said == key else said

    async def refuse(self, refusal: Refused) -> Response:
        """What was refused, as a page or as JSON."""
        if self.wants_json:
            answer = self.json(
                {"error": refusal.key, "message": self.message(refusal)}, refusal.status
            )
        else:
            answer = await self.page(
                ErrorPage(refusal.status, self.message(refusal)), refusal.status
            )
        if refusal.status in RETRY_AFTER:
            answer.headers["retry-after"] = RETRY_AFTER[refusal.status]
        return answer

    def finish(self, response: Response) -> Response:
        """Set what the browser shall keep."""
        secure = self.site.settings.secure
        if Csrf.COOKIE not in self.request.cookies:
            response.set_cookie(
                Csrf.COOKIE,
                self.visitor,
                YEAR,
                secure=secure,
                httponly=True,
                samesite="lax",
                path="/",
            )
        for name, value in self.cookies.items():
            if value is None:
                response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
            else:
                response.set_cookie(
                    name, value, YEAR, secure=secure, httponly=True, samesite="lax", path="/"
                )
        return response


def read_seat(letter: str, room: Room) -> int:
    """A seat by its letter; Refused where there is none."""
    if len(letter) == 1 and letter in SEAT_LETTERS[: room.players]:
        return SEAT_LETTERS.index(letter)
    raise Refused("no-seat", 404, f"there is no seat {letter[:10]!r}")


async def read_fields(request: Request, visit: Visit) -> None:
    """The fields of a form or of a JSON object, all as text."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        try:
            sent = msgspec.json.decode(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("bad-request", 400, "the body is no JSON") from None
        if not isinstance(sent, dict) or len(sent) > 200:
            raise Refused("bad-request", 400, "the body must be a JSON object")
        visit.fields = {key: as_text(value) for key, value in sent.items()}
        visit.many = {key: [value] for key, value in visit.fields.items()}
    elif kind in ("application/x-www-form-urlencoded", "multipart/form-data"):
        need_utf8(request)
        limit = visit.site.settings.import_limit
        async with request.form(max_files=1, max_fields=200, max_part_size=limit) as form:
            for name, value in form.multi_items():
                if isinstance(value, UploadFile):
                    visit.file = await value.read()
                else:
                    visit.fields[name] = value
                    visit.many.setdefault(name, []).append(value)
    elif await request.body():
        raise Refused("bad-request", 415, "send a form or JSON")
    if not all(is_text(text) for name, values in visit.many.items() for text in (name, *values)):
        raise Refused("bad-request", 400, "a field is no text")


def need_utf8(request: Request) -> None:
    """Python knows encodings that no browser sends, and decodes with them what is no text at
    all."""
    _, parameters = parse_options_header(request.headers.get("content-type", ""))
    if parameters.get(b"charset", b"utf-8").lower() not in (b"utf-8", b"utf8", b"us-ascii"):
        raise Refused("bad-request", 400, "send the form in UTF-8")


def is_text(text: str) -> bool:
    """Halves of a surrogate pair are no characters: they can neither be stored nor sent."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def as_text(value: Any) -> str:
    """A value of JSON as a form would have it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return ""
    if isinstance(value, (str, int)):
        return str(value)
    raise Refused("bad-request", 400, "the fields are texts and numbers")


Handler = Callable[[Visit], Awaitable[Response]]


async def open_visit(site: Site, request: Request) -> Visit:
    """Who visits, in which language; cookies are read and renewed."""
    token = request.cookies.get(SESSION, "")
    person = await site.people.by_login(token) if token else None
    if person is not None:
        site.hub.signs.note(person.id)
    language = request.cookies.get("language", "")
    if language not in LANGUAGES:
        language = best_language(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme", "")
    visitor = request.cookies.get(Csrf.COOKIE, "") or secrets.token_urlsafe(16)
    visit = Visit(
        site,
        request,
        person,
        token if person else "",
        language,
        theme if theme in THEMES else "auto",
        visitor[:64],
    )
    if person is not None:
        site.tables.rooms.came_from(person.id, visit.ip)
    return visit


def handled(name: str, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A route: opens the visit, checks a POST, turns refusals into answers."""

    async def answer(request: Request) -> Response:
        site: Site = request.app.state.site
        request.scope["route_name"] = name
        try:
            visit = await open_visit(site, request)
        except Busy as error:
            failure(request, error)
            return Response(
                "the database does not answer now; try again\n",
                503,
                {"retry-after": RETRY_AFTER[503]},
            )
        try:
            if request.method == "POST":
                site.limits.need("post", visit.ip)
                await read_fields(request, visit)
                site.csrf.check(request, visit.fields.pop("csrf", ""))
            response = await handler(visit)
        except Refused as refusal:
            response = await visit.refuse(refusal)
        except HTTPException as error:
            key = "too-large" if error.status_code == 413 else "bad-request"
            response = await visit.refuse(Refused(key, error.status_code, str(error.detail)))
        except (Unwritable, Unreachable) as error:
            failure(request, error)
            response = await visit.refuse(
                Refused("disk", 503, "this could not be saved; try again")
            )
        except Busy:
            response = await visit.refuse(
                Refused("too-fast", 503, "the disk cannot keep up; try again")
            )
        except ClientDisconnect:
            response = Response(None, 400)
        except BadInput as error:
            response = await visit.refuse(Refused("bad-request", 400, str(error)))
        return visit.finish(response)

    return answer


def failure(request: Request, error: Exception) -> None:
    """A fault of ours, noted."""
    log("request.failing", route=request.scope.get("route_name", "other"), **fault(error))
