"""Cosmeeple: five science-fiction board games, complete to the last rule, at one table."""

__version__ = "0.1.0"
