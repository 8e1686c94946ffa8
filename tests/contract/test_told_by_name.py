"""The law of events in the page: they are read by the names of their fields, never by place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vernissage

PACKAGE = Path(vernissage.__path__[0])
SOURCES = [path for place in ("page", "games/*/view", "games/*/late") for path in sorted(PACKAGE.glob(f"{place}/**/*.py"))]
GIVEN = {"about", "events"}
"""What gives events of a match: see `page.past.told`."""
HELD = {"events", "news"}
"""The attributes that hold events, of a turn and of a scene."""


def classes() -> set[str]:
    """The names of all events of all games."""
    found = {"Revealed"}
    for path in PACKAGE.glob("games/*/rules/events.py"):
        found |= {node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}
    return found


def named(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def gives_events(node: ast.expr) -> bool:
    """Whether an expression gives several events."""
    match node:
        case ast.Call(func=func, args=args):
            return named(func) in GIVEN or (named(func) in ("reversed", "list", "tuple") and any(map(gives_events, args)))
        case ast.Attribute(attr=attr):
            return attr in HELD
    return False


def said(node: ast.arg) -> set[str]:
    """The names in an argument's annotation."""
    return {named(part) for part in ast.walk(node.annotation or node) if isinstance(part, ast.expr)}


def by_place(source: str, events: set[str]) -> Iterator[int]:
    """The lines of a module in which an event is taken apart by place."""
    tree = ast.parse(source)
    held = {"event"}
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and gives_events(node.iter):
            if isinstance(node.target, ast.Name):
                held.add(node.target.id)
            else:
                yield node.target.lineno
        if isinstance(node, ast.arg) and said(node) & {*events, "Event"}:
            held.add(node.arg)
    for node in ast.walk(tree):
        match node:
            case ast.MatchClass(cls=cls, patterns=[_, *_]) if named(cls) in events:
                yield node.lineno
            case ast.Match(subject=subject) if named(subject) in held:
                yield from (case.pattern.lineno for case in node.cases if isinstance(case.pattern, ast.MatchSequence))
            case ast.Attribute(attr="args", value=ast.Name(id=name)) if name in held:
                yield node.lineno
            case ast.Subscript(value=ast.Name(id=name)) | ast.Starred(value=ast.Name(id=name)) if name in held - {"events"}:
                yield node.lineno
            case ast.Assign(targets=[ast.Tuple() | ast.List()], value=ast.Name(id=name)) if name in held:
                yield node.lineno


@pytest.mark.slow
def test_no_module_of_the_page_takes_an_event_apart_by_place() -> None:
    assert len(SOURCES) > 200
    events = classes()
    assert len(events) > 50
    for path in SOURCES:  # only a game's own modules know its events; in the page, messages may be called alike
        own = events if "games" in path.parts else {"Revealed"}
        assert not [*by_place(path.read_text("utf-8"), own)], path


@pytest.mark.parametrize(
    "source",
    [
        "def f(event):\n    match event:\n        case Hung(seat, piece, place): pass",
        "def f(event):\n    match event:\n        case events.Hung(seat): pass",
        "def f(event):\n    match event:\n        case (seat, *rest): pass",
        "def f(e: events.Hung) -> int:\n    seat, piece, *_ = e",
        "def f(e: Hung | Took) -> int:\n    return e[1]",
        "def f(thing: Event):\n    return told(*thing)",
        "def f(event):\n    return event.args",
        "bought = [card for _, card, *_ in about(turn.events, Bought, seat)]",
        "for seat, *rest in reversed(scene.news): pass",
        "for e in scene.news:\n    seat, card, _ = e",
    ],
)
def test_what_is_taken_apart_by_place_is_found(source: str) -> None:
    assert [*by_place(source, {"Hung", "Took", "Bought"})]


@pytest.mark.parametrize(
    "source",
    [
        "def f(event):\n    match event:\n        case Hung() if event.seat: pass\n        case Took(lot=lot): pass",
        "for e in scene.news:\n    e.card",
        "hung = [e.piece for e in about(events(match), Hung, seat)]",
    ],
)
def test_what_is_read_by_name_passes(source: str) -> None:
    assert not [*by_place(source, {"Hung", "Took"})]
