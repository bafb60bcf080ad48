"""The games as environments for reinforcement learning, in the forms that other tools know.

`gunbai.envs.pettingzoo`, `gunbai.envs.gymnasium` and `gunbai.envs.openspiel` need the library they
are named after; `batch` needs nothing more than Gunbai itself.
"""

from gunbai.envs.batches import Batch, batch
from gunbai.numbers.numbering import VERSION, WAIT
from gunbai.numbers.scheme import REWARDS

__all__ = ["REWARDS", "VERSION", "WAIT", "Batch", "batch"]
