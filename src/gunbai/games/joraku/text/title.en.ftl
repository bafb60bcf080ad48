game-joraku = Joraku
    .about = The march to Kyoto: 3 rounds of tricks and samurai on one road, for 2–4 players.
