"""Small honours: each rule on a match that earns it and on one that just does not; told once at a game's end, noted with it."""

import string
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest

from tests.page.daily.test_daily import play_out
from tests.page.double import FakePage
from tests.page.finished import match, page, record
from vernissage.games.art_society.late import honours as art_society
from vernissage.games.art_society.rules import box, hanging
from vernissage.games.art_society.rules import state as as_state
from vernissage.games.art_society.rules.box import DECOR, PAINTINGS, WALL
from vernissage.games.art_society.rules.events import Assisted, Matched, Rehung, RoundBegun
from vernissage.games.art_society.rules.events import Took as Acquired
from vernissage.games.art_society.rules.state import DECOR_BASE, Placed
from vernissage.games.avant_carde.late import honours as avant_carde
from vernissage.games.avant_carde.rules.box import CARD
from vernissage.games.avant_carde.rules.events import Awards, Bought, Gem, LastAward, LeftInHand, LineShown, Trashed, TurnBegun
from vernissage.games.canvas.late import honours as canvas
from vernissage.games.canvas.late import past as past_canvas
from vernissage.games.canvas.rules import layers
from vernissage.games.canvas.rules import scoring as cv_scoring
from vernissage.games.canvas.rules import state as cv_state
from vernissage.games.canvas.rules.events import Finished, Took
from vernissage.games.canvas.rules.state import Painting
from vernissage.page.core.messages import Do
from vernissage.page.honours.told import NOTED, earned, had
from vernissage.page.keeping.record import Save
from vernissage.page.past.pasts import PASTS
from vernissage.page.table.play import PRACTICE
from vernissage.table.game import Event, Revealed
from vernissage.table.link import Player


class Fake:
    """A finished match of which only this is known: its state, what happened, who has won."""

    def __init__(self, state: Any = None, *turns: list[Event], won: tuple[int, ...] = (), scores: tuple[int, ...] = (0, 0),
                 seats: int = 2, before: Any = None) -> None:  # fmt: skip
        self.state, self.seats, self.before = state, seats, before
        self.turns = [SimpleNamespace(events=tuple(events), before=before, decision=None) for events in turns]
        self.game = SimpleNamespace(winners=lambda _: won, scores=lambda _: scores)

    def at(self, ply: int) -> Any:
        return self.state[ply] if isinstance(self.state, list) else self.state


HONOURS = {key: past.honours for key, past in PASTS.items()}


# -- Art Society ------------------------------------------------------------------------------------------------------


def wall(*hung: Placed, ranked: tuple[int, ...] = ()) -> Any:
    """A state in which seat 0 has hung these; types were sent to the museum in this order, the first is in front."""
    s = as_state.new(2)
    player = s.players[0]
    for one in hung:
        hanging.hang(player, one.piece, one.place)
    s.museum = tuple((0,) if kind in ranked else () for kind in range(4))
    s.track = tuple(40 - ranked.index(kind) if kind in ranked else 0 for kind in range(4))
    return s


def squares(n: int) -> list[Placed]:
    """So many paintings of 2 by 2 in rows of four, neighbours of other types."""
    of = {kind: [p.tile for p in PAINTINGS[:16] if p.type == kind] for kind in range(4)}
    out = []
    for i in range(n):
        x, y = i % 4, i // 4
        kind = (x + 2 * y) % 4
        tile = next(t for t in of[kind] if t not in {one.piece for one in out})
        out.append(Placed(tile, WALL.at(2 * x, 2 * y)))
    return out


def strips() -> list[Placed]:
    """Decor that covers the whole wall."""
    return [Placed(DECOR_BASE + 3, WALL.at(x, y)) for y in range(9) for x in range(0, 12, 3)]


