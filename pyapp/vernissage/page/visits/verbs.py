"""The functions for the verbs of the rooms that come late, one line for each feature. Importing this module also adds their
words.
"""

from __future__ import annotations

from typing import Final

from .. import visits
from ..collection import update as collection
from ..core.kept import beside
from ..core.words import LANGUAGES, learn
from ..daily import update as daily
from ..evening import update as evening
from ..honours import told as honours
from ..press import Verbs
from ..puzzles import update as puzzles
from ..record import update as record

for code in LANGUAGES:
    if code != "en":
        learn(code, beside(visits, f"locale/{code}/LC_MESSAGES/rooms.mo"))  # once: when the module is imported

VERBS: Final[Verbs] = {
    **daily.VERBS, **evening.VERBS, **puzzles.VERBS, **record.VERBS, **collection.VERBS, **honours.VERBS,
}  # fmt: skip
