"""A static host as players meet it: brotli, right types, and a line of so many bits a second for everybody together."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.web.sizes import brotli_of
from web.serve import Handler

CHUNK = 16 * 1024
"""Bytes written at once."""


class Line:
    """Lets bytes through one after the other, at a steady pace."""

    def __init__(self, bits_a_second: float) -> None:
        self._second = bits_a_second / 8
        self._free = 0.0
        self._lock = threading.Lock()

    def take(self, count: int) -> None:
        """Waits until `count` bytes have gone through."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + count / self._second
            wait = self._free - time.monotonic()
        if wait > 0:
            time.sleep(wait)


class SlowHandler(Handler):
    """Everything compressed but pictures, through the line."""

    def __init__(self, *arguments: Any, line: Line, **options: Any) -> None:
        self._line = line
        super().__init__(*arguments, headers={}, **options)

    def do_GET(self) -> None:  # noqa: N802 (the standard library's name)
        """A file, or that there is none."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        packed = path.suffix != ".png" and "br" in self.headers.get("Accept-Encoding", "")
        content = brotli_of(path) if packed else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(content)))
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        for start in range(0, len(content), CHUNK):
            part = content[start : start + CHUNK]
            self._line.take(len(part))
            self.wfile.write(part)


class SlowServer(ThreadingHTTPServer):
    """A browser that leaves in mid-answer is no news."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing."""


@contextmanager
def serve_slowly(folder: Path, bits_a_second: float) -> Iterator[str]:
    """The folder on a port of its own; the address, ending with a slash."""
    handler = partial(SlowHandler, directory=str(folder), line=Line(bits_a_second))
    with SlowServer(("127.0.0.1", 0), handler) as serving:
        thread = threading.Thread(target=serving.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{serving.server_port}/"
        finally:
            serving.shutdown()
            thread.join()
