"""Renews the golden record of what paintings and portraits look like: `PYTHONPATH=pyapp python3 -m tests.art.golden`.

Look at the pictures on the contact sheet before you do so.
"""

import json

from vernissage.art.paintings import painting
from vernissage.games.art_society.rules.box import PAINTINGS

from . import test_patrons
from .test_paintings import GOLDEN, digest

if __name__ == "__main__":
    record = {str(piece.tile): digest(painting(piece.tile).framed) for piece in PAINTINGS}
    GOLDEN.write_text(json.dumps(record, indent=0) + "\n", encoding="utf-8")
    people = {name: digest(svg) for name, svg in test_patrons.portraits().items()}
    test_patrons.GOLDEN.write_text(json.dumps(people, indent=0) + "\n", encoding="utf-8")
