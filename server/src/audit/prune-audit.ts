import type { EntityManager } from '@mikro-orm/postgresql';
import { auditKeptSince } from '@spindle/sdk/domain/audit/kept';
import { query } from '../database/query.ts';

/**
 * Drops entries that are kept no more, with the places they had; the last seal over them stays, from
 * which the rest of the chain goes on. The database does it batch by batch, in a function of its
 * owner's: who serves may delete no entry.
 */
export async function pruneAudit(em: EntityManager, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await query<{ dropped: number }>(em.fork(), 'select prune_audit($1) as dropped', [
      auditKeptSince(now),
    ]);
    const dropped = row?.dropped ?? 0;
    all += dropped;
    if (dropped === 0) return all;
  }
}
