"""What the rest of the page brings beside its games: other rooms, and the honours at a game's end (see `page.update`)."""
