"""Links: what they say, how short they are, and how they refuse what is none."""

import sys
import unicodedata
from base64 import urlsafe_b64encode
from math import ceil, log2
from random import Random
from typing import Any

import pytest

from tests.fuzz.games import random_match, same
from vernissage.games import GAMES
from vernissage.games.null.rules import Claim, Null
from vernissage.table import link
from vernissage.table.game import CHANCE, Game
from vernissage.table.link import LONGEST, LONGEST_NAME, BadLink, Player, clean_name, decode, decoding, encode, is_mark
from vernissage.table.match import Match

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
NULL = GAMES["null"]


def refusal(text: str, games: dict[str, Game[Any]] = GAMES) -> BadLink:
    with pytest.raises(BadLink) as caught:
        decode(text, games)
    return caught.value


def bits(match: Match[Any]) -> float:
    return sum(log2(len(match.game.options(t.before, t.decision))) for t in match.turns if t.decision.seat != CHANCE)


@pytest.mark.slow
@every_game
def test_everything_but_the_answers_takes_at_most_twelve_characters(game: Game[Any]) -> None:
    for seed in range(12):
        match = random_match(game, Random(seed), None if seed % 4 == 0 else 3 * seed)
        assert len(encode(match)) <= ceil(bits(match) / 6) + 12
        assert len(encode(match, "deal")) <= 12


@every_game
def test_a_link_is_one_word_of_url_characters_that_ends_in_a_letter_or_a_figure(game: Game[Any]) -> None:
    for seed in range(30):
        text = encode(random_match(game, Random(seed), seed))
        assert set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        assert text[-1].isalnum()


@every_game
def test_how_far_a_link_is_read_rises_from_0_to_1(game: Game[Any]) -> None:
    shares = list(decoding(encode(random_match(game, Random(3), 30)), GAMES))
    assert shares == sorted(shares)
    assert shares[0] >= 0
    assert 0.8 < shares[-1] <= 1


@every_game
def test_options_travel(game: Game[Any]) -> None:
    tried = 0
    for name in game.defaults:
        for value in range(1, 4):
            options = {**game.defaults, name: value}
            try:
                match = random_match(game, Random(value), 5, options)
            except ValueError:
                continue
            tried += options != game.defaults
            assert same(decode(encode(match), GAMES).match, match)
    assert tried or not game.defaults


def test_a_deal_starts_anew_with_the_same_seed() -> None:
    match = random_match(NULL, Random(1))
    link = decode(encode(match, "deal"), GAMES)
    assert link.kind == "deal"
    assert link.match.answers == []
    assert (link.match.seed, link.match.seats) == (match.seed, match.seats)
    assert link.match.turns[0] == match.turns[0]


def test_a_link_to_watch_names_its_ply_in_plain_sight() -> None:
    match = random_match(NULL, Random(1))
    text = encode(match, "watch", 7)
    assert text.endswith("&t=7")
    link = decode(text, GAMES)
    assert (link.kind, link.at) == ("watch", 7)
    assert decode(text.replace("t=7", "t=3"), GAMES).at == 3
    assert decode(encode(match, "watch"), GAMES).at is None
    assert refusal(text.replace("t=7", f"t={len(match.turns) + 1}")).reason == "turn"
    assert refusal(text.replace("t=7", "t=x")).reason == "turn"
    assert refusal(text.replace("t=7", "t=07")).reason == "mistyped"
    assert refusal(encode(match) + "&t=7").reason == "mistyped"
    for kind, at in (("go", 1), ("watch", -1), ("watch", len(match.turns) + 1), ("look", None)):
        with pytest.raises(ValueError, match="no link of kind"):
            encode(match, kind, at)  # type: ignore[arg-type]


class Quiet(Null):
    """The null game with claims that are mostly forced, for the answers that are not written."""

    key = "quiet"
    free = 0

    def options(self, s: Any, d: Any) -> Any:
        every = super().options(s, d)
        return every if d.kind == "draw" or (s.gone == 2 and d.seat == self.free) else every[:1]


@pytest.mark.parametrize("free", [0, 1, 2])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_forced_answers_are_free_and_none_of_them_is_lost(free: int, seats: int) -> None:
    game = Quiet()
    game.free = free
    games: dict[str, Game[Any]] = {game.key: game}
    match: Match[Any] = Match(game, seats, {}, 77)
    count = 0
    while True:
        text = encode(match)
        read = decode(text, games).match
        assert same(read, match), f"after {count} answers"
        assert len(text) <= 14
        d = match.decision
        if d is None:
            break
        match.answer(game.options(match.state, d)[-1])
        count += 1
    assert count == 5 * seats


