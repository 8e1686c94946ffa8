"""Signatures and shared keys: what the rest of this package asks of a library, and what a library must never be asked.

The arithmetic is a library's: `cryptography` in CPython, `@noble/curves` in the page. Libraries differ in what they take for a
valid signature (ed25519.cr.yp.to does not say; "It's 255:19AM", hdevalence.ca, lists the ways). Devices that differ would fall
out over the same game, so that `sound` and `sound_key` refuse every odd encoding before a library sees it, and both libraries
are held to the same equation: `R == encode(S*B - k*A)`, RFC 8032, 5.1.7, without the cofactor.
"""

from __future__ import annotations

from typing import Final, Protocol

SECRET: Final = 32
"""Bytes of a secret, of a public key, and of a shared secret."""
SIGNATURE: Final = 64
"""Bytes of a signature: the point R, then the number S, lowest byte first."""

_FIELD: Final = 2**255 - 19
_ORDER: Final = 2**252 + 27742317777372353535851937790883648493
_D: Final = -121665 * pow(121666, -1, _FIELD) % _FIELD
"""The curve's constant: -x*x + y*y = 1 + d*x*x*y*y."""
_TWISTED: Final = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_SMALL: Final = frozenset({0, 1, _FIELD - 1, _TWISTED, _FIELD - _TWISTED})
"""The y of the eight points whose order divides 8 (RFC 7748, 4.1, has the curve; libsodium refuses the same)."""


class Curves(Protocol):
    """Ed25519 (RFC 8032) and X25519 (RFC 7748). Secrets and public keys are 32 bytes, signatures 64.

    A secret serves one purpose: whoever has one master makes of it a secret for each.
    """

    def public(self, secret: bytes) -> bytes:
        """The Ed25519 public key of a secret. Raises ValueError if the secret has not 32 bytes."""

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """The Ed25519 signature of a message; the same each time. Raises ValueError if the secret has not 32 bytes."""

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """Whether the signature is one that `sound` lets through and the equation holds. Never raises."""

    def shared(self, secret: bytes, public: bytes) -> bytes:
        """What only the owners of the two secrets can know: to be hashed before it is used as a key.

        Raises ValueError if the secret has not 32 bytes, or for a public key that is malformed or of small order, with which
        everybody would know it.
        """


def sound(public: bytes, signature: bytes) -> bool:
    """Whether an Ed25519 key and a signature are written the one way they can be, and no point in them is of small order."""
    if len(public) != SECRET or len(signature) != SIGNATURE:
        return False
    return _sound_point(public) and _sound_point(signature[:32]) and int.from_bytes(signature[32:], "little") < _ORDER


def is_point(public: bytes) -> bool:
    """Whether 32 bytes are a point of Ed25519's curve, written the one way it can be, and not of small order. Libraries take
    other bytes for a key as well, with which nobody can ever sign.
    """
    if len(public) != SECRET or not _sound_point(public):
        return False
    y2 = pow(int.from_bytes(public, "little") & (1 << 255) - 1, 2, _FIELD)
    x2 = (y2 - 1) * (_D * y2 + 1)  # x squared, times a square: RFC 8032, 5.1.3
    return pow(x2, (_FIELD - 1) // 2, _FIELD) == 1


def sound_key(public: bytes) -> bool:
    """Whether an X25519 public key is written the one way it can be. RFC 7748 would have others read as well (5), so that one
    key had several forms; those of small order are found by the library.
    """
    return len(public) == SECRET and int.from_bytes(public, "little") < _FIELD


def _sound_point(data: bytes) -> bool:
    y = int.from_bytes(data, "little") & (1 << 255) - 1  # the highest bit is the sign of x
    return y < _FIELD and y not in _SMALL


def checked(secret: bytes) -> bytes:
    """The secret. Raises ValueError if it has not 32 bytes."""
    if len(secret) != SECRET:
        raise ValueError(f"a secret has {SECRET} bytes, this one has {len(secret)}")
    return secret
