import { savedUncounted, UNCOUNTED_KEY, type Uncounted } from './uncounted.ts';

/** Returns the events that earlier pages have kept, oldest first, and deletes them. */
export function popUncounted(): Uncounted[] {
  try {
    const saved = savedUncounted();
    clearUncounted();
    return saved;
  } catch {
    return [];
  }
}

export function clearUncounted(): void {
  try {
    sessionStorage.removeItem(UNCOUNTED_KEY);
  } catch {
    // Without storage, nothing was kept.
  }
}
