"""The parts that every game's view is made of: the scene that it draws, its replies, its signs, its settings."""
