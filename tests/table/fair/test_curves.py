"""The signatures of CPython and of the page: both follow their RFCs, and agree on every odd input."""

import builtins
import hashlib
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from build.site import curves as bundle
from vernissage.library.curves import NoCurves, curves
from vernissage.page.fair.curves import PageCurves
from vernissage.table.fair.curves import Curves, is_point

FIELD, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493

SIGNED = [  # RFC 8032, 7.1: secret, public key, message, signature; "TEST SHA(abc)" is the last
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
            "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
        ),
    ),
    (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        hashlib.sha512(b"abc").hexdigest(),
        (
            "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589"
            "09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704"
        ),
    ),
]

SMALL = [  # of order 1, 2, 4, 4, 8, 8, 8, 8, as they are written; then other ways to write some of them
    "01" + "00" * 31,
    "ec" + "ff" * 30 + "7f",
    "00" * 32,
    "00" * 31 + "80",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    "01" + "00" * 30 + "80",
    "ec" + "ff" * 31,
    "ed" + "ff" * 30 + "7f",
    "ed" + "ff" * 31,
    "ee" + "ff" * 30 + "7f",
    "ee" + "ff" * 31,
]

FLAT = [  # X25519 keys with which nothing is secret (cr.yp.to/ecdh.html lists them), other ways to write them included
    "00" * 32,
    "01" + "00" * 31,
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "ec" + "ff" * 30 + "7f",
    "ed" + "ff" * 30 + "7f",
    "ee" + "ff" * 30 + "7f",
]


