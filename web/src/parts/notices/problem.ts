// The reason why notices did not get there: the server tells a status, or the key of a text.

import { say } from '../../core/settings.svelte';

export const givenUp = (problem: string): string =>
  say('web-notices-given-up', { problem: problem.startsWith('notice-') ? say(problem) : problem });
