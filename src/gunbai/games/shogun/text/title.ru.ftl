game-shogun = Сёгун
    .about = Борьба даймё за провинции: 2 года тайных планов, налогов, строительства и сражений в башне, для 3–5 игроков.
puzzle-theme-shogun-order = Особые карты
puzzle-theme-shogun-battle = Атаки
