"""All screens of the page, made without a browser: the page's app runs here, and its markup is shown.

Glossary: a *screen* is the page in one state, in any size and theme. Games are played with fixed random numbers; one of their
states is a screen if it contains something that no earlier screen had: a class, or a kind of decision.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from html import unescape
from typing import Any, Final, NamedTuple

from tests.page.double import FakePage
from tests.screens.linked import linked
from tests.screens.rooms import rooms
from tests.sure import sure
from vernissage.bots.bot import answer
from vernissage.games import GAMES
from vernissage.games.canvas.rules.decisions import AskJudge
from vernissage.page.core.messages import Arrived, Carried, Do, Effect, Focus, Newer, Picked, Pointed, Resized, Tick
from vernissage.page.core.presses import asked_of_room, parsed
from vernissage.page.table import opening, turns
from vernissage.page.table.play import Play
from vernissage.page.table.state import Side
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

DESK, PHONE = (1280, 800), (360, 740)
ANN, BEA = Player("Ann"), Player("Beatrice")
BOTS = (Player("Zofia", 1), Player("Marek", 1), Player("Duarte", 1), Player("Ines", 1))
KEYS = ("art-society", "canvas", "avant-carde")
SEATS: Final = {"art-society": (2, 3, 4), "canvas": (1, 2, 3, 5), "avant-carde": (1, 2, 3, 4, 5)}
MOST = {True: 200, False: 60}
"""How many decisions of a game are looked at: with the fewest seats, and with more."""
PRESSES = 4
"""How much is tried out at each decision before it is answered."""
_CLASS = re.compile(r' class="([^"]*)"')
_ACT = re.compile(r"<[^>]* data-do=\"(room [^\"]*)\"[^>]*>")


class Screen(NamedTuple):
    """A screen's name and the page that shows it; `trouble` is the part of index.html that is shown beside it."""

    name: str
    page: FakePage
    trouble: str = ""


def screens(language: str) -> Iterator[Screen]:
    """All of them, in a fixed order. Each is to be shown before the next is asked for: they are states of the same pages."""
    for part in PARTS:
        for screen in part(language):
            screen.page.send(Resized(*DESK, still=True))
            yield screen


class Shown(FakePage):
    """A page that is only looked at: where the focus goes is not seen, and whether its markup is right is checked elsewhere."""

    def write(self, region: str, markup: str) -> None:
        self.regions[region] = markup

    def carry(self, effect: Effect) -> None:
        if not isinstance(effect, Focus):
            super().carry(effect)


def fresh(language: str) -> FakePage:
    """A page at the foyer."""
    return Shown(languages=(language,))


def seated(language: str, key: str, *players: Player, seed: int = 5, settings: Mapping[str, int] | None = None) -> FakePage:
    """A page at the first decision of a game."""
    page = fresh(language)
    opening.begin(page.app, key, players, settings or {}, seed)
    ticking(page)
    return page


def at(language: str, match: Match[Any], *players: Player) -> FakePage:
    """A page at the table of a match that has come as far as this."""
    page = seated(language, match.game.key, *players)
    play = page.app.table()
    page.put(Play(match, play.players, play.view, play.bots, play.id, play.begun))
    page.app.table().hand_over()
    page.app.table().refresh(page.app.look)
    page.send(Resized(*DESK, still=True))
    return page


def ticking(page: FakePage) -> None:
    """Lets the bots play until a person is asked."""
    page.send(Resized(*DESK, still=True))
    while page.app.play is not None and page.app.play.bot_asked:
        page.send(Tick(page.app.ticket))


def give(page: FakePage, rng: Rng, level: str) -> None:
    """Answers as a bot would, and lets the bots play."""
    play = page.app.table()
    seat = sure(play.asked)
    turns.give(page.app, (answer(play.bots[level], play.match.view(seat), seat, rng),))
    ticking(page)


