import type { authenticatorReplies } from '../../../domain/identity/registration-replies.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { stepOfCode } from '../authenticator.ts';
import { takeGuess } from '../mailed-code.ts';
import { findAttempt, stageOf } from './find-attempt.ts';
import { sendCode } from './send-code.ts';

type Around = Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin'>;

/** Step 2: the first code of the attempt's authenticator; a code to the address follows. */
export function confirmAuthenticator(
  call: Around,
  email: string,
  authCode: string,
): keyof typeof authenticatorReplies {
  const attempt = findAttempt(call, email, 'authenticator');
  if (attempt === undefined) return 'none';
  if (stageOf(attempt) === 'mail') return 'done';
  if (!takeGuess(attempt, attempt.id === call.session.registration)) return 'dead';
  const step = stepOfCode(attempt.authenticator, authCode, call.now);
  if (step === null) return 'wrong';
  attempt.authenticatorStep = step;
  sendCode(call, attempt);
  return 'mailed';
}
