import { codeTooOld, codeValidity } from '@spindle/sdk/domain/identity/mailed-codes';
import type { components } from '@spindle/sdk/schema';
import type { Config } from '../../config.ts';
import { authenticatorUri } from '../authenticator.ts';
import { unseal } from '../secret-box.ts';
import type { Attempt } from './find-attempt.ts';
import { secondsToResend } from './resend-wait.ts';
import {
  startAgain,
  codeMailed,
  doneBefore,
  tooManyGuesses,
  authenticatorCodeWrong,
  tooManyMailedGuesses,
  mailedCodeWrong,
} from '@spindle/sdk/domain/identity/registration';
import { presentRefusal, type Refusal } from '@spindle/sdk/domain/refusal';

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

const without = (refusal: Refusal) => ({ ...presentRefusal(refusal), RecoveryCodes: null });

/** Step 2. */
export const authenticatorReplies = {
  mailed: {
    Status: 'SUCCESS',
    Reason: codeMailed(codeValidity),
    RecoveryCodes: null,
  },
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
