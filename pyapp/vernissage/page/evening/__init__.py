"""The evening: a finished game as a graph and a table, and in Avant Carde as the story of a deck. It comes late."""
