"""What can be set when the server starts: one struct, from which flags, environment, file, help and
docs are made.

A setting `bot_seconds` is the flag `--bot-seconds`, the variable `COSMEEPLE_BOT_SECONDS` and the
key `bot_seconds` of the settings file. A flag wins over the environment, the environment over the
file, the file over the default.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.words import languages
from cosmeeple.store.database import default_db
from cosmeeple.system import processors

PREFIX = "COSMEEPLE_"
#: Names the settings file; the default is `settings.toml` in the user's folder for configuration.
FILE_VARIABLE = "COSMEEPLE_SETTINGS"
#: Variables of ours that are no settings of the server: for languages, building and testing.
OTHER_VARIABLES = {
    FILE_VARIABLE,
    languages.VARIABLE,
    "COSMEEPLE_PURE",
    "COSMEEPLE_OPT",
    "COSMEEPLE_REQUIRE_COMPILED",
    "COSMEEPLE_EXPECT_COMPILED",
    "COSMEEPLE_CHILD",
}
TRUTH = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a server."""

    db: Annotated[
        str,
        Meta(
            description="a SQLite file or a PostgreSQL URL; empty: tables.db in the user's data folder"
        ),
    ] = ""
    host: Annotated[
        str, Meta(description="address to listen on; 0.0.0.0 for everybody in the network")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65_535, description="port to listen on; 0 takes a free one")
    ] = 8765
    url: Annotated[
        str,
        Meta(
            description="public address that invitations carry, e.g. https://games.example.org, without a path"
        ),
    ] = ""
    proxy: Annotated[
        str,
        Meta(
            description="addresses of reverse proxies whose forwarding headers are trusted, with commas between"
        ),
    ] = ""
    processes: Annotated[
        int, Meta(ge=1, le=64, description="processes that serve; more than one needs PostgreSQL")
    ] = 1
    ports: Annotated[
        str,
        Meta(
            description="a port for each process instead of one for all, as 8701-8704: for a balancer that hashes by table"
        ),
    ] = ""
    bot_delay: Annotated[
        float, Meta(ge=0, description="seconds between moves of bots while somebody watches")
    ] = 0.7
    bot_seconds: Annotated[
        float, Meta(gt=0, description="seconds a bot may search for one answer")
    ] = 3.0
    bot_workers: Annotated[
        int,
        Meta(
            ge=0,
            description="processes for bots, with two or more one is kept for quick bots; "
            "0: one less than the processors, at least 2",
        ),
    ] = 0
    think: Annotated[
        bool,
        Meta(
            description="let the bots of tables think here; off where `cosmeeple work` does it elsewhere"
        ),
    ] = True
    bot_niceness: Annotated[
        int,
        Meta(ge=0, le=19, description="how much the bots' processes give way to everything else"),
    ] = 5
    bot_tables_per_address: Annotated[
        int, Meta(ge=1, description="running tables of bots alone that one address may have made")
    ] = 8
    private_webhooks: Annotated[
        bool,
        Meta(description="allow webhooks into your own network: only where all users are trusted"),
    ] = False
    smtp: Annotated[
        str,
        Meta(
            description="mail server, e.g. smtp://user:password@mail.example.org:587 or smtps://...; empty: no mail"
        ),
    ] = ""
    mail_from: Annotated[str, Meta(description="address that mails come from")] = ""
    mail_minutes: Annotated[
        int,
        Meta(ge=5, description="a digest by mail goes to a person at most so often, in minutes"),
    ] = 30
    mails_per_hour: Annotated[
        int, Meta(ge=1, description="mails that this server sends in an hour, all in all")
    ] = 300
    public_metrics: Annotated[
        bool, Meta(description="show /metrics to everybody, not only to this machine")
    ] = False
    limits: Annotated[float, Meta(ge=0, description="times the usual rate limits; 0 for none")] = (
        1.0
    )
    body_limit: Annotated[int, Meta(ge=4096, description="the most bytes of a request")] = 64 * 1024
    import_limit: Annotated[int, Meta(ge=4096, description="the most bytes of a recorded game")] = (
        1024 * 1024
    )
    connections: Annotated[
        int,
        Meta(
            ge=50, description="connections at a time (fewer where the system grants fewer files)"
        ),
    ] = 6000
    connections_per_address: Annotated[
        int, Meta(ge=1, description="connections at a time from one address")
    ] = 400
    streams: Annotated[
        int, Meta(ge=1, description="streams and requests that wait for news at a time")
    ] = 5000
    streams_per_address: Annotated[
        int, Meta(ge=1, description="streams at a time from one address")
    ] = 300
    log: Annotated[
        Literal["json", "quiet"], Meta(description="structured log on standard error, or none")
    ] = "json"
    open: Annotated[bool, Meta(description="open the page in a browser")] = False

    @property
    def secure(self) -> bool:
        """Is it served over https?"""
        return self.url.startswith("https://")


