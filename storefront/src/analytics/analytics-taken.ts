import { savedUncounted, UNCOUNTED_KEY, type Uncounted } from './analytics-kept.ts';

/** Returns what earlier pages have kept, oldest first, and deletes it. */
export function takeUncounted(): Uncounted[] {
  try {
    const kept = savedUncounted();
    forgetUncounted();
    return kept;
  } catch {
    return [];
  }
}

export function forgetUncounted(): void {
  try {
    sessionStorage.removeItem(UNCOUNTED_KEY);
  } catch {
    // Without storage, nothing is kept either.
  }
}
