import { tokenEnded } from '../../domain/tokens/new-token.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import type { Token } from '../state.ts';

export function endTokensOf(call: StaffCall, userId: string): void {
  const own = call.state.tokens.filter((token) => token.userId === userId);
  for (const token of own.filter((one) => isLiveToken(one, call.now))) revoke(call, token);
}

export const isLiveToken = (
  { revokedAt, expiresAt }: Pick<Token, 'revokedAt' | 'expiresAt'>,
  now: Date,
): boolean => revokedAt === null && Date.parse(expiresAt) > now.getTime();

export function revoke(call: StaffCall, token: Token): void {
  token.revokedAt = call.now.toISOString();
  recordAudit(call, tokenEnded(token.id, call.now));
}
