"""Bots from a file in the page: brought in the set-up, asked at the table, stopped, sent away. In their worker is
`bots.hosting`.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.places import WEB
from tests.bots.test_guests import BOT, hasty
from tests.page.double import FakeDevice, FakePage, Kept
from vernissage.bots.guests import INSTALLS, KINDS, LARGEST, LONGEST, MOST, written
from vernissage.bots.hosting import GuestHost as Worker
from vernissage.page.core.messages import Do, Host, Hosted, Picked
from vernissage.page.core.words import LANGUAGES
from vernissage.page.past.reading import finished
from vernissage.page.table.play import GUEST
from vernissage.page.table.turns import give

GAME = "canvas"
ABSENT = '{"fault": "lost", "detail": ""}'


class Visit:
    """A page with the set-up open, and the guest's worker beside it."""

    def __init__(self, folder: Path, **more: object) -> None:
        self.folder = folder
        self.page = FakePage(choose=GAME, **more)  # type: ignore[arg-type]
        self.worker: Worker | None = None
        self.content = b""

    def bring(self, name: str = "hasty.py", content: bytes | None = None) -> None:
        """Picks a file, and loads it."""
        self.content = hasty() if content is None else content
        self.page.send(Picked("guest", name))
        self.work(name)

    def asked(self) -> list[Host]:
        found = [effect for effect in self.page.asked if isinstance(effect, Host)]
        self.page.asked.clear()
        return found

    def work(self, name: str = "") -> int:
        """Does what is asked of the worker, until nothing is; gives how many answers it gave."""
        answers = 0
        while some := self.asked():
            for asked in some:
                if asked.what == "leave":
                    self.worker = None
                    sys.modules.pop("guest_bot", None)
                    continue
                if asked.what == "seat":
                    sys.modules.pop("guest_bot", None)
                    self.worker = Worker(self.folder)
                    self.worker.brought([(name, self.content)])
                    told = self.worker.seat(str(*asked.asked))
                else:
                    answers += 1
                    text, game, seat, luck = asked.asked
                    told = ABSENT if self.worker is None else self.worker.think(str(text), str(game), int(seat), int(luck))
                self.page.send(Hosted(asked.ticket, told))
            self.page.settle()
        return answers

    def start(self, seats: int = 2) -> None:
        self.page.press("start")
        assert self.page.app.table().match.seats == seats
        self.page.settle()

    def person(self) -> None:
        """The person gives the first answer that there is."""
        app = self.page.app
        play = app.table()
        assert play.asked == 0
        scene = play.scene(app.look)
        self.page.session.show(give(app, (scene.options[0],)))
        self.page.settle()


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    path = list(sys.path)
    one = Visit(tmp_path)
    one.page.press("seats-2")
    yield one
    sys.path[:] = path
    sys.modules.pop("guest_bot", None)


def test_the_bot_of_the_guide_sits_down_and_plays(visit: Visit) -> None:
    page = visit.page
    assert "add only one that you trust" in page.text("dialog")
    visit.bring()
    assert page.focus == "guest-away"
    assert "Hasty sits at the table, as player 2." in page.text("dialog")
    assert "add only what you trust" in page.text("dialog")
    assert "You and Hasty" in page.text("dialog")
    assert page.see("way-1").text == "A bot from a file."
    assert not [e for e in page.document.walk() if e.attributes.get("name") == "level-1" and "checked" in e.attributes]
    visit.start()
    play = page.app.table()
    assert [p.name for p in play.players] == ["", "Hasty"]
    for _ in range(3):
        visit.person()
        (asked,) = visit.asked()
        assert asked.asked[:3] == (written(play.match.view(1)), GAME, 1), "its view, and nothing else"
        assert str(play.match.seed) not in "".join(map(str, asked.asked))
        assert visit.worker is not None
        place = json.loads(visit.worker.think(*asked.asked[:3], int(asked.asked[3])))["place"]  # type: ignore[arg-type]
        wanted = play.match.game.options(play.match.state, play.match.decision)[place]  # type: ignore[arg-type]
        page.send(Hosted(asked.ticket, json.dumps({"place": place})))
        assert play.match.turns[-1].action == wanted or wanted in [turn.action for turn in play.match.turns[-3:]]
        page.settle()
    assert GUEST in play.marks


