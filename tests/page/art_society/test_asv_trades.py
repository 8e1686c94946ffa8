"""Trading old decor at the table (AS-5.7): by buttons, by taps on the wall and by keys."""

import re

import pytest

from tests.games.art_society.builders import BENT, ONE, ROW, WIDE2, WIDE3, at, decor, hung, short
from tests.page.art_society.sitting import GAME, by_keys, by_taps
from tests.page.art_society.test_asv_markup import cells
from tests.page.sitting import Sitting, acts, check, drawn, is_legal, parsed, scene
from vernissage.games.art_society.rules import events
from vernissage.games.art_society.rules.state import Placed, State, is_painting
from vernissage.games.art_society.view.ui import trade
from vernissage.games.art_society.view.view import VIEW
from vernissage.page.core.words import Words
from vernissage.table.chance import Rng
from vernissage.table.match import Match

MIXED = (hung(decor(WIDE2), 3, 2), hung(decor(ONE), 5, 2))
"""A row of two and a small one beside it."""
POSITIONS = {
    "three ways": lambda: short(*ROW),
    "several tiles": lambda: short(*BENT),
    "a smaller tile as well": lambda: short(*MIXED, out=(WIDE2,), k=2),
    "the assistant as well": lambda: short(*ROW, assistant=decor(WIDE3)),
}


def sit(s: State, *, compact: bool = False) -> Sitting:
    match = Match(GAME, 2, {}, 1)
    match.state = s
    return Sitting(match, compact=compact)


