"""The markup of every region at every kind of decision: well-formed, safe, with presses that lead somewhere, nothing hidden."""

import re
from collections.abc import Mapping
from dataclasses import replace
from html import unescape

import pytest

from tests.games.avant_carde.builders import PA, SI, buying, do, play, table
from tests.marks import rest_seldom
from tests.page.avant_carde.sitting import GAME, MIX, start, wander
from tests.page.sitting import NAMES, WORDS, acts, check, drawn, ended, parsed, scene
from vernissage.games.avant_carde.rules import box, events
from vernissage.games.avant_carde.rules.answers import Claim
from vernissage.games.avant_carde.rules.decisions import AskLine
from vernissage.games.avant_carde.rules.game import question
from vernissage.games.avant_carde.rules.patrons import PATRONS, POWERS
from vernissage.games.avant_carde.rules.state import BUY, EMPTY, GONE, PLAY, UP, Laid, merged
from vernissage.games.avant_carde.view import patrons as texts
from vernissage.games.avant_carde.view.choices import act
from vernissage.games.avant_carde.view.log import told
from vernissage.games.avant_carde.view.things import pictures
from vernissage.games.avant_carde.view.things.purse import parts, sum_of
from vernissage.games.avant_carde.view.ui import Ui, own_decision
from vernissage.games.avant_carde.view.view import VIEW
from vernissage.page.core.words import Words
from vernissage.page.learning.rulebook import rules
from vernissage.page.view.scene import ONLOOKER

GAMES = [
    (2, 1, {}),
    (3, 2, {"patrons": 1}),
    (4, 3, {"patrons": 2}),
    (2, 4, {"patrons": 3}),
    (5, 5, {"patrons": 4}),
    (3, 6, MIX),
    (1, 7, {}),
]


def test_a_small_picture_shows_a_line_and_before_it_the_gallery() -> None:
    for s in wander(3, 2, options=MIX, rounds=2):
        for seat in range(3):
            shown, dealt = str(VIEW.picture(s.scene(seat))).count('href="art/'), s.match.state
            line = [x.state == UP for x in dealt.players[seat].line if x.state != GONE]
            assert shown == sum(line or (x.top != EMPTY for x in dealt.stacks))


@pytest.mark.parametrize("seats", [2, 4])
def test_beside_the_awards_nobody_is_two_letters_of_a_name(seats: int) -> None:
    """There stood "Zo" for Zofia."""
    one = next(iter(wander(seats, 2, rounds=2)))
    now = one.scene()
    (tally,) = re.findall('<ul class="ac-tally.*?</ul>', drawn(VIEW, now, one.ui())["own"])
    shown = re.findall("<i [^>]*>([^<]*)</i>", tally)
    others = [name for seat, name in enumerate(now.names) if seat != now.seat]
    assert list(map(unescape, shown[1:])) == (others if seats == 2 else [])
    assert tally.count('class="face') == (0 if seats == 2 else 3)
    assert len(set(re.findall(r"seat letters (paper-[\w-]+)", tally))) == seats, "a face may be nobody's"


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "options"), rest_seldom(GAMES, often=2))
def test_every_answer_can_be_given_by_a_button(seats: int, seed: int, options: Mapping[str, int]) -> None:
    """Each option has a button of its own; an upgrade after its card, a turn's end after what it would lose."""
    for s in wander(seats, seed + 20, options=options, rounds=7):
        now, ui = s.scene(), s.ui()
        given = acts(drawn(VIEW, now, ui), buttons=True)
        for a in now.options:
            if a.verb == "upgrade":
                assert ("lift", (str(a.where), str(a.which))) in given
                lifted = drawn(VIEW, now, replace(ui, lift=a[:2]))
                assert ("give", tuple(act(a).split()[1:])) in acts(lifted, buttons=True)
            elif a.verb == "end":
                assert ("end", ()) in given
                assert a in VIEW.press(now, replace(ui, ending=True), "end", ()).answers
            elif a.verb != "claim" or Claim(a.awards + 1) not in now.options:
                assert ("give", tuple(act(a).split()[1:])) in given, a


