"""What the handlers of several pages need."""

from __future__ import annotations

import io

import segno

from cosmeeple.kernel.engine.chance import check_nonce
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.viewer import Viewpoint, viewpoint
from cosmeeple.web.visit import Visit


def where(visit: Visit, room: Room) -> Viewpoint:
    """Where this visit looks at the room from; `?seat=B` chooses among one's own seats."""
    letter = visit.request.query_params.get("seat", "")
    wanted = SEAT_LETTERS.index(letter) if letter in SEAT_LETTERS else None
    return viewpoint(room, visit.actor, visit.login, wanted)


def qr_svg(text: str) -> str:
    """A QR code as inline SVG without styles."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        omitsize=True,
        border=2,
        dark="#000",
        light="#fff",
        svgclass="qr",
    )
    return out.getvalue().decode().strip()


def nonce_comes(visit: Visit) -> bool:
    """The browser's script says that it will add a random number to the deal; without script nobody
    waits for one."""
    return visit.fields.get("nonce") == "coming"


def read_nonce(visit: Visit) -> str:
    """The number itself, or nothing; BadInput when it is none."""
    nonce = visit.fields.get("nonce", "")
    return check_nonce(nonce) if nonce else ""


def need_readable(room: Room) -> None:
    """Refused where the table is frozen, with the reason."""
    if room.history.frozen:
        key, values = room.history.frozen_as
        raise Refused(key, 423, room.history.frozen, **values)
