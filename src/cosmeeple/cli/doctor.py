"""`cosmeeple doctor`: does everything work here, what is missing, what is slow, and what to do
about it."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from cosmeeple import __version__
from cosmeeple.cli.voice import voice
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.shelf import own_slugs
from cosmeeple.kernel.words.text import Phrases
from cosmeeple.system import processors

#: How a finding is meant. Only `bad` makes the exit code 1.
OK, NOTE, SLOW, BAD = "ok", "note", "slow", "bad"
STYLES = {OK: "green", NOTE: "cyan", SLOW: "yellow", BAD: "bold red"}
#: What each extra is known by.
EXTRAS = {
    "web": ("starlette", "uvicorn", "sqlalchemy", "alembic", "jinja2", "argon2", "platformdirs"),
    "arena": ("openskill",),
    "postgres": ("psycopg",),
    "gymnasium": ("gymnasium", "numpy"),
    "pettingzoo": ("pettingzoo", "gymnasium", "numpy"),
    "open-spiel": ("pyspiel", "numpy"),
    "ray": ("ray",),
    "train": ("numpy",),
    "site": ("mkdocs", "material", "mkdocstrings"),
}
#: Modules that are compiled where anything is: one of the kernel and of each game.
COMPILED = (
    "cosmeeple.kernel.engine.table",
    *[f"cosmeeple.games.{slug}.evaluate" for slug in own_slugs()],
)
#: Seconds of random play that are measured, and decisions a second below which hard bots feel slow.
MEASURED = 0.4
BRISK = 300_000


@dataclass(frozen=True)
class Finding:
    level: str
    #: The message of the terminal that says it, and its values.
    message: str
    values: dict[str, str]


def finding(level: str, message: str, **values: object) -> Finding:
    return Finding(level, message, {key: str(value) for key, value in values.items()})


def installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except (ImportError, ValueError):
        return False


# --- what is looked at


def look_at_python() -> Iterator[Finding]:
    yield finding(
        OK,
        "doctor-python",
        cosmeeple=__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        processors=processors(),
    )


def compiled_modules() -> list[str]:
    found = []
    for module in COMPILED:
        spec = importlib.util.find_spec(module)
        if spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES)):
            found.append(module)
    return found


def look_at_rules() -> Iterator[Finding]:
    compiled = compiled_modules()
    if len(compiled) == len(COMPILED):
        yield finding(OK, "doctor-compiled", games=len(own_slugs()))
    elif compiled:
        missing = ", ".join(sorted(set(COMPILED) - set(compiled)))
        yield finding(BAD, "doctor-half-compiled", missing=missing)
    else:
        yield finding(SLOW, "doctor-interpreted")
    for slug in SLUGS:
        try:
            load_game(slug).kit()
        except (ImportError, BadInput, OSError) as error:
            yield finding(BAD, "doctor-game-broken", game=slug, error=error)
            return
    game = load_game("antarctica")
    decisions, begun, seed = 0, time.process_time(), 0
    while time.process_time() - begun < MEASURED:
        seed += 1
        decisions += play_randomly(game.new(4, seed), Rng(seed))
    speed = decisions / (time.process_time() - begun)
    yield finding(OK if speed >= BRISK else SLOW, "doctor-speed", speed=f"{speed:,.0f}")


def look_at_extras() -> Iterator[Finding]:
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if not installed(module)]
        if missing:
            yield finding(NOTE, "doctor-no-extra", extra=extra, missing=", ".join(missing))
        else:
            yield finding(OK, "doctor-extra", extra=extra)


def look_at_terminal() -> Iterator[Finding]:
    encoding = (sys.stdout.encoding or "?").lower()
    good = encoding.replace("-", "") == "utf8"
    yield finding(
        OK if good else SLOW, "doctor-terminal" if good else "doctor-letters", encoding=encoding
    )


def look_at_settings() -> Iterator[Finding]:
    """Settings, data folder, database and port of a server that would be started now."""
    settings = importlib.import_module("cosmeeple.web.settings")
    try:
        found = settings.gather()
    except BadInput as error:
        yield finding(BAD, "doctor-settings-wrong", error=error)
        return
    yield finding(
        OK, "doctor-settings", file=found.file, there="yes" if found.file.is_file() else "no"
    )
    for line in found.warnings:
        yield finding(SLOW, "doctor-warning", line=line)
    yield from look_at_database(found.settings.db)
    yield from look_at_port(found.settings.host, found.settings.port)


def look_at_database(db: str) -> Iterator[Finding]:
    guard = importlib.import_module("cosmeeple.store.guard")
    migrate = importlib.import_module("cosmeeple.store.migrate")
    url = importlib.import_module("cosmeeple.store.database").database_url(db)
    if url.get_backend_name() == "sqlite":
        path = Path(url.database)
        if not path.exists():
            folder = next(one for one in path.absolute().parents if one.exists())
            good = os.access(folder, os.W_OK)
            yield finding(
                OK if good else BAD, "doctor-no-database" if good else "doctor-read-only", path=path
            )
            return
        if not os.access(path, os.W_OK):
            yield finding(BAD, "doctor-read-only", path=path)
            return
    name = url.render_as_string(hide_password=True)
    try:
        guard.inspect(url)
        schema = migrate.current(url)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, that is what we are asked
        yield finding(BAD, "doctor-database-broken", path=name, error=str(error).splitlines()[0])
        return
    if schema == migrate.newest():
        yield finding(OK, "doctor-database", path=name, schema=schema)
    elif schema is None or schema in migrate.revisions():
        yield finding(
            NOTE, "doctor-database-older", path=name, schema=schema, newest=migrate.newest()
        )
    else:
        yield finding(BAD, "doctor-database-newer", path=name, schema=schema)


def look_at_port(host: str, port: int) -> Iterator[Finding]:
    serve = importlib.import_module("cosmeeple.web.serve")
    there, said = importlib.import_module("cosmeeple.web.health").ask(
        serve.address_of(host, port), 2.0
    )
    if there:
        bad = said["status"] != "ok"
        yield finding(
            SLOW if bad else OK, "doctor-serving", host=host, port=port, status=said["status"]
        )
        return
    try:
        serve.listening(host, port).close()
    except BadInput as error:
        yield finding(BAD, "doctor-port", error=error)
        return
    yield finding(OK, "doctor-port-free", host=host, port=port)


def look_at_bots() -> Iterator[Finding]:
    """Does a process for bots start here, and answer?"""
    botseat = importlib.import_module("cosmeeple.web.botseat")
    logs = importlib.import_module("cosmeeple.web.logs")
    line = importlib.import_module("cosmeeple.web.botline")
    game = load_game("antarctica")
    table = game.new(2, 1)
    seat = table.deciders()[0]
    before = logs.stream
    logs.to(None)

    async def think() -> tuple[str, float]:
        pool = botseat.BotPool(1, 0.5)
        begun = time.perf_counter()
        try:
            known = botseat.known_to(game, table, seat)
            claim = line.Claim(
                "doctor", lambda: line.Rank.PEOPLE, lambda: [line.Payer("doctor", "doctor")]
            )
            answer = await pool.think(claim, game, "doctor", known, seat, "easy", 2)
        finally:
            pool.close()
        return answer.failed, time.perf_counter() - begun

    try:
        failed, seconds = asyncio.run(think())
    finally:
        logs.to(before)
    if failed:
        yield finding(BAD, "doctor-bots-fail", why=failed)
    else:
        yield finding(OK, "doctor-bots", seconds=f"{seconds:.1f}")


LOOKS: tuple[Callable[[], Iterator[Finding]], ...] = (
    look_at_python,
    look_at_rules,
    look_at_terminal,
    look_at_extras,
)


def examine() -> Iterator[Finding]:
    for look in LOOKS:
        yield from look()
    if all(installed(module) for module in EXTRAS["web"]):
        yield from look_at_settings()
        yield from look_at_bots()


# --- the command


def sentence(words: Phrases, one: Finding) -> str:
    return words.say(one.message, **one.values)


def command(arguments: argparse.Namespace) -> int:
    """0 when everything that is installed works, 1 when something does not."""
    words = voice(arguments.lang)
    if arguments.json:
        found = list(examine())
        lines = [{**asdict(one), "text": sentence(words, one)} for one in found]
        print(msgspec.json.format(msgspec.json.encode(lines)).decode())
    else:
        console = Console(emoji=False, highlight=False)
        found = []
        for one in examine():
            found.append(one)
            mark = words.say(f"doctor-is-{one.level}")
            console.print(
                f"[{STYLES[one.level]}]{escape(mark):>7}[/]  {escape(sentence(words, one))}",
                soft_wrap=True,
            )
    return 1 if any(one.level == BAD for one in found) else 0
