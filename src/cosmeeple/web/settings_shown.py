"""`cosmeeple settings`: what a server started now would use, the table of docs/hosting.md and a
settings file with every default."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, get_args
from urllib.parse import urlsplit

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.web.settings import Gathered, Setting, add_flags, all_settings, from_flags

EXAMPLE_HEAD = """\
# Settings of `cosmeeple serve`, all at their defaults: take the # away from what you want to change.
# The program looks for settings.toml in your folder for configuration (`cosmeeple settings` says where),
# or for the file that --settings or COSMEEPLE_SETTINGS names.
"""


def kind_name(setting: Setting) -> str:
    """What it may be, in words."""
    choices = get_args(setting.kind)
    if choices:
        return " or ".join(f"`{choice}`" for choice in choices)
    names: dict[type, str] = {bool: "on or off", int: "whole number", float: "number", str: "text"}
    return names[setting.kind]


def toml_value(value: Any) -> str:
    """A value as the settings file has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else f"{value}"


def markdown() -> str:
    """The table of docs/hosting.md."""
    lines = [
        "| setting | flag | environment | kind | default | what |",
        "|---|---|---|---|---|---|",
    ]
    for one in all_settings():
        flag = f"`{one.flag}`" + (f", `--no-{one.flag[2:]}`" if one.kind is bool else "")
        lines.append(
            f"| `{one.name}` | {flag} | `{one.variable}` | {kind_name(one)} | `{toml_value(one.default)}` | {one.text} |"
        )
    return "\n".join(lines) + "\n"


def example() -> str:
    """A settings file with everything at its default."""
    parts = [f"# {one.text}\n#{one.name} = {toml_value(one.default)}\n" for one in all_settings()]
    return "\n".join([EXAMPLE_HEAD, *parts])


def report(found: Gathered) -> str:
    """Every setting with its value and where it comes from, as lines of TOML."""
    there = "" if found.file.is_file() else " (not there)"
    lines = [f"# settings file: {found.file}{there}"]
    width = max(len(one.name) for one in all_settings())
    for one in all_settings():
        value = toml_value(without_password(getattr(found.settings, one.name)))
        lines.append(f"{one.name:{width}} = {value}  # {found.sources.get(one.name, 'default')}")
    return "\n".join(lines)


def without_password(value: Any) -> Any:
    """A database URL without its password: this is shown to people."""
    if not isinstance(value, str) or "://" not in value:
        return value
    parts = urlsplit(value)
    return value.replace(f":{parts.password}@", ":***@", 1) if parts.password else value


def main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple settings`: what a server started now would use, and where each value comes
    from."""
    made = parser()
    args = made.parse_args(argv)
    try:
        if args.example:
            print(example(), end="")
        elif args.markdown:
            print(markdown(), end="")
        else:
            found = from_flags(args)
            print(report(found))
            for line in found.warnings:
                print(f"# {line}")
    except BadInput as error:
        print(f"cosmeeple settings: {error}", file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """The arguments of `cosmeeple settings`."""
    made = argparse.ArgumentParser(
        "cosmeeple settings",
        description="Show what `cosmeeple serve` would use, and where each value comes from.",
    )
    add_flags(made)
    made.add_argument(
        "--example", action="store_true", help="print a settings file with all defaults"
    )
    made.add_argument("--markdown", action="store_true", help="print the table of docs/hosting.md")
    return made
