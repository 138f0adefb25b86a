"""Charts of a simulation: a page that opens without a network, and the main charts as SVG or PNG, from plain data."""

from .page import html
from .picture import png, rasteriser, svg

__all__ = ["html", "png", "rasteriser", "svg"]
