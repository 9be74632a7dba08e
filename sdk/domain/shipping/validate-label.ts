import type { components } from '../../src/schema.d.ts';
import { validateNotHeld, type Hold } from '../orders/owed.ts';
import { rejection, type Rejection } from '../rejection.ts';

type OrderState = components['schemas']['StaffOrder']['orderState'];

export interface ShippedFacts {
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  /** Why the order is on hold. */
  hold: Hold | null;
  /** Whether the whole order was refunded. */
  nothingLeft: boolean;
  /** Whether street, city and country are known. */
  hasAddress: boolean;
  trackingNumber: string | null;
}

const notPicked: Partial<Record<OrderState, Rejection>> = {
  PENDING: rejection('NOT_PICKED', 'This order has not been picked yet.'),
  PROCESSING: rejection('NOT_PICKED', 'This order is still being picked.'),
  SHIPPED: rejection('ALREADY_SHIPPED', 'This order has already shipped.'),
  CANCELLED: rejection('ORDER_CANCELLED', 'This order was canceled.'),
  REFUNDED: rejection('ORDER_REFUNDED', 'This order was refunded.'),
};

export const returnsNeedNoLabel = rejection('IS_A_RETURN', "Returns don't need a label from us.");
export const digitalOrder = rejection('DIGITAL_ORDER', "Digital orders aren't shipped.");

/** Returns why an order's state doesn't allow shipping (yet or anymore), or null. */
export function notPickedReason(state: OrderState): Rejection | null {
  if (state === 'PICKED') return null;
  return notPicked[state] ?? rejection('NOT_PICKED', 'Only picked orders can be shipped.');
}

/** An empty string, null and the word `null` all mean that there is no tracking number. */
export const lacksTrackingNumber = ({ trackingNumber }: Pick<ShippedFacts, 'trackingNumber'>) =>
  trackingNumber === null || trackingNumber.trim() === '' || trackingNumber === 'null';

/** Returns why a label can't be bought for an order, or null. */
export function validateLabel(order: ShippedFacts): Rejection | null {
  if (order.isReturn) return returnsNeedNoLabel;
  if (order.isDigital) return digitalOrder;
  const unpicked = notPickedReason(order.orderState);
  if (unpicked !== null) return unpicked;
  const held = validateNotHeld(order);
  if (held !== null) return held;
  if (!order.hasAddress) {
    return rejection('ADDRESS_INCOMPLETE', "This order's shipping address is incomplete.");
  }
  if (lacksTrackingNumber(order)) return null;
  return rejection('TRACKING_KNOWN', 'This order already has a tracking number.');
}
