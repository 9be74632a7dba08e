import { CLAIM_MINUTES } from '../../domain/picking/claim.ts';
import { notFound } from '../../contract/failure.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { moveOrder } from '../orders/move-order.ts';
import { isDisputed } from '../orders/order-facts.ts';
import { recount } from '../orders/standing-of.ts';
import type { Order, ShopState } from '../state.ts';
import { noSuch } from '../../domain/records.ts';
import { canMove } from '../../domain/orders/transitions.ts';

const MINUTE_MS = 60_000;

export interface PickingOutcome {
  done: boolean;
  reason: string;
}

/** Holds an order for one picker; again, it is theirs for the whole time anew. */
export function claimOrder(call: MockCall<'claimOrder'>): PickingOutcome {
  const { user, now } = call;
  const order = orderToPick(call);
  const reason = whyNotToPick(call, order);
  if (reason !== undefined) return { done: false, reason };
  if (isDisputed(order)) {
    const disputed = 'The payment of this order is disputed. Please leave it for now.';
    return { done: false, reason: disputed };
  }
  const before = audited(order);
  const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS).toISOString();
  order.claim = { userId: user.userId, until };
  order.version += 1;
  const subject = `order ${order.orderId}`;
  recordAudit(call, { action: 'picking.claim', subject, before, after: audited(order) });
  return { done: true, reason: `This order is yours to pick for ${CLAIM_MINUTES} minutes.` };
}

/** Everything of the order lies in its box; a claim that lapsed on the way is no reason to refuse. */
export function completePicking(call: MockCall<'completePicking'>): PickingOutcome {
  const { state, user, now } = call;
  const order = orderToPick(call);
  const reason = whyNotToPick(call, order);
  if (reason !== undefined) return { done: false, reason };
  const before = { orderState: order.orderState };
  moveOrder(order, { to: 'PICKED', why: 'Picked', actor: user.email, now });
  order.claim = null;
  recount(state, order, now);
  recordAudit(call, {
    action: 'picking.complete',
    subject: `order ${order.orderId}`,
    before,
    after: { orderState: order.orderState },
  });
  return { done: true, reason: 'This Order Has Been Picked' };
}

type PickingCall = MockCall<'claimOrder'> | MockCall<'completePicking'>;

function orderToPick({ state, body }: PickingCall): Order {
  const order = state.orders.find(({ orderId }) => orderId === body.orderId);
  const owner = order?.customerId ?? body.customerId;
  if (order === undefined || owner !== body.customerId) throw notFound(noSuch('order'));
  return order;
}

const audited = ({ claim }: Order) => ({
  claimedBy: claim?.userId ?? null,
  claimedUntil: claim?.until ?? null,
});

/** Why this picker can't pick the order; undefined where nothing keeps them from it. */
function whyNotToPick({ state, user, now }: PickingCall, order: Order): string | undefined {
  if (order.parentId !== null) return 'This is a return. There is nothing to pick.';
  if (order.shippingGrouping === 'DIGITAL')
    return 'This order is digital. There is nothing to pick.';
  if (order.orderState === 'CANCELLED') {
    return 'This order was cancelled. Its items go back on the shelf.';
  }
  if (!canMove(order.orderState, 'PICKED')) return 'This order has been picked already.';
  const { claim } = order;
  if (claim === null || Date.parse(claim.until) <= now.getTime()) return undefined;
  return claim.userId === user.userId ? undefined : heldByOther(state, claim);
}

/** Tells who is picking an order and until when: `Sam is picking this order until 14:05 UTC.` */
function heldByOther({ people }: ShopState, { userId, until }: NonNullable<Order['claim']>) {
  const holder = people.find((one) => one.userId === userId);
  const name = holder?.firstName.trim() || 'Somebody else';
  const minute = new Date(Math.ceil(Date.parse(until) / MINUTE_MS) * MINUTE_MS);
  return `${name} is picking this order until ${minute.toISOString().slice(11, 16)} UTC.`;
}
