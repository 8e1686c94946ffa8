"""Runs every check, and knows the browsers in which the page is tested."""
