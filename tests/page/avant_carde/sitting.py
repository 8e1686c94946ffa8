"""Players of Avant Carde who only press, by taps or by keys; see `tests.page.sitting`."""

from collections.abc import Mapping

from tests.page.sitting import Sitting, acts
from vernissage.games.avant_carde.rules.game import AvantCarde
from vernissage.page.view.scene import Reply
from vernissage.table.chance import Rng
from vernissage.table.match import Match

GAME = AvantCarde()
MIX = {"twos": 4, "threes": 3, "fours": 2, "fives": 4, "sixes": 1, "sevens": 3}


def start(seats: int, seed: int, *, compact: bool = False, options: Mapping[str, int] | None = None) -> Sitting:
    return Sitting(Match(GAME, seats, options or {}, seed), compact=compact)


def wander(seats: int, seed: int, *, compact: bool = False, options: Mapping[str, int] | None = None, rounds: int = 0):
    """The sittings of a game of random answers, one for each decision; people rather go on than end their turn."""
    s = start(seats, seed, compact=compact, options=options)
    rng = Rng(seed)
    while s.match.decision is not None and not (rounds and s.match.state.round > rounds):
        yield s
        s.take(Reply(s.ui(), (chosen(s, rng),)))


def chosen(s: Sitting, rng: Rng):
    """A random answer that rather goes on."""
    options = GAME.options(s.match.state, s.match.decision)
    eager = [a for a in options if a.verb not in ("stop", "end", "forgo", "tuck", "skip")]
    return rng.pick(eager or [a for a in options if a.verb != "tuck"]) if rng.below(12) else rng.pick(list(options))


def by_taps(s: Sitting, rng: Rng) -> None:
    """Answers one decision by pressing what is in the document; never a drag or a key."""
    before = len(s.match.turns)
    for _ in range(40):
        can = [a for a in acts(s.regions(), buttons=True) if a[0] in ("give", "end", "lift") or not rng.below(8)]
        going = [a for a in can if a[0] == "give" and a[1][0] not in ("stop", "skip", "forgo", "tuck")]
        verb, args = rng.pick(going if going and rng.below(6) else can or acts(s.regions(), buttons=True))
        if s.press(verb, *args) or len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")


def by_keys(s: Sitting, rng: Rng) -> None:
    """Answers one decision by keys alone where a key can, and by buttons, which a keyboard presses too."""
    before = len(s.match.turns)
    for _ in range(60):
        if rng.below(3):
            moved = s.key(rng.pick(list("123456789")), rng.pick(["own", "hand", "market", ""]))
        elif rng.below(2):
            moved = s.key("s")
        else:
            can = acts(s.regions(), buttons=True)
            verb, args = rng.pick([a for a in can if a[0] == "give"] or can)
            moved = s.press(verb, *args)
        if moved or len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")
