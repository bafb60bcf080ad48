game-shogun = Shogun
    .about = Daimyo struggle for provinces: 2 years of secret plans, taxes, buildings and battles in a cube tower, for 3–5 players.
puzzle-theme-shogun-order = Special cards
puzzle-theme-shogun-battle = Attacks
