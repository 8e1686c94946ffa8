"""The test vectors: our code makes them and reads them; what they say of a chain, a draw and a head is computed anew here."""

import json
from hashlib import sha256
from typing import Any

import pytest

from tests.table.fair.two.vectors import made, read, stored, told


def _digest(purpose: str, *parts: bytes) -> bytes:
    """By the README's words only."""
    text = b"vernissage fair 2 " + purpose.encode() + b"\0"
    return sha256(text + b"".join(len(p).to_bytes(4, "big") + p for p in parts)).digest()


@pytest.mark.slow
def test_the_vectors_are_what_the_code_makes() -> None:
    assert json.loads(json.dumps(made())) == stored()


def test_the_games_are_read_as_they_say() -> None:
    for game in stored()["games"]:
        found: dict[str, Any] = json.loads(json.dumps(told(read(game["link"]).record)))
        assert found == {name: game[name] for name in found}


def test_they_follow_from_the_words_of_the_readme() -> None:
    v = stored()
    one = v["digest"][0]
    assert _digest(one["purpose"], *map(bytes.fromhex, one["parts"])).hex() == one["is"]
    device = {name: v["device"][name] for name in ("master", "secret", "key", "anchor")}
    master, key = bytes.fromhex(device["master"]), bytes.fromhex(device["key"])
    assert _digest("key", master).hex() == device["secret"]
    element = _digest("last", b"draws", _digest("chain", master))[:16]
    line = {1_023: element}
    for place in range(1_023, 0, -1):
        element = sha256(b"vernissage fair 2 step\0draws" + key + place.to_bytes(2, "big") + element).digest()[:16]
        line[place - 1] = element
    assert line[0].hex() == device["anchor"]
    assert {label: line[int(label) + 1].hex() for label in v["device"]["elements"]} == v["device"]["elements"]
    for j, index in enumerate(v["draw"]["is"]):
        z = int.from_bytes(_digest("draw", bytes(32), j.to_bytes(2, "big"), bytes(2))[:8], "big") % 14
        assert index == [i for i, n in enumerate(v["draw"]["odds"]) for _ in range(n)][z]
    head = v["head"]
    notes = [b"\1\2\1", b"\3\0\0"]
    parts = [bytes.fromhex(head["before"]), b"\1", b"\2", *notes, *map(bytes.fromhex, head["items"])]
    assert _digest("head", *parts).hex() == head["is"]
