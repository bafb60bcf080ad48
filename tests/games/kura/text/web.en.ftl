web-points = Points
web-result-score = { $points } points
