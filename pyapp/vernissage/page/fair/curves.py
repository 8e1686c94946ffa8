"""Signatures and shared keys for the page. web/curves.mjs computes them; this module gets its functions and
knows no browser.
"""

from __future__ import annotations

from typing import Protocol

from ...table.fair.curves import checked, sound, sound_key


class Hex(Protocol):
    """The functions of web/curves.mjs. Bytes go in; bytes come out as hexadecimal digits, which Python reads without
    conversion.
    """

    def public(self, secret: str) -> str:
        """See `Curves.public`."""

    def sign(self, secret: str, message: str) -> str:
        """See `Curves.sign`."""

    def verify(self, public: str, message: str, signature: str) -> bool:
        """See `Curves.verify`."""

    def shared(self, secret: str, public: str) -> str:
        """See `Curves.shared`; empty for a public key of small order."""


class PageCurves:
    """`Curves` as the page has it. See `vernissage.table.fair.curves.Curves`."""

    def __init__(self, library: Hex) -> None:
        self._library = library

    def public(self, secret: bytes) -> bytes:
        """The public key of a secret."""
        return bytes.fromhex(self._library.public(checked(secret).hex()))

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """The signature of a message."""
        return bytes.fromhex(self._library.sign(checked(secret).hex(), message.hex()))

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is right."""
        return sound(public, signature) and bool(self._library.verify(public.hex(), message.hex(), signature.hex()))

    def shared(self, secret: bytes, public: bytes) -> bytes:
        """The shared secret."""
        found = self._library.shared(checked(secret).hex(), public.hex()) if sound_key(public) else ""
        if not found:
            raise ValueError("these bytes are no public key")
        return bytes.fromhex(found)
