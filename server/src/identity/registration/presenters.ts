import { codeTooOld, codeValidity } from '@spindle/sdk/domain/identity/mailed-codes';
import type { components } from '@spindle/sdk/schema';
import type { Config } from '../../config.ts';
import { authenticatorUri } from '../authenticator.ts';
import { unseal } from '../secret-box.ts';
import type { Attempt } from './find-attempt.ts';
import { secondsToResend } from './resend-wait.ts';

type Schemas = components['schemas'];

/** Null: nothing was begun in this browser. */
export function presentRegistration(
  attempt: Attempt | null,
  { secretsKeys }: Config,
  now: Date,
): Schemas['Registration'] {
  if (attempt === null) return { Step: 1, Email: null, OTP: null, ResendSeconds: 0 };
  const { id, email, totpSecret } = attempt;
  if (attempt.stage === 'mail') {
    return { Step: 3, Email: email, OTP: null, ResendSeconds: secondsToResend(attempt, now) };
  }
  const uri = authenticatorUri(email, unseal(secretsKeys, totpSecret, id));
  return { Step: 2, Email: email, OTP: uri, ResendSeconds: 0 };
}

const startAgain =
  'This registration has ended, or was begun in another browser. Please start again.';

const noCodes = { Status: 'ERROR', RecoveryCodes: null } as const;

/** Step 2. */
export const authenticatorReplies = {
  mailed: {
    Status: 'SUCCESS',
    Reason: `We mailed a code to you. ${codeValidity}`,
    RecoveryCodes: null,
  },
  none: { ...noCodes, Reason: startAgain },
  done: { ...noCodes, Reason: 'This was done before. Reload the page to go on with our mail.' },
  dead: { ...noCodes, Reason: 'Too many wrong codes. Please start again.' },
  wrong: { ...noCodes, Reason: 'The code is not right. Wait for the next one and try again.' },
} as const satisfies Record<string, Schemas['RecoveryCodes']>;

/** Step 3, where no account was made. */
export const mailRefusals = {
  none: { ...noCodes, Reason: startAgain },
  dead: { ...noCodes, Reason: 'Too many wrong codes. Please ask for a new code.' },
  wrong: { ...noCodes, Reason: 'The code is not right. Use the one in our latest mail.' },
  old: { ...noCodes, Reason: codeTooOld },
} as const satisfies Record<string, Schemas['RecoveryCodes']>;
