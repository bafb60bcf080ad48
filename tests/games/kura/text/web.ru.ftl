web-points = Очки
web-result-score = Очков: { $points }
