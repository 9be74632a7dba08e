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

/** An order can be shipped anew once its label was voided. */
const oncePerParcel: ReadonlySet<EventType> = new Set([
  'order.shipped',
  'order.delivered',
  'order.label_voided',
]);

export const isOncePerParcel = (type: EventType): boolean => oncePerParcel.has(type);

/** What names a step of an order that is told of once; `voided` counts its labels that are void. */
export const onceOf = (type: EventType, orderId: string, voided: number): string =>
  `${type} ${orderId}${isOncePerParcel(type) ? ` ${voided}` : ''}`;
