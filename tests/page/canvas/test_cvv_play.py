"""Whole games through the view alone: by single taps, by keyboard alone, and the pointer's drag (CV-2.3, CV-3.7)."""

import re
from html import escape

import pytest

from tests.page.canvas.sitting import GAME, start, wander, with_hand
from tests.page.double import FakePage
from tests.page.sitting import NAMES, WORDS, Sitting, acts, drawn, scene
from tests.sure import sure
from vernissage.art.documents import wanted
from vernissage.art.paths import VIGNETTE, background_file, layer_file
from vernissage.games.canvas.rules import box, scoring, titles
from vernissage.games.canvas.rules.decisions import Take
from vernissage.games.canvas.rules.events import Painted
from vernissage.games.canvas.view.names import explained, in_full, plain_word
from vernissage.games.canvas.view.preview import orders
from vernissage.games.canvas.view.view import VIEW
from vernissage.page.core.messages import Changed, Do
from vernissage.table.chance import Rng
from vernissage.table.link import Player


def by_taps(s: Sitting, rng: Rng) -> None:
    """Answers one decision by pressing what is in the document, never a drag or a key."""
    before = len(s.match.turns)
    for _ in range(40):
        can = acts(s.regions())
        if ("paint", ()) in can and not rng.below(3):
            s.press("paint")
        elif [a for a in can if a[0] == "take"] and rng.below(3):
            s.press(*((a := next(a for a in can if a[0] == "take"))[0], *a[1]))
        else:
            verb, args = rng.pick([a for a in can if a[0] not in {"take", "paint"}])
            s.press(verb, *args)
        if len(s.match.turns) != before:
            return
    s.press("best") if ("best", ()) in acts(s.regions()) else None
    while s.ui().take >= 0:
        s.press("letgo")
    if ("paint", ()) in acts(s.regions()):
        s.press("paint")
    else:
        s.press("row", "0")
        s.press("row", "0")
    assert len(s.match.turns) != before


def by_keys(s: Sitting, rng: Rng) -> None:
    """Answers one decision by keys: the composer's, figures, and Enter on a card of the row."""
    before = len(s.match.turns)
    hand = s.match.state.players[s.seat].hand
    for _ in range(1 + rng.below(8)):
        s.key(rng.pick(["ArrowUp", "ArrowDown", "Home", "End", "Enter", " ", "n", "P", "b", *map(str, range(1, 6)), "Delete"]))
    if len(hand) >= 3 and (len(hand) == 5 or not rng.below(3)):
        while len(s.ui().pile) < 3:
            s.key(str(next(i for i, c in enumerate(hand) if c not in s.ui().pile) + 1))
        s.key("c")
    else:
        reach = [a.place for a in GAME.options(s.match.state, s.match.decision) if a.verb == "take"]
        n = rng.pick(reach)
        s.key(str(n + 1), "market")
        s.press("take", str(n)) if ("take", (str(n),)) in acts(s.regions(), keyboard=True) else s.key(str(n + 1), "market")
    assert len(s.match.turns) != before, s.match.decision


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "compact"), [(1, 1, True), (2, 2, False), (4, 3, True)])
def test_a_game_is_played_by_single_taps(seats: int, seed: int, compact: bool) -> None:
    s, rng = start(seats, seed, compact=compact), Rng(seed)
    while not s.over:
        by_taps(s, rng)
    assert s.match.state.over


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (3, 5)])
def test_a_game_is_played_by_keyboard_alone(seats: int, seed: int) -> None:
    s, rng = start(seats, seed), Rng(seed)
    while not s.over:
        by_keys(s, rng)
    assert s.match.state.over


@pytest.mark.rule("CV-2.3")
def test_a_card_is_looked_at_first_and_taken_by_the_second_press() -> None:
    s = start(2, 6)
    reply = VIEW.press(s.scene(), s.ui(), "row", ("2",))
    assert not reply.answers
    assert reply.ui.take == 2
    assert "Take it for 2 tokens" in drawn(VIEW, s.scene(), reply.ui)["decision"]
    assert VIEW.press(s.scene(), reply.ui, "row", ("2",)).answers == (Take(2),)


