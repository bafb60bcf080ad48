game-rising_sun = Вранішнє сонце
    .about = Клани, камі й чудовиська: 3 пори року альянсів, наказів, зради й таємних ставок на війні, для 3–6 гравців.
puzzle-theme-rising_sun-mandate = Накази
puzzle-theme-rising_sun-recruit = Призов
puzzle-theme-rising_sun-marshal = Переміщення й будівництво
puzzle-theme-rising_sun-train = Карти
puzzle-theme-rising_sun-betray = Зрада
puzzle-theme-rising_sun-war = Війна
