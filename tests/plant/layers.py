"""Where faults are planted, and which tests must find them: laws, clauses and promises, but no golden games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pytest

from tests.plant.faults import Fault

RULES: Final = "vernissage.games"
ART, CANVAS, CARDS = (f"{RULES}.{name}.rules" for name in ("art_society", "canvas", "avant_carde"))
NULL = f"{RULES}.null"

PAGE: Final = "vernissage.page"

KEYS: Final = {"art_society": "art-society", "canvas": "canvas", "avant_carde": "avant-carde", "null": "null"}

GOLDEN: Final = ("tests/golden/", "_golden.py", "/test_said.py")
"""Where this is in a test's place, it compares with what once was."""


LAST: Final = ("test_notation", "test_laws")
"""The laws in these modules are asked after the others: they take longer and find less."""


@dataclass(frozen=True)
class Layer:
    """One layer: the functions that get faults (module, function), and the folders and modules of the tests that judge them."""

    functions: tuple[tuple[str, str], ...]
    tests: tuple[str, ...] = ("tests/contract/test_secrecy.py", "tests/contract/test_laws.py", "tests/games")
    telling: bool = False
    """Faults only in what is told."""
    laws_first: bool = True


TOLD: Final = tuple(
    (module, "*")
    for module in (
        f"{ART}.questions", f"{ART}.steps", f"{CANVAS}.questions", f"{CANVAS}.game", f"{CARDS}.flow", f"{CARDS}.rounds",
        f"{CARDS}.using", f"{CARDS}.questions", f"{CARDS}.patrons.parisians", f"{CARDS}.patrons.londoners",
        f"{CARDS}.patrons.tokyoites", f"{CARDS}.patrons.singaporeans", f"{CARDS}.patrons.new_yorkers", f"{NULL}.rules",
    )
)  # fmt: skip

LAYERS: Final[dict[str, Layer]] = {
    "view": Layer(
        (
            (f"{NULL}.rules", "Null.view"), (f"{ART}.game", "ArtSociety.view"), (f"{CANVAS}.game", "Canvas.view"),
            (f"{CARDS}.hidden", "view"), (f"{CARDS}.hidden", "_hide"), (f"{CARDS}.hidden", "_public"),
            (f"{CARDS}.game", "AvantCarde.decision"),
        ),
        ("tests/contract/test_secrecy.py", "tests/contract/test_laws.py", "tests/games"),
    ),
    "imagine": Layer(
        (
            (f"{NULL}.rules", "Null.imagine"), (f"{ART}.game", "ArtSociety.imagine"), (f"{CANVAS}.game", "Canvas.imagine"),
            (f"{CARDS}.hidden", "imagine"), (f"{CARDS}.hidden", "_play"), (f"{CARDS}.hidden", "_ask_again"),
            (f"{CARDS}.hidden", "_whose"),
        ),
        ("tests/contract/test_secrecy.py", "tests/contract/test_laws.py", "tests/games"),
    ),
    "events": Layer(TOLD, ("tests/contract/test_events.py", "tests/contract/test_secrecy.py", "tests/games"), telling=True),
    "options": Layer(
        (
            (f"{ART}.questions", "_choose_options"), (f"{ART}.questions", "_bid_options"),
            (f"{ART}.questions", "_take_options"), (f"{ART}.questions", "_close_options"),
            (f"{ART}.questions", "_turn_options"), (f"{ART}.hanging", "place_options"),
            (f"{ART}.hanging", "decor_options"), (f"{ART}.hanging", "after_options"), (f"{ART}.hanging", "can_settle"),
            (f"{ART}.hanging", "exchanges"), (f"{ART}.hanging", "_assistant_options"), (f"{ART}.hanging", "start_places"),
            (f"{CANVAS}.questions", "_turn_options"), (f"{CANVAS}.questions", "_toss_options"),
            (f"{CANVAS}.questions", "_judge_options"), (f"{CANVAS}.questions", "backgrounds_left"),
            (f"{CARDS}.questions", "_buy_options"), (f"{CARDS}.questions", "followers"),
            (f"{CARDS}.questions", "_line_options"), (f"{CARDS}.using", "usable"), (f"{CARDS}.using", "options"),
            (f"{CARDS}.using", "_copy_options"), (f"{CARDS}.using", "available"), (f"{NULL}.rules", "_claims"),
        ),
        laws_first=False,
    ),
    "scores": Layer(
        ((f"{ART}.scoring", "*"), (f"{CANVAS}.scoring", "*"), (f"{CARDS}.scoring", "*"), (f"{NULL}.rules", "Null._award"),
         (f"{NULL}.rules", "Null.winners")),
        laws_first=False,
    ),
    "links": Layer((("vernissage.table.link", "*"),), ("tests/table/test_link.py",)),
    "saves": Layer(
        tuple((f"{PAGE}.keeping.{name}", "*") for name in ("saves", "record", "versions", "journal")),
        ("tests/page/keeping/test_saves.py", "tests/page/keeping/test_journal.py", "tests/page/keeping/test_promises.py",
         "tests/page/core/test_untrusted.py"),
    ),
    "page": Layer(
        tuple((f"{PAGE}.{name}", "*") for name in ("table.play", "view.plain", "core.markup", "view.settings")),
        ("tests/page/core/test_markup.py", "tests/page/table/test_play.py", "tests/page/table/test_plain.py",
         "tests/page/foyer/test_settings.py", "tests/page/table/test_table.py", "tests/page/table/test_away.py",
         "tests/page/past/test_replay.py"),
    ),
}  # fmt: skip


def judges(layer: Layer) -> tuple[str, ...]:
    """What pytest collects for a layer."""
    return layer.tests


def asked(layer: Layer, fault: Fault, items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The tests that judge a fault, in the order in which they are asked."""
    game = next((name for name in KEYS if fault.module.startswith(f"{RULES}.{name}.")), "")
    if not game:
        return [item for item in items if not _compares(item)]
    laws = [item for item in items if _is_law(item) and f"[{KEYS[game]}" in item.nodeid]
    laws.sort(key=lambda item: [name in item.nodeid for name in LAST])
    named = [item for item in items if f"/{game}/" in item.nodeid and not _compares(item)]
    clauses = [item for item in named if game == "null" or item.get_closest_marker("rule")]  # whose rules have no text
    return laws + clauses if layer.laws_first else clauses + laws


def _is_law(item: pytest.Item) -> bool:
    return item.nodeid.startswith("tests/contract/")


def _compares(item: pytest.Item) -> bool:
    return any(place in item.nodeid for place in GOLDEN)
