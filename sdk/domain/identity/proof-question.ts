/** Asked in place where a call needs a fresh proof. */
export const confirmItIsYou = 'Confirm your identity';
export const enterCodeNow = 'For your security, enter a code from your authenticator app.';
/** Also where it completes a sign-in. */
export const passkeyInstead = 'Use a passkey instead';
export const sixDigits = 'Enter the 6-digit code from your authenticator app.';

/** Apps show a code in groups, and so it is often pasted. Null where it is not a whole one. */
export function sixDigitsOf(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Asked before a session ends by itself. */
export const stillThere = 'Are you still there?';
export const staySignedIn = 'Stay signed in';