STRANGE = "", "nonsense", "[1]", '{"place": 999}', '{"place": -1}', '{"place": true}', '{"place": "0"}', "[" * 5000


@pytest.mark.slow
@pytest.mark.parametrize("told", STRANGE)
def test_whatever_a_worker_tells_is_looked_at(visit: Visit, told: str) -> None:
    page = visit.page
    visit.bring()
    visit.start()
    visit.person()
    (asked,) = visit.asked()
    page.send(Hosted(asked.ticket, told))
    assert page.dialog == "guest"
    assert page.text("dialog").startswith("Hasty has left.")
    page.settle()
    play = page.app.table()
    assert play.asked == 0, "a bot of the house has answered"
    assert play.players[1].name not in ("Hasty", "")
    visit.person()
    assert visit.work() == 0, "nobody is asked any more"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("thinks", "why"),
    [
        ("yield; return 7", "Its answer was against the rules: 7"),
        ("yield; 1 / 0", "It stopped with an error. ZeroDivisionError: division by zero"),
        ("return 7", "does not pause: it needs a yield"),
        ("yield; raise ModuleNotFoundError(name='csv')", "Mine needs Python's own module csv, which the page does not have."),
    ],
)
def test_who_does_not_answer_well_leaves_and_the_game_goes_on(visit: Visit, thinks: str, why: str) -> None:
    page = visit.page
    visit.bring("mine.py", BOT.format(thinks).encode())
    visit.start()
    visit.person()
    assert visit.work() == 1
    assert page.text("dialog").startswith("Mine has left.")
    assert why in page.text("dialog")
    who = page.app.table().players[1].name
    assert f"{who} plays on in its seat (Collector)." in page.text("dialog")
    assert page.focus == "dialog-title"
    assert page.app.table().asked == 0
    assert visit.worker is None


def test_who_thinks_too_long_leaves(visit: Visit) -> None:
    visit.bring()
    visit.start()
    visit.person()
    (asked,) = visit.asked()
    visit.page.send(Hosted(asked.ticket, '{"fault": "slow", "detail": ""}'))
    assert "It thought for more than 10 seconds." in visit.page.text("dialog")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_of_a_file_has_its_words(visit: Visit, language: str) -> None:
    page = visit.page
    page.send(Do("language", (language,)))
    page.send(Do("open", ("setup",)))
    seen = set()
    for kind in KINDS:
        page.send(Picked("guest", "some file.py"))
        assert "some file.py" in page.text("dialog")
        asked = visit.asked()[-1]
        page.send(Hosted(asked.ticket, json.dumps({"fault": kind, "detail": "<i>detail", "file": "<i>other"})))
        said = page.see("guest-fault").text
        assert "%" not in said
        assert "some file.py" not in said, "of several files it names the one"
        assert "<i>" not in page.regions["dialog"]
        seen.add(said)
        assert page.find("guest") is not None, "another file can be picked"
    assert len(seen) == len(KINDS) - 1, "an answer against the rules is none of a file's"


def test_a_file_may_come_only_where_a_bot_has_a_place(visit: Visit) -> None:
    page = visit.page
    page.enter("level-1", "")
    visit.bring()
    assert "First choose a bot" in page.text("dialog")
    page.enter("level-1", "greedy")
    visit.bring()
    assert page.app.setup(GAME).occupants[1].name == "Hasty"


def test_a_guest_is_sent_away_with_one_press(visit: Visit) -> None:
    page = visit.page
    visit.bring()
    page.press("guest-away")
    assert page.focus == "guest"
    assert [effect.what for effect in visit.asked()] == ["leave"]
    assert page.app.setup(GAME).occupants[1].name != "Hasty"
    visit.bring()
    visit.start()
    visit.person()
    page.send(Do("open", ("menu",)))
    page.press("guest-away")
    assert page.dialog == ""
    page.settle()
    assert page.app.table().asked == 0, "a bot of the house has answered what the guest was asked"
    page.send(Do("open", ("menu",)))
    assert page.find("guest-away") is None


def test_another_player_may_be_chosen_for_a_guests_place(visit: Visit) -> None:
    page = visit.page
    for level in ("greedy", ""):
        visit.bring()
        page.enter("level-1", level)
        assert page.app.setup(GAME).occupants[1].name != "Hasty"
        assert page.find("guest") is not None


