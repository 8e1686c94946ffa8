"""The evening: a finished game as a graph and a table, with what else the game tells of its rounds. It comes late."""
