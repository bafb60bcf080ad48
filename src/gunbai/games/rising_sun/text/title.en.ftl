game-rising_sun = Rising Sun
    .about = Clans, kami and monsters: 3 seasons of alliances, mandates, betrayal and hidden bids in war, for 3–6 players.
