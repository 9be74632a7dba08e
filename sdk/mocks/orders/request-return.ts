import { business } from '../config/business.ts';
import { isOf, keyTextOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import type { CartEntry } from '../state.ts';
import { ownOrder } from './cancel-order.ts';
import { mailBuyer } from './mail-buyer.ts';
import { makeReturn } from './make-return.ts';
import { unitsReturned } from './order-facts.ts';
import { recount } from './standing-of.ts';
import {
  moreThanPurchased,
  nothingToReturn,
  refuseReturn,
  returnRequested,
} from '../../domain/orders/returns.ts';
import { returnRequestedEmail } from '../../domain/orders/order-emails.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';

/**
 * A customer asks to send units back: a child order holds them, the parent stays as it is.
 * @throws Failure 404 for an order that is not this customer's
 */
export function requestReturn(call: MockCall<'requestReturn'>): Outcome {
  const { body, state, now, origin } = call;
  const order = ownOrder(call, body.orderId);
  const refusal = refuseReturn(
    {
      isReturn: order.parentId !== null,
      isDigital: order.shippingGrouping === 'DIGITAL',
      orderState: order.orderState,
      shippedAt: order.dateShipped === null ? null : new Date(order.dateShipped),
    },
    now,
    business.returnWindowDays,
  );
  if (refusal !== null) return refused(refusal);
  const wanted = perItem(body.items).filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return refused(nothingToReturn);
  const tooMany = wanted.some((entry) => {
    const line = order.items.find((one) => isOf(one, entry));
    return !line || line.quantity - unitsReturned(state, order, line) < entry.quantity;
  });
  if (tooMany) return refused(moreThanPurchased);
  const child = makeReturn(call, order, wanted);
  recount(state, order, now);
  recount(state, child, now);
  mailBuyer(call, child, (emailed) => returnRequestedEmail(emailed, origin));
  return done(returnRequested);
}

function perItem(entries: readonly CartEntry[]): CartEntry[] {
  const sums = new Map<string, CartEntry>();
  for (const { catalogId, catalogItemId, quantity } of entries) {
    const key = keyTextOf({ catalogId, catalogItemId });
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { catalogId, catalogItemId, quantity: before + quantity });
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