@pytest.mark.rule("AC-2.3")
def test_what_others_play_is_nowhere_in_the_document() -> None:
    """Whatever a player has laid, and whatever is in hand or deck, the next one sees the same document, byte for byte."""
    looked = 0
    for s in wander(3, 41, options=MIX, rounds=6):
        state = s.match.state
        if state.part != PLAY or s.seat == state.first:
            continue
        looked += 1
        p = state.players[state.first]
        now, ui = s.scene(), Ui()
        before = (dict(drawn(VIEW, now, ui)), VIEW.sentence(now, ui), VIEW.status(now))
        other = GAME.copy(state)
        q = other.players[state.first]
        q.hand, q.deck, q.line, q.lasting = (), merged(p.hand, p.deck), (), ()
        s.match.state = other
        now = s.scene()
        assert (dict(drawn(VIEW, now, ui)), VIEW.sentence(now, ui), VIEW.status(now)) == before
        s.match.state = state
    assert looked > 10


@pytest.mark.slow
@pytest.mark.rule("AC-5.3")
def test_concealed_cards_are_shown_to_their_owner_alone() -> None:
    seen = 0
    for s in wander(3, 43, options={"patrons": 2}, rounds=8):
        state = s.match.state
        if state.part != BUY:
            continue
        for seat, p in enumerate(state.players):
            hidden = [i for i, x in enumerate(p.line) if x.state == 1]
            if not hidden:
                continue
            seen += 1
            for other in range(3):
                now = s.scene(other)
                opened = drawn(VIEW, now, replace(VIEW.ui(now, None), seat=seat if other != seat else -1))
                assert ("ac-peek" in opened["own"]) == (other == seat)
    assert seen


@pytest.mark.rule("AC-3.1", "AC-3.5")
def test_the_money_is_the_sum_of_its_parts() -> None:
    for seed, options in enumerate(({}, {"patrons": 2}, {"patrons": 4}, MIX)):
        for s in wander(3, 50 + seed, options=options, rounds=6):
            now = s.scene()
            if s.match.state.part == BUY and now.state.players[s.seat].made:
                assert sum(n for _, n in parts(now)) == sum_of(now) == s.match.state.players[s.seat].money


@pytest.mark.rule("AC-3.1", "AC-SI.5")
def test_a_promoters_dollar_is_taken_off_beside_what_the_cards_brought() -> None:
    s = start(2, 7, options={"patrons": 4})
    s.match.state = do(do(play(table("r5", "", deck="o1 o2", line="r1 b1 b12 b2 r2 r11", sets=SI), "r5"), "draw"), "stop")
    assert parts(s.scene(0)) == [("cards in the line", 7), ("powers", -1)]


def test_a_power_that_several_cards_have_is_offered_once_beside_the_line() -> None:
    """The other cards are pressed in the line; a card of several powers has all of them offered."""
    s = start(2, 7, options={"patrons": 2})
    s.match.state = buying("", "b6", line="r2 b2 ~b12 r3 b3", sets=PA)
    offered = re.findall(r'id="use-(\d+)-', s.regions()["decision"])
    assert offered == ["0", "3", "3", "4", "4"], "a Thief once; an Impersonator's two powers, which no press in the line tells"
    assert {"laid-0", "laid-1"} <= set(re.findall(r'id="(laid-\d+)" data-do="room give use', s.regions()["own"]))


@pytest.mark.rule("AC-4.4", "AC-9.3")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_result_walks_through_every_line(seats: int) -> None:
    *_, s = wander(seats, 61)
    assert s.match.decision is None
    for seat in range(seats):
        now = scene(s.match, seat)
        assert VIEW.result_steps(now) == seats + 1
        for step in range(seats + 1):
            regions = ended(VIEW, now, step)
            check(regions)
            assert set(regions) == {"own", "decision"}
        rows = parsed(ended(VIEW, now, seats)["decision"]).findall(".//tbody/tr")
        cells = [int("".join(row.findall("td")[-1].itertext())) for row in rows]
        first = parsed(ended(VIEW, now, 0)["decision"]).findall(".//tbody/tr")
        assert sum(bool("".join(row.find("td").itertext())) for row in first) == 1, "the others are still to come"
        assert sorted(cells) == sorted(GAME.scores(s.match.state))


