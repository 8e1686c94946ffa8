"""The view of Avant Carde: what its table looks like and what presses on it do."""

from .view import VIEW

__all__ = ["VIEW"]
