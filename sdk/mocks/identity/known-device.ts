import type { AnyMockCall } from '../core/call.ts';
import type { Session, ShopState, Person } from '../state.ts';
import { endTokensOf } from '../tokens/end-tokens.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { endSessionsOf } from '../core/sessions.ts';

/**
 * Marks the browser as known to an account, so that failed attempts by strangers don't lock out its
 * owner.
 */
export function rememberDevice(
  { session, newId }: Pick<AnyMockCall, 'session' | 'newId'>,
  userId: string,
): void {
  deleteKnownDevice(session, userId);
  session.knownTo.push({ userId, device: newId() });
}

/**
 * Returns what attempts are counted for: the browser if the account knows it, otherwise `others`.
 */
export function identifyAttempt(
  { knownTo }: Session,
  userId: string | undefined,
  others: string | undefined = userId,
): string {
  return knownTo.find((one) => one.userId === userId)?.device ?? others ?? '';
}

export const knowsBrowser = ({ knownTo }: Session, userId: string): boolean =>
  knownTo.some((one) => one.userId === userId);

export function deleteKnownDevices({ sessions }: ShopState, userId: string): void {
  for (const session of Object.values(sessions)) deleteKnownDevice(session, userId);
}

export function deleteKnownDevice(session: Session, userId: string): void {
  session.knownTo = session.knownTo.filter((one) => one.userId !== userId);
}

/**
 * Revokes everything that would let an intruder keep access: sessions, API tokens and known
 * browsers. Passkeys stay, but need the password once.
 */
export function evict(call: StaffCall, account: Person, keep?: Session): void {
  endSessionsOf(call.state, account.userId, keep);
  deleteKnownDevices(call.state, account.userId);
  for (const passkey of account.passkeys) passkey.alone = false;
  endTokensOf(call, account.userId);
}
