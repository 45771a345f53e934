"""The page of licences inside the bundle, made from the project's own tables of what it carries."""

import html
import re

HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Licences of Kitchen Table</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<link rel="stylesheet" href="../embed.css">
<link rel="icon" href="../favicon.png" type="image/png">
</head>
<body>
<main>
<h1>Licences</h1>
<p>Kitchen Table itself is under the <a href="LICENSE.txt">MIT licence</a>. It carries what follows.</p>
"""
TAIL = "</main>\n</body>\n</html>\n"


def page(*documents: str) -> str:
    """A page of HTML from texts in the Markdown of our tables: headings, paragraphs, tables and `code`.

    A file of that folder that is named in them, such as `SDL2.txt`, becomes a link.
    """
    return HEAD + "".join("".join(map(_block, _blocks(each))) for each in documents) + TAIL


def _blocks(text: str) -> list[list[str]]:
    """Lines that belong together: a heading alone, the rows of a table, a paragraph."""
    blocks: list[list[str]] = []
    for line in text.splitlines():
        alone = not line or line.startswith("#") or not blocks or blocks[-1][0].startswith("#")
        if alone or line.startswith("|") != blocks[-1][0].startswith("|"):
            blocks.append([])
        blocks[-1].append(line or "#")
    return [block for block in blocks if block != ["#"]]


def _block(lines: list[str]) -> str:
    if lines[0].startswith("#"):
        return f"<h2>{_inline(lines[0].lstrip('# '))}</h2>\n"
    if not lines[0].startswith("|"):
        return f"<p>{_inline(' '.join(lines))}</p>\n"
    rows = (line.strip("|").split("|") for line in lines if not re.match(r"\|[\s|:-]+$", line))
    told = ("".join(f"<td>{_inline(cell.strip())}</td>" for cell in row) for row in rows)
    return "<table>\n" + "".join(f"<tr>{row}</tr>\n" for row in told) + "</table>\n"


def _inline(text: str) -> str:
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(text))
    return re.sub(r"(?:fonts/|sounds/|src/recordings/)?\b([\w-]+\.txt)", r'<a href="\1">\1</a>', text)
