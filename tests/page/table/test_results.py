"""What the headlines of the three games say: of two players nothing twice, of a tie what settled it; whose things are shown."""

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.page.finished import OPPONENTS, record
from tests.page.finished import page as kept
from vernissage.games import GAMES
from vernissage.games.art_society.view.things import result as art_society
from vernissage.games.avant_carde.rules.events import LineShown
from vernissage.games.avant_carde.view.things import result as avant_carde
from vernissage.games.canvas.view.things import result as canvas
from vernissage.page.core.bidi import isolated
from vernissage.page.core.messages import Do, Resized
from vernissage.page.core.words import LANGUAGES, Words
from vernissage.page.replay.state import Replay
from vernissage.page.view.faces import portrait
from vernissage.page.view.scene import Scene
from vernissage.table.chance import Rng
from vernissage.table.game import hearer
from vernissage.table.match import Match

NAMES = ("Ann", "Zofia", "Marek")


def ended(key: str, seats: int, seed: int = 4) -> Match[Any]:
    match: Match[Any] = Match(GAMES[key], seats, {}, seed)
    lot = Rng(seed)
    while match.decision is not None:
        match.answer(lot.pick(tuple(match.game.options(match.state, match.decision))))
    return match


def scene(match: Match[Any], state: Any, seat: int = 0, reader: int | None = None, language: str = "en") -> Scene:
    seats = match.seats
    return Scene(
        match.game, state, seat, None, (), NAMES[:seats], (False,) + (True,) * (seats - 1), match.options, (), Words(language),
        False, 52, reader,
    )  # fmt: skip


@pytest.mark.parametrize(("key", "headline"), [("art-society", art_society.headline), ("canvas", canvas.headline)])
def test_of_two_the_headline_says_both_results_and_nothing_says_them_again(key: str, headline: Any) -> None:
    two, three = ended(key, 2), ended(key, 3)
    head, rest = headline(scene(two, two.state))
    for points in two.game.scores(two.state):
        assert str(points).replace("-", "\N{MINUS SIGN}") in head.replace("-", "\N{MINUS SIGN}")
    assert "Then" not in rest
    assert "Then" in headline(scene(three, three.state))[1]


@pytest.mark.rule("AC-4.4")
def test_the_end_of_avant_carde_shows_the_longest_line_of_whoever_is_on_show_and_gilds_the_winners() -> None:
    match = ended("avant-carde", 3)
    events = tuple(e for turn in match.turns for e in turn.events if hearer(e) is None)
    (won, *more) = match.game.winners(match.state)
    assert not more, "take another seed"
    for seat in range(3):
        shown = replace(scene(match, match.state, seat), history=events)
        long = max(len(e.cards) for e in events if isinstance(e, LineShown) and e.seat == seat)
        wall = str(avant_carde.own(shown, 3))
        (best,) = re.findall('<ol class="ac-best-line.*?</ol>', wall)
        assert best.count("<li") == long, "as many cards as in none before or after"
        assert ('class="ac-best gilt"' in wall) == (seat == won)
        assert re.search(rf'Total <svg class="ac-piece".*?</svg> <b class="gain">{match.state.players[seat].awards}</b>', wall)
        assert wall.count('class="ac-other"') == 2, "below it those of the others"


def test_whoever_has_no_portrait_has_an_initial_in_its_place() -> None:
    match = ended("avant-carde", 3)
    shown = replace(scene(match, match.state), names=("Marek", "Zofia", "Ines the first"), bots=(False, True, False))
    sheet = str(avant_carde.table(shown, 3))
    assert sheet.count('class="face initial"') == 2, "a person called like a bot is a person, too"
    assert sheet.count('class="face"') == 1
    assert str(portrait(isolated("שרה"), person=True)) == str(portrait("ש", person=True)), "not what isolates the name"
    nobody = str(portrait("", person=True))
    assert "<path" in nobody, "who has given no name has a head and shoulders"
    shown = replace(shown, names=("Player 1", "Zofia", "Marek"), bots=(False, True, True))
    assert str(avant_carde.table(shown, 3)).count(nobody) == 1, "in the sheet, too: there it had the P of 'Player'"


