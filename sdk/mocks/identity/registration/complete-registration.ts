import { CODE_MINUTES, codeTooOld } from '../../../domain/identity/mailed-codes.ts';
import type { MockCall } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import type { Person, Registration } from '../../state.ts';
import { rememberDevice } from '../known-device.ts';
import { isMailedCode, takeGuess } from '../mailed-code.ts';
import { replaceRecoveryCodes } from '../recovery-codes.ts';
import { findAttempt, stageOf } from './find-attempt.ts';
import { noCodes } from './refusals.ts';
import {
  mailedCodeWrong,
  tooManyMailedGuesses,
  accountReady,
  startAgain,
} from '../../../domain/identity/registration.ts';

/** Step 3: the mailed code makes the account; not where the address got one in the meantime. */
export function completeRegistration(call: MockCall<'verifyAccountByEmail'>) {
  const { body, state, session, now } = call;
  const attempt = findAttempt(call, body.email, 'mail');
  if (attempt === undefined || stageOf(attempt) !== 'mail') {
    return noCodes(startAgain);
  }
  if (!takeGuess(attempt, attempt.id === session.registration)) {
    return noCodes(tooManyMailedGuesses);
  }
  if (!isMailedCode(attempt.code, body.emailCode)) return noCodes(mailedCodeWrong);
  if (now.getTime() - Date.parse(attempt.codeSent ?? '') > CODE_MINUTES * 60_000) {
    return noCodes(codeTooOld);
  }
  if (state.people.some(({ email }) => sameText(email, attempt.email))) {
    return noCodes(mailedCodeWrong);
  }
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