@pytest.mark.slow
@pytest.mark.parametrize(("cards", "across"), [(4, 4), (6, 6), (7, 4), (8, 4), (10, 5), (18, 6), (31, 8)])
def test_the_rows_of_a_picture_are_as_long_as_one_another(cards: int, across: int) -> None:
    markup, wide, _ = pictures._rows([""] * cards, 0)
    left = [int(x) for x in re.findall(r"translate\((\d+) ", markup)]
    assert len(set(left)) == across
    assert wide == max(left) + left[1] - left[0]


def test_the_log_tells_every_event_in_both_languages() -> None:
    silent = set()
    for language in ("en", "pl"):
        words = Words(language)
        for seed, options in enumerate(({}, {"patrons": 1}, {"patrons": 2}, {"patrons": 3}, {"patrons": 4}, MIX)):
            for s in wander(3, 80 + seed, options=options, rounds=5):
                for seat in (s.seat, ONLOOKER):
                    now = scene(s.match, seat, s.news.get(s.seat, ()), words=words)
                    for event in now.news:
                        text = told(event, now)
                        assert "%(" not in text.replace(NAMES[2], "")
                        if not text:
                            silent.add(event.kind)
    assert silent <= {"left", "concealed"}


def test_every_patron_and_every_power_of_choice_has_words() -> None:
    for k, patron in enumerate(PATRONS):
        assert texts.patron_name(WORDS, k)
        assert len(texts.patron_text(WORDS, k)) > 20
        for power in patron.powers:
            if power.part == 2 and not power.auto:
                assert (patron.key, power.key) in texts.USES
    assert len({texts.portrait(k) for k in range(len(PATRONS))}) == len(PATRONS) == 30
    assert len(POWERS) > 40


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rules_call_patrons_and_things_what_the_table_calls_them(language: str) -> None:
    words, book = Words(language), rules("avant-carde", language)
    assert book is not None
    told = dict(clause for chapter in book.chapters for clause in chapter.clauses)
    for k, patron in enumerate(PATRONS):
        which, number = divmod(k, len(box.PATRONS))
        clause = told[f"AC-{('NY', 'TO', 'PA', 'LO', 'SI')[which]}.{box.PATRONS[number]}"]
        assert clause.startswith(texts.patron_name(words, k)), (patron.key, clause)
    assert words("Your line").split()[-1] in told["AC-2.1"]
    assert words("hidden gem") in told["AC-1.4"]


def test_cards_are_heard_once_and_stacks_and_lines_with_all_that_one_sees() -> None:
    s = next(s for s in wander(2, 9, rounds=2) if any(a.verb == "play" for a in s.scene().options))
    held = [b.get("aria-label") for b in parsed(s.regions()["hand"]).iter("button") if "can" in b.get("class", "").split()]
    assert held
    for label in held:
        assert not re.search(r"(\w+ \d+)\. Play \1", label), label
    s = next(s for s in wander(2, 151) if any(a.verb == "buy" for a in s.scene().options))
    market, sets = parsed(s.regions()["market"]), s.match.state.sets
    for number in box.PATRONS:
        patron = texts.patron_of(sets, number)
        top = market.find(f".//li[@data-at='stack-{number}']/*[@data-piece]")
        heard = top.get("aria-label") or "".join(top.itertext())
        assert f", {texts.patron_name(WORDS, patron)}, for ${number}, " in heard
        power = market.find(f".//button[@id='patron-{number}']").get("aria-label")
        assert power.startswith("Power of")
        assert power.endswith(texts.patron_text(WORDS, patron))
    other = 1 - s.seat
    shown = [x for x in s.match.state.players[other].line if x.state != GONE]
    label = parsed(s.regions()["others"]).find(f".//button[@id='seat-{other}']").get("aria-label")
    if all(x.state == UP for x in shown):
        assert re.search(rf"the line, {len(shown)} cards?, \${len(shown)}: \w+ \d", label), label