def test_a_cut_or_mistyped_link_is_told() -> None:
    text = encode(random_match(GAMES["art-society"], Random(3)))
    assert refusal("").reason == "cut"
    assert refusal(text[:6]).reason == "cut"
    assert refusal(text[:-1] + "-").reason == "cut"
    assert refusal(text[:9] + "." + text[10:]).reason == "mistyped"
    assert refusal(text + "&x").reason == "mistyped"
    assert refusal("A" * (LONGEST + 1)).reason == "long"
    told = [refusal(text[:n]).reason for n in range(len(text))]
    assert set(told) <= {"cut", "damaged"}


def test_every_single_wrong_character_and_every_swap_is_told() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    text = encode(random_match(GAMES["art-society"], Random(4), 8))
    for i, right in enumerate(text):
        for wrong in letters:
            if wrong != right:
                assert refusal(text[:i] + wrong + text[i + 1 :]).reason in ("damaged", "cut")
        for j in range(i + 1, len(text)):
            if text[j] != right:
                swapped = text[:i] + text[j] + text[i + 1 : j] + right + text[j + 1 :]
                assert refusal(swapped).reason in ("damaged", "cut")


def test_another_edition_is_told_and_named() -> None:
    class Later(Null):
        edition = 12

    text = encode(random_match(NULL, Random(1)))
    later: dict[str, Game[Any]] = {"null": Later()}
    why = refusal(text, later)
    assert (why.reason, why.about, why.edition, why.here) == ("edition", "null", 1, 12)
    why = refusal(encode(random_match(Later(), Random(1))))
    assert (why.reason, why.about, why.edition, why.here) == ("edition", "null", 12, 1)
    assert decode(encode(random_match(Later(), Random(1))), later).match.decision is None


def test_a_game_that_is_not_here_is_told() -> None:
    text = encode(random_match(NULL, Random(1)))
    why = refusal(text, {"art-society": GAMES["art-society"]})
    assert (why.reason, why.about) == ("game", str(NULL.number))


def test_options_that_a_game_does_not_take_are_told() -> None:
    class Choosy(Null):
        defaults = {"prizes": 0}

        def new(self, seats: int, options: Any) -> Any:
            if options["prizes"] > self.most:
                raise ValueError("too many")
            return super().new(seats, {})

        most = 5

    game = Choosy()
    games: dict[str, Game[Any]] = {"null": game}
    match: Match[Any] = Match(game, 2, {"prizes": 5}, 1)
    text = encode(match)
    assert decode(text, games).match.options == {"prizes": 5}
    game.most = 4
    assert refusal(text, games).reason == "options"


def test_players_travel_if_they_are_given() -> None:
    match = random_match(NULL, Random(2), 3)
    players = tuple(Player(name, i) for i, name in enumerate(("Łucja", "O'Neil", "", "林 太郎")[: match.seats]))
    text = encode(match, players=players)
    assert decode(text, GAMES).players == players
    assert text.startswith(encode(match)[3:10]) or "&p=" in text
    body, _, _ = text.partition("&p=")
    assert refusal(body).reason == "damaged"  # the check speaks for the names too
    other = encode(match, players=[Player("Eve", 0)] * match.seats)
    assert refusal(body + "&p=" + other.partition("&p=")[2]).reason == "damaged"


HOSTILE = [
    "<b>Ann</b>",
    '"><script>alert(1)</script>',
    "a&amp;b",
    "Ann\x00",
    "Ann\nBob",
    "Ann\u202egnp.exe",
    "\u200bAnn",
    "A\u2066nn",
    "Ann\ud800",
    "  Ann",
    "A  nn",
    "Ann\u00a0Lee",
    "x" * 10_000,
    "x" * (LONGEST_NAME + 1),
    "{name}",
]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_is_neither_written_nor_read(name: str) -> None:
    match: Match[Any] = Match(NULL, 2, {}, 1)
    with pytest.raises(ValueError, match="cannot be named"):
        encode(match, players=[Player("Bob"), Player(name)])
    with pytest.raises(BadLink, match="players"):
        decode(forged(match, f"0Bob\n0{name}"), GAMES, 100_000)
    clean = clean_name(name)
    assert clean == clean_name(clean)
    assert len(clean) <= LONGEST_NAME
    assert clean.isprintable()
    assert not set(clean) & set('<>&"{}\u202e\u2066')
    assert decode(encode(match, players=[Player("Bob"), Player(clean)]), GAMES).players[1].name == clean


