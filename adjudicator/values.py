"""Plain values with named fields, as a dataclass gives them, whose classes cost next to nothing until they are used.

A ruling touches a few of some hundred and fifty classes. A dataclass, and a named tuple, writes and compiles the methods
of each while it is imported, which took longer than reading, ruling and printing together; here a method is written when
it is first called. Type checkers see dataclasses (``dataclass_transform``) and named tuples.
"""

import sys
from collections import _tuplegetter  # type: ignore[attr-defined]
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast, dataclass_transform

T = TypeVar("T", bound="_Fields")

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


class _Kind(type):
    """Makes the annotated names of a class its slots, and puts their defaults aside."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_Kind":
        names = _annotated(mcs, name, bases, body)
        defaults = {field: body.pop(field) for field in names if field in body}
        return super().__new__(
            mcs,
            name,
            bases,
            {**body, "__slots__": names, "__match_args__": names, "_names": names, "_defaults": defaults},
        )


class _Fields(metaclass=_Kind):
    if TYPE_CHECKING:
        _names: ClassVar[tuple[str, ...]]
        _defaults: ClassVar[Mapping[str, Any]]

    def __init__(self, *args: Any, **named: Any) -> None:
        _write(type(self), "__init__")(self, *args, **named)

    def __eq__(self, other: object) -> bool:
        return cast(bool, _write(type(self), "__eq__")(self, other))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in _compared(type(self)))
        return f"{type(self).__qualname__}({shown})"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), tuple(getattr(self, name) for name in self._names)


@dataclass_transform(eq_default=True, field_specifiers=(field,))
class Record(_Fields):
    """A value that changes while it is put together; two are equal if all their fields are."""

    __hash__ = None  # type: ignore[assignment]


@dataclass_transform(eq_default=True, frozen_default=True, field_specifiers=(field,))
class Value(_Fields):
    """A value that does not change: it can be the key of a table, and equals another of its class with the same fields."""

    def __hash__(self) -> int:
        return cast(int, _write(type(self), "__hash__")(self))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__qualname__} does not change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__qualname__} does not change: {name}")


def replace(value: T, **changes: Any) -> T:
    """The same value with some of its fields changed."""
    kept = {name: getattr(value, name) for name in value._names if name not in changes}
    return type(value)(**kept, **changes)


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
        lines.append(f"    _set_{name}(self, {given})\n" if issubclass(kind, Value) else f"    self.{name} = {given}\n")
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


class _Row(type):
    """Makes the annotated names of a class the names of its places."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_Row":
        names = _annotated(mcs, name, bases, body)
        defaults = {field: body.pop(field) for field in names if field in body}
        places = {field: _tuplegetter(place, "") for place, field in enumerate(names)}
        named = {"__slots__": (), "__match_args__": names, "_fields": names, "_field_defaults": defaults}
        return super().__new__(mcs, name, bases, {**body, **named, **places})


class _Tuple(tuple[Any, ...], metaclass=_Row):
    if TYPE_CHECKING:
        _fields: ClassVar[tuple[str, ...]]
        _field_defaults: ClassVar[Mapping[str, Any]]

    def __new__(cls, *args: Any, **named: Any) -> "_Tuple":
        takes = [f"{name}=_defaults[{name!r}]" if name in cls._field_defaults else name for name in cls._fields]
        values = "".join(f"{name}, " for name in cls._fields)
        space: dict[str, Any] = {"_new": tuple.__new__, "_defaults": cls._field_defaults}
        exec(f"def __new__(_cls, {', '.join(takes)}):\n    return _new(_cls, ({values}))", space)
        cls.__new__ = space["__new__"]  # type: ignore[method-assign]
        return cls.__new__(cls, *args, **named)

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


if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    NamedTuple = _Tuple
