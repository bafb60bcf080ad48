game-joraku = Joraku
    .about = The march to Kyoto: 3 rounds of tricks and samurai on one road, for 2–4 players.
puzzle-theme-joraku-cards = Cards
puzzle-theme-joraku-samurai = Ninja and samurai
puzzle-theme-joraku-march = On the march
