"""Avant Carde: lines of cards that match in colour or number earn money, cards with powers, and awards."""
