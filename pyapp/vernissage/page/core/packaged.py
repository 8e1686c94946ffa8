"""Files that lie in the package beside its code: catalogues and rules texts.

Read by the loader that brought the package, from a folder as from the wheel: the library's own ways to do this bring modules
into the page that nothing else there needs.
"""

from __future__ import annotations

from os.path import dirname
from types import ModuleType
from typing import Any

PACKAGE = dirname(dirname(dirname(__file__)))  # noqa: PTH120 - pathlib would come for this alone
"""The package's folder, or its place in the wheel."""


def beside(package: ModuleType, path: str) -> bytes:
    """The file at this path of the archive, or the package's folder, that brought a package which came late.

    Raises OSError if there is none.
    """
    loader: Any = package.__spec__.loader if package.__spec__ else None
    here, depth = package.__path__[0], package.__name__.count(".")
    for _ in range(depth):
        here = dirname(here)  # noqa: PTH120
    content: bytes = loader.get_data(f"{here}/{path}")
    return content


def data(path: str) -> bytes:
    """The file at this path below the package. Raises OSError if there is none."""
    loader: Any = __spec__.loader
    content: bytes = loader.get_data(f"{PACKAGE}/{path}")
    return content
