"""The rules in our own words, as help shows them: read from one text for each game and language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..core.packaged import data


class Chapter(NamedTuple):
    """A heading and its clauses: the number of each and its text."""

    heading: str
    clauses: tuple[tuple[str, str], ...]


class Rulebook(NamedTuple):
    """A game's rules: their title and chapters."""

    title: str
    chapters: tuple[Chapter, ...]


@cache
def rules(game: str, language: str) -> Rulebook | None:
    """A game's rules in a language, else in English; None if there are none."""
    for folder in (language, "en"):
        try:
            text = data(f"locale/{folder}/{game}.rules.txt")
        except OSError:  # not written in this language
            continue
        return parse(text.decode("utf-8"))
    return None


def parse(text: str) -> Rulebook:
    """Reads a rules text: the title, then `# heading` and `XX-1.1 clause` lines; empty lines part them."""
    title, *lines = text.splitlines()
    chapters: list[tuple[str, list[tuple[str, str]]]] = []
    for line in lines:
        if line.startswith("# "):
            chapters.append((line[2:], []))
        elif line:
            number, _, clause = line.partition(" ")
            if not chapters:
                raise ValueError(f"a clause before the first heading: {number}")
            chapters[-1][1].append((number, clause))
    return Rulebook(title, tuple(Chapter(heading, tuple(clauses)) for heading, clauses in chapters))
