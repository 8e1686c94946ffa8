"""The smallest game that uses everything the table offers: a template for a new game and a double in tests."""
