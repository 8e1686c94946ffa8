"""What can be set up in a game: which settings are shown, and what they are worth."""

import pytest

from vernissage.games import GAMES
from vernissage.games.manifest import Show
from vernissage.page.programme import PROGRAMME, settings
from vernissage.page.view.settings import SEATS, Choice, Row, Setting, When, rows

SOLO = Setting("solo", "Solo", "", (Choice(0, "a"), Choice(2, "b")), when=When(SEATS, (1,)))
MIX = Setting("mix", "Mix", "", (Choice(0, "a"), Choice(5, "b"), Choice(7, "c", when=When(SEATS, (2, 3)))))
PICKS = Setting("picks", "Picks", "", tuple(Choice(i, "p") for i in (0, 3, 4)), picks=2, when=When("mix", (5, 7)))
ALL = (SOLO, MIX, PICKS, Setting("on", "On", "", when=When("picks", (9,))))


def shown(values: dict[str, int], seats: int) -> dict[str, int]:
    return {row.setting.name: row.value for row in rows(ALL, values, seats)}


def test_settings_are_shown_when_others_say_so() -> None:
    assert shown({}, 1) == {"solo": 0, "mix": 0}
    assert shown({}, 2) == {"mix": 0}
    assert shown({"mix": 5}, 2) == {"mix": 5, "picks": 0}
    assert shown({"mix": 5, "picks": 9, "on": 1}, 2) == {"mix": 5, "picks": 9, "on": 1}
    assert shown({"mix": 5, "picks": 9 + 2 + 4, "on": 3}, 2) == {"mix": 5, "picks": 9, "on": 1}, "only what there is"


def test_a_choice_that_cannot_be_had_is_not_chosen() -> None:
    assert shown({"mix": 7, "picks": 9}, 2) == {"mix": 7, "picks": 9, "on": 0}
    assert shown({"mix": 7, "picks": 9}, 4) == {"mix": 0}
    assert shown({"solo": 1}, 1)["solo"] == 0


def test_picks_are_complete_when_there_are_as_many_as_asked() -> None:
    for value, complete in ((0, False), (1, False), (9, True), (25, False)):
        (row,) = rows((PICKS._replace(when=None),), {"picks": value}, 2)
        assert row.complete is complete
        assert row.picked == value.bit_count()
    assert Row(MIX, MIX.choices, 0).complete


@pytest.mark.parametrize("one", [one for one in PROGRAMME if one.key in GAMES], ids=lambda one: one.key)
def test_the_programme_asks_only_for_what_the_games_have(one: Show) -> None:
    game = GAMES[one.key]
    assert SEATS not in game.defaults
    before = {SEATS}
    asked = settings(one.key)
    for s in asked:
        assert s.name in game.defaults
        for when in (s.when, *(c.when for c in s.choices)):
            assert when is None or when.name in before, "it stands before"
        before.add(s.name)
    for seats in game.seats:
        usual = rows(asked, game.defaults, seats)
        assert {r.setting.name: r.value for r in usual} == {r.setting.name: game.defaults[r.setting.name] for r in usual}
        for row in usual:
            for c in row.choices if not row.setting.picks else ():
                now = rows(asked, {**game.defaults, row.setting.name: c.value}, seats)
                if all(r.complete for r in now):
                    game.new(seats, {**game.defaults, **{r.setting.name: r.value for r in now}})
