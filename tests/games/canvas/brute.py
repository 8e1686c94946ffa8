"""An independent reading of every painting the deck can make, against the engine's: `python -m tests.games.canvas.brute`.

It lays the cards in words and lists, counts by going through everything, and shares only the deck's table with the engine.
The command goes through all 205,320 ordered triples in both editions; a test takes a sample.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import permutations

from vernissage.games.canvas.rules import box, layers, reading, scoring
from vernissage.games.canvas.rules.deck import TABLE

LAYERS = [line.split() for line in TABLE.split("\n")]
Slots = tuple[str, ...]
"""What each slot shows, in the table's letters."""


def lay(bottom: int, middle: int, top: int) -> Slots:
    """Card upon card, a slot is painted over where the new card has something."""
    slots = [""] * 5
    for card in (bottom, middle, top):
        for i, field in enumerate(LAYERS[card]):
            if field != ".":
                slots[i] = field
    return tuple(slots)


def pairs(ones: list[int], others: list[int], gaps: Iterable[int]) -> int:
    """The most pairs at one of these distances, over every way of lining up the longer list with the shorter."""
    short, long = sorted((ones, others), key=len)
    return max(sum(abs(a - b) in set(gaps) for a, b in zip(short, order, strict=False)) for order in permutations(long))


@cache
def count(slots: Slots, condition: str, edition: str) -> int:
    """How often the slots meet a condition."""
    icons = Counter(x for slot in slots for x in slot if x.isupper())
    at = {x: [i for i, slot in enumerate(slots) if x in slot] for x in "HSTO"}
    n = {x: icons[x] for x in "HSTO"}
    match condition:
        case "composition":
            return int("" not in slots)
        case "consistency":
            return int(sum(n.values()) == 6)
        case "emphasis":
            return int(n["H"] == 1)
        case "hierarchy" if edition == "rulebook":
            return int(all(n["T"] > n[x] for x in "HSO"))
        case "hierarchy":
            return int(n["O"] > 0 and n["O"] == max(n.values()))
        case "movement":
            return sum(any(x in slots[i] and x in slots[i + 1] and x in slots[i + 2] for i in range(3)) for x in "HSTO")
        case "proportion":
            best = 0
            for order in permutations("HSTO"):  # three of each of the first elements, then twos of what is left
                for threes in range(3):
                    left = dict(n)
                    for x in order[:threes]:
                        left[x] -= 3
                    if min(left.values()) >= 0:
                        best = max(best, min(threes, sum(v // 2 for v in left.values())))
            return best
        case "proximity":
            return pairs(at["T"], at["O"], [1])
        case "repetition":
            return n["S"] // 2
        case "space":
            return pairs(at["H"], at["S"], [2, 3, 4])
        case "style":
            return n["T"] // 3
        case "symmetry":
            return sum(x in slots[i] and x in slots[4 - i] for x in "HSTO" for i in (0, 1))
        case "unity":
            return sum(v // 3 for v in n.values())
        case "variety":
            return min(n.values())
    raise ValueError(condition)


def bonus(slots: Slots) -> int:
    """The icons that bonuses pay for."""
    return sum(slot.count(small.upper()) for small in "".join(slots) if small.islower() for slot in slots)


def differences(three: tuple[int, int, int]) -> list[str]:
    """Where the engine and this module read a painting differently."""
    slots, seen = lay(*three), layers.visible(*three)
    out = []
    for number, edition in enumerate(("rulebook", "published")):
        for c, condition in enumerate(box.CONDITIONS):
            mine, engine = count(slots, condition, edition), scoring.COUNTS[number][c](seen)
            if mine != engine:
                out.append(f"{three} {slots} {condition} {edition}: {mine}, not {engine}")
    if bonus(slots) != scoring.bonus_icons(seen):
        out.append(f"{three} {slots} bonus: {bonus(slots)}, not {scoring.bonus_icons(seen)}")
    return out


def group_faults(three: tuple[int, int, int]) -> list[str]:
    """Where the icons shown as earning ribbons are not as many disjoint groups of visible icons as there are ribbons."""
    seen = layers.visible(*three)
    out = []
    for edition in (box.RULEBOOK, box.PUBLISHED):
        for c in range(len(box.CONDITIONS)):
            found = reading.groups(seen, c, edition)
            together = 0
            for group in found:
                if not group or group & ~seen or group & together:
                    out.append(f"{three} {box.CONDITIONS[c]}: {found}")
                together |= group
            if len(found) != scoring.COUNTS[edition][c](seen):
                out.append(f"{three} {box.CONDITIONS[c]}: {len(found)} groups")
    return out


def main() -> int:
    """Reads everything; prints what differs."""
    read = 0
    faults: list[str] = []
    known: set[layers.Picture] = set()
    for three in permutations(range(60), 3):
        faults += differences(three)
        if (seen := layers.visible(*three)) not in known:
            known.add(seen)
            faults += group_faults(three)
        read += 1
    print(f"{read} paintings, {len(known)} pictures, {len(faults)} differences", *faults[:20], sep="\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(bool(main()))
