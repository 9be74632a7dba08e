import { formatMoney } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';
import type { OrderState } from './transitions.ts';

/** What staff's moves say in the order's history. */
export const movedByStaff = 'Changed by staff';
export const refundedByStaff = 'Refunded by staff';
export const trackingNoted = (number: string) => `Tracking number ${number}`;

/** What is said of a refund of all that no return has. */
export const restRefunded = 'What was left of the order is refunded';

/** What is said to staff. */
export const orderCancelled = (cents: number) =>
  `The order was cancelled. ${formatMoney(cents)} goes back to the customer.`;
export const orderRefunded = (cents: number) =>
  `The order was refunded. ${formatMoney(cents)} goes back to the customer.`;
export const orderMoved = (from: OrderState, to: OrderState) =>
  `The order went from ${from} to ${to}.`;
export const trackingSaved = 'The tracking number was saved.';

export const acknowledged = 'Acknowledged. It no longer shows on the first page.';

/** It was moved by somebody else since it was read. */
export const orderChanged = rejection(
  'CHANGED_MEANWHILE',
  'Somebody has changed this order meanwhile.',
);
