import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import type { OrderState } from '../orders/transitions.ts';
import type { EventType } from './event-types.ts';

interface OrderMove {
  isReturn: boolean;
  shippingGroup: string;
  from: string;
  to: OrderState;
}

const stepOf: Partial<Record<OrderState, EventType>> = {
  PICKED: 'order.picked',
  SHIPPED: 'order.shipped',
  CANCELLED: 'order.cancelled',
};

/**
 * Returns the webhook event for an order's state change, or null if there is none. Digital orders
 * only have the payment event.
 */
export function eventOfMove({ isReturn, shippingGroup, from, to }: OrderMove): EventType | null {
  if (isReturn) return to === 'RETURNED' ? 'return.received' : null;
  if (shippingGroup === DIGITAL_GROUP) return null;
  if (from === 'SHIPPED') return to === 'PICKED' ? 'order.label_voided' : null;
  // nothing left the shop if nothing was picked
  if (to === 'SHIPPED' && from !== 'PICKED') return null;
  return stepOf[to] ?? null;
}

/** An order can ship again after its label is voided, so these events happen once per label. */
const oncePerParcel: ReadonlySet<EventType> = new Set([
  'order.shipped',
  'order.delivered',
  'order.label_voided',
]);

export const isOncePerParcel = (type: EventType): boolean => oncePerParcel.has(type);

/**
 * Returns the key that makes an order's event unique. `voided` is the number of its voided labels.
 */
export const onceOf = (type: EventType, orderId: string, voided: number): string =>
  `${type} ${orderId}${isOncePerParcel(type) ? ` ${voided}` : ''}`;
