"""Draws the pictures of the README: `python tests/browser/pictures.py docs/images` (needs Chromium, and the page installed).

The table in light and dark, with Durations, mats, tokens and Colonies, with six players, on a phone. With `all` after the
folder: every one in English, Hungarian and Icelandic, light and dark, and at 1920 by 1080, to look at.
"""

from __future__ import annotations

import base64
import pathlib
import struct
import sys
import tempfile
import zlib
from typing import Any

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(TESTS), str(TESTS / "store")]  # run by hand, pytest's paths are not there

from browser import PHONE, House, Mouse, Person, Position, opened, simple  # noqa: E402

# The most common colours, at most one of any that are nearly equal, and the rare ones that stand out; every other becomes
# the nearest of them.
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

FAIR = {"kind": "bot", "level": "fair"}
LARGE = {"width": 1920, "height": 1080}
SCENE: Position = {
    "kingdom": ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"],
    "players": [
        {
            "hand": ["Village", "Village", "Market", "Copper", "Estate"],
            "deck": ["Smithy", "Militia", "Silver", "Copper", "Estate", "Copper", "Copper"],
            "discard": ["Copper", "Market", "Copper", "Estate", "Copper"],
            "turns": 8,
        },
        {
            "hand": ["Silver", "Copper", "Merchant", "Copper", "Estate"],
            "deck": ["Market", "Silver", "Gold", "Copper", "Village", "Copper", "Estate", "Militia", "Copper"],
            "discard": ["Gold", "Copper", "Copper", "Estate"],
            "turns": 7,
        },
    ],
    "supply": {"Province": 8, "Village": 6, "Smithy": 8, "Militia": 8, "Market": 7, "Silver": 34, "Gold": 27, "Merchant": 2},
    "trash": ["Copper", "Estate"],
    "seed": 4,
}
LATER: Position = {
    "kingdom": ["Bazaar", "Blockade", "Caravan", "Grand Market", "Island", "Lighthouse", "Monument", "Native Village", "Pirate", "Wharf"],
    "players": [
        {
            "hand": ["Caravan", "Monument", "Blockade", "Silver", "Estate"],
            "deck": ["Gold", "Silver", "Copper", "Copper", "Bazaar", "Estate"],
            "discard": ["Wharf", "Copper"],
            "play": ["Lighthouse", "Wharf"],
            "durations": ["Lighthouse", "Wharf"],
            "island": ["Island", "Estate"],
            "native village": ["Gold"],
            "tokens": {"victory": 4},
        },
        {
            "hand": ["Silver", "Copper", "Bazaar", "Copper", "Estate"],
            "deck": ["Gold", "Silver", "Copper", "Copper"],
            "discard": ["Caravan"],
            "play": ["Caravan"],
            "durations": ["Caravan"],
            "tokens": {"victory": 2},
        },
    ],
    "pile_tokens": {"Gold": {"embargo": 1}},
    "colonies": True,
    "seed": 4,
}


def draw(folder: pathlib.Path, everything: bool = False) -> None:
    with tempfile.TemporaryDirectory() as home, opened(pathlib.Path(home)) as house:
        draw_table(house.person(), folder / "table.png")
        draw_table(house.person(color_scheme="dark"), folder / "dark.png", card="Militia")
        draw_later(house.person(), folder / "durations.png")
        draw_players(house.person(color_scheme="dark"), folder / "six.png", 6)
        draw_phone(house, folder / "phone.png")
        for lang in ("en", "hu", "is") if everything else ():
            for scheme in ("light", "dark"):
                looks, ending = {"lang": lang, "color_scheme": scheme}, f"{lang}-{scheme}.png"
                draw_table(house.person(**looks), folder / f"table-{ending}", card="Militia")
                draw_table(house.person(viewport=LARGE, **looks), folder / f"large-{ending}")
                draw_later(house.person(**looks), folder / f"durations-{ending}")
                draw_phone(house, folder / f"phone-{ending}", **looks)
                draw_players(house.person(**looks), folder / f"four-{ending}", 4)
                draw_players(house.person(**looks), folder / f"six-{ending}", 6)
                house.part()
        house.part()


def draw_table(anna: Person, path: pathlib.Path, card: str = "") -> None:
    """In the middle of an Action phase; with the text of a card beside it."""
    anna.sit(anna.position(SCENE, FAIR, counts=True))
    mouse = Mouse(anna)
    for action in ("Village", "Village", "Market"):
        anna.asked()
        mouse.answer([action])
    anna.asked()
    if card:
        mouse.card("hand", card).hover()
        anna.button("web-close").wait_for()
    shoot(anna, path, pointing=bool(card))


def draw_later(anna: Person, path: pathlib.Path) -> None:
    """Durations at the left of the play row, mats beside the deck, tokens, nine basic piles."""
    anna.sit(anna.position(LATER, FAIR, counts=True))
    anna.asked()
    shoot(anna, path)


def draw_phone(house: House, path: pathlib.Path, **looks: Any) -> None:
    anna = house.person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1, **looks)
    draw_table(anna, path)


def draw_players(anna: Person, path: pathlib.Path, players: int) -> None:
    anna.sit(anna.table(*[FAIR] * (players - 1)))
    mouse = Mouse(anna)
    while anna.view["view"]["turn"] < 6:
        mouse.answer(simple(anna, anna.asked()))
    anna.asked()
    shoot(anna, path)


def shoot(person: Person, path: pathlib.Path, pointing: bool = False) -> None:
    """The page in 256 colours; nothing is pointed at unless that is to be seen."""
    if not pointing:
        person.page.mouse.move(0, 0)
        person.page.keyboard.press("Escape")
    person.page.wait_for_load_state("networkidle")  # the emblems are there
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
    draw(pathlib.Path(sys.argv[1]), "all" in sys.argv[2:])
