game-joraku = Joraku. Поход на Киото
    .about = Поход на Киото: 3 раунда, коны и самураи на одной дороге, для 2–4 игроков.
puzzle-theme-joraku-cards = Карты
puzzle-theme-joraku-samurai = Ниндзя и самураи
puzzle-theme-joraku-march = В походе
