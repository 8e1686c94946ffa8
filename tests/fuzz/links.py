"""Broken links: any text raises BadLink, or is a legal match and is written the same again."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

from tests.fuzz.games import same, some_matches
from vernissage.games import GAMES
from vernissage.table import link
from vernissage.table.link import BadLink, Player, clean_name, decode, encode
from vernissage.table.match import Match

ALPHABET = link.ALPHABET
STRANGE = "\x00\n\r\t %#?&=.,/\\<>\"'~+ąß\u202e\u200b\ud800\U0001f600٣"
NAMES = ["Ann", "Łucja", "O'Neil", "林", "", "a" * 24, "Jean-Luc P."]
UNSEEN = ["\u3164", "\u2800\u2800", "\u0301", "Ann\uffa0"]
"""Names that links of earlier pages may carry, and that are read without what cannot be seen in them."""


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases; yields what came of each."""
    rng = Random(seed)
    good = _good_links(rng)
    return each((_text(good, rng) for _ in range(n)), outcome)


def each(texts: Iterable[str], outcome: Callable[[str], str]) -> Iterator[str]:
    """What comes of each text; a failure notes by which one."""
    for text in texts:
        try:
            yield outcome(text)
        except BaseException as e:
            e.add_note(f"broken by {text!r}")
            raise


def outcome(text: str) -> str:
    """Why the text is refused, or that it was read; fails if what was read is not right."""
    try:
        got = decode(text, GAMES)
    except BadLink as e:
        return f"refused: {e.reason}"
    again = encode(got.match, got.kind, got.at, got.players)
    assert again == text or _carries_unseen(text), again
    assert decode(again, GAMES).players == got.players
    m = got.match
    checked = Match.replay(m.game, m.seats, m.options, m.seed, m.answers)  # checks every answer against the rules
    assert same(checked, m)
    assert m.game.pieces(m.state) == m.game.pieces(m.at(0))
    return f"read: {m.game.key}, {got.kind}, {'with' if got.players else 'without'} names"


def _carries_unseen(text: str) -> bool:
    """Whether there is a name in the link that is read in another form."""
    names = link._bytes(text.partition("&p=")[2]).decode().split("\n")
    return any(clean_name(name[1:]) != name[1:] for name in names)


def _good_links(rng: Random) -> list[str]:
    out = []
    for match in some_matches(rng, 30):
        bots = rng.random() < 0.3  # a game that nobody plays
        names = NAMES + UNSEEN if rng.random() < 0.2 else NAMES
        players = [Player(rng.choice(names), rng.randrange(1 if bots else 0, 10)) for _ in range(match.seats)]
        out += [
            encode(match),
            encode(match, "deal"),
            encode(match, "watch"),
            encode(match, "watch", rng.randint(0, len(match.turns))),
            encode(match, players=players),
            encode(match, "watch", rng.randint(0, len(match.turns)), players),
        ]
    return out


def _text(good: list[str], rng: Random) -> str:
    kind = rng.random()
    if kind < 0.02:
        return with_good_check(rng.choice(good), rng)
    if kind < 0.12:
        pool = ALPHABET if rng.random() < 0.5 else ALPHABET + STRANGE
        return "".join(rng.choices(pool, k=rng.choice((0, 1, 5, 12, 13, 40, 200))))
    text = rng.choice(good)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8)) if rng.random() < 0.98 else 0):
        text = broken(text, good, rng)
    return text


def broken(text: str, good: list[str], rng: Random) -> str:
    """The text with one thing changed: a character, two swapped, a cut, a stretch twice, another link's end..."""
    i, j = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    pool = ALPHABET if rng.random() < 0.8 else STRANGE
    match rng.randrange(12):
        case 0 | 1:
            return text[:i] + rng.choice(pool) + text[i + 1 :]
        case 2:
            return text[:i] + rng.choice(pool) + text[i:]
        case 3:
            return text[:i] + text[i + 1 :]
        case 4:
            return text[:i] + text[i + 1 : i + 2] + text[i : i + 1] + text[i + 2 :]
        case 5:
            return text[:i]
        case 6:
            return text[i:]
        case 7:
            return text[:i] + text[j:] if rng.random() < 0.5 else text[:j] + text[i:]
        case 8:
            return text[:i] + rng.choice(good)[i:]
        case 9:
            ends = ("&t=", "&p=", "&t=0", "&t=01", "&t=-1", "&t=99999999", "&q=1", "&", "&t=\u0663", "&t=3&t=3")
            return text.partition("&")[0] + rng.choice(ends)
        case 10:
            return text + "&p=" + "".join(rng.choices(ALPHABET, k=rng.randrange(60)))
        case _:
            return rng.choice((text.swapcase(), text + text, "#" + text, text * 100))[:20_000]


def with_good_check(text: str, rng: Random) -> str:
    """A link whose number was changed, with a check that is right for it: as somebody might make to do harm."""
    body = text.partition("&")[0]
    n = link.number_in(body, "") if "&p=" not in text else rng.getrandbits(200)
    how = rng.randrange(5)
    if how == 0:
        n = rng.getrandbits(rng.choice((20, 66, 72, 90, 300, 3000)))
    elif how == 1:
        n ^= 1 << rng.randrange(n.bit_length() + 4)
    elif how == 2:
        n += rng.choice((-1, 1)) << rng.randrange(70)
    elif how == 3:
        n = (rng.getrandbits(40) << n.bit_length()) | n
    else:
        n &= (1 << rng.randrange(1, n.bit_length() + 1)) - 1
    return link.base64(max(n, 0) * link.MODULUS + link.check_of(""))
