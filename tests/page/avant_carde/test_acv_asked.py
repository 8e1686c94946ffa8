"""Whose power asks, and what the end of a turn would lose."""

from dataclasses import replace

import pytest

from tests.games.avant_carde.builders import PA, TO, buying, card, chance, do, play, table
from tests.page.avant_carde.sitting import start
from tests.page.sitting import parsed
from vernissage.games.avant_carde.rules.answers import Trash
from vernissage.games.avant_carde.rules.decisions import AskTrash
from vernissage.games.avant_carde.rules.events import Drew, LineShown, Played, Ready
from vernissage.games.avant_carde.rules.patrons.power import SKIP
from vernissage.games.avant_carde.rules.state import State
from vernissage.games.avant_carde.view.choices import question_title
from vernissage.games.avant_carde.view.things.told import newest_lines
from vernissage.games.avant_carde.view.view import VIEW
from vernissage.page.core.markup import el
from vernissage.table.game import Event


def decision(state: State) -> str:
    """What title and panel say."""
    s = start(len(state.players), 7)
    s.match.state = state
    return " ".join((VIEW.sentence(s.scene(), s.ui()), *parsed(s.regions()["decision"]).itertext()))


@pytest.mark.rule("AC-TO.4", "AC-TO.7")
@pytest.mark.parametrize(("card", "patron"), [("r1", ""), ("r3", "Archivist"), ("r2", "Curator")])
def test_a_card_that_is_drawn_for_a_colour_is_the_hoarders(card: str, patron: str) -> None:
    """Not of the card that was counted, which has no power, another one, or none for this."""
    s = do(play(table(f"r7 {card} b1", "", deck="b2 b3", sets=TO), "r7"), "colour", 1)
    told = decision(play(s, card))
    assert "Draw?" in told
    assert "Hoarder" in told
    assert not patron or patron not in told


@pytest.mark.rule("AC-TO.4", "AC-TO.7")
def test_a_journalist_draws_for_itself_though_a_hoarder_lasts() -> None:
    s = do(play(table("r7 r4 b1", "", deck="b2 b3 b5", sets=TO), "r7"), "colour", 1)
    counted = do(play(s, "r4"), "number", 7)
    assert "Hoarder" in decision(counted)
    own = decision(chance(do(counted, "draw"), "b2"))
    assert "Draw?" in own
    assert "Journalist" in own
    assert "Hoarder" not in own


@pytest.mark.rule("AC-TO.5")
def test_shmoozers_are_counted_in_what_is_drawn() -> None:
    s = play(table("r5 b5 b4 b3 b1", "", deck="o1 o2 p1 p2 p3", sets=TO), "r5", "b5")
    assert "Draw 3 cards" in decision(do(play(s, "b4"), "skip"))
    assert "Discard a card to draw 3?" in decision(play(s, "b3"))
    assert "Discard a card to draw one?" in decision(play(table("b3 b1", "", deck="o1", sets=TO), "b3"))


@pytest.mark.rule("AC-PA.7")
def test_the_cards_of_a_completionist_are_its_own() -> None:
    told = decision(do(play(table("r7 b1 b2", "", deck="o1 o2", sets=PA), "r7"), "conceal", card("b1")))
    assert "Completionist (red 7)" in told


@pytest.mark.rule("AC-4.3")
@pytest.mark.parametrize(("left", "lost"), [(2, True), (1, False), (0, False)])
def test_money_left_in_the_last_round_is_no_loss(left: int, lost: bool) -> None:
    """The seat has an award to come: with it, or before, the last one is taken."""
    s = start(2, 7)
    s.match.state = buying("", "b6", line="r1 b1 w1 o1 p1 p13", sets=TO)
    s.match.state.awards = left
    assert ("change token" in s.regions()["decision"]) is lost, "the button that ends the turn tells no loss either"
    assert s.press("end") is not lost
    assert not lost or "would become a change token" in s.regions()["decision"]


@pytest.mark.rule("AC-4.3")
@pytest.mark.parametrize(("left", "told"), [(2, False), (1, False), (0, True)])
def test_an_award_that_the_stack_lacks_is_an_extra_one(left: int, told: bool) -> None:
    state = buying("", "b6", line="r1 b1 w1 o1 p1 p13", sets=TO)
    state.awards = left
    shown = decision(state)
    assert "1 award earned" in shown
    assert ("extra awards" in shown) is told


@pytest.mark.rule("AC-2.5")
@pytest.mark.parametrize(("hand", "told"), [("r5 b1", True), ("r5 r1", False)])
def test_that_a_line_ends_unless_a_fitting_card_is_drawn_is_told_before_it_ends(hand: str, told: bool) -> None:
    asked = decision(play(table(hand, "", deck="b2 b3"), "r5"))
    assert "A card now, or $1 later?" in asked
    assert ("your line ends" in asked) is told


@pytest.mark.parametrize(("may_leave", "title"), [(True, "Trash a card, or none?"), (False, "Trash which card?")])
def test_a_question_says_that_none_is_an_answer(may_leave: bool, title: str) -> None:
    s = start(2, 7)
    s.match.state = do(play(table("r7 b1", "", deck="b2 b3", discard="r1", sets=TO), "r7"), "colour", 1)
    seen = s.scene()
    seen = replace(seen, options=(Trash(1, 1), SKIP) if may_leave else (Trash(1, 1),))
    assert question_title(seen.words, seen, AskTrash(0, 0, 0, int(may_leave), 1))[0] == title


@pytest.mark.rule("AC-2.5")
@pytest.mark.parametrize(
    ("news", "said"),
    [
        ((Played(0, 0, 1, 1), Ready(0)), "No card could follow: the line has ended."),
        ((Drew(0, 0), Ready(0), LineShown(0, (1,))), "drawn. No card could follow: the line has ended."),
        ((Ready(0), Drew(0, 0)), ""),  # ended by its owner; and the next round's hand
        ((Drew(0, 0), Ready(1)), ""),
    ],
)
def test_a_line_that_ends_by_itself_says_why(news: tuple[Event, ...], said: str) -> None:
    s = start(2, 7)
    told = "".join(parsed(str(el("div", newest_lines(replace(s.scene(0), news=news))))).itertext())
    assert said in told
    assert bool(told) is bool(said)
