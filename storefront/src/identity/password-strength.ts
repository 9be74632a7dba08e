import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Large because of its word lists. Load this module only once a password is being typed.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Characters beyond this never make a strong password weak, but take a long time to check. */
const MAX_CHECKED_LENGTH = 128;

/** Returns how hard the password is to guess: 0 (instantly) to 4 (not in a lifetime). */
export function strengthOf(password: string, personal: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, MAX_CHECKED_LENGTH), [...personal]).score;
}
