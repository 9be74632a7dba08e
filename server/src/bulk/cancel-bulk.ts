import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { bulkCanceled, bulkFinished } from '@spindle/sdk/domain/bulk/progress';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services.ts';
import type { Actor } from './action.ts';
import { Bulk } from './bulk.entity.ts';

interface Cancellation {
  id: string;
  actor: Actor;
  requestId: string;
}

/**
 * Cancels a bulk action before its next record. Safe to repeat.
 * @throws Failure 404 if the bulk action does not exist
 */
export async function cancelBulk(
  services: Services,
  { id, actor, requestId }: Cancellation,
): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const bulk = await em.findOne(Bulk, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!bulk) throw notFound(noSuch('bulk job'));
    if (bulk.state === 'cancelled') return done(bulkCanceled);
    if (bulk.state === 'done') return rejectWith(bulkFinished);
    const now = services.now();
    const before = { state: bulk.state };
    bulk.state = 'cancelled';
    bulk.finishedAt = now;
    recordAudit(em, {
      actor,
      action: 'bulk.cancel',
      subject: `bulk ${id}`,
      before,
      after: { state: 'cancelled' },
      requestId,
      now,
    });
    return done(bulkCanceled);
  });
}
