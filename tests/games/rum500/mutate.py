"""Plants each rule's fault and prints the rules whose tests let it pass; exit status 1 then.

`python -m tests.games.rum500.mutate [ID ...]`
"""

import sys

from tests.games.rum500.faults import FAULTS
from tests.mutation import survivors

if __name__ == "__main__":
    alive = survivors("rum500", FAULTS, sys.argv[1:] or FAULTS)
    print("\n".join(alive) or "every fault was found")
    sys.exit(bool(alive))
