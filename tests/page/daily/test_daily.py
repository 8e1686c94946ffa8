"""The deal of the day: from the foyer to a shared text, the calendar, streaks, catching up, clocks that go wrong."""

from __future__ import annotations

import json

import pytest

from tests.page.double import ADDRESS, FakeDevice, FakePage, Kept
from vernissage.bots import tastes
from vernissage.bots.bot import Bot, answer
from vernissage.bots.daily import FIRST, SEAT, deal
from vernissage.bots.registry import LEVELS
from vernissage.games import GAMES
from vernissage.page.core.messages import Carried, Copy, Do, Picked, Resized
from vernissage.page.daily import par as par_of_a_day
from vernissage.page.daily import render
from vernissage.page.daily.render import STATES
from vernissage.page.daily.state import streak
from vernissage.page.daily.text import lines
from vernissage.page.daily.tries import LATE, status, tries
from vernissage.page.day_marks import AGAIN, day_of_marks, games
from vernissage.page.table import turns as table
from vernissage.table.chance import Rng
from vernissage.table.days import DAY_MS, Date, day_of
from vernissage.table.link import decode

DAY = day_of(Date(2026, 11, 23))
"""A Monday: the opponents are visitors."""
GAME = "canvas"


class Clock(FakeDevice):
    """A device whose clock stands where a test sets it."""

    def __init__(self, day: int = DAY, hour: int = 12, storage: Kept | None = None) -> None:
        super().__init__(storage)
        self.set(day, hour)

    def set(self, day: int, hour: int = 12) -> None:
        self._now = day * DAY_MS + hour * 3_600_000


def opened(device: FakeDevice) -> FakePage:
    page = FakePage(device)
    page.press("day")
    return page


def play_out(page: FakePage, luck: int = 1) -> None:
    """Plays the game at the table to its end: the person answers like the greedy bot."""
    rng = Rng(luck)
    play = page.app.table()
    while not play.over:
        seat = play.asked
        assert seat is not None
        bot = play.bots["greedy"] if seat == SEAT else play.bots[play.level(seat)]
        table.give(page.app, (answer(bot, play.match.view(seat), seat, rng),))
    page.waits.clear()
    page.send(Resized(1280, 800, still=True))


def played(page: FakePage, game: str = GAME) -> None:
    """Plays a game's deal of the day that is looked at, and comes back to the calendar."""
    page.press(f"play-day-{game}")
    play_out(page)
    page.press("result-day")


def legend(page: FakePage) -> list[str]:
    """The signs that are explained below the calendar."""
    found = next((e for e in page.document.walk() if e.attributes.get("class") == "hint legend"), None)
    return [] if found is None else [e.text for e in found.walk() if e.name == "span"]


def test_from_the_foyer_to_a_text_to_share() -> None:
    page = opened(Clock())
    assert "23 November 2026" in page.text("foyer")
    assert "Today" in page.text("foyer")
    signs = [e for e in page.document.walk() if e.attributes.get("class") == "dots"]
    assert not signs, "nobody is reproached with days that were not played"
    assert not legend(page), "no sign is explained that is not there"
    page.press("play-day-canvas")
    play = page.app.table()
    the = deal(GAME, DAY)
    assert play.match.seed == the.seed
    assert [p.level for p in play.players] == [0, 4, 4]
    assert play.marks == (f"day-{DAY}",)
    play_out(page)
    page.press("result-day")
    assert len([e for e in page.document.walk() if e.attributes.get("class") == "dots"]) == 1
    ended = status(tries(page.app)[DAY, GAME])
    assert legend(page) == [STATES[ended], "not played"], "the others of that day"
    assert page.root["data-room"] == "foyer"
    assert page.focus == "title"
    assert "Your average" not in page.text("foyer")
    page.press("share-day-canvas")
    told = page.see("day-text").text
    one = tries(page.app)[DAY, GAME][0]
    assert one.result is not None
    assert told == " ".join(" ".join(lines(one, play.match, None)).split())
    page.press("copy-day-text")
    copied = page.asked[-1]
    assert isinstance(copied, Copy)
    first, second, third = copied.text.split("\n")
    assert first == "Vernissage 2026-11-23 Canvas"
    assert f" {one.result.scores[SEAT]} : " in second
    assert not any(c.isascii() and c.isalpha() for c in second + third), "no word that needs a language"
    page.send(Carried("copy", good=True))
    assert page.see("day-copied").text == "Copied."
    page.send(Carried("copy", good=False))
    assert "yourself" in page.see("day-copied").text
    page.press("month-back")
    assert not legend(page), "another month has no signs"