@pytest.mark.rule("AC-2.1")
def test_a_card_of_the_hand_tells_whether_it_fits_and_ending_a_line_how_many_do() -> None:
    seen = set()
    for s in wander(2, 9, rounds=9):
        if not isinstance(own_decision(s.scene()), AskLine):
            continue
        regions, line = s.regions(), s.match.state.players[s.seat].line
        stop = parsed(regions["decision"]).find(".//button[@id='stop']").get("aria-label")
        held = [b for b in parsed(regions["hand"]).iter("button") if b.get("id").startswith("hand-")]
        can = [b for b in held if "can" in b.get("class", "").split()]
        assert (stop or "").startswith("End my line. Can follow: " if line and can else "")
        assert len(re.findall(r"\w+ \d+", stop or "")) == (len(can) if line else 0)
        for b in held:
            told = re.search(r"(?:^Play \w+ \d+(?:, [A-Z]\w+)?(.*)|(, does not fit))$", b.get("aria-label"))
            assert told, b.get("aria-label")
            assert (b in can) == (told[1] is not None)
            seen.add(told[1] or told[2] or "")
            if line and line[-1].mask == box.MASK[line[-1].card] and line[-1].state == UP and b in can:
                card, last = box.CARDS[int(b.get("data-do").split()[-1])], box.CARDS[line[-1].card]
                assert (", same number" in told[1]) == (card.number == last.number)
                assert (", same colour" in told[1]) == (card.colour == last.colour in box.REAL)
    assert seen == {"", ", same colour", ", same number", ", same colour, same number", ", does not fit"}


def test_what_ending_the_turn_would_lose_is_told_first() -> None:
    s = next(s for s in wander(2, 151) if any(a.verb == "buy" for a in s.scene().options))
    assert not s.press("end")
    assert s.ui().ending
    assert 'id="lost"' in s.regions()["decision"]
    assert s.press("end")


def test_the_token_of_a_solo_game_is_shown() -> None:
    """AC-9.2: the stack it stands on is marked and cannot be bought from."""
    s = next(s for s in wander(1, 161) if s.match.state.round == 3 and s.match.state.part == BUY)
    market = parsed(s.regions()["market"])
    assert len([li for li in market.iter("li") if "barred" in li.get("class", "").split()]) == 1
    assert "".join(market.find(".//li[@aria-current='step']").itertext()) == "3"
    assert ("give", ("buy", "3")) not in acts(s.regions())


@pytest.mark.rule("AC-7.1")
def test_a_card_that_is_changed_says_so() -> None:
    def altered(line: tuple[Laid, ...]) -> bool:
        return any(x.state == UP and x.mask != box.MASK[x.card] for x in line)

    s = next(s for s in wander(2, 171, options={"patrons": 1}) if altered(s.match.state.players[s.seat].line))
    shown = s.regions()["own"]
    assert "stroke-dasharray" in shown
    assert "that counts as" in shown


@pytest.mark.rule("AC-2.1")
def test_the_place_of_the_next_card_says_what_it_must_match() -> None:
    s = next(s for s in wander(2, 5) if s.match.state.part == PLAY and len(s.match.state.players[s.seat].line) == 1)
    (laid,) = s.match.state.players[s.seat].line
    face = box.CARDS[laid.card]
    said = "".join(parsed(s.regions()["own"]).find(".//span[@class='ac-next']").itertext())
    assert f"The next card must match: {box.COLOURS[face.colour]} or {face.number}." in said
    assert "".join(parsed(s.regions()["own"]).find(".//span[@class='ac-aim']").itertext()) == f"{face.number}or"
    assert "Any card begins." in start(2, 5).regions()["own"]


def test_what_others_bought_stays_to_be_seen() -> None:
    """In the round by numbers; in the next one, until the viewer answers, by the cards."""
    looked = 0
    for s in wander(3, 31, rounds=3):
        now = s.scene()
        seat = (s.seat + 1) % 3
        bought = [b.number for b in now.state.buys if b.seat == seat] if now.state.part == BUY else []
        if not bought:
            continue
        looked += 1
        box_ = parsed(drawn(VIEW, now, s.ui())["others"]).find(f".//button[@id='seat-{seat}']")
        tiles = [b.text for b in box_.findall(".//span[@class='ac-haul']/span[@class='ac-mini blank']/b")]
        assert tiles == [str(n) for n in bought]
        assert f"bought: {', '.join(tiles)}" in box_.attrib["aria-label"]
    assert looked
    first = start(2, 5)
    news = (events.Bought(1, 5, 18, 5), events.Awards(1, 2), events.Bought(0, 5, 18, 5))
    shown = drawn(VIEW, replace(first.scene(0), news=news), first.ui())["others"]
    assert "last round: orange 5" in shown
    assert "just taken: 2 awards" in shown
    assert shown.count("ac-mini k") == 1


