"""The levels of bots: what is offered, and that games of old, which name a level by its number, open as before."""

import pytest

from tests.page.double import FakePage
from vernissage.bots.registry import BOTS, LEVELS, STRENGTH, nearest
from vernissage.games import GAMES
from vernissage.page.core.words import SOURCE, Words
from vernissage.page.programme import LEVEL_HINTS, OFFERED, VIEWS, level_names, offered
from vernissage.page.table.play import Play
from vernissage.table.link import Player, decode, encode
from vernissage.table.match import Match

FOUR = ["beginner", "greedy", "search", "master"]


def test_the_numbers_of_old_mean_what_they_meant() -> None:
    assert LEVELS[:4] == ("", "random", "greedy", "search")
    assert sorted(LEVELS[1:]) == sorted(STRENGTH) == sorted(level_names(Words(SOURCE))) == sorted(LEVEL_HINTS)


@pytest.mark.parametrize("key", [key for key in BOTS if key != "null"])
@pytest.mark.parametrize(("number", "level"), [
    (1, "random"), (2, "greedy"), (3, "search"), (4, "beginner"), (5, "master"), (9, "master"),
])  # fmt: skip
def test_a_game_from_a_link_goes_on_with_the_bot_that_it_names(key: str, number: int, level: str) -> None:
    match: Match = Match(GAMES[key], 2, {}, 7)
    link = decode(encode(match, players=(Player("Ann"), Player("Zofia", number))), GAMES)
    assert link.players[1].level == number
    assert Play(link.match, link.players, VIEWS[key], BOTS[key], "a", 0).level(1) == level


def test_where_a_game_has_no_such_bot_the_next_below_plays() -> None:
    assert nearest(5, {"random": 1, "greedy": 1}) == "greedy"
    assert nearest(4, {"random": 1, "greedy": 1}) == "random"
    assert nearest(3, {"random": 1}) == "random"
    assert nearest(1, {"greedy": 1}) == "greedy"


def test_who_plays_by_lot_is_only_offered_where_it_sits_or_nobody_else_is() -> None:
    levels = BOTS["canvas"]
    assert offered(levels, "greedy") == FOUR == list(OFFERED)
    assert offered(levels, "random") == ["random", *FOUR]
    assert offered({"random": 1}, "") == ["random"]


@pytest.mark.parametrize(("lang", "names"), [
    ("en", ("Amateur", "Collector", "Curator", "Master")), ("pl", ("Amator", "Kolekcjoner", "Kustosz", "Mistrz")),
])  # fmt: skip
def test_four_levels_have_a_name_and_a_hint_in_both_languages(lang: str, names: tuple[str, ...]) -> None:
    words = Words(lang)
    assert tuple(level_names(words)[level] for level in OFFERED) == names
    assert len({words(LEVEL_HINTS[level]) for level in STRENGTH}) == 5


def test_the_set_up_lists_four_with_their_strength() -> None:
    page = FakePage()
    page.press("setup")
    dialog = page.text("dialog")
    places = [dialog.index(f"Bot: {name}") for name in ("Amateur", "Collector", "Curator", "Master")]
    assert places == sorted(places)
    assert "Visitor" not in dialog
    assert "Bot: Master, strongest" in dialog
    page.enter("level-1", "master")
    page.press("start")
    assert page.app.table().players[1].level == 5
