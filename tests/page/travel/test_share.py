"""Sharing: links that were read back, pasted ones, and QR codes."""

import re
from random import Random
from typing import Any

import pytest
import segno

from tests.fuzz.games import random_match
from vernissage.games import GAMES
from vernissage.games.null.rules import Null
from vernissage.page.travel.share import QUIET, address, checked_link, qr_svg
from vernissage.table.link import BadLink, Player, encode


def test_a_link_is_read_back_before_it_is_offered() -> None:
    match = random_match(GAMES["null"], Random(1), 5)
    players = [Player("Ann")] * match.seats
    assert checked_link(match, GAMES, "watch", 3, players) == encode(match, "watch", 3, players)
    assert checked_link(match, GAMES, "deal") == encode(match, "deal")

    class Fickle(Null):
        """Offers its answers in another order from the second game on."""

        started = 0

        def new(self, seats: int, options: Any) -> Any:
            self.started += 1
            return super().new(seats, options)

        def options(self, s: Any, d: Any) -> Any:
            every = list(super().options(s, d))
            return every[::-1] if self.started > 1 else every

    fickle = random_match(Fickle(), Random(1), 6)
    with pytest.raises(BadLink):
        checked_link(fickle, {"null": fickle.game})


def test_an_address_has_one_fragment() -> None:
    assert address("https://x.example/a?b#old", "new") == "https://x.example/a?b#new"


def test_a_qr_code_is_what_the_library_makes() -> None:
    text = "https://vernissage.example/play/#" + encode(random_match(GAMES["art-society"], Random(3)))
    svg = qr_svg(text)
    code = segno.make(text, error="l", micro=False)
    side = len(code.matrix) + 2 * QUIET
    assert f'viewBox="0 0 {side} {side}"' in svg
    dark = {
        (int(x) + i, int(y)) for x, y, n in re.findall(r"M(\d+) (\d+)h(\d+)v1", svg.partition("#000")[2]) for i in range(int(n))
    }
    assert dark == {(x + QUIET, y + QUIET) for y, row in enumerate(code.matrix) for x, on in enumerate(row) if on}
    assert text not in svg


def test_a_text_that_no_code_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="data"):
        qr_svg("x" * 3_000)
