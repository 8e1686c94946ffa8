"""The bots of Art Society."""
