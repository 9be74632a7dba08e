import type { MockHandlers, AnyMockCall } from '../../core/call.ts';
import { sameText } from '../../../domain/same-text.ts';
import { authenticatorUri, stepOfCode } from '../../../domain/identity/authenticator.ts';
import { requireGoodPassword, newPerson } from '../people.ts';
import { beginAttempt, findAttempt, liveAttempts, sendCode } from './attempts.ts';
import { scanCode } from '../../../domain/identity/sign-in.ts';
import {
  presentRegistration,
  type authenticatorReplies,
  mailRejections,
  canResend,
  validateMailedCode,
} from '../../../domain/identity/registration-replies.ts';
import { codeSent, accountReady } from '../../../domain/identity/registration.ts';
import { shopName } from '../../config/business.ts';
import { countGuess, isMailedCode } from '../mailed-code.ts';
import { presentDone } from '../../../domain/rejection.ts';
import { rememberDevice } from '../known-device.ts';
import { recordFactor } from '../../security/record-event.ts';
import { replaceRecoveryCodes } from '../fresh-code.ts';

export const registration = {
  register(call) {
    const { email, firstName, lastName } = call.body;
    requireGoodPassword(call.body, [email, firstName, lastName, shopName(call.state)]);
    return { ...presentDone(scanCode), OTP: beginAttempt(call) };
  },

  getRegistration(call) {
    const attempt = liveAttempts(call).find(({ bound }) => bound) ?? null;
    return presentRegistration(attempt, call.now, () =>
      authenticatorUri(
        shopName(call.state),
        attempt?.email ?? '',
        attempt?.record.authenticator ?? '',
      ),
    );
  },

  /** Step 3: creates the account with the emailed code, unless the address already has one. */
  verifyAccountByEmail(call) {
    const { body, state, session, now } = call;
    const attempt = findAttempt(call, body.email, 'mail');
    if (attempt?.stage !== 'mail') return mailRejections.none;
    const { record, bound, codeSentAt } = attempt;
    if (!countGuess(record, bound)) return mailRejections.dead;
    const right = isMailedCode(record.code, body.emailCode);
    const rejection = validateMailedCode({ right, codeSentAt }, now);
    if (rejection !== null) return mailRejections[rejection];
    const { email, firstName, lastName, password, authenticator, authenticatorStep } = record;
    if (state.people.some((one) => sameText(one.email, email))) return mailRejections.wrong;
    const input = { email, firstName, lastName, password, authenticator, authenticatorStep };
    const person = newPerson(call.newId(), now, input);
    state.people.push(person);
    record.completed = true;
    session.registration = null;
    rememberDevice(call, person.userId);
    recordFactor(call, 'AUTHENTICATOR', person.userId);
    return { ...presentDone(accountReady), RecoveryCodes: replaceRecoveryCodes(person) };
  },

  resendEmailCode(call) {
    const attempt = findAttempt(call, call.body.email, 'mail');
    if (attempt && canResend(attempt, call.now)) sendCode(call, attempt.record);
    return presentDone(codeSent);
  },
} satisfies Partial<MockHandlers>;

/**
 * Step 2: checks the first code of the registration's authenticator and emails a code to the
 * address.
 */
export function confirmAuthenticator(
  call: Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin'>,
  email: string,
  authCode: string,
): keyof typeof authenticatorReplies {
  const attempt = findAttempt(call, email, 'authenticator');
  if (attempt === undefined) return 'none';
  if (attempt.stage !== 'authenticator') return 'done';
  const { record, bound } = attempt;
  if (!countGuess(record, bound)) return 'dead';
  const step = stepOfCode(record.authenticator, authCode, call.now);
  if (step === null) return 'wrong';
  record.authenticatorStep = step;
  sendCode(call, record);
  return 'mailed';
}
