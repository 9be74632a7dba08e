const KEY = 'measuring-consent';

export type Consent = 'granted' | 'declined';

/** What this browser's owner has decided about being counted; null: nothing yet. */
export function consentChoice(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'declined' ? kept : null;
  } catch {
    return null;
  }
}

export function rememberConsent(choice: Consent): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing is asked again.
  }
}
