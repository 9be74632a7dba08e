import { regularCustomer } from '@spindle/sdk/demo/mock-shop/community-links';
import { mockShop } from './api.ts';

/** Always has an order that can be canceled and one that can be returned, whatever the date. */
export const buyer = regularCustomer;

export function buyerOrders(): void {
  const day = 86_400_000;
  const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();
  mockShop.change(({ orders }) => {
    const sent = orders.find(
      ({ email, orderState, labelUrl, items }) =>
        email === buyer &&
        orderState === 'SHIPPED' &&
        labelUrl !== null &&
        items[0]?.quantity === 1,
    );
    const waiting = orders.find(({ orderState }) => orderState === 'PENDING');
    if (!sent || !waiting) throw new Error('The demo has too few orders.');
    const { userId, email, customerId } = sent;
    Object.assign(waiting, { userId, email, customerId });
    Object.assign(sent, { dateCreated: daysAgo(9), dateShipped: daysAgo(7) });
  });
}