def test_a_guest_is_called_like_nobody_else(visit: Visit) -> None:
    page = visit.page
    page.enter("name-0", "Hasty")
    visit.bring()
    assert page.app.setup(GAME).occupants[1].name == "Hasty 2"
    visit.bring("zofia.py")
    assert page.app.setup(GAME).occupants[1].name == "Zofia 2"
    visit.bring(f"{'x' * 200}.py")
    assert len(page.app.setup(GAME).occupants[1].name) <= 24
    visit.bring("<i>.py")
    assert "<i>" not in page.regions["dialog"]


def test_an_answer_to_a_question_that_was_taken_back_counts_for_nothing(visit: Visit) -> None:
    page = visit.page
    visit.bring()
    visit.start()
    visit.person()
    (asked,) = visit.asked()
    before = page.app.table().match.answers
    page.send(Do("leave"))
    assert not page.send(Hosted(asked.ticket, '{"place": 0}'))
    ident = page.app.stock.going_on[0].id
    page.send(Do("resume", (ident,)))
    page.settle()
    assert page.app.table().match.answers == before
    assert visit.work() >= 1, "it is the same guest that goes on"
    assert page.app.table().players[1].name == "Hasty"


@pytest.mark.slow
def test_a_game_that_is_opened_again_has_a_bot_of_the_house_and_does_not_count(visit: Visit, tmp_path: Path) -> None:
    storage = Kept()
    first = Visit(tmp_path, device=FakeDevice(storage))
    first.page.press("seats-2")
    first.bring()
    first.start()
    first.person()
    first.work()
    again = FakePage(FakeDevice(storage))
    ident = again.app.stock.going_on[0].id
    again.send(Do("resume", (ident,)))
    play = again.app.table()
    assert play.players[1].name == "Hasty"
    while not play.over:
        if play.asked == 0:
            again.session.show(give(again.app, (play.scene(again.app.look).options[0],)))
        again.settle()
    assert not again.asked or not [effect for effect in again.asked if isinstance(effect, Host)]
    again.send(Do("leave"))
    assert [e.id for e in again.app.stock.finished] == [ident]
    assert finished(again.app) == []


@pytest.mark.slow
def test_a_guest_plays_once_more(visit: Visit) -> None:
    page = visit.page
    visit.bring()
    visit.start()
    play = page.app.table()
    while not play.over:
        if play.asked == 0:
            visit.person()
        visit.work()
    page.send(Do("again", ("rematch",)))
    assert page.app.table() is not play
    visit.person()
    assert visit.work() >= 1


def test_where_the_code_for_guests_does_not_come_it_is_said(visit: Visit) -> None:
    visit.page.send(Picked("guest", "hasty.py"))
    (asked,) = visit.asked()
    visit.page.send(Hosted(asked.ticket, ""))
    assert "hasty.py could not be loaded: try again with a connection." in visit.page.text("dialog")


def test_the_words_tell_the_bounds_that_the_page_keeps() -> None:
    script = (WEB / "loader" / "guests.mjs").read_text("utf-8")
    assert f"const LONGEST = {LONGEST}_000;" in script
    assert f"const LARGEST = {LARGEST:_};" in script
    assert f"const INSTALLS = {INSTALLS}_000;" in script
    assert f"const MOST = {MOST};" in script


def test_only_the_last_file_counts(visit: Visit) -> None:
    page = visit.page
    page.send(Picked("guest", "one.py"))
    (first,) = visit.asked()
    page.send(Picked("guest", "two.py"))
    (second,) = visit.asked()
    assert not page.send(Hosted(first.ticket, '{"name": "one"}'))
    assert page.send(Hosted(second.ticket, '{"name": "two"}'))
    assert page.app.setup(GAME).occupants[1].name == "Two"


def test_a_file_comes_for_the_game_that_was_chosen_when_it_was_picked(visit: Visit) -> None:
    page = visit.page
    page.send(Picked("guest", "hasty.py"))
    (asked,) = visit.asked()
    page.press("dialog-close", "poster-button-avant-carde", "setup")
    assert page.send(Hosted(asked.ticket, '{"name": "hasty"}'))
    assert "Hasty" in {one.name for one in page.app.setup(GAME).occupants}
    assert "Hasty" not in {one.name for one in page.app.setup("avant-carde").occupants}