def played(key: str, most: int = 10_000, seats: int = 2, seed: int = 6) -> Match[Any]:
    """A game of bots, as far as so many answers."""
    match, rng = Match(GAMES[key], seats, {}, seed), Rng(seed)
    bots = FakePage().app.bots[key]
    while (d := match.decision) is not None and (len(match.answers) < most or d.seat != 0):
        match.answer(answer(bots["greedy"], match.view(d.seat), d.seat, rng))
    return match


def dialogs(page: FakePage, at: str, *ids: str) -> Iterator[Screen]:
    """The dialogs that presses open from here, each by the button with this id."""
    for ident in ids:
        page.press(ident)
        page.settle()
        yield Screen(f"{at}-{ident}", page)
        page.send(Do("close"))


# -- the parts ------------------------------------------------------------------------------------------------------------


def _foyer(language: str) -> Iterator[Screen]:
    page = fresh(language)
    for key in KEYS:
        page.send(Do("choose", (key,)))
        yield Screen(f"foyer-{key}", page)
    yield from dialogs(page, "foyer", "menu", "link-open")
    for trouble in ("trouble-old", "trouble-load", "trouble-run"):
        yield Screen(f"foyer-{trouble}", page, trouble)
    for n, key in enumerate((*KEYS, "canvas", "avant-carde"), 1):
        page.sit(key, (ANN, *BOTS[: n % 3 + 1]), n)
        page.settle()
        for _ in range(3 * n):
            give(page, Rng(n), "greedy")
        if key == "canvas":
            page.app.table().mark("practice")
        page.send(Do("leave"))
        page.settle()
        if n in (1, 3, 5):
            yield Screen(f"foyer-with-{n}", page)
    page.send(Newer())
    yield Screen("foyer-newer", page)
    page.send(Do("later"))
    page.press("games")
    page.settle()
    yield Screen("games-on", page)
    ident = page.app.stock.going_on[0].id
    page.press(f"all-remove-{ident}")
    yield Screen("games-removing", page)
    page.press(f"rename-{ident}")
    yield Screen("games-naming", page)
    page.send(Do("close"))
    page.send(Do("close"))
    damaged = page.app.stock.going_on[1].id
    texts = page.device.storage.texts
    texts.update({name: text[:40] for name, text in texts.items() if damaged in name})
    page.send(Do("resume", (damaged,)))
    page.settle()
    yield Screen("foyer-damaged", page)
    page.press("games")
    page.settle()
    yield Screen("games-damaged", page)
    page.send(Do("close"))
    for key in KEYS:  # a finished one of each kind, for the list of those and its figures
        page.sit(key, (ANN, BOTS[0]), 9)
        page.settle()
        while not page.app.table().over:
            give(page, Rng(1), "random")
        page.send(Do("leave"))
    page.press("games")
    page.settle()
    for tab in [e.attributes["id"] for e in page.document.walk() if e.attributes.get("data-do", "").startswith("games-tab ")]:
        page.press(tab)
        page.settle()
        yield Screen(f"games-{tab}", page)


def _set_up(language: str) -> Iterator[Screen]:
    page = fresh(language)
    for key in KEYS:
        page.send(Do("choose", (key,)))
        page.send(Do("open", ("setup",)))
        for seats in (SEATS[key][0], SEATS[key][-1]):
            page.send(Do("seats", (str(seats),)))
            yield Screen(f"setup-{key}-{seats}", page)
        for element in list(page.document.walk()):  # one choice after the other, so that what depends on it is seen, too
            field, kind = element.attributes.get("data-field", ""), element.attributes.get("type")
            if field.startswith("setting-") and kind == "radio":
                page.enter(field, element.attributes["value"])
                yield Screen(f"setup-{key}-{element.attributes['id']}", page)
        for i in range(SEATS[key][-1]):
            page.enter(f"level-{i}", "greedy")
        page.enter("deal", "no number")
        page.press("start")
        yield Screen(f"setup-{key}-fault", page)
        page.send(Do("close"))
        yield from dialogs(page, f"foyer-{key}", *(e for e in ("rules", "words") if page.find(e)))


