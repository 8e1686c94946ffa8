"""The collection: works drawn out of finished games, labels, links, files, sheets to print; a catalogue that fills."""

import pytest

from tests.page.double import FakePage
from tests.page.finished import match, page, record, some
from tests.sure import sure
from vernissage.art.titles import TITLES
from vernissage.games import GAMES
from vernissage.games.art_society.rules.box import PAINTINGS
from vernissage.games.art_society.rules.state import is_painting
from vernissage.games.avant_carde.rules.events import LineShown
from vernissage.games.canvas.rules.box import CARDS
from vernissage.page.collection.room import MOST, CollectionRoom, rooms
from vernissage.page.collection.works import met
from vernissage.page.core.messages import Carried, Copy, Do, KeyDown, Paint, Picked, Print, Say
from vernissage.page.core.words import Words
from vernissage.page.keeping.record import Save
from vernissage.page.past.told import about, events
from vernissage.table.link import decode

PARTS = list(rooms())
KINDS = PARTS[:3]


def opened(*records: Save, part: str = "wall", language: str = "en") -> tuple[FakePage, CollectionRoom]:
    out = page(*records, language=language)
    out.send(Do("collection"))
    out.send(Do("room", ("co-part", part)))
    out.settle()
    room = out.app.visit
    assert isinstance(room, CollectionRoom)
    return out, room


def test_without_games_each_room_says_how_it_fills() -> None:
    out, _ = opened()
    for part in KINDS:
        out.press(f"part-{part}")
        assert "finish a game of" in out.text("foyer")
        assert out.text("foyer").count("An empty wall is a good start") == 1
        dark = [e.attributes["id"] for e in out.document.walk() if "do" in e.attributes.get("class", "").split()]
        assert dark == ["bare-begin"]
    for part in PARTS[3:]:
        out.press(f"part-{part}")
        rest = [e for e in out.document.walk() if e.attributes.get("class") == "cat rest" for e in e.walk() if e.name == "li"]
        assert len(rest) == (len(PAINTINGS) if part == "paintings" else len(CARDS))
        dark = [e.attributes["id"] for e in out.document.walk() if "do" in e.attributes.get("class", "").split()]
        assert dark == ["bare-begin"], "what adds more to it"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("part", KINDS)
def test_one_walks_from_work_to_work(part: str, language: str) -> None:
    out, room = opened(*some(3), part=part, language=language)
    there = room.items()
    assert len(there) == (9 if part == "painting" else 3)
    seen = []
    for i, item in enumerate(there):
        drawing = sure(room.drawing(out.app, item))
        assert drawing.title in out.text("foyer")
        seen.append(drawing.title)
        assert out.find("co-on").attributes.get("data-do") == (None if i == len(there) - 1 else "room co-step 1")  # type: ignore[union-attr]
        out.send(KeyDown("ArrowRight", "foyer", control=False))
        out.settle()
    assert room.at == len(there) - 1
    out.send(KeyDown("ArrowLeft", "foyer", control=False))
    assert room.at == len(there) - 2
    assert out.focus == "co-back"


def test_a_label_says_what_happened_and_the_link_leads_to_the_game() -> None:
    one = record("art-society", 2)
    out, room = opened(one)
    assert room.item is not None
    told = next(e.text for e in out.document.walk() if e.attributes.get("class") == "plaque")
    assert one.result is not None
    assert f"{one.result.scores[0]} points" in told
    assert "Zofia (Visitor)" in told
    assert "Prestige" in told
    out.press("co-copy")
    (copied,) = [effect for effect in out.asked if isinstance(effect, Copy)]
    link = decode(copied.text.partition("#")[2], GAMES)
    assert link.match.state == match("art-society", 2, 2).state
    assert [p.name for p in link.players] == ["Ann", "Zofia"]
    out.send(Carried("copy", good=True))
    assert out.see("co-told").text == "Copied."
    out.press("co-result")
    assert out.app.table().over


@pytest.mark.parametrize("part", KINDS)
def test_a_work_is_kept_as_a_file(part: str) -> None:
    out, room = opened(*some(1), part=part)
    assert room.item is not None
    for kind in ("png", "svg"):
        out.press(f"co-{kind}")
    files = [effect for effect in out.asked if isinstance(effect, Paint)]
    assert [one.png for one in files] == [True, False]
    drawing = sure(room.drawing(out.app, room.item))
    assert all(drawing.markup in one.svg and one.name.startswith("vernissage-") for one in files)
    out.send(Carried("paint", good=False))
    assert "did not work" in out.see("co-told").text


