"""Renews the golden record of what the layers look like: `PYTHONPATH=pyapp python3 -m tests.art.golden_layers`.

Look at the pictures on the sheet of layers before you do so.
"""

import json

from vernissage.art import layers
from vernissage.games.canvas.rules.box import DECK

from .test_layers import GOLDEN
from .test_paintings import digest

if __name__ == "__main__":
    record = {
        "layers": [digest(layers.layer(card)) for card in DECK],
        "backgrounds": [digest(layers.background(number)) for number in range(layers.NUMBER_OF_BACKGROUNDS)],
    }
    GOLDEN.write_text(json.dumps(record, indent=0) + "\n", encoding="utf-8")
