import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import type { PlannedMove, PlannedOrder, PlannedState, ShippingGroup } from './plan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Decisions about an order that interrupt its usual progress. */
export type Fate = 'ordinary' | 'cancelled' | 'refunded';

export interface OrderLifecycle {
  orderState: PlannedState;
  history: PlannedMove[];
  shippedAt: Date | null;
  trackingNumber: string | null;
}

function move(
  at: number,
  from: PlannedState | null,
  to: PlannedState,
  by: PlannedMove['by'],
  reason: string | null = null,
): PlannedMove {
  return { at: new Date(at), from, to, by, reason };
}

/** Simulates an order's progress since its payment: picked within two days, shipped soon after. */
export function liveLife(
  random: () => number,
  group: ShippingGroup,
  paidAt: Date,
  now: Date,
  outcome: Fate,
): OrderLifecycle {
  const paid = paidAt.getTime();
  if (group === DIGITAL_GROUP) return digitalLife(paid, now, outcome, random);
  const claimed = paid + (2 + random() * 14) * HOUR;
  const picked = claimed + (0.5 + random() * 22) * HOUR;
  const shipped = picked + (1 + random() * 40) * HOUR;
  const history = [move(paid, null, 'PENDING', 'system')];
  if (outcome === 'cancelled') {
    const at = Math.min(paid + (0.2 + random() * 1.6) * HOUR, now.getTime());
    history.push(move(at, 'PENDING', 'CANCELLED', 'customer', 'Canceled by the customer'));
    return finished(history, null, random);
  }
  const claims = random() < 0.6;
  if (claims) history.push(move(claimed, 'PENDING', 'PROCESSING', 'picker'));
  history.push(move(picked, claims ? 'PROCESSING' : 'PENDING', 'PICKED', 'picker'));
  history.push(move(shipped, 'PICKED', 'SHIPPED', 'administrator', 'Label bought'));
  if (outcome === 'refunded') {
    const at = shipped + (2 + random() * 6) * DAY;
    history.push(move(at, 'SHIPPED', 'REFUNDED', 'administrator', 'Damaged on arrival'));
  }
  return finished(
    history.filter(({ at }) => at <= now),
    shipped <= now.getTime() ? shipped : null,
    random,
  );
}

function digitalLife(paid: number, now: Date, outcome: Fate, random: () => number): OrderLifecycle {
  const history = [move(paid, null, 'SHIPPED', 'system', 'Delivered as a download')];
  const refundAt = paid + (1 + random() * 2) * DAY;
  if (outcome !== 'ordinary' && refundAt <= now.getTime()) {
    history.push(move(refundAt, 'SHIPPED', 'REFUNDED', 'administrator', 'File did not open'));
  }
  return { ...finished(history, null, random), shippedAt: new Date(paid) };
}

function finished(
  history: PlannedMove[],
  shipped: number | null,
  random: () => number,
): OrderLifecycle {
  const digits = Array.from({ length: 18 }, () => Math.floor(random() * 10)).join('');
  return {
    orderState: history.at(-1)?.to ?? 'PENDING',
    history,
    shippedAt: shipped === null ? null : new Date(shipped),
    trackingNumber: shipped === null ? null : `9400${digits}`,
  };
}

/** Returns the time two working days after the payment. */
export function expectedShipping(paidAt: Date): Date {
  let at = paidAt.getTime();
  for (let workingDays = 0; workingDays < 2;) {
    at += DAY;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) workingDays++;
  }
  return new Date(at);
}

/** Returns the state names that apply to an order with these returns. */
export function stateText(order: PlannedOrder, returns: readonly PlannedOrder[]): string {
  const names = new Set<string>([order.orderState]);
  const open = returns.some(
    ({ orderState }) => orderState === 'RETURN_REQUESTED' || orderState === 'RETURNED',
  );
  if (open) names.add('RETURN_REQUESTED');
  if (order.refundedCents > 0 || returns.some((one) => one.refundedCents > 0))
    names.add('REFUNDED');
  return [...names].join(' ');
}
