import { keptUncounted, UNCOUNTED_KEY, type Uncounted } from './analytics-kept.ts';

/** What earlier pages have kept, oldest first; it is not kept any longer. */
export function takeUncounted(): Uncounted[] {
  try {
    const kept = keptUncounted();
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
    // Then there is nothing either.
  }
}
