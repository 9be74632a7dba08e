import type { EventType } from './event-types.ts';

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
