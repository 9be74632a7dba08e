import { recordAudit } from '../../audit/record-audit.ts';
import type { MockCall } from '../../core/call.ts';
import { deriveEntitlements } from '../../entitlements/derive-entitlements.ts';
import type { Order } from '../../state.ts';
import { noteOnOrder } from '../move-order.ts';
import { refusePlayedMove } from '../refuse-move.ts';
import { recount } from '../standing-of.ts';
import { applyMove } from './apply-move.ts';
import { ofCustomer } from './of-customer.ts';
import { done, refused, type Outcome } from '../../../domain/refusal.ts';
import { trackingNoted, trackingSaved } from '../../../domain/orders/staff-moves.ts';

/**
 * Staff move an order by the table of moves, with all that follows from it, and save its tracking
 * number. Null where the order has changed since the version that was edited.
 * @throws Failure 404 for an order that is not there, or another customer's
 */
export function editOrder(call: MockCall<'editOrderState'>): Outcome | null {
  const { body, state, now } = call;
  const order = ofCustomer(state, body);
  if (body.version !== undefined && body.version !== order.version) return null;
  const { orderState: to, restock = true } = body;
  const before = audited(order);
  const moves = order.orderState !== to;
  const refusal = moves ? refusePlayedMove(state, order, to) : null;
  if (refusal !== null) return refused(refusal);
  const noted = noteTracking(call, order);
  const reason = moves ? applyMove(call, { order, to, restock }) : trackingSaved;
  if (moves || noted) {
    recordAudit(call, {
      action: 'orders.edit-state',
      subject: `order ${order.orderId}`,
      before,
      after: { ...audited(order), ...(to === 'RETURNED' && { restock }) },
    });
  }
  const parent = state.orders.find(({ orderId }) => orderId === order.parentId);
  for (const one of parent ? [order, parent] : [order]) recount(state, one, now);
  deriveEntitlements(state, now, call.newId);
  return done(reason);
}

const audited = ({ orderState, trackingNumber }: Order) => ({ orderState, trackingNumber });

/** Whether there was a new number to keep. */
function noteTracking({ body, user, now }: MockCall<'editOrderState'>, order: Order): boolean {
  const number = body.trackingNumber?.trim() ?? '';
  if (number === '' || number === order.trackingNumber) return false;
  order.trackingNumber = number;
  noteOnOrder(order, { why: trackingNoted(number), actor: user.email, now });
  return true;
}
