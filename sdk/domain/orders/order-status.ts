import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import { withinReturnWindow } from './return-window.ts';
import type { OrderState } from './transitions.ts';

interface Sale {
  orderState: OrderState;
  parentId: string | null;
  shippingGroup: string;
  shippedAt: Date | null;
  totalCents: number;
  /** Refunded amount, including refunds of the order's returns. */
  refundedCents: number;
  /** Number of returns that wait for their goods or their refund. */
  openReturns: number;
}

/** Returns all states that apply to an order: its own, then an open return, then a refund. */
export function stateNames(
  order: Pick<Sale, 'orderState' | 'openReturns' | 'refundedCents'>,
): string {
  const names = new Set<string>([order.orderState]);
  if (order.openReturns > 0) names.add('RETURN_REQUESTED');
  if (order.refundedCents > 0) names.add('REFUNDED');
  return [...names].join(' ');
}

/** Returns whether units of the order can still be returned. */
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

/** Returns whether all of the order's money was refunded. */
export const isRefunded = ({
  totalCents,
  refundedCents,
}: Pick<Sale, 'totalCents' | 'refundedCents'>) => totalCents > 0 && refundedCents >= totalCents;
