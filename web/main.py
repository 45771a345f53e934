import asyncio

from game.app import main

asyncio.run(main())
