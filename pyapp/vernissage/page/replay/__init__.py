"""Looking back: a match step by step."""
