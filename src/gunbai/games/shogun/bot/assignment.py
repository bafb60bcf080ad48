"""The assignment problem: rows to columns with the highest total worth."""

from __future__ import annotations


class Assignment:
    """The best assignment of rows to columns (the Hungarian method), and the losses of other pairs.

    With fewer columns than rows, empty columns without worth fill up the matrix.
    """

    def __init__(self, rows: int, columns: int, values: list[float]) -> None:
        self.rows = rows
        self.columns = columns
        self.width = max(rows, columns)
        self.cost = [0.0] * (rows * self.width)
        for row in range(rows):
            for column in range(columns):
                self.cost[row * self.width + column] = -values[row * columns + column]
        self.of_row = [0.0] * (rows + 1)
        self.of_column = [0.0] * (self.width + 1)
        self.match = [0] * (self.width + 1)  # the row of each column, both from 1
        for row in range(1, rows + 1):
            self._place(row)

    def _place(self, row: int) -> None:
        """Find a column for one more row; the others may have to change."""
        width = self.width
        match = self.match
        match[0] = row
        column = 0
        least = [1.0e18] * (width + 1)
        used = [False] * (width + 1)
        way = [0] * (width + 1)
        while True:
            used[column] = True
            here = match[column]
            delta = 1.0e18
            following = 0
            base = (here - 1) * width - 1
            for other in range(1, width + 1):
                if not used[other]:
                    reduced = self.cost[base + other] - self.of_row[here] - self.of_column[other]
                    if reduced < least[other]:
                        least[other] = reduced
                        way[other] = column
                    if least[other] < delta:
                        delta = least[other]
                        following = other
            for other in range(width + 1):
                if used[other]:
                    self.of_row[match[other]] += delta
                    self.of_column[other] -= delta
                else:
                    least[other] -= delta
            column = following
            if match[column] == 0:
                break
        while column:
            before = way[column]
            match[column] = match[before]
            column = before

    def chosen(self) -> list[int]:
        """Return the column of each row; −1 for none."""
        out = [-1] * self.rows
        for column in range(1, self.columns + 1):
            if self.match[column]:
                out[self.match[column] - 1] = column - 1
        return out

    def losses(self) -> list[float]:
        """Return reduced costs by row × columns + column: 0 for pairs of a best assignment."""
        out = [0.0] * (self.rows * self.columns)
        for row in range(self.rows):
            for column in range(self.columns):
                cost = self.cost[row * self.width + column]
                lost = cost - self.of_row[row + 1] - self.of_column[column + 1]
                out[row * self.columns + column] = max(0.0, lost)
        return out
