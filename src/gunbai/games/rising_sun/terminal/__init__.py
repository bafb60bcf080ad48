"""How Rising Sun is drawn in a terminal. Only the command line comes here; it is not compiled."""
