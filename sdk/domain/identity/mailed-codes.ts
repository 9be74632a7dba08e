import { rejection } from '../rejection.ts';

/**
 * How long a registration code is valid. It can be long because the code gives no access to an
 * existing account.
 */
export const REGISTRATION_CODE_MINUTES = 30;
const registrationValidFor = '30 minutes';

/** How long a recovery code is valid. It is short because the code gives access to an account. */
export const RECOVERY_CODE_MINUTES = 10;

/** Minimum seconds between two emails. */
export const RESEND_SECONDS = 60;

/**
 * Limits of emails with codes within 15 minutes: per recipient, and per recipient and requesting
 * network. A stranger can use up their own network's share, but not the owner's.
 */
export const EMAILS_PER_ADDRESS = 20;
export const EMAILS_PER_NETWORK = 5;

/** Number of wrong guesses of each kind after which the code is rejected for that kind. */
export const MAX_GUESSES = 5;

/** How long a registration waits for its codes. */
export const ATTEMPT_MINUTES = 60;

/** Used on the page and in the email. */
export const registrationCodeValidity = `The code is valid for ${registrationValidFor}.`;
export const recoveryCodeValidity = `The code is valid for ${RECOVERY_CODE_MINUTES} minutes.`;
export const codeTooOld = rejection(
  'CODE_TOO_OLD',
  `This code is older than ${registrationValidFor}. Request a new code.`,
);

interface Guesses {
  id: string;
  /** Wrong guesses from the browser that started the recovery, and from others. */
  tries: number;
  strayTries: number;
}

/**
 * Returns the recoveries that a code can belong to. Every pending one counts, because the owner may
 * have several emails, some requested by others. A browser that started a recovery has its own
 * guesses, which others can't use up.
 * @param waiting newest first
 * @returns `counted` is the recovery that a wrong guess counts against. It is undefined when no
 * guesses are left.
 */
export function guessAmong<One extends Guesses>(waiting: readonly One[], ownId: string | null) {
  const alive = waiting.filter(({ tries }) => tries < MAX_GUESSES);
  const own = alive.find(({ id }) => id === ownId);
  const candidates = own ? alive : alive.filter(({ strayTries }) => strayTries < MAX_GUESSES);
  return { candidates, counted: own ?? candidates[0], bound: own !== undefined };
}

export const recoveryRequested = `If an account uses this email address, we've emailed a code. ${recoveryCodeValidity} If no code arrives, try again in a minute.`;
export const recoveryRequestedBefore =
  "You just requested a code, so we didn't send another. If an account uses this email address, use the code in our latest email, or try again in a minute.";
export const recoveryCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'That code is wrong or has expired. Use the code in our latest email, or request a new one.',
);
export const passwordSet = 'Password changed. Sign in with your new password.';