@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_at_the_end_all_stand_in_the_order_of_their_places_and_before_it_no_order_tells_them(key: str) -> None:
    """The sheet, the buttons of what is on show and a replay's choice had an order each."""
    page = kept(record(key, 3, beside=OPPONENTS[2]))
    page.send(Do("resume", (page.app.stock.finished[0].id,)))
    play = page.app.table()
    scores, won = play.match.game.scores(play.match.state), play.match.game.winners(play.match.state)
    order = sorted(range(3), key=lambda seat: (seat not in won, -scores[seat], seat))
    names = ["You" if seat == play.viewer else play.name(seat, page.app.words) for seat in order]

    def on_buttons() -> list[int]:
        return [int(seat) for seat in re.findall('id="whose-([0-9])"', page.regions["own"])]

    assert sorted(names, key=page.regions["decision"].partition("<table")[2].index) == names
    assert on_buttons() == order
    for seat in order:
        told = page.see(f"whose-{seat}").text
        assert told.startswith(str(1 + sum((scores[j], j in won) > (scores[seat], seat in won) for j in order)))
        assert told.endswith(str(scores[seat]))
    page.send(Do("room", ("result", "0")))
    assert on_buttons() == sorted(order, key=lambda seat: (seat != play.viewer, seat))
    assert 'class="at' not in page.regions["own"]
    page.press("replay")
    assert [int(seat) for seat in re.findall('value="([0-9])"', page.regions["reel"].partition("On show")[2])] == order


def test_the_tally_of_avant_carde_shows_the_line_of_whoever_it_counts() -> None:
    """The title told of one player, and all the while the wall and the buttons showed one's own line. Those of the others were
    blank bars until they were counted: now they lie face down.
    """
    page = kept(record("avant-carde", 3, beside=OPPONENTS[2]))
    page.send(Do("resume", (page.app.stock.finished[0].id,)))
    play = page.app.table()

    def on_show() -> tuple[int, str]:
        (seat,) = [seat for seat in range(3) if page.see(f"whose-{seat}").attributes["aria-pressed"] == "true"]
        told, you = page.regions["own"], "Your longest line" in page.regions["own"]
        assert you or f"{play.name(seat, page.app.words)}&#x27;s longest line" in told
        return seat, re.findall("<h1[^>]*>(.*?)</h1>", told)[0]

    for step, seat in enumerate(avant_carde.order(play.scene(page.app.look))[::-1]):
        page.send(Do("room", ("result", str(step))))
        name = "You" if seat == play.viewer else play.name(seat, page.app.words)
        assert on_show() == (seat, f"The tally: {name}")
        shut = re.findall('class="ac-other shut".*?</li></ol>', page.regions["own"])
        assert len(shut) == 2 - step
        assert all("ac-card down" in one for one in shut)
    page.send(Do("room", ("result", "0")))
    page.send(Do("total"))
    assert on_show()[0] in play.match.game.winners(play.match.state)


def test_a_small_tile_on_a_phones_wall_has_its_points_alone() -> None:
    """Points and the mark of its type nearly covered its picture."""
    match = ended("art-society", 2, 5)
    desk = scene(match, match.state)
    marks = [str(art_society.own(replace(desk, unit=unit), 0)).count("<text") for unit in (52, 27)]
    assert 0 < marks[1] < marks[0]


def test_a_painting_wears_no_ribbon_before_the_exhibition_comes_to_it() -> None:
    match = ended("canvas", 2, 0)
    works = match.state.players[0].paintings
    worn = [sum(n > 0 for n in one.ribbons) + (one.bonus > 0) for one in works]
    assert len(works) == 3, "take another seed"
    assert all(worn), "take another seed"
    for step in range(3):
        shown = str(canvas.own(scene(match, match.state), step))
        assert shown.count('class="cv-count') == sum(worn[: step + 1])
        sheet = str(canvas.table(scene(match, match.state), step))
        hung = [player.paintings[: step + 1] for player in match.state.players]
        cells = re.findall("<td.*?</td>", sheet)
        assert "".join(cells).count('class="cv-rb') == sum(sum(one.ribbons) for works in hung for one in works)
        assert sum("+" in cell for cell in cells) == sum(any(one.bonus for one in works) for works in hung)


def test_a_replay_has_what_was_told_in_the_whole_game_at_its_end_alone() -> None:
    page = kept(record("avant-carde", 3))
    page.send(Do("resume", (page.app.stock.finished[0].id,)))
    page.press("replay")
    replay = page.app.room
    assert isinstance(replay, Replay)
    assert page.key("Home")
    assert not replay.scene(page.app.look).history
    assert page.key("End")
    assert any(isinstance(e, LineShown) for e in replay.scene(page.app.look).history)