def _curtain(language: str) -> Iterator[Screen]:
    for key in KEYS:
        page = seated(language, key, ANN, BEA)
        yield Screen(f"curtain-{key}", page)
    page = seated(language, "canvas", ANN, BEA)
    page.press("curtain-go")
    give(page, Rng(1), "greedy")
    yield Screen("curtain-second", page)
    page.press("curtain-send")
    yield Screen("curtain-sent", page)
    page.send(Do("close"))
    yield Screen("away", page)


def _notices(language: str) -> Iterator[Screen]:
    page = seated(language, "art-society", ANN, *BOTS[:2])
    notices = ("full", "forbidden", "unread", "overtaken", "damaged", "missing", "newer", "edition", "older")
    for n, room in enumerate(("table", "foyer")):
        for notice in notices[n::2]:
            page.app.notice = notice
            yield Screen(f"{room}-notice-{notice}", page)
            page.send(Do("dismiss"))
        page.send(Do("leave"))
        page.settle()
    for key in KEYS:
        page = seated(language, key, ANN, *BOTS[:1])
        page.send(Newer())
        yield Screen(f"newer-{key}", page)
        page.send(Do("later"))
        page.send(Do("room", ("nothing",)))
        yield Screen(f"refused-{key}", page)


def _travelling(language: str) -> Iterator[Screen]:
    for key in KEYS:
        page = fresh(language)
        page.send(Arrived("#" + encode(played(key, 12), "go", None, (ANN, BOTS[0]))))
        page.settle()  # a long one is read in slices
        yield Screen(f"arrival-{key}", page)
        page.press("accept-new")
        page.settle()
        entries = [e.attributes["id"] for e in page.document.walk() if e.attributes.get("id", "").startswith("menu-")]
        yield from dialogs(page, f"table-{key}", "menu", "undo", "hint")
        for entry in entries or ("menu-words", "menu-rules", "menu-keys"):
            page.press("menu")
            yield from dialogs(page, f"table-{key}", entry)
        page.send(Do("log"))
        yield Screen(f"log-{key}", page)
        page.send(Do("log"))
        for tab in [e.attributes["id"] for e in page.document.walk() if e.attributes.get("data-do", "").startswith("tab ")]:
            page.press(tab)
            if page.app.room.side.peek or not page.app.room.side.tab:  # it was open, and has closed
                page.press(tab)
            yield Screen(f"table-{key}-{tab}", page)
        page.app.room.side = Side()
        for term in list(page.app.views[key].terms)[:2]:
            page.send(Do("explain", (term,)))
            yield Screen(f"term-{key}-{term}", page)
            page.send(Do("close"))
    page.press("share")
    for kind in ("go", "watch", "deal"):
        page.press(f"kind-{kind}")
        yield Screen(f"share-{kind}", page)
    page.press("copy")
    page.send(Carried("copy", good=True))
    page.press("code")
    yield Screen("share-code", page)
    page.send(Do("close"))
    for name, link in (("cut", "#Gart-society"), ("damaged", "#G" + encode(played("canvas", 3), "go")[1:-4] + "0000")):
        page = fresh(language)
        page.send(Arrived(link))
        if page.dialog:
            yield Screen(f"arrival-{name}", page)
    page = fresh(language)
    page.send(Do("open", ("link",)))
    page.enter("link", "https://example.org/#G")
    page.press("link-go")
    yield Screen("link-fault", page)
    for key in KEYS:
        for intent in ("watch", "deal"):
            page = fresh(language)
            page.send(Arrived("#" + encode(played(key, seats=SEATS[key][-2]), intent, None, (ANN, *BOTS)[: SEATS[key][-2]])))
            page.settle()
            yield Screen(f"arrival-{key}-{intent}", page)
        page = fresh(language)
        page.send(Arrived("#" + encode(played(key, seats=SEATS[key][-2]), "watch", None, (ANN, *BOTS)[: SEATS[key][-2]])))
        page.settle()
        page.press("accept-watch")
        for n in range(4):
            for _ in range(3 + 4 * n):
                page.press("step-turn-on")
            yield Screen(f"replay-{key}-{n}", page)
        page.send(Do("log"))
        yield Screen(f"replay-{key}-no-log", page)
        page.send(Do("log"))
        page.key("End")
        yield Screen(f"replay-{key}-end", page)


