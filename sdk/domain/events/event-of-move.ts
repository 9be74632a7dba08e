import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import type { OrderState } from '../orders/transitions.ts';
import type { EventType } from './event-types.ts';

interface Move {
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

/** What programs hear of a move; null where it is none of theirs. What is digital has been paid, that is all. */
export function eventOfMove({ isReturn, shippingGroup, from, to }: Move): EventType | null {
  if (isReturn) return to === 'RETURNED' ? 'return.received' : null;
  if (shippingGroup === DIGITAL_GROUP) return null;
  if (from === 'SHIPPED') return to === 'PICKED' ? 'order.label_voided' : null;
  return stepOf[to] ?? null;
}
