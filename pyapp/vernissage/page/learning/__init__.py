"""Learning: first games, the rules, the words of the table."""
