import { query } from '../../database/query.ts';
import type { Services } from '../../services.ts';
import type { Refund } from './refund.entity.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

const oldEnoughMinutes = 5;
const mostAtOnce = 100;

/** Takes up refunds that are still open after a while: lost events, jobs that were given up. */
export async function resumeRefunds(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - oldEnoughMinutes * 60_000);
  const open = await query<Pick<Refund, 'id' | 'state' | 'providerRefundId'>>(
    services.orm.em.fork(),
    `select id, state, provider_refund_id as "providerRefundId" from refunds
      where settled_at is null and created_at < $1 order by created_at limit ${mostAtOnce}`,
    [before],
  );
  for (const refund of open) {
    try {
      if (refund.providerRefundId === null) await sendRefund(services, refund.id);
      else
        await settleRefund(
          services,
          await services.stripe.refunds.retrieve(refund.providerRefundId),
        );
    } catch (error) {
      services.log.warn({ err: error, refund: refund.id }, 'refund still open');
    }
  }
}
