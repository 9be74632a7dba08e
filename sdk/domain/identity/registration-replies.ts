import type { components } from '../../src/schema.d.ts';
import { presentRefusal, type Refusal } from '../refusal.ts';
import { codeTooOld, registrationCodeValidity, RESEND_SECONDS } from './mailed-codes.ts';
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

interface AttemptFacts {
  email: string;
  /** What comes next: the authenticator's code, or the mailed one. */
  stage: 'authenticator' | 'mail';
  codeSentAt: Date | null;
}

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

const without = (refusal: Refusal) => ({ ...presentRefusal(refusal), RecoveryCodes: null });

/** Step 2. */
export const authenticatorReplies = {
  mailed: { Status: 'SUCCESS', Reason: codeMailed(registrationCodeValidity), RecoveryCodes: null },
  none: without(startAgain),
  done: without(doneBefore),
  dead: without(tooManyGuesses),
  wrong: without(authenticatorCodeWrong),
} as const satisfies Record<string, Schemas['RecoveryCodes']>;

/** Step 3, where no account was made. */
export const mailRefusals = {
  none: without(startAgain),
  dead: without(tooManyMailedGuesses),
  wrong: without(mailedCodeWrong),
  old: without(codeTooOld),
} as const satisfies Record<string, Schemas['RecoveryCodes']>;
