"""States and pictures for Canvas's tests."""

from tests.games.unpacked import Answering, unpacked
from vernissage.games.canvas.rules import box, decisions, layers
from vernissage.games.canvas.rules.decisions import Deal
from vernissage.games.canvas.rules.game import Canvas
from vernissage.games.canvas.rules.state import State
from vernissage.table.chance import Rng
from vernissage.table.game import Event, apply

GAME = Canvas()
_ANSWERING = Answering(GAME, decisions)
options, verbs = _ANSWERING.options, _ANSWERING.verbs


def shown(line: str) -> layers.Picture:
    """The picture of five slots, as the deck's table shows a card: "H ST . o S"."""
    slots = ["" if slot == "." else slot for slot in line.split()]
    letters = [tuple(box.LETTERS.index(x) for x in slot if x.isupper()) for slot in slots]
    bonuses = [tuple(box.LETTERS.index(x.upper()) for x in slot if x.islower()) for slot in slots]
    assert len(slots) == 5
    return layers.picture(box.Card(0, tuple(letters), tuple(bonuses), left=True, word=0))


def card(line: str) -> int:
    """The number of the card that the table shows so."""
    lines = [" ".join(row.split()) for row in box.TABLE.split("\n")]
    return lines.index(line)


def dealt(seats: int = 2, seed: int = 1, **options: int) -> State:
    """A game whose scoring cards and row are dealt; the first player is asked."""
    s, rng = GAME.new(seats, options), Rng(seed)
    while (d := GAME.decision(s)) is not None and d.seat < 0:
        s = apply(GAME, s, rng.pick(GAME.options(s, d)))
    return s


def give(s: State, seat: int, *cards: int) -> None:
    """Puts cards of the deck or the row into a hand; the row is filled up again from the deck's end."""
    s.players[seat].hand += cards
    s.row = tuple(c for c in s.row if c not in cards)
    s.deck = tuple(c for c in s.deck if c not in cards)
    while len(s.row) < 5 and s.deck:
        s.row, s.deck = (*s.row, s.deck[-1]), s.deck[:-1]


def answer(s: State, verb: str, *args: int) -> tuple[State, list[Event]]:
    """The state after an answer, chance's draws after it left open, and what happened."""
    events: list[Event] = []
    return apply(GAME, s, unpacked(decisions, verb, *args), events.append), events


def settle(s: State, *row: int) -> State:
    """The state after the deals that are due; `row` are the cards to be dealt, else the first of the deck."""
    cards = list(row)
    while (d := GAME.decision(s)) is not None and d.kind == "deal":
        s = apply(GAME, s, Deal(cards.pop(0) if cards else s.deck[0]))
    return s


def do(s: State, verb: str, *args: int) -> State:
    """The state after an answer and the deal that follows."""
    return settle(answer(s, verb, *args)[0])
