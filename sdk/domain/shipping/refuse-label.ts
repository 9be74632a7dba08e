import type { components } from '../../src/schema.d.ts';

type OrderState = components['schemas']['StaffOrder']['orderState'];

export interface ShippedFacts {
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  /** A bank doubts its payment, and that is not settled. */
  disputed: boolean;
  /** Street, city and country are known. */
  hasAddress: boolean;
  trackingNumber: string | null;
}

const notPicked: Partial<Record<OrderState, string>> = {
  PENDING: 'This order has not been picked yet.',
  PROCESSING: 'This order is still being picked.',
  SHIPPED: 'This order has been shipped already.',
  CANCELLED: 'This order was cancelled.',
  REFUNDED: 'This order was refunded.',
};

/** Why no label is bought for an order, in words; null where one may be. */
export function refuseLabel(order: ShippedFacts): string | null {
  if (order.isReturn) return 'A return needs no label of ours.';
  if (order.isDigital) return 'A digital order is not shipped.';
  if (order.orderState !== 'PICKED') {
    return notPicked[order.orderState] ?? 'Only picked orders are shipped.';
  }
  if (order.disputed) {
    return 'The customer’s bank disputes this payment. Do not ship before that is settled.';
  }
  if (!order.hasAddress) return 'This order has no complete address to ship to.';
  return order.trackingNumber === null ? null : 'This order has a tracking number already.';
}
