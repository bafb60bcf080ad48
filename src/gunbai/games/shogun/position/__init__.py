"""The whole position: its fields, its notation, its invariants and what a seat knows of it."""
