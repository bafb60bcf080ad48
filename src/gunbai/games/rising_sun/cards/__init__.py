"""One small class for each season card."""