def test_the_link_opens_the_same_deal_which_counts_there_too() -> None:
    page = opened(Clock())
    played(page)
    page.press("share-day-canvas", "copy-day-link")
    copied = page.asked[-1]
    assert isinstance(copied, Copy)
    assert copied.text.startswith(ADDRESS)
    fragment = copied.text.partition("#")[2]
    assert decode(fragment, GAMES).match.seed == deal(GAME, DAY).seed
    other = FakePage(Clock(), fragment=fragment)
    other.press("accept-deal")
    assert other.app.table().marks == (f"day-{DAY}",)
    assert [p.level for p in other.app.table().players] == [0, 4, 4]


def test_the_games_take_turns_at_being_the_game_of_the_day() -> None:
    page, first = opened(Clock()), []
    for day in range(DAY - 4, DAY - 1):  # Thursday to Saturday
        page.send(Do("day", (str(day),)))
        elements = list(page.document.walk())
        cards = [one for one in elements if one.attributes.get("class", "").split()[:1] == ["deal"]]
        loud = [one.attributes["data-do"] for one in elements if one.attributes.get("class") == "btn do"]
        first.append(cards[0].attributes["data-game"])
        assert "Game of the day" in cards[0].text
        assert loud == [f"play-day {first[-1]} {day}"], "one dark button"
    assert sorted(first) == sorted(games(page.app))


def test_a_deal_that_nobody_played_is_called_alike_on_every_day() -> None:
    page = opened(Clock())
    page.press("play-day-canvas")
    page.send(Do("leave"))
    later = opened(Clock(DAY + 3, storage=page.device.storage))
    for day in (DAY - 1, DAY, DAY + 2, DAY + 3):
        assert "not played" in later.see(f"day-{day}").attributes["aria-label"]
    assert "Canvas under way" in later.see(f"day-{DAY}").attributes["aria-label"]


@pytest.mark.slow
def test_what_is_next_is_dark_the_next_deal_to_play_and_at_the_end_a_result_to_share() -> None:
    page, loud = opened(Clock()), []
    for _ in range(4):
        dark = [one for one in page.document.walk() if one.attributes.get("class") == "btn do"]
        loud += [one.attributes["data-do"] for one in dark]
        verb, key, *_ = loud[-1].split()
        if verb == "play-day":
            played(page, key)
    assert len(loud) == 4, "one dark button at a time"
    assert sorted(one.split()[1] for one in loud[:3]) == sorted(games(page.app))
    assert loud[3].startswith("share-day ")


def test_a_day_that_was_played_has_its_picture() -> None:
    page = opened(Clock())

    def seen() -> list[str | None]:
        looks = [e.attributes.get("class") for e in page.see(f"day-{DAY}").walk()]
        return [look for look in looks if look in ("cpic", "print")]

    assert seen() == ["print"], "a picture from the game of the day"
    played(page)
    page.settle()
    assert seen() == ["cpic"]


def test_no_two_days_of_a_month_look_alike() -> None:
    page = opened(Clock())
    for _ in range(3):  # with a whole month of thirty-one days
        page.press("month-back")
        cells = [e for e in page.document.walk() if e.name == "button" and e.attributes.get("id", "").startswith("day-")]
        shown = [tuple(e.attributes["href"] for e in cell.walk() if "href" in e.attributes) for cell in cells]
        assert len(shown) > 27
        assert all(shown)
        assert len(set(shown)) == len(shown)


def test_a_game_that_tells_nothing_of_its_past_has_its_poster_on_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "PASTS", {})
    page = opened(Clock())
    first = next(e.attributes["data-game"] for e in page.document.walk() if "deal" in e.attributes.get("class", "").split())
    today = page.see(f"day-{DAY}").walk()
    assert [e.attributes["href"] for e in today if "href" in e.attributes] == [f"#poster-{first}"]


