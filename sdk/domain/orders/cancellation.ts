import { refusal, type Refusal } from '../refusal.ts';
import { formatMoney } from '../money/dollars.ts';
import type { OrderState } from './transitions.ts';

/** Why a customer cannot cancel an order; null while nobody has begun to pick it. */
export function refuseCancelling(orderState: OrderState): Refusal | null {
  if (orderState === 'PENDING') return null;
  if (orderState === 'CANCELLED') {
    return refusal('ALREADY_CANCELLED', 'This order has been cancelled already.');
  }
  return refusal(
    'NOT_CANCELLABLE',
    'This order is being prepared or has left already, so it cannot be cancelled any more.',
  );
}

/** Why it was cancelled, as its history has it. */
export const byCustomer = 'Cancelled by the customer';
export const byShop = 'Cancelled by the shop';

/** What is said to the customer. */
export const cancelledFor = (cents: number) =>
  `Your order was cancelled. ${formatMoney(cents)} is on its way back to you.`;
