game-kura = Kura
    .about = Storehouses: hidden bids for 3 or 4 lots of goods, for 2–4 players.
