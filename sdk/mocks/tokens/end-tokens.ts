import { recordAudit, type StaffCall } from '../audit/record-audit.ts';

/** Revokes every token that acts for that account, for good. */
export function endTokensOf(call: StaffCall, userId: string): void {
  const { state, now } = call;
  for (const token of state.tokens) {
    const ended = token.revokedAt !== null || Date.parse(token.expiresAt) <= now.getTime();
    if (ended || token.userId !== userId) continue;
    token.revokedAt = now.toISOString();
    recordAudit(call, {
      action: 'tokens.revoke',
      subject: `token ${token.id}`,
      before: { revokedAt: null },
      after: { revokedAt: token.revokedAt },
    });
  }
}
