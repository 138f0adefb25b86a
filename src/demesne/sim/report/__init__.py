"""Pictures of a simulation: a page that opens without a network, and the main charts as SVG or PNG. Plain data in."""

from .page import html
from .picture import png, rasteriser, svg

__all__ = ["html", "png", "rasteriser", "svg"]
