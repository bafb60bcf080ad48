"""Kura (蔵), the storehouse: a small game that no box has.

It lives beside the tests and is found by `GUNBAI_GAMES`, as any user's own game would be. It uses
all that the contract of the engine offers: hidden hands, sealed answers, chance, actions out of
turn, and an end. It has no board of its own: the plain one shows it.

Each round a lot of goods comes to market, and everybody seals one card as a bid (KR-D1). The
highest card takes the lot, whose buyer stores it for all its points, or sells it at once for half
of them and draws a card (KR-D2). Coins may be given away at any time; one left is worth a point.
"""