def test_a_phone_begins_with_the_week_of_the_chosen_day_and_unfolds_its_month() -> None:
    def week() -> list[str]:
        days = [e.attributes for e in page.document.walk() if e.name == "button"]
        return [one["id"] for one in days if "in-week" in one.get("class", "")]

    page = opened(Clock())
    assert f"day-{DAY}" in week()
    assert f"day-{DAY - 7}" not in week()
    page.press(f"day-{DAY - 7}")
    assert f"day-{DAY - 7}" in week()
    assert f"day-{DAY}" not in week()
    for whole in ("true", "false"):
        page.press("month-whole")
        assert page.see("month-whole").attributes["aria-pressed"] == whole


def test_a_day_says_what_it_is_and_who_will_play() -> None:
    page = opened(Clock())
    told = page.text("foyer")
    assert "the same for everybody" in told
    page.press("play-day-canvas")
    those = page.app.table().players[1:]
    assert those
    assert all(player.name in told for player in those)
    page.send(Do("leave"))
    page.press("day", f"day-{DAY - 1}")
    assert "A past day" in page.text("foyer")


def test_one_try_counts_and_later_ones_are_marked() -> None:
    page = opened(Clock())
    page.press("play-day-canvas")
    first = page.app.table().id
    page.send(Do("leave"))
    page.press("day")
    assert page.see("play-day-canvas").text == "Continue"
    page.press("play-day-canvas")
    assert page.app.table().id == first, "a try under way is gone on with"
    play_out(page)
    page.press("result-day")
    assert page.see("play-day-canvas").text == "Same deal again"
    page.press("play-day-canvas")
    assert page.app.table().marks == (f"day-{DAY}", AGAIN)
    play_out(page)
    page.press("same")
    assert AGAIN in page.app.table().marks
    page.send(Do("leave"))
    page.press("day")
    assert [t.counts for t in tries(page.app)[DAY, GAME]] == [True, False, False]


def test_over_midnight_a_try_keeps_its_day_and_the_next_day_has_its_own() -> None:
    device = Clock(hour=23)
    page = opened(device)
    page.press("play-day-canvas")
    device.set(DAY + 1, 0)
    play_out(page)
    page.press("result-day")
    assert "23 November" in page.text("foyer")
    (one,) = tries(page.app)[DAY, GAME]
    assert one.counts
    assert not one.late
    page.press(f"day-{DAY + 1}")
    assert page.see("play-day-canvas").text == "Play"
    page.press("play-day-canvas")
    assert page.app.table().marks == (f"day-{DAY + 1}",)
    assert page.app.table().match.seed == deal(GAME, DAY + 1).seed


def test_a_streak_is_kept_and_broken_and_not_mended_by_catching_up() -> None:
    device = Clock()
    for day in (DAY, DAY + 1, DAY + 3):
        device.set(day)
        played(opened(device))
    page = opened(device)
    assert streak(tries(page.app), DAY + 3) == (1, 2)
    assert page.see("streak").text == "Days in a row: 1, longest so far: 2"
    page.press(f"day-{DAY + 2}")
    assert page.see("play-day-canvas").text == "Catch up"
    played(page)
    assert tries(page.app)[DAY + 2, GAME][0].late
    assert "made up later" in page.text("foyer")
    assert streak(tries(page.app), DAY + 3) == (1, 2)
    assert streak(tries(page.app), DAY + 4) == (1, 2), "today may still be to come"
    assert streak(tries(page.app), DAY + 5) == (0, 2)


def test_a_clock_set_back_makes_no_day_of_its_own() -> None:
    device = Clock(DAY + 2)
    played(opened(device))
    device.set(DAY)
    page = opened(device)
    assert page.see(f"day-{DAY}").attributes["aria-current"] == "date"
    told = page.see(f"day-{DAY + 2}").attributes["aria-label"]
    assert "Canvas won" in told or "Canvas played" in told
    page.press("play-day-canvas")
    assert LATE in page.app.table().marks
    page.send(Do("leave"))
    page.press("day", f"day-{DAY + 2}")
    assert page.find("play-day-canvas") is None, "a day still to come cannot be played"
    assert not page.send(Do("play-day", (GAME, str(DAY + 2))))


