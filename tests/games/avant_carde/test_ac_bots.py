"""The greedy bot of Avant Carde."""

from itertools import permutations

import pytest

from tests.games.avant_carde.builders import GAME, LO, NY, SI, TO, buying, cards, chance, do, name, play, table, use
from tests.games.unpacked import flat
from vernissage.bots.bot import answer
from vernissage.bots.pace import SLICE
from vernissage.bots.random import Random
from vernissage.games.avant_carde.bots import search as avant_carde_search
from vernissage.games.avant_carde.bots.greedy import Greedy
from vernissage.games.avant_carde.bots.judge import Judge, colours
from vernissage.games.avant_carde.bots.lines import STEPS, Lines
from vernissage.games.avant_carde.bots.master import Master
from vernissage.games.avant_carde.bots.powers import Powered
from vernissage.games.avant_carde.bots.search import Deck, Search
from vernissage.games.avant_carde.rules import box, flow
from vernissage.games.avant_carde.rules.answers import Copy, Trash
from vernissage.games.avant_carde.rules.patrons import roster
from vernissage.games.avant_carde.rules.questions import END
from vernissage.games.avant_carde.rules.state import BUY
from vernissage.table.chance import Rng
from vernissage.table.match import Match

GALLERY = [c for c in range(len(box.CARDS)) if box.NUMBER[c] in box.PATRONS for _ in range(2)]


def dealt(seed: int, n: int, collect: int) -> tuple[int, ...]:
    """A hand from a deck in its middle game; `collect` is a mask of the colours bought."""
    rng = Rng(seed)
    bought = [c for c in GALLERY if collect >> box.CARDS[c].colour & 1]
    return tuple(sorted(rng.shuffled([*box.STARTERS[seed % 5], *rng.shuffled(bought)[:14]])[:n]))


def reachable(s, hand: tuple[int, ...], order: tuple[int, ...]) -> int:
    """How many of the cards can be laid in this order, by the rules themselves and with every change tried."""
    states = [s]
    for n, i in enumerate(order):
        following = []
        for one in states:
            if hand[i] not in [a.card for a in GAME.options(one, GAME.decision(one)) if a.verb == "play"]:
                continue
            asked = [do(one, "play", hand[i])]
            while asked:
                state = asked.pop()
                found = GAME.options(state, GAME.decision(state))
                if any(a.verb == "stop" for a in found):
                    following.append(state)
                else:
                    asked += [do(state, *flat(a)) for a in found]
        if not following:
            return n
        states = following
    return len(order)


@pytest.mark.parametrize("which", [NY, LO, SI])
@pytest.mark.parametrize("seed", range(6))
def test_the_longest_line_is_what_the_rules_allow(which: int, seed: int) -> None:
    hand = dealt(seed, 4, 0b1111)
    s = table(" ".join(name(c) for c in hand), "", sets={4: which, 3: SI if which == SI else NY, 6: TO, 5: LO, 7: LO})
    longest = max(reachable(s, hand, order) for order in permutations(range(4)))
    lines = Lines(hand, roster(s.sets).reach)
    assert lines.longest(lines.all, flow.ANY) == longest


