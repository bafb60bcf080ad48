game-rising_sun = Rising Sun
    .about = Clans, kami and monsters: 3 seasons of alliances, mandates, betrayal and hidden bids in war, for 3–6 players.
puzzle-theme-rising_sun-mandate = Mandates
puzzle-theme-rising_sun-recruit = Summoning
puzzle-theme-rising_sun-marshal = Moving and building
puzzle-theme-rising_sun-train = Cards
puzzle-theme-rising_sun-betray = Betrayal
puzzle-theme-rising_sun-war = War
