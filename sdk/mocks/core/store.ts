import { recordChangedEvents } from '../events/record-events.ts';
import type { ShopState } from '../state.ts';
import { fanOut } from '../webhooks/mock-webhook.ts';
import { copiedOnUse } from './copied-on-use.ts';

/** Changes what is kept, at once or, where that throws, not at all. */
export function changeState<T>(store: Store, change: (state: ShopState) => T, now = new Date()): T {
  const before = store.read();
  const { draft, changed } = copiedOnUse(before);
  const result = change(draft);
  recordChangedEvents(before, changed, now);
  fanOut(before, changed, now);
  store.write(changed);
  return result;
}

/** The same once nobody else does, where the store is shared. */
export async function changeShop<T>(store: Store, change: (state: ShopState) => T): Promise<T> {
  const run = () => changeState(store, change);
  return store.alone ? store.alone(run) : run();
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

/** Where the played shop keeps what it knows. What is read must not be changed. */
export interface Store {
  read: () => ShopState;
  write: (state: ShopState) => void;
  /** Runs something while nobody else does, where the store is shared. */
  alone?: <T>(run: () => T) => Promise<T>;
}

/** For as long as the page, or the test, lives. */
export function memoryStore(state: ShopState): Store {
  let kept = withOwnKeysOnly(state);
  return {
    read: () => kept,
    write: (next) => {
      kept = withOwnKeysOnly(next);
    },
  };
}
