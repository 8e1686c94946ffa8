"""The library: what `import vernissage` offers, what a user's bot may do, pictures without outside references."""

import doctest
import importlib
import pkgutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import vernissage as vn
import vernissage.library
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.games.null.rules import Claim
from vernissage.library.playing import Results
from vernissage.library.showing import tokens
from vernissage.table.chance import Rng
from vernissage.table.game import Action, IllegalAction
from vernissage.table.link import Player, encode

ROOT = Path(__file__).parents[2]


def by_lot(view: Any, moves: Sequence[str], rng: Rng) -> str:
    return rng.pick(moves)


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "pyapp", capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.slow
def test_the_names_are_there_and_come_only_when_they_are_asked_for() -> None:
    assert vn.__all__ == vernissage.library.__all__
    assert {"GAMES", "Bot", "Game", "Match", "Rng", "link", "load", "parse", "play", "position", "show"} <= set(vn.__all__)
    for name in vn.__all__:
        assert getattr(vn, name) is getattr(vernissage.library, name)
        assert name in dir(vn)
    with pytest.raises(AttributeError, match="no attribute 'paint'"):
        vn.paint  # type: ignore[attr-defined] # noqa: B018 - that it raises is the point
    ours = "[m for m in sys.modules if m.startswith('vernissage.')]"
    assert run(f"import sys, vernissage; print({ours})") == "[]"
    assert "vernissage.library" in run(f"import sys, vernissage as vn; vn.play; print({ours})")


def test_the_page_does_not_bring_the_library_in() -> None:
    loaded = run("import sys, vernissage.page.app; print([m for m in sys.modules if 'library' in m or 'notation' in m])")
    assert loaded == "[]"


@pytest.mark.slow
def test_examples_in_docstrings_are_true() -> None:
    tried = {}
    for module in pkgutil.walk_packages(vernissage.__path__, "vernissage."):
        if not module.name.endswith("__main__"):
            ended = doctest.testmod(importlib.import_module(module.name))
            assert not ended.failed, module.name
            tried[module.name] = ended.attempted
    assert all(tried[f"vernissage.library.{name}"] for name in ("playing", "saving", "showing", "stepping"))


# -- play -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_a_function_plays_every_game(key: str) -> None:
    seats = GAMES[key].seats[0]
    results = vn.play(key, [by_lot] * seats, games=2, seed=3)
    assert len(results) == 2
    assert results.bots == ("by_lot",) * seats
    for n in range(2):
        match = results.match(n)
        assert match.decision is None
    with pytest.raises(IndexError):
        results.match(2)


def test_the_results_are_those_of_the_games() -> None:
    results = vn.play("canvas", ["greedy", by_lot, "random"], games=6, seed=9)
    assert results.wins[0] > 4
    assert sum(results.wins) == pytest.approx(6, abs=0.01)
    totals, wins = [0, 0, 0], [0.0, 0.0, 0.0]
    for n in range(6):
        match = results.match(n)
        scores, won = match.game.scores(match.state), match.game.winners(match.state)
        for i in range(3):
            seat = (i + n) % 3
            totals[i] += scores[seat]
            wins[i] += (seat in won) / len(won)
    assert [round(t / 6, 3) for t in totals] == results.scores
    assert [round(w, 3) for w in wins] == results.wins
    head, titles, *rows = str(results).splitlines()
    assert head.startswith("6 games of ")
    assert titles.split() == ["bot", "wins", "score", "ribbons", "bonuses"]
    assert [row.split()[0] for row in rows] == ["greedy", "by_lot", "random"]
    assert repr(results).startswith("<Results of 6 games of canvas: wins greedy ")
    assert str(vn.play("canvas", ["greedy", by_lot, "random"], games=6, seed=9)) == str(results)


def test_who_waits_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("vernissage.library.progress.SELDOM", -1.0)
    vn.play("null", ["random", "random"], games=3)
    assert capsys.readouterr().err == ""
    vn.play("null", ["random", "random"], games=3, progress=True)
    assert [line.split("]")[1].split(",")[0] for line in capsys.readouterr().err.splitlines()][-1].startswith(" 3 of 3")


class Second:
    """A bot by the protocol: always the second option, or the only one."""

    def think(self, view: Any, seat: int, rng: Rng) -> Generator[None, None, Action]:
        yield
        game = GAMES["null"]
        d = game.decision(view)
        assert d is not None
        assert d.seat == seat
        return game.options(view, d)[1]


