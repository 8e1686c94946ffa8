"""What every room has: the menu, language, light and sounds, and notices."""
