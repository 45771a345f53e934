"""bytecode.py PRUNE {IN.zip OUT.zip}...: turn the Python files of zips into bytecode of the running interpreter.

PRUNE lists patterns of members to leave out. Bytecode carries no source, no docstrings and no asserts, and is never
compared with a source (unchecked hash). Decorated classes keep a docstring of one space: for one without any, dataclass
would write one, which takes it longer than everything else it does. Members are stored, in order, with one date: the
same input gives the same bytes, and the web server's compression sees them plainly.
"""

import ast
import sys
import zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
DATE = (2026, 1, 1, 0, 0, 0)


def patterns(prune: Path) -> list[str]:
    """The patterns of a prune file: one a line, `#` starts a comment."""
    lines = (line.partition("#")[0].strip() for line in prune.read_text().splitlines())
    return [line for line in lines if line]


def without_docstrings(module: ast.Module) -> ast.Module:
    """The same module; every docstring removed, but of decorated classes."""
    for node in ast.walk(module):
        if isinstance(node, DOCUMENTED):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if node.body[1:] else [ast.Pass()]
            if isinstance(node, ast.ClassDef) and node.decorator_list:
                node.body.insert(0, ast.Expr(ast.Constant(" ")))
    return ast.fix_missing_locations(module)


def bytecode(name: str, source: bytes) -> bytes:
    """A .pyc file's contents."""
    module = without_docstrings(ast.parse(source, name))
    code = compile(module, name, "exec", dont_inherit=True, optimize=1)
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


def convert(source: Path, target: Path, pruned: list[str]) -> None:
    """Write `target` with the members of `source` that no pattern names."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(set(old.namelist())):
            if name.endswith("/") or any(fnmatch(name, pattern) for pattern in pruned):
                continue
            content = old.read(name)
            if name.endswith(".py"):
                name, content = name + "c", bytecode(name, content)
            new.writestr(zipfile.ZipInfo(name, DATE), content)


def main(prune: str, *zips: str) -> None:
    """The command line."""
    pruned = patterns(Path(prune))
    for source, target in zip(zips[::2], zips[1::2], strict=True):
        convert(Path(source), Path(target), pruned)


main(*sys.argv[1:])