class Setting(msgspec.Struct, frozen=True):
    """One setting, as all the ways to give it know it."""

    name: str
    kind: Any
    default: Any
    text: str

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its variable of the environment."""
        return PREFIX + self.name.upper()


def all_settings() -> list[Setting]:
    """Every setting with its kind, default and description."""
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Settings):
        plain, meta = get_args(hints[field.name])
        found.append(Setting(field.name, plain, field.default, str(meta.description)))
    return found


# --- from four sources


class Gathered(msgspec.Struct, frozen=True):
    """The settings, and where each one that is not at its default came from."""

    settings: Settings
    sources: dict[str, str]
    file: Path
    #: Things worth a word to whoever starts the server.
    warnings: tuple[str, ...] = ()


def default_file() -> Path:
    """Where the settings file lies when nobody says."""
    return platformdirs.user_config_path("cosmeeple", appauthor=False) / "settings.toml"


def read_file(path: Path) -> dict[str, Any]:
    """What the settings file says; BadInput where it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: {error}") from None


def from_text(setting: Setting, text: str) -> Any:
    """A value of the environment or of a flag."""
    if setting.kind is bool:
        return TRUTH.get(text.strip().lower(), text)
    if setting.kind in (int, float):
        with contextlib.suppress(ValueError):
            return setting.kind(text)
    return text


