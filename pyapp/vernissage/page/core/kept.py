"""Files that lie in the package beside its code: catalogues and rules texts.

Read by the loader that brought the package, from a folder as from the wheel: the library's own ways to do this bring modules
into the page that nothing else there needs.
"""

from __future__ import annotations

from typing import Any

import vernissage


def data(path: str) -> bytes:
    """The file at this path below the package. Raises OSError if there is none."""
    loader: Any = vernissage.__spec__.loader if vernissage.__spec__ else None
    content: bytes = loader.get_data(f"{vernissage.__path__[0]}/{path}")
    return content