@pytest.mark.rule("AS-12.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_in_art_society_names_the_cards_that_settled_it(language: str) -> None:
    match = ended("art-society", 2)
    s = match.state.copy()
    s.players[1] = s.players[0].copy()
    s.players[0].hand, s.players[1].hand = 1 << 5, 1 << 7 | 1 << 3
    head, told = art_society.headline(scene(match, s, language=language))
    assert "Zofia" in head
    assert "10" in told
    if language == "en":
        assert head == "Zofia wins the tie"
        assert told.startswith("Equal points: the greater sum of cards left in hand decides (you 5 and Zofia 10).")
        assert art_society.headline(scene(match, s, 1))[0] == "You win the tie"
    sheet = str(art_society.table(scene(match, s, language=language), 99))
    assert [sheet.count(f'class="{look}"') for look in ("at first", "at")] == [1, 1], "one of the two has won"
    s.players[0].hand = s.players[1].hand
    told = art_society.headline(scene(match, s, language=language))[1]
    assert told.count("10") >= 2, "a shared victory was settled by nothing, and that is told"


@pytest.mark.rule("CV-5.4")
def test_a_tie_in_canvas_names_the_tokens_or_that_it_was_judged() -> None:
    match = ended("canvas", 2)
    s = match.state.copy()
    s.judged = None
    s.players[1] = s.players[0].copy()
    s.players[0].tokens, s.players[1].tokens = 2, 6
    assert canvas.headline(scene(match, s))[1].startswith("Equal points: more tokens decide (you 2")
    assert canvas.headline(scene(match, s, 1))[0] == "You win the tie"
    s.players[0].tokens, s.judged = 6, 1
    assert "judged" in canvas.headline(scene(match, s))[1]


@pytest.mark.rule("AC-4.4")
def test_a_tie_in_avant_carde_names_the_money_of_the_last_round() -> None:
    match = ended("avant-carde", 2)
    s = match.state.copy()
    s.players[0].awards = s.players[1].awards = 4
    s.players[0].made, s.players[1].made = 3, 8
    money = "Equal awards: the money of the last round decides (you $3 and Zofia $8)."
    assert avant_carde.headline(scene(match, s)) == ("Zofia wins the tie", money)
    assert avant_carde.headline(scene(match, s, 1))[0] == "You win the tie"
    s.players[0].made = 8
    assert "shared" in avant_carde.headline(scene(match, s))[1]


def test_in_avant_carde_the_whole_row_of_the_winner_is_lit() -> None:
    match = ended("avant-carde", 3)
    s = match.state.copy()
    for seat, awards in enumerate((2, 5, 3)):
        s.players[seat].awards = awards
    sheet = str(avant_carde.table(scene(match, s), 99))
    (row,) = re.findall(r'<tr class="won">.*?</tr>', sheet)
    assert "Zofia" in row
    assert sheet.count("<tr") == 4
    assert "gilt" not in sheet, "no box round a figure alone"
    assert 'class="me"' not in sheet, "nothing is as bold as the winner"


@pytest.mark.parametrize(
    ("key", "module", "yours"), [("art-society", art_society, "Your wall"), ("canvas", canvas, "Your exhibition")]
)
def test_the_things_of_a_bot_are_its_own(key: str, module: Any, yours: str) -> None:
    match = ended(key, 3)
    mine, theirs = scene(match, match.state), scene(match, match.state, 1, 0)
    assert yours in str(module.own(mine, 0))
    shown = str(module.own(theirs, 0))
    assert yours not in shown
    assert "Zofia&#x27;s " in shown
    assert module.headline(theirs) == module.headline(mine)
    columns = str(module.table(theirs, 0)).partition("<table")[2]
    assert columns.index("You") < columns.index("Zofia"), "one's own column stays the first"
    assert module.headline(replace(theirs, reader=-1))[0].count("You") == 0


@pytest.mark.slow
@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_a_game_that_had_ended_comes_back_with_its_result(key: str) -> None:
    """Nothing is counted once more, whatever moves; the first heading is who has won."""
    page = kept(record(key, 3))
    page.send(Resized(1280, 800, still=False))
    page.send(Do("resume", (page.app.stock.finished[0].id,)))
    back = page.app.table()
    assert back.over
    assert back.step == back.view.result_steps(back.scene(page.app.look)) - 1
    told = back.view.outcome(back.scene(page.app.look)).headline
    assert page.said[-1].text.startswith(told)
    heads = re.findall("<h[1-6]", page.regions["own"])
    assert set(heads) <= {"<h1"}, "before the headline of a desk there is no other heading"


def test_a_paintings_title_stands_once_in_the_tally_and_on_its_wall() -> None:
    """On a phone the headline had it in two lines, and the step below it once more."""
    page = kept(record("canvas", 3, beside=OPPONENTS[2]))
    page.send(Do("resume", (page.app.stock.finished[0].id,)))
    for step in range(3):
        page.send(Do("room", ("result", str(step))))
        (head,) = re.findall("<h1.*?</h1>", page.regions["own"])
        assert f"Painting {step + 1}" in head
        assert len(re.findall("<cite>.*?</cite>", page.regions["own"])) == 4, "three plaques and the step"


@pytest.mark.parametrize(("key", "result"), [("art-society", art_society), ("canvas", canvas)])
def test_a_sum_is_the_total_once_all_is_counted(key: str, result: Any) -> None:
    """After the first of six lines it was called so."""
    match = ended(key, 2)
    shown = scene(match, match.state)
    last = result.steps(shown) - 1
    called = [re.findall("<tfoot.*?<th[^>]*>(.*?)</th>", str(result.table(shown, step))) for step in (last - 1, last)]
    assert called == [["So far"], ["Total"]]