@pytest.mark.rule("CV-2.3")
def test_a_card_out_of_reach_is_shown_but_not_taken() -> None:
    s = next(
        s for s in wander(2, 7) if s.match.state.players[s.seat].tokens < 3 and len(s.match.state.players[s.seat].hand) < 5
    )
    s.press("row", "4")
    assert s.ui().take == 4
    assert not [a for a in acts(s.regions()) if a[0] == "take"]
    assert "It costs 4 tokens, and you have" in s.regions()["decision"]
    assert not VIEW.press(s.scene(), s.ui(), "take", ("4",)).answers


@pytest.mark.rule("CV-3.7")
def test_a_card_of_the_row_is_tried_in_a_painting_and_put_back() -> None:
    s = with_hand(3, 8, 3)
    before, card = s.ui().pile, s.match.state.row[1]
    s.press("row", "1")
    assert card in s.ui().pile
    assert ("paint", ()) not in acts(s.regions())
    assert not VIEW.press(s.scene(), s.ui(), "paint", ()).answers
    s.key("Escape")
    assert s.ui().pile == before


@pytest.mark.rule("CV-3.7")
def test_cards_are_tried_while_others_think() -> None:
    s = with_hand(3, 9, 3)
    seat = s.seat
    other = next(i for i in range(3) if i != seat)
    now = scene(s.match, other)
    ui = VIEW.ui(now, None)
    for n in range(5):
        reply = VIEW.press(now, ui, "row", (str(n),))
        assert not reply.answers
        again = VIEW.press(now, reply.ui, "row", (str(n),))
        assert not again.answers
        assert again.ui.take == -1
    assert not VIEW.press(now, ui, "paint", ()).answers


@pytest.mark.rule("CV-2.2")
def test_with_five_cards_only_painting_is_offered() -> None:
    s = with_hand(2, 10, 5)
    assert "You hold five cards" in s.regions()["decision"]
    s.press("row", "0")
    assert not [a for a in acts(s.regions()) if a[0] == "take"]
    s.press("best")
    assert ("paint", ()) in acts(s.regions())


def test_two_taps_exchange_layers_and_orders_go_by_points() -> None:
    s = with_hand(2, 11)
    a, b, c = s.ui().pile
    s.press("place", "0")
    assert s.ui().picked == 0
    s.press("place", "2")
    assert s.ui().pile == (c, b, a)
    found = orders(s.match.state, s.seat, s.ui().pile)
    s.press("order", "0")
    points = []
    for _ in range(6):
        points.append(next(o.points for o in found if o.pile == s.ui().pile))
        s.key("n")
    assert points == [o.points for o in found]
    assert s.ui().pile == found[0].pile
    s.key("p")
    assert s.ui().pile == found[-1].pile


def test_a_layer_is_carried_by_keys() -> None:
    s = with_hand(2, 12)
    a, b, c = s.ui().pile
    s.key("End")
    assert s.ui().at == 0
    s.key("Enter")
    s.key("ArrowUp")
    assert s.ui().pile == (b, a, c)
    s.key("ArrowUp")
    assert s.ui().pile == (b, c, a)
    s.key("ArrowUp")
    s.key("Enter")
    assert (s.ui().pile, s.ui().picked) == ((b, c, a), -1)
    s.key("Backspace")
    assert s.ui().pile == (b, c)


def test_layers_and_cards_are_dragged() -> None:
    s = with_hand(2, 13)
    a, b, c = s.ui().pile
    s.point("down", "place 0", 0.5, 0.9)
    s.point("move", "place 0", 0.5, 0.5)
    s.point("move", "place 0", 0.5, 0.1)
    assert s.ui().pile == (b, c, a)
    s.point("up", "place 0", 0.5, 0.1)
    assert s.ui().drag == -1
    card = next(x for x in s.match.state.players[s.seat].hand if x not in s.ui().pile)
    s.press("lay", str(a))
    assert s.ui().pile == (b, c)
    s.point("down", f"lay {card}", 0.5, 0.5)
    assert s.point("move", f"lay {card}", 0.6, 0.5) is None
    s.point("move", f"lay {card}", 1.4, 0.3)
    assert s.ui().pile == (b, c, card)
    s.point("move", f"lay {card}", 0.6, 0.5)
    assert s.ui().pile == (b, c)
    s.point("move", f"lay {card}", 1.4, 0.3)
    s.point("cancel", f"lay {card}", 1.4, 0.3)
    assert s.ui().pile == (b, c)


