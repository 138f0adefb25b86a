"""Attacks on a running server while two people play, by subject; `python benchmarks/hostile.py` runs them."""
