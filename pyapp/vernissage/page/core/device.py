"""The device that the page runs on, as the app needs it: a storage, two clocks, and luck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # it comes late
    from ...table.fair.curves import Curves


class StorageFull(Exception):
    """There is no room for a value."""


class StorageForbidden(Exception):
    """The browser does not let the page use its storage."""


class Storage(Protocol):
    """Texts by key, kept over sessions. Every method may raise StorageForbidden."""

    def get(self, key: str) -> str | None:
        """The text under the key, None if there is none."""

    def set(self, key: str, value: str) -> None:
        """Keeps the text. Raises StorageFull if there is no room."""

    def remove(self, key: str) -> None:
        """Removes the key, if it is there."""

    def keys(self) -> Iterable[str]:
        """Every key, in any order; other things may be kept in the same storage."""


class DeviceServices(Protocol):
    """What the app may ask of the device."""

    storage: Storage

    def now(self) -> int:
        """Whole milliseconds since 1970."""

    def elapsed(self) -> float:
        """Milliseconds since some moment; never goes back."""

    def luck(self) -> int:
        """48 random bits."""

    def secret(self, size: int) -> bytes:
        """`size` random bytes, fit for keys (from the browser's cryptographic generator)."""

    def curves(self) -> Curves:
        """The cryptography of games by link; only after that part has been loaded (see `messages.Fetch`)."""
