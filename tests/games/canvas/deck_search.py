"""Makes the deck of Canvas again: `python -m tests.games.canvas.deck_search` writes games/canvas/rules/deck.py.

The figures fix what there is: 72 single icons, 32 doubles, 16 bonuses, and on which pair of slots each card has them. The
search lays these contents out by simulated annealing from a fixed seed until no figure and no wish for balance is missed.

Glossary: a *content* is what one slot of one card shows, in the letters of the table. A *place* is (card, which of its two
slots). A card's *make* is the pair of content classes: single + single, single + double, bonus + single, bonus + double.
"""

import math
from collections import Counter
from itertools import combinations
from pathlib import Path

from vernissage.table.chance import Rng

LETTERS = "HSTO"
PAIRS = list(combinations(range(5), 2))
DOUBLES = {"ST": 6, "HO": 6, "HS": 5, "HT": 5, "SO": 5, "TO": 5}
SINGLES_EACH = 18
BONUSES_EACH = 4
SEED = 1891
TARGET = Path(__file__).parents[3] / "pyapp/vernissage/games/canvas/rules/deck.py"
HEADER = '''"""The deck of Canvas: 60 cards by their five slots, H S T O for the elements, small letters for bonuses.

Made by `python -m tests.games.canvas.deck_search`; do not edit by hand.
"""

from typing import Final

TABLE: Final = """\\
'''

Layout = list[list[str]]


def makes() -> list[tuple[str, str]]:
    """By card, the classes of its two contents ("1" single, "2" double, "b" bonus): each pair of slots has two cards of
    two singles; the 24 of single + double and the 16 with a bonus are spread evenly over the ten pairs.
    """
    out: list[tuple[str, str]] = []
    bonus = [("b", "1"), ("b", "2")] * 8
    for p in range(len(PAIRS)):
        with_bonus = 1 if p in {1, 4, 6, 9} else 2  # four pairs, no slot in all of them
        cards = [("1", "1")] * 2 + [("1", "2")] * (4 - with_bonus) + [bonus.pop(0) for _ in range(with_bonus)]
        out += cards
    return out


def start(rng: Rng) -> Layout:
    """A random layout of the contents with the right makes."""
    heap = {
        "1": rng.shuffled([x for x in LETTERS for _ in range(SINGLES_EACH)]),
        "2": rng.shuffled([x for x, n in DOUBLES.items() for _ in range(n)]),
        "b": rng.shuffled([x.lower() for x in LETTERS for _ in range(BONUSES_EACH)]),
    }
    return [[heap[k].pop() for k in make] for make in makes()]


def misses(layout: Layout) -> int:
    """How far the layout is from the figures and from balance; 0 is what is sought."""
    out = 0
    icons: Counter[tuple[int, str]] = Counter()
    doubles: Counter[int] = Counter()
    bonuses: Counter[int] = Counter()
    bonus_kinds: Counter[tuple[int, str]] = Counter()
    mates: Counter[str] = Counter()
    beside: Counter[tuple[str, str]] = Counter()
    for card, contents in enumerate(layout):
        slots = PAIRS[card // 6]
        for slot, content in zip(slots, contents, strict=True):
            doubles[slot] += len(content) == 2
            if content.islower():
                bonuses[slot] += 1
                bonus_kinds[slot, content] += 1
            else:
                for x in content:
                    icons[slot, x] += 1
        a, b = sorted(contents, key=lambda x: (x.islower(), len(x)))
        if b.islower():
            out += b.upper() in a  # a bonus pays for what other layers bring
            for x in a:
                beside[b, x] += 1
        elif len(b) == 1:
            mates["".join(sorted(a + b))] += 1
        else:
            mates["twice" if a in b else a + "+"] += 1
    out += 4 * sum(outside(icons[s, x], 6, 7) for s in range(5) for x in LETTERS)
    out += 4 * sum(outside(bonuses[s], 3, 4) for s in range(5))
    out += sum(outside(doubles[s], 6, 7) for s in range(5))
    out += sum(outside(bonus_kinds[s, x.lower()], 0, 1) for s in range(5) for x in LETTERS)
    out += sum(outside(beside[x.lower(), y], 1, 3) for x in LETTERS for y in LETTERS if x != y)
    # Two singles: each of the ten mixtures twice. Single with double: one in six shows an element twice.
    out += sum(outside(mates["".join(sorted(x + y))], 2, 2) for x in LETTERS for y in LETTERS if x <= y)
    out += outside(mates["twice"], 4, 4) + sum(outside(mates[x + "+"], 5, 5) for x in LETTERS)
    faces = Counter((card // 6, *contents) for card, contents in enumerate(layout))
    return out + 4 * sum(n - 1 for n in faces.values())


def outside(n: int, low: int, high: int) -> int:
    """How far n is from the range."""
    return max(low - n, n - high, 0)


def search(seed: int) -> Layout:
    """Swaps contents of one class, or the two contents of a card, until nothing is missed."""
    rng = Rng(seed)
    layout = start(rng)
    kinds = makes()
    places = {k: [(c, i) for c, make in enumerate(kinds) for i in (0, 1) if make[i] == k] for k in "12b"}
    swaps = [*places["1"], *places["2"], *places["b"]]
    now = misses(layout)
    step = 0
    while now:
        heat = max(0.15, 2.0 * 0.9997**step)
        step += 1
        c, i = rng.pick(swaps)
        flip = rng.below(4) == 0
        d, j = (c, 1 - i) if flip else rng.pick(places[class_of(layout[c][i])])
        if not flip and class_of(layout[d][j]) != class_of(layout[c][i]):
            continue  # a flip has moved this class elsewhere
        layout[c][i], layout[d][j] = layout[d][j], layout[c][i]
        then = misses(layout)
        if then <= now or rng.below(1 << 30) < math.exp((now - then) / heat) * (1 << 30):
            now = then
        else:
            layout[c][i], layout[d][j] = layout[d][j], layout[c][i]
    return layout


def class_of(content: str) -> str:
    """A content's class."""
    return "b" if content.islower() else str(len(content))


def table(layout: Layout) -> str:
    """The deck's table: a line a card, sorted by slots and contents."""
    lines = []
    for card, contents in enumerate(layout):
        fields = ["."] * 5
        for slot, content in zip(PAIRS[card // 6], contents, strict=True):
            fields[slot] = content
        lines.append((card // 6, [(len(f), f) for f in fields], " ".join(f"{f:<2}" for f in fields).rstrip()))
    return "\n".join(line for _, _, line in sorted(lines))


def module(layout: Layout) -> str:
    """The text of the deck's module."""
    return HEADER + table(layout) + '"""\n'


if __name__ == "__main__":
    TARGET.write_text(module(search(SEED)), encoding="utf-8")