def test_a_card_of_the_row_is_dragged_out_of_it_to_be_taken() -> None:
    s = with_hand(2, 14)
    card, places = s.match.state.row[0], ((0.5, 0.5), (0.5, 1.05))
    for x, y in places:  # let go over the row: nothing is taken
        s.point("down", "row 0", 0.1, 0.5)
        assert s.point("move", "row 0", x, y) is None
        assert s.point("up", "row 0", x, y) is None
    assert s.point("up", "row 77", 0.5, 1.6) is None
    assert s.point("up", "row x", 0.5, 1.6) is None
    assert s.point("cancel", "row 0", 0.5, 1.6) is None
    turns = len(s.match.turns)
    s.point("up", "row 0", 0.5, 1.6)
    assert len(s.match.turns) > turns
    assert card not in s.match.state.row


def test_a_used_background_is_not_offered_again() -> None:
    s = with_hand(2, 14)
    seat = s.seat
    s.press("background", "1")
    s.press("best")
    assert s.press("paint")
    assert s.match.state.players[seat].paintings[0].background == 1
    s = next(s_ for s_ in _on(s) if s_.seat == seat)
    assert ("background", ("1",)) not in acts(s.regions())
    assert VIEW.press(s.scene(), s.ui(), "background", ("1",)).ui == s.ui()


def _on(s: Sitting):
    while not s.over:
        yield s
        s.press("row", "0")
        if not s.press("take", "0"):
            s.press("best")
            s.press("paint")


def test_what_was_composed_stays_over_the_turns_of_others() -> None:
    s = with_hand(3, 15, 3)
    seat = s.seat
    s.press("place", "0")
    s.press("place", "1")
    pile = s.ui().pile
    s.press("row", "0")
    assert s.press("take", "0")
    kept = s.ui(seat).pile
    assert set(kept) <= set(s.match.state.players[seat].hand)
    assert len(kept) == len(pile)


@pytest.mark.parametrize("key", ["w", "l", "m", "r", "e"])
def test_query_keys_tell_something_in_every_state(key: str) -> None:
    for seats in (1, 3):
        for i, s in enumerate(wander(seats, 16)):
            if i % 5:
                continue
            reply = sure(VIEW.keyed(s.scene(), s.ui(), key, ""))
            assert reply.say
            assert not reply.answers
    assert VIEW.keyed(s.scene() if not s.over else scene(s.match, 0), VIEW.ui(scene(s.match, 0), None), "z", "own") is None


def test_what_a_looked_at_card_offers_stands_in_the_row_too() -> None:
    s = start(2, 3)
    assert "take-here" not in s.regions()["market"]
    s.take(VIEW.press(s.scene(), s.ui(), "row", ("1",)))
    assert 'id="take-here"' in s.regions()["market"]
    assert ("take", ("1",)) in acts({"market": s.regions()["market"]})


@pytest.mark.rule("CV-3.7")
def test_every_finished_painting_can_be_looked_at_and_kept() -> None:
    *_, s = wander(3, 4)
    last = scene(s.match, 0)
    for seat, player in enumerate(last.state.players):
        for i, p in enumerate(player.paintings):
            drawing = sure(VIEW.drawing(last, (str(seat), str(i))))
            cards = [layer_file(c) for c in (p.bottom, p.middle, p.top)]
            assert wanted(drawing.markup) == [background_file(3 * seat + p.background), *cards, VIGNETTE]
            assert drawing.title in drawing.markup
            assert "slot" in drawing.about
        assert len(player.paintings) == box.PAINTINGS
    for forged in ((), ("0",), ("0", "3"), ("3", "0"), ("-1", "0"), ("0", "0", "0"), ("²", "0"), ("00", "0")):
        assert VIEW.drawing(last, forged) is None


@pytest.mark.rule("CV-1.2")
def test_the_scoring_cards_are_chosen_in_the_set_up() -> None:
    page = FakePage()
    page.send(Do("choose", ("canvas",)))
    page.send(Do("open", ("setup",)))
    page.enter("setting-set", "3")
    page.enter("setting-edition", "1")
    for forged in ("setting-chosen", "setting-chosen-1", "setting-people", "setting-set-1"):
        assert not page.send(Changed(forged, "1")), forged
    assert not page.send(Changed("setting-set", "99"))
    page.send(Do("play"))
    match = page.app.play.match
    assert match.options["set"] == 3
    assert match.options["edition"] == 1
    assert match.state.conditions == box.ready_set(3, 1)


