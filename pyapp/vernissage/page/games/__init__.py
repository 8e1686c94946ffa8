"""The games as people see them: one folder a game, and the registries that list the games."""
