import type { components } from '@spindle/sdk/schema';
import { eventually } from './eventually.ts';
import type { Shopper } from './shopper.ts';

/** Waits for this customer's only order. */
export function onlyOrder(shopper: Shopper): Promise<components['schemas']['Order']> {
  return eventually(async () => {
    const orders = await shopper.orders();
    const [order, ...others] = orders;
    if (!order || others.length > 0) throw new Error(`${orders.length} orders, expected one`);
    return order;
  });
}
