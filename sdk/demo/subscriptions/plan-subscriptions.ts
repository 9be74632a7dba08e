import { z } from 'zod';
import { catalogs } from '../catalogs/all-catalogs.ts';
import { centsOf } from '../cents.ts';
import { customers } from '../people.ts';
import { intervalsAfter } from './intervals.ts';
import type { PlannedStatus, PlannedSubscription } from './plan.ts';
import subscriptions from './subscriptions.json' with { type: 'json' };

const dayMs = 86_400_000;

const drafts = z
  .array(
    z.strictObject({
      /** Index in the list of customers. */
      customer: z.int(),
      /** In the form `catalogId/catalogItemId`. */
      item: z.string(),
      standing: z.enum(['ACTIVE', 'CANCELLED', 'PAST_DUE', 'ENDED']),
      /** When the subscription started, in days before now. */
      daysAgo: z.number(),
    }),
  )
  .parse(subscriptions);

const statuses: Record<PlannedStatus, string> = {
  ACTIVE: 'active',
  CANCELLED: 'active',
  PAST_DUE: 'past_due',
  ENDED: 'canceled',
};

const items = catalogs.flatMap(({ catalogId, items: own }) =>
  own.map((item) => ({ catalogId, itemId: item.catalogItemId, ...item })),
);

/** Plans the demo's subscriptions. The same `now` gives the same plan. */
export function planSubscriptions(now: Date): PlannedSubscription[] {
  return drafts.map((draft, at) => {
    const { standing } = draft;
    const item = items.find(({ catalogId, itemId }) => `${catalogId}/${itemId}` === draft.item);
    const customer = customers[draft.customer];
    if (!item || !customer) throw new Error(`the demo has no ${draft.item}`);
    const { catalogId, itemId, title } = item;
    // The provider's times are whole seconds.
    const anchor = Math.floor((now.getTime() - draft.daysAgo * dayMs) / 1_000);
    const every = { interval: itemId.endsWith('-yearly') ? 'year' : 'month', interval_count: 1 };
    const renewal = (count: number) => new Date(intervalsAfter(anchor, count, every) * 1_000);
    // An ended subscription was not renewed after its first period.
    const until = standing === 'ENDED' ? renewal(1) : now;
    const periods = [renewal(0)];
    while (renewal(periods.length) < until) periods.push(renewal(periods.length));
    const periodEnd = renewal(periods.length);
    return {
      key: `demo${String(at + 1).padStart(2, '0')}`,
      email: customer.email,
      catalogId,
      itemId,
      title,
      priceCents: centsOf(item.price),
      standing,
      status: statuses[standing],
      cancelled: standing === 'CANCELLED' || standing === 'ENDED',
      startedAt: renewal(0),
      periods,
      periodEnd,
      endedAt: standing === 'ENDED' ? periodEnd : null,
    };
  });
}
