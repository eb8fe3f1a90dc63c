"""Screenshots as small PNG files: 256 colours are enough for a drawn page. Needs numpy and a
browser page to read pixels."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
from playwright.sync_api import Page

#: The pixels of a PNG file, four bytes each.
PIXELS = """async (data) => { const picture = new Image(); picture.src = 'data:image/png;base64,' + data; await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height); const pen = canvas.getContext('2d'); pen.drawImage(picture, 0, 0);
  const bytes = pen.getImageData(0, 0, picture.width, picture.height).data; let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return [picture.width, picture.height, btoa(text)] }"""


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def palette_of(
    colours: np.ndarray[tuple[int, int], np.dtype[np.int32]],
) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """256 of the colours, frequent ones first, none too near to another: a small mark keeps its
    own."""
    kept = colours[:1]
    for colour in colours[1:]:
        if ((kept - colour) ** 2).sum(1).min() >= 10**2:
            kept = np.vstack([kept, colour])
            if len(kept) == 256:
                break
    return kept


def slim(reader: Page, picture: bytes) -> bytes:
    """The same picture in at most 256 colours, every other pixel in the nearest of them."""
    width, height, text = reader.evaluate(PIXELS, base64.b64encode(picture).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4)[:, :3].astype(np.int32)
    packed = (pixels[:, 0] << 16) | (pixels[:, 1] << 8) | pixels[:, 2]
    colours, place, count = np.unique(packed, return_inverse=True, return_counts=True)
    parts = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], 1)
    palette = palette_of(parts[np.argsort(-count)])
    nearest = np.concatenate(
        [
            ((some[:, None] - palette[None]) ** 2).sum(2).argmin(1)
            for some in np.array_split(parts, len(parts) // 2000 + 1)
        ]
    )
    rows = nearest[place].astype(np.uint8).reshape(height, width)
    raw = b"".join(b"\0" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"PLTE", palette.astype(np.uint8).tobytes())
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b"")
