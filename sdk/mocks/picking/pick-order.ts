import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { owedOf } from '../orders/standing-of.ts';
import type { Order, ShopState } from '../state.ts';
import { statesBeforePicking } from '../../domain/orders/transitions.ts';
import { CLAIM_MINUTES } from '../../domain/picking/claim.ts';
import { notFound } from '../../contract/failure.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { findOrder } from '../orders/find-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { noSuch } from '../../domain/records.ts';
import {
  heldByOther,
  heldUntil,
  moverName,
  refusePicking,
} from '../../domain/picking/refuse-picking.ts';
import { claimed, picked } from '../../domain/picking/replies.ts';
import { done, refused, type Outcome, type Refusal } from '../../domain/refusal.ts';
import { timeZone } from '../config/business.ts';

/** What is held waits, and of what is refunded completely there is nothing to pick. */
export function waitsForPicking(state: Pick<ShopState, 'orders'>, order: Order): boolean {
  const { parentId, shippingGrouping, orderState } = order;
  const shipped = parentId === null && shippingGrouping !== DIGITAL_GROUP;
  if (!shipped || !statesBeforePicking.includes(orderState)) return false;
  const { hold, nothingLeft } = owedOf(state, order);
  return hold === null && !nothingLeft;
}

const MINUTE_MS = 60_000;

/** Holds an order for one picker; again, it is theirs for the whole time anew. */
export function claimOrder(call: PickingCall, order: Order): Outcome {
  const { user, now } = call;
  const refusal = whyNotToPick(call, order);
  if (refusal !== null) return refused(refusal);
  const before = audited(order);
  const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS).toISOString();
  order.claim = { userId: user.userId, until };
  order.version += 1;
  const subject = `order ${order.orderId}`;
  recordAudit(call, { action: 'picking.claim', subject, before, after: audited(order) });
  return done(claimed);
}

/** Everything of the order lies in its box; a claim that lapsed on the way is no reason to refuse. */
export function completePicking(call: PickingCall, order: Order, units?: number): Outcome {
  const { user, now } = call;
  const refusal = whyNotToPick(call, order, units);
  if (refusal !== null) return refused(refusal);
  const before = { orderState: order.orderState };
  moveOrder(order, { to: 'PICKED', why: 'Picked', actor: user.email, now });
  order.claim = null;
  recordAudit(call, {
    action: 'picking.complete',
    subject: `order ${order.orderId}`,
    before,
    after: { orderState: order.orderState },
  });
  return done(picked);
}

export type PickingCall = Pick<
  MockCall<'completePicking'>,
  'state' | 'user' | 'caller' | 'now' | 'newId'
>;

/** @throws Failure 404 where there is no such order, or it is another customer's */
export function orderToPick({
  state,
  body,
}: Pick<MockCall<'completePicking'>, 'state' | 'body'>): Order {
  const order = findOrder(state, body.orderId);
  const owner = order.customerId ?? body.customerId;
  if (owner !== body.customerId) throw notFound(noSuch('order'));
  return order;
}

const audited = ({ claim }: Order) => ({
  claimedBy: claim?.userId ?? null,
  claimedUntil: claim?.until ?? null,
});

/** Why this picker can't pick the order; null where nothing keeps them from it. */
export function whyNotToPick(
  { state, user, now }: Pick<PickingCall, 'state' | 'user' | 'now'>,
  order: Order,
  units?: number,
): Refusal | null {
  const refusal = refusePicking({
    isReturn: order.parentId !== null,
    isDigital: order.shippingGrouping === DIGITAL_GROUP,
    orderState: order.orderState,
    ...owedOf(state, order),
    movedBy: moverName(moveOf(state, order)),
    unitsTaken: units,
  });
  if (refusal !== null || order.claim === null) return refusal;
  const { userId, until } = order.claim;
  const claim = { claimedBy: userId, claimedUntil: new Date(until) };
  const held = heldUntil(claim, user.userId, now);
  const holder = state.people.find((one) => one.userId === userId);
  return held && heldByOther(holder?.firstName, held, timeZone);
}

/** Who canceled an order, or else who picked it. */
function moveOf({ people }: ShopState, { timeline, userId, orderState }: Order) {
  const event = timeline.findLast(
    ({ from, to }) => from !== to && to === (orderState === 'CANCELLED' ? 'CANCELLED' : 'PICKED'),
  );
  if (event === undefined) return undefined;
  const actor = people.find(({ email }) => email === event.actor);
  const isCustomer = event.actor === null || actor?.userId === userId;
  return { firstName: actor?.firstName ?? null, isCustomer };
}