UNSEEN = [
    "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\U00013441", "\U0001d159",  # blanks that count as letters and signs
    "\u034f", "\u0301", "\u20dd", "\ufe0f", "\u17b4", "\u180b", "\U000e0100",  # marks without anything to stand on
    "\u3164 \u2800", "\u3000", "\u00ad", "\u200d", "\u061c", "\U000e0041", "\ue000", " ", "",
]  # fmt: skip


@pytest.mark.parametrize("name", UNSEEN, ids=[ascii(name) for name in UNSEEN])
def test_a_name_that_shows_nothing_is_no_name(name: str) -> None:
    assert clean_name(name) == ""
    assert clean_name(f"{name}A") in ("A", f"{name}A"), "what is seen stays"


@pytest.mark.parametrize("name", ["Ann", "Łódź", "林", "é", "e\u0301", "7", "!", "\u2764\ufe0f", "\U0001f600", "हि", "-", "မြို့"])
def test_a_name_that_shows_something_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("marks", ["\u0323", "\u0301", "\u0301\u0323", "\u20dd", "\u0488\u0489"])
def test_no_name_is_written_over_what_stands_beneath_it(marks: str) -> None:
    """Marks stack: twenty of them reach over four rows of a table, above or below. No language needs more than four."""
    for name in (f"Z{23 * marks}"[:LONGEST_NAME], f"{marks * 9}Zoe", f"Zo{marks * 6} {marks * 6}e"):
        clean = clean_name(name)
        assert clean == clean_name(clean) != ""
        runs = "".join("m" if is_mark(c) else " " for c in clean).split()
        assert max(map(len, runs)) == 4
    match: Match[Any] = Match(NULL, 2, {}, 1)
    name = f"Z{5 * marks}"
    assert decode(forged(match, f"0Bob\n0{name}"), GAMES, 100_000).players[1].name == clean_name(name)


def test_a_link_with_a_name_that_shows_nothing_is_read_without_it() -> None:
    match: Match[Any] = Match(NULL, 2, {}, 1)
    for name, seen in (("\u3164", ""), ("\u2800\u2800", ""), ("Ann\uffa0", "Ann"), ("\u0301", "")):
        assert decode(encode(match, players=[Player(name), Player("Bob")]), GAMES).players == (Player(seen), Player("Bob"))


@pytest.mark.parametrize("lines", ["", "0Ann", "0Ann\n0Bob\n0Eve", "Ann\nBob", "٣Ann\n0Bob", "0Ann\r0Bob", "-1Ann\n0Bob"])
def test_other_players_than_there_are_seats_are_refused(lines: str) -> None:
    match: Match[Any] = Match(NULL, 2, {}, 1)
    assert refusal(forged(match, lines) if lines else encode(match) + "&p=").reason in ("players", "mistyped")


def test_levels_are_bounded() -> None:
    match: Match[Any] = Match(NULL, 1, {}, 1)
    for level in (-1, 10):
        with pytest.raises(ValueError, match="cannot be named"):
            encode(match, players=[Player("Ann", level)])


def forged(match: Match[Any], lines: str) -> str:
    """A link with these players whose check is right."""
    named = urlsafe_b64encode(lines.encode("utf-8", "surrogatepass")).decode().rstrip("=")
    n = link.number_in(encode(match), "")
    return f"{link.base64(n * link.MODULUS + link.check_of(named))}&p={named}"


def test_an_answer_behind_the_end_is_refused() -> None:
    match = random_match(NULL, Random(5))
    n = link.number_in(encode(match), "")
    top = 1 << (n.bit_length() + 3)
    assert refusal(link.base64((n + top) * link.MODULUS + 1)).reason == "illegal"


def test_what_was_undone_is_not_in_the_link() -> None:
    match: Match[Any] = Match(NULL, 1, {}, 1)
    before = encode(match)
    match.answer(Claim(1))
    match.undo(freely=True)
    assert encode(match) == before


def test_what_stands_alone_in_a_name_is_told_as_unicode_tells_it() -> None:
    seen = [c for c in map(chr, range(sys.maxunicode + 1)) if c.isprintable()]
    assert [c for c in seen if is_mark(c)] == [c for c in seen if unicodedata.category(c)[0] == "M"]
