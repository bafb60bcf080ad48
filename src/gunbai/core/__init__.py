"""The engine that all games stand on: no game, no input or output, no words."""
