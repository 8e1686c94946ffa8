"""Whole random games, each state checked against the rules told once more, space by space and without the engine's tricks."""

from collections import Counter
from functools import cache

import pytest

from tests.games.art_society.builders import GAME, options
from tests.games.art_society.test_as_hanging import brute_places
from vernissage.games.art_society.rules import box, hanging
from vernissage.games.art_society.rules.decisions import AskPlace, AskStart
from vernissage.games.art_society.rules.state import CONSOLATION, DECOR_BASE, FURTHER, TOOK, Placed, Player, State, size
from vernissage.table.chance import Rng
from vernissage.table.game import BACK, Action, Decision, Step, packed, quiet
from vernissage.table.grid import listed

Cells = frozenset[tuple[int, int]]


@cache
def cells(t: Placed) -> Cells:
    (w, h), (y, x) = size(t.piece), divmod(t.place, 12)
    return frozenset((x + i, y + j) for i in range(w) for j in range(h))


@cache
def touch(a: Cells, b: Cells) -> bool:
    return any((x + dx, y + dy) in b for x, y in a for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def check_wall(p: Player) -> None:
    covered: set[tuple[int, int]] = set()
    for t in p.hung:
        mine = cells(t)
        assert all(0 <= x < 12 and 0 <= y < 9 for x, y in mine)
        assert not mine & covered, "two tiles in one space"
        covered |= mine
    assert {divmod(i, 12)[::-1] for i in range(108) if p.taken >> i & 1} == covered
    groups = [cells(t) for t in p.hung]
    if groups:
        joined, rest = groups[:1], groups[1:]
        while near := [g for g in rest if any(touch(g, other) for other in joined)]:
            for g in near:
                joined.append(g)
                rest.remove(g)
        assert not rest, "a tile hangs apart from the others"


def where_everything_is(s: State) -> Counter[int]:
    """Every painting by number and every decor tile by kind, wherever it is."""
    out: Counter[int] = Counter(t for t in range(116) if s.supply >> t & 1)
    out.update(t for pile in s.museum for t in pile)
    out.update(lot.tile for lot in s.lots if lot.tile != BACK and lot.taker is None)
    for k, n in enumerate(s.decor):
        out[DECOR_BASE + k] += n
    for seat, p in enumerate(s.players):
        out.update(t.piece for t in p.hung)
        out.update(p.excess)
        out.update([] if p.assistant is None else [p.assistant])
        for i in s.agenda:
            if isinstance(i, AskStart | AskPlace) and i.seat == seat:
                out[i.tile] += 1
            if isinstance(i, Step) and i.kind == "start" and i.args[0] == seat:
                out[i.args[1]] += 1
    return out


def points(s: State, p: Player) -> int:
    """A player's total by the words of AS-12."""
    sent = sorted((t for t in range(4) if s.museum[t]), key=lambda t: -s.track[t])
    worth = {t: {0: 5, 1: 4, 2: 3, 3: 2}[sent.index(t)] if t in sent else 2 for t in range(4)}
    pictures = [(box.PAINTINGS[t.piece].type, cells(t)) for t in p.hung if t.piece < DECOR_BASE]
    total = 0
    for i, (kind, mine) in enumerate(pictures):
        if not any(j != i and other == kind and touch(mine, theirs) for j, (other, theirs) in enumerate(pictures)):
            total += worth[kind]
        if sent and kind == sent[0] and any(3 <= y <= 5 for _, y in mine):
            total += 3
    covered = set().union(*(cells(t) for t in p.hung)) if p.hung else set()
    total += sum({0: 1, 1: 2, 2: 2, 3: 3, 4: 3}[t.piece - DECOR_BASE] for t in p.hung if t.piece >= DECOR_BASE)
    total += 5 if len(covered) == 108 else 0
    total -= 2 * sum(1 for c in ((0, 0), (11, 0), (0, 8), (11, 8)) if c not in covered)
    return total - 2 * len(p.excess)


def check_state(s: State, everything: Counter[int]) -> None:
    assert +where_everything_is(s) == +everything
    on_track = [at for at in s.track if at]
    assert len(set(on_track)) == len(on_track), "two markers on one space"
    for p, score in zip(s.players, GAME.scores(s), strict=True):
        check_wall(p)
        assert score == points(s, p)
        stack = p.stack[1:]
        assert sorted([*stack, *(c for c in range(1, 21) if p.hand >> c & 1)]) == list(range(1, 21))
        assert sum(1 << i for i in range(108) if any(divmod(i, 12)[::-1] in cells(t) for t in p.hung[: p.old])) == p.old_taken


def check_options(s: State, d: Decision, offered: list[Action]) -> None:
    """The hanging decisions' options by the words of the rules."""
    if d.kind not in ("place", "decor", "after"):
        return
    p = s.players[d.seat]
    by: dict[str, list[tuple[int, ...]]] = {}
    for a in offered:
        by.setdefault(a.verb, []).append(packed(a)[1])
    if d.kind == "place":
        tile, fate = d.tile, d.fate
        w, h = size(tile)
        assert [a for (a,) in by.get("hang", [])] == brute_places(p.taken, w, h)
        assert ("assist" in by) == (fate == TOOK and p.assistant is None)
        fitted = bool(brute_places(p.old_taken, w, h))
        could = [m for m in s.museum[box.PAINTINGS[tile].type] if brute_places(p.old_taken, *size(m))]
        out = fate == TOOK and not fitted
        assert [m for (m,) in by.get("exchange", [])] == [m for m in could if out and brute_places(p.taken, *size(m))]
        assert ("store" in by) == (out and not could)
        assert by.keys() - {"hang_assistant"}, "the painting itself can go somewhere"
    if "hang_assistant" in by:
        assert p.assistant is not None
        assert {a for (a,) in by["hang_assistant"]} <= set(brute_places(p.taken, *size(p.assistant)))
    if d.kind == "decor":
        budget, which = d.budget, d.which
        for kind, place in by.get("decor", []):
            shape = box.DECOR[kind]
            assert shape.shields <= budget
            assert s.decor[kind]
            assert place in brute_places(p.taken, shape.w, shape.h)
        assert not (which == CONSOLATION and "give" in by)
        for (kind,) in by.get("give", []):
            assert box.DECOR[kind].shields <= budget
            assert p.assistant is None
        if "enough" in by and which != FURTHER:
            assert by.keys() == {"hang_assistant", "enough"}


def decorate(s: State, rng: Rng) -> None:
    """Hangs nine small pieces of decor on every wall as if in earlier rounds, and leaves hardly any in the supply."""
    for p in s.players:
        for _ in range(9):
            kind = rng.pick([0, 0, 0, 1, 2])
            hanging.hang(p, DECOR_BASE + kind, rng.pick(listed(hanging.places(p.taken, DECOR_BASE + kind))))
        p.old, p.old_taken = len(p.hung), p.taken
    s.decor = rng.pick([(0, 1, 1, 3, 3), (0, 0, 0, 5, 5), (1, 0, 5, 5, 5)])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("short", [False, True], ids=["full supply", "short of decor"])
def test_random_games_keep_to_the_rules(seats: int, short: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        rng, s, n = Rng(seed * 10 + seats), GAME.new(seats, {}), 0
        while GAME.decision(s).kind != "choose":
            GAME.advance(s, rng.pick(options(s)), quiet)
        if short:
            decorate(s, rng)
        everything = where_everything_is(s)
        while (d := GAME.decision(s)) is not None:
            offered = options(s)
            check_options(s, d, offered)
            # Hanging again is rare; an exchange of decor, and a place that earns some, are taken when there are any.
            liked = [a for a in offered if a.verb == "swap"]
            if d.kind == "place" and rng.below(2):
                liked = [a for a in offered if a.verb == "hang" and hanging.matches(s.players[d.seat], d.tile, a.at)]
            a = rng.pick(liked or [a for a in offered if a.verb != "rehang" or rng.below(4) == 0])
            seen[a.verb] += 1
            GAME.advance(s, a, quiet)
            n += 1
            if d.kind in ("place", "decor", "after", "close") or n % 10 == 0:
                check_state(s, everything)
        assert s.over
        assert n <= GAME.longest
    assert {"hang", "assist", "decor", "rehang"} <= set(seen)
    assert ("swap" in seen) == short
