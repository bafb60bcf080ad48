"""Rising Sun with Dynasty Invasion."""
