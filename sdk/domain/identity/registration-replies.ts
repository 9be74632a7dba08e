import type { components } from '../../src/schema.d.ts';
import { presentRejection, type Rejection } from '../rejection.ts';
import {
  codeTooOld,
  REGISTRATION_CODE_MINUTES,
  registrationCodeValidity,
  RESEND_SECONDS,
} from './mailed-codes.ts';
import {
  authenticatorCodeWrong,
  codeMailed,
  doneBefore,
  mailedCodeWrong,
  startAgain,
  tooManyGuesses,
  tooManyMailedGuesses,
} from './registration.ts';

type Schemas = components['schemas'];

/** The next step: the authenticator's code or the emailed code. */
export type Stage = 'authenticator' | 'mail';

interface AttemptFacts {
  email: string;
  stage: Stage;
  codeSentAt: Date | null;
}

/**
 * Returns the registration that a code belongs to, among those with its address: the one started in
 * this browser, or else the only one. If there are several, returns none, because they may belong
 * to different people.
 */
export const attemptFor = <One extends { bound: boolean }>(
  found: readonly One[],
): One | undefined => found.find(({ bound }) => bound) ?? (found.length > 1 ? undefined : found[0]);

/**
 * Returns the progress of a registration, or step 1 if none was started in this browser.
 * @param uriOf returns the URI for the authenticator app's QR code
 */
export function presentRegistration(
  attempt: AttemptFacts | null,
  now: Date,
  uriOf: () => string,
): Schemas['Registration'] {
  if (attempt === null) return { Step: 1, Email: null, OTP: null, ResendSeconds: 0 };
  const { email: Email } = attempt;
  return attempt.stage === 'mail'
    ? { Step: 3, Email, OTP: null, ResendSeconds: secondsToResend(attempt, now) }
    : { Step: 2, Email, OTP: uriOf(), ResendSeconds: 0 };
}

/** Returns the seconds until another code can be emailed, or 0. */
export function secondsToResend(
  { codeSentAt }: Pick<AttemptFacts, 'codeSentAt'>,
  now: Date,
): number {
  if (codeSentAt === null) return 0;
  const passed = (now.getTime() - codeSentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(RESEND_SECONDS - passed));
}

/**
 * Returns whether another code can be emailed now. Only the browser that started the registration
 * may request one. Otherwise strangers could invalidate the owner's code.
 */
export const canResend = (
  { stage, bound, codeSentAt }: Omit<AttemptFacts, 'email'> & { bound: boolean },
  now: Date,
): boolean => stage === 'mail' && bound && secondsToResend({ codeSentAt }, now) === 0;

const CODE_MS = REGISTRATION_CODE_MINUTES * 60_000;

export const isOldCode = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() > CODE_MS;

/**
 * Returns why an emailed code is rejected, or null if it creates the account. The address may still
 * turn out to have an account by then.
 */
export function validateMailedCode(
  { right, codeSentAt }: { right: boolean; codeSentAt: Date | null },
  now: Date,
): 'wrong' | 'old' | null {
  if (!right || codeSentAt === null) return 'wrong';
  return isOldCode(codeSentAt, now) ? 'old' : null;
}

/**
 * Returns the changes for a new code. All wrong guesses are reset, and the registration lasts at
 * least as long as the code.
 */
export function withNewCode({ expiresAt }: { expiresAt: Date }, now: Date) {
  const codeEnds = new Date(now.getTime() + CODE_MS);
  const ends = expiresAt > codeEnds ? expiresAt : codeEnds;
  return { codeSentAt: now, tries: 0, strayTries: 0, expiresAt: ends };
}

const without = (rejection: Rejection) => ({ ...presentRejection(rejection), RecoveryCodes: null });

/** Replies of step 2. */
export const authenticatorReplies = {
  mailed: { Status: 'SUCCESS', Reason: codeMailed(registrationCodeValidity), RecoveryCodes: null },
  none: without(startAgain),
  done: without(doneBefore),
  dead: without(tooManyGuesses),
  wrong: without(authenticatorCodeWrong),
} as const satisfies Record<string, Schemas['RecoveryCodes']>;

/** Rejections of step 3, in which no account was created. */
export const mailRejections = {
  none: without(startAgain),
  dead: without(tooManyMailedGuesses),
  wrong: without(mailedCodeWrong),
  old: without(codeTooOld),
} as const satisfies Record<string, Schemas['RecoveryCodes']>;
