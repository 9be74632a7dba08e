import { withOwnKeysOnly, type Store } from '../mocks/core/store.ts';
import type { ShopState } from '../mocks/state.ts';
import { readParts, writeParts, type SavedParts } from './saved-parts.ts';
import { tabSync } from './tab-sync.ts';

const PREFIX = 'mock shop ';
/** Longer than one call takes on a busy machine. */
const TIMEOUT_MS = 10_000;

/**
 * Stores the shop in the browser's storage, so that it survives a reload and tabs share it. Starts
 * over if the stored shop was written by another version.
 */
export function browserStore(
  version: string,
  begin: () => ShopState,
  timeoutMs = TIMEOUT_MS,
): Store {
  const key = PREFIX + version;
  const sync = tabSync(key);
  // What this tab last read or wrote. Reread only if another tab has written since.
  let known: SavedParts | undefined;

  function write(input: ShopState): void {
    const state = withOwnKeysOnly(input);
    // Uploaded pictures take the most space. If there is too little, the shop continues without
    // them.
    const saved = writeParts(key, state, known) ?? writeParts(key, { ...state, files: {} }, known);
    if (!saved) throw new Error("The browser's storage is full. Start the mock shop over.");
    known = saved;
  }

  async function around<T>(run: () => T): Promise<T> {
    let before: string | undefined;
    return sync.around({
      run() {
        before = known?.index;
        return run();
      },
      hasWritten: () => known?.index !== before,
    });
  }

  return {
    read() {
      known = readParts(key, known);
      if (known) return known.state;
      for (const old of Object.keys(localStorage)) {
        if (old.startsWith(PREFIX)) localStorage.removeItem(old);
      }
      const state = begin();
      write(state);
      return state;
    },
    write,
    async exclusive(run) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await navigator.locks.request(key, { signal }, () => around(run));
      } catch (error) {
        if (error !== signal.reason) throw error;
        // The tab with the lock is stopped in a dialog or at a breakpoint, so don't wait for it.
        return around(run);
      }
    },
  };
}