def plain(text: str) -> str:
    """The text with its sizes as 2x1."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace(" \N{MULTIPLICATION SIGN} ", "x")


def panel(s: Sitting) -> str:
    return plain(" ".join(" ".join(parsed(s.regions()["decision"]).itertext()).split()))


def shown(s: Sitting) -> list[Placed]:
    swap = trade(s.scene(), s.ui())
    return [] if swap is None else list(swap.new)


def old_decor(s: Sitting) -> list[Placed]:
    return [t for t in s.match.state.players[0].hung if not is_painting(t.piece)]


@pytest.mark.rule("AS-5.7")
@pytest.mark.parametrize("compact", [False, True])
def test_where_it_is_the_only_way_it_is_shown_at_once(compact: bool) -> None:
    s = sit(short(*BENT), compact=compact)
    said = panel(s)
    assert "Back to the supply: 1x1, 2x1 and 1x2" in said
    assert "On your wall instead: 2x1 and 3x1" in said
    assert "Available again: decor 1x1 with one shield" in said
    assert "Trade 1 of 1 3 tiles for 2" in said
    assert VIEW.sentence(s.scene(), s.ui()) == "Decor has run out: trade old tiles."
    drawn = parsed(s.regions()["own"])
    assert len(drawn.findall(".//rect[@class='ghost-ring']")) == 2
    assert len(drawn.findall(".//rect[@class='was']")) == 3
    assert s.press("hang")
    assert old_decor(s) == [hung(decor(WIDE2), 0, 0), hung(decor(WIDE3), 1, 1)]
    assert s.match.decision.kind == "decor"
    assert s.press("hang"), "the tile that was freed is held at once"
    assert s.match.decision.kind == "close"


def test_buttons_go_through_the_trades_and_round() -> None:
    s = sit(short(*ROW))
    seen = []
    for i in (1, 2, 0):
        seen += shown(s)
        assert ("trade", (str(i),)) in acts(s.regions(), keyboard=True)
        s.press("trade", str(i))
    assert seen == [hung(decor(WIDE2), 4, 2), hung(decor(WIDE2), 5, 2), hung(decor(WIDE3), 4, 2)]
    assert "Back to the supply: 2 of 1x1" in panel(s)


def test_a_tap_on_old_decor_shows_the_next_trade_that_takes_it() -> None:
    s = sit(short(*ROW))
    can = {args[0] for verb, args in acts(s.regions()) if verb == "space"}
    assert can == {str(at(x, 2)) for x in (4, 5, 6)}
    s.press("space", str(at(6, 2)))
    assert shown(s) == [hung(decor(WIDE2), 5, 2)]
    s.press("space", str(at(6, 2)))
    assert shown(s) == [hung(decor(WIDE3), 4, 2)]
    s.press("space", str(at(4, 2)))
    assert shown(s) == [hung(decor(WIDE2), 4, 2)]
    before = s.ui()
    s.press("space", str(at(5, 3)))
    assert s.ui() == before, "a painting is not traded"


def test_keys_on_the_wall_go_through_the_trades_and_make_one() -> None:
    s = sit(short(*ROW))
    for key, new in (("n", (WIDE2, 5)), ("N", (WIDE3, 4)), ("PageDown", (WIDE2, 4)), ("p", (WIDE3, 4)), ("PageUp", (WIDE2, 5))):
        reply = VIEW.keyed(s.scene(), s.ui(), key, "own")
        assert reply.focus == "wall"
        s.take(reply)
        kind, x = new
        assert shown(s) == [hung(decor(kind), x, 2)], key
        assert s.ui().cursor == at(x, 2)
    assert plain(VIEW.keyed(s.scene(), s.ui(), "n", "own").say) == "Trade 3 of 3: 3x1 for 3 of 1x1"
    s.key("ArrowLeft")
    assert s.ui().cursor == at(4, 2)
    assert shown(s) == [hung(decor(WIDE2), 5, 2)], "the arrows only look"
    assert s.key("Enter")
    assert old_decor(s) == [hung(decor(ONE), 4, 2), hung(decor(WIDE2), 5, 2)]


def test_the_cells_tell_what_becomes_of_each_tile() -> None:
    s = sit(short(*BENT))
    told = [plain(one["aria-label"]) for one in cells(s.regions()["own"])]
    assert told[at(0, 0)] == "decor 1x1 with one shield, becomes decor 2x1 with 2 shields"
    assert told[at(1, 1)] == "decor 1x2 with 2 shields, becomes decor 3x1 with 3 shields"
    assert "becomes" not in told[at(5, 3)]
    (label,) = re.findall(r'role="grid" aria-label="([^"]*)"', s.regions()["own"])
    assert plain(label).endswith("Trade 1 of 1: 2x1 and 3x1 for 1x1, 2x1 and 1x2")


def test_beside_a_smaller_tile_the_trades_are_a_press_away_and_left_again() -> None:
    s = sit(POSITIONS["a smaller tile as well"]())
    assert s.ui().held is not None
    reply = VIEW.press(s.scene(), s.ui(), "trade", ("0",))
    assert reply.focus == "wall"
    s.take(reply)
    assert s.ui().held is None
    assert shown(s) == [hung(decor(WIDE3), 3, 2)]
    s.press("hold", "decor", str(decor(ONE)))
    assert not shown(s)
    assert s.ui().held is not None
    s.press("trade", "0")
    reply = VIEW.keyed(s.scene(), s.ui(), "Escape", "own")
    assert reply.focus == "trade"
    s.take(reply)
    assert not shown(s)
    assert 'id="trade"' in s.regions()["decision"]
    s.press("trade", "0")
    assert s.press("hang")
    assert s.match.state.decor[WIDE2] == 1


def test_the_other_ways_stay_open() -> None:
    s = sit(POSITIONS["the assistant as well"]())
    assert shown(s)
    assert ("hold", ("assistant", str(decor(WIDE3)))) in acts(s.regions(), buttons=True)
    s.press("hold", "assistant", str(decor(WIDE3)))
    assert not shown(s)
    assert ("trade", ("0",)) in acts(s.regions(), buttons=True)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("compact", [False, True])
def test_every_press_is_legal_or_changes_what_is_seen(name: str, language: str, compact: bool) -> None:
    s = sit(POSITIONS[name](), compact=compact)
    now = scene(s.match, 0, compact=compact, words=Words(language))
    todo, seen = [VIEW.ui(now, None)], set()
    while todo:
        ui = todo.pop()
        if ui in seen:
            continue
        seen.add(ui)
        regions = drawn(VIEW, now, ui)
        check(regions)
        assert VIEW.sentence(now, ui)
        for verb, args in acts(regions, buttons=True):
            reply = VIEW.press(now, ui, verb, args)
            assert is_legal(s.match, reply), (verb, args)
            if verb in ("trade", "hold", "letgo"):
                todo.append(reply.ui)
    assert any(ui.trade >= 0 for ui in seen)


@pytest.mark.parametrize("number", ["-1", "3", "99", "x"])
def test_a_forged_trade_shows_and_answers_nothing(number: str) -> None:
    s = sit(short(*ROW))
    reply = VIEW.press(s.scene(), s.ui(), "trade", (number,))
    assert reply.ui == s.ui()
    assert not reply.answers
    other = scene(s.match, 1)
    assert not VIEW.press(other, VIEW.ui(other, None), "trade", ("0",)).answers


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("how", [by_taps, by_keys])
def test_people_get_through_by_taps_and_by_keys_alone(name: str, how) -> None:
    for seed in range(4):
        s, rng = sit(POSITIONS[name]()), Rng(seed)
        while s.match.decision.kind != "close":
            how(s, rng)
        assert s.match.state.players[0].taken


def test_the_log_names_what_was_got() -> None:
    s = sit(short(*BENT))
    event = events.Swapped(0, (WIDE2, at(0, 0), WIDE3, at(1, 1)))
    got = "decor 2x1 with 2 shields and decor 3x1 with 3 shields."
    assert plain(VIEW.told(event, s.scene())) == f"You traded old decor for {got}"
    assert plain(VIEW.told(event, scene(s.match, 1))).endswith(f" traded old decor for {got}")
