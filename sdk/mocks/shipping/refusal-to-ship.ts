import { refuseLabel } from '../../domain/shipping/refuse-label.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { isDisputed } from '../orders/order-facts.ts';
import type { Order } from '../state.ts';
import { type Refusal } from '../../domain/refusal.ts';

/** Why no label is bought for it; null where one may be. */
export function refusalToShip(order: Order): Refusal | null {
  const { line1, city, country } = order.shipping?.address ?? {};
  return refuseLabel({
    ...order,
    isReturn: order.parentId !== null,
    isDigital: order.shippingGrouping === DIGITAL_GROUP,
    disputed: isDisputed(order),
    hasAddress: Boolean(line1 && city && country),
  });
}
