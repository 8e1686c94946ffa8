"""Boxes: what one seat alone can read.

A seat has one key for signing and for sharing secrets, as libsodium's `crypto_sign_ed25519_pk_to_curve25519` allows: half a
hash of the signing secret is the secret of the other kind, and the public key is the same point, written by its other
coordinate (RFC 7748, 4.1). A second key would cost 43 characters a seat in every link.
"""

from __future__ import annotations

from hashlib import sha512
from typing import Final

from .chain import digest
from .curves import Curves

_FIELD: Final = 2**255 - 19


def shared_key(curves: Curves, secret: bytes, key: bytes) -> bytes:
    """What only the owners of a signing secret and of another's public key can know, 32 bytes. Raises ValueError for a key with
    which everybody would.
    """
    return digest("shared", agreed(curves, secret, key))


def agreed(curves: Curves, secret: bytes, key: bytes) -> bytes:
    """What `shared_key` is a digest of: to be hashed before it is used as a key. Raises ValueError as it does."""
    y = int.from_bytes(key, "little") & (1 << 255) - 1
    if y >= _FIELD:
        raise ValueError("these bytes are no public key")
    u = (1 + y) * pow(1 - y, -1, _FIELD) % _FIELD
    return curves.shared(sha512(secret).digest()[:32], u.to_bytes(32, "little"))


def own_key(secret: bytes) -> bytes:
    """The key of what a seat keeps for itself, 32 bytes."""
    return digest("own", secret)


def crypted(data: bytes, key: bytes, seal: bytes) -> bytes:
    """Encrypts or decrypts. The stream is of this key and seal only, so that it never serves two texts."""
    stream = b"".join(digest("box", key, seal, bytes([i])) for i in range(-(-len(data) // 32)))
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))
