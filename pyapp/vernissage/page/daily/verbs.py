"""What can be done with the deals of the day. With this module their words come, too."""

from __future__ import annotations

from .. import daily
from ..core.words import learn_beside
from .update import VERBS

learn_beside(daily, "days")  # once, with the module

__all__ = ["VERBS"]
