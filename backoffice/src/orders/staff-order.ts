import type { components } from '@spindle/sdk/schema';

export type StaffOrder = components['schemas']['StaffOrder'];
export type OrderState = StaffOrder['orderState'];

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