class Node:
    """The page's library under Node; see `vernissage.page.fair.curves.Hex`."""

    def __init__(self) -> None:
        script, file = Path(__file__).with_name("curves.mjs"), bundle.curves() / bundle.NAME
        self.process = subprocess.Popen(
            ["node", str(script), str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def __getattr__(self, name: str) -> Any:
        def ask(*given: str) -> Any:
            assert self.process.stdin
            assert self.process.stdout
            self.process.stdin.write(json.dumps([name, *given]) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

        return ask

    def end(self) -> None:
        with self.process:
            assert self.process.stdin
            self.process.stdin.close()


@pytest.fixture(scope="module")
def page() -> Iterator[Curves]:
    node = Node()
    yield PageCurves(node)
    node.end()


@pytest.fixture(scope="module", params=["cryptography", "noble"])
def either(request: pytest.FixtureRequest, page: Curves) -> Curves:
    return curves() if request.param == "cryptography" else page


def raw(*texts: str) -> list[bytes]:
    return [bytes.fromhex(text) for text in texts]


@pytest.mark.parametrize("vector", SIGNED, ids=["1", "2", "3", "SHA(abc)"])
def test_signatures_of_rfc_8032(either: Curves, vector: tuple[str, str, str, str]) -> None:
    secret, public, message, signature = raw(*vector)
    assert either.public(secret) == public
    assert either.sign(secret, message) == signature
    assert either.verify(public, message, signature)
    assert not either.verify(public, message + b"!", signature)
    assert not either.verify(public[::-1], message, signature)


def test_shared_secrets_of_rfc_7748(either: Curves) -> None:
    k, u, out = raw(
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    )
    assert either.shared(k, u) == out
    k, u, out = raw(
        "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
        "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
        "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
    )
    with pytest.raises(ValueError, match="no public key"):  # its highest bit is set: the RFC has it ignored, we do not take it
        either.shared(k, u)
    assert either.shared(k, u[:31] + bytes([u[31] & 0x7F])) == out


@pytest.mark.long
def test_repeated_shared_secrets_of_rfc_7748(either: Curves) -> None:
    k = u = bytes([9]) + bytes(31)
    k, u = either.shared(k, u), k
    assert k.hex() == "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"
    for _ in range(999):
        k, u = either.shared(k, u), k
    assert k.hex() == "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51"


def test_two_devices_of_rfc_7748_share_one_secret(either: Curves) -> None:
    bob, bobs, alices, shared = raw(
        "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
        "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
        "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
        "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742",
    )
    assert either.shared(bob, bytes([9]) + bytes(31)) == bobs
    assert either.shared(bob, alices) == shared


@pytest.mark.parametrize("public", FLAT)
def test_keys_that_share_nothing_secret_are_refused(either: Curves, public: str) -> None:
    for key in (bytes.fromhex(public), bytes.fromhex(public)[:31] + bytes([bytes.fromhex(public)[31] | 0x80])):
        with pytest.raises(ValueError, match=r"\S"):
            either.shared(hashlib.sha256(key).digest(), key)


def test_wrong_lengths_are_refused(either: Curves) -> None:
    for length in (0, 31, 33, 64):
        wrong = bytes(range(length))
        calls = either.public, lambda s: either.sign(s, b""), lambda s: either.shared(s, b"\x09" * 32)
        for call in calls:
            with pytest.raises(ValueError, match="32 bytes"):
                call(wrong)
        with pytest.raises(ValueError, match="no public key"):
            either.shared(bytes(32), wrong)
        assert not either.verify(wrong, b"", bytes(64))
    secret = bytes(range(32))
    signature = either.sign(secret, b"")
    for wrong in (b"", signature[:63], signature + b"\0", signature * 2):
        assert not either.verify(either.public(secret), b"", wrong)


def test_what_is_of_small_order_is_refused_though_the_equation_holds(either: Curves) -> None:
    """With a key of order 8 anything can be signed without a secret: R is the key's own negative or the like, S is 0."""
    for public in SMALL:
        for r in SMALL:
            for message in (b"", b"1", b"2"):
                assert not either.verify(bytes.fromhex(public), message, bytes.fromhex(r) + bytes(32))


def odd(seed: int, n: int) -> Iterator[tuple[str, bytes, bytes, bytes]]:
    """Keys, messages and signatures of all kinds, each with its kind."""
    dice, signer = random.Random(seed), curves()
    before = (b"", b"", b"")
    for i in range(n):
        secret, message = dice.randbytes(32), dice.randbytes(dice.choice([0, 1, 40, 200]))
        public, signature = signer.public(secret), signer.sign(secret, message)
        r, s = signature[:32], int.from_bytes(signature[32:], "little")
        kind = KINDS[i % len(KINDS)]
        if kind == "right":
            pass
        elif kind == "a bit of the key":
            public = flipped(dice, public)
        elif kind == "a bit of the message":
            message = flipped(dice, message or b"\0")
        elif kind == "a bit of the signature":
            signature = flipped(dice, signature)
        elif kind == "S again":
            signature = r + (s + ORDER * dice.choice([1, 2, 7])).to_bytes(32, "little")
        elif kind == "S negative":
            signature = r + (ORDER - s).to_bytes(32, "little")
        elif kind == "key of small order":
            public = bytes.fromhex(dice.choice(SMALL))
        elif kind == "R of small order":
            signature = bytes.fromhex(dice.choice(SMALL)) + signature[32:]
        elif kind == "both of small order":
            public, signature = bytes.fromhex(dice.choice(SMALL)), bytes.fromhex(dice.choice(SMALL)) + bytes(32)
        elif kind == "key too high":
            public = ((FIELD + dice.randrange(19)) | dice.randrange(2) << 255).to_bytes(32, "little")
        elif kind == "R too high":
            signature = ((FIELD + dice.randrange(19)) | dice.randrange(2) << 255).to_bytes(32, "little") + signature[32:]
        elif kind == "swapped":
            public, message, signature = dice.choice([(before[0], message, signature), (public, before[1], signature),
                                                      (public, message, before[2])])  # fmt: skip
        elif kind == "halves swapped":
            signature = signature[32:] + signature[:32]
        elif kind == "anything":
            public, signature = dice.randbytes(32), dice.randbytes(64)
        elif kind == "length":
            signature = signature[: dice.randrange(65)] + bytes(dice.randrange(3))
        before = signer.public(secret), message, signature
        yield kind, public, message, signature


KINDS = [
    *("right", "a bit of the key", "a bit of the message", "a bit of the signature", "S again", "S negative"),
    *("key of small order", "R of small order", "both of small order", "key too high", "R too high"),
    *("swapped", "halves swapped", "anything", "length"),
]


def flipped(dice: random.Random, data: bytes) -> bytes:
    at = dice.randrange(8 * len(data))
    return data[: at // 8] + bytes([data[at // 8] ^ 1 << at % 8]) + data[at // 8 + 1 :]


@pytest.mark.long
@pytest.mark.parametrize(("count", "right"), [(2_000, 134), (10_000, 667)])
def test_both_accept_and_refuse_the_same(page: Curves, count: int, right: int) -> None:
    here, accepted, differing = curves(), dict.fromkeys(KINDS, 0), []
    for kind, public, message, signature in odd(1, count):
        found = here.verify(public, message, signature)
        accepted[kind] += found
        if found != page.verify(public, message, signature):
            differing.append((kind, public.hex(), message.hex(), signature.hex()))
    assert not differing
    assert accepted["right"] == right
    assert sum(accepted.values()) - accepted["right"] - accepted["length"] - accepted["swapped"] == 0


# A key with a part of order 8: A = a*B + T, made once with the library's own points, and signatures by it. Those of `HALF` hold
# only if the equation is multiplied by 8, those of `WHOLE` hold as it stands, as k*T happens to be nothing.
MIXED: dict[str, Any] = json.loads(Path(__file__).with_name("mixed.json").read_text())


def test_keys_with_a_small_part_are_taken_alike(either: Curves) -> None:
    public = bytes.fromhex(MIXED["public"])
    for message, signature in MIXED["half"]:
        assert not either.verify(public, *raw(message, signature))
    for message, signature in MIXED["whole"]:
        assert either.verify(public, *raw(message, signature))


@pytest.mark.slow
def test_points_r_with_a_small_part_are_refused(either: Curves) -> None:
    public = bytes.fromhex(MIXED["pure"])
    for message, signature in MIXED["lifted"]:
        assert not either.verify(public, *raw(message, signature))


def test_without_the_library_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("cryptography"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NoCurves, match=r"pip install '\.\[fair\]'"):
        curves()


def _is_point(data: bytes) -> bool:
    """RFC 8032, 5.1.3: whether x can be found; beside that, no point of small order."""
    y = int.from_bytes(data, "little") & (1 << 255) - 1
    d = -121665 * pow(121666, -1, FIELD) % FIELD
    if y >= FIELD or data.hex() in SMALL:
        return False
    x2 = (y * y - 1) * pow(d * y * y + 1, -1, FIELD) % FIELD
    root = pow(x2, (FIELD + 3) // 8, FIELD)
    return x2 in (root * root % FIELD, -root * root % FIELD)


@pytest.mark.slow
def test_what_is_no_point_is_no_key() -> None:
    dice = random.Random(5)
    tried = [bytes.fromhex(key) for _, key, _, _ in SIGNED] + [bytes.fromhex(key) for key in SMALL]
    tried += [dice.randbytes(32) for _ in range(400)] + [b"", bytes(31), bytes(33)]
    found = [is_point(key) for key in tried]
    assert found == [len(key) == 32 and _is_point(key) for key in tried]
    assert all(found[: len(SIGNED)])
    assert 120 < sum(found) < 280  # half of all numbers are none
