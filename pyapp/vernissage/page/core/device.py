"""The device that the page runs on, as the app needs it: a storage, two clocks, and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ..keeping.saves import Storage

if TYPE_CHECKING:  # it comes late
    from ...table.fair.curves import Curves


class Device(Protocol):
    """What the app may ask of the device."""

    storage: Storage

    def now(self) -> int:
        """Whole milliseconds since 1970."""
        ...

    def elapsed(self) -> float:
        """Milliseconds since some moment; never goes back."""
        ...

    def luck(self) -> int:
        """48 random bits."""
        ...

    def secret(self, size: int) -> bytes:
        """So many random bytes that nobody else can know."""
        ...

    def curves(self) -> Curves:
        """What signs and makes shared keys; only once games by link are loaded (see `messages.Fetch`)."""
        ...
