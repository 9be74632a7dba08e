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

/** What comes next: the authenticator's code, or the mailed one. */
export type Stage = 'authenticator' | 'mail';

interface AttemptFacts {
  email: string;
  stage: Stage;
  codeSentAt: Date | null;
}

/**
 * The attempt that a code is for, of those with its address: the browser's own, or, where it has none,
 * the only one. Of several none: they may be different people's.
 */
export const attemptFor = <One extends { bound: boolean }>(
  found: readonly One[],
): One | undefined => found.find(({ bound }) => bound) ?? (found.length > 1 ? undefined : found[0]);

/**
 * How far a registration is; null: nothing was begun in this browser.
 * @param uriOf what its authenticator app scans
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

/** How long until another code may be mailed; 0: now. */
export function secondsToResend(
  { codeSentAt }: Pick<AttemptFacts, 'codeSentAt'>,
  now: Date,
): number {
  if (codeSentAt === null) return 0;
  const passed = (now.getTime() - codeSentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(RESEND_SECONDS - passed));
}

/**
 * Whether another code may be mailed now. Only the browser that began it may ask, or strangers could
 * void what its owner holds.
 */
export const mayResend = (
  { stage, bound, codeSentAt }: Omit<AttemptFacts, 'email'> & { bound: boolean },
  now: Date,
): boolean => stage === 'mail' && bound && secondsToResend({ codeSentAt }, now) === 0;

const CODE_MS = REGISTRATION_CODE_MINUTES * 60_000;

export const isOldCode = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() > CODE_MS;

/** Why a mailed code makes no account; null: it does, unless the address got one meanwhile. */
export function validateMailedCode(
  { right, codeSentAt }: { right: boolean; codeSentAt: Date | null },
  now: Date,
): 'wrong' | 'old' | null {
  if (!right || codeSentAt === null) return 'wrong';
  return isOldCode(codeSentAt, now) ? 'old' : null;
}

/** What a new code changes: all tries are given anew, and the attempt lives at least as long as the code. */
export function withNewCode({ expiresAt }: { expiresAt: Date }, now: Date) {
  const codeEnds = new Date(now.getTime() + CODE_MS);
  const ends = expiresAt > codeEnds ? expiresAt : codeEnds;
  return { codeSentAt: now, tries: 0, strayTries: 0, expiresAt: ends };
}

const without = (rejection: Rejection) => ({ ...presentRejection(rejection), RecoveryCodes: null });

/** Step 2. */
export const authenticatorReplies = {
  mailed: { Status: 'SUCCESS', Reason: codeMailed(registrationCodeValidity), RecoveryCodes: null },
  none: without(startAgain),
  done: without(doneBefore),
  dead: without(tooManyGuesses),
  wrong: without(authenticatorCodeWrong),
} as const satisfies Record<string, Schemas['RecoveryCodes']>;

/** Step 3, where no account was made. */
export const mailRejections = {
  none: without(startAgain),
  dead: without(tooManyMailedGuesses),
  wrong: without(mailedCodeWrong),
  old: without(codeTooOld),
} as const satisfies Record<string, Schemas['RecoveryCodes']>;
