"""A question that is settled once: worked out when first asked, then remembered on the case itself."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class settled(Generic[T]):
    """A property that is worked out once. Like ``functools.cached_property`` without its lock: a case has one user."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work
        self.name = work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, case: None, owner: type) -> "settled[T]": ...

    @overload
    def __get__(self, case: object, owner: type) -> T: ...

    def __get__(self, case: object | None, owner: type) -> "settled[T] | T":
        if case is None:
            return self
        found = self.work(case)
        case.__dict__[self.name] = found
        return found
