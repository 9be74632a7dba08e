import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../audit/record-audit.ts';
import { query } from '../database/query.ts';

interface Circumstances {
  actor: { id: string; email: string };
  requestId: string;
  now: Date;
}

/** Revokes every token that acts for that account, for good, within the caller's transaction. */
export async function endTokensOf(
  tx: EntityManager,
  userId: string,
  { actor, requestId, now }: Circumstances,
): Promise<void> {
  const ended = await query<{ id: string }>(
    tx,
    `update api_tokens set revoked_at = $2
      where user_id = $1 and revoked_at is null and expires_at > $2 returning id`,
    [userId, now],
  );
  for (const { id } of ended) {
    recordAudit(tx, {
      actor,
      action: 'tokens.revoke',
      subject: `token ${id}`,
      before: { revokedAt: null },
      after: { revokedAt: now.toISOString() },
      requestId,
      now,
    });
  }
}
