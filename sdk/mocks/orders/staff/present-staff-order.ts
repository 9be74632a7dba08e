import type { components } from '../../../src/schema.d.ts';
import { knownItem } from '../../catalog/known-record.ts';
import type { Order, ShopState } from '../../state.ts';
import { refundsOf } from '../order-facts.ts';
import { standingOf } from '../standing-of.ts';

/** An order as staff see it, with what the catalogue says of its items today. */
export function presentStaffOrder(
  state: ShopState,
  order: Order,
  now: Date,
): components['schemas']['StaffOrder'] {
  const { claim: _claim, returned: _returned, charged: _charged, ...kept } = order;
  const buyer = state.people.find(({ userId }) => userId === order.userId);
  const { items, ...standing } = standingOf(state, order, now);
  return {
    ...kept,
    ...standing,
    email: buyer?.email ?? order.email,
    customerId: buyer?.customerId ?? order.customerId,
    shipping: order.shipping && { ...order.shipping, tracking_number: order.trackingNumber },
    refunds: refundsOf(state, order),
    items: items.map((line) => {
      const item = knownItem(state, line);
      return {
        ...line,
        itemPrice: item?.price ?? null,
        taxCode: item?.taxCode ?? null,
        couponId: item?.couponId ?? null,
        subscriptionLink: item?.subscriptionLink ?? null,
        externalId: item?.externalId ?? null,
        version: item?.version ?? null,
      };
    }),
  };
}
