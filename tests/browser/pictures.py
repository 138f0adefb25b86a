"""Draws the pictures of the README: `python tests/browser/pictures.py docs/images` (needs Chromium, and the page installed).

A table in the middle of a game, a phone, six players, and one turn step by step.
"""

from __future__ import annotations

import base64
import pathlib
import struct
import sys
import tempfile
import zlib

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(TESTS), str(TESTS / "store")]  # run by hand, pytest's paths are not there

from browser import PHONE, Decision, House, Mouse, Person, Position, opened, options_of, simple  # noqa: E402

# The most common colours, at most one of any that are nearly equal; every other becomes the nearest of them.
FEW_COLOURS = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const colours = new Map(), alike = new Map();
  const pixels = Array.from({ length: width * height }, (_, i) => (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2]);
  for (const colour of pixels) colours.set(colour, (colours.get(colour) ?? 0) + 1);
  for (const [colour, n] of [...colours].sort(([, a], [, b]) => b - a)) {
    const near = colour & 0xf8f8f8, kept = alike.get(near);
    alike.set(near, { colour: kept?.colour ?? colour, n: n + (kept?.n ?? 0) });
  }
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const palette = [...alike.values()].sort((a, b) => b.n - a.n).slice(0, 256).map(({ colour }) => parts(colour));
  const far = (one, other) => one.reduce((sum, part, i) => sum + (part - other[i]) ** 2, 0);
  const index = new Map();
  for (const colour of colours.keys()) {
    const distances = palette.map((other) => far(parts(colour), other));
    index.set(colour, distances.indexOf(Math.min(...distances)));
  }
  let text = "";
  for (const colour of pixels) text += String.fromCharCode(index.get(colour));
  return { width, height, palette: palette.flat(), pixels: btoa(text) };
}"""

FAIR = {"kind": "bot", "level": "fair"}
SCENE: Position = {
    "kingdom": ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"],
    "players": [
        {
            "hand": ["Village", "Market", "Silver", "Copper", "Estate"],
            "deck": ["Smithy", "Gold", "Silver", "Copper", "Militia", "Estate", "Village", "Copper", "Remodel"],
            "discard": ["Market", "Copper", "Copper", "Estate", "Copper"],
            "turns": 8,
        },
        {
            "hand": ["Silver", "Copper", "Merchant", "Copper", "Estate"],
            "deck": ["Market", "Silver", "Gold", "Copper", "Village", "Copper", "Estate", "Militia", "Copper"],
            "discard": ["Gold", "Copper", "Copper", "Estate"],
            "turns": 7,
        },
    ],
    "supply": {"Province": 7, "Village": 6, "Smithy": 8, "Militia": 8, "Market": 7, "Silver": 34, "Gold": 27, "Merchant": 8},
    "trash": ["Copper", "Estate"],
    "seed": 4,
}


def draw(folder: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as home, opened(pathlib.Path(home)) as house:
        draw_turn(house.person(), folder)
        draw_table(house.person(), folder)
        draw_phone(house, folder)
        draw_six(house.person(), folder)
        house.part()


def draw_turn(anna: Person, folder: pathlib.Path) -> None:
    """The hand; Actions played; Treasures played; a card bought."""
    anna.sit(anna.position(SCENE, FAIR))
    mouse = Mouse(anna)
    anna.asked()
    shoot(anna, folder / "turn-1.png")
    for action in ("Village", "Market", "Smithy"):
        mouse.answer([action])
    shoot(anna, folder / "turn-2.png")
    if anna.asked()["kind"] == "action":
        mouse.answer([])
    mouse.answer(options_of(anna.asked()))
    shoot(anna, folder / "turn-3.png")
    mouse.answer(["Gold"])
    shoot(anna, folder / "turn-4.png")


def draw_table(anna: Person, folder: pathlib.Path) -> None:
    """In the middle of a game, with a card shown beside the table."""
    anna.sit(anna.table(FAIR))
    mouse = Mouse(anna)
    while anna.asked()["kind"] != "action" or len(anna.view["view"]["players"][0]["play"]) < 3:
        mouse.answer(towards_villages(anna, anna.asked()))
    mouse.card("hand", options_of(anna.asked())[0]).hover()
    anna.button("web-close").wait_for()
    shoot(anna, folder / "table.png", pointing=True)


def towards_villages(person: Person, decision: Decision) -> list[str]:
    """More Actions than the simple player buys."""
    options = options_of(decision)
    if decision["kind"] == "action":
        return [next((name for name in ("Village", "Market") if name in options), options[0])]
    if decision["kind"] != "buy":
        return simple(person, decision)
    return next(([name] for name in ("Province", "Market", "Smithy", "Village") if name in options), [])


def draw_phone(house: House, folder: pathlib.Path) -> None:
    anna = house.person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    anna.sit(anna.position(SCENE, FAIR))
    anna.asked()
    shoot(anna, folder / "phone.png")


def draw_six(anna: Person, folder: pathlib.Path) -> None:
    anna.sit(anna.table(*[FAIR] * 5))
    mouse = Mouse(anna)
    while anna.view["view"]["turn"] < 6:
        mouse.answer(simple(anna, anna.asked()))
    anna.asked()
    shoot(anna, folder / "six.png")


def shoot(person: Person, path: pathlib.Path, pointing: bool = False) -> None:
    """The page in 256 colours; nothing is pointed at unless that is to be seen."""
    if not pointing:
        person.page.mouse.move(0, 0)
        person.page.keyboard.press("Escape")
    person.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    taken = base64.b64encode(person.page.screenshot()).decode()
    desk = person.context.new_page()
    found = desk.evaluate(FEW_COLOURS, taken)
    desk.close()
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    draw(pathlib.Path(sys.argv[1]))
