"""The web table: pages, streams, accounts, HTTP API. Rules never live here."""
