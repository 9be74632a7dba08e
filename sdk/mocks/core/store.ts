import type { ShopState } from '../state.ts';
import { tabSync } from './tab-sync.ts';

/** Changes what is kept, at once or, where that throws, not at all. */
export function changeState<T>(store: Store, change: (state: ShopState) => T): T {
  const state = withOwnKeysOnly(structuredClone(store.read()));
  const result = change(state);
  store.write(state);
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
function withOwnKeysOnly(state: ShopState): ShopState {
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

const PREFIX = 'mock shop ';

/**
 * In the browser's storage, so that it outlives the page, and tabs see one shop. Begins anew where
 * what is kept was made by another version.
 */
export function browserStore(version: string, begin: () => ShopState): Store {
  const key = PREFIX + version;
  const sync = tabSync(key);
  let known: { text: string; state: ShopState } | undefined;

  function write(state: ShopState): void {
    if (!keep(key, state)) {
      // Uploaded pictures are what makes it large; without them it goes on.
      const fits = keep(key, { ...state, files: {} });
      if (!fits) throw new Error("The browser's storage is full: start the mock shop over.");
    }
  }

  return {
    read() {
      const text = localStorage.getItem(key);
      if (text !== null) {
        if (known?.text !== text) known = { text, state: withOwnKeysOnly(JSON.parse(text)) };
        return known.state;
      }
      for (const old of Object.keys(localStorage)) {
        if (old.startsWith(PREFIX)) localStorage.removeItem(old);
      }
      const state = withOwnKeysOnly(begin());
      write(state);
      return state;
    },
    write,
    alone: (run) => navigator.locks.request(key, () => sync.around(run)),
  };
}

/** False where there is no room for it; what was kept before stays then. */
function keep(key: string, state: ShopState): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(state));
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}
