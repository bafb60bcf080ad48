"""A bot in Python: gunbai arena joraku medium medium outside_bot:Random

The class is made without arguments and lives in a process of its own. Each question stands alone.
"""

import random


class Random:
    """Gives any answer that it may give."""

    def choose(self, question: dict) -> str:
        """Return the text of an answer; what the seat sees is in question["view"]."""
        chance = random.Random(question["seed"])  # equal seeds make equal games
        return chance.choice(question["view"]["choices"])["text"]
