"""How a bot judges this game."""
