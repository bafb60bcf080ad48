"""The engine that all games are built on: no game rules, no input or output, no texts."""
