import { z } from 'zod';
import type { World } from '../../world.ts';
import { itemObject } from '../subscriptions/item-object.ts';
import { periodEnd } from '../subscriptions/period.ts';
import { subscriptionObject } from '../subscriptions/subscription-object.ts';

const schema = z.looseObject({
  id: z.string(),
  customer: z.string(),
  created: z.int().optional(),
  billing_cycle_anchor: z.int().optional(),
  items: z.object({
    data: z
      .array(
        z.looseObject({
          id: z.string().optional(),
          /** A price on record, by its id. */
          price: z.string(),
          quantity: z.int().min(1).default(1),
          current_period_start: z.int(),
          current_period_end: z.int().optional(),
        }),
      )
      .min(1),
  }),
});

/**
 * Puts a subscription on record as if it had always been there. It renews when its period ends; who
 * leaves the end out gets a whole period.
 */
export function importSubscription(world: World, given: object): void {
  const { items, ...own } = schema.parse(given);
  const [first] = items.data;
  const now = own.created ?? first?.current_period_start ?? world.clock.now();
  const anchor = own.billing_cycle_anchor ?? first?.current_period_start ?? now;
  const made = subscriptionObject(now, { id: own.id, customer: own.customer }, (subscription) =>
    items.data.map((item, index) => {
      const price = world.store.get('price', item.price);
      if (!price?.recurring) throw new Error(`${item.price} is no recurring price on record`);
      const start = item.current_period_start;
      return {
        ...itemObject(now, {
          subscription,
          price,
          quantity: item.quantity,
          id: item.id ?? `si_${own.id.replace(/^sub_/, '')}${index}`,
          current_period_start: start,
          current_period_end: item.current_period_end ?? periodEnd(anchor, start, price.recurring),
        }),
      };
    }),
  );
  world.store.putRaw('subscription', { ...made, billing_cycle_anchor: anchor, ...own });
}
