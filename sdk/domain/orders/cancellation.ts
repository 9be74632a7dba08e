import { rejection, type Rejection } from '../rejection.ts';
import { formatMoney } from '../money/dollars.ts';
import type { Move } from './decide-move.ts';
import type { Hold } from './owed.ts';
import type { OrderState } from './transitions.ts';

/** Why a customer cannot cancel an order; null while nobody has begun to pick it. */
export function validateCancellation(orderState: OrderState, hold: Hold | null): Rejection | null {
  if (orderState === 'PENDING') {
    if (hold === 'PAYMENT_DISPUTED' || hold === 'DISPUTE_LOST') return cancelDisputed[hold];
    return null;
  }
  if (orderState === 'CANCELLED') {
    return rejection('ALREADY_CANCELLED', 'This order has been cancelled already.');
  }
  return rejection(
    'NOT_CANCELLABLE',
    'This order is being prepared or has left already, so it cannot be cancelled any more.',
  );
}

const cancelDisputed = {
  PAYMENT_DISPUTED: rejection(
    'PAYMENT_DISPUTED',
    'Your bank disputes this payment, so we can’t refund it. You can cancel once the dispute is settled.',
  ),
  DISPUTE_LOST: rejection(
    'DISPUTE_LOST',
    'Your bank has returned this payment to you already, so there is nothing left to refund.',
  ),
};

/** What follows where nothing speaks against it: its units go back on the shelf. */
export const customerCancels: Move = { to: 'CANCELLED', restock: true, by: 'CUSTOMER' };

/** Why it was cancelled, as its history has it. */
export const byCustomer = 'Cancelled by the customer';
export const byShop = 'Cancelled by the shop';
export const fullyRefundedWhy = 'Fully refunded before shipping';

/** What is said to the customer. */
export const cancelledFor = (cents: number) =>
  `Your order was cancelled. ${formatMoney(cents)} is on its way back to you.`;
