"""Every verb of a press, and every field, that the page knows when it starts: the tables of all features in one. One line a
feature. What comes with the rest stands in visits/verbs.py.
"""

from __future__ import annotations

from typing import Final

from . import dialogs, rooms
from .advice import verbs as advice
from .foyer import update as foyer
from .house import update as house
from .keeping import update as keeping
from .learning import book
from .learning import update as learning
from .pictures import update as pictures
from .press import Fields, Verbs
from .replay import update as replay
from .table import update as table
from .travel import arriving, sharing

VERBS: Final[Verbs] = {
    **rooms.VERBS,
    **dialogs.VERBS,
    **house.VERBS,
    **foyer.VERBS,
    **table.VERBS,
    **learning.VERBS,
    **book.VERBS,
    **sharing.VERBS,
    **arriving.VERBS,
    **replay.VERBS,
    **keeping.VERBS,
    **pictures.VERBS,
    **advice.VERBS,
}
FIELDS: Final[Fields] = {
    **foyer.FIELDS,
    **sharing.FIELDS,
    **arriving.FIELDS,
    **replay.FIELDS,
    **keeping.FIELDS,
    **pictures.FIELDS,
    **book.FIELDS,
}
