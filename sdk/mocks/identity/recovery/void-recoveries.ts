import type { AnyMockCall } from '../../core/call.ts';

/** Codes mailed for a new password of this account are good for nothing any more. */
export function voidRecoveries(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  userId: string,
): void {
  for (const one of state.recoveries) {
    const isLive = !one.completed && Date.parse(one.expiresAt) > now.getTime();
    if (isLive && one.userId === userId) one.expiresAt = now.toISOString();
  }
}
