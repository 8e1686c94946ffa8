"""Words for the things of Canvas: elements, slots, cards, titles, scoring cards, grades.

All functions return plain text, not markup; whoever puts it into a document escapes it.
"""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_, Words
from ....page.view.phrases import listing, series
from ..rules import box, layers
from ..rules.layers import Picture
from ..rules.state import Painting
from .things import titles

CONDITIONS: Final = (
    N_("Composition"),
    N_("Consistency"),
    N_("Emphasis"),
    N_("Hierarchy"),
    N_("Movement"),
    N_("Proportion"),
    N_("Proximity"),
    N_("Repetition"),
    N_("Space"),
    N_("Style"),
    N_("Symmetry"),
    N_("Unity"),
    N_("Variety"),
)
"""The names of the scoring cards, by condition."""

EXPLAINED: Final = (
    N_("All five slots show something."),
    N_("Exactly six elements show."),
    N_("Exactly one Hue shows."),
    N_("Texture shows more often than any other element."),
    N_("One element in three slots in a row."),
    N_("Three of one element, and two more that are alike."),
    N_("A Texture in a slot next to a Tone."),
    N_("Each pair of Shapes."),
    N_("A Hue and a Shape with a slot between them."),
    N_("Three Textures."),
    N_("One element at both ends, or in slots 2 and 4."),
    N_("Each three of one element."),
    N_("Each full set of the four elements."),
)
"""What each condition asks of a painting, in few words."""

HIERARCHY_PUBLISHED: Final = N_("Tone shows, and no element more often.")
"""What Hierarchy asks in the published edition."""

IN_FULL: Final = (
    N_("No slot is empty. Which icons fill the five does not matter; a bonus icon fills a slot too."),
    N_("Count all elements in the five slots: six, no more and no fewer. Bonus icons do not count."),
    N_("One drop on the whole painting, no second one. What else shows does not matter."),
    N_("Count each element: there are more grids than drops, than triangles, than half-dark discs."),
    N_("The same icon in three slots side by side. Each element that does so wins a ribbon."),
    N_("Five icons: three of one sort, and two of one sort, the same or another. In any slots."),
    N_("A grid and a half-dark disc in slots side by side. Each further such pair wins another ribbon."),
    N_("Two triangles, in any slots, win a ribbon; four win two."),
    N_("A drop and a triangle, at least one slot between them. Each further such pair wins another ribbon."),
    N_("Three grids, in any slots. What else shows does not matter."),
    N_("The same icon in slots 1 and 5, or in 2 and 4. Each such pair wins a ribbon."),
    N_("Three alike, say three drops, in any slots, win a ribbon; three more, of another sort, win another."),
    N_("A drop, a triangle, a grid and a half-dark disc, in any slots, win a ribbon; two of each win two."),
)
"""What each condition asks, described by what the icons look like."""

HIERARCHY_PUBLISHED_IN_FULL: Final = N_("A half-dark disc shows, and no other element more often. As often is good enough.")

GRADES: Final = (
    N_("Best in Show"),
    N_("Runner-up"),
    N_("Honourable Mention"),
    N_("Emerging Artist"),
    N_("Participation Award"),
)
"""The names of the grades, by index in `box.GRADES`."""


def element(words: Words, e: int) -> str:
    """The name of an element."""
    return (words("Hue"), words("Shape"), words("Texture"), words("Tone"))[e]


def elements_count(words: Words, e: int, n: int) -> str:
    """A number of icons of an element: "2 Tones"."""
    if e == box.HUE:
        return words.count("%(n)s Hue", "%(n)s Hues", n)
    if e == box.SHAPE:
        return words.count("%(n)s Shape", "%(n)s Shapes", n)
    if e == box.TEXTURE:
        return words.count("%(n)s Texture", "%(n)s Textures", n)
    return words.count("%(n)s Tone", "%(n)s Tones", n)


def bonus(words: Words, e: int) -> str:
    """The name of a bonus icon."""
    return (words("bonus for Hues"), words("bonus for Shapes"), words("bonus for Textures"), words("bonus for Tones"))[e]


def slot_icons(words: Words, seen: Picture) -> str:
    """The icons in a picture, slot by slot; empty slots are left out."""
    told = []
    for slot in range(layers.WIDTH):
        elements, bonuses = layers.icons(seen, slot)
        icons = [element(words, e) for e in elements] + [bonus(words, e) for e in bonuses]
        if icons:
            told.append(words("slot %(n)s: %(icons)s", n=slot + 1, icons=listing(words, icons)))
    return series(words, told)


def plain_word(words: Words, card: int) -> str:
    """The word on a card, which serves as its name."""
    return titles.word(words, card)


def described(words: Words, card: int) -> str:
    """A card's word and its icons."""
    return words("%(card)s, %(icons)s", card=plain_word(words, card), icons=slot_icons(words, layers.PICTURES[card]))


def titled(words: Words, pile: tuple[int, ...]) -> str:
    """The title of cards in a pile, from the bottom up (CV-3.4). It works for fewer than three cards too."""
    left = next((c for c in reversed(pile) if box.CARDS[c].left), None)
    right = next((c for c in reversed(pile) if not box.CARDS[c].left), None)
    first, second = (None if c is None else box.CARDS[c].word for c in (left, right))
    return titles.title(words, first, second)


def painting_title(words: Words, painting: Painting) -> str:
    """The title of a finished painting."""
    return titles.title_of(words, painting.bottom, painting.middle, painting.top)


def condition(words: Words, c: int) -> str:
    """The name of a scoring card."""
    return words(CONDITIONS[c])


def explained(words: Words, c: int, edition: int) -> str:
    """What a scoring card asks of a painting."""
    return words(HIERARCHY_PUBLISHED if c == box.HIERARCHY and edition == box.PUBLISHED else EXPLAINED[c])


def in_full(words: Words, c: int, edition: int) -> str:
    """The same at more length."""
    return words(HIERARCHY_PUBLISHED_IN_FULL if c == box.HIERARCHY and edition == box.PUBLISHED else IN_FULL[c])


def ribbons(words: Words, n: int) -> str:
    """A number of ribbons: "2 ribbons"."""
    return words.count("%(n)s ribbon", "%(n)s ribbons", n)


def pays(c: int) -> str:
    """The points for one ribbon of a scoring card, for two, and so on: "4, 8, 13"."""
    return ", ".join(map(str, box.POINTS[c][1:]))


def tokens(words: Words, n: int) -> str:
    """A number of inspiration tokens."""
    return words.count("%(n)s token", "%(n)s tokens", n)


def layer_place(words: Words, i: int) -> str:
    """The name of a layer's place in the painting, counted from the bottom."""
    return (words.of("layer", "Bottom"), words.of("layer", "Middle"), words.of("layer", "Top"))[i]