def test_a_clock_before_the_first_deal_is_told() -> None:
    page = opened(Clock(FIRST - 1))
    assert "31 December 2025" in page.text("foyer")
    assert "set the clock right" in page.text("foyer")
    page.press("leave")
    assert page.find("play") is not None


@pytest.mark.slow
def test_par_is_worked_out_against_the_same_characters_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting: list[tuple[str, str]] = []

    def seated(bot: Bot, game: str, level: str, name: str) -> Bot:
        sitting.append((level, name))
        return tastes.seated(bot, game, level, name)

    monkeypatch.setattr(par_of_a_day, "seated", seated)
    page = opened(Clock())
    played(page)
    (one,) = tries(page.app)[DAY, GAME]
    page.press("par-canvas")
    assert "A Curator is playing" in page.text("foyer")
    page.settle(200_000)
    assert sitting == [(LEVELS[player.level], player.name) for player in one.record.players[1:]]
    (after,) = tries(page.app)[DAY, GAME]
    par = after.record.summary["par"]
    assert 0 < par < 80
    assert f"{par}" in page.text("foyer")
    assert after.record.saved == one.record.saved
    page.press("share-day-canvas")
    assert page.see("day-text").text.count(f"\N{FLAG IN HOLE} {par}") == 1
    again = opened(page.device)
    assert again.find("par-canvas") is None, "it is kept"


@pytest.mark.slow
def test_export_and_import_keep_all() -> None:
    device = Clock()
    played(opened(device))
    device.set(DAY + 1)
    page = opened(device)
    played(page)
    page.press("par-canvas")
    page.settle(200_000)
    text = page.app.shelf.export()
    other = FakePage(Clock(DAY + 1))
    other.send(Do("open", ("games",)))
    other.send(Picked("file", text))
    other.settle(20_000)
    other.send(Do("close"))
    other.press("day")
    assert tries(other.app).keys() == tries(page.app).keys()
    for key, some in tries(page.app).items():
        assert [t.record for t in tries(other.app)[key]] == [t.record for t in some]
    assert other.see("streak").text == page.see("streak").text
    assert json.loads(text)["games"]


def test_the_keyboard_goes_from_day_to_day() -> None:
    page = opened(Clock())
    for key, day in {"ArrowLeft": DAY - 1, "ArrowUp": DAY - 8, "ArrowRight": DAY - 7, "ArrowDown": DAY}.items():
        assert page.key(key, "foyer")
        assert page.focus == f"day-{day}"
    assert page.key("PageUp", "foyer")
    assert page.focus == f"day-{day_of(Date(2026, 10, 23))}"
    page.press("month-on")
    assert "November 2026" in page.text("foyer")
    assert "disabled" in page.see("month-on").attributes
    assert not page.key("ArrowRight", "foyer") or page.app.visit is not None


@pytest.mark.parametrize("args", [("x",), ("99999999",), (str(FIRST - 1),), (str(DAY + 1),)])
def test_days_that_are_none_are_refused(args: tuple[str, ...]) -> None:
    page = opened(Clock())
    assert not page.send(Do("day", args))
    assert not page.send(Do("play-day", (GAME, *args)))


def test_practice_does_not_count() -> None:
    page = opened(Clock())
    page.press("play-day-canvas")
    table.mark_practice(page.app, page.app.table())
    play_out(page)
    page.press("result-day")
    assert "practice" in page.text("foyer")
    assert streak(tries(page.app), DAY) == (0, 0)


def test_other_games_are_no_tries() -> None:
    page = FakePage(Clock())
    page.press("play")
    assert day_of_marks(page.app.table().marks) is None


@pytest.mark.parametrize("marks", [("day-x",), ("day-",), ("day-99999999999",), ("practice",)])
def test_marks_that_name_no_day(marks: tuple[str, ...]) -> None:
    assert day_of_marks(marks) is None


@pytest.mark.slow
def test_whom_a_day_is_played_against_is_said_once_while_it_is_the_same_for_all() -> None:
    """It stood three times below one another. Under the name of one of them the deals still to play have another."""
    page = opened(Clock())

    def said() -> int:
        return page.text("foyer").count("Against: ")

    played(page)
    assert said() == 1, "those of the deal that was played are the others', too"
    page.app.likes.name = "Jun"  # who would sit there next
    page.press("month-back", "month-on", f"day-{DAY}")
    assert said() == 3
