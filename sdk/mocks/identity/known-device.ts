import type { AnyMockCall } from '../core/call.ts';
import type { Session, ShopState, Person } from '../state.ts';
import { endTokensOf } from '../tokens/end-tokens.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { endSessionsOf } from '../core/sessions.ts';

/** Makes the browser known to an account: strangers' tries don't count for it. */
export function rememberDevice(
  { session, newId }: Pick<AnyMockCall, 'session' | 'newId'>,
  userId: string,
): void {
  forgetDevice(session, userId);
  session.knownTo.push({ userId, device: newId() });
}

/** Whose tries are counted: those of a browser known to the account, or else these. */
export function whoTries(
  { knownTo }: Session,
  userId: string | undefined,
  others: string | undefined = userId,
): string {
  return knownTo.find((one) => one.userId === userId)?.device ?? others ?? '';
}

export const knowsBrowser = ({ knownTo }: Session, userId: string): boolean =>
  knownTo.some((one) => one.userId === userId);

export function forgetDevices({ sessions }: ShopState, userId: string): void {
  for (const session of Object.values(sessions)) forgetDevice(session, userId);
}

export function forgetDevice(session: Session, userId: string): void {
  session.knownTo = session.knownTo.filter((one) => one.userId !== userId);
}

/**
 * Ends for good what whoever got hold of an account would keep it by: sessions, API tokens, and
 * browsers that are known to it. Passkeys stay, but need the password beside them once.
 */
export function evict(call: StaffCall, account: Person, keep?: Session): void {
  endSessionsOf(call.state, account.userId, keep);
  forgetDevices(call.state, account.userId);
  for (const passkey of account.passkeys) passkey.alone = false;
  endTokensOf(call, account.userId);
}
