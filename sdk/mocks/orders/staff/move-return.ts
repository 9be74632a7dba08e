import { isOf } from '../../catalog/find-record.ts';
import type { Order, ShopState } from '../../state.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { moveOrder, noteOnOrder } from '../move-order.ts';
import { returnsOf } from '../order-facts.ts';
import { refundAtMost } from '../refund-at-most.ts';
import { returnToShelf } from '../return-to-shelf.ts';
import type { StaffCall, StaffMove } from './apply-move.ts';
import {
  refundEmail,
  returnDeniedEmail,
  returnReceivedEmail,
} from '../../../domain/orders/order-emails.ts';
import { shareOfUnits } from '../../../domain/orders/share-of-units.ts';
import {
  returnDenied,
  returnReceived,
  returnRefunded,
  returnRefundedWhy,
  type ReturnDecision,
} from '../../../domain/orders/returns.ts';

/** Staff decide about a return; its order keeps its own state. Answers what is said of it. */
export function moveReturn(call: StaffCall, move: StaffMove & { parent: Order }): string {
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
    parent.returned = parent.returned.filter(
      (entry) => !order.items.some((line) => isOf(line, entry) && line.quantity === entry.quantity),
    );
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
    if (!paid || !charge) return order.charged[at] ?? { grossCents: 0, taxCents: 0 };
    const units = before
      .filter((one) => isOf(one, line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const share = (cents: number) => shareOfUnits(cents, paid.quantity, units, line.quantity);
    return { grossCents: share(charge.grossCents), taxCents: share(charge.taxCents) };
  });
  order.total = order.charged.reduce((sum, { grossCents }) => sum + grossCents, 0);
  order.amount = order.total;
  order.tax = order.charged.reduce((sum, { taxCents }) => sum + taxCents, 0);
}
