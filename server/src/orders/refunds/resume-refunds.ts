import { db } from '../../database/db.ts';
import { workThrough } from '../../jobs/work-through.ts';
import type { Services } from '../../services.ts';
import { readRefund } from './read-refunds.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

const oldEnoughMinutes = 5;
/** The remaining time is checked after each batch of this size. */
const takenAtOnce = 100;
const maxPerTurn = 10_000;
/** Shorter than the five minutes between runs. */
const turnMs = 240_000;

/**
 * Resumes refunds that have been open too long because an event was lost or a job failed for good.
 * Refunds that stay open do not block later ones.
 */
export async function resumeRefunds(services: Services, leaving?: AbortSignal): Promise<void> {
  const before = new Date(services.now().getTime() - oldEnoughMinutes * 60_000);
  const open = await db(services.orm.em.fork())
    .selectFrom('refunds')
    .select(['id', 'provider_refund_id as providerRefundId'])
    .where('settled_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(maxPerTurn)
    .execute();
  await workThrough({
    forMs: turnMs,
    leaving,
    claim: async () => open.splice(0, takenAtOnce),
    async work({ id, providerRefundId }) {
      if (providerRefundId === null) await sendRefund(services, id);
      else await settleRefund(services, await readRefund(services.stripe, providerRefundId));
    },
    failed(error, refund) {
      services.log.warn({ err: error, refund: refund.id }, 'refund still open');
    },
  });
}
