"""What every room of the house has: the menu, language, light and sounds, and notices."""
