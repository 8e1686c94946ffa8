"""What the tests of the pictures share."""

import pytest

from vernissage.art.files import files
from vernissage.art.paintings import Picture, painting
from vernissage.games.art_society.rules.box import PAINTINGS


@pytest.fixture(scope="session")
def pictures() -> list[Picture]:
    """Give all paintings, painted once a session."""
    return [painting(piece.tile) for piece in PAINTINGS]


@pytest.fixture(scope="session")
def art() -> dict[str, str]:
    """Give every art file of the build by its path."""
    return dict(files())
