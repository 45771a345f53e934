"""Takes the place of web/main.py in the bench's copy of the site; what the address asks for is measured."""

import asyncio
import json

import js

from game.app import assets_folder
from game.host.browser import Browser
from game.ui.canvas import Kit
from tests.bench import flight, moves, thought

SECONDS = 5.0


async def main() -> None:
    """Leaves the numbers where the bench waits for them."""
    host = Browser()
    js.document.getElementById("cover").hidden = True
    query = host.query()
    measured: object
    if "moves" in query:
        measured = moves.moves_per_second(query["moves"], SECONDS)
    elif "thought" in query:
        measured = thought.measure(query["thought"], query["level"], SECONDS)
    else:
        measured = await flight.frames_per_second(host, Kit(assets_folder()), SECONDS)
    js.window.measured = json.dumps(measured)


asyncio.run(main())
