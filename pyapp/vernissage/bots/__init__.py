"""Bots: they play for seats without a person, and see only what a player on that seat may see."""
