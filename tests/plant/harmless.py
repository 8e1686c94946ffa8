"""Slips that change nothing noticeable, by name, with the reason. They are not planted."""

from typing import Final

HARMLESS: Final[dict[str, str]] = {
    "games.avant_carde.rules.hidden:_play: `True` is `False`": "both rows have the same length",
    "games.avant_carde.rules.hidden:_play: `1` is `2`": "another line is imagined, and nobody promises which",
    "games.avant_carde.rules.hidden:_ask_again: `1` is `2` #5": "a card that is kept has no place in the line",
    "games.art_society.rules.scoring:_in_hand: `1` is `2`": "every card counts one less, and all have as many",
    "games.art_society.rules.scoring:wall_sheet: `True` is `False`": "both rows have the same length",
    "games.art_society.rules.hanging:decor_options: `True` is `False`": "both rows have the same length",
    "table.link:_bytes: `-len(data)` is `len(data)`": "base64 reads what has too many signs at its end as well",
}
