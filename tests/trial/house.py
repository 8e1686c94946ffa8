"""The trial: the house with a fourth game, added as people would add one: a folder, one line, and words in a language."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
KEY: Final = "sealed-lots"
FOLDER: Final = "sealed_lots"
RULES: Final = Path(__file__).parent / "game"
REGISTRY: Final = Path("pyapp/vernissage/games/__init__.py")
LAST: Final = '    "avant_carde",\n'
"""The line of the registry after which the new one comes."""
WORDS: Final = Path("pyapp/vernissage/locale/pl/LC_MESSAGES/vernissage.po")
POLISH: Final = '\nmsgid "Bid %(coins)s"\nmsgstr "Stawka %(coins)s"\n'
SHARED: Final = (".venv", ".cache", "web/node_modules")
"""What the copy has in common with the original: nothing of it is of the project."""


def with_the_game(place: Path) -> Path:
    """A copy of the whole project in an empty folder, with the game in it."""
    left = shutil.ignore_patterns(".git", "dist", "__pycache__", ".*_cache", ".hypothesis", *(Path(p).name for p in SHARED))
    shutil.copytree(ROOT, place, ignore=left, dirs_exist_ok=True, symlinks=True)
    for shared in SHARED:
        if (ROOT / shared).exists():
            (place / shared).symlink_to((ROOT / shared).resolve(), target_is_directory=True)
    shutil.copytree(RULES, place / REGISTRY.parent / FOLDER, ignore=shutil.ignore_patterns("__pycache__"))
    with (place / WORDS).open("a", encoding="utf-8") as words:
        words.write(POLISH)
    registry = place / REGISTRY
    text = registry.read_text("utf-8")
    assert text.count(LAST) == 1
    registry.write_text(text.replace(LAST, f'{LAST}    "{FOLDER}",\n'), "utf-8")
    return place


def run(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the copy, with the copy's own package."""
    found = {**os.environ, "PYTHONPATH": str(house / "pyapp")}
    return subprocess.run([sys.executable, *arguments], cwd=house, env=found, check=False, capture_output=True, text=True)
