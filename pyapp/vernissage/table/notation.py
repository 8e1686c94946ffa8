"""Moves and positions as text: what each game's own `notation.py` gives, and what these share.

A position is lines, one thing a line, in a fixed order; empty lines and lines that begin with # are passed over. A move is
a few words. Seats and places in a line are counted from 0, as in states and actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn, Protocol, TypeAlias, TypeVar

from .game import CHANCE, Action, Agenda, Decision, Game, Seat, Step
from .question import Question

S = TypeVar("S")
T = TypeVar("T")


Questions: TypeAlias = Mapping[str, Question[Any]]
"""A game's table of questions, by kind."""


class Notation(Protocol[S]):
    """What a game's `notation.py` gives."""

    def move_text(self, s: S, d: Decision, a: Action) -> str:
        """The answer `a` to the pending decision `d`: no two options of a decision read alike."""

    def position_text(self, s: S) -> str:
        """The position; a view's unknown things are written as `?`."""

    def parse_position(self, text: str) -> S:
        """The position that was written down. Raises BadNotation, with the line and the reason, for anything else."""


class BadNotation(ValueError):
    """The text is not a position; `line` counts from 1, `why` says what is wrong there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class BadMove(ValueError):
    """The text is no move that can be made; the message says what could be typed."""


# -- moves ------------------------------------------------------------------------------------------------------------

SHOWN: Final = 12
"""At most so many possible moves are told of at once."""


def moves(notation: Notation[S], game: Game[S], s: S) -> dict[str, Action]:
    """Every option of the pending decision by its text, in canonical order; empty when the game is over."""
    d = game.decision(s)
    return {} if d is None else {notation.move_text(s, d, a): a for a in game.options(s, d)}


def parse_move(notation: Notation[S], game: Game[S], s: S, text: str) -> Action:
    """The option of the pending decision that the text names, whatever its capitals and spaces. Raises BadMove."""
    there = moves(notation, game, s)
    if not there:
        raise BadMove("the game is over")
    said = " ".join(text.lower().split())
    if said in there:
        return there[said]
    if not said:
        raise BadMove(f"nothing was typed. {possible(there)}")
    verb = said.split()[0]
    alike = [move for move in there if move.split()[0] == verb]
    if alike:
        raise BadMove(f"'{said}' is not possible now. {possible(alike)}")
    raise BadMove(f"there is no '{verb}' now. {possible(there)}")


def possible(texts: Iterable[str]) -> str:
    """A sentence that lists the possible moves; only some of each verb if there are many."""
    by_verb: dict[str, list[str]] = {}
    for text in texts:
        by_verb.setdefault(text.split()[0], []).append(text)
    share = max(SHOWN // max(len(by_verb), 1), 1)
    told = []
    for verb, alike in by_verb.items():
        told += alike[:share]
        if len(alike) > share:
            told.append(f"{len(alike) - share} more with '{verb}'")
    return f"Possible: {'; '.join(told)}."


# -- writing ----------------------------------------------------------------------------------------------------------


def line(key: str, things: Iterable[object]) -> str:
    """A line of a position: its key and the words after it."""
    return " ".join([key, *map(str, things)])


def runs(numbers: Sequence[int]) -> list[str]:
    """Rising numbers as runs: `1-3 7`."""
    found: list[list[int]] = []
    for n in numbers:
        if found and found[-1][1] == n - 1:
            found[-1][1] = n
        else:
            found.append([n, n])
    return [str(a) if a == b else f"{a}-{b}" for a, b in found]


def yes(flag: bool) -> str:
    """A flag as text."""
    return "yes" if flag else "no"


def agenda_lines(agenda: Agenda, asked: Questions) -> list[str]:
    """The agenda from the next thing on: `next ask 0 bid sealed`, `then do museum`. `asked` is the game's questions."""
    lines = []
    for i, item in enumerate(reversed(agenda)):
        word = "then" if i else "next"
        if isinstance(item, Step):
            lines.append(line(f"{word} do {item.kind}", item.args))
        else:
            seat = "chance" if item.seat == CHANCE else item.seat
            numbers, sealed = asked[item.kind].numbers(item), ["sealed"] * item.sealed
            lines.append(line(f"{word} ask {seat} {item.kind}", [*numbers, *sealed]))
    return lines


# -- reading ----------------------------------------------------------------------------------------------------------

Counts: TypeAlias = Mapping[str, int | range]
"""How many arguments each kind of step has; or between which numbers that is."""


