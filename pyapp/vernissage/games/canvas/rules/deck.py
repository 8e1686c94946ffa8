"""The deck of Canvas: 60 cards by their five slots, H S T O for the elements, small letters for bonuses.

Made by `python -m tests.games.canvas.deck_search`; do not edit by hand.
"""

from typing import Final

TABLE: Final = """\
S  S  .  .  .
T  H  .  .  .
T  s  .  .  .
t  HS .  .  .
HS T  .  .  .
ST O  .  .  .
O  .  O  .  .
O  .  T  .  .
T  .  HO .  .
h  .  T  .  .
HT .  S  .  .
SO .  T  .  .
H  .  .  S  .
O  .  .  h  .
S  .  .  O  .
S  .  .  HT .
HT .  .  O  .
SO .  .  t  .
H  .  .  .  O
H  .  .  .  o
H  .  .  .  TO
O  .  .  .  HS
T  .  .  .  T
s  .  .  .  HO
.  H  H  .  .
.  O  ST .  .
.  S  H  .  .
.  HO S  .  .
.  HT s  .  .
.  SO H  .  .
.  H  .  TO .
.  T  .  S  .
.  T  .  T  .
.  o  .  ST .
.  t  .  H  .
.  HT .  S  .
.  O  .  .  T
.  S  .  .  T
.  T  .  .  HO
.  h  .  .  O
.  SO .  .  S
.  TO .  .  H
.  .  H  H  .
.  .  H  o  .
.  .  O  H  .
.  .  S  TO .
.  .  h  ST .
.  .  ST H  .
.  .  O  .  S
.  .  S  .  S
.  .  o  .  T
.  .  HO .  T
.  .  SO .  t
.  .  TO .  O
.  .  .  O  O
.  .  .  O  ST
.  .  .  S  HS
.  .  .  T  H
.  .  .  HO s
.  .  .  HS S"""
