// Moments of real games for tests: tools/make_samples.py plays them and writes each game's samples.json.

import type { Happening, View } from '../core/protocol';

export interface Sample {
  names: string[];
  view: View;
  log: Happening[];
}

/** A copy, so that a test may change what it needs. */
export function sampleAt<Samples>(samples: Samples, moment: keyof Samples): Sample {
  return structuredClone(samples[moment]) as unknown as Sample;
}
