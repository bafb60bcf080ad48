"""The steps of a game of Shogun in the one order for all sets of expansions (SG-R10)."""

from __future__ import annotations

from typing import Final

P1: Final = 0  # who drafts first, region tiles
P2: Final = 1  # provinces
P3: Final = 2  # stocks
P4: Final = 3  # the tower
P5: Final = 4  # event cards of the year
R0: Final = 5  # Dajokan: offices
R1: Final = 6  # action cards
R2: Final = 7  # special cards
R3: Final = 8  # Tenno's Court: favours
R4: Final = 9  # plans and bids
R5: Final = 10  # the event
R6: Final = 11  # the auction, turn order
R7: Final = 12  # Generals: placed
R8: Final = 13  # Samurai: valour
R9A: Final = 14  # Tenno's Court: officials
R9B: Final = 15  # Tenno's Court: the audience
R9C: Final = 16  # Tenno's Court: favours not taken
R10: Final = 17  # actions
R11: Final = 18  # Dajokan: the ministry
R12: Final = 19  # Generals: march
R13: Final = 20  # clean-up
W1: Final = 21  # rice is lost
W2: Final = 22  # shortage and revolts
W3: Final = 23  # points
W4: Final = 24  # unrest markers go
W5: Final = 25  # event cards of the next year
W6: Final = 26  # rice goes
W7: Final = 27  # Samurai: valour cards go
W8: Final = 28  # Generals: placed again
W9: Final = 29  # turn order goes
E1: Final = 30  # Generals: statues
E2: Final = 31  # Dajokan: lines of offices
E3: Final = 32  # the winner

STEPS: Final = [
    "p1", "p2", "p3", "p4", "p5", "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9a",
    "r9b", "r9c", "r10", "r11", "r12", "r13", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9",
    "e1", "e2", "e3",
]  # fmt: skip
