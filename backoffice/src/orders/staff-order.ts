import { lacksTrackingNumber } from '@spindle/sdk/domain/shipping/validate-label';
import type { components } from '@spindle/sdk/schema';

export type StaffOrder = components['schemas']['StaffOrder'];
export type OrderState = StaffOrder['orderState'];

/** Returns the tracking number, or an empty string if there is none. */
export function trackingNumberOf(order: Pick<StaffOrder, 'trackingNumber'>): string {
  return lacksTrackingNumber(order) ? '' : (order.trackingNumber ?? '');
}

/**
 * Returns whether this is a return, which is a separate order whose parent is the original order.
 */
export function isReturn({ parentId, orderState }: StaffOrder): boolean {
  return parentId !== null || orderState === 'RETURN_REQUESTED' || orderState === 'RETURNED';
}

const closed = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Returns the open disputes. While one is open, nothing from that payment may ship. */
export function openDisputes({ disputes }: Pick<StaffOrder, 'disputes'>) {
  return disputes.filter(({ status }) => !closed.has(status));
}

export function failedRefunds({ refunds }: Pick<StaffOrder, 'refunds'>) {
  return refunds.filter(({ state }) => state === 'FAILED');
}
