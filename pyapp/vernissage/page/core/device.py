"""The device that the page runs on, as the app needs it: a storage, two clocks, and luck."""

from __future__ import annotations

from typing import Protocol

from ..keeping.saves import Storage


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
