import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneAudit } from './prune-audit.ts';
import { sealAll } from './seal-entries.ts';

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
    if (dropped > 0) log.info({ dropped }, 'audit entries are kept no more');
  },
});
