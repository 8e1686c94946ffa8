"""The plain view: every game can be played with what its options, events and phrases give."""

from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from tests.page.double import FakePage
from tests.page.sitting import NAMES, drawn, parsed, scene
from tests.sure import sure
from vernissage.games import GAMES, MANIFESTS
from vernissage.games.canvas.rules.events import Ended
from vernissage.games.manifest import Show
from vernissage.games.null.rules import QUESTIONS, Claim, Drawn
from vernissage.games.null.words import PHRASES as WORDS
from vernissage.page.core.words import Words
from vernissage.page.programme import ENTRIES
from vernissage.page.view.plain import SHOWN, Ui, text, view
from vernissage.table.chance import Rng
from vernissage.table.game import Revealed, Seat
from vernissage.table.link import Player
from vernissage.table.match import Match
from vernissage.table.phrases import Phrases


class Took(NamedTuple):
    seat: Seat
    kind: str = "took"


class LastAward(NamedTuple):
    seat: Seat
    left: int = 0
    kind: str = "last_award"
    to: Seat | None = None


every_game = pytest.mark.parametrize("key", GAMES)
PHRASES = Phrases(
    asked={"claim": "Claim it!"},
    answers={"claim": "Claim %(number)s"},
    events={"drawn": "Prize %(value)s", "reveal": "Claims: %(answers)s", "took": "%(seat)s has it"},
    fields={"prize": "Prize", "claims": "Claim"},
)  # fmt: skip
SHOW = Show("null", "Prizes")
NULL = view(GAMES["null"], SHOW, PHRASES)


def test_the_template_has_words_so_that_a_game_copied_from_it_says_how_long_it_takes() -> None:
    shown = MANIFESTS["null"].show
    assert shown.minutes > 0
    assert shown.line == ""
    asked, answers, events = WORDS.asked.values(), WORDS.answers.values(), WORDS.events.values()
    said = [shown.about, *asked, *answers, *events, *WORDS.fields.values()]
    polish = Words("pl")
    assert not [phrase for phrase in said if polish(phrase) == phrase]
    assert set(WORDS.asked) | {"draw"} == set(QUESTIONS)


def played(answers: int = 0, seats: int = 3) -> Match[Any]:
    match: Match[Any] = Match(GAMES["null"], seats, {}, 5)
    for i in range(answers):
        match.answer(Claim(1 + i % 3))
    return match


def shown(match: Match[Any], seat: int, region: str) -> str:
    return " ".join(parsed(drawn(NULL, scene(match, seat), Ui())[region]).itertext())


@pytest.mark.slow
@every_game
def test_every_game_can_be_played_in_a_plain_view(key: str) -> None:
    page = FakePage(games={key: GAMES[key]}, views={key: view(GAMES[key], MANIFESTS[key].show, Phrases())})
    seats = GAMES[key].seats[-1]
    page.sit(key, (Player("Ann"), *(Player(f"bot {n}", 1) for n in range(1, seats))), 11)
    rng, pressed = Rng(3), 0
    for _ in range(60):
        page.settle()
        play = page.app.table()
        if play.over:
            break
        before = len(play.match.turns)
        options = len(play.scene(page.app.look).options)
        if options > SHOWN:
            page.press("give-more")
            assert page.focus == f"give-{SHOWN}"
            assert page.find("give-0") is None
        ids = [e.attributes["id"] for e in page.document.walk() if e.attributes.get("id", "").startswith("give-")]
        page.press(rng.pick([ident for ident in ids if ident != "give-more"]))
        assert len(play.match.turns) > before
        pressed += 1
    assert pressed > 3
    if play.over:
        assert page.find("rematch") is not None


@every_game
def test_a_game_without_phrases_goes_by_its_names(key: str) -> None:
    game = GAMES[key]
    plain = view(game, MANIFESTS[key].show, Phrases())
    assert plain.key == key
    assert plain.lesson is None


