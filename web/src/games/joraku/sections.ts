// The sections of the guide that explain decisions.

type Place = readonly [page: number, section: number];
const ROUND: Place = [0, 2];
const CARDS: Place = [0, 3];
const TWO_PLAYERS: Place = [1, 2];

/** The page of the guide and the section there that tell of each decision. */
export const SECTIONS: Record<string, Place> = {
  'JK-D02': ROUND,
  'JK-D03': CARDS,
  'JK-D04': CARDS,
  'JK-D05': CARDS,
  'JK-D06': CARDS,
  'JK-D07': CARDS,
  'JK-D08': TWO_PLAYERS,
  'JK-D09': TWO_PLAYERS,
  'JK-D10': TWO_PLAYERS,
  'JK-D11': TWO_PLAYERS,
  'JK-D12': TWO_PLAYERS,
  'JK-D13': TWO_PLAYERS,
};
