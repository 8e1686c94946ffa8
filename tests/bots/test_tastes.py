"""Tastes: who has which, where they hold, and that each shows in what its character answers."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, TypeAlias, get_type_hints

import pytest

from tests.bots.honesty import look
from tests.sure import sure
from vernissage.bots.bot import Tunable, answer
from vernissage.bots.characters import CHARACTERS, keyed
from vernissage.bots.registry import BOTS
from vernissage.bots.tastes import TASTES, seated, taste_at
from vernissage.games import GAMES, PLAYED
from vernissage.games.avant_carde.rules.answers import Buy, Play, Tuck
from vernissage.games.avant_carde.rules.box import BLUE, CARDS, ORANGE, PURPLE, RED
from vernissage.games.avant_carde.rules.state import stack
from vernissage.games.canvas.bots.search import Search
from vernissage.games.canvas.rules import box, layers, scoring
from vernissage.games.canvas.rules.decisions import Paint, Take
from vernissage.table.chance import Rng
from vernissage.table.game import Action, Seat
from vernissage.table.match import Match
from vernissage.table.slices import whole

Measure: TypeAlias = Callable[[Any, Seat, Action], float]
"""What of a taste there is in an answer: the more, the more of it."""

ALL: Final = [(game, key) for game in PLAYED for key in TASTES.get(game, {})]


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_taste_is_of_a_character_and_in_the_bounds_of_its_bots_weights(game: str, key: str) -> None:
    bot, taste = BOTS[game][sure(keyed(key)).level], TASTES[game][key]
    assert isinstance(bot, Tunable)
    hints = get_type_hints(type(bot.weights), include_extras=True)
    assert taste.weights
    for name, value in taste.weights.items():
        low, high = hints[name].__metadata__[0]
        assert low <= value <= high
        assert value != getattr(bot.weights, name)
    assert taste.sentence.endswith(".")
    assert len(taste.sentence) < 60


def test_the_plain_master_has_no_taste() -> None:
    assert all("amara" not in TASTES.get(game, {}) for game in GAMES)
    assert set(TASTES["canvas"]) == set(TASTES["avant-carde"]) == {who.key for who in CHARACTERS} - {"amara"}
    assert "null" not in TASTES


def test_a_taste_holds_at_the_characters_own_level_and_name_alone() -> None:
    bot = BOTS["canvas"]["greedy"]
    assert taste_at("canvas", "greedy", "Zofia") is TASTES["canvas"]["zofia"]
    assert isinstance(with_taste := seated(bot, "canvas", "greedy", "Zofia"), Tunable)
    assert with_taste.weights.token == TASTES["canvas"]["zofia"].weights["token"]
    for game, level, name in (("canvas", "search", "Zofia"), ("canvas", "greedy", "zofia"), ("null", "greedy", "Zofia"),
                              ("canvas", "greedy", ""), ("canvas", "master", "Amara")):  # fmt: skip
        assert taste_at(game, level, name) is None
        assert seated(bot, game, level, name) is bot


# -- each taste shows ---------------------------------------------------------------------------------------------------


def _in_row(element: int) -> Measure:
    return lambda view, _, a: sum([element in slot for slot in box.CARDS[view.row[a.place]].elements]) if _takes(a) else 0


def _takes(a: Action) -> bool:
    return isinstance(a, Take)


def _bonuses(view: Any, _: Seat, a: Action) -> float:
    if isinstance(a, Paint):
        return scoring.bonus_icons(layers.visible(*a.pile))
    return sum(map(len, box.CARDS[view.row[a.place]].bonuses)) if isinstance(a, Take) else 0


def _spoils(view: Any, seat: Seat, a: Action) -> float:
    """How little the answer leaves to the next player, as the searching bot judges."""
    weighed = whole(SEARCH.weigh(view, seat, Rng(1), a))
    return sum([term.points for one in weighed if one.action == a for term in one.terms if term.name == "rival"])


def _buys(colour: int) -> Measure:
    return lambda view, _, a: isinstance(a, Buy) and CARDS[stack(view, a.number).top].colour == colour


def _is(kind: type[Any]) -> Measure:
    return lambda _view, _seat, a: isinstance(a, kind)


def _less(measure: Measure) -> Measure:
    return lambda view, seat, a: -measure(view, seat, a)


SEARCH: Final = Search()
TOKENS: Final[Measure] = lambda view, _, a: view.on_row[a.place] - a.place if isinstance(a, Take) else 0  # noqa: E731
A_TWO: Final[Measure] = lambda _view, _seat, a: isinstance(a, Buy) and a.number == 2  # noqa: E731

SHOWN: Final[dict[str, dict[str, Measure]]] = {
    "canvas": {
        "jun": _in_row(box.HUE),
        "kreska": lambda view, _, a: view.on_row[a.place] if isinstance(a, Take) else 0,
        "oskar": _bonuses,
        "zofia": TOKENS,
        "marek": _is(Paint),
        "noor": _in_row(box.SHAPE),
        "ottoline": _is(Take),
        "duarte": _spoils,
        "henri": _less(_spoils),
        "leela": TOKENS,
        "ines": TOKENS,
    },
    "avant-carde": {
        "jun": lambda _view, _seat, a: isinstance(a, Play) and CARDS[a.card].colour == RED,
        "kreska": _is(Buy),
        "oskar": _less(A_TWO),
        "zofia": lambda _view, _seat, a: a.number if isinstance(a, Buy) else 0,
        "marek": _buys(PURPLE),
        "noor": _buys(ORANGE),
        "ottoline": _less(A_TWO),
        "duarte": _is(Tuck),
        "henri": _buys(BLUE),
        "leela": _is(Tuck),
        "ines": _less(_is(Tuck)),
    },
}
"""By game and character what its taste is seen in. (Art Society's: test_art_society_tastes.)"""
MANY: Final = {"beginner": 500, "greedy": 500, "search": 300, "master": 30}
"""In how many positions a level is asked: fewer where it thinks long."""

PEEKS: Final = {"beginner": 30, "greedy": 30, "search": 6, "master": 3}
"""In how many positions a level is asked in two truths."""


@cache
def _games(game: str) -> tuple[list[tuple[Any, Seat, int]], Iterator[tuple[Any, Seat, int]]]:
    return [], _questions(game)


def _questions(game: str) -> Iterator[tuple[Any, Seat, int]]:
    rng, driver = Rng(5), BOTS[game]["beginner"]
    while True:
        match: Match[Any] = Match(GAMES[game], 2, {}, rng.bits() >> 16)
        while (d := match.decision) is not None:
            if d.kind in ("turn", "play", "buy") and len(match.game.options(match.state, d)) > 1:
                yield match.view(d.seat), d.seat, rng.bits()
            match.answer(answer(driver, match.view(d.seat), d.seat, Rng(rng.bits())))


def positions(game: str, many: int) -> list[tuple[Any, Seat, int]]:
    """Questions from beginners' games: the view, the seat, the seed of the bot's luck."""
    found, more = _games(game)
    while len(found) < many:
        found.append(next(more))
    return found[:many]


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), [(game, key) for game, shown in SHOWN.items() for key in shown])
def test_a_taste_shows(game: str, key: str) -> None:
    who, measure = keyed(key), SHOWN[game][key]
    assert who is not None
    plain = BOTS[game][who.level]
    fond = seated(plain, game, who.level, who.name)
    more = []
    for view, seat, luck in positions(game, MANY[who.level]):
        as_all, as_it_likes = (answer(bot, view, seat, Rng(luck)) for bot in (plain, fond))
        if as_all != as_it_likes:
            more.append(measure(view, seat, as_it_likes) - measure(view, seat, as_all))
    assert len([m for m in more if m > 0]) > 2
    assert sum(more) > 0
    assert len([m for m in more if m < 0]) < len(more) / 5, "hardly ever the other way"


@pytest.mark.long
@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_character_does_not_peek(game: str, key: str) -> None:
    who = sure(keyed(key))
    found = look(seated(BOTS[game][who.level], game, who.level, who.name), game, PEEKS[who.level], 23, every=3)
    assert found.positions == PEEKS[who.level]
    assert found.changed == 0
