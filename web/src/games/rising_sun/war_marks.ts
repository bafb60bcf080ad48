// Signs of the steps of a battle, strokes in a box of −12…12.

import { MARK } from './marks';
import type { StepKind } from './war';

export const STEP_MARK: Record<StepKind, string> = {
  forces: 'M-9.6 10V1H-4.6V10ZM-2.5 10V-10H2.5V10ZM4.6 10V-4H9.6V10Z',
  bids: MARK['coin']!,
  seppuku: 'M-10 10L-4.6 4.6M-7.8 1.8L-1.8 7.8M-4.6 4.6L7.4 -7.4L10.4 -10.4L8.4 -5.4L-2.6 6.6',
  hostage: MARK['hostage']!,
  ronin: MARK['ronin']!,
  outcome: 'M-7 10.6V-10.6M-7 -10H9.6V2H-7M-10.4 10.6H-3.6M1.3 -7V-1M-1.7 -4H4.3',
  poets: 'M10 -10.4L-1.6 2.2M-1.6 2.2C-5.6 .6 -9 3.4 -8.4 7C-8.2 8.6 -9 9.8 -10.4 10.2C-4.4 11.6 1.4 8.6 -1.6 2.2ZM3 10H10.4',
  paid: MARK['deal']!,
};
