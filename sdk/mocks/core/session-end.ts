import type { Session, ShopState } from '../state.ts';

const MINUTE = 60_000;

/** A session ends when nothing was heard of it for half an hour, and in any case after twelve. */
const IDLE_MS = 30 * MINUTE;
const MOST_MS = 12 * 60 * MINUTE;

/** What was begun without an account stays. */
export function signOff(session: Session): void {
  session.userId = null;
  session.mfaVerified = false;
  session.provenAt = null;
  session.authenticatorOffered = null;
  session.checkoutId = null;
  session.pendingAddress = undefined;
  session.begun = null;
  session.lastSeen = null;
}

export function endSessionsOf({ sessions }: ShopState, userId: string, keep?: Session): void {
  for (const session of Object.values(sessions)) {
    if (session.userId === userId && session !== keep) signOff(session);
  }
}

/** What each call of somebody who is signed in does to their session. */
export function endOrProlong(session: Session, now: Date): void {
  const { begun, lastSeen } = session;
  const idle = lastSeen !== null && now.getTime() - Date.parse(lastSeen) >= IDLE_MS;
  const old = begun !== null && now.getTime() - Date.parse(begun) >= MOST_MS;
  if (idle || old) return signOff(session);
  session.begun ??= now.toISOString();
  session.lastSeen = now.toISOString();
}
