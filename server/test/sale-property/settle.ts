import { cartPage } from '../../src/checkout/cart-page.ts';
import { checkPages } from '../../src/payments/pages/check-pages.ts';
import { finishCodes } from '../../src/checkout/discounts/finish-codes.ts';
import { query } from '../../src/database/query.ts';
import { resumeRefunds } from '../../src/orders/refunds/resume-refunds.ts';
import { eventually } from '../eventually.ts';
import { someMinutesPass, type Market } from './market.ts';

/** Waits until everything pending is complete: events, jobs, and the regular checks. */
export async function settle(market: Pick<Market, 'shop'>): Promise<void> {
  const { shop } = market;
  await shop.control('/stripe/control/webhooks', {});
  await shop.control('/stripe/control/refunds', { status: 'succeeded' });
  await quiet(market);
  await someMinutesPass(market);
  await checkPages(shop.services, cartPage);
  await finishCodes(shop.services);
  await resumeRefunds(shop.services);
  await quiet(market);
}

async function quiet({ shop }: Pick<Market, 'shop'>): Promise<void> {
  await eventually(async () => {
    const deliveries = await shop.recorded<{ state: string }>('/stripe/control/deliveries');
    const late = deliveries.filter(({ state }) => state === 'pending');
    const working = await query<{ name: string }>(
      shop.orm.em.fork(),
      `select name from pgboss.job
        where state < 'completed' and name in ('handle-stripe-event', 'send-refund')`,
    );
    if (late.length + working.length > 0) {
      throw new Error(`${late.length} events and ${working.length} jobs are still under way`);
    }
  }, 40_000);
}