@pytest.mark.rule("CV-1.2")
def test_people_pick_four_scoring_cards_of_the_edition() -> None:
    page = FakePage()
    page.send(Do("choose", ("canvas",)))
    page.send(Do("open", ("setup",)))
    page.enter("setting-set", str(box.CHOSEN))
    for c in (box.UNITY, box.SPACE, box.STYLE):
        page.enter(f"setting-chosen-{c}", "1")
    assert page.said[-1].text == "3 of 4 picked"
    page.press("start")
    assert page.app.play is None
    assert page.focus == "setting-chosen"
    assert "3 of 4" in page.see("fault-setting-chosen").text
    page.enter(f"setting-chosen-{box.VARIETY}", "1")
    assert page.find("fault-setting-chosen") is None
    page.enter("setting-edition", "1")
    assert page.find(f"setting-chosen-{box.UNITY}") is None
    assert not page.send(Changed(f"setting-chosen-{box.UNITY}", "1"))
    page.press("start")
    assert page.app.play is None, "Unity is not in that edition"
    for c, on in ((box.PROPORTION, "1"), (box.MOVEMENT, "1"), (box.MOVEMENT, "")):
        page.enter(f"setting-chosen-{c}", on)
    page.press("start")
    assert page.app.table().match.state.conditions == (box.PROPORTION, box.SPACE, box.STYLE, box.VARIETY)


def test_picks_do_not_count_while_they_are_not_shown() -> None:
    page = FakePage()
    page.send(Do("choose", ("canvas",)))
    page.send(Do("open", ("setup",)))
    page.enter("setting-set", str(box.CHOSEN))
    page.enter("setting-chosen-0", "1")
    page.enter("setting-set", str(box.DRAWN))
    page.press("start")
    match = page.app.table().match
    assert (match.options["set"], match.options["chosen"]) == (box.DRAWN, 0)


@pytest.mark.rule("CV-5.4")
def test_the_page_tells_the_game_which_seats_are_people() -> None:
    page = FakePage()
    page.sit("canvas", (Player("Ann", 0), Player("Zofia", 1), Player("Bea", 0)), 5)
    assert page.app.play.match.options["people"] == 0b101


# -- what is told -----------------------------------------------------------------------------------------------------


def painted(seats: int, seed: int) -> Sitting:
    """A seat that is asked again after its first painting."""
    for s in wander(seats, seed):
        if any(isinstance(e, Painted) and e.seat == s.seat for e in s.news.get(s.seat, ())):
            return s
    raise AssertionError("nobody is asked after a painting")


def test_a_card_that_is_looked_at_tells_what_enter_does_and_not_all_of_itself_again() -> None:
    s = next(wander(2, 5))
    row, scene = s.match.state.row, s.scene()
    tokens = s.match.state.players[s.seat].tokens
    for n in range(len(row)):
        does = "Take it for free" if not n else f"Take it for {n} token{'s' if n > 1 else ''}"
        reach = f"Enter: {does}. " if n <= tokens else ""
        assert VIEW.press(scene, s.ui(), "row", (str(n),)).say == f"{reach}Escape: let go."


def test_the_newest_painting_hangs_until_a_card_is_touched() -> None:
    for seed in range(4):
        s = painted(2, 30 + seed)
        painting = s.match.state.players[s.seat].paintings[-1]
        own = s.regions()["own"]
        title = titles.title_of(painting.bottom, painting.middle, painting.top)
        assert f"<cite>{title}</cite>" in own
        assert 'id="slots"' in own, "its strip can be pointed at, as the composer's"
        assert ("place", ("0",)) not in acts(s.regions())
        figures = [int(n) for n in re.findall(r'class="va">\+?(-?\d+)<', own)]
        assert sum(figures[:-1]) == figures[-1] == scoring.score(s.match.state, s.seat), "the first painting is the score"
        s.press("light", "0")
        assert s.ui().hung, "a scoring card is no card of theirs"
        s.press("row", "0")
        assert 'id="pile"' in s.regions()["own"]


