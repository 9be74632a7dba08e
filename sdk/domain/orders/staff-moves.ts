import { formatMoney } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';
import type { OrderState } from './transitions.ts';

/** History entries for moves by staff. */
export const movedByStaff = 'Changed by staff';
export const refundedByStaff = 'Refunded by staff';
export const trackingNoted = (number: string) => `Tracking number ${number}`;

/** History entry for a refund of everything not covered by a return. */
export const restRefunded = 'The rest of the order was refunded';

/** Messages to staff. */
export const orderCancelled = (cents: number) =>
  `Order canceled. ${formatMoney(cents)} will be refunded to the customer.`;
export const orderRefunded = (cents: number) =>
  `Order refunded. ${formatMoney(cents)} will be refunded to the customer.`;
export const orderMoved = (from: OrderState, to: OrderState) =>
  `Order moved from ${from} to ${to}.`;
export const trackingSaved = 'Tracking number saved.';

export const acknowledged = 'Acknowledged. This alert no longer appears under Needs attention.';

/** Someone else moved the order after it was loaded. */
export const orderChanged = rejection(
  'CHANGED_MEANWHILE',
  'Someone changed this order after you loaded it.',
);
