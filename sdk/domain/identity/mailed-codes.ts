import { refusal } from '../refusal.ts';

/** How long a code sent by mail can be used. */
export const CODE_MINUTES = 30;
const validFor = 'thirty minutes';

/** How long after one mail the next can be asked for. */
export const RESEND_SECONDS = 60;

/**
 * How many mails with codes are sent to one address within a quarter of an hour, and how many of
 * those somebody in one network can ask for: a stranger uses up their own part, never the owner's.
 */
export const MAILS_PER_ADDRESS = 20;
export const MAILS_PER_NETWORK = 5;

/** Wrong codes of a kind, then the code is dead for that kind. */
export const MOST_GUESSES = 5;

/** How long a registration waits for its codes. */
export const ATTEMPT_MINUTES = 60;

/** Said wherever somebody waits for the mail, and in it. */
export const codeValidity = `It is valid for ${validFor}.`;
export const codeTooOld = refusal(
  'CODE_TOO_OLD',
  `The code is older than ${validFor}. Please ask for a new one.`,
);