def _lessons(language: str) -> Iterator[Screen]:
    for key in KEYS:
        page = fresh(language)
        page.press(f"poster-button-{key}", "learn")
        page.settle()
        for n in range(60):
            yield Screen(f"lesson-{key}-{n:02}", page)
            guide = page.app.play and page.app.play.guide
            if guide is None or guide.done:
                break
            page.press("lesson-next" if page.find("lesson-next") else "lesson-show")
            page.settle()


def _results(language: str) -> Iterator[Screen]:
    for key in KEYS:
        for seats in SEATS[key]:
            players = (ANN, *BOTS)[:seats] if seats != 3 else (ANN, BEA, BOTS[0])
            page = at(language, played(key, seats=seats), *players)
            play = page.app.table()
            last = play.view.result_steps(play.scene(page.app.look)) - 1
            for step in range(last + 1) if seats == 2 else (0, last):
                page.send(Do("room", ("result", str(step))))
                yield Screen(f"result-{key}-{seats}-{step}", page)
            if page.find("whose-1"):
                page.press("whose-1")
                yield Screen(f"result-{key}-{seats}-whose", page)
        yield from dialogs(page, f"result-{key}", *(e for e in ("result-picture", "look-back", "result-share") if page.find(e)))
        page.press("look-back")
        page.settle()
        for n in range(1, 5):
            if page.find(f"point-{n}"):
                page.press(f"point-{n}")
                yield Screen(f"result-{key}-look-back-{n}", page)
        page.send(Do("close"))


def _rare(language: str) -> Iterator[Screen]:
    """What no walk comes by."""
    for seats in (2, 3, 4):  # everybody bids the same, again and again: ties as deep as they get
        page, rng = seated(language, "art-society", *(Player(f"Player {seat}") for seat in range(seats)), seed=7), Rng(7)
        for ply in range(14 * seats):
            page.send(Do("reveal"))
            play = page.app.table()
            d = sure(play.match.decision)
            if "revealing" in page.regions["decision"]:
                yield Screen(f"art-society-tied-{seats}-{ply}", page)
            options = play.match.game.options(play.match.state, d)
            turns.give(page.app, (options[0] if d.kind == "bid" else rng.pick(list(options)),))
            ticking(page)
    page.send(Do("reveal"))
    state = page.app.table().match.state
    state.track = [n + 24 for n in state.track]
    yield Screen("art-society-far", page)
    match = played("canvas", 60, 3)
    state = match.state
    state.row = ()
    yield Screen("canvas-dry", at(language, match, ANN, *BOTS[:2]))
    match = played("canvas", 100, 3)
    state = match.state
    for seat in (1, 2):
        state.players[seat].ribbons, state.players[seat].tokens = (3, 3, 3, 3), 4
        state.players[seat].paintings = state.players[0].paintings[:1] * 3
    state.players[0].ribbons, state.over, state.agenda = (0, 0, 0, 0), True, (AskJudge(0),)
    page = at(language, match, ANN, *BOTS[:2])
    yield Screen("canvas-judge", page)
    page.send(Do("room", ("seat", "1")))
    yield Screen("canvas-judge-wall", page)
    page = seated(language, "canvas", Player(""), Player(""))
    page.press("curtain-go")
    page.send(Do("share"))
    yield Screen("share-unsigned", page)
    page.send(Do("close"))
    text = seated(language, "avant-carde", ANN, BOTS[0]).app.shelf.export()
    page = fresh(language)
    page.send(Do("open", ("link",)))
    page.send(Picked("file", text))
    yield Screen("games-came", page)


def _rooms(language: str) -> Iterator[Screen]:
    """The rooms that come late."""
    for name, page in rooms(language):
        yield Screen(name, page)


