"""What people see and do: words, markup and the answers to their presses. Knows no browser."""
