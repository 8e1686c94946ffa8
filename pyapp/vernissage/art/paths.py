"""The paths of the art files, relative to the art folder."""

from __future__ import annotations

from typing import Final

OBJECTS: Final = {(1, 1): 4, (2, 1): 3, (1, 2): 3, (3, 1): 2, (1, 3): 2}
"""How many objects there are of each size of decor, by width and height in spaces."""

ICON: Final = "icon.svg"
VIGNETTE: Final = "layer/vignette.svg"
"""The picture that darkens the corners of every painting of Canvas. It lies over the topmost layer."""
SALON_POSTER: Final = "poster/art-society.svg"
CANVAS_POSTER: Final = "poster/canvas.svg"


def tile_file(tile: int) -> str:
    """Give the path of the file of a painting in its frame."""
    return f"tile/{tile}.svg"


def decor_file(size: tuple[int, int], n: int) -> str:
    """Give the path of the file of a piece of decor: its width and height in spaces; any int `n` chooses the object."""
    w, h = size
    return f"decor/{w}x{h}-{n % OBJECTS[size]}.svg"


def layer_file(card: int) -> str:
    """Give the path of the file of a Canvas card's layer: `card` indexes `box.CARDS`."""
    return f"layer/{card}.svg"


def background_file(number: int) -> str:
    """Give the path of the file of a background. Seat s has the three numbers from 3 s on."""
    return f"background/{number}.svg"


def patron_file(group: int, number: int) -> str:
    """Give the path of the file of a patron's portrait: its set 0 to 4 (NY, TO, PA, LO, SI) and its number 2 to 7."""
    return f"patron/{group}-{number}.svg"


def face_file(key: str, mood: str) -> str:
    """Give the path of a face: a key of `bots.characters`, and a mood: calm, pleased or cross."""
    return f"face/{key}.svg" if mood == "calm" else f"face/{key}-{mood}.svg"


def starter_file(card: int) -> str:
    """Give the path of the picture of an Avant Carde card that has no patron: `card` indexes `box.CARDS`."""
    return f"starter/{card}.svg"