@pytest.mark.rule("AC-3.5")
def test_what_others_did_is_told_in_a_line_for_each() -> None:
    first = start(3, 5)
    news = (
        events.TurnBegun(2), events.Money(2, 4, 4, -1), events.Money(2, 1, 5, -3), events.Tucked(3, 18),
        events.Bought(2, 3, 18, 3), events.TookChange(2), events.Awards(2, 2), events.Bought(0, 5, 18, 5),
        events.TurnBegun(1),
    )  # fmt: skip
    told_ = parsed(drawn(VIEW, replace(first.scene(0), news=news), first.ui())["decision"]).findall(".//ul[@class='told']/li")
    marek, zofia = ("".join(one.itertext()) for one in told_)
    assert marek == (
        f"{NAMES[2]} spent a change token for $1 more, tucked 5orange 5, bought 5orange 5, "
        "swapped the $2 left over for a change token, took 2 awards"
    )
    assert zofia == "Zofia bought nothing"
    late = replace(first.scene(0), news=(events.TookChange(1),))  # the turn began before the viewer's last answer
    assert "Zofia</b> <span" in drawn(VIEW, late, first.ui())["decision"]
    assert "took a change token" in drawn(VIEW, late, first.ui())["decision"]
    assert 'class="told"' not in drawn(VIEW, replace(first.scene(0), news=()), first.ui())["decision"]


def test_earned_awards_have_a_row_and_come_with_the_end_of_the_turn() -> None:
    seen = 0
    for s in wander(2, 8, rounds=4):
        now = s.scene()
        due = max((a.awards for a in now.options if a.verb == "claim"), default=0)
        if question(now.state) is None or question(now.state).kind != "buy":
            continue
        panel = parsed(drawn(VIEW, now, s.ui())["decision"])
        row = panel.find(".//div[@class='ac-earned']")
        assert (row is not None) == (due > 0)
        if due:
            seen += 1
            assert f"{due} award" in "".join(row.itertext())
            assert f"take {due} award" in "".join(panel.find(".//button[@id='end']").itertext())
    assert seen


def test_all_lines_are_shown_together_once_they_are_open() -> None:
    looked = 0
    for s in wander(4, 23, options={"patrons": 2}, rounds=3):
        rows = parsed(s.regions()["own"]).findall(".//ol[@class='ac-row']")
        state = s.match.state
        if state.part == PLAY:
            assert not rows
            continue
        looked += 1
        lines = [p.line for seat, p in enumerate(state.players) if seat != s.seat]
        shown = sum(len(row.findall("./li")) for row in rows)
        assert shown == sum(x.state != GONE for line in lines for x in line)
    assert looked > 10


def test_the_patrons_of_the_game_are_explained_beside_the_others() -> None:
    for seats in (1, 3):
        told = parsed(start(seats, 3, options=MIX).regions()["others"]).findall(".//section/ol/li")
        assert len(told) == len(box.PATRONS)
        for number, item in zip(box.PATRONS, told, strict=True):
            patron = texts.patron_of(start(seats, 3, options=MIX).match.state.sets, number)
            assert texts.patron_text(WORDS, patron) in "".join(item.itertext())


def test_start_of_a_sitting() -> None:
    assert start(2, 1).regions()["hand"].count("<li ") == 7


def test_an_enlarged_line_folds_the_sheet_over_it_and_opens_it_again() -> None:
    s = start(3, 1)
    other = str((s.seat + 1) % 3)
    opened = VIEW.press(s.scene(), s.ui(), "seat", (other,))
    assert opened.fold is True
    assert VIEW.press(s.scene(), opened.ui, "seat", (other,)).fold is False
    assert VIEW.press(s.scene(), s.ui(), "pile", ("trash",)).fold is None