def test_only_games_without_an_entry_of_their_own_are_plain() -> None:
    for key, one in ENTRIES.items():
        own = MANIFESTS[key].view
        assert one.view.key == MANIFESTS[key].show.key == key
        assert own is None or own() is one


def test_what_is_on_the_table_is_what_the_seat_may_know() -> None:
    match = played(1)
    assert shown(match, 0, "own").split()[:1] == ["Prizes"]
    assert shown(match, 0, "own").endswith("Claim 1")
    assert "hidden" in shown(match, 1, "others")
    assert "hidden" not in shown(match, 0, "others")
    assert "1 hidden" not in shown(match, 1, "others")
    assert "Zofia" in shown(match, 0, "others")
    cells = [cell.text for cell in parsed(drawn(NULL, scene(match, 0), Ui())["others"]).iter("td")]
    assert cells == [None, "1", "0", "0", "0", "0", "0"]
    rows = parsed(drawn(NULL, scene(match, 1), Ui())["others"]).findall(".//tbody/tr")
    assert [row.get("class") for row in rows] == [None, "me", None]
    assert f"Prize {match.state.prize}" in shown(match, 0, "own")


def test_who_is_asked_is_told_to_answer_and_the_others_who_is() -> None:
    match = played()
    assert NULL.sentence(scene(match, 0), Ui()) == "Claim it!"
    assert NULL.sentence(scene(match, 1), Ui()) == f"{NAMES[0]} claims the prize in secret."
    assert "Claim 3" in shown(match, 0, "decision")
    assert "Claim 3" not in shown(match, 1, "decision")
    assert parsed(drawn(NULL, scene(match, 1), Ui())["decision"]).find(".//button") is None
    bare = view(GAMES["null"], SHOW, Phrases())
    unknown = replace(scene(match, 1), decision=sure(match.decision)._replace(kind="think"))
    assert bare.sentence(unknown, Ui()) == f"It is {NAMES[0]}'s turn."
    assert bare.sentence(scene(match, 0), Ui()) == "Your turn: choose an answer."
    assert "Claim 3" in drawn(bare, scene(match, 0), Ui())["decision"]


@pytest.mark.parametrize("args", [(), ("claim",), ("claim", "4"), ("claim", "x"), ("claim", "1", "1"), ("draw", "1")])
def test_what_is_no_answer_does_nothing(args: tuple[str, ...]) -> None:
    reply = NULL.press(scene(played(), 0), Ui(), "give", args)
    assert reply.answers == ()
    assert NULL.press(scene(played(), 1), Ui(), "give", ("claim", "1")).answers == ()
    assert NULL.press(scene(played(), 0), Ui(), "take", ("claim", "1")).answers == ()


def test_buttons_and_figures_answer() -> None:
    assert NULL.press(scene(played(), 0), Ui(), "give", ("claim", "2")).answers == (Claim(2),)
    replies = [NULL.keyed(scene(played(), 0), Ui(), key, "own") for key in ("1", "3", "4", "0", "x")]
    assert [reply.answers if reply else None for reply in replies] == [(Claim(1),), (Claim(3),), None, None, None]


def test_more_answers_begin_again_after_the_last() -> None:
    at = replace(scene(played(), 0), options=tuple(Claim(n) for n in range(2 * SHOWN + 5)))
    ui, firsts = Ui(), []
    while (ui := NULL.press(at, ui, "more", ()).ui).first:
        firsts.append(ui.first)
    assert firsts == [SHOWN, 2 * SHOWN]
    assert NULL.press(at, Ui(), "more", ("1",)).ui == Ui()
    last = drawn(NULL, at, Ui(firsts[-1]))["decision"]
    assert len(list(parsed(last).iter("button"))) == 5 + 1
    assert f"More answers ({len(at.options)} of {len(at.options)})" in last
    assert sure(NULL.keyed(at, Ui(SHOWN), "2", "own")).answers == (Claim(SHOWN + 1),)
    just = replace(at, options=at.options[:SHOWN])
    assert "More answers" not in drawn(NULL, just, Ui())["decision"]
    assert NULL.press(replace(at, options=at.options[: 2 * SHOWN]), Ui(SHOWN), "more", ()).ui == Ui()


