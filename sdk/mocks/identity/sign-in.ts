import type { MockCall } from '../core/call.ts';
import { sameText } from '../core/same-text.ts';
import { signOff } from '../core/session-end.ts';
import { whoTries } from './known-device.ts';
import { forgiveTry, takeTry } from './tries.ts';

/** Starts a session, still without the authenticator code, where the password is right. */
export function signIn(call: MockCall<'signIn'>): boolean {
  const { body, state, session, now } = call;
  const email = body.username.trim().toLowerCase();
  const person = state.people.find((one) => sameText(one.email, email));
  const whom = whoTries(session, person?.userId, email);
  takeTry(call, 'sign-in-account', whom);
  if (person === undefined || person.password !== body.password) return false;
  forgiveTry(call, 'sign-in-account', whom);
  signOff(session);
  session.userId = person.userId;
  session.begun = now.toISOString();
  session.lastSeen = now.toISOString();
  return true;
}
