"""Parts that come late: the rooms beside the foyer, and the honours at a game's end (see `page.late`)."""
