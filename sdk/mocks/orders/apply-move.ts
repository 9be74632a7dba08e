import { totalOf } from '../../domain/orders/charges.ts';
import { decideMove, type RequestedMove } from '../../domain/orders/decide-move.ts';
import { moveEmails } from '../../domain/orders/order-emails.ts';
import { shippedEmail } from '../../domain/shipping/parcel-emails.ts';
import type { MockCall } from '../core/call.ts';
import type { Order } from '../state.ts';
import { moneyOf, requestRefund, returnToShelf } from './request-refund.ts';
import { mailAboutParcel, mailBuyer } from './mail-buyer.ts';
import { moveOrder, addOrderEvent } from './move-order.ts';
import { owedOf } from './order-status.ts';

type Mover = Pick<MockCall<'editOrderState'>, 'state' | 'now' | 'newId' | 'origin' | 'user'>;

/** Carries out a move with all its effects. Returns the message to the person who made it. */
export function applyMove(call: Mover, order: Order, move: RequestedMove): string {
  const { state, now, user, origin: publicUrl } = call;
  const { to } = move;
  const parent = state.orders.find(({ orderId }) => orderId === order.parentId) ?? null;
  const changes = decideMove(
    {
      orderState: order.orderState,
      returned: parent && order.items,
      money: moneyOf(state, parent ?? order),
    },
    move,
  );
  const by = { why: changes.why, actor: user.email, now };
  if (changes.restocks) {
    const units = parent ? order.items : owedOf(state, order).lines;
    returnToShelf(call, order, { units, actorEmail: move.by === 'STAFF' ? user.email : null });
  }
  moveOrder(order, { ...by, to });
  if (changes.endsClaim) order.claim = null;
  if (to === 'SHIPPED') order.dateShipped ??= now.toISOString();
  if (changes.charges) {
    const { totalCents: total, taxCents: tax } = totalOf(changes.charges);
    Object.assign(order, { charged: [...changes.charges], total, tax });
  }
  if (parent) addOrderEvent(parent, by);
  if (changes.refund) requestRefund(call, order, { ...changes.refund, requestedBy: null });
  const { email } = changes;
  if (email === 'SHIPPED') {
    mailAboutParcel(call, order, (emailed) => shippedEmail(emailed, publicUrl));
  } else if (email) {
    const facts = { why: `${changes.why}.`, cents: changes.refund?.parts.amount ?? 0, publicUrl };
    mailBuyer(call, order, (emailed) => moveEmails[email](emailed, facts));
  }
  return changes.reason;
}
