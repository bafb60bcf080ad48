// The spaces of the Dajokan board (SG-XD).

export const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const COLUMNS = ['1', '2', '3', '4', '5', '6'] as const;
