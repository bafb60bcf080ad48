"""The drawing of Rising Sun in a terminal. Only the command line uses it; it is not compiled."""
