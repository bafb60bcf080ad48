game-joraku = Joraku. Похід на Кіото
    .about = Похід на Кіото: 3 раунди, сутички й самураї на одній дорозі, для 2–4 гравців.
puzzle-theme-joraku-cards = Карти
puzzle-theme-joraku-samurai = Ніндзя й самураї
puzzle-theme-joraku-march = У поході
