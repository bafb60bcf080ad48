"""Reviews of finished games: good and bad decisions, and what luck did."""
