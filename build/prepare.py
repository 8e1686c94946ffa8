"""Makes the files of the package that are not in git: the compiled catalogues, and the page's colours for the library's
pictures; and its long description. Everybody uses this: the site's build and the tests call `prepare`, and hatchling calls it
for every wheel, so that `pip wheel .` makes a complete package.

It imports nothing else of the build, because pip runs it with hatchling and Babel alone.
"""

from __future__ import annotations

import datetime as dt
import io
import re
from pathlib import Path
from typing import Any, Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LONG_AGO: Final = dt.datetime(2000, 1, 1, tzinfo=dt.UTC)
TOKENS: Final = "web/css/tokens.css", "pyapp/vernissage/library/tokens.css"
"""The page's colours, and the copy that the library reads."""
TOLD: Final = "README.md", "pyapp/vernissage/README.md"
"""What the long description is made of: the front page, and the package's own page."""


class Prepare(BuildHookInterface):  # type: ignore[type-arg] # whose argument hatchling itself leaves open
    """The hook that hatchling runs before it packs (pyproject.toml, `tool.hatch.build.hooks.custom`)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes the missing files in the package's own folder."""
        prepare(Path(self.root))


class Describe(MetadataHookInterface):
    """The hook that hatchling runs for the package's long description (pyproject.toml, `tool.hatch.metadata.hooks.custom`)."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the description."""
        text = described(*((Path(self.root) / name).read_text(encoding="utf-8") for name in TOLD))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def described(front: str, package: str) -> str:
    """What is for Python users: the front page's beginning and its section for them, then the one of the package's own page.
    Pictures and links are left out, because elsewhere than here they lead nowhere.
    """
    (head, *_), (_, *more) = (re.split(r"^(?=## )", text, flags=re.MULTILINE) for text in (front, package))
    ours = next(section for section in re.split(r"^(?=## )", front, flags=re.MULTILINE) if section.startswith("## From Python"))
    text = head + ours + more[0].partition("\n\n")[2]
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", re.sub(r"^!\[.*\n\n?", "", text, flags=re.MULTILINE)).rstrip() + "\n"


def prepare(root: Path) -> None:
    """Makes these files in the project at `root`, if they are missing or older than their sources."""
    for po in sorted((root / "pyapp" / "vernissage").glob("locale/*/LC_MESSAGES/*.po")):
        mo = po.with_suffix(".mo")
        if not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns:
            _write(mo, compiled(po))
            mo.touch()  # also if nothing has changed
    given, used = TOKENS
    _write(root / used, (root / given).read_bytes())


def compiled(po: Path) -> bytes:
    """A catalogue in gettext's binary form. The same words always give the same bytes."""
    with po.open("rb") as source:
        catalogue = read_po(source, locale=po.parent.parent.name, abort_invalid=True)
    catalogue.creation_date = LONG_AGO  # else Babel writes the present minute, and every build differs
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def _write(file: Path, content: bytes) -> None:
    if not file.exists() or file.read_bytes() != content:
        fresh = file.with_name(f"{file.name}.fresh")
        fresh.write_bytes(content)
        fresh.replace(file)