def _walks(language: str) -> Iterator[Screen]:
    for key in KEYS:
        seen: set[str] = set()
        for seats in SEATS[key]:
            for seed in (1, 2) if seats == SEATS[key][0] else (1,):
                yield from _walk(language, key, seats, seed, seen)
    for patrons in (1, 4):
        yield from _walk(language, "avant-carde", 2, 11 + patrons, seen, {"patrons": patrons})


def _walk(
    language: str, key: str, seats: int, seed: int, seen: set[str], settings: Mapping[str, int] | None = None
) -> Iterator[Screen]:
    """The screens of a game that some new thing is on; people try this and that before they answer."""
    page = seated(language, key, ANN, *BOTS[: seats - 1], seed=seed, settings=settings)
    rng = Rng(100 * KEYS.index(key) + 10 * seats + seed)
    for ply in range(MOST[seats == SEATS[key][0]]):
        if page.app.table().over:
            return
        for press in range(PRESSES):
            if name := _new(page, seen):
                yield Screen(f"{key}-{seats}.{seed}-{ply:03}{press}-{name}", page)
                page.send(Resized(*DESK, still=True))
            acts = [a for markup in page.regions.values() for a in _ACT.findall(markup)]
            drags = [a for a in map(asked_of_room, acts) if a.startswith(("place", "ghost", "card", "hand", "give"))]
            before = len(page.app.table().match.turns)
            if rng.below(6) == 0 and drags:
                act = rng.pick(drags)
                out = -0.4 if key == "avant-carde" else 0.4
                for phase, x, y in (("down", 0.5, 0.4), ("move", 0.45, 0.4), ("move", 0.3, out)):
                    page.send(Pointed(phase, act, x, y))
                if name := _new(page, seen):
                    yield Screen(f"{key}-{seats}.{seed}-{ply:03}{press}-drag-{name}", page)
                page.send(Pointed("cancel", act, 0.3, 0.4))
            elif acts:
                page.send(Do(*parsed(unescape(rng.pick(acts)))))
                ticking(page)
            if page.app.table().over or len(page.app.table().match.turns) != before:
                break
        else:
            give(page, rng, rng.pick(("random", "greedy", "greedy")))


def _new(page: FakePage, seen: set[str]) -> str:
    """What is new on this screen at both ends of the sizes, as a name; empty if nothing is. A kind of decision counts as new
    with another number of players.
    """
    found, seats = set[str](), page.app.table().match.seats
    for size in (PHONE, DESK):
        page.send(Resized(*size, still=True))
        for region, markup in page.regions.items():
            classes = _CLASS.findall(markup)
            found |= {token for one in classes for token in one.split()}
            found |= {f"{region} {one}" for one in classes[:1]}
            found |= {f"{one} {seats}" for one in classes if one.startswith("decide")}
    new = sorted(found - seen, key=lambda one: (not one.startswith("decide"), one))
    seen |= found
    return re.sub(r"\W+", "-", new[0]) if new else ""


def _linked(language: str) -> Iterator[Screen]:
    """Games by link: a device for each who plays."""
    for name, page in linked(language, lambda spoken, device: Shown(device, languages=(spoken,))):
        yield Screen(name, page)


def _from_the_right(language: str) -> Iterator[Screen]:
    """Names in scripts that run from right to left, beside figures."""
    people = Player("שרה לוי"), Player("سلمى 2")
    for key in KEYS:
        page = seated(language, key, people[0], BOTS[0], people[1])
        page.send(Do("log"))
        yield Screen(f"right-{key}-table", page)
        page = at(language, played(key, seats=3), people[0], BOTS[0], people[1])
        play = page.app.table()
        page.send(Do("room", ("result", str(play.view.result_steps(play.scene(page.app.look)) - 1))))
        yield Screen(f"right-{key}-result", page)
        page.send(Do("leave"))
        page.settle()
        page.press("games")
        page.settle()
        yield Screen(f"right-{key}-games", page)


PARTS: Final[tuple[Callable[[str], Iterator[Screen]], ...]] = (
    _foyer, _set_up, _curtain, _notices, _travelling, _lessons, _results, _rare, _rooms, _linked, _walks, _from_the_right,
)  # fmt: skip
