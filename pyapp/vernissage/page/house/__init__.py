"""The house itself: its menu, language, light and sounds, and notices; what every room has."""
