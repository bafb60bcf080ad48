// The sections of the guide that explain decisions.

const [ROUND, CARDS, TWO_PLAYERS] = [2, 3, 8];

/** The section of the guide that tells of each decision. */
export const SECTIONS: Record<string, number> = {
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
