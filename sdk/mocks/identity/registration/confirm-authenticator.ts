import { codeValidity } from '../../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { stepOfCode } from '../authenticator.ts';
import { takeGuess } from '../mailed-code.ts';
import { findAttempt, stageOf } from './find-attempt.ts';
import { noCodes, startAgain } from './refusals.ts';
import { sendCode } from './send-code.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin'>;

/** Step 2: the first code of the attempt's authenticator; a code to the address follows. */
export function confirmAuthenticator(call: Around, email: string, authCode: string) {
  const attempt = findAttempt(call, email, 'authenticator');
  if (attempt === undefined) return { ...noCodes, Reason: startAgain };
  if (stageOf(attempt) === 'mail') {
    const Reason = 'This was done before. Reload the page to go on with our mail.';
    return { ...noCodes, Reason };
  }
  if (!takeGuess(attempt, attempt.id === call.session.registration)) {
    return { ...noCodes, Reason: 'Too many wrong codes. Please start again.' };
  }
  const step = stepOfCode(attempt.authenticator, authCode, call.now);
  if (step === null) {
    return { ...noCodes, Reason: 'The code is not right. Wait for the next one and try again.' };
  }
  attempt.authenticatorStep = step;
  sendCode(call, attempt);
  const Reason = `We mailed a code to you. ${codeValidity}`;
  return { Status: 'SUCCESS', Reason, RecoveryCodes: null } as const;
}
