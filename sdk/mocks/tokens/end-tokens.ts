import { tokenEnded } from '../../domain/tokens/new-token.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import type { Token } from '../state.ts';

/** Revokes every token that acts for that account, for good. */
export function endTokensOf(call: StaffCall, userId: string): void {
  const { state, now } = call;
  for (const token of state.tokens) {
    const ended = token.revokedAt !== null || Date.parse(token.expiresAt) <= now.getTime();
    if (!ended && token.userId === userId) revoke(call, token);
  }
}

export function revoke(call: StaffCall, token: Token): void {
  token.revokedAt = call.now.toISOString();
  recordAudit(call, tokenEnded(token.id, call.now));
}
