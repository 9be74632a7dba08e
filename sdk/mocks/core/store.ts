import { recordChangedEvents } from '../events/record-events.ts';
import type { ShopState } from '../state.ts';
import { fanOut } from '../webhooks/mock-webhook.ts';
import { copiedOnUse } from './copied-on-use.ts';

/** Applies a change to the stored state: all of it or, if it throws, none of it. */
export function changeState<T>(store: Store, change: (state: ShopState) => T, now = new Date()): T {
  const before = store.read();
  const { draft, changed } = copiedOnUse(before);
  const result = change(draft);
  recordChangedEvents(before, changed, now);
  fanOut(before, changed, now);
  store.write(changed);
  return result;
}

/** Applies a change with exclusive access if the store is shared. */
export async function changeShop<T>(store: Store, change: (state: ShopState) => T): Promise<T> {
  const run = () => changeState(store, change);
  return store.exclusive ? store.exclusive(run) : run();
}

/**
 * Removes the prototypes of the state's records, so that a key such as `constructor` in a visitor's
 * cookie finds nothing.
 */
export function withOwnKeysOnly(state: ShopState): ShopState {
  for (const record of Object.values(state)) {
    // Reading a field that a stored state lacks leaves undefined.
    if (record !== undefined && !Array.isArray(record)) Object.setPrototypeOf(record, null);
  }
  return state;
}

/** Storage for the mock shop's state. A state returned by `read` must not be changed. */
export interface Store {
  read: () => ShopState;
  write: (state: ShopState) => void;
  /** Runs something with exclusive access, if the store is shared. */
  exclusive?: <T>(run: () => T) => Promise<T>;
}

/** Creates a store that lasts as long as the page or the test. */
export function memoryStore(state: ShopState): Store {
  let saved = withOwnKeysOnly(state);
  return {
    read: () => saved,
    write: (next) => {
      saved = withOwnKeysOnly(next);
    },
  };
}
