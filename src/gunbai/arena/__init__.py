"""Matches between bots, ratings, and mass simulation of random games."""
