import { auditPicked, claimFor } from '../../domain/picking/claim.ts';
import {
  moverName,
  validateClaim,
  validatePicking,
} from '../../domain/picking/validate-picking.ts';
import { claimed, picked } from '../../domain/picking/replies.ts';
import { outcomeOf, type Outcome, type Rejection } from '../../domain/rejection.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { timeZone } from '../config/business.ts';
import type { MockCall } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { claimOf, findOrder } from '../orders/find-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { parcelContents, statusOf, type Orders } from '../orders/order-status.ts';
import type { Order, ShopState } from '../state.ts';

export type PickingCall = Pick<
  MockCall<'completePicking'>,
  'state' | 'user' | 'caller' | 'now' | 'newId'
>;

/** Returns whether an order can be picked. It can't while it is on hold, or after a full refund. */
export const waitsForPicking = (state: Orders, order: Order): boolean =>
  validatePicking(statusOf(state, order)) === null;

export function claimOrder(call: PickingCall, order: Order): Outcome {
  const { state, user, now } = call;
  const held = { id: order.orderId, ...claimOf(state, order) };
  const decided = pickingRejection(call, order) ?? claimFor(held, user.userId, now);
  return outcomeOf(decided, ({ claim, audit }) => {
    order.claim = { userId: claim.claimedBy, until: claim.claimedUntil.toISOString() };
    order.version += 1;
    recordAudit(call, audit);
    return claimed;
  });
}

/** Completes picking, even if the claim has expired. */
export function completePicking(call: PickingCall, order: Order, units?: number): Outcome {
  const { user, now } = call;
  const decided = pickingRejection(call, order, units) ?? auditPicked(order.orderId, order);
  return outcomeOf(decided, (audit) => {
    recordAudit(call, audit);
    moveOrder(order, { to: 'PICKED', why: 'Picked', actor: user.email, now });
    order.claim = null;
    return picked;
  });
}

/** @throws Failure 404 if the order doesn't exist or is another customer's */
export function orderToPick({
  state,
  body,
}: Pick<MockCall<'completePicking'>, 'state' | 'body'>): Order {
  const { orderId, customerId } = body;
  const isTheirs = (order: Order) => (order.customerId ?? customerId) === customerId;
  return getOr404([findOrder(state, orderId)], isTheirs, 'order');
}

/** Returns why this picker can't pick the order, or null. */
export function pickingRejection(
  { state, user, now }: Pick<PickingCall, 'state' | 'user' | 'now'>,
  order: Order,
  unitsTaken?: number,
): Rejection | null {
  const facts = {
    ...statusOf(state, order),
    ...parcelContents(state, order),
    ...claimOf(state, order),
    movedBy: moverName(moveOf(state, order)),
    holder: state.people.find(({ userId }) => userId === order.claim?.userId)?.firstName,
    unitsTaken,
  };
  return validateClaim(facts, user.userId, { now, timeZone });
}

/** Returns who canceled the order, or else who picked it. */
function moveOf({ people }: ShopState, { timeline, userId, orderState }: Order) {
  const event = timeline.findLast(
    ({ from, to }) => from !== to && to === (orderState === 'CANCELLED' ? 'CANCELLED' : 'PICKED'),
  );
  if (event === undefined) return undefined;
  const actor = people.find(({ email }) => email === event.actor);
  const isCustomer = event.actor === null || actor?.userId === userId;
  return { firstName: actor?.firstName ?? null, isCustomer };
}
