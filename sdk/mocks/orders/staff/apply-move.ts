import type { MockCall } from '../../core/call.ts';
import type { Order } from '../../state.ts';
import { cancelAndRefund, returnToShelf } from '../cancel-order.ts';
import { mailAboutParcel, mailBuyer } from '../mail-buyer.ts';
import { giveBack } from '../give-back.ts';
import { moveOrder, noteOnOrder } from '../move-order.ts';
import type { OrderState } from '../../../domain/orders/transitions.ts';
import { shippedEmail } from '../../../domain/shipping/parcel-emails.ts';
import { byShop } from '../../../domain/orders/cancellation.ts';
import {
  movedByStaff,
  orderCancelled,
  orderMoved,
  orderRefunded,
  refundedByStaff,
  restRefunded,
} from '../../../domain/orders/staff-moves.ts';
import { isOf } from '../../catalog/find-record.ts';
import type { OrderMoney, RefundParts } from '../../../domain/refunds/refund-parts.ts';
import { refundRest, refundReturned } from '../../../domain/refunds/refund-rest.ts';
import {
  refundEmail,
  returnDeniedEmail,
  returnReceivedEmail,
} from '../../../domain/orders/order-emails.ts';
import { NO_CHARGE, totalOf } from '../../../domain/orders/charges.ts';
import {
  returnDenied,
  returnReceived,
  returnRefunded,
  returnRefundedWhy,
  type ReturnDecision,
} from '../../../domain/orders/returns.ts';

type StaffCall = Pick<MockCall<'editOrderState'>, 'state' | 'now' | 'newId' | 'origin' | 'user'>;

interface StaffMove {
  order: Order;
  to: OrderState;
  /** Whether returned units go back on the shelf. */
  restock: boolean;
}

/** Makes a move with all that follows from it for money, stock and mail. Answers what is said of it. */
export function applyMove(call: StaffCall, move: StaffMove): string {
  const { state, user, now, origin } = call;
  const { order, to } = move;
  const parent = state.orders.find(({ orderId }) => orderId === order.parentId);
  if (parent) return moveReturn(call, { ...move, parent });
  if (to === 'CANCELLED') {
    const [actor, why] = [user.email, byShop];
    const cents = cancelAndRefund(call, { order, why, actor, staffEmail: actor, origin });
    return orderCancelled(cents);
  }
  if (to === 'REFUNDED') {
    const cents = refundShipped(call, order);
    return orderRefunded(cents);
  }
  const from = order.orderState;
  moveOrder(order, { to, why: movedByStaff, actor: user.email, now });
  if (to === 'SHIPPED') {
    order.dateShipped ??= now.toISOString();
    mailAboutParcel(call, order, (emailed) => shippedEmail(emailed, origin));
  }
  if (to === 'PICKED') order.claim = null;
  return orderMoved(from, to);
}

/** Staff decide about a return; its order keeps its own state. Answers what is said of it. */
function moveReturn(call: StaffCall, move: StaffMove & { parent: Order }): string {
  const { why, reason } = decide(call, move);
  noteOnOrder(move.parent, { why, actor: call.user.email, now: call.now });
  return reason;
}

function decide(call: StaffCall, { order, to, restock }: StaffMove): ReturnDecision {
  const { user, now, origin } = call;
  const record = (why: string) => moveOrder(order, { to, why, actor: user.email, now });
  if (to === 'RETURNED') {
    if (restock) returnToShelf(call, order, user.email);
    const decision = returnReceived(restock);
    record(decision.why);
    mailBuyer(call, order, (emailed) => returnReceivedEmail(emailed, origin));
    return decision;
  }
  if (to === 'CANCELLED') {
    record(returnDenied.why);
    mailBuyer(call, order, (emailed) => returnDeniedEmail(emailed, origin));
    return returnDenied;
  }
  const cents = giveBack(call, {
    order,
    choose(money) {
      const parts = refundReturned(money, order.items);
      priceReturn(order, parts);
      return parts;
    },
    reason: returnRefundedWhy,
  });
  const decision = returnRefunded(cents);
  record(decision.why);
  mailBuyer(call, order, (emailed) => refundEmail(emailed, { cents, publicUrl: origin }));
  return decision;
}

/** What a return is worth now that it is refunded. */
function priceReturn(order: Order, { lines }: RefundParts): void {
  order.charged = order.items.map((line) => {
    const part = lines.find((one) => isOf(one, line));
    return part ? { grossCents: part.amount, taxCents: part.tax } : NO_CHARGE;
  });
  const { totalCents, taxCents } = totalOf(order.charged);
  Object.assign(order, { total: totalCents, tax: taxCents });
}

/**
 * A shipped order is refunded without coming back: all that is left of its lines, not the shipping.
 * Answers how much, in cents.
 */
function refundShipped(call: StaffCall, order: Order): number {
  const { user, now, origin } = call;
  moveOrder(order, { to: 'REFUNDED', why: refundedByStaff, actor: user.email, now });
  const choose = (money: OrderMoney) => refundRest(money, { shipping: false });
  const cents = giveBack(call, { order, choose, reason: restRefunded });
  mailBuyer(call, order, (emailed) => refundEmail(emailed, { cents, publicUrl: origin }));
  return cents;
}
