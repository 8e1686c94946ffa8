"""Bots from a file: views travel as text, files are loaded or refused with a reason, answers are looked at."""

import json
import random
import re
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from vernissage.bots import registry
from vernissage.bots.bot import answer
from vernissage.bots.guests import KINDS, Fault, read, written
from vernissage.bots.hosting import LONGEST, GuestHost, told
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.match import Match

from .wheels import HOSTILE, WHEEL, wheel

GUIDE = Path(registry.__file__).with_name("README.md")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[GuestHost]:
    """A guest's worker; what it has imported goes with it."""
    modules, path = set(sys.modules), list(sys.path)
    yield GuestHost(tmp_path)
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and str(file).startswith(str(tmp_path)):
            del sys.modules[name]


def hasty() -> bytes:
    """The bot of the guide."""
    (source,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    return str(source).encode()


def of_points(points: str, **modules: str) -> bytes:
    """A wheel with these modules and entry points."""
    about = {"entry_points.txt": f"[console_scripts]\nx = y:z\n\n[vernissage.bots]\n{points}\n"}
    return wheel(WHEEL, {f"{name}.py": source for name, source in modules.items()}, about)


def seated(host: GuestHost, files: Sequence[tuple[str, bytes]], game: str = "canvas") -> dict[str, Any]:
    """What the guest's worker tells of these files. They are unpacked where micropip would install them."""
    try:
        for path in host.brought(files):
            with zipfile.ZipFile(path) as archive:
                archive.extractall(path.parent)
    except Fault as fault:
        why: dict[str, Any] = json.loads(told(fault))
        return why
    found: dict[str, Any] = json.loads(host.seat(game))
    return found


def seat(host: GuestHost, name: str, content: bytes | str, game: str = "canvas") -> dict[str, Any]:
    return seated(host, [(name, content if isinstance(content, bytes) else content.encode())], game)


def asked(host: GuestHost, match: Match[Any], luck: int = 5) -> dict[str, Any]:
    """What the guest answers for the seat that is asked."""
    d = match.decision
    assert d is not None
    told: dict[str, Any] = json.loads(host.think(written(match.view(d.seat)), match.game.key, d.seat, luck))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_view_comes_back_from_its_text_as_it_was(key: str) -> None:
    for seats in sorted(GAMES[key].seats)[:3:2]:  # one or two, and more
        match: Match[Any] = Match(GAMES[key], seats, {}, seats)
        rng, n = Rng(seats), 0
        while (d := match.decision) is not None:
            for who in (None, *range(seats)) if n % 7 == 0 else (d.seat,):
                view = match.view(who)
                again = read(written(view))
                assert again == view
                assert match.game.decision(again) == match.game.decision(view)
            match.answer(answer(BOTS[key]["random"], match.view(d.seat), d.seat, rng))
            n += 1
        assert n > 3


def test_a_view_has_nothing_but_what_is_told_of_it() -> None:
    with pytest.raises(TypeError, match="a view has no dict"):
        written({"deal": 7})


def test_the_bot_of_the_guide_plays_a_game_from_its_file(host: GuestHost) -> None:
    assert seat(host, "hasty.py", hasty()) == {"name": "hasty"}
    match: Match[Any] = Match(GAMES["canvas"], 2, {}, 7)
    while (d := match.decision) is not None:
        options = match.game.options(match.state, d)
        if d.seat == 1:
            match.answer(options[asked(host, match)["place"]])
        else:
            match.answer(answer(BOTS["canvas"]["greedy"], match.view(d.seat), d.seat, Rng(1)))
    assert len(match.state.players[1].paintings) == 3


def test_the_bot_of_the_guide_plays_from_a_wheel(host: GuestHost) -> None:
    points = "# mine\navant-carde.other = nothing:BOT\ncanvas.hasty = mine:BOT"
    assert seat(host, WHEEL, of_points(points, mine="from other import BOT\n", other=hasty().decode())) == {"name": "hasty"}
    assert asked(host, Match(GAMES["canvas"], 2, {}, 7))["place"] == 0


BOT = "class Mine:\n    def think(self, view, seat, rng):\n        {}\n\n\nBOT = Mine()\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "content", "kind", "detail"),
    [
        ("bot.txt", BOT, "ending", ""),
        ("bot", BOT, "ending", ""),
        ("bot.py", "BOT =", "broken", "SyntaxError: invalid syntax"),
        ("bot.py", b"\xff\xfe", "broken", "SyntaxError"),
        ("bot.py", "1 / 0", "broken", "ZeroDivisionError: division by zero"),
        ("bot.py", "raise SystemExit('enough')", "broken", "SystemExit: enough"),
        ("bot.py", "import numpy_of_others", "missing", "numpy_of_others"),
        ("bot.py", "bot = 1", "none", ""),
        ("bot.py", "BOT = 1", "shape", ""),
        ("bot.py", BOT.replace("BOT = Mine()", "BOT = Mine"), "shape", ""),
        ("bot.py", f"raise ValueError('{'long ' * 200}')", "broken", "ValueError: long long"),
        ("mine-1.0-cp314-cp314-pyodide_2025_0_wasm32.whl", b"", "native", ""),
        ("bot.py", "from decimal_ import x", "missing", "decimal_"),
        ("bot.py", "raise ModuleNotFoundError(name='sqlite3')", "absent", "sqlite3"),
        ("bot.py", "[].BOT_", "broken", "AttributeError"),
        (WHEEL, of_points("art-society.mine = mine:BOT", mine=BOT), "none", ""),
        (WHEEL, of_points("canvas.mine = mine:ROBOT", mine=BOT), "none", ""),
        (WHEEL, of_points("canvas.mine = yours:BOT", mine=BOT), "missing", "yours"),
    ],
)  # fmt: skip
def test_what_is_no_bot_is_refused_with_the_reason(
    host: GuestHost, name: str, content: bytes | str, kind: str, detail: str
) -> None:
    told = seat(host, name, content)
    assert told["fault"] == kind
    assert kind in KINDS
    assert detail in told["detail"]
    assert len(told["detail"]) <= LONGEST


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_what_is_no_honest_wheel_is_refused_and_leaves_nothing_behind(host: GuestHost, tmp_path: Path, name: str) -> None:
    make, kind, detail = HOSTILE[name]
    files = make()
    told = seated(host, files)
    assert (told["fault"], told["file"]) == (kind, files[-1][0])
    assert detail in told["detail"]
    assert not [*tmp_path.iterdir()]


