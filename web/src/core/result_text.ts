// The final table as plain text, to be sent to somebody.

export interface Finisher {
  name: string;
  place: number;
  points: number;
}

/** The game, then everybody in the order of their places, then where it can be seen. */
export function resultText(game: string, finishers: readonly Finisher[], link: string): string {
  const rows = [...finishers]
    .sort((one, other) => one.place - other.place)
    .map(({ name, place, points }) => `${place}. ${name} – ${points}`);
  return [game, ...rows, link].join('\n');
}
