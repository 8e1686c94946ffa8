"""Mounts and results: everything lies within the sheet, whatever people are called, and nothing becomes markup."""

import re
import xml.etree.ElementTree as ET

import pytest

from vernissage.art import placards
from vernissage.art.documents import resolved

WORK = '<path d="M0 0h900v300H0z" fill="#123456"/>'


def test_a_result_has_room_for_five_players_a_long_headline_and_a_code() -> None:
    rows = [(f"Maksymilian </text> the Great {i}"[:24], f"{10 * i} points") for i in range(5)]
    head = "Maksymilian the Great wins, 65 each, by the cards left in hand (57 to 54)"
    code = (33, '<path d="M0 0h33v33H0z"/>')
    markup, w, h = placards.result("Art & Society", head, rows, 1, (WORK, 900, 300), ("deal 7", "vernissage.example"), code)
    root = ET.fromstring(f"<svg>{markup}</svg>")
    texts = list(root.iter("text"))
    assert [t.text for t in texts if t.text and t.text.startswith("Maksymilian </text>")] == [name for name, _ in rows]
    for text in texts:
        wide = 0.5 * len(text.text or "") * float(text.attrib["font-size"])
        x = float(text.attrib["x"])
        left = x - {"middle": wide / 2, "end": wide}.get(text.attrib.get("text-anchor", ""), 0)
        assert left > 0, text.text
        assert left + wide < w, text.text
        assert 0 < float(text.attrib["y"]) < h
    assert [t.attrib.get("font-weight") for t in texts if t.text and "</text>" in t.text] == ["650", None, None, None, None]
    bare, _, less = placards.result("Art", "Ann wins", rows[:1], 1, (WORK, 900, 300), ("", ""))
    assert "crispEdges" in markup
    assert "crispEdges" not in bare
    assert less < h


def test_a_mount_is_as_large_as_its_work_asks() -> None:
    markup, w, h, work = placards.mounted(WORK, 900, 300, "A < B", "one line")
    ET.fromstring(f"<svg>{markup}</svg>")
    assert w == 900 + 2 * placards.PAD
    assert h > 300 + placards.PAD
    assert work == (placards.PAD, placards.PAD, 900, 300)
    assert "A &lt; B" in markup


def test_tokens_become_the_light_colours_and_plain_quotes() -> None:
    given = {
        "--a": "light-dark(#fff,rgb(0 0 0 / .5))",
        "--b": "light-dark(rgb(1 2 3 / .5),#000)",
        "--c": '"Brygada",serif',
        "--d": " 4px",
    }
    markup = '<i a="var(--a)" b="var(--b)" c="var(--c)" d="url(#var) var(--d)"/>'
    out = resolved(markup, lambda name: given.get(name, ""))
    assert out == """<i a="#fff" b="rgb(1 2 3 / .5)" c="'Brygada',serif" d="url(#var) 4px"/>"""
    assert not re.search("var\\(", out)
    with pytest.raises(ValueError, match="--e"):
        resolved("var(--e)", lambda name: given.get(name, ""))
