import type { Order } from '../../state.ts';
import { mailRefund } from '../mails/refund.ts';
import { moveOrder } from '../move-order.ts';
import { unitsReturned } from '../order-facts.ts';
import { refundAtMost } from '../refund-at-most.ts';
import { shareOfUnits } from '../share-of-units.ts';
import type { StaffCall } from './apply-move.ts';

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
  moveOrder(order, { to: 'REFUNDED', why: 'Refunded by staff', actor: user.email, now });
  const reason = 'What was left of the order is refunded';
  const cents = refundAtMost(call, { order, cents: left, reason });
  mailRefund(call, order, { cents, origin });
  return cents;
}
