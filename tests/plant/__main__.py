"""`python -m tests.plant [LAYER...]`: plants faults in each layer, and counts which tests find them.

There are thirty faults per layer, spread over its functions; while the code stays the same, so do they. A fault that no law and
no test of a clause finds is printed. Then either a law is too weak, or the change makes no difference, and `harmless.py` lists
it with the reason. Exits with 1 if one was missed.
"""

import argparse
import os
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from zlib import crc32

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "pyapp"))

from tests.plant.faults import Fault, faults
from tests.plant.harmless import HARMLESS
from tests.plant.layers import LAYERS, Layer, asked, judges
from tests.plant.planter import Found, Planter


def chosen(layer: Layer, count: int) -> list[Fault]:
    """So many of a layer's faults, of each of its functions as many as of any other: always the same ones."""
    heaps: dict[tuple[str, str], list[Fault]] = {}
    for module, function in layer.functions:
        for fault in faults(module, function, telling=layer.telling):
            if fault.name not in HARMLESS:
                heaps.setdefault((fault.module, fault.function), []).append(fault)
    for heap in heaps.values():
        heap.sort(key=_luck)
    out: list[Fault] = []
    turn = sorted(heaps.values(), key=lambda heap: _luck(heap[0]))
    while len(out) < count and any(turn):
        out += [heap.pop() for heap in turn if heap]
    return out[:count]


def _luck(fault: Fault) -> int:
    return crc32(fault.name.encode())


def planted(name: str, those: list[Fault]) -> list[Found]:
    """What came of a layer's faults."""
    layer = LAYERS[name]
    planter = Planter(those, partial(asked, layer))
    os.environ["VERNISSAGE_EXAMPLES"] = "plant"
    arguments = ["-q", "-p", "no:cacheprovider", "--no-header", "-s", *judges(layer)]
    code = pytest.main(arguments, plugins=[planter])
    if code:
        raise SystemExit(f"{name}: pytest ended with {code}")
    return planter.found


def table(found: dict[str, list[Found]]) -> str:
    """How many were planted and found in each layer, and by what."""
    lines = ["| layer | planted | found by a law | by a test of a clause | missed |", "| --- | --- | --- | --- | --- |"]
    for name, those in found.items():
        by = Counter(_by(one) for one in those)
        lines.append(f"| {name} | {len(those)} | {by['law']} | {by['clause']} | {by['missed']} |")
    return "\n".join(lines)


def _by(one: Found) -> str:
    return "missed" if not one.by else "law" if one.by.startswith("tests/contract/") else "clause"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.plant", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("layers", nargs="*", metavar="LAYER", help=", ".join(LAYERS))
    parser.add_argument("--count", type=int, default=30, help="how many in each layer (30)")
    parser.add_argument("--only", default="", metavar="TEXT", help="of these only those whose name holds the text")
    parser.add_argument("--list", action="store_true", help="only tell what would be planted")
    given = parser.parse_args()
    names = given.layers or list(LAYERS)
    if unknown := set(names) - set(LAYERS):
        parser.error(f"there is no layer {', '.join(sorted(unknown))}: {', '.join(LAYERS)}")
    plan = {name: [one for one in chosen(LAYERS[name], given.count) if given.only in one.name] for name in names}
    if given.list:
        print(*(f"{name}  {fault.name}" for name, those in plan.items() for fault in those), sep="\n")
        return
    found = {name: planted(name, those) for name, those in plan.items() if those}
    print()
    print(table(found))
    missed = [one.fault.name for those in found.values() for one in those if not one.by]
    print(*(f"missed: {name}" for name in missed), sep="\n")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
