"""Canvas in the lab."""
