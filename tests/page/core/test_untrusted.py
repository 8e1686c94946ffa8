"""JSON from outside: its depth and size are checked before it is parsed, wherever JSON is read."""

import json
from binascii import crc32
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.games import nested
from tests.page.double import FakeDevice, FakePage
from tests.page.tiny import GAMES, VIEWS
from vernissage.page.core.messages import Do, Picked
from vernissage.page.core.untrusted import DEEPEST, MOST_PARTS, loads
from vernissage.page.keeping.likes import DAMAGED_LIKES_KEY, LIKES_KEY

DEPTHS = (10, 100, 900, 5_000, 50_000, 200_000, 1_000_000)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that reached the parser, whose own limit is not to be relied on."""
    texts: list[str] = []
    parse: Callable[[str], Any] = json.loads
    monkeypatch.setattr(json, "loads", lambda text: (texts.append(text), parse(text))[1])
    return texts


def deepest(text: str) -> int:
    """How deep brackets stand in each other, those in strings counted too."""
    depth = most = 0
    for c in text:
        depth += (c in "[{") - (c in "]}")
        most = max(most, depth)
    return most


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("kind", range(5))
def test_nothing_deep_is_parsed(parsed: list[str], depth: int, kind: int) -> None:
    with pytest.raises(ValueError, match="too deep"):
        loads(nested(depth, kind), 20_000_000)
    assert not parsed


def test_what_is_as_deep_as_may_be_is_parsed() -> None:
    assert loads("[" * DEEPEST + "]" * DEEPEST, 100) == json.loads("[" * DEEPEST + "]" * DEEPEST)
    with pytest.raises(ValueError, match="too deep"):
        loads("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), 100)


@pytest.mark.parametrize("text", ['"' + "[" * 500 + '"', '{"a": "' + '\\"[{' * 500 + '"}', '["\\\\", "' + "{" * 99 + '"]'])
def test_brackets_in_strings_do_not_count(text: str) -> None:
    assert loads(text, 10_000) == json.loads(text)


HARD = ['"' + '\\"' * 2_000_000, '"' + "\\" * 3_999_999, '"\\' * 1_000_000, "[]," * 1_300_000, '"",' * 1_300_000]


@pytest.mark.parametrize("text", HARD, ids=range(len(HARD)))
def test_any_text_is_gone_through_once(text: str) -> None:
    """In no time: what looks anew at each quote takes hours for these."""
    with pytest.raises(ValueError, match=r"characters|parts|Unterminated|escape"):
        loads(text, 4_000_000)


def test_size_is_bounded_too(parsed: list[str]) -> None:
    with pytest.raises(ValueError, match="characters"):
        loads("[1, 2]", 5)
    with pytest.raises(ValueError, match="parts"):
        loads("[" + "{}," * MOST_PARTS + "0]", 1_000_000)
    assert not parsed


some_text = st.text('[]{}"\\ab', max_size=5)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.recursive(st.none() | st.integers() | some_text, lambda inner: st.lists(inner, max_size=3), max_leaves=8))
def test_what_is_not_deep_is_read_as_the_parser_reads_it(data: object) -> None:
    text = json.dumps(data)
    if deepest(text) <= DEEPEST:
        assert loads(text, 10_000) == data


@settings(max_examples=300, deadline=None)
@given(st.text('[]{}"\\:,a1 \n', max_size=60))
def test_what_the_parser_refuses_is_refused(text: str) -> None:
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(ValueError, match=r"\(char|too deep"):
            loads(text, 100)
    else:
        if deepest(text) <= DEEPEST:
            assert loads(text, 100) == expected


# -- the places -----------------------------------------------------------------------------------------------------------


def page_on(device: FakeDevice) -> FakePage:
    return FakePage(device, games=GAMES, views=VIEWS)


@pytest.mark.parametrize("text", [*(nested(depth, 0) for depth in DEPTHS), "no JSON", "[]", '"x"', "{" + " " * 20_000 + "}"])
def test_settings_that_cannot_be_read_are_set_aside_and_told(parsed: list[str], text: str) -> None:
    device = FakeDevice()
    device.storage.texts[LIKES_KEY] = text
    page = page_on(device)
    assert "settings could not be read" in page.text("notice")
    assert device.storage.texts == {DAMAGED_LIKES_KEY: text}
    assert all(deepest(read) <= DEEPEST for read in parsed)
    page.press("theme")
    again = page_on(device)
    assert again.text("notice") == ""
    assert again.app.likes.theme == "light"
    assert device.storage.texts[DAMAGED_LIKES_KEY] == text


def test_settings_that_cannot_be_set_aside_stay_where_they_are() -> None:
    device = FakeDevice()
    device.storage.texts[LIKES_KEY] = "["
    device.storage.full = True
    assert "settings could not be read" in page_on(device).text("notice")
    assert device.storage.texts == {LIKES_KEY: "["}


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_deep_save_with_a_right_check_is_a_damaged_one(parsed: list[str], depth: int) -> None:
    device = FakeDevice()
    body = nested(depth, 0)
    check = crc32(b"1\n" + body.encode())
    text = f"vernissage-save 1 {check:08x}\n{body}"
    device.storage.texts["game/a/1-x"] = text
    page = page_on(device)
    assert "cannot be read, and is set aside" in page.text("foyer")
    page.press("keep-a")
    assert device.storage.texts["game/a/1-x"] == text
    assert all(deepest(read) <= DEEPEST for read in parsed)


@pytest.mark.slow
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("kind", range(5))
def test_a_deep_file_is_refused(parsed: list[str], depth: int, kind: int) -> None:
    inside = '{"file": "vernissage games", "schema": 1, "games": ' + nested(depth, kind) + "}"
    for text in (nested(depth, kind), inside):
        page = page_on(FakeDevice())
        page.send(Do("open", ("link",)))
        page.send(Picked("file", text))
        said = page.text("dialog")
        assert "holds no games" in said or "too large" in said or "cannot be opened" in said
        assert "holds no games" in said or "hold games" in said or "Your own games are as they were" in said
    assert all(deepest(read) <= DEEPEST for read in parsed)
