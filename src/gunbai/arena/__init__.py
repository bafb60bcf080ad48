"""Bots against each other and against the rules: matches, ratings, mass simulation."""
