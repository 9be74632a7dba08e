import { newDeviceEmail } from '../../domain/identity/new-device-email.ts';
import type { AnyMockCall } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import { knowsBrowser } from './known-device.ts';
import { timeZone } from '../config/business.ts';

/** Of a sign-in that is complete, in a browser the account does not know; not of its first. */
export function tellOfNewDevice(
  call: Pick<AnyMockCall, 'state' | 'session' | 'user' | 'now' | 'origin'>,
): void {
  const { session, user, now: at, origin: publicUrl } = call;
  const isFirst = user.hasSignedIn !== true;
  user.hasSignedIn = true;
  if (isFirst || knowsBrowser(session, user.userId)) return;
  const { device, place } = session;
  const { firstName, email } = user;
  const facts = { firstName, device, place, at, publicUrl, timeZone };
  postEmail(call, email, newDeviceEmail(facts));
}
