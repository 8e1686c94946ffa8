"""`python -m vernissage check`: a link of a game between devices, checked without a browser."""

import pytest

from tests.cli.commands import command
from tests.page.test_bidi import SARA, bare
from tests.table.fair import tables
from tests.table.fair.tables import Party, first, has_choice, last
from vernissage.library import fair, link
from vernissage.library.curves import NoCurves
from vernissage.table.fair.device import restored
from vernissage.table.fair.report import not_promised
from vernissage.table.fair.text import Invitation, encode, encode_invitation
from vernissage.table.fair.trouble import Refused
from vernissage.table.match import Match


def test_a_right_link_is_told_draw_by_draw_and_what_is_not_promised(capsys: pytest.CaptureFixture[str]) -> None:
    party = Party("art-society", 3, {"closing": 0}).go(first, until=lambda r: r.phases == 1)
    assert command("check", f"https://example.test/#{party.text}", "--draws") == 0
    said = capsys.readouterr().out
    r = party.record
    assert f"{len(r.authors)} messages, {len(r.drawn)} draws, 1 phases" in said
    assert r.table.words in said
    assert said.count(" and ") >= len(r.drawn)
    assert all(phrase in said for phrase in not_promised(r).here)
    assert "An older protocol" in said
    assert "provabl" not in said.lower()


def test_each_draw_has_the_two_people_whose_numbers_made_it() -> None:
    party = Party("avant-carde", 3, {}).go(first, until=lambda r: r.phases == 2)
    found = fair.checked(party.text)
    names = [e.name for e in party.record.table.entries]
    cards = list(found.drawn())
    assert len(cards) == found.draws == sum(t.decision.seat < 0 for t in party.record.match.turns)
    for card in cards:
        first_, second = card.names
        assert second == names[party.record.authors[card.at - 1]]
        assert first_ == names[party.record.authors[card.at - 2]]
        assert first_ != second
        whose = getattr(card.decision, "whose", None)
        assert not card.secret or names[whose or 0] == second
    assert any(card.secret for card in cards)
    assert any(not card.secret for card in cards)


def test_names_from_right_to_left_are_isolated(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "NAMES", (SARA, "דוד"))
    party = Party("canvas", 2).go(first, until=lambda r: len(r.drawn) > 3)
    assert command("check", party.text, "--draws") == 0
    said = capsys.readouterr().out
    assert said.count(SARA) > 3
    assert not [line for line in said.splitlines() if bare(line)]


def test_a_finished_game_says_its_scores_and_a_running_one_who_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    party = Party("canvas", 2)
    assert command("check", party.text) == 0
    assert "The next message is Ann's." in capsys.readouterr().out
    party.go(first)
    assert command("check", party.text) == 0
    scores = party.game.scores(party.record.match.state)
    assert f"Scores: {scores[0]}, {scores[1]}" in capsys.readouterr().out


def test_sealed_parts_and_a_seat_that_has_left_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    party = Party("art-society", 3, {"closing": 0}).go(last, until=lambda r: r.phase is not None and len(r.phase.places) == 2)
    assert command("check", party.text) == 0
    assert "2 parts are sealed and not open yet" in capsys.readouterr().out
    gone = party.waited
    helper = next(d for d in party.devices if d.stands_in() == ("without",))
    assert command("check", party.sends(helper, last, ("without",))) == 0
    said = capsys.readouterr().out
    assert f"{party.record.table.entries[gone].name} has left" in said
    assert "Signed since by" in said


def test_two_links_that_do_not_agree_are_a_fork_and_nobody_is_called_a_cheater(capsys: pytest.CaptureFixture[str]) -> None:
    party = Party("canvas", 3).go(first, hops=3).until(has_choice)
    author = party.author()
    twin = restored(author.games, author.curves, author.stored())
    old, one, two = party.text, party.sends(author, first), party.sends(twin, last)
    assert command("check", one, old) == 0
    assert "The two links agree" in capsys.readouterr().out
    assert command("check", one, two) == 1
    said = capsys.readouterr().out
    assert "two different messages" in said
    assert "cheat" not in said.lower()
    assert command("check", one, Party("canvas", 3, salt=3).text) == 1
    assert "different games" in capsys.readouterr().err


def test_wrong_links_are_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    party = Party("canvas", 2)
    table = party.record.table
    invitation = encode_invitation(Invitation(table.game, table.options, 2, table.entries[:1]))
    usual = link(Match(table.game, 2, {}, 5))
    wrong = {party.text[:-3]: "cannot be opened", invitation: "invitation", usual: "one device", "": "cannot be opened"}
    for text, said in wrong.items():
        assert command("check", text) == 1
        assert said in capsys.readouterr().err
    party.record.signatures[1] = bytes(64)
    assert command("check", encode(party.record)) == 1
    assert "refused" in capsys.readouterr().err


def test_without_the_library_that_signs_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> None:
        raise NoCurves("install it")

    monkeypatch.setattr(fair, "curves", missing)
    with pytest.raises(SystemExit):
        command("check", Party("canvas", 2).text)
    assert "install it" in capsys.readouterr().err


def test_a_refusal_counts_devices_from_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise Refused("turn", 0, 3)

    monkeypatch.setattr(fair, "decode", refused)
    with pytest.raises(ValueError, match=r"\(message 3, device 1\)"):
        fair.checked("")
