"""Our games inside the tools that researchers use: `pettingzoo`, `open_spiel`, `gymnasium`. See
docs/adapters.md."""
