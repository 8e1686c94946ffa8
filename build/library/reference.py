"""The reference of the package, made of its docstrings by pdoc: a page a module, in the site's folder `docs/`.

Nobody's visit fetches it.
"""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import PACKAGE, ROOT

FOLDER: Final = "docs"
STYLES: Final = "reference.css"
TOLD: Final = "table", "games", "bots", "puzzles"
"""The packages that are shown, beside what `vernissage` itself offers: what is of use without a page."""
INLINE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def reference() -> Path:
    """A folder with the pages; `index.html` leads to `vernissage.html`."""

    def make(room: Path) -> None:
        subprocess.run([sys.executable, "-m", "build.library.reference", room], check=True, cwd=ROOT)

    return made("reference", digest(*(PACKAGE / name for name in (*TOLD, "library", "__init__.py")), Path(__file__)), make,
                "writing the reference of the package")  # fmt: skip


def write(folder: Path) -> None:
    """Writes the pages. The site's policy allows no styles in a page, so they go into a file."""
    import pdoc  # noqa: PLC0415 - only the process that writes the pages needs these

    import vernissage  # noqa: PLC0415

    for name in vernissage.__all__:  # which come when they are asked for; pdoc does not ask
        setattr(vernissage, name, getattr(vernissage, name))
    vernissage.__all__ += TOLD  # the first page leads to them
    warnings.filterwarnings("ignore", "Error parsing type annotation")  # it is shown as it is written
    pdoc.render.configure(search=False, show_source=False, footer_text="Vernissage")
    pdoc.pdoc("vernissage", output_directory=folder)
    for page in folder.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if styles := INLINE.findall(text):
            (folder / STYLES).write_text("\n".join(styles), encoding="utf-8")
        sheet = "../" * (len(page.relative_to(folder).parts) - 1) + STYLES
        text = INLINE.sub("", text).replace("</head>", f'<link rel="stylesheet" href="{sheet}"></head>')
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
