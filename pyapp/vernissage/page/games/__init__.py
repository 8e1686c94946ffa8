"""The games as people see them: a folder a game, and the registries that name them."""
