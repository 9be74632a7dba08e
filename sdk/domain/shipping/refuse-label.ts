import type { components } from '../../src/schema.d.ts';
import { refuseHeld, type Hold } from '../orders/owed.ts';
import { refusal, type Refusal } from '../refusal.ts';

type OrderState = components['schemas']['StaffOrder']['orderState'];

export interface ShippedFacts {
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  /** Why nothing of it may be shipped now. */
  hold: Hold | null;
  /** All of it was refunded. */
  nothingLeft: boolean;
  /** Street, city and country are known. */
  hasAddress: boolean;
  trackingNumber: string | null;
}

const notPicked: Partial<Record<OrderState, Refusal>> = {
  PENDING: refusal('NOT_PICKED', 'This order has not been picked yet.'),
  PROCESSING: refusal('NOT_PICKED', 'This order is still being picked.'),
  SHIPPED: refusal('ALREADY_SHIPPED', 'This order has been shipped already.'),
  CANCELLED: refusal('ORDER_CANCELLED', 'This order was cancelled.'),
  REFUNDED: refusal('ORDER_REFUNDED', 'This order was refunded.'),
};

/** Why an order in a state is not at the shipping desk; null where it is. */
export function whyNotPicked(state: OrderState): Refusal | null {
  if (state === 'PICKED') return null;
  return notPicked[state] ?? refusal('NOT_PICKED', 'Only picked orders are shipped.');
}

/** Why no label is bought for an order; null where one may be. */
export function refuseLabel(order: ShippedFacts): Refusal | null {
  if (order.isReturn) return refusal('IS_A_RETURN', 'A return needs no label of ours.');
  if (order.isDigital) return refusal('DIGITAL_ORDER', 'A digital order is not shipped.');
  const unpicked = whyNotPicked(order.orderState);
  if (unpicked !== null) return unpicked;
  const held = refuseHeld(order);
  if (held !== null) return held;
  if (!order.hasAddress) {
    return refusal('ADDRESS_INCOMPLETE', 'This order has no complete address to ship to.');
  }
  if (order.trackingNumber === null) return null;
  return refusal('TRACKING_KNOWN', 'This order has a tracking number already.');
}
