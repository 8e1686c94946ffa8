"""Faults like those that people make: one small slip in one function. It is made in the syntax tree and put into the running
function.

Nothing on the disk changes. A fault is identified by its function and by the changed text, so it stays the same fault as long
as that line does.
"""

import ast
import copy
import importlib
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any

TELLING = "tell"
"""What tells events in the games is called so."""


@dataclass(frozen=True)
class Fault:
    """A slip in a function of a module. `what` tells people what was written and what is written now."""

    module: str
    function: str
    what: str
    code: CodeType

    @property
    def name(self) -> str:
        return f"{self.module.removeprefix('vernissage.')}:{self.function}: {self.what}"

    def plant(self) -> None:
        """Makes the slip in this process. There is no way back: whoever wants one plants in a process that ends."""
        function = _function(self.module, self.function)
        inner = inspect.unwrap(function)
        assert isinstance(inner, FunctionType)
        inner.__code__ = self.code
        while function is not inner:
            getattr(function, "cache_clear", int)()
            function = function.__wrapped__  # type: ignore[attr-defined]


def faults(module: str, function: str, *, telling: bool = False) -> list[Fault]:
    """All slips in a function (`*`: in all of the module); with `telling` only those in what it tells."""
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    out = []
    for name, node in _functions(tree):
        if function in ("*", name):
            out += _of(module, tree, name, node, telling)
    if function != "*" and function not in dict(_functions(tree)):
        raise LookupError(f"{module} has no {function}")
    return out


def _function(module: str, name: str) -> Any:
    thing: Any = importlib.import_module(module)
    for part in name.split("."):
        thing = inspect.getattr_static(thing, part)
        thing = getattr(thing, "__func__", None) or getattr(thing, "fget", None) or thing
    return thing


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{inner.name}", inner) for inner in node.body if isinstance(inner, ast.FunctionDef))


def _of(module: str, tree: ast.Module, name: str, node: ast.FunctionDef, telling: bool) -> list[Fault]:
    out: list[Fault] = []
    for put, old, new in _slips(node, telling):
        was, now = _shown(old), _shown(new)
        put(ast.fix_missing_locations(ast.copy_location(new, old)))
        code = _code(compile(tree, f"<{module} with a fault>", "exec"), name)
        put(old)
        what = f"`{was}` left out" if isinstance(new, ast.Pass) else f"`{was}` is `{now}`"
        same = sum(1 for fault in out if fault.what.split(" #")[0] == what)
        out.append(Fault(module, name, f"{what} #{same + 1}" if same else what, code))
    return out


def _shown(node: ast.AST) -> str:
    """What is written; of a condition not what it leads to."""
    if isinstance(node, ast.If | ast.IfExp):
        return f"if {ast.unparse(node.test)}"
    return ast.unparse(node).strip()


def _code(code: CodeType, name: str) -> CodeType:
    """The code of a function within that of its module."""
    for part in name.split("."):
        code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part)
    return code


Put = Callable[[ast.AST], None]


def _slips(function: ast.FunctionDef, telling: bool) -> Iterator[tuple[Put, ast.AST, ast.AST]]:
    """What can be put in a node's place, with the node."""
    for put, node, told in list(_places(function.body, telling)):
        if told or not telling:
            for new in variants(node):
                yield put, node, new


def _places(body: list[ast.stmt], told: bool) -> Iterator[tuple[Put, ast.AST, bool]]:
    for i, statement in enumerate(body):
        if not _silent(statement):
            yield from _below(statement, _setter(body, i), False)


def _below(node: ast.AST, put: Put, told: bool) -> Iterator[tuple[Put, ast.AST, bool]]:
    """The node and all in it, and whether each is within the telling of an event."""
    told = told or _tells(node)
    yield put, node, told
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        if isinstance(value, list):
            for i, part in enumerate(value):
                if isinstance(part, ast.AST) and not _silent(part):
                    yield from _below(part, _setter(value, i), told)
        elif isinstance(value, ast.AST) and not isinstance(value, (ast.operator, ast.expr_context, ast.boolop, ast.unaryop)):
            yield from _below(value, lambda new, f=field: setattr(node, f, new), told)  # type: ignore[misc]


def _setter(things: list[Any], i: int) -> Put:
    def put(new: ast.AST) -> None:
        things[i] = new

    return put


def _silent(node: ast.AST) -> bool:
    """Docstrings, what is raised, and texts: a slip there changes no rule."""
    return isinstance(node, (ast.Raise, ast.JoinedStr, ast.Assert, ast.Pass)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def _tells(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else node
    if not isinstance(call, ast.Call):
        return False
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    return name == TELLING


COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitXor: ast.BitOr,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """What somebody might have written instead."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield _with(node, ops=[COMPARED[type(op)]()])
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.BinOp(op=op) if type(op) in RECKONED and not _plain(node.left) and not _plain(node.right):
            yield _with(node, op=RECKONED[type(op)]())
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int()):
            yield ast.Constant(node.value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.comprehension(ifs=[_, *_]):
            yield _with(node, ifs=[])
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub()):
            yield node.operand
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield _with(node, func=ast.Name(CALLED[name], ast.Load()))
        case ast.Call(func=ast.Name(id="tell"), args=[ast.Call(args=args, keywords=named) as event]):
            if named:
                yield _with(node, args=[_with(event, keywords=[])])
            if len(args) > 1:
                first, second, *rest = args
                yield _with(node, args=[_with(event, args=[second, first, *rest])])


def _with(node: Any, **changed: Any) -> Any:
    new = copy.copy(node)
    for field, value in changed.items():
        setattr(new, field, value)
    return new


def _plain(node: ast.AST) -> bool:
    """What cannot be reckoned with otherwise: a text, a row."""
    return isinstance(node, ast.JoinedStr | ast.Tuple | ast.List) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
