const KEY = 'measuring-consent';

export type Consent = 'granted' | 'declined';

/** Returns what this browser's owner has decided about analytics, or null if nothing yet. */
export function consentChoice(): Consent | null {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'granted' || saved === 'declined' ? saved : null;
  } catch {
    return null;
  }
}

export function rememberConsent(choice: Consent): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage, the question is asked again.
  }
}
