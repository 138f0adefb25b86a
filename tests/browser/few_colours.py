"""Small PNG files: a screenshot in 256 colours, or several as one picture, drawn by the browser itself."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Sequence

from playwright.sync_api import Page

# Pictures in rows of so many, each as wide as is said; then the most common colours, at most one of any that are nearly
# equal, and the rare ones that stand out; every other becomes the nearest of them.
FEW_COLOURS = """async ([pngs, across, wide]) => {
  const read = async (png) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const bitmaps = await Promise.all(pngs.map(read));
  const [one] = bitmaps, gap = bitmaps.length > 1 ? 8 : 0;
  const each = wide || one.width, high = Math.round((one.height * each) / one.width);
  const width = each * across + gap * (across - 1), rows = Math.ceil(bitmaps.length / across), height = high * rows + gap * (rows - 1);
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  bitmaps.forEach((bitmap, i) => context.drawImage(bitmap, (i % across) * (each + gap), Math.floor(i / across) * (high + gap), each, high));
  const { data } = context.getImageData(0, 0, width, height);
  const colours = new Map(), alike = new Map();
  const pixels = Array.from({ length: width * height }, (_, i) => (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2]);
  for (const colour of pixels) colours.set(colour, (colours.get(colour) ?? 0) + 1);
  for (const [colour, n] of [...colours].sort(([, a], [, b]) => b - a)) {
    const near = colour & 0xf8f8f8, kept = alike.get(near);
    alike.set(near, { colour: kept?.colour ?? colour, n: n + (kept?.n ?? 0) });
  }
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const far = (one, other) => one.reduce((sum, part, i) => sum + (part - other[i]) ** 2, 0);
  const rest = [...alike.values()].sort((a, b) => b.n - a.n).map(({ colour, n }) => ({ colour: parts(colour), n }));
  const palette = rest.splice(0, 176).map(({ colour }) => colour);
  for (const one of rest) one.off = Math.min(...palette.map((other) => far(one.colour, other)));
  while (palette.length < 256 && rest.length) {  // rare colours that no common one is like
    const next = rest.reduce((best, one) => (one.off * Math.sqrt(one.n) > best.off * Math.sqrt(best.n) ? one : best));
    palette.push(next.colour);
    for (const one of rest) one.off = Math.min(one.off, far(one.colour, next.colour));
  }
  const index = new Map();
  for (const colour of colours.keys()) {
    const distances = palette.map((other) => far(parts(colour), other));
    index.set(colour, distances.indexOf(Math.min(...distances)));
  }
  let text = "";
  for (const colour of pixels) text += String.fromCharCode(index.get(colour));
  return { width, height, palette: palette.flat(), pixels: btoa(text) };
}"""


def small(desk: Page, pngs: Sequence[bytes], across: int = 1, wide: int = 0) -> bytes:
    """One PNG of all these, in rows of `across`, each `wide` pixels wide (0: as it is)."""
    given = [base64.b64encode(png).decode() for png in pngs]
    found = desk.evaluate(FEW_COLOURS, [given, across, wide])
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