def test_bots_are_functions_or_have_the_protocol_or_are_levels() -> None:
    assert isinstance(Second(), vn.Bot)
    assert not isinstance(by_lot, vn.Bot)
    results = vn.play("null", [Second(), by_lot, BOTS["null"]["random"], "random"], games=3)
    assert results.bots == ("Second", "by_lot", "Random", "random")
    assert {a for n in range(3) for a in results.match(n).answers[n::4]} == {Claim(2)}


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda view, moves, rng: "claim 7", "<lambda>: 'claim 7' is not possible now. Possible: claim 1; claim 2; claim 3."),
        (lambda view, moves, rng: None, "<lambda> gave None, and not one of the moves"),
    ],
)
def test_a_bot_that_answers_wrongly_is_named(answer: Any, why: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        vn.play("null", [answer, "random"])
    assert str(caught.value) == why


def test_a_bot_of_the_protocol_that_answers_wrongly_is_named() -> None:
    class Dance(NamedTuple):
        verb: str = "dance"

    class Dancer:
        def think(self, view: Any, seat: int, rng: Rng) -> Generator[None, None, Action]:
            yield
            return Dance()

    with pytest.raises(IllegalAction, match=r"Dancer answered Dance\(verb='dance'\), which is no option"):
        vn.play("null", [Dancer(), "random"])


def test_a_move_may_be_written_as_one_types_it() -> None:
    assert isinstance(vn.play("null", [lambda view, moves, rng: "  CLAIM   3", "random"]), Results)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess", ["random"] * 2), r"there is no game 'chess'\. The games are art-society, canvas, avant-carde\."),
        (("canvas", ["clever"]), "canvas has no bot 'clever': choose from random, beginner, greedy, search, master"),
        (("art-society", ["random"]), "art-society seats 2 to 4, and 1 bots were named"),
    ],
)
def test_what_cannot_be_played_is_refused_in_clear_words(arguments: tuple[Any, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        vn.play(*arguments)
    with pytest.raises(ValueError, match="at least one game"):
        vn.play("canvas", ["random"], games=0)


# -- show, load, link -----------------------------------------------------------------------------------------------------


def finished(key: str, seats: int = 2) -> vn.Match[Any]:
    return vn.play(key, ["greedy"] * seats, seed=2).match(0)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_picture_of_a_match_stands_for_itself(key: str, language: str) -> None:
    shown = vn.show(finished(key), language=language)
    assert len(shown.pictures) >= 2
    for what, title in shown.pictures.items():
        svg = shown.svg(*what)
        root = ET.fromstring(svg)
        assert root[0].text == title
        assert svg._repr_svg_() == svg
        assert type(svg._repr_svg_()) is str
        for said in ("var(", 'href="art/', "light-dark("):
            assert said not in svg
    assert shown._repr_svg_() == shown.svg()
    assert shown.svg() == shown.svg(*next(iter(shown.pictures)))


def test_a_wall_is_named_by_its_seat() -> None:
    shown = vn.show(finished("art-society"), names=("Ann", "Bo <b>"))
    assert shown.pictures == {("wall", "0"): "Ann's wall", ("wall", "1"): "Bo <b>'s wall"}
    assert "Bo &lt;b&gt;" in shown.svg("wall", 1)
    with pytest.raises(LookupError, match=r"there is no picture wall 2; there are: svg\('wall', '0'\), svg\('wall', '1'\)"):
        shown.svg("wall", 2)


def test_a_match_prints_as_its_table() -> None:
    match = finished("canvas")
    shown = vn.show(match)
    assert str(shown) == repr(shown)
    assert str(shown).startswith("Scoring (points for 1, 2, ... ribbons)\n")
    start = vn.show(match, ply=5)
    assert "seat 0: 0 points, 4 tokens" in str(start)
    assert start._repr_svg_() is None
    with pytest.raises(LookupError, match="there are: none yet"):
        start.svg()


def test_what_a_seat_may_not_know_is_not_shown() -> None:
    match: vn.Match[Any] = vn.Match(vn.GAMES["avant-carde"], 2, {}, 4)
    assert match.decision is not None
    asked = match.decision.seat
    hands = [line for line in str(vn.show(match, seat=asked)).splitlines() if line.startswith("  hand")]
    assert sorted("?" in line for line in hands) == [False, True]
    assert "?" not in str(vn.show(match))


def test_a_link_carries_a_match_and_is_shown() -> None:
    match = finished("canvas")
    text = vn.link(match)
    for given in (text, f"#{text}", f" https://games.example/#{text}\n"):
        again = vn.load(given)
        assert (again.state, again.answers, again.seed) == (match.state, match.answers, match.seed)
        assert str(vn.show(given)) == str(vn.show(match))
    watched = encode(match, "watch", at=6, players=[Player("Ann"), Player("", 2)])
    assert str(vn.show(watched)) == str(vn.show(match, ply=6, names=("Ann", "seat 1")))
    with pytest.raises(ValueError, match="It was cut or changed"):
        vn.load(text[:-2])


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seat": 2}, "the seats are 0 to 1, not 2"),
        ({"ply": 10_000}, "answers, not 10000"),
        ({"names": ("Ann",)}, "2 names are needed, not 1"),
        ({"language": "xx"}, "there is no language 'xx': en, pl"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_clear_words(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        vn.show(vn.Match("null", 2, {}, 1), **given)


def test_reprs_say_what_a_thing_is() -> None:
    match: vn.Match[Any] = vn.Match(vn.GAMES["canvas"], 2, {}, 7)
    assert repr(match) == "<Match of canvas, 2 seats, seed 7: seat 0 is asked for turn>"
    assert repr(finished("canvas")).endswith(": over>")
    assert [repr(game) for game in GAMES.values()] == [f"<game {key}>" for key in GAMES]
    assert repr(BOTS["canvas"]["random"]) == "<random bot of canvas>"


def test_a_game_without_pictures_is_shown_as_its_state() -> None:
    shown = vn.show(vn.Match("null", 2, {}, 1))
    assert str(shown).startswith("State(agenda=")
    assert shown._repr_svg_() is None


def test_tokens_are_read_from_a_style_sheet() -> None:
    assert tokens(":root{--a: #fff;--b:1}@media(x){:root{--a:#000}}") == {"--a": " #fff", "--b": "1"}
