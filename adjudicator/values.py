"""Plain values with named fields, as a dataclass gives them, whose classes cost next to nothing until they are used.

A ruling touches a few of some hundred and fifty classes, most of them a few times. A dataclass, and a named tuple, writes
and compiles the methods of each while it is imported, which took longer than reading, ruling and printing together. Here
a method works for any fields, and a faster one for those of the class is written when it has been called a few times.
Type checkers see dataclasses (``dataclass_transform``) and named tuples.
"""

import sys
from collections import _tuplegetter  # type: ignore[attr-defined]
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast, dataclass_transform

T = TypeVar("T")

OFTEN: Final = 12
"""Calls of a method of one class after which the faster one is worth its making."""

_ABSENT: Final = object()


class _Field:
    """What a field has besides its name: how its default is made, and whether it counts when two values are compared."""

    __slots__ = ("compare", "factory")

    def __init__(self, factory: Callable[[], Any], compare: bool) -> None:
        self.factory = factory
        self.compare = compare


def field(*, default: Any = None, factory: Callable[[], Any] | None = None, compare: bool = True) -> Any:
    """A field with a default, one made anew for each value by ``factory`` or the same for all.

    With ``compare`` off it counts neither for ``==`` nor for ``repr``.
    """
    return _Field(factory or (lambda: default), compare)


