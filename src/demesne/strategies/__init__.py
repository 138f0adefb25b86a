"""Strategies: the language, the tables the kernel runs, and the library we ship."""

from .language import Rule, Strategy, StrategyError, parse

__all__ = ["Rule", "Strategy", "StrategyError", "parse"]
