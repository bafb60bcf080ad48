web-points = Очки
web-result-score = Очок: { $points }
