"""A part: something that stands in another module and is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec, resolve_name
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")


class Part(Generic[T]):
    """Names what a module holds, and imports it by that name when it is first asked for."""

    __slots__ = ("module", "name")

    def __init__(self, package: str, where: str) -> None:
        """`where`: the module as seen from `package`, and the name in it, as ".late.past:PAST"; without a name, the module
        itself is the part.
        """
        module, _, self.name = where.partition(":")
        self.module = resolve_name(module, package)

    def __call__(self) -> T:
        """The part. Raises ModuleNotFoundError while it has not come, AttributeError if the module does not hold it."""
        found: Any = import_module(self.module)
        return cast(T, getattr(found, self.name) if self.name else found)

    @property
    def here(self) -> bool:
        """Whether the part can be imported by now."""
        return find_spec(self.module) is not None
