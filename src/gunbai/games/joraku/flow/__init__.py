"""The rules in progress: one frame per heading of the rulebook."""
