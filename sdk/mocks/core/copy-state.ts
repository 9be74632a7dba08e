import type { ShopState } from '../state.ts';

/** A copy to be changed. */
export function copyState(state: ShopState): ShopState {
  return withOwnKeysOnly(structuredClone(state));
}

/**
 * The same state, whose records hold what was put there and nothing else: without a prototype, a
 * visitor whose cookie says `constructor` is found nowhere.
 */
export function withOwnKeysOnly(state: ShopState): ShopState {
  for (const record of Object.values(state)) {
    if (!Array.isArray(record)) Object.setPrototypeOf(record, null);
  }
  return state;
}
