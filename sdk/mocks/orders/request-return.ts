import { tooLateToReturn } from '../../domain/orders/return-window.ts';
import { business } from '../config/business.ts';
import { isOf, keyTextOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import type { CartEntry, Order } from '../state.ts';
import { ownOrder, type OrderOutcome } from './cancel-order.ts';
import { mailReturn } from './mails/returns.ts';
import { makeReturn } from './make-return.ts';
import { isWithinReturnWindow, unitsReturned } from './order-facts.ts';
import { recount } from './standing-of.ts';

/**
 * A customer asks to send units back: a child order holds them, the parent stays as it is.
 * @throws Failure 404 for an order that is not this customer's
 */
export function requestReturn(call: MockCall<'requestReturn'>): OrderOutcome {
  const { body, state, now, origin } = call;
  const order = ownOrder(call, body.orderId);
  const refusal = refuseOrder(order, now);
  if (refusal !== null) return { done: false, reason: refusal };
  const wanted = perItem(body.items).filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return { done: false, reason: 'Choose at least one unit to return.' };
  const tooMany = wanted.some((entry) => {
    const line = order.items.find((one) => isOf(one, entry));
    return !line || line.quantity - unitsReturned(state, order, line) < entry.quantity;
  });
  if (tooMany) return { done: false, reason: "You cannot Return more than you've purchased." };
  const child = makeReturn(call, order, wanted);
  recount(state, order, now);
  recount(state, child, now);
  mailReturn(call, child, origin);
  return {
    done: true,
    reason: 'Your return was requested. We will write to you with the next steps.',
  };
}

function refuseOrder(order: Order, now: Date): string | null {
  if (order.parentId !== null) return 'This is a return already.';
  if (order.shippingGrouping === 'DIGITAL') return 'Digital items cannot be returned.';
  if (order.orderState !== 'SHIPPED') return 'Only shipped orders can be returned.';
  if (isWithinReturnWindow(order, now)) return null;
  return tooLateToReturn(business.returnWindowDays);
}

function perItem(entries: readonly CartEntry[]): CartEntry[] {
  const sums = new Map<string, CartEntry>();
  for (const { catalogId, catalogItemId, quantity } of entries) {
    const key = keyTextOf({ catalogId, catalogItemId });
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { catalogId, catalogItemId, quantity: before + quantity });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
