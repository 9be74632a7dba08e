import type { Order } from '../../state.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { moveOrder } from '../move-order.ts';
import { unitsReturned } from '../order-facts.ts';
import { refundAtMost } from '../refund-at-most.ts';
import type { StaffCall } from './apply-move.ts';
import { refundEmail } from '../../../domain/orders/order-emails.ts';
import { shareOfUnits } from '../../../domain/orders/share-of-units.ts';
import { refundedByStaff, restRefunded } from '../../../domain/orders/staff-moves.ts';

/**
 * A shipped order is refunded without coming back: all units that no return has, not the shipping.
 * Answers how much, in cents.
 */
export function refundShipped(call: StaffCall, order: Order): number {
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
