import type { MockCall } from '../../core/call.ts';
import type { Order, ShopState } from '../../state.ts';
import { cancelAndRefund, returnToShelf } from '../cancel-order.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { moveOrder, noteOnOrder, refundAtMost } from '../move-order.ts';
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
import { returnsOf, unitsReturned } from '../standing-of.ts';
import {
  refundEmail,
  returnDeniedEmail,
  returnReceivedEmail,
} from '../../../domain/orders/order-emails.ts';
import { NO_CHARGE, shareOfLine, totalOf } from '../../../domain/orders/charges.ts';
import { shareOfUnits } from '../../../domain/orders/share-of-units.ts';
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
    mailBuyer(call, order, (emailed) => shippedEmail(emailed, origin));
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

function decide(
  call: StaffCall,
  { order, parent, to, restock }: StaffMove & { parent: Order },
): ReturnDecision {
  const { state, user, now, origin } = call;
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
  priceReturn(state, order, parent);
  const cents = refundAtMost(call, { order, cents: order.total, reason: returnRefundedWhy });
  const decision = returnRefunded(cents);
  record(decision.why);
  mailBuyer(call, order, (emailed) => refundEmail(emailed, { cents, publicUrl: origin }));
  return decision;
}

/** What a return is worth now: the next units of each line after those refunded before. */
function priceReturn(state: ShopState, order: Order, parent: Order): void {
  const before = returnsOf(state, parent)
    .filter(({ orderState }) => orderState === 'REFUNDED')
    .flatMap(({ items }) => items);
  order.charged = order.items.map((line, at) => {
    const sold = parent.items.findIndex((one) => isOf(one, line));
    const [paid, charge] = [parent.items[sold], parent.charged[sold]];
    if (!paid || !charge) return order.charged[at] ?? NO_CHARGE;
    const units = before
      .filter((one) => isOf(one, line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return shareOfLine({ ...charge, quantity: paid.quantity }, units, line.quantity);
  });
  const { totalCents, taxCents } = totalOf(order.charged);
  Object.assign(order, { total: totalCents, tax: taxCents });
}

/**
 * A shipped order is refunded without coming back: all units that no return has, not the shipping.
 * Answers how much, in cents.
 */
function refundShipped(call: StaffCall, order: Order): number {
  const { state, user, now, origin } = call;
  const left = order.items.reduce((sum, line, at) => {
    const back = unitsReturned(state, order, line);
    const gross = order.charged[at]?.grossCents ?? 0;
    return sum + shareOfUnits(gross, line.quantity, back, line.quantity - back);
  }, 0);
  moveOrder(order, { to: 'REFUNDED', why: refundedByStaff, actor: user.email, now });
  const cents = refundAtMost(call, { order, cents: left, reason: restRefunded });
  mailBuyer(call, order, (emailed) => refundEmail(emailed, { cents, publicUrl: origin }));
  return cents;
}
