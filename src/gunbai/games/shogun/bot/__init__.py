"""The opinions of bots about this game."""
