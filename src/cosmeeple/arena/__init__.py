"""Tournaments between bots: `cosmeeple arena`, described in docs/arena.md."""
