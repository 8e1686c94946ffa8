"""Slips that change nothing anybody could notice, by their name, with the reason: none of them is planted."""

from __future__ import annotations

from typing import Final

HARMLESS: Final[dict[str, str]] = {}
