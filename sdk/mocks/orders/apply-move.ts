import { totalOf } from '../../domain/orders/charges.ts';
import { decideMove, type Move, type MoveEmail } from '../../domain/orders/decide-move.ts';
import {
  cancellationEmail,
  refundEmail,
  returnDeniedEmail,
  returnReceivedEmail,
} from '../../domain/orders/order-emails.ts';
import { movesMoney } from '../../domain/orders/refuse-move.ts';
import { shippedEmail } from '../../domain/shipping/parcel-emails.ts';
import { moveHeld } from '../checkout/close-checkout.ts';
import type { MockCall } from '../core/call.ts';
import type { Order } from '../state.ts';
import { moneyOf, requestRefund } from './give-back.ts';
import { mailAboutParcel, mailBuyer } from './mail-buyer.ts';
import { moveOrder, noteOnOrder } from './move-order.ts';
import { owedOf } from './standing-of.ts';

type Mover = Pick<MockCall<'editOrderState'>, 'state' | 'now' | 'newId' | 'origin' | 'user'>;

/** Makes a move with all its effects. Returns the message to whoever made it. */
export function applyMove(call: Mover, order: Order, move: Move): string {
  const { state, now, user } = call;
  const { to } = move;
  const parent = state.orders.find(({ orderId }) => orderId === order.parentId) ?? null;
  const changes = decideMove(
    {
      orderState: order.orderState,
      returned: parent && order.items,
      money: movesMoney(order.orderState, to) ? moneyOf(state, parent ?? order) : null,
    },
    move,
  );
  const by = { why: changes.why, actor: user.email, now };
  const units = parent ? order.items : owedOf(state, order).lines;
  for (const line of changes.restocks ? units : []) {
    moveHeld(call, line, {
      onHand: line.quantity,
      reserved: 0,
      reason: 'return',
      subject: `order ${order.orderId}`,
      actorEmail: move.by === 'STAFF' ? user.email : null,
    });
  }
  moveOrder(order, { ...by, to });
  if (changes.endsClaim) order.claim = null;
  if (to === 'SHIPPED') order.dateShipped ??= now.toISOString();
  if (changes.charges) {
    order.charged = [...changes.charges];
    const { totalCents, taxCents } = totalOf(order.charged);
    Object.assign(order, { total: totalCents, tax: taxCents });
  }
  if (parent) noteOnOrder(parent, by);
  if (changes.refund) requestRefund(call, { order, ...changes.refund, requestedBy: null });
  if (changes.email) {
    const cents = changes.refund?.parts.amount ?? 0;
    mail(call, order, { email: changes.email, why: changes.why, cents });
  }
  return changes.reason;
}

interface Mailed {
  email: MoveEmail;
  why: string;
  cents: number;
}

function mail(call: Mover, order: Order, { email, why, cents }: Mailed): void {
  const { origin: publicUrl } = call;
  if (email === 'SHIPPED') {
    mailAboutParcel(call, order, (emailed) => shippedEmail(emailed, publicUrl));
    return;
  }
  mailBuyer(call, order, (emailed) => {
    if (email === 'CANCELLED') {
      return cancellationEmail(emailed, { why: `${why}.`, cents, publicUrl });
    }
    if (email === 'RETURNED') return returnReceivedEmail(emailed, publicUrl);
    if (email === 'DENIED') return returnDeniedEmail(emailed, publicUrl);
    return refundEmail(emailed, { cents, publicUrl });
  });
}
