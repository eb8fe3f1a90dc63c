"""`cosmeeple backup` and `cosmeeple restore`: all games in one file, and back."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store.archive import backup, restore, was_there
from cosmeeple.store.database import disk_sentence
from cosmeeple.web import settings, settings_shown

#: What somebody must know who restores into a database that a server has made.
REPLACED = (
    "this database was there already, without games; its settings and the key that signs its "
    "links gave way to those of the backup: start the servers that run on it again"
)


def counted(counts: dict[str, int]) -> str:
    """How many of what, in words."""
    return ", ".join(f"{number} {name}" for name, number in counts.items() if number)


def backup_parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple backup`."""
    made = argparse.ArgumentParser(
        "cosmeeple backup", description="Save all games to one file, also while the server runs."
    )
    made.add_argument("file", type=Path)
    settings.add_flags(made, ("db",))
    return made


def backup_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple backup FILE`."""
    args = backup_parser().parse_args(argv)
    return told(
        lambda: f"{args.file}: {counted(backup(settings.from_flags(args).settings.db, args.file))}",
        "backup",
    )


def restore_parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple restore`."""
    made = argparse.ArgumentParser(
        "cosmeeple restore", description="Put a backup into an empty database."
    )
    made.add_argument("file", type=Path)
    settings.add_flags(made, ("db",))
    return made


def restore_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple restore FILE`."""
    args = restore_parser().parse_args(argv)

    def work() -> str:
        db = settings.from_flags(args).settings.db
        there = was_there(db)
        said = f"{settings_shown.without_password(db)}: {counted(restore(args.file, db))}"
        return f"{said}\n{REPLACED}" if there else said

    return told(work, "restore")


def told(work: Callable[[], str], name: str) -> int:
    """Run a command; what goes wrong is one line and exit code 2."""
    try:
        said = work()
        if said:
            print(said)
    except (BadInput, OSError) as error:
        print(f"cosmeeple {name}: {error}", file=sys.stderr)
        return 2
    except SQLAlchemyError as error:
        said = (
            disk_sentence(error) if isinstance(error, DatabaseError) else str(error).splitlines()[0]
        )
        print(f"cosmeeple {name}: the database says: {said}; nothing was changed", file=sys.stderr)
        return 2
    return 0
