"""A planted fault for each rule: what to change in the code so that the rule is broken and its test must fail."""

from tests.games.trash_poker.flow_faults import FLOW_FAULTS
from tests.games.trash_poker.hand_faults import HAND_FAULTS
from tests.games.trash_poker.house_faults import HOUSE_FAULTS

FAULTS = {**HAND_FAULTS, **FLOW_FAULTS, **HOUSE_FAULTS}
