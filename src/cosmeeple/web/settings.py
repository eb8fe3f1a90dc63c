"""What can be set when the server starts."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`secure`: served over https. `base_url`: the address that invitations carry; "" takes that of the request."""

    db: str
    base_url: str = ""
    secure: bool = False
    #: Seconds between two moves of bots while somebody watches.
    bot_delay: float = 0.7
    bot_seconds: float = 3.0
    #: Processes for bots. With two or more, one is kept for bots that answer at a glance.
    bot_workers: int = max(2, (os.cpu_count() or 2) - 1)
    #: Running tables of bots alone that one address may have made.
    bot_tables_per_address: int = 8
    #: Webhooks into the own network: only on a server whose users are trusted.
    private_webhooks: bool = False
    #: The most bytes of a request; a recorded game may be larger.
    body_limit: int = 64 * 1024
    import_limit: int = 1024 * 1024
    #: Connections at the same time: all together (fewer where the system grants fewer files), and from one address.
    connections: int = 6000
    connections_per_address: int = 400
    #: Streams and requests that wait for news at the same time: all together, and from one address.
    streams: int = 5000
    streams_per_address: int = 300
    #: Times the usual rate limits; 0 switches them off (load tests).
    limits: float = 1.0
    #: Metrics to everybody, or only to this machine.
    public_metrics: bool = False
    #: How much the bots' processes give way to everything else.
    bot_niceness: int = 5
