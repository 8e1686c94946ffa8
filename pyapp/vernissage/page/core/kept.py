"""Files that lie in the package beside its code: catalogues and rules texts.

Read by the loader that brought the package, from a folder as from the wheel: the library's own ways to do this bring modules
into the page that nothing else there needs.
"""

from __future__ import annotations

from os.path import dirname
from typing import Any

PACKAGE = dirname(dirname(dirname(__file__)))  # noqa: PTH120 - pathlib would come for this alone
"""The package's folder, or its place in the wheel."""


def data(path: str) -> bytes:
    """The file at this path below the package. Raises OSError if there is none."""
    loader: Any = __spec__.loader
    content: bytes = loader.get_data(f"{PACKAGE}/{path}")
    return content
