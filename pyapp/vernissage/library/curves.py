"""Signatures and shared keys in CPython, by the library `cryptography`: `pip install '.[fair]'`."""

from __future__ import annotations

from ..table.fair.curves import Curves, checked, sound, sound_key


class NoCurves(ImportError):
    """The library that signs is not installed; the message says how to get it."""


def curves() -> Curves:
    """Signatures and shared keys. Raises NoCurves if `cryptography` is not installed."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: F401 - only here is it known to be there
    except ImportError as missing:
        raise NoCurves("games played by link need a library for signatures: pip install '.[fair]'") from missing
    return _Cryptography()


class _Cryptography:
    """See `vernissage.table.fair.curves.Curves`."""

    def public(self, secret: bytes) -> bytes:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return Ed25519PrivateKey.from_private_bytes(checked(secret)).public_key().public_bytes_raw()

    def sign(self, secret: bytes, message: bytes) -> bytes:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return Ed25519PrivateKey.from_private_bytes(checked(secret)).sign(message)

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

        if not sound(public, signature):
            return False
        try:
            Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
        except (InvalidSignature, ValueError):  # the second: 32 bytes that are no point
            return False
        return True

    def shared(self, secret: bytes, public: bytes) -> bytes:
        from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

        if not sound_key(public):
            raise ValueError("these bytes are no public key")
        return X25519PrivateKey.from_private_bytes(checked(secret)).exchange(X25519PublicKey.from_public_bytes(public))
