import { trackingNumberOf, type OrderState, type StaffOrder } from './staff-order.ts';
import type { Conflict } from './use-order-change.ts';

/** What the form holds, and the order it was typed for. */
export interface Draft {
  seen: StaffOrder;
  orderState: OrderState;
  trackingNumber: string;
}

export function draftOf(order: StaffOrder): Draft {
  return { seen: order, orderState: order.orderState, trackingNumber: trackingNumberOf(order) };
}

/** Whether the form holds something else than the order it was typed for. */
export function isTyped({ seen, orderState, trackingNumber }: Draft): boolean {
  return orderState !== seen.orderState || trackingNumber !== trackingNumberOf(seen);
}

/** What was really changed, for the order as it is now; the rest stays as others left it. */
export function overTheirs({ move, seen, present }: Conflict): Draft {
  const theirs = draftOf(present);
  const typed = move.trackingNumber ?? '';
  return {
    seen: present,
    orderState: move.orderState === seen.orderState ? theirs.orderState : move.orderState,
    trackingNumber: typed === trackingNumberOf(seen) ? theirs.trackingNumber : typed,
  };
}
