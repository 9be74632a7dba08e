import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { isDisputed } from '../orders/order-facts.ts';
import type { Order } from '../state.ts';
import { canMove } from '../../domain/orders/transitions.ts';

/** What a bank disputes waits for its end, as nothing of it is shipped until then. */
export function waitsForPicking(order: Order): boolean {
  const { parentId, shippingGrouping, orderState } = order;
  const shipped = parentId === null && shippingGrouping !== DIGITAL_GROUP;
  return shipped && canMove(orderState, 'PICKED') && !isDisputed(order);
}
