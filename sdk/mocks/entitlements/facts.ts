import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { isDisputed } from '../orders/order-facts.ts';
import type { Entitlement, Order, ShopState } from '../state.ts';

/** An entitlement as an order or a subscription says it ought to be. */
export type Fact = Pick<
  Entitlement,
  | 'userId'
  | 'email'
  | 'catalogId'
  | 'catalogItemId'
  | 'title'
  | 'source'
  | 'sourceId'
  | 'closedBecause'
  | 'endsAt'
  | 'dateCreated'
>;

type Bought = Pick<ShopState, 'orders' | 'subscriptions'>;

/** What all orders and subscriptions say. Grants are entitlements of their own. */
export function factsOf(state: Bought): Fact[] {
  const digital = state.orders.filter(
    ({ shippingGrouping, parentId }) => shippingGrouping === DIGITAL_GROUP && parentId === null,
  );
  return [...digital.flatMap((order) => boughtIn(state, order)), ...subscribed(state)];
}

function boughtIn(state: Bought, order: Order): Fact[] {
  const closedBecause = whyClosed(state, order);
  return order.items.map(({ catalogId, catalogItemId, title }) => ({
    userId: order.userId,
    email: order.email,
    catalogId,
    catalogItemId,
    title,
    source: 'ORDER',
    sourceId: order.orderId,
    closedBecause,
    endsAt: null,
    dateCreated: order.dateCreated,
  }));
}

function whyClosed({ orders }: Bought, order: Order): 'REFUNDED' | 'DISPUTED' | null {
  const ended = order.orderState === 'REFUNDED' || order.orderState === 'CANCELLED';
  const together = orders.filter(
    ({ paymentIntentId }) => paymentIntentId === order.paymentIntentId,
  );
  const paid = sum(together.filter(({ parentId }) => parentId === null).map(({ total }) => total));
  if (ended || isPaidBack([order], order.total) || isPaidBack(together, paid)) return 'REFUNDED';
  const doubted = together.some(
    (one) => isDisputed(one) || one.disputes.some(({ status }) => status === 'lost'),
  );
  return doubted ? 'DISPUTED' : null;
}

function isPaidBack(orders: readonly Order[], paidCents: number): boolean {
  const refunds = orders.flatMap((one) => one.refunds).filter(({ state }) => state === 'SUCCEEDED');
  return paidCents > 0 && sum(refunds.map(({ amount }) => amount)) >= paidCents;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

function subscribed({ subscriptions }: Bought): Fact[] {
  return subscriptions.map((one) => {
    const closedBecause =
      one.endedAt !== null ? 'ENDED' : one.paymentDue ? ('PAYMENT_DUE' as const) : null;
    return {
      userId: one.userId,
      email: one.email,
      catalogId: one.catalogId,
      catalogItemId: one.catalogItemId,
      title: one.title,
      source: 'SUBSCRIPTION',
      sourceId: one.id,
      closedBecause,
      endsAt: closedBecause === null ? one.currentPeriodEnd : null,
      dateCreated: one.dateCreated,
    };
  });
}
