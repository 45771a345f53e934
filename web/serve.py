"""serve.py FOLDER PORT [--open]: serve a built site on this machine alone, and open the browser if there is one."""

import os
import re
import sys
import webbrowser
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

SECURE = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
"""What embed.html tells hosts to send."""


class Handler(SimpleHTTPRequestHandler):
    """A folder as a good static host serves it: right types, and a year's keeping for folders named by their hash."""

    protocol_version = "HTTP/1.1"

    extensions_map = {  # noqa: RUF012 (as the standard library declares it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *arguments: Any, headers: Mapping[str, str], **options: Any) -> None:
        """`headers` are sent along with every answer."""
        self._more = headers
        super().__init__(*arguments, **options)

    def end_headers(self) -> None:
        """The headers that every answer carries."""
        fixed = re.search(r"-[0-9a-f]{12}/", self.path)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if fixed else "no-cache")
        for name, value in self._more.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing is written about each request."""


def server(folder: Path, port: int, headers: Mapping[str, str] = SECURE) -> ThreadingHTTPServer:
    """A server for `folder` on 127.0.0.1; port 0 takes any free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder), headers=headers))


def has_display() -> bool:
    """Whether a browser could show itself."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def main(folder: str, port: str, *options: str) -> None:
    """The command line."""
    with server(Path(folder), int(port)) as serving:
        address = f"http://127.0.0.1:{serving.server_port}/"
        print(f"Kitchen Table is at {address} (Ctrl+C ends)", flush=True)
        if "--open" in options and has_display():
            webbrowser.open(address)
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main(*sys.argv[1:])
