"""Three board games about art: rules, bots, pictures and pages, in pure Python."""

__version__ = "0.1.0"