def test_the_longest_line_is_the_longest_that_was_shown() -> None:
    one = record("avant-carde", 2)
    out, room = opened(one, part="line")
    assert room.item is not None
    (shown,) = [e.attributes["viewbox"] for e in out.document.walk() if e.attributes.get("class") == "drawing"]
    drawing = sure(room.drawing(out.app, room.item))
    assert drawing.work is not None
    assert shown == " ".join(f"{v:g}" for v in drawing.work), "its name stands below, so the mount for it is left out"
    lengths = [len(e.cards) for e in about(events(match("avant-carde", 2, 2)), LineShown, 0)]
    assert room.item.work.worth == max(lengths)
    assert f"{max(lengths)} cards in one line." in out.text("foyer")


@pytest.mark.slow
def test_sheets_are_drawn_and_printed() -> None:
    out, room = opened(*(record("canvas", n) for n in range(MOST // 3 + 2)), part="painting")
    assert len(room.items()) > MOST
    for sheets, leaves in (("one", 1), ("all", MOST), ("contact", MOST // 12)):
        out.press(f"lay-{sheets}")
        assert out.focus == "title"
        if sheets == "all":
            assert out.see("co-print").attributes.get("disabled") is not None, "not before all are drawn"
        out.settle()
        found = [e for e in out.document.walk() if e.attributes.get("class", "").split()[:1] == ["leaf"]]
        assert len(found) == leaves
        works = [e for e in out.document.walk() if e.attributes.get("class") == "drawing"]
        assert len(works) == (1 if sheets == "one" else MOST)
        out.press("co-print")
        assert isinstance(out.asked[-1], Print)
        out.send(Carried("print", good=False))
        assert out.said[-1] == Say("This browser cannot print: open the page in another one.", shown=True)
        if sheets == "contact":
            out.send(KeyDown("Escape", "foyer", control=False))
        else:
            out.press("co-lay")
        assert out.find("lay-all") is not None


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_catalogue_fills_with_what_hung_in_ones_own_works(language: str) -> None:
    records = [record("art-society", n) for n in range(3)] + [record("canvas", n) for n in range(3)]
    out, room = opened(*records, part="paintings", language=language)
    walls = [match("art-society", 2, n).state.players[0].hung for n in range(3)]
    hung = [t.piece for wall in walls for t in wall if is_painting(t.piece)]
    known = met(room.reader, "art-society")
    assert known.keys() == set(hung)
    assert {tile: one.times for tile, one in known.items()} == {tile: hung.count(tile) for tile in set(hung)}
    told, words = out.text("foyer"), Words(language)
    for tile, title in enumerate(TITLES):
        assert (words(title) in told) == (tile in known)
    out.press("part-cards")
    painted = {c for n in range(3) for p in match("canvas", 2, n).state.players[0].paintings for c in p[:3]}
    assert met(room.reader, "canvas").keys() == painted
    lists = [e for e in out.document.walk() if e.attributes.get("class") in ("cat", "cat rest")]
    halves = [sum(CARDS[card].left is left for card in painted) for left in (True, False)]
    hang = [n for there in halves for n in (there, 30 - there)]
    assert [len([e for e in one.walk() if e.name == "li"]) for one in lists] == hang, "in each half what was met is first"
    out.press("to-group-1")
    assert out.focus == "group-1"
    assert out.see("group-1").text.startswith("Nouns" if language == "en" else "Rzeczowniki")
    for there in halves:
        assert f"{there} {'of' if language == 'en' else 'z'} 30" in out.text("foyer")
        assert f"{30 - there} {'not seen yet' if language == 'en' else 'jeszcze nie było'}" in out.text("foyer")


def test_a_game_that_cannot_be_opened_any_more_is_left_out() -> None:
    good, bad = record("canvas", 1), record("canvas", 2)
    bad = Save(**{**{k: getattr(bad, k) for k in Save.__dataclass_fields__}, "link": good.link[:-6] + "AAAAAA"})
    _, room = opened(good, bad, part="painting")
    assert len(room.items()) == 3


@pytest.mark.slow
def test_export_and_import_keep_it() -> None:
    out, room = opened(*some(2))
    other = page()
    other.send(Do("open", ("link",)))
    other.send(Picked("file", out.app.shelf.export()))
    other.settle()
    other.send(Do("close"))
    other.send(Do("collection"))
    other.settle()
    mine = other.app.visit
    assert isinstance(mine, CollectionRoom)
    assert [item.work for item in mine.items()] == [item.work for item in room.items()]
