import { rejection } from '../rejection.ts';

/** How long the code that ends a registration can be used: it opens nothing that was there before. */
export const REGISTRATION_CODE_MINUTES = 30;
const registrationValidFor = 'thirty minutes';

/** How long the code that sets a new password can be used: it opens an account. */
export const RECOVERY_CODE_MINUTES = 10;

/** How long after one mail the next can be asked for. */
export const RESEND_SECONDS = 60;

/**
 * How many mails with codes are sent to one address within a quarter of an hour, and how many of
 * those somebody in one network can ask for: a stranger uses up their own part, never the owner's.
 */
export const MAILS_PER_ADDRESS = 20;
export const MAILS_PER_NETWORK = 5;

/** Wrong codes of a kind, then the code is dead for that kind. */
export const MAX_GUESSES = 5;

/** How long a registration waits for its codes. */
export const ATTEMPT_MINUTES = 60;

/** Said wherever somebody waits for the mail, and in it. */
export const registrationCodeValidity = `The code is valid for ${registrationValidFor}.`;
export const recoveryCodeValidity = `The code is valid for ${RECOVERY_CODE_MINUTES} minutes.`;
export const codeTooOld = rejection(
  'CODE_TOO_OLD',
  `This code is older than ${registrationValidFor}. Request a new code.`,
);

interface Guesses {
  id: string;
  /** Wrong codes from the browser that began it, and from elsewhere. */
  tries: number;
  strayTries: number;
}

/**
 * What a code for a new password may be of: any that waits, for the owner may have several mails, and
 * not all of them because they asked. A browser that began one has the tries of its own, which nobody
 * else can use up.
 * @param waiting newest first
 * @returns the one whose tries it counts with; undefined: there are none left
 */
export function guessAmong<One extends Guesses>(waiting: readonly One[], ownId: string | null) {
  const alive = waiting.filter(({ tries }) => tries < MAX_GUESSES);
  const own = alive.find(({ id }) => id === ownId);
  const candidates = own ? alive : alive.filter(({ strayTries }) => strayTries < MAX_GUESSES);
  return { candidates, counted: own ?? candidates[0], bound: own !== undefined };
}

export const recoveryRequested = `If an account uses this email address, we've sent it a code. ${recoveryCodeValidity} If no code arrives, try again in a minute.`;
export const recoveryRequestedBefore =
  "You just requested a code, so we didn't send another. If an account uses this email address, use the code in our latest email, or try again in a minute.";
export const recoveryCodeWrong = rejection(
  'CODE_NOT_RIGHT',
  'That code is wrong or has expired. Use the code in our latest email, or request a new one.',
);
export const passwordSet = 'Password changed. Sign in with your new password.';
