"""The replay: a match is shown again, step by step."""