def test_the_log_tells_the_events_that_have_a_phrase() -> None:
    at = scene(played(), 0)
    assert NULL.told(Drawn(3), at) == "Prize 3"
    assert NULL.told(Revealed((1, 2, 3)), at) == "Claims: 1, 2, 3"
    assert NULL.told(Took(0), at) == "you has it"
    assert NULL.told(Took(1), at) == f"{NAMES[1]} has it"
    assert NULL.told(LastAward(1), at) == ""
    bare = view(GAMES["null"], SHOW, Phrases())
    assert bare.told(LastAward(2, -1), at) == "Last award: 2, \N{MINUS SIGN}1"
    assert bare.told(Ended(), at) == "End"


def test_the_end_tells_who_won() -> None:
    match = played(15)
    assert match.decision is None
    scores = match.game.scores(match.state)
    won = match.game.winners(match.state)
    assert scores == (0, 0, 0) or won
    told = NULL.outcome(scene(match, 0))
    assert told.winners == len(won)
    assert [points for _, points in told.standings] == [str(n) for n in sorted(scores, reverse=True)]
    regions = {region: str(content) for region, content in NULL.result(scene(match, 0), 0).items()}
    assert told.headline in regions["decision"]
    poster = sure(parsed(told.work.markup).find("svg"))
    assert [int(n) for n in poster.get("viewBox", "").split()[2:]] == [told.work.width, told.work.height]
    assert "Players" in regions["own"]
    assert "give-" not in "".join(regions.values())
    assert NULL.sentence(scene(match, 0), Ui()) == "The game is over."
    assert NULL.result_steps(scene(match, 0)) == 1


@pytest.mark.parametrize(
    ("scores", "won", "told"),
    [
        ((3, 5, 1), (1,), f"{NAMES[1]} wins with 5 points|Then you 3 and {NAMES[2]} 1."),
        ((5, 3, 1), (0,), f"You win with 5 points|Then {NAMES[1]} 3 and {NAMES[2]} 1."),
        ((5, 5, 1), (0, 1), f"Shared victory: you and {NAMES[1]} with 5 points|Then {NAMES[2]} 1."),
        ((1, 1, 1), (0, 1, 2), f"Shared victory: you, {NAMES[1]} and {NAMES[2]} with 1 point|"),
        ((1, 2, 0), (), f"Nobody wins|{NAMES[1]} 2, you 1 and {NAMES[2]} 0"),
    ],
)
def test_headlines(scores, won, told, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["null"]
    monkeypatch.setattr(game, "scores", lambda s: scores, raising=False)
    monkeypatch.setattr(game, "winners", lambda s: won, raising=False)
    decision = str(view(game, SHOW, PHRASES).result(scene(played(15), 0), 0)["decision"])
    head = parsed(decision)
    assert "|".join((head.findtext(".//h1", ""), head.findtext(".//p", ""))) == told


def test_the_frame_of_a_picture_lies_in_its_middle() -> None:
    drawing = sure(parsed(str(NULL.picture(scene(played(), 0)))).find("svg"))
    frame = sure(drawing.find("rect"))
    size = [int(n) for n in drawing.get("viewBox", "").split()[2:]]
    assert [2 * int(frame.get(at, "")) + int(frame.get(by, "")) for at, by in (("x", "width"), ("y", "height"))] == size


def test_values_as_people_read_them() -> None:
    words = Words("en")
    values = (None, (), True, False, 3, -1, -2, (1, -1), [2], "x")
    assert [text(words, v) for v in values] == ["–", "–", "yes", "no", "3", "hidden", "−2", "1, hidden", "2", "x"]  # noqa: RUF001