def _annotated(kind: type[type], name: str, bases: tuple[type, ...], body: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the fields. From Python 3.14 on, annotations are worked out only once the class is there."""
    if sys.version_info < (3, 14):
        return tuple(body.get("__annotations__", ()))
    return tuple(type.__new__(kind, name, bases, dict(body)).__annotations__)


class _Fields:
    """What both kinds of value can do."""

    __slots__ = ()

    if TYPE_CHECKING:
        _names: ClassVar[tuple[str, ...]]
        _defaults: ClassVar[Mapping[str, Any]]
        _calls: ClassVar[dict[str, int]]

    def __init__(self, *args: Any, **named: Any) -> None:
        kind = type(self)
        values = None if _often(kind, "__init__") else _values(kind, args, named)
        if values is None:
            _write(kind, "__init__")(self, *args, **named)
            return
        put = object.__setattr__
        for name, value in zip(kind._names, values, strict=True):
            put(self, name, value)

    def __eq__(self, other: object) -> bool:
        kind = type(self)
        if other.__class__ is not kind:
            return NotImplemented
        if _often(kind, "__eq__"):
            return cast(bool, _write(kind, "__eq__")(self, other))
        return all(getattr(self, name) == getattr(other, name) for name in _compared(kind))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in _compared(type(self)))
        return f"{type(self).__qualname__}({shown})"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), tuple(getattr(self, name) for name in self._names)


class _Changing(_Fields):
    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]


class _Lasting(_Fields):
    __slots__ = ()

    def __hash__(self) -> int:
        kind = type(self)
        if _often(kind, "__hash__"):
            return cast(int, _write(kind, "__hash__")(self))
        return hash(tuple([getattr(self, name) for name in _compared(kind)]))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__qualname__} does not change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__qualname__} does not change: {name}")


class _Kind(type):
    """Makes the annotated names of a class its slots, and puts their defaults aside.

    What it makes is a plain class with another base: ``isinstance`` is slow for a class that is made by another type.
    """

    def __new__(mcs, name: str, bases: tuple[Any, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(mcs, name, bases, body)
        names = _annotated(mcs, name, bases, body)
        defaults = {field: body.pop(field) for field in names if field in body}
        own = {"__slots__": names, "__match_args__": names, "_names": names, "_defaults": defaults, "_calls": {}}
        return type(name, (bases[0].made_of,), {**body, **own})


@dataclass_transform(eq_default=True, field_specifiers=(field,))
class Record(metaclass=_Kind):
    """A value that changes while it is put together; two are equal if all their fields are."""

    made_of: ClassVar[type] = _Changing


@dataclass_transform(eq_default=True, frozen_default=True, field_specifiers=(field,))
class Value(metaclass=_Kind):
    """A value that does not change: it can be the key of a table, and equals another of its class with the same fields."""

    made_of: ClassVar[type] = _Lasting


def replace(value: T, **changes: Any) -> T:
    """The same value with some of its fields changed."""
    names = cast(_Fields, value)._names
    return type(value)(**{name: getattr(value, name) for name in names if name not in changes}, **changes)


def _often(kind: type[_Fields], method: str) -> bool:
    """Counts a call of the slower method, and tells when there were enough."""
    calls = kind._calls
    calls[method] = calls.get(method, 0) + 1
    return calls[method] > OFTEN


def _values(kind: type[_Fields], args: tuple[Any, ...], named: Mapping[str, Any]) -> list[Any] | None:
    """The value of each field; ``None`` for a call that the written method refuses with the right words."""
    values = list(args)
    used = 0
    for name in kind._names[len(args) :]:
        default = kind._defaults.get(name, _ABSENT)
        if name in named:
            used += 1
            values.append(named[name])
        elif default is _ABSENT:
            return None
        else:
            values.append(default.factory() if isinstance(default, _Field) else default)
    return values if used == len(named) and len(values) == len(kind._names) else None


def _compared(kind: type[_Fields]) -> list[str]:
    fields = ((name, kind._defaults.get(name)) for name in kind._names)
    return [name for name, field in fields if not isinstance(field, _Field) or field.compare]


def _write(kind: type[_Fields], method: str) -> Callable[..., Any]:
    """Writes one method of a class, puts it in its place for every later call, and gives it for this one."""
    space: dict[str, Any] = {"_kind": kind, "_absent": _ABSENT}
    exec(_TEXTS[method](kind, space), space)  # the text is made of names of fields only
    written: Callable[..., Any] = space[method]
    setattr(kind, method, written)
    return written


def _init(kind: type[_Fields], space: dict[str, Any]) -> str:
    takes, lines = ["self"], []
    for name in kind._names:
        given = name
        default = kind._defaults.get(name, _ABSENT)
        if isinstance(default, _Field):
            space[f"_new_{name}"], default = default.factory, None
            takes.append(f"{name}=_absent")
            given = f"_new_{name}() if {name} is _absent else {name}"
        elif default is _ABSENT:
            takes.append(name)
        else:
            space[f"_default_{name}"] = default
            takes.append(f"{name}=_default_{name}")
        space[f"_set_{name}"] = kind.__dict__[name].__set__
        lines.append(
            f"    _set_{name}(self, {given})\n" if issubclass(kind, _Lasting) else f"    self.{name} = {given}\n"
        )
    return f"def __init__({', '.join(takes)}):\n{''.join(lines) or '    pass'}"


def _eq(kind: type[_Fields], _: dict[str, Any]) -> str:
    same = " and ".join(f"self.{name} == other.{name}" for name in _compared(kind)) or "True"
    return f"def __eq__(self, other):\n    return {same} if other.__class__ is _kind else NotImplemented"


def _hash(kind: type[_Fields], _: dict[str, Any]) -> str:
    return f"def __hash__(self):\n    return hash(({''.join(f'self.{name}, ' for name in _compared(kind))}))"


_TEXTS: Final[Mapping[str, Callable[[type[_Fields], dict[str, Any]], str]]] = {
    "__init__": _init,
    "__eq__": _eq,
    "__hash__": _hash,
}


class _Tuple(tuple[Any, ...]):
    __slots__ = ()

    if TYPE_CHECKING:
        _fields: ClassVar[tuple[str, ...]]
        _field_defaults: ClassVar[Mapping[str, Any]]
        _calls: ClassVar[list[int]]

    def __new__(cls, *args: Any, **named: Any) -> "_Tuple":
        names = cls._fields
        cls._calls[0] += 1
        if cls._calls[0] <= OFTEN:
            if len(args) == len(names) and not named:
                return tuple.__new__(cls, args)
            given = {**cls._field_defaults, **dict(zip(names, args, strict=False)), **named}
            twice = named.keys() & names[: len(args)]
            if len(given) == len(names) and len(args) <= len(names) and not twice and given.keys() >= set(names):
                return tuple.__new__(cls, [given[name] for name in names])
        return cast("_Tuple", _written(cls)(cls, *args, **named))

    @classmethod
    def _make(cls, values: Iterable[Any]) -> "_Tuple":
        return cls(*values)

    def _replace(self, **changes: Any) -> "_Tuple":
        made = tuple.__new__(type(self), map(changes.pop, self._fields, self))
        if changes:
            raise ValueError(f"{type(self).__qualname__} has no {', '.join(changes)}")
        return made

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in self._asdict().items())})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


def _written(kind: type[_Tuple]) -> Any:
    """Writes what makes a tuple of this class, and puts it in its place for every later call."""
    takes = [f"{name}=_defaults[{name!r}]" if name in kind._field_defaults else name for name in kind._fields]
    values = "".join(f"{name}, " for name in kind._fields)
    space: dict[str, Any] = {"_new": tuple.__new__, "_defaults": kind._field_defaults}
    exec(f"def __new__({', '.join(['_cls', *takes])}):\n    return _new(_cls, ({values}))", space)
    kind.__new__ = space["__new__"]  # type: ignore[method-assign]
    return space["__new__"]


class _Row(type):
    """Makes the annotated names of a class the names of its places; the class is a plain one, too."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(mcs, name, bases, body)
        names = _annotated(mcs, name, bases, body)
        defaults = {field: body.pop(field) for field in names if field in body}
        places = {field: _tuplegetter(place, "") for place, field in enumerate(names)}
        own = {"__slots__": (), "__match_args__": names, "_fields": names, "_field_defaults": defaults, "_calls": [0]}
        return type(name, (_Tuple,), {**body, **own, **places})


if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:

    class NamedTuple(metaclass=_Row):
        """The base of named tuples."""
