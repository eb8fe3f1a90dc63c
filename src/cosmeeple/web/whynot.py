"""Why an answer is possible or not: every requirement, judged on what the viewer may know."""

from __future__ import annotations

from typing import Any

from cosmeeple.draw.seen import Seen
from cosmeeple.kernel.records.codec import notation
from cosmeeple.web.room import Refused, Room


def reasons(seen: Seen, choice: str, room: Room) -> dict[str, Any]:
    """Of an answer at a table."""
    del room
    return reasons_in(seen, choice)


def reasons_in(seen: Seen, choice: str) -> dict[str, Any]:
    """Of an answer in a position, wherever it is shown."""
    frame = seen.view.question
    legal = seen.legal()
    label = choice
    if frame is not None:
        for pick in frame.domain.picks:
            if notation(frame, pick) == choice:
                label = seen.texts.label(frame, pick, seen.view.state)
                break
        else:
            raise Refused("unknown", 404, f"{choice[:80]!r} is no answer to the question now")
    return {
        "choice": choice,
        "label": label,
        "allowed": choice in legal,
        "reasons": [
            {
                "rule": reason.rule,
                "text": seen.texts.reason(reason),
                "holds": reason.holds,
                "href": f"/rules/{seen.game.slug}#{reason.rule}",
            }
            for reason in seen.why(choice)
        ],
    }
