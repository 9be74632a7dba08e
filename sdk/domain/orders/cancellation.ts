import { rejection, type Rejection } from '../rejection.ts';
import { formatMoney } from '../money/dollars.ts';
import type { RequestedMove } from './decide-move.ts';
import type { Hold } from './owed.ts';
import type { OrderState } from './transitions.ts';

/** Returns why a customer can't cancel an order, or null until picking begins. */
export function validateCancellation(orderState: OrderState, hold: Hold | null): Rejection | null {
  if (orderState === 'PENDING') {
    if (hold === 'PAYMENT_DISPUTED' || hold === 'DISPUTE_LOST') return cancelDisputed[hold];
    return null;
  }
  if (orderState === 'CANCELLED') {
    return rejection('ALREADY_CANCELLED', 'This order was already canceled.');
  }
  return rejection(
    'NOT_CANCELLABLE',
    "We're already preparing or have shipped this order, so you can't cancel it.",
  );
}

const cancelDisputed = {
  PAYMENT_DISPUTED: rejection(
    'PAYMENT_DISPUTED',
    "This payment is disputed at your bank, so we can't refund it. You can cancel once the dispute is settled.",
  ),
  DISPUTE_LOST: rejection(
    'DISPUTE_LOST',
    "Your bank already returned this payment, so there's nothing left to refund.",
  ),
};

/** The move for an accepted cancellation. The units go back on the shelf. */
export const customerCancels: RequestedMove = { to: 'CANCELLED', restock: true, by: 'CUSTOMER' };

/** The reason recorded in the order's history. */
export const byCustomer = 'Canceled by the customer';
export const byShop = 'Canceled by the shop';
export const fullyRefundedWhy = 'Fully refunded before shipping';
export const digitalLeftWhy = 'Everything that ships was refunded; only digital items are left';

/**
 * Returns the moves, in sequence, of an unshipped order that has nothing left to ship.
 * @param units units that stay paid; only digital parts of kits can be among them
 */
export function closingMoves(from: OrderState, units: number): { to: OrderState; why: string }[] {
  if (units === 0) return [{ to: 'CANCELLED', why: fullyRefundedWhy }];
  const states: OrderState[] = from === 'PICKED' ? ['PROCESSING', 'SHIPPED'] : ['SHIPPED'];
  return states.map((to) => ({ to, why: digitalLeftWhy }));
}

/** Returns the message to the customer. */
export const canceledFor = (cents: number) =>
  `Your order was canceled. We're refunding ${formatMoney(cents)}.`;