def gather(
    flags: Mapping[str, Any] | None = None,
    environ: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Gathered:
    """The settings from all sources; a wrong one is BadInput with the name that it has where it was
    written."""
    environ = os.environ if environ is None else environ
    known = {setting.name: setting for setting in all_settings()}
    named = file or (Path(environ[FILE_VARIABLE]) if environ.get(FILE_VARIABLE) else None)
    path = named or default_file()
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    if named is not None or path.is_file():
        for name, value in read_file(path).items():
            if name not in known:
                raise BadInput(f"{path}: there is no setting {name!r}{near(name, known)}")
            values[name], sources[name] = value, str(path)
    for name, setting in known.items():
        text = environ.get(setting.variable, "")
        if text:
            values[name], sources[name] = from_text(setting, text), setting.variable
    for name, value in (flags or {}).items():
        values[name], sources[name] = value, known[name].flag
    for name, value in values.items():
        check_one(name, value, sources[name])
    settings = msgspec.convert(values, Settings)
    check_url(settings.url, sources.get("url", "--url"))
    check_proxy(settings, sources)
    check_mail(settings, sources)
    resolved = msgspec.structs.replace(
        settings,
        db=settings.db or default_db(),
        url=settings.url.rstrip("/"),
        bot_workers=settings.bot_workers or max(2, processors() - 1),
    )
    strange = sorted(
        name
        for name in environ
        if name.startswith(PREFIX)
        and name not in OTHER_VARIABLES
        and name[len(PREFIX) :].lower() not in known
    )
    variables = [setting.variable for setting in known.values()]
    return Gathered(
        resolved,
        sources,
        path,
        tuple(f"{name} is no setting{near(name, variables)}" for name in strange),
    )


def near(name: str, names: Sequence[str] | Mapping[str, Any]) -> str:
    """A hint at what may have been meant."""
    found = difflib.get_close_matches(name, list(names), 1)
    return f"; did you mean {found[0]}?" if found else ""


def check_one(name: str, value: Any, source: str) -> None:
    """BadInput that names the source when a value cannot be."""
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError as error:
        said = str(error).partition(" - at")[0]
        raise BadInput(f"{source}: {name} = {value!r}: {said[:1].lower()}{said[1:]}") from None


def check_url(url: str, source: str) -> None:
    """A public address is a scheme and a host: pages link from the root of their host."""
    if not url:
        return
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise BadInput(f"{source}: {url!r} is no address: {error}") from None
    if parts.scheme not in ("http", "https") or not host:
        raise BadInput(f"{source}: an address reads https://games.example.org, not {url!r}")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadInput(
            f"{source}: the table cannot live below a path ({parts.path}); give it a host name of its own, "
            f"such as {parts.scheme}://games.{host}"
        )
    if parts.username is not None:
        raise BadInput(f"{source}: an address that people open has no user name in it")


def check_proxy(settings: Settings, sources: Mapping[str, str]) -> None:
    """We speak no TLS ourselves: whoever has an https address has a proxy, and must say which."""
    for word in filter(None, (one.strip() for one in settings.proxy.split(","))):
        try:
            ipaddress.ip_network(word, strict=False)
        except ValueError:
            raise BadInput(
                f"{sources['proxy']}: {word!r} is no address of a proxy; give numbers, like 127.0.0.1"
            ) from None
    if settings.secure and not settings.proxy:
        raise BadInput(
            f"{sources['url']}: https comes from a proxy in front of this server; name its address with --proxy "
            "(on this machine: --proxy 127.0.0.1), or all visitors count as one"
        )


def check_mail(settings: Settings, sources: Mapping[str, str]) -> None:
    """Mails carry links to this server: never to where a request said that it came from."""
    if not settings.smtp:
        return
    source = sources["smtp"]
    try:
        parts = urlsplit(settings.smtp)
        good = (
            parts.scheme in ("smtp", "smtps")
            and parts.hostname
            and parts.port != 0
            and parts.path in ("", "/")
        )
    except ValueError:
        good = False
    if not good:
        raise BadInput(f"{source}: a mail server reads smtp://user:password@mail.example.org:587")
    if not is_address(settings.mail_from):
        raise BadInput(f"{source}: say with --mail-from which address mails come from")
    if not settings.url:
        raise BadInput(f"{source}: mails carry links; say with --url where this server is reached")


def is_address(text: str) -> bool:
    r"""Can a mail go there? One plain address of the open network, nothing around it.

    >>> is_address("ann@example.org"), is_address("ann@example.org\nBcc: bob@example.org"), is_address("Ann <a@b.pl>")
    (True, False, False)
    """
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


# --- as flags


def add_flags(parser: argparse.ArgumentParser, only: Sequence[str] = ()) -> None:
    """The settings as flags; those that are not given are not in the namespace."""
    parser.add_argument(
        "--settings",
        type=Path,
        metavar="FILE",
        help="the settings file (default: settings.toml, if there is one)",
    )
    for setting in all_settings():
        if only and setting.name not in only:
            continue
        text = f"{setting.text} [{setting.variable}; {shown_default(setting)}]".replace("%", "%%")
        if setting.kind is bool:
            parser.add_argument(
                setting.flag,
                action=argparse.BooleanOptionalAction,
                default=argparse.SUPPRESS,
                help=text,
            )
        else:
            parser.add_argument(
                setting.flag,
                default=argparse.SUPPRESS,
                metavar=metavar(setting),
                help=text,
            )


def metavar(setting: Setting) -> str:
    """How its value is called in the help."""
    if get_args(setting.kind):
        return "|".join(get_args(setting.kind))
    return {int: "NUMBER", float: "NUMBER"}.get(setting.kind, setting.name.upper())


def shown_default(setting: Setting) -> str:
    """Its default in words."""
    value = setting.default
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"default {value}" if value != "" else "default empty"


def from_flags(given: argparse.Namespace) -> Gathered:
    """The settings of a command line, over environment and file."""
    known = {setting.name: setting for setting in all_settings()}
    flags = {
        name: from_text(known[name], value) if isinstance(value, str) else value
        for name, value in vars(given).items()
        if name in known
    }
    return gather(flags, file=given.settings)
