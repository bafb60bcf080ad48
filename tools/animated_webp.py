"""Put pictures one after the other into one animated WebP file.

The browser that took them also encodes them: from each only the pixels that differ from the
picture before, in shades that are a little coarser, and then without loss. The container around
them is written here.
https://developers.google.com/speed/webp/docs/riff_container
"""

from __future__ import annotations

import base64
import struct
from typing import Any, Final

from playwright.sync_api import Page

# Where the picture differs from the one before, and a WebP of that part with all else transparent;
# null if nothing does. A frame may only start at even pixels.
DIFFERENCE: Final = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const image = context.getImageData(0, 0, width, height);
  const coarser = (value) => Math.round(value / 8) * 8;
  image.data.forEach((value, at) => (image.data[at] = coarser(value))); // 256 is kept as 255
  const now = new Uint32Array(image.data.buffer.slice(0));
  const before = window.before ?? new Uint32Array(now.length);
  const shown = new Uint32Array(image.data.buffer);
  let [left, top, right, bottom] = [width, height, -1, -1];
  now.forEach((pixel, at) => {
    if (pixel === before[at]) {
      shown[at] = 0;
      return;
    }
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  window.before = now;
  if (right < 0) return null;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const part = new OffscreenCanvas(wide, high);
  part.getContext('2d').putImageData(image, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality: 1 }); // 1: without loss
  const encoded = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of encoded) text += String.fromCharCode(byte);
  return { left, top, wide, high, text: btoa(text) };
}"""


class AnimatedWebp:
    """The film so far. Pictures have the same size; one that changes nothing only takes time."""

    def __init__(self, page: Page, size: tuple[int, int]) -> None:
        self._page: Final = page
        self._size: Final = size
        self._parts: Final[list[tuple[dict[str, Any], int]]] = []

    def add(self, picture: bytes, milliseconds: int) -> None:
        """Add a PNG that is shown for this long."""
        part = self._page.evaluate(DIFFERENCE, base64.b64encode(picture).decode())
        if part is None:
            part, shown = self._parts.pop()
            milliseconds += shown
        self._parts.append((part, milliseconds))

    @property
    def seconds(self) -> float:
        return sum(milliseconds for _, milliseconds in self._parts) / 1000

    def encoded(self) -> bytes:
        """Return the file: it plays for ever."""
        width, height = self._size
        animated_and_transparent = 0x12
        head = struct.pack("<I", animated_and_transparent) + _three(width - 1) + _three(height - 1)
        body = _chunk(b"VP8X", head) + _chunk(b"ANIM", struct.pack("<IH", 0, 0))
        for part, milliseconds in self._parts:
            body += _chunk(b"ANMF", _frame(part, milliseconds))
        return _chunk(b"RIFF", b"WEBP" + body)


def _frame(part: dict[str, Any], milliseconds: int) -> bytes:
    """Return a part of the picture that is laid over what was there."""
    place = [part["left"] // 2, part["top"] // 2, part["wide"] - 1, part["high"] - 1, milliseconds]
    pixels = _image_chunks(base64.b64decode(part["text"]))
    return b"".join(map(_three, place)) + b"\0" + pixels


def _image_chunks(still: bytes) -> bytes:
    """Return the pixels of a WebP file, without its head and whatever else is in it."""
    out, at = b"", 12
    while at < len(still):
        name, size = struct.unpack_from("<4sI", still, at)
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            out += _chunk(name, still[at + 8 : at + 8 + size])
        at += 8 + size + size % 2
    return out


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
