"""Bots that play any game through the engine's contract, from what their seat knows."""
