import { withOwnKeysOnly, type Store } from '../mocks/core/store.ts';
import type { ShopState } from '../mocks/state.ts';
import { tabSync } from './tab-sync.ts';

const PREFIX = 'mock shop ';
/** Longer than a tab takes for one call on a busy machine. */
const PATIENCE_MS = 10_000;

interface Kept {
  text: string;
  state: ShopState;
}

/**
 * In the browser's storage, so that it outlives the page, and tabs see one shop. Begins anew where
 * what is kept was made by another version.
 */
export function browserStore(
  version: string,
  begin: () => ShopState,
  patienceMs = PATIENCE_MS,
): Store {
  const key = PREFIX + version;
  const sync = tabSync(key);
  // What this tab read or wrote last: read anew only where another tab has written since.
  let known: Kept | undefined;

  function write(state: ShopState): void {
    // Uploaded pictures are what makes it large; without them it goes on.
    const kept = keep(key, state) ?? keep(key, { ...state, files: {} });
    if (!kept) throw new Error("The browser's storage is full: start the mock shop over.");
    known = kept;
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
    async alone(run) {
      const signal = AbortSignal.timeout(patienceMs);
      try {
        return await navigator.locks.request(key, { signal }, () => sync.around(run));
      } catch (error) {
        if (error !== signal.reason) throw error;
        // Whoever has the lock stands still, at a dialog or a breakpoint: nobody waits for that.
        return sync.around(run);
      }
    },
  };
}

/** Undefined where there is no room for it; what was kept before stays then. */
function keep(key: string, state: ShopState): Kept | undefined {
  const text = JSON.stringify(state);
  try {
    localStorage.setItem(key, text);
    return { text, state };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return undefined;
    throw error;
  }
}
