"""Randomness that nobody could have chosen: it is derived from a secret seed and the players' own
words.

The fingerprint of the seed is published before anybody adds a word, so whoever knows the seed can't
choose it to suit the words; and nobody who adds a word knows the seed. At the end of the game the
seed is shown, and everybody can replay the game and compare.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from gunbai.core.rng import Rng

#: Letters of a player's word.
MOST_WORD: Final = 40
_WORD_BYTES: Final = 4


def fingerprint(seed: int) -> str:
    """Return the fingerprint of a seed: the SHA-256 of its decimal digits."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


class Luck:
    """The randomness of one game: every step has its own generator.

    A step's generator is made of the HMAC-SHA256 of the step's number and all words, one per line,
    with the decimal digits of the seed as its key. Step 0 is the setup, step n the n-th answer.
    """

    def __init__(self, seed: int, words: list[str]) -> None:
        self._key: Final = str(seed).encode()
        self._words: Final = "\n".join(words)

    def setup_seed(self) -> int:
        """Return the seed that the first position is made from."""
        return int.from_bytes(self._digest(0), "big")

    def step(self, number: int) -> Rng:
        """Return the generator for an answer; the first one has the number 1."""
        digest = self._digest(number)
        words = [
            int.from_bytes(digest[place : place + _WORD_BYTES], "big")
            for place in range(0, 4 * _WORD_BYTES, _WORD_BYTES)
        ]
        if not any(words):
            words[0] = 1
        return Rng(words[0], words[1], words[2], words[3])

    def _digest(self, number: int) -> bytes:
        message = f"{number}\n{self._words}"
        return hmac.digest(self._key, message.encode(), "sha256")
