"""The words on the art cards and the titles they make, in every language of the house (CV-3.4).

Glossary: a *left* word is the first half of a title, a *right* word the second; words have the numbers of `box.Card.word`.
In Polish the left word is an adjective that takes the gender of the right one: m, f or n, where n serves the plural too
(masculine persons in the plural do not occur). A left word alone stands in the neuter, as Polish titles do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from . import box, layers

LEFT: Final = (
    ("Absent-Minded", "Roztargniony", "Roztargniona", "Roztargnione"),
    ("Amber", "Bursztynowy", "Bursztynowa", "Bursztynowe"),
    ("Borrowed", "Pożyczony", "Pożyczona", "Pożyczone"),
    ("Ceremonial", "Odświętny", "Odświętna", "Odświętne"),
    ("Curious", "Ciekawski", "Ciekawska", "Ciekawskie"),
    ("Drowsy", "Senny", "Senna", "Senne"),
    ("Enchanted", "Zaczarowany", "Zaczarowana", "Zaczarowane"),
    ("Forgotten", "Zapomniany", "Zapomniana", "Zapomniane"),
    ("Glass", "Szklany", "Szklana", "Szklane"),
    ("Homesick", "Stęskniony", "Stęskniona", "Stęsknione"),
    ("Impossible", "Niemożliwy", "Niemożliwa", "Niemożliwe"),
    ("Invisible", "Niewidzialny", "Niewidzialna", "Niewidzialne"),
    ("Lopsided", "Krzywy", "Krzywa", "Krzywe"),
    ("Lost", "Zagubiony", "Zagubiona", "Zagubione"),
    ("Melancholy", "Melancholijny", "Melancholijna", "Melancholijne"),
    ("Nameless", "Bezimienny", "Bezimienna", "Bezimienne"),
    ("Paper", "Papierowy", "Papierowa", "Papierowe"),
    ("Patient", "Cierpliwy", "Cierpliwa", "Cierpliwe"),
    ("Polite", "Uprzejmy", "Uprzejma", "Uprzejme"),
    ("Reluctant", "Niechętny", "Niechętna", "Niechętne"),
    ("Restless", "Niespokojny", "Niespokojna", "Niespokojne"),
    ("Runaway", "Zbiegły", "Zbiegła", "Zbiegłe"),
    ("Shy", "Nieśmiały", "Nieśmiała", "Nieśmiałe"),
    ("Sleepless", "Bezsenny", "Bezsenna", "Bezsenne"),
    ("Stubborn", "Uparty", "Uparta", "Uparte"),
    ("Tender", "Czuły", "Czuła", "Czułe"),
    ("Unfinished", "Niedokończony", "Niedokończona", "Niedokończone"),
    ("Velvet", "Aksamitny", "Aksamitna", "Aksamitne"),
    ("Weightless", "Nieważki", "Nieważka", "Nieważkie"),
    ("Whispering", "Szepczący", "Szepcząca", "Szepczące"),
)
"""By word: English; Polish in the masculine, the feminine, and the neuter or plural."""

RIGHT: Final = (
    ("Afternoon", "popołudnie", "n"),
    ("Applause", "oklaski", "n"),
    ("Carousel", "karuzela", "f"),
    ("Comet", "kometa", "f"),
    ("Daydream", "marzenie", "n"),
    ("Door", "drzwi", "n"),
    ("Echo", "echo", "n"),
    ("Farewell", "pożegnanie", "n"),
    ("Garden", "ogród", "m"),
    ("Giant", "olbrzym", "m"),
    ("Harbour", "przystań", "f"),
    ("Horizon", "horyzont", "m"),
    ("Kingdom", "królestwo", "n"),
    ("Labyrinth", "labirynt", "m"),
    ("Lullaby", "kołysanka", "f"),
    ("Masquerade", "maskarada", "f"),
    ("Moon", "księżyc", "m"),
    ("Orchestra", "orkiestra", "f"),
    ("Piano", "fortepian", "m"),
    ("Picnic", "piknik", "m"),
    ("Promise", "obietnica", "f"),
    ("Rumour", "plotka", "f"),
    ("Staircase", "schody", "n"),
    ("Tea Party", "herbatka", "f"),
    ("Tempest", "burza", "f"),
    ("Umbrella", "parasol", "m"),
    ("Voyage", "podróż", "f"),
    ("Waltz", "walc", "m"),
    ("Wedding", "wesele", "n"),
    ("Whale", "wieloryb", "m"),
)
"""By word: English; Polish and its gender."""

SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
_PARTED: Final = (
    "After-noon Cere-monial En-chanted For-gotten Im-possible In-visible Laby-rinth Masquer-ade Melan-choly Orches-tra "
    "Re-luctant Sleep-less Stair-case Un-finished Weight-less Whisper-ing "
    "Aksa-mitne Bez-imienne Bursz-tynowe Cie-kawskie Cier-pliwe Forte-pian Koły-sanka Kró-lestwo Maska-rada Melancho-lijne "
    "Nie-chętne Niedo-kończone Nie-możliwe Nie-spokojne Nie-śmiałe Nie-ważkie Niewi-dzialne Obiet-nica Od-świętne "
    "Orkie-stra Papie-rowe Popo-łudnie Pożegna-nie Poży-czone Roztar-gnione Stęsk-nione Szep-czące Zacza-rowane Zagu-bione "
    "Zapo-mniane"
)
_SOFT: Final = {word.replace("-", ""): word.replace("-", SOFT_HYPHEN) for word in _PARTED.split()}


def _english(left: int | None, right: int | None) -> str:
    return " ".join(word for word in (left is not None and LEFT[left][0], right is not None and RIGHT[right][0]) if word)


def _polish(left: int | None, right: int | None) -> str:
    if right is None:
        return "" if left is None else LEFT[left][3]
    _, noun, gender = RIGHT[right]
    return noun.capitalize() if left is None else f"{LEFT[left][1 + 'mfn'.index(gender)]} {noun}"


_LANGUAGES: Final[Mapping[str, Callable[[int | None, int | None], str]]] = {"en": _english, "pl": _polish}


def title(left: int | None, right: int | None, language: str) -> str:
    """The title that a left and a right word make, or one of them alone. Raises KeyError for an unknown language."""
    return _LANGUAGES[language](left, right)


def title_of(bottom: int, middle: int, top: int, language: str) -> str:
    """The title of a painting of three cards (CV-3.4)."""
    left, right = (None if c is None else box.CARDS[c].word for c in layers.title_cards(bottom, middle, top))
    return title(left, right, language)


def word(card: int, language: str) -> str:
    """The word on a card by itself."""
    c = box.CARDS[card]
    return title(c.word, None, language) if c.left else title(None, c.word, language)


def parted(word: str) -> str:
    """A card's word with a soft hyphen where a long one may be parted; shorter ones as they are."""
    return _SOFT.get(word, word)
