import type { EntityManager } from '@mikro-orm/postgresql';
import { auditKeptSince } from '@spindle/sdk/domain/audit/kept';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';

/**
 * Drops entries that are kept no more, with the places they had; the last seal over them stays, from
 * which the rest of the chain goes on. The database does it batch by batch, in a function of its
 * owner's: who serves may delete no entry.
 */
export async function pruneAudit(em: EntityManager, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const { dropped } = await db(em.fork())
      .selectNoFrom(({ fn, val }) =>
        int(fn('prune_audit', [val(auditKeptSince(now))])).as('dropped'),
      )
      .executeTakeFirstOrThrow();
    all += dropped;
    if (dropped === 0) return all;
  }
}
