"""Secrets are kept hashed: who reads the database gets none of them."""

from __future__ import annotations

import hashlib


def token_hash(text: str) -> str:
    """A token, or an address that is one, as it is kept."""
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