class LineReader:
    """Reads a position line after line; `at` is the number of the present one. Everything raises BadNotation."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.splitlines(), start=1)
        self._lines = [(n, words.split()) for n, words in numbered if words.strip() and not words.startswith("#")]
        self._next = 0
        self.at = 1

    def bad(self, why: str) -> NoReturn:
        """Raises BadNotation for the present line."""
        raise BadNotation(self.at, why)

    def more(self, key: str = "") -> bool:
        """Whether there is another line, one that begins with the key if one is given."""
        return self._next < len(self._lines) and (not key or self._lines[self._next][1][0] == key)

    def fields(self, *key: str) -> list[str]:
        """What follows the key words on the next line."""
        if not self.more():
            self.at = self._lines[-1][0] + 1 if self._lines else 1
            self.bad(f"the text ends where '{' '.join(key)}' should follow")
        self.at, words = self._lines[self._next]
        if tuple(words[: len(key)]) != key:
            self.bad(f"'{' '.join(key)}' should stand here, not '{' '.join(words[: len(key)])}'")
        self._next += 1
        return words[len(key) :]

    def numbers(self, *key: str, count: int | None = None, most: int | None = None) -> tuple[int, ...]:
        """The numbers on the next line, `count` of them, none over `most`."""
        return self.figures(self.fields(*key), count, most)

    def number(self, *key: str, most: int | None = None) -> int:
        """The one number on the next line."""
        return self.numbers(*key, count=1, most=most)[0]

    def figures(
        self, words: Sequence[str], count: int | None = None, most: int | None = None, least: int = 0
    ) -> tuple[int, ...]:
        """Words as numbers."""
        if count is not None and len(words) != count:
            self.bad(f"{count} should follow here, not {len(words)}")
        return tuple(self.figure(word, most, least) for word in words)

    def figure(self, word: str, most: int | None = None, least: int = 0) -> int:
        """A word as a number."""
        plain = word.removeprefix("-") if least < 0 else word
        if not (plain.isascii() and plain.isdigit() and len(plain) <= 10):
            self.bad(f"'{word}' is not a number")
        n = int(word)
        if most is not None and n > most:
            self.bad(f"{n} is more than {most}")
        if n < least:
            self.bad(f"{n} is less than {least}")
        return n

    def runs(self, *key: str, least: int = 0, most: int) -> int:
        """A set of numbers, written as runs, as a mask."""
        out = 0
        for word in self.fields(*key):
            first, dash, last = word.partition("-")
            a = self.figure(first, most)
            b = self.figure(last, most) if dash else a
            if a < least or b < a or out >> a:
                self.bad(f"'{word}' is not in rising order, or below {least}")
            out |= (1 << b + 1) - (1 << a)
        return out

    def choice(self, word: str, known: Sequence[str], what: str) -> int:
        """The index of a known word."""
        if word not in known:
            self.bad(f"'{word}' is no {what}: {', '.join(known)}")
        return known.index(word)

    def one(self, *key: str, parse: Callable[[str], T]) -> T:
        """The single word after the key on the next line."""
        words = self.fields(*key)
        if len(words) != 1:
            self.bad(f"one thing should follow here, not {len(words)}")
        return parse(words[0])

    def flag(self, *key: str) -> bool:
        """The `yes` or `no` on the next line."""
        return self.one(*key, parse=lambda word: bool(self.choice(word, ("no", "yes"), "answer")))

    def agenda(self, seats: int, asked: Questions, done: Counts) -> Agenda:
        """The agenda, which is all that is left of the text. `asked` is the game's table of questions."""
        out: list[Decision | Step] = []
        while self.more():
            words = self.fields("then" if out else "next")
            if words[:1] == ["do"] and len(words) > 1:
                out.append(self.step(words[1:], done))
            elif words[:1] == ["ask"] and len(words) > 2:
                who, kind, rest = words[1], words[2], words[3:]
                self.choice(kind, tuple(asked), "decision")
                out.append(self.question(asked[kind], CHANCE if who == "chance" else self.figure(who, seats - 1), rest))
            else:
                self.bad("'ask' a seat a question, or 'do' a step, should stand here")
        return tuple(reversed(out))

    def question(self, asked: Question[Any], seat: Seat, words: Sequence[str]) -> Decision:
        """A decision of this kind: its numbers, and whether it is sealed."""
        numbers = [word for word in words if word != "sealed"]
        count = range(asked.fewest, len(asked.names) + 1)
        d = asked.ask(seat, self._args(numbers, count))
        if words[len(numbers) :] != ["sealed"] * d.sealed:
            self.bad(f"'sealed' should {'follow' if d.sealed else 'not follow'} here")
        return d

    def step(self, words: Sequence[str], done: Counts) -> Step:
        """A step: its kind and its arguments."""
        self.choice(words[0], tuple(done), "step")
        return Step(words[0], self._args(words[1:], done[words[0]]))

    def _args(self, words: Sequence[str], count: int | range) -> tuple[int, ...]:
        if isinstance(count, range):
            count = min(max(len(words), count[0]), count[-1])
        return self.figures(words, count, None, -1)

    def check(self, game: Game[S], s: S, agenda: Agenda, over: bool, whole: Mapping[str, int]) -> None:
        """Refuses a position that is not over and asks nothing, or whose pieces are not those of `whole`. The last line is
        named, as the fault can be in any of them.
        """
        if not over and not agenda:
            self.bad("a game that is not over asks something")
        if agenda and isinstance(agenda[-1], Step):
            self.bad("the next thing should be a decision: steps before it would have happened by themselves")
        found = game.pieces(s)
        for name, count in whole.items():
            if found[name] != count:
                self.bad(f"the position has {found[name]} {name}, not {count}")

    def answerable(self, game: Game[S], s: S) -> None:
        """Refuses a position whose question has no answer."""
        d = game.decision(s)
        try:
            answers = d is None or bool(game.options(s, d))
        except (LookupError, TypeError, ValueError):  # the question's arguments name what is not there
            answers = False
        if not answers:
            self.bad("the question that is asked has no answer")
