import type { EventType } from './event-types.ts';

/** An order can be shipped anew once its label was voided. */
const oncePerParcel: readonly EventType[] = [
  'order.shipped',
  'order.delivered',
  'order.label_voided',
];

export const isOncePerParcel = (type: EventType): boolean => oncePerParcel.includes(type);

/** What names a step of an order that is told of once; `voided` counts its labels that are void. */
export const onceOf = (type: EventType, orderId: string, voided: number): string =>
  `${type} ${orderId}${isOncePerParcel(type) ? ` ${voided}` : ''}`;
