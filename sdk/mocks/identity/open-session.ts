import { deviceName } from '../../domain/identity/device-name.ts';
import { newDeviceEmail } from '../../domain/identity/new-device-email.ts';
import { timeZone } from '../config/business.ts';
import type { AnyMockCall } from '../core/call.ts';
import { signOff } from '../core/sessions.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Person } from '../state.ts';
import { knowsBrowser, rememberDevice } from './known-device.ts';

/** Starts a session and ends any earlier one in this browser. */
export function openSession(
  { session, now, header }: Pick<AnyMockCall, 'session' | 'now' | 'header'>,
  userId: string,
): void {
  signOff(session);
  session.userId = userId;
  session.begun = now.toISOString();
  session.lastSeen = now.toISOString();
  session.device = deviceName(header('User-Agent') ?? navigator.userAgent);
}

/**
 * Completes a sign-in. Marks the browser as known, and notifies the account's owner if it is new.
 * An account's first sign-in sends no notice, because no browser can be known yet.
 */
export function completeSignIn(
  call: Pick<AnyMockCall, 'state' | 'session' | 'now' | 'origin' | 'newId'>,
  person: Person,
  { proven }: { proven: boolean },
): void {
  const { session, now: at, origin: publicUrl } = call;
  const provenAt = proven ? at.toISOString() : null;
  Object.assign(session, { mfaVerified: true, provenAt, authenticatorOffered: null });
  if (person.hasSignedIn && !knowsBrowser(session, person.userId)) {
    const { device, place } = session;
    const { firstName, email } = person;
    const facts = { firstName, device, place, at, publicUrl, timeZone };
    postEmail(call, email, newDeviceEmail(facts));
  }
  person.hasSignedIn = true;
  rememberDevice(call, person.userId);
}
