/** Dialog shown when a call needs fresh proof. */
export const confirmItIsYou = 'Confirm your identity';
export const enterCodeNow = 'For your security, enter a code from your authenticator app.';
/** Also shown to complete a sign-in. */
export const passkeyInstead = 'Use a passkey instead';
export const sixDigits = 'Enter the 6-digit code from your authenticator app.';

/**
 * Returns the six digits of a typed code, or null. Apps show codes in groups, so people paste them
 * with spaces.
 */
export function sixDigitsOf(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Dialog shown before a session times out. */
export const stillThere = 'Are you still there?';
export const staySignedIn = 'Stay signed in';
