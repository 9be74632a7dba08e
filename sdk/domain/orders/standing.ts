import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import { withinReturnWindow } from './return-window.ts';
import type { OrderState } from './transitions.ts';

interface Sale {
  orderState: OrderState;
  parentId: string | null;
  shippingGroup: string;
  shippedAt: Date | null;
  totalCents: number;
  /** What went back of it, and of its returns. */
  refundedCents: number;
  /** Returns that wait for their goods or for their money. */
  openReturns: number;
}

/** All names that apply to an order: its state, then an open return, then money that went back. */
export function stateNames(
  order: Pick<Sale, 'orderState' | 'openReturns' | 'refundedCents'>,
): string {
  const names = new Set<string>([order.orderState]);
  if (order.openReturns > 0) names.add('RETURN_REQUESTED');
  if (order.refundedCents > 0) names.add('REFUNDED');
  return [...names].join(' ');
}

/** Whether units of it may still be sent back. */
export function takesReturns(
  order: Pick<Sale, 'orderState' | 'parentId' | 'shippingGroup' | 'shippedAt'>,
  now: Date,
  windowDays: number,
): boolean {
  return (
    order.orderState === 'SHIPPED' &&
    order.parentId === null &&
    order.shippingGroup !== DIGITAL_GROUP &&
    withinReturnWindow(order.shippedAt, now, windowDays)
  );
}

/** Whether all of its money went back. */
export const isRefunded = ({
  totalCents,
  refundedCents,
}: Pick<Sale, 'totalCents' | 'refundedCents'>) => totalCents > 0 && refundedCents >= totalCents;