def framed(n: int) -> list[Placed]:
    """So many paintings in one style of frame."""
    tiles = [p.tile for p in PAINTINGS if p.frame == 0 and p.w == p.h == 2]
    tiles += [p.tile for p in PAINTINGS if p.frame == 0 and (p.w, p.h) in ((2, 3), (2, 4))]
    return [Placed(tile, WALL.at(2 * (i % 6), 4 * (i // 6))) for i, tile in enumerate(tiles[:n])]


def typed(kind: int, n: int, row: int) -> list[Placed]:
    """So many paintings of a type, apart from one another, from this row on."""
    tiles = [p.tile for p in PAINTINGS[:48] if p.type == kind and (p.w, p.h) in ((2, 2), (2, 3))]
    return [Placed(tile, WALL.at(3 * (i % 4), row + 4 * (i // 4))) for i, tile in enumerate(tiles[:n])]


def cornered(n: int) -> list[Placed]:
    """So many corners covered by paintings, the others by decor."""
    squares_ = [p.tile for p in PAINTINGS[:16]]
    spots = [(0, 0), (10, 0), (0, 7), (10, 7)]
    out = [Placed(squares_[i], WALL.at(*spots[i])) for i in range(n)]
    ends = [(0, 0), (11, 0), (0, 8), (11, 8)]
    return out + [Placed(DECOR_BASE, WALL.at(*ends[i])) for i in range(n, 4)]


def bids(*rounds: tuple[int, int]) -> list[list[Event]]:
    return [[Revealed(cards)] for cards in rounds]


def stacks(mine: int, other: int) -> Any:
    s = as_state.new(2)
    s.players[0].stack, s.players[1].stack = (1, mine), (2, other)
    return s


def behind(mine: int, other: int) -> Any:
    """A state in which so many shields hang on the two walls."""
    s = as_state.new(2)
    for seat, n in enumerate((mine, other)):
        for i in range(n):
            hanging.hang(s.players[seat], DECOR_BASE, WALL.at(i % 12, 1 + i // 12))
    return s


dear, cheap = next(p.tile for p in PAINTINGS if p.value == 8), next(p.tile for p in PAINTINGS if p.value == 7)
AS = {
    "full": (Fake(wall(*strips())), Fake(wall(*strips()[1:]))),
    "tactful": (Fake(wall(*squares(15))), Fake(wall(*squares(14)))),
    "framed": (
        Fake(None, [RoundBegun(1, 0)], [Matched(0, 5, 3)], [RoundBegun(2, 0)]),
        Fake(None, [Matched(0, 5, 3)], [Rehung(0)], [Matched(0, 5, 2), Matched(1, 6, 4)]),
    ),
    "lit": (Fake(wall(*typed(1, 4, 3), ranked=(1, 0))), Fake(wall(*typed(1, 3, 3), ranked=(1, 0)))),
    "corners": (Fake(wall(*cornered(4))), Fake(wall(*cornered(3)))),
    "decorated": (Fake(wall(*strips()[:5])), Fake(wall(*strips()[:4], Placed(DECOR_BASE, WALL.at(0, 8))))),
    "uniform": (Fake(wall(*framed(9))), Fake(wall(*framed(8)))),
    "whisker": (Fake(None, *bids((5, 4), (3, 9), (12, 11))), Fake(None, *bids((5, 4), (12, 10), (3, 4)))),
    "bargain": (
        Fake(None, *bids((8, 3)), [Acquired(0, 0, dear)]),
        Fake(None, *bids((9, 3)), [Acquired(0, 0, dear)], *bids((2, 3)), [Acquired(0, 0, cheap), Acquired(1, 1, dear)]),
    ),
    "last-bid": (
        Fake(behind(9, 0), *bids((5, 4)), won=(0,), before=behind(1, 2)),
        Fake(behind(9, 0), *bids((5, 4)), won=(0,), before=behind(2, 1)),
    ),
    "alone": (Fake(None, [Assisted(1, 4)], won=(0,)), Fake(None, [Assisted(0, 4)], won=(0,))),
    "thrifty": (Fake(stacks(5, 9), won=(0,)), Fake(stacks(9, 5), won=(0,))),
    "fashion": (Fake(wall(*typed(2, 5, 0), ranked=(2, 1))), Fake(wall(*typed(2, 5, 0), ranked=(1, 2)))),
}


# -- Canvas -----------------------------------------------------------------------------------------------------------


def painted(*ribbons: tuple[int, ...], bonus: int = 0, tokens: int = 0, piles: Any = None) -> Any:
    """A state in which seat 0 has paintings with these ribbons."""
    s = cv_state.new(2, 0, (0, 4, 8, 12), 0)
    player, piles = s.players[0], piles or [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    player.paintings = tuple(Painting(*pile, 0, won, bonus) for pile, won in zip(piles, ribbons, strict=False))
    player.ribbons = tuple(sum(column) for column in zip(*ribbons, strict=True))
    player.tokens = tokens
    return s


def full_piles(n: int) -> list[tuple[int, int, int]]:
    """Three piles, of which the first n show something in all five slots."""
    full, bare, used = [], [], set[int]()
    for pile in permutations(range(60), 3):
        if not used & set(pile):
            shows = layers.filled(layers.visible(*pile)) == layers.ALL_SLOTS
            if (shows and len(full) < n) or (not shows and len(bare) < 3 - n):
                (full if shows else bare).append(pile)
                used |= set(pile)
        if len(full) + len(bare) == 3:
            break
    return full + bare


NONE = (0, 0, 0, 0)
limits = tuple(cv_scoring.LIMITS[c] for c in (0, 4, 8, 12))


def hands(most: int) -> Any:
    """The states of a match in which the hand grew to so many cards; at the end there are three paintings."""
    states = [painted(NONE, NONE, NONE) for _ in range(most + 2)]
    for n, s in enumerate(states[:-1]):
        s.players[0].hand = tuple(range(n))
    return states


class Hands(Fake):
    def __init__(self, most: int) -> None:
        states = hands(most)
        super().__init__(states, *[[] for _ in states[1:]])
        self.states, self.state = states, states[-1]

    def at(self, ply: int) -> Any:
        return self.states[ply]


CV = {
    "all-four": (Fake(painted((1, 1, 1, 1), NONE)), Fake(painted((1, 1, 1, 0), (0, 0, 0, 1)))),
    "steady": (
        Fake(painted((1, 1, 1, 0), (0, 1, 1, 1), (2, 1, 1, 0))),
        Fake(painted((1, 1, 1, 0), (0, 1, 1, 1), (2, 0, 1, 0))),
    ),
    "balanced": (Fake(painted((1, 1, 1, 1), (1, 1, 1, 1))), Fake(painted((2, 2, 2, 1), NONE))),
    "exhausted": (Fake(painted((limits[0], limits[1], 0, 0))), Fake(painted((limits[0], limits[1] - 1, 0, 0)))),
    "bonus": (Fake(painted(NONE, bonus=4)), Fake(painted(NONE, bonus=3))),
    "filled": (Fake(painted(NONE, NONE, NONE, piles=full_piles(3))), Fake(painted(NONE, NONE, NONE, piles=full_piles(2)))),
    "sparing": (
        Fake(painted(NONE, NONE, NONE), [Took(0, 3, 9, 0)], [Took(0, 1, 9, 0), Took(1, 4, 8, 0)]),
        Fake(painted(NONE, NONE, NONE), [Took(0, 3, 9, 0)], [Took(0, 2, 9, 0)]),
    ),
    "patron": (Fake(painted(NONE, tokens=8), won=(0,)), Fake(painted(NONE, tokens=7), won=(0,))),
    "penniless": (Fake(painted(NONE), won=(0,)), Fake(painted(NONE, tokens=1), won=(0,))),
    "light": (Hands(3), Hands(4)),
    "first": (Fake(None, [Finished(0)], [Finished(1)], won=(0,)), Fake(None, [Finished(1)], [Finished(0)], won=(0,))),
    "forty": (Fake(None, scores=(40, 3)), Fake(None, scores=(39, 60))),
}


# -- Avant Carde ------------------------------------------------------------------------------------------------------

orange, red, blue, purple, white, gray = range(6)


def line(*cards: tuple[int, int], seat: int = 0) -> Event:
    return LineShown(seat, tuple(CARD[card] for card in cards))


def money(*sums: int) -> Any:
    """The states of a match in which seat 0 made these sums, one a turn."""
    out = []
    for n in sums:
        out += [SimpleNamespace(players=[SimpleNamespace(made=at)]) for at in (0, n // 2, n)]
    return out


class Money(Fake):
    def __init__(self, *sums: int) -> None:
        states = money(*sums)
        super().__init__(states, *[[] for _ in states[1:]])


bought = [Bought(0, n, 3, 2) for n in range(2, 8)]
AC = {
    "ten": (Fake(None, [line(*[(2, orange)] * 10)]), Fake(None, [line(*[(2, orange)] * 9), line(*[(2, red)] * 10, seat=1)])),
    "rich": (Money(5, 16), Money(5, 15)),
    "rainbow": (
        Fake(None, [line((2, orange), (2, red), (2, blue), (2, purple), (2, gray))]),
        Fake(None, [line((2, orange), (2, red), (2, blue), (2, purple)), line((1, white))]),
    ),
    "one-colour": (
        Fake(None, [line(*((n, blue) for n in (2, 3, 4, 5, 6)))]),
        Fake(None, [line(*((n, blue) for n in (2, 3, 4, 5)), (6, red))]),
    ),
    "ladder": (
        Fake(None, [line(*((n, red) for n in (1, 2, 3, 4, 5, 6)))]),
        Fake(None, [line(*((n, red) for n in (1, 2, 3, 4, 5, 5, 11)))]),
    ),
    "heights": (
        Fake(None, [line((11, red), (12, blue), (13, purple))]),
        Fake(None, [line((11, red), (12, blue)), line((13, purple))]),
    ),
    "same": (Fake(None, [line(*[(3, red)] * 5)]), Fake(None, [line(*[(3, red)] * 4, (4, red))])),
    "whole-hand": (
        Fake(None, *[[LeftInHand(0, ())]] * 3),
        Fake(None, *[[LeftInHand(0, ())]] * 2, [LeftInHand(0, (4,))], [LeftInHand(1, ())]),
    ),
    "at-once": (
        Fake(None, [TurnBegun(0), Awards(0, 3), Awards(0, 2)]),
        Fake(None, [TurnBegun(0), Awards(0, 4)], [TurnBegun(1), Awards(1, 5)], [TurnBegun(0), Awards(0, 1)]),
    ),
    "last-award": (Fake(None, [LastAward(0)], won=(0,)), Fake(None, [LastAward(0)], won=(1,))),
    "from-behind": (Fake(None, [Gem(0)], [Gem(0)], won=(0,)), Fake(None, [Gem(0)], [Gem(1)], won=(0,))),
    "lean": (Fake(None, *[[Trashed(0, 3)]] * 7), Fake(None, *[[Trashed(0, 3)]] * 6, [Trashed(1, 3)])),
    "friend": (Fake(None, bought, won=(0,)), Fake(None, bought[:5], won=(0,))),
}
CASES = {"art-society": AS, "canvas": CV, "avant-carde": AC}
RULES = {
    f"{game} {one.ident}": (one.rule, *CASES[game][one.ident])
    for game, some in HONOURS.items()
    for one in some
    if one.ident in CASES[game]
}


@pytest.mark.parametrize("name", RULES)
def test_a_rule_holds_for_one_who_has_done_it_and_not_for_one_who_has_just_not(name: str) -> None:
    rule, has, just_not = RULES[name]
    assert rule(has, 0), f"{name} is not earned"
    assert not rule(just_not, 0), f"{name} is earned without"


def test_a_masterpiece_is_worth_eighteen_points(monkeypatch: pytest.MonkeyPatch) -> None:
    done = match("canvas", 2, 3)
    (rule,) = (one.rule for one in HONOURS["canvas"] if one.ident == "masterpiece")
    for seat in range(2):
        assert rule(done, seat) == (max(past_canvas.worths(done, seat)) >= 18)
    monkeypatch.setattr(canvas, "worths", lambda *_: (3, 18))
    assert rule(done, 0)
    monkeypatch.setattr(canvas, "worths", lambda *_: (17, 17, 17))
    assert not rule(done, 0)


def test_every_rule_has_its_case_and_there_are_about_a_dozen_a_game() -> None:
    for game, some in HONOURS.items():
        assert {one.ident for one in some} - {"masterpiece"} == set(CASES[game])
        assert 12 <= len(some) <= 14
        assert len({one.title for one in some}) == len(some)
        for one in some:
            assert set(one.ident) <= set(string.ascii_lowercase + "-")
            assert len(NOTED + one.ident) <= 32
        assert len(some) + 1 <= 16, "a record has room for them all, and for par"
    assert box.TRACK
    assert DECOR
    assert art_society.HONOURS is HONOURS["art-society"]
    assert avant_carde.HONOURS is HONOURS["avant-carde"]


@pytest.mark.parametrize("game", HONOURS)
def test_rules_are_pure_and_hold_for_any_game(game: str) -> None:
    done = match(game, 2, 5)
    before = done.state
    assert [earned(done, seat) for seat in range(2)] == [earned(done, seat) for seat in range(2)]
    assert done.state is before


# -- told at the end --------------------------------------------------------------------------------------------------


def ended(*records: Save, marks: tuple[str, ...] = (), seed: int = 5) -> FakePage:
    """A page at the end of a game of Canvas."""
    out = page(*records)
    out.sit("canvas", (Player("Ann"), Player("Zofia", 1)), seed)
    play = out.app.table()
    play.marks += marks
    play_out(out)
    return out


def test_honours_are_told_at_the_end_and_noted_with_the_game() -> None:
    out = ended()
    play = out.app.table()
    mine = earned(play.match, 0)
    assert mine
    assert out.see("praise")
    titles = [one.title for one in HONOURS["canvas"] if one.ident in mine]
    assert all(title in out.see("praise").text for title in titles)
    assert any("mall honour" in said.text for said in out.said)
    (entry,) = out.app.shelf.history()
    assert entry.record is not None
    assert {name.removeprefix(NOTED) for name in entry.record.summary} == set(mine)


def test_they_are_told_once() -> None:
    out = ended()
    mine = set(earned(out.app.table().match, 0))
    out.send(Do("again", ("same",)))
    play_out(out)
    assert set(earned(out.app.table().match, 0)) == mine, "it was the same game"
    assert out.find("praise") is None
    assert had(out.app, "canvas") == mine
    assert len(out.app.shelf.history()) == 2


def test_an_end_that_was_taken_back_leaves_no_honour() -> None:
    out = page()
    out.sit("canvas", (Player("Ann"), Player("Zofia", 1)), 5)
    out.app.table().figures = {f"{NOTED}gone": 1, "par": 30}
    play_out(out)
    (entry,) = out.app.shelf.history()
    assert entry.record is not None
    assert f"{NOTED}gone" not in entry.record.summary
    assert entry.record.summary["par"] == 30


def test_a_finished_game_that_is_opened_again_tells_nothing() -> None:
    out = ended()
    (entry,) = out.app.shelf.history()
    out.send(Do("leave"))
    out.send(Do("resume", (entry.id,)))
    assert out.app.table().over
    assert out.find("praise") is None
    (again,) = out.app.shelf.history()
    assert again == entry


@pytest.mark.slow
def test_practice_brings_none_and_other_games_do_not_matter() -> None:
    assert ended(marks=(PRACTICE,)).find("praise") is None
    out = ended(record("art-society", 1))
    assert out.find("praise") is not None
