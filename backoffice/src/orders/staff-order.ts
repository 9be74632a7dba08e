import type { components } from '@spindle/sdk/schema';
import type { AdminOrder } from '../providers/records.ts';

export type StaffOrder = components['schemas']['StaffOrder'];
export type OrderState = StaffOrder['orderState'];

/** What lists tell of an order: whether something is wrong with its money, or all there is of that. */
export type ListedOrder = Pick<
  StaffOrder,
  'orderId' | 'customerId' | 'email' | 'dateCreated' | 'state' | 'parentId' | 'total'
> &
  (Pick<StaffOrder, 'disputes' | 'refunds'> | Pick<AdminOrder, 'disputed' | 'refundFailed'>);

/** Empty, null and the word `null` all mean that no label was bought yet. */
export function lacksTrackingNumber({ trackingNumber }: Pick<StaffOrder, 'trackingNumber'>) {
  return trackingNumber === null || trackingNumber.trim() === '' || trackingNumber === 'null';
}

/** Empty where there is none. */
export function trackingNumberOf(order: Pick<StaffOrder, 'trackingNumber'>): string {
  return lacksTrackingNumber(order) ? '' : (order.trackingNumber ?? '');
}

/** What a customer sent or sends back: an order of its own, below the one it was bought with. */
export function isReturn({ parentId, orderState }: StaffOrder): boolean {
  return parentId !== null || orderState === 'RETURN_REQUESTED' || orderState === 'RETURNED';
}

const closed = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Nothing of a payment that its owner's bank doubts may leave the house. */
export function openDisputes({ disputes }: Pick<StaffOrder, 'disputes'>) {
  return disputes.filter(({ status }) => !closed.has(status));
}

export function failedRefunds({ refunds }: Pick<StaffOrder, 'refunds'>) {
  return refunds.filter(({ state }) => state === 'FAILED');
}

export function isDisputed(order: ListedOrder): boolean {
  return 'disputed' in order ? order.disputed : openDisputes(order).length > 0;
}

export function hasFailedRefund(order: ListedOrder): boolean {
  return 'refundFailed' in order ? order.refundFailed : failedRefunds(order).length > 0;
}
