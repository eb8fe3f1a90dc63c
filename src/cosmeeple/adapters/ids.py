"""The names of our games in Gymnasium: `gymnasium.make("cosmeeple/Race-v0")`.

Gymnasium calls `register_all` by itself where Cosmeeple is installed (an entry point of the
package), so nothing of ours is loaded before an environment is made. The number behind the name
says how actions and observations are laid out; it goes up when they change.
"""

# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from gymnasium.envs.registration import register, registry

NAMESPACE = "cosmeeple"
IDS = {
    "antarctica": "Antarctica-v0",
    "tortuga": "Tortuga-v0",
    "relics": "Relics-v0",
    "circadians": "Circadians-v0",
    "race": "Race-v0",
}


def register_all() -> None:
    """Make all games known, once."""
    for slug, name in IDS.items():
        if f"{NAMESPACE}/{name}" not in registry:
            register(
                f"{NAMESPACE}/{name}",
                "cosmeeple.adapters.gymnasium:SeatEnv",
                vector_entry_point="cosmeeple.adapters.batch:SeatVectorEnv",
                kwargs={"game": slug, "players": 2},
                disable_env_checker=True,
            )
