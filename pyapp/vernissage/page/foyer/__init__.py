"""The foyer: the posters, the start of a game, its set-up."""
