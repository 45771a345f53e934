"""Drives Debian's Firefox over Marionette, its own protocol: framed JSON through a socket, so no driver is needed."""

import json
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

FIREFOX = "firefox-esr"
PATIENCE = 120.0
"""Seconds."""
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1",
    "intl.accept_languages": "en-GB",
    "media.cubeb.force_mock_context": True,
}
"""Nothing but this machine is reached, for any other address leads to a port where nobody listens; sound goes to a
device that Firefox makes up, for a machine without one never lets it begin.
"""


def until(holds: Callable[[], Any]) -> Any:
    """Waits until a condition holds; what it gave."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(0.1)
    return pytest.fail("it did not come to pass")


class Firefox:
    """One window."""

    def __init__(self, port: int) -> None:
        self._socket = until(lambda: _connected(port))
        self._received = b""
        self._answer()  # its greeting
        self._number = 0
        self.command("WebDriver:NewSession", {})

    def command(self, name: str, parameters: dict[str, Any]) -> Any:
        """What Firefox answers. AssertionError with what it says when it refuses."""
        self._number += 1
        text = json.dumps([0, self._number, name, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, number, error, result = self._answer()
        assert number == self._number
        assert error is None, error
        return result

    def open(self, address: str) -> None:
        """Goes there, and waits until the page is loaded."""
        self.command("WebDriver:Navigate", {"url": address})

    def script(self, body: str, *arguments: Any) -> Any:
        """What a function of the page with that body returns."""
        parameters = {"script": body, "args": list(arguments), "newSandbox": False, "sandbox": None}
        return self.command("WebDriver:ExecuteScript", parameters)["value"]

    def click(self, x: float, y: float) -> None:
        """Presses and releases the pointer there, in CSS pixels."""
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.command("WebDriver:PerformActions", {"actions": [pointer]})

    def resize(self, width: int, height: int) -> None:
        """The window, its frame included."""
        self.command("WebDriver:SetWindowRect", {"width": width, "height": height})

    def close(self) -> None:
        """Lets go of the browser."""
        self._socket.close()

    def _answer(self) -> Any:
        while b":" not in self._received:
            self._receive()
        length, self._received = self._received.split(b":", 1)
        while len(self._received) < int(length):
            self._receive()
        text, self._received = self._received[: int(length)], self._received[int(length) :]
        return json.loads(text)

    def _receive(self) -> None:
        part = self._socket.recv(65536)
        assert part, "Firefox has gone"
        self._received += part


def _connected(port: int) -> socket.socket | None:
    try:
        return socket.create_connection(("127.0.0.1", port), PATIENCE)
    except ConnectionRefusedError:
        return None


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A new Firefox with a profile in that empty folder."""
    port = _free_port()
    preferences = PREFERENCES | {"marionette.port": port}
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items())
    (folder / "user.js").write_text("\n".join(lines))
    command = [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(folder), "about:blank"]
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            with closing(Firefox(port)) as page:
                yield page
        finally:
            process.terminate()
