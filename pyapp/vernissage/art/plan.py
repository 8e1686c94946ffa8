"""What each tile shows: subject, style and palette, chosen by hand so that no two paintings look alike.

No two paintings of one type and format share a subject, and no two of one type share subject, style and palette. Cubism is used
only where the subject stays recognisable, dots are not used on small formats, and each subject only has formats that fit it.
The index of a row is the tile's number; changing a row repaints that tile and nothing else.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Work(NamedTuple):
    """A tile's painting: a subject of `scenes.SUBJECTS`, a style, a palette. `take` chooses other random numbers."""

    subject: str
    style: str
    palette: str
    take: int = 0


PLAN: Final = (
    Work("bar", "flat", "Bottle night"),  # 0 city 2x2
    Work("silhouette", "flat", "Olive velvet"),  # 1 portrait 2x2
    Work("fruit", "ink", "Delft"),  # 2 still 2x2
    Work("harvest", "ink", "Ember"),  # 3 land 2x2
    Work("harbour", "flat", "Gaslight"),  # 4 city 2x2
    Work("gentleman", "flat", "Mustard", 2),  # 5 portrait 2x2
    Work("music", "flat", "Matisse"),  # 6 still 2x2
    Work("wave", "flat", "Fjord"),  # 7 land 2x2
    Work("canal", "flat", "Lisbon"),  # 8 city 2x2
    Work("lady", "flat", "Teal pop"),  # 9 portrait 2x2
    Work("flowers", "oil", "Aubergine"),  # 10 still 2x2
    Work("snow", "oil", "Fjord"),  # 11 land 2x2
    Work("fair", "ink", "Rose dawn"),  # 12 city 2x2
    Work("squire", "ink", "Old master"),  # 13 portrait 2x2
    Work("tea", "flat", "Peach"),  # 14 still 2x2
    Work("hills", "ink", "Nocturne"),  # 15 land 2x2
    Work("stairs", "flat", "Rose dawn"),  # 16 city 2x3
    Work("medley", "ink", "Prussian"),  # 17 portrait 2x3
    Work("flowers", "flat", "Lemon grove"),  # 18 still 2x3
    Work("avenue", "ink", "Autumn"),  # 19 land 2x3
    Work("rink", "flat", "Blue hour"),  # 20 city 2x3
    Work("count", "oil", "Plum"),  # 21 portrait 2x3
    Work("study", "ink", "Dutch"),  # 22 still 2x3
    Work("birches", "ink", "Fjord"),  # 23 land 2x3
    Work("station", "ink", "Saffron noon"),  # 24 city 3x2
    Work("company", "ink", "Rose salon"),  # 25 portrait 3x2
    Work("friday", "flat", "Lemon grove"),  # 26 still 3x2
    Work("hills", "oil", "Tuscany"),  # 27 land 3x2
    Work("bridge", "flat", "Gaslight"),  # 28 city 3x2
    Work("cadet", "oil", "Prussian"),  # 29 portrait 3x2
    Work("chess", "flat", "Peach"),  # 30 still 3x2
    Work("desert", "flat", "Autumn"),  # 31 land 3x2
    Work("rooftops", "ink", "Lisbon"),  # 32 city 2x4
    Work("ambassador", "flat", "Plum"),  # 33 portrait 2x4
    Work("two mice", "flat", "Delft"),  # 34 still 2x4
    Work("balloons", "ink", "Ember"),  # 35 land 2x4
    Work("windows", "ink", "Blue hour"),  # 36 city 2x4
    Work("wanderer", "ink", "Mustard"),  # 37 portrait 2x4
    Work("pantry", "ink", "Delft"),  # 38 still 2x4
    Work("aurora", "oil", "Nocturne"),  # 39 land 2x4
    Work("cafe", "flat", "Gaslight"),  # 40 city 4x2
    Work("general", "flat", "Mustard"),  # 41 portrait 4x2
    Work("tea", "oil", "Aubergine"),  # 42 still 4x2
    Work("tulips", "ink", "Fjord"),  # 43 land 4x2
    Work("market", "oil", "Bottle night"),  # 44 city 4x2
    Work("professor", "flat", "Teal pop"),  # 45 portrait 4x2
    Work("music", "ink", "Peach"),  # 46 still 4x2
    Work("lake", "flat", "Provence"),  # 47 land 4x2
    Work("alley", "dots", "Rainy Paris"),  # 48 city 3x3
    Work("lady", "oil", "Olive velvet"),  # 49 portrait 3x3
    Work("gramophone", "oil", "Lemon grove"),  # 50 still 3x3
    Work("sea", "dots", "Fjord", 4),  # 51 land 3x3
    Work("rooftops", "cubist", "Lisbon"),  # 52 city 3x3
    Work("profile", "ink", "Mustard"),  # 53 portrait 3x3
    Work("fish", "dots", "Delft"),  # 54 still 3x3
    Work("snow", "cubist", "Nocturne"),  # 55 land 3x3
    Work("tram", "flat", "Gaslight"),  # 56 city 3x3
    Work("company", "cubist", "Old master"),  # 57 portrait 3x3
    Work("letters", "ink", "Dutch"),  # 58 still 3x3
    Work("harvest", "flat", "Tuscany"),  # 59 land 3x3
    Work("market", "ink", "Blue hour"),  # 60 city 3x3
    Work("painter", "flat", "Rose salon", 1),  # 61 portrait 3x3
    Work("fruit", "cubist", "Matisse"),  # 62 still 3x3
    Work("reef", "ink", "Nocturne"),  # 63 land 3x3
    Work("canal", "oil", "Saffron noon"),  # 64 city 3x4
    Work("profile", "flat", "Plum"),  # 65 portrait 3x4
    Work("supper", "ink", "Dutch"),  # 66 still 3x4
    Work("beach", "flat", "Fjord"),  # 67 land 3x4
    Work("fair", "flat", "Blue hour"),  # 68 city 3x4
    Work("gentleman", "ink", "Old master"),  # 69 portrait 3x4
    Work("flowers", "cubist", "Delft"),  # 70 still 3x4
    Work("birches", "oil", "Autumn"),  # 71 land 3x4
    Work("cafe", "dots", "Lisbon"),  # 72 city 4x3
    Work("sleeper", "dots", "Rose salon"),  # 73 portrait 4x3
    Work("chess", "dots", "Matisse"),  # 74 still 4x3
    Work("meadow", "flat", "Spring"),  # 75 land 4x3
    Work("bridge", "ink", "Bottle night"),  # 76 city 4x3
    Work("gentleman", "cubist", "Teal pop"),  # 77 portrait 4x3
    Work("study", "flat", "Aubergine"),  # 78 still 4x3
    Work("hills", "dots", "Autumn"),  # 79 land 4x3
    Work("hill tram", "flat", "Blue hour"),  # 80 city 4x4
    Work("bather", "ink", "Old master"),  # 81 portrait 4x4
    Work("tea", "flat", "Lemon grove"),  # 82 still 4x4
    Work("shower", "flat", "Spring"),  # 83 land 4x4
    Work("theatre", "ink", "Bottle night"),  # 84 city 4x4
    Work("banker", "flat", "Teal pop"),  # 85 portrait 4x4
    Work("fish", "ink", "Morandi"),  # 86 still 4x4
    Work("waterfall", "ink", "Spring"),  # 87 land 4x4
    Work("bridge", "flat", "Rose dawn"),  # 88 city 3x5
    Work("bust", "oil", "Rose salon"),  # 89 portrait 3x5
    Work("sill", "flat", "Peach"),  # 90 still 3x5
    Work("windmill", "oil", "Spring"),  # 91 land 3x5
    Work("market", "flat", "Rose dawn"),  # 92 city 5x3
    Work("two crowns", "flat", "Prussian"),  # 93 portrait 5x3
    Work("toys", "flat", "Aubergine"),  # 94 still 5x3
    Work("viaduct", "flat", "Tuscany"),  # 95 land 5x3
    Work("alley", "ink", "Rose dawn"),  # 96 city 4x5
    Work("dealer", "ink", "Mustard"),  # 97 portrait 4x5
    Work("music", "dots", "Aubergine"),  # 98 still 4x5
    Work("oasis", "flat", "Provence"),  # 99 land 4x5
    Work("rooftops", "flat", "Gaslight"),  # 100 city 4x5
    Work("painter", "oil", "Prussian"),  # 101 portrait 4x5
    Work("study", "oil", "Delft"),  # 102 still 4x5
    Work("lake", "oil", "Fjord"),  # 103 land 4x5
    Work("harbour", "dots", "Lisbon"),  # 104 city 5x4
    Work("company", "dots", "Olive velvet"),  # 105 portrait 5x4
    Work("flowers", "ink", "Matisse"),  # 106 still 5x4
    Work("vineyard", "flat", "Tuscany"),  # 107 land 5x4
    Work("windows", "flat", "Gaslight"),  # 108 city 5x5
    Work("duchess", "flat", "Plum"),  # 109 portrait 5x5
    Work("fruit", "flat", "Peach"),  # 110 still 5x5
    Work("sea", "ink", "Provence"),  # 111 land 5x5
    Work("cafe", "ink", "Rainy Paris"),  # 112 city 2x3
    Work("cardinal", "ink", "Old master"),  # 113 portrait 2x3
    Work("vessels", "flat", "Morandi"),  # 114 still 2x3
    Work("terraces", "flat", "Provence"),  # 115 land 2x3
)