def test_wheels_bring_what_a_bot_needs(host: GuestHost) -> None:
    bot = of_points("canvas.hasty = mine:BOT", mine=f"import depth\nfrom aspects.one import ONE\n{hasty().decode()}")
    depth = "depth-2.1-py3-none-any.whl", wheel("depth-2.1-py3-none-any.whl", {"depth.py": ""})
    aspects = "Aspects_Of-1.0-py3-none-any.whl"
    others = aspects, wheel(aspects, {"aspects/one.py": "ONE = 1", 'a, "b".txt': ""})
    assert seated(host, [depth, (WHEEL, bot), others]) == {"name": "hasty"}


def test_a_single_file_may_come_with_wheels_and_is_the_bot(host: GuestHost) -> None:
    other = of_points("canvas.other = mine:BOT", mine="ONE = 1")
    assert seated(host, [(WHEEL, other), ("bot.py", b"import mine\n" + hasty())]) == {"name": "bot"}


def test_of_single_files_there_is_one(host: GuestHost) -> None:
    told = seated(host, [("one.py", hasty()), ("two.py", hasty())])
    assert (told["fault"], told["file"]) == ("many", "two.py")


@pytest.mark.parametrize(
    ("thinks", "kind", "detail"),
    [
        ("yield; return None", "illegal", "None"),
        ("yield; return ('paint', 1, 2)", "illegal", "('paint', 1, 2)"),
        ("return 3", "shape", ""),
        ("yield; view.players[seat].hand[99]", "broken", "IndexError: tuple index out of range"),
        ("yield; exit_ = SystemExit(); raise exit_", "broken", "SystemExit"),
        ("yield; return self.think(view, seat, rng)", "illegal", "<generator object"),
        ("yield; import js_of_others", "missing", "js_of_others"),
        ("yield; return self.think_again()", "broken", "AttributeError"),
    ],
)
def test_what_is_no_answer_is_told(host: GuestHost, thinks: str, kind: str, detail: str) -> None:
    assert "name" in seat(host, "mine.py", BOT.format(thinks))
    told = asked(host, Match(GAMES["canvas"], 2, {}, 7))
    assert told["fault"] == kind
    assert detail in told["detail"]


def test_a_guest_has_the_same_luck_for_the_same_question(host: GuestHost) -> None:
    seat(
        host,
        "mine.py",
        BOT.format(
            "yield; from vernissage.games import GAMES as g; c = g['canvas']; "
            "o = c.options(view, c.decision(view)); return o[rng.below(len(o))]"
        ),
    )
    match: Match[Any] = Match(GAMES["canvas"], 2, {}, 7)
    assert asked(host, match, 9) == asked(host, match, 9)
    assert len({asked(host, match, luck)["place"] for luck in range(40)}) > 1


def test_nobody_answers_before_a_file_is_loaded(host: GuestHost) -> None:
    assert asked(host, Match(GAMES["canvas"], 2, {}, 7))["fault"] == "none"


def test_a_file_does_not_take_the_place_of_a_module(host: GuestHost) -> None:
    assert seat(host, "random.py", hasty()) == {"name": "random"}
    assert sys.modules["random"] is random
