import type { MockHandlers, AnyMockCall, MockCall } from '../../core/call.ts';
import { sameText } from '../../../domain/same-text.ts';
import { authenticatorUri, stepOfCode } from '../../../domain/identity/authenticator.ts';
import { demandGoodPassword } from '../password-rules.ts';
import {
  factsOf,
  findOwnAttempt,
  stageOf,
  sendCode,
  startRegistration,
  findAttempt,
} from './attempts.ts';
import { scanCode } from '../../../domain/identity/sign-in.ts';
import {
  presentRegistration,
  secondsToResend,
  type authenticatorReplies,
  mailRefusals,
} from '../../../domain/identity/registration-replies.ts';
import { codeSent, accountReady } from '../../../domain/identity/registration.ts';
import { takeGuess, isMailedCode } from '../mailed-code.ts';
import { REGISTRATION_CODE_MINUTES } from '../../../domain/identity/mailed-codes.ts';
import { newPerson } from '../new-person.ts';
import { presentDone } from '../../../domain/refusal.ts';
import { rememberDevice } from '../known-device.ts';
import { noteSecurity } from '../../security/note-event.ts';
import { replaceRecoveryCodes } from '../fresh-code.ts';

export const registration = {
  register(call) {
    const { email, firstName, lastName } = call.body;
    demandGoodPassword(call.body, [email, firstName, lastName]);
    return { ...presentDone(scanCode), OTP: startRegistration(call) };
  },

  getRegistration(call) {
    const attempt = findOwnAttempt(call);
    return presentRegistration(attempt ? factsOf(attempt) : null, call.now, () =>
      attempt ? authenticatorUri(attempt.email, attempt.authenticator) : '',
    );
  },

  verifyAccountByEmail: (call) => completeRegistration(call),

  resendEmailCode(call) {
    // Only for the browser that began it: strangers could void what its owner holds.
    const own = findOwnAttempt(call);
    const attempt = own && sameText(own.email, call.body.email) ? own : undefined;
    const isDue = attempt !== undefined && secondsToResend(factsOf(attempt), call.now) === 0;
    if (isDue && stageOf(attempt) === 'mail') sendCode(call, attempt);
    return presentDone(codeSent);
  },
} satisfies Partial<MockHandlers>;

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

/** Step 3: the mailed code makes the account; not where the address got one in the meantime. */
function completeRegistration(call: MockCall<'verifyAccountByEmail'>) {
  const { body, state, session, now } = call;
  const attempt = findAttempt(call, body.email, 'mail');
  if (attempt === undefined || stageOf(attempt) !== 'mail') return mailRefusals.none;
  if (!takeGuess(attempt, attempt.id === session.registration)) return mailRefusals.dead;
  if (!isMailedCode(attempt.code, body.emailCode)) return mailRefusals.wrong;
  const age = now.getTime() - Date.parse(attempt.codeSent ?? '');
  if (age > REGISTRATION_CODE_MINUTES * 60_000) return mailRefusals.old;
  if (state.people.some(({ email }) => sameText(email, attempt.email))) return mailRefusals.wrong;
  const { email, firstName, lastName, password, authenticator, authenticatorStep } = attempt;
  const given = { email, firstName, lastName, password, authenticator, authenticatorStep };
  const person = newPerson(call.newId(), now, given);
  state.people.push(person);
  attempt.completed = true;
  session.registration = null;
  rememberDevice(call, person.userId);
  const { operation } = call;
  const [type, reason] = ['factor.added', 'AUTHENTICATOR'] as const;
  noteSecurity(call, { type, reason, operation, userId: person.userId });
  return { ...presentDone(accountReady), RecoveryCodes: replaceRecoveryCodes(person) };
}
