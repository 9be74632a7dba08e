import { deviceName } from '../../domain/identity/device-name.ts';
import type { AnyMockCall } from '../core/call.ts';
import { signOff } from '../core/sessions.ts';

/** Starts a session for somebody; any earlier one of the browser ends. */
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
