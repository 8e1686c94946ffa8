"""What a game's view is made with: the scene that it draws, the replies that it gives, terms, settings, buttons."""
