"""Words in a language where every phrase is marked: what is left unmarked comes from no catalogue."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.page.sitting import drawn, parsed
from vernissage.page.core.words import Words
from vernissage.page.view.scene import Scene, View


class Marked(Words):
    def __call__(self, phrase: str, **things: object) -> str:
        return "\u2039" + (phrase % things if things else phrase) + "\u203a"

    def count(self, one: str, many: str, n: int, **things: object) -> str:
        return "\u2039" + (one if n == 1 else many) % {"n": n, **things} + "\u203a"

    def of(self, context: str, phrase: str) -> str:
        return "\u2039" + phrase + "\u203a"


def unmarked(view: View[Any], scene: Scene) -> Iterator[tuple[str, str]]:
    """What the regions of a scene say, or have as labels, that comes from no catalogue and is neither a name nor a figure."""
    now = replace(scene, words=Marked("en"), names=tuple(f"\u2039{name}\u203a" for name in "ABCDE"[: len(scene.names)]))
    for region, markup in drawn(view, now, view.ui(now, None)).items():
        root = parsed(markup)
        for initial in root.iterfind(".//*[@class='face initial']"):
            initial[:] = []  # the first letter of a name
        for bare in ("".join(root.itertext()), *(element.get("aria-label", "") for element in root.iter())):
            while bare != (bare := re.sub("\u2039[^\u2039\u203a]*\u203a", "", bare)):
                pass
            if re.search(r"[A-Za-z]", bare):
                yield region, bare
