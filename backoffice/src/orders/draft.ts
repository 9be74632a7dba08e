import { textOf, type FormValues } from '../ui/form-values.ts';
import { trackingNumberOf, type OrderState, type StaffOrder } from './staff-order.ts';
import { isState } from './states.ts';
import type { Conflict } from './use-order-change.ts';

interface Draft {
  orderState: OrderState;
  trackingNumber: string;
}

export function draftOf(order: StaffOrder): Draft {
  return { orderState: order.orderState, trackingNumber: trackingNumberOf(order) };
}

export function readDraft({ orderState, trackingNumber }: FormValues, seen: StaffOrder): Draft {
  return {
    orderState: isState(orderState) ? orderState : seen.orderState,
    trackingNumber: textOf(trackingNumber),
  };
}

/** Applies only the user's own changes to the current order, and keeps everyone else's. */
export function applyDraft({ move, seen, present }: Conflict): Draft {
  const theirs = draftOf(present);
  const typed = move.trackingNumber ?? '';
  return {
    orderState: move.orderState === seen.orderState ? theirs.orderState : move.orderState,
    trackingNumber: typed === trackingNumberOf(seen) ? theirs.trackingNumber : typed,
  };
}
