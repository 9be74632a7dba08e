import { expect } from 'vitest';
import { query } from '../src/database/query.ts';
import { eventually } from './eventually.ts';
import type { TestShop } from './shop.ts';

/** Waits until the payment provider has no more events and the shop has handled all of them. */
export async function eventsHandled(shop: TestShop): Promise<void> {
  await eventually(async () => {
    const deliveries = await shop.recorded<{ state: string }>('/stripe/control/deliveries');
    expect(deliveries.filter(({ state }) => state === 'pending')).toEqual([]);
    const waiting = await query(
      shop.orm.em.fork(),
      `select 1 from pgboss.job
        where name = 'handle-stripe-event' and state in ('created', 'retry', 'active')`,
    );
    expect(waiting).toEqual([]);
  }, 40_000);
}
