"""What comes with the rest of the page: what a finished game tells, puzzles, the table for all to see, days."""
