import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAudit } from '../audit/record-audit.ts';
import { db } from '../database/db.ts';

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
  const ended = await db(tx)
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
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
