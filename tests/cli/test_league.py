"""`python -m vernissage league`: links of a challenge, put together and replayed."""

import pytest

from tests.bots.test_league import KNOWN, played
from tests.cli.commands import command
from vernissage.bots.league import EDITION
from vernissage.games import GAMES
from vernissage.table.league import Challenge, attempt, encode, league
from vernissage.table.link import Player

OF = Challenge(GAMES["canvas"], GAMES["canvas"].defaults, 11, 0, (Player("Marek", 2),), EDITION)


def link(name: str, level: str, of: Challenge = OF) -> str:
    return encode(league(of, [attempt(of, name, played(of, name, level))]))


def test_links_are_put_together(capsys: pytest.CaptureFixture[str]) -> None:
    links = (f"Beat me: https://example.test/#{link('Ben', 'greedy')} :)", link("Ada", "random"), link("Cyd", "greedy"))
    assert command("league", *links) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "canvas, seed 11, against Marek"
    assert [line.split()[0] for line in said[1:4]] in (["1", "1", "3"], ["1", "2", "2"])
    assert sum("the same game as Ben's" in line for line in said) == 1
    assert command("league", said[-1]) == 0
    assert capsys.readouterr().out.splitlines() == said


def test_what_does_not_replay_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = link("Ben", "greedy")
    assert command("league", text, text[:-3]) == 1
    assert "link 2 does not replay" in capsys.readouterr().err
    assert command("league", text, KNOWN[0]) == 1
    assert "link 2 is another challenge" in capsys.readouterr().err
    mine = attempt(OF._replace(others=(Player("Duarte", 3),)), "Ben", played(OF, "Ben", "greedy"))
    assert command("league", encode(league(OF._replace(others=(Player("Duarte", 3),)), [mine]))) == 1
    assert "Duarte answers otherwise here" in capsys.readouterr().out


def test_bots_of_another_edition_are_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("league", link("Ben", "random", OF._replace(bots=EDITION + 1))) == 0
    assert f"edition {EDITION + 1}" in capsys.readouterr().out
