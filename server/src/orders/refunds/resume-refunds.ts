import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { readRefund } from './read-refunds.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

const oldEnoughMinutes = 5;
const mostAtOnce = 100;

/** Takes up refunds that are still open after a while: lost events, jobs that were given up. */
export async function resumeRefunds(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - oldEnoughMinutes * 60_000);
  const open = await db(services.orm.em.fork())
    .selectFrom('refunds')
    .select(['id', 'state', 'provider_refund_id as providerRefundId'])
    .where('settled_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(mostAtOnce)
    .execute();
  for (const refund of open) {
    try {
      if (refund.providerRefundId === null) await sendRefund(services, refund.id);
      else await settleRefund(services, await readRefund(services.stripe, refund.providerRefundId));
    } catch (error) {
      services.log.warn({ err: error, refund: refund.id }, 'refund still open');
    }
  }
}