def test_who_took_what_stands_over_the_row_until_the_next_answer() -> None:
    s = start(3, 1)
    assert "cv-news" not in s.regions()["market"]
    taken = []
    for _ in range(3):
        taken.append(plain_word(WORDS, s.match.state.row[0]))
        s.press("row", "0")
        s.press("take", "0")
    for n in "12":  # it stays while one looks about
        news = s.regions()["market"].partition('class="cv-news"')[2].partition("</ul>")[0]
        assert re.findall(r"<cite>([^<]*)</cite>", news) == taken[1:]
        assert NAMES[1] in news
        assert escape(NAMES[2]) in news
        s.press("row", n)
    assert s.seat == 0
    s.press("take", "2")
    assert escape(NAMES[0]) in s.regions()["market"]
    assert NAMES[0] not in s.regions()["market"], "a name is no markup"


def test_a_pressed_scoring_card_tells_itself_in_full() -> None:
    for edition in (box.RULEBOOK, box.PUBLISHED):
        s = with_hand(2, 14)
        for i, c in enumerate(s.match.state.conditions):
            short, full = explained(WORDS, c, edition), in_full(WORDS, c, edition)
            assert short != full
            assert len(full) <= 105, "it stands in a card"
            if edition == box.RULEBOOK:
                assert full not in s.regions()["shared"]
                s.press("light", str(i))
                assert full in s.regions()["shared"]
                assert len(re.findall("cv-sc-s", s.regions()["shared"])) == 1
    everything = [in_full(WORDS, c, box.RULEBOOK) for c in range(len(box.CONDITIONS))]
    assert len(set(everything)) == len(box.CONDITIONS)


def test_orders_are_offered_for_ones_own_cards_and_the_best_only_if_it_is_of_others() -> None:
    s = with_hand(2, 11, 3)
    offered = acts(s.regions())
    assert ("order", ("0",)) in offered
    assert ("best", ()) not in offered, "with three cards the best is one of the six"
    s.press("order", "5")
    assert ("best", ()) not in acts(s.regions())
    s.press("row", "0")
    assert not [a for a in acts(s.regions()) if a[0] == "order"], "of a card that is only tried"
    s = with_hand(2, 11, 4)
    s.press("best")
    out = next(c for c in s.match.state.players[s.seat].hand if c not in s.ui().pile)
    s.press("lay", str(out))
    assert ("best", ()) in acts(s.regions())


def test_who_sits_down_hears_the_scoring_cards_and_the_own_tokens() -> None:
    page = FakePage()
    page.sit("canvas", (Player("Ann"), Player("Zofia", 1)), 7)
    told = "Scoring cards: Variety, Repetition, Unity and Composition. You have 4 tokens."
    keys = "A question mark tells the keys."
    assert [one.text for one in page.said] == ["Canvas", told, keys, "Your turn: take a card.", "Tab"]


def test_who_may_complete_a_painting_hears_which_by_which_key_and_for_what() -> None:
    heard = set()
    for s in wander(2, 7):
        asked, *more = VIEW.heard(s.scene(), s.ui())
        can = s.scene().decision.kind == "turn" and len(s.ui().pile) == box.LAYERS
        completes = [one for one in more if not one.startswith("You have ")]
        assert len(completes) == can, asked
        heard.update(completes)
    assert len(heard) > 3
    assert all(re.fullmatch(r"C completes at once \S+ over \S+ over \S+: \d+ points?\.", one) for one in heard)


def test_who_has_paid_or_got_tokens_hears_how_many_are_left() -> None:
    page = FakePage()
    page.sit("canvas", (Player("Ann"), Player("Zofia", 1)), 7)
    seen = set()
    for card in ("row-1", "row-0", "row-0", "row-0", "row-0"):
        had = page.app.table().match.state.players[0].tokens
        page.said.clear()
        page.press(card, "take")
        page.settle()
        tokens = page.app.table().match.state.players[0].tokens
        told = [one.text for one in page.said if one.text.startswith("You have ")]
        assert told == [f"You have {tokens} tokens."] * (tokens != had)
        seen.add(tokens != had)
    assert seen == {True, False}
