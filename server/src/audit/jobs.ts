import type { EntityManager } from '@mikro-orm/postgresql';
import { auditRetainedSince } from '@spindle/sdk/domain/audit/retention';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { sealAll } from './seal-entries.ts';

/**
 * Deletes expired entries and their positions in the chain. The last seal that covers them is kept,
 * and the rest of the chain continues from it. The owner's database function deletes the entries in
 * batches, because the serving role may not delete them.
 */
export async function pruneAudit(em: EntityManager, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const { dropped } = await db(em.fork())
      .selectNoFrom(({ fn, val }) =>
        int(fn('prune_audit', [val(auditRetainedSince(now))])).as('dropped'),
      )
      .executeTakeFirstOrThrow();
    all += dropped;
    if (dropped === 0) return all;
  }
}

export const sealAuditJob = defineJob({
  name: 'seal-audit',
  payload: z.object({}),
  retryLimit: 0,
  async handle({ orm, now, config }) {
    await sealAll(orm.em.fork(), config.auditSealKeys[0], now());
  },
});

export const pruneAuditJob = defineJob({
  name: 'prune-audit',
  payload: z.object({}),
  retryLimit: 0,
  async handle({ orm, now, log }) {
    const dropped = await pruneAudit(orm.em.fork(), now());
    if (dropped > 0) log.info({ dropped }, 'audit entries pruned');
  },
});
