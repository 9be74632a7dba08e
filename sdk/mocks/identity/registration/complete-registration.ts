import { CODE_MINUTES } from '../../../domain/identity/mailed-codes.ts';
import type { MockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import type { Person, Registration } from '../../state.ts';
import { rememberDevice } from '../known-device.ts';
import { isMailedCode, takeGuess } from '../mailed-code.ts';
import { replaceRecoveryCodes } from '../recovery-codes.ts';
import { findAttempt, stageOf } from './find-attempt.ts';
import { accountReady } from '../../../domain/identity/registration.ts';
import { mailRefusals } from '../../../domain/identity/registration-replies.ts';

/** Step 3: the mailed code makes the account; not where the address got one in the meantime. */
export function completeRegistration(call: MockCall<'verifyAccountByEmail'>) {
  const { body, state, session, now } = call;
  const attempt = findAttempt(call, body.email, 'mail');
  if (attempt === undefined || stageOf(attempt) !== 'mail') return mailRefusals.none;
  if (!takeGuess(attempt, attempt.id === session.registration)) return mailRefusals.dead;
  if (!isMailedCode(attempt.code, body.emailCode)) return mailRefusals.wrong;
  const age = now.getTime() - Date.parse(attempt.codeSent ?? '');
  if (age > CODE_MINUTES * 60_000) return mailRefusals.old;
  if (state.people.some(({ email }) => sameText(email, attempt.email))) return mailRefusals.wrong;
  const person = personOf(attempt, call);
  state.people.push(person);
  attempt.completed = true;
  session.registration = null;
  rememberDevice(call, person.userId);
  return {
    Status: 'SUCCESS',
    Reason: accountReady,
    RecoveryCodes: replaceRecoveryCodes(person),
  } as const;
}

function personOf(
  attempt: Registration,
  { newId, now }: Pick<MockCall<'register'>, 'newId' | 'now'>,
): Person {
  const { email, firstName, lastName, password, authenticator, authenticatorStep } = attempt;
  return {
    userId: newId(),
    email,
    firstName,
    lastName,
    password,
    extended: false,
    warehouse: false,
    authenticator,
    authenticatorStep,
    recoveryCodes: [],
    customerId: null,
    address: null,
    community: null,
    dateCreated: now.toISOString(),
  };
}
