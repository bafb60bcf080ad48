game-rising_sun = Восходящее солнце
    .about = Дома, ками и монстры: 3 времени года союзов, приказов, предательства и тайных ставок на войне, для 3–6 игроков.
puzzle-theme-rising_sun-mandate = Приказы
puzzle-theme-rising_sun-recruit = Призыв
puzzle-theme-rising_sun-marshal = Передвижение и строительство
puzzle-theme-rising_sun-train = Карты
puzzle-theme-rising_sun-betray = Предательство
puzzle-theme-rising_sun-war = Война
