import type { Scene } from '../core/call.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { shortId } from '../../domain/orders/order-id.ts';
import type { Order } from '../state.ts';
import { canMove, type OrderState } from '../../domain/orders/transitions.ts';
import { formatDollars } from '../../domain/money/dollars.ts';

/** A new order's id, whose first eight characters no other order has. */
export function pickOrderId({ state, newId }: Pick<Scene, 'state' | 'newId'>): string {
  for (;;) {
    const id = newId();
    if (!state.orders.some(({ orderId }) => shortId(orderId) === shortId(id))) return id;
  }
}

interface Note {
  why: string;
  /** E-mail address; null for the shop itself. */
  actor: string | null;
  now: Date;
}

/** Enters into an order's history what happened to it; its state stays. */
export function noteOnOrder(order: Order, { why, actor, now }: Note): void {
  enter(order, { at: now.toISOString(), actor, from: order.orderState, to: order.orderState, why });
}

/**
 * The one way an order's state changes: by the table of moves, with an entry in its history.
 * @throws Error for a move the table does not have: callers ask first
 */
export function moveOrder(order: Order, { to, why, actor, now }: Note & { to: OrderState }): void {
  const from = order.orderState;
  if (!canMove(from, to)) throw new Error(`order ${order.orderId} cannot go from ${from} to ${to}`);
  order.orderState = to;
  enter(order, { at: now.toISOString(), actor, from, to, why });
}

function enter(order: Order, entry: Order['timeline'][number]): void {
  order.timeline.push(entry);
  order.dateModified = entry.at;
  order.version += 1;
}

/**
 * Gives that much back, or what is left of the payment where that is less. Answers how much, in
 * cents. The played provider settles at once.
 */
export function refundAtMost(
  { state, now, newId }: Scene,
  { order, cents: requested, reason }: { order: Order; cents: number; reason: string },
): number {
  const paidTogether = state.orders.filter(
    ({ paymentIntentId }) => paymentIntentId === order.paymentIntentId,
  );
  const paid = sum(
    paidTogether.filter(({ parentId }) => parentId === null).map(({ total }) => total),
  );
  const refunds = paidTogether.flatMap((one) => one.refunds);
  const gone = sum(refunds.filter((one) => one.state !== 'FAILED').map(({ amount }) => amount));
  const cents = Math.max(0, Math.min(requested, paid - gone));
  if (cents === 0) return 0;
  const refund: Order['refunds'][number] = {
    refundId: newId(),
    amount: cents,
    state: 'SUCCEEDED',
    origin: 'SHOP',
    reason,
    failure: null,
    dateCreated: now.toISOString(),
    dateSettled: now.toISOString(),
  };
  order.refunds.push(refund);
  issueCreditNote({ state, now, newId }, order, refund);
  noteOnOrder(order, { why: `Refund of $${formatDollars(cents)} succeeded`, actor: null, now });
  return cents;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
