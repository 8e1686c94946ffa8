"""What every game shares: decisions and answers, chance, matches, walls and piles. Knows no game."""
