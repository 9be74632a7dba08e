import type { MockCall } from '../../core/call.ts';
import { authenticatorUri, newAuthenticatorSecret } from '../authenticator.ts';
import { minutesAfter } from '../mailed-code.ts';

const ATTEMPT_MINUTES = 60;

/** Step 1: an attempt in place of the one this browser had; answers its authenticator's address. */
export function startRegistration({
  body,
  state,
  session,
  now,
  newId,
}: MockCall<'register'>): string {
  const { email, password, firstName, lastName } = body;
  const [id, authenticator] = [newId(), newAuthenticatorSecret()];
  state.registrations = state.registrations.filter(
    (one) => one.completed || one.id !== session.registration,
  );
  state.registrations.push({
    id,
    email,
    firstName,
    lastName,
    password,
    authenticator,
    authenticatorStep: null,
    code: null,
    codeSent: null,
    tries: 0,
    strayTries: 0,
    dateCreated: now.toISOString(),
    expiresAt: minutesAfter(now, ATTEMPT_MINUTES),
    completed: false,
  });
  session.registration = id;
  return authenticatorUri(email, authenticator);
}
