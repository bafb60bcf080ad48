"""Reviews of games that are over: what was decided well, what was not, and what chance did."""
