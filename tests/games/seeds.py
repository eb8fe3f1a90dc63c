"""How many random games a law is held against."""

from __future__ import annotations

from cosmeeple.cli.bench import is_compiled


def seeds(count: int) -> range:
    """Seeds of random games: so many where the rules are compiled, the first one where they are
    interpreted and a game takes many times as long. `make test` runs both."""
    return range(count if is_compiled() else 1)
