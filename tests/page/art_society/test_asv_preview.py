"""The preview is what the engine does: each try against really hanging there (AS-4.6)."""

import pytest

from tests.games.unpacked import unpacked
from tests.page.art_society.sitting import GAME, wander
from tests.page.sitting import scene
from vernissage.games.art_society.rules import box, decisions, scoring
from vernissage.games.art_society.rules.decisions import Decor, Exchange, Hang, Take
from vernissage.games.art_society.rules.state import masks, size
from vernissage.games.art_society.view.preview import decor_limit, tries
from vernissage.games.art_society.view.ui import offers, own_decision, tries_of
from vernissage.table.game import Event

VERBS = {"won": "hang", "assistant": "hang_assistant"}


def hung(state, actions):
    events: list[Event] = []
    for action in actions:
        state = GAME.copy(state)
        d = GAME.decision(state)
        assert action in GAME.options(state, d)
        GAME.advance(state, action, events.append)
    return state, events


@pytest.mark.rule("AS-4.6")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 5), (3, 2), (4, 3)])
def test_each_try_is_what_really_happens(seats: int, seed: int) -> None:
    checked = 0
    for s in wander(seats, seed):
        d, state, seat = s.match.decision, s.match.state, s.seat
        if d.kind not in ("start", "place", "after", "take", "decor"):
            continue
        now = s.scene()
        ranked, worth = scoring.ranking(state), scoring.worths(state)
        before = scoring.points(state.players[seat], ranked, worth)
        for held in offers(now):
            for t in tries_of(now, held)[:: 1 + len(tries_of(now, held)) // 6]:
                if held.source == "lot":
                    actions = [Take(held.lot), Hang(t.place)]
                elif held.source == "museum":
                    actions = [Exchange(held.piece), Hang(t.place)]
                elif held.source == "decor":
                    actions = [Decor(held.piece - len(box.PAINTINGS), t.place)]
                else:
                    actions = [unpacked(decisions, VERBS[held.source], t.place)]
                after, events = hung(state, actions)
                assert after.players[seat].hung[-1].place == t.place
                # Under the museum as it stands: the last one to take sends the lot that is left there.
                assert scoring.points(after.players[seat], ranked, worth) - before == t.points
                told = {e.kind: e for e in events}
                assert sum(1 for e in events if e.kind == "faux_pas") == len(t.faux_pas)
                if d.kind != "start":
                    assert (told["matched"].frames if "matched" in told else 0) == len(t.matches)
                assert t.points == t.prestige - t.lost + t.shields + t.eyeline + 2 * t.corners + 5 * t.full
                _decor(state, seat, held, t, after, told)
                checked += 1
    assert checked > 200


def _decor(state, seat, held, t, after, told) -> None:
    """The decor that is promised is the most that can be had."""
    k = len(t.matches)
    d = GAME.decision(after)
    if not k or "matched" not in told or held.source != "lot":
        return
    covered = state.players[seat].taken | masks(*size(held.piece))[t.place]
    limit = decor_limit(state, seat, covered, k)
    if d is None or d.kind != "decor" or d.seat != seat:
        assert limit == 0
        return
    verbs = GAME.options(after, d)
    shields = [box.DECOR[a.decor].shields for a in verbs if a.verb in ("decor", "give")]
    if k <= 3:
        assert limit == max(shields, default=0)


def test_tries_are_sorted_best_first() -> None:
    for i, s in enumerate(wander(2, 8)):
        if i % 7 or own_decision(s.scene()) is None:
            continue
        for held in offers(s.scene()):
            may = tries_of(s.scene(), held)
            assert [t.points for t in may] == sorted((t.points for t in may), reverse=True)


def test_the_same_question_is_not_worked_out_twice() -> None:
    s = next(s for s in wander(2, 8) if s.match.decision.kind == "place")
    now = s.scene()
    held = offers(now)[0]
    hits = tries.cache_info().hits
    assert tries_of(now, held) is tries_of(scene(s.match, s.seat), held)
    assert tries.cache_info().hits > hits
