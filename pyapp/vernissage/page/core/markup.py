"""A tree of markup: a text becomes part of a document only as text, whoever typed it.

Glossary: a *node* is an element with its attributes and its parts; one without a name is a row of parts side by side. A part is
a node, a drawing, or text: a plain `str` or number is text, and only `written` escapes it, once, when the tree is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import Final, TypeAlias

from .bidi import FIRST, RIGHT_TO_LEFT, alone, isolated
from .presses import asked_of_room

VOID: Final = frozenset(("input", "br", "hr", "img"))
"""HTML elements without content and end."""


class Markup(str):
    """Markup that is written already: the pictures, which `vernissage.art` writes as SVG."""

    __slots__ = ()


Attribute: TypeAlias = str | int | bool | None
Content: TypeAlias = "Node | Markup"
"""What is markup already, and not text."""
Child: TypeAlias = "Node | str | int"
"""What an element may have in it."""


class Node:
    """An element, or a row of parts if its `name` is empty. Nobody changes one; `changed` gives another."""

    __slots__ = ("attributes", "name", "parts", "text")

    def __init__(
        self, name: str, attributes: Mapping[str, str | int | bool], parts: tuple[Child, ...], text: str | None = None
    ) -> None:
        """`text`: how the node is written, if that is known already."""
        self.name, self.attributes, self.parts, self.text = name, attributes, parts, text

    def __bool__(self) -> bool:
        """Whether the node has a name or parts; a row without parts is false."""
        return bool(self.name) or any(part if isinstance(part, Node) else part != "" for part in self.parts)

    def __str__(self) -> str:
        return written(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        return (self.name, self.attributes, self.parts) == (other.name, other.attributes, other.parts)

    def __hash__(self) -> int:
        return hash((self.name, self.parts))

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in the order in which they are written."""
        yield self
        for part in self.parts:
            if isinstance(part, Node):
                yield from part.walk()

    def find(self, fits: Callable[[Node], bool]) -> Node | None:
        """The first node that fits, itself included; None if there is none."""
        return next((node for node in self.walk() if fits(node)), None)

    def changed(self, change: Callable[[Node], Node]) -> Node:
        """The tree with every node of it changed, the inner ones first. What stays the same may be given as it is."""
        parts = tuple(part.changed(change) if isinstance(part, Node) else part for part in self.parts)
        same = all(new is old for new, old in zip(parts, self.parts, strict=True))
        return change(self if same else Node(self.name, self.attributes, parts))

    def having(self, **attributes: Attribute) -> Node:
        """The same node with these attributes as well, written as for `el`."""
        return Node(self.name, {**self.attributes, **_named(attributes)}, self.parts)


def does(node: Node, act: str) -> bool:
    """Whether a press on the node asks the room for `act`, perhaps with more arguments."""
    given = asked_of_room(str(node.attributes.get("data-do", "")))
    return given == act or given.startswith(f"{act} ")


def is_text(part: Child) -> bool:
    """Whether the part is text, and no markup."""
    return not isinstance(part, Node | Markup)


def words_of(part: Child) -> str:
    """The text in a part that is heard: that of no picture."""
    if isinstance(part, Markup) or (isinstance(part, Node) and part.attributes.get("aria-hidden")):
        return ""
    return "".join(map(words_of, part.parts)) if isinstance(part, Node) else str(part)


def el(name: str, /, *parts: Child, **attributes: Attribute) -> Node:
    """An element with its content. An attribute's `_` stands for `-`, and `cls` for class; True stands alone, None and False
    are left out.

    Raises ValueError for attributes that the page's policy forbids (`style`, `on...`) and for the content of a void element.
    """
    if parts and name in VOID:
        raise ValueError(f"{name} has no content")
    return Node(name, _named(attributes), parts)


def _named(attributes: Mapping[str, Attribute]) -> dict[str, str | int | bool]:
    return {_LABELS[key]: value for key, value in attributes.items() if value is not None and value is not False}


class _Labels(dict[str, str]):
    """The attribute that each keyword stands for, filled as keywords come by: there are few, looked up thousands of times."""

    def __missing__(self, key: str) -> str:
        label = key.rstrip("_").replace("_", "-")
        if label == "style" or label.startswith("on"):
            raise ValueError(f"{label} is not allowed in the page")
        self[key] = label
        return label


_LABELS: Final = _Labels({"cls": "class"})


def join(parts: Iterable[Child]) -> Node:
    """The parts one after the other."""
    return Node("", {}, tuple(parts))


_SPECIAL: Final = re.compile(f"[&<>\"'{FIRST}{RIGHT_TO_LEFT}]").search
"""Finds what `escape` escapes, and text that runs from right to left."""
_ONLY_TEXT: Final = frozenset(("text", "tspan", "title", "desc", "option", "textarea"))
"""Elements that have text in them and nothing else."""

NOTHING: Final = Node("", {}, ())
"""A row without parts."""


def filled(phrase: str, **things: Child) -> Node:
    """A translated phrase with its `%(name)s` filled in: nodes stay nodes, all else is text, the phrase too."""
    parts: list[Child] = []
    rest = phrase
    while rest:
        text, _, after = rest.partition("%(")
        parts.append(text.replace("%%", "%"))
        if not after:
            break
        name, _, rest = after.partition(")s")
        parts.append(things[name])
    return join(part for part in parts if part != "")


def lasting(node: Node) -> Node:
    """The same node, written here and never again: for what is kept, and stands on the page more than once."""
    return Node(node.name, node.attributes, node.parts, written(node))


def written(part: Child) -> str:
    """The part as a document has it: the one place where text is escaped, and names in other scripts are isolated."""
    out: list[str] = []
    _write(part, out.append, "")
    return "".join(out)


def _escaped(text: str, within: str) -> str:
    """A text with something special in it, as it stands in an element. One that runs from right to left is isolated."""
    text = isolated(text)
    name = alone(text)
    return escape(text) if name is None or within in _ONLY_TEXT else f"<bdi>{escape(name)}</bdi>"


def _write(part: Child, put: Callable[[str], None], within: str) -> None:
    if not isinstance(part, Node):
        text = str(part)
        put(text if isinstance(part, Markup) or not _SPECIAL(text) else _escaped(text, within))
        return
    if part.text is not None:
        put(part.text)
        return
    name = part.name
    if name:
        put(f"<{name}")
        for label, value in part.attributes.items():
            if type(value) is str:  # most are, and so are most parts: a call for each would take as long as all else
                put(f' {label}="{escape(value) if _SPECIAL(value) else value}"')
            else:
                put(f" {label}" if value is True else f' {label}="{value}"')
        put(">")
        if name in VOID:
            return
    within = name or within
    for inner in part.parts:
        if type(inner) is str:  # nearly every text has nothing special, and there are thousands
            put(_escaped(inner, within) if _SPECIAL(inner) else inner)
        elif type(inner) is Markup:
            put(inner)
        else:
            _write(inner, put, within)
    if name:
        put(f"</{name}>")
