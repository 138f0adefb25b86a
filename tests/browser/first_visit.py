"""What a first visit loads, as it goes over the wire: for a test and for benchmarks/page.py."""

from __future__ import annotations

import time

from playwright.sync_api import Request, expect

from browser import GENTLE, PATIENCE, House

MOST_BYTES = {"en": 300_000}
MOST_BYTES_ELSEWHERE = 400_000
PLACES = ("the start page", "a table")


def first_visit(house: House, lang: str, where: str) -> dict[str, int]:
    """The compressed size of everything, by address, once the whole page is there with its fonts and emblems."""
    anna = house.person(lang=lang, settings={"learn": True})
    sizes: dict[str, int] = {}
    asked: set[Request] = set()

    def ended(request: Request) -> None:
        sizes[request.url] = max(0, request.sizes()["responseBodySize"])
        asked.discard(request)

    anna.page.on("request", lambda request: asked.add(request))
    anna.page.on("requestfinished", ended)
    if where == "a table":
        anna.sit(anna.table(GENTLE))
        anna.asked()
        expect(anna.page.locator("[data-zone=hand] .card").first).to_be_visible()
    else:
        anna.page.goto("/")
        expect(anna.page.get_by_text(anna.say("web-first-learn"))).to_be_visible()
    # a busy machine may be idle on the network before it has drawn the page, and ask for the fonts only then
    until = time.monotonic() + PATIENCE
    while asked or not all(any(part in url for url in sizes) for part in ("/api/emblems", ".woff2")):
        assert time.monotonic() < until, (sorted(sizes), [request.url for request in asked])
        anna.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    return sizes
