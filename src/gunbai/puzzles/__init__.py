"""Puzzles: positions of games with one answer that is clearly best."""