def test_the_longest_line_of_twelve_cards_is_found_in_few_steps() -> None:
    used = []
    reach = roster((0,) * 6).reach
    for seed in range(80):
        hand = dealt(seed, 12, 0b1111 if seed % 2 else 0b0110)
        lines = Lines(hand, reach)
        lines.longest(lines.all, flow.ANY)
        used.append(STEPS - lines.steps)
    assert sorted(used)[len(used) // 2] <= 60
    assert max(used) <= STEPS + 20, "once the steps are used up, what is open on the way back is not looked into"


def test_searching_longer_finds_no_longer_line() -> None:
    for seed in range(25):
        hand = dealt(seed, 12, 0b0110)
        quick = Lines(hand, roster((0,) * 6).reach)
        found = quick.longest(quick.all, flow.ANY)
        long = Lines(hand, roster((0,) * 6).reach)
        long.steps = 20_000
        assert long.longest(long.all, flow.ANY) - found <= 1


def choice(s, seat: int = 0, bot=None):
    return answer(bot or Judge(), GAME.view(s, seat), seat, Rng(1))


def test_it_begins_the_line_where_all_cards_fit() -> None:
    s = table("r11 r2 b2 b12", "")
    for _ in range(4):
        a = choice(s)
        s = do(s, *flat(a))
    assert choice(s).verb == "stop"
    assert len(s.players[0].line) == 4


def test_the_greedy_bot_looks_one_card_ahead_and_lays_first_what_few_can_follow() -> None:
    s = table("b12 b2 r2 r11 o2", "")
    assert choice(s, bot=Greedy()).card in cards("b12 r11"), "one card can follow, but two or three the 2s"
    s = play(table("r1 r11 r2 b2 w1", ""), "r1")
    assert choice(s, bot=Greedy()).card == cards("r11")[0], "nothing can follow the w1, and two cards the r2"


def test_the_greedy_bot_spends_all_it_has_on_the_dearest_cards_of_its_colours_first() -> None:
    s = buying("", "", line="r3 r4 b3 b4 b5 r5 o3 o4", tops="r2 b3 o4 b5 o6 p7")
    assert colours(s, 0) == {box.RED, box.BLUE}
    s = do(s, "claim", 1)
    bought = []
    while (d := GAME.decision(s)) is not None and s.part == BUY and d.seat == 0 and s.round == 1:
        a = choice(s, bot=Greedy())
        there = [b.number for b in GAME.options(s, d) if b.verb == "buy"]
        if a.verb == "buy":
            liked = [n for n in there if box.CARDS[s.stacks[n - 2].top].colour in colours(s, 0)]
            assert a.number == max(liked or there)
            bought.append(bool(liked))
        elif a == END:
            assert not there, "it buys as long as it can"
        s = do(s, *flat(a))
        while (d := GAME.decision(s)) is not None and d.seat < 0:
            s = do(s, "turn", GAME.options(s, d)[0].card)
    assert bought[0], "there was a card of its colours"


def test_it_buys_for_the_two_colours_it_has_most_of() -> None:
    s = buying("", "", line="r3 r4 b3 b4 b5 r5 o3", tops="r2 b3 o4 b5 o6 p7")
    assert colours(s, 0) == {box.RED, box.BLUE}
    s = do(s, "claim", 1)
    while choice(s).verb != "buy":
        a = choice(s)
        s = do(s, *flat(a))
        while GAME.decision(s).seat < 0:
            s = do(s, "turn", GAME.options(s, GAME.decision(s))[0].card)
    assert box.CARDS[s.stacks[choice(s).number - 2].top].colour in {box.RED, box.BLUE}


def test_it_trashes_what_does_not_fit() -> None:
    s = use(buying("", "", line="r3 r4 b4", discard="w1 r5 b12"), "snob.trash")
    assert choice(s) == Trash(1, cards("w1")[0])


@pytest.mark.slow
@pytest.mark.parametrize("patrons", range(5))
def test_it_beats_lots(patrons: int) -> None:
    for seed in range(2):
        match = Match(GAME, 2, {"patrons": patrons}, seed)
        bots = [Greedy(), Random(GAME)][:: 1 if seed else -1]
        while (d := match.decision) is not None:
            match.answer(answer(bots[d.seat], match.view(d.seat), d.seat, Rng(len(match.turns))))
        assert GAME.winners(match.state) == (1 - seed,)


def test_it_answers_from_its_view_alone() -> None:
    s = play(table("r7 r2 b2", "b3", deck="o1 p2"), "r7")
    assert choice(s).verb == "draw"
    s = chance(do(s, "draw"), "p2")
    hidden = GAME.imagine(GAME.view(s, 0), 0, Rng(5))
    assert choice(hidden) == choice(s)


def worth_of(deck: Deck, mine: tuple[int, ...]) -> float:
    thinking = deck.of(mine)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def test_a_deck_yields_more_without_misfits_and_with_cards_of_its_colours() -> None:
    s = table("", "")
    deck = Powered(s, 1)
    mine = cards("r1 b1 w1 r2 b2 g2 r3 b3 r4 b4 r5 b5 p13 o14")
    worth = worth_of(deck, mine)
    assert worth_of(deck, tuple(c for c in mine if c != cards("w1")[0])) > worth
    assert worth_of(deck, tuple(sorted([*mine, *cards("r7")]))) > worth
    assert worth_of(deck, tuple(sorted([*mine, *cards("r7")]))) > worth_of(deck, tuple(sorted([*mine, *cards("o14")])))


def test_what_is_used_once_a_turn_counts_once_and_what_every_card_has_as_often_as_it_is_there() -> None:
    deck = Powered(table("", ""), 1)
    assert deck.powers(cards("r2 b2 p2")) == deck.powers(cards("r2"))
    assert deck.powers(cards("r7 b7")).drawn == 2 * deck.powers(cards("r7")).drawn > 0
    assert deck.powers(cards("w1 r11")) == (0, 0)


def test_a_trendoid_counts_with_what_it_can_copy() -> None:
    deck = Powered(table("", ""), 1)
    assert deck.powers(cards("r6 b7")).drawn == 2 * deck.powers(cards("b7")).drawn
    assert deck.powers(cards("r6 b6")).drawn == 0


def test_cards_that_draw_help_a_deck_that_fits_together_more() -> None:
    deck = Powered(table("", ""), 1)
    apart = cards("r1 b1 w1 r2 b2 g2 r11 b12 p13 o14")
    together = cards("r3 r3 r4 r4 r5 b3 b3 b4 b4 b5")
    gains = [worth_of(deck, tuple(sorted([*mine, *cards("r7 b7")]))) - worth_of(deck, mine) for mine in (apart, together)]
    assert gains[0] < gains[1]


def test_the_searching_bot_reckons_with_lines_alone() -> None:
    mine = cards("r1 b1 r2 b2 g2 r3 b3 r4 b4 r5")
    plain, powered = Deck(table("", ""), 1), Powered(table("", ""), 1)
    assert plain.powers(mine) == (0, 0)
    assert powered.powers(mine).dollars() > 0
    assert worth_of(plain, mine) <= box.HAND


def test_the_master_copies_what_brings_most() -> None:
    s = play(table("r6 r1", "b3", deck="r1 r3 r3 r4", line="r5 r7"), "r6")
    assert choice(s, bot=Master()) == Copy(1)
    assert choice(s, bot=Search()) == choice(s) == Copy(0), "the first will do for the others"


def test_between_two_pauses_the_search_does_little(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Lines] = []
    hand = [0]

    class Counted(Lines):
        def __init__(self, *args: object) -> None:
            super().__init__(*args)
            looked.append(self)

    monkeypatch.setattr(avant_carde_search, "Lines", Counted)
    s = buying("", "", line="r3 r4 b4 b5", discard="r5 b5 b3 w1 p2 g2 r1 b1 o14 p13", tops="r2 r3 p4 r5 r6 r7")
    plain = buying("", "", line="r4 b4 b5", discard="r5 b5 b3 w1 p2 g2 r1 b1 o14 p13", tops="r2 r3 p4 r5 r6 r7")
    for one in (plain, use(s, "snob.trash")):
        steps = []
        thinking = Search().think(GAME.view(one, 0), 0, Rng(1))
        try:
            while True:
                looked.clear()
                next(thinking)
                hand += [STEPS - lines.steps for lines in looked]
                steps.append(sum(STEPS - lines.steps for lines in looked))
        except StopIteration:
            pass
        assert len(steps) > 10
        assert max(steps) <= 3 * SLICE + max(hand) <= 500


def test_they_trash_and_buy_by_yield() -> None:
    s = use(buying("", "", line="r3 r4 b4", discard="w1 r5 b5 b3"), "snob.trash")
    assert choice(s, bot=Master()) == Trash(1, cards("w1")[0])
    s = buying("", "", line="r3 r4 b4 b5", discard="r5 b5 b3", tops="r2 r3 p4 r5 r6 r7")
    s = do(do(use(s, "snob.trash"), "trash", 1, cards("b3")[0]), "tuck", 7)
    s = do(s, "turn", GAME.options(s, GAME.decision(s))[0].card)
    assert answer(Search(), GAME.view(s, 0), 0, Rng(1)).verb in {"buy", "tuck"}


@pytest.mark.slow
@pytest.mark.parametrize("patrons", range(5))
def test_the_search_plays_whole_games_and_answers_alike_from_alike_views(patrons: int) -> None:
    match = Match(GAME, 2, {"patrons": patrons}, 3)
    bots = [Search(), Greedy()]
    rounds = 0
    while (d := match.decision) is not None and match.state.round <= 4:
        view = match.view(d.seat)
        a = answer(bots[d.seat], view, d.seat, Rng(len(match.turns)))
        if rounds % 40 == 0:
            assert answer(bots[d.seat], view, d.seat, Rng(len(match.turns))) == a
        rounds += 1
        match.answer(a)
    assert rounds > 40
