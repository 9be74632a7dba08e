import type { MockCall } from '../../core/call.ts';
import type { Order } from '../../state.ts';
import { cancelAndRefund } from '../cancel-and-refund.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { moveOrder } from '../move-order.ts';
import { moveReturn } from './move-return.ts';
import { refundShipped } from './refund-shipped.ts';
import { type OrderState } from '../../../domain/orders/transitions.ts';
import { shippedEmail } from '../../../domain/shipping/parcel-emails.ts';
import { byShop } from '../../../domain/orders/cancellation.ts';
import {
  movedByStaff,
  orderCancelled,
  orderMoved,
  orderRefunded,
} from '../../../domain/orders/staff-moves.ts';

export type StaffCall = Pick<
  MockCall<'editOrderState'>,
  'state' | 'now' | 'newId' | 'origin' | 'user'
>;

export interface StaffMove {
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
