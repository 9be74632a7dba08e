import type { Order } from './queries.ts';

type PaidOrder = Pick<Order, 'orderId' | 'parentId' | 'paymentIntentId' | 'invoices'>;

/** Groups adjacent orders with the same payment, which are one purchase in several parcels. */
export function paidTogether<One extends PaidOrder>(orders: readonly One[]): One[][] {
  const groups: { payment: string; orders: One[] }[] = [];
  for (const order of orders) {
    const payment = paymentOf(order);
    const last = groups.at(-1);
    if (last?.payment === payment) last.orders.push(order);
    else groups.push({ payment, orders: [order] });
  }
  return groups.map((group) => group.orders);
}

/** A payment of zero has an invoice but no intent. A return is not a purchase. */
function paymentOf({ orderId, parentId, paymentIntentId, invoices }: PaidOrder): string {
  if (parentId !== null) return orderId;
  return paymentIntentId ?? invoices.find(({ kind }) => kind === 'INVOICE')?.id ?? orderId;
}
