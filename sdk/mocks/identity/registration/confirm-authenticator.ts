import { codeValidity } from '../../../domain/identity/mailed-codes.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { stepOfCode } from '../authenticator.ts';
import { takeGuess } from '../mailed-code.ts';
import { findAttempt, stageOf } from './find-attempt.ts';
import { noCodes } from './refusals.ts';
import { sendCode } from './send-code.ts';
import {
  doneBefore,
  tooManyGuesses,
  authenticatorCodeWrong,
  codeMailed,
  startAgain,
} from '../../../domain/identity/registration.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin'>;

/** Step 2: the first code of the attempt's authenticator; a code to the address follows. */
export function confirmAuthenticator(call: Around, email: string, authCode: string) {
  const attempt = findAttempt(call, email, 'authenticator');
  if (attempt === undefined) return noCodes(startAgain);
  if (stageOf(attempt) === 'mail') {
    return noCodes(doneBefore);
  }
  if (!takeGuess(attempt, attempt.id === call.session.registration)) {
    return noCodes(tooManyGuesses);
  }
  const step = stepOfCode(attempt.authenticator, authCode, call.now);
  if (step === null) {
    return noCodes(authenticatorCodeWrong);
  }
  attempt.authenticatorStep = step;
  sendCode(call, attempt);
  const Reason = codeMailed(codeValidity);
  return { Status: 'SUCCESS', Reason, RecoveryCodes: null } as const;
}
