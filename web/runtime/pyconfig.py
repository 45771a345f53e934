"""pyconfig.py TEMPLATE STDLIB.zip: print the pyconfig.h of Pyodide's Python.

Debian's pyconfig.h of the same Python version names every macro; the values are those of Pyodide's own build, which
its standard library records in _sysconfigdata. Lines about macros that this record does not know stay as they are.
"""

import re
import sys
import zipfile
from pathlib import Path
from typing import Any

MACRO = re.compile(r"\s*(?:#\s*define|/\*\s*#\s*undef)\s+(\w+)")


def build_variables(stdlib: str) -> dict[str, Any]:
    """The build_time_vars of the _sysconfigdata module in a zipped standard library."""
    with zipfile.ZipFile(stdlib) as archive:
        (name,) = [name for name in archive.namelist() if name.startswith("_sysconfigdata")]
        scope: dict[str, Any] = {}
        exec(archive.read(name), scope)
    variables: dict[str, Any] = scope["build_time_vars"]
    return variables


def line_for(name: str, value: Any) -> str:
    """Zero means undefined, but for HAVE_DECL_*, which are tested by value."""
    if value == 0 and not name.startswith("HAVE_DECL_"):
        return f"/* #undef {name} */"
    return f"#define {name} {value}"


template, stdlib = sys.argv[1:]
variables = build_variables(stdlib)
for line in Path(template).read_text().splitlines():
    macro = MACRO.match(line)
    known = macro is not None and macro.group(1) in variables
    print(line_for(macro.group(1), variables[macro.group(1)]) if macro and known else line)
