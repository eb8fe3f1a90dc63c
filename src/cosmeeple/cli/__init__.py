"""The command line: `cosmeeple play | replay | verify | check | rules | components | bench |
...`."""

from cosmeeple.cli.main import main

__all__ = ["main"]
