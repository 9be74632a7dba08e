import { db } from '../../database/db.ts';
import { workThrough } from '../../jobs/work-through.ts';
import type { Services } from '../../services.ts';
import { readRefund } from './read-refunds.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

const oldEnoughMinutes = 5;
/** Whether there is time left is looked at after so many. */
const takenAtOnce = 100;
const maxPerTurn = 10_000;
/** The next turn comes five minutes after this one. */
const turnMs = 240_000;

/**
 * Takes up refunds that are still open after a while: lost events, jobs that were given up. Those that
 * stay open keep no later one waiting.
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
